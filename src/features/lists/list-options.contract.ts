import * as z from 'zod';

/** Company lists and buckets; answered with what Explore’s filters offer. */
export const listOptions = {
  method: 'GET',
  path: '/all-lists-and-buckets',
  summary: 'Company lists and buckets, by name',
  reply: z.object({
    data: z.object({
      lists: z.array(z.object({ list_id: z.int(), workboard_id: z.int(), name: z.string() })),
      buckets: z.array(z.object({ name: z.string() })),
    }),
  }),
} as const;
