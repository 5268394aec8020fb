import * as z from 'zod';
import { defineContract } from '#kernel/endpoint.ts';

export const watchContract = defineContract({
  watch: {
    method: 'POST',
    path: '/discovery/watch',
    summary: 'Watch one of your searches, or stop: what is new in it comes by mail',
    access: 'own',
    query: z.object({
      via: z
        .literal('email_link', 'must be email_link')
        .optional()
        .describe('Sent by the page that the links of the mail open'),
    }),
    body: z.object({
      uuid: z.uuid('must be the uuid of a search in your search history'),
      watched: z.boolean('must be true or false'),
    }),
    reply: z.object({
      result: z.literal('success'),
      error: z.null(),
      message: z.string(),
    }),
    failsWith: 'result',
  },
});
