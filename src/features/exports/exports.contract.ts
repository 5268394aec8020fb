import * as z from 'zod';
import { defineContract } from '#kernel/endpoint.ts';
import { plainText } from '#kernel/query-fields.ts';

export const exportFormat = z.enum(['csv', 'ndjson', 'xlsx'], 'must be csv, ndjson or xlsx').default('csv');
export type ExportFormat = z.output<typeof exportFormat>;

/** How the rows of a query leave as a file. */
export const EXPORT_TYPES = [
  'text/csv',
  'application/x-ndjson',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
] as const;

export const exportsContract = defineContract({
  export: {
    method: 'GET',
    path: '/export/{entity}',
    summary: 'Everything of one kind as a file, streamed; reminders and favourites are your own',
    params: z.object({ entity: plainText(40) }),
    query: z.object({
      format: exportFormat,
      template: plainText(60)
        .optional()
        .describe('For submissions: those of one form, by its slug, with a column for each field'),
    }),
    gives: EXPORT_TYPES,
  },
});
