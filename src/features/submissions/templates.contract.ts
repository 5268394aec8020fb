import * as z from 'zod';
import type { Endpoint } from '#kernel/endpoint.ts';

/** The one call of forms that every screen makes; apart, so that none brings the language of forms along. */
export const templates = {
  method: 'GET',
  path: '/templates',
  summary: 'Note templates: groups of template name to the address of its schema',
  reply: z.object({ data: z.record(z.string(), z.record(z.string(), z.string())) }),
} as const satisfies Endpoint;
