import * as z from 'zod';
import { defineContract } from '#kernel/endpoint.ts';
import { domainText } from '#kernel/query-fields.ts';

/** What the firm itself knows about a company, in the order it is told. */
export const HISTORY_PARTS = ['meetings', 'references', 'updates', 'calls', 'files'] as const;
export type HistoryPart = (typeof HISTORY_PARTS)[number];

const count = z.int();

export const historyContract = defineContract({
  read: {
    method: 'GET',
    path: '/company-history',
    summary: 'How much the firm itself knows about a company: meetings, references, updates, calls and files',
    query: z.object({ domain: domainText }),
    reply: z.object({
      data: z.object({
        meetings: count.describe('Held so far, or recorded and seen by whoever asks, whichever is more'),
        references: count,
        updates: count,
        calls: count.describe('Published call summaries'),
        files: count,
      }),
    }),
  },
});
