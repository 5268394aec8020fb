import * as z from 'zod';
import { defineContract } from '#kernel/endpoint.ts';

export const submissionsContract = defineContract({
  templates: {
    method: 'GET',
    path: '/templates',
    summary: 'Note templates: groups of template name to the address of its schema',
    reply: z.object({ data: z.record(z.string(), z.record(z.string(), z.string())) }),
  },
});
