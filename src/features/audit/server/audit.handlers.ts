import { exportFile } from '#features/exports/server/export-file.ts';
import { moment } from '#kernel/query-fields.ts';
import { invalid } from '#server/http/errors.ts';
import { implement } from '#server/http/implement.ts';
import { auditContract } from '../audit.contract.ts';
import { exportAuditEvents, listAuditActions, listAuditEvents } from './audit.queries.ts';

const PAGE = 50;

export const audit = implement('audit', auditContract, {
  async listEvents({ query: { after, ...filters } }, { db }) {
    const found = await listAuditEvents(db, filters, positionOf(after), PAGE + 1).execute();
    const results = found.slice(0, PAGE);
    const last = results.at(-1);
    return { results, next_page: found.length > PAGE && last ? `${last.at}_${last.event_id}` : null };
  },

  async listActions(_input, { db }) {
    const found = await listAuditActions(db).execute();
    return { results: found.map(({ action }) => action) };
  },

  async exportEvents({ query: { format, ...filters } }, context) {
    const entity = { query: () => exportAuditEvents(context.db, filters), html: [] };
    return exportFile(context, { name: 'audit-trail', format, entity });
  },
});

/** Where the page before ended, as it was said there. */
function positionOf(after: string | undefined) {
  if (after === undefined) return null;
  const [, at, id] = /^(\d{4}-\d\d-\d\dT[\d:.]+Z)_(\d{1,15})$/.exec(after) ?? [];
  if (!at || !id || !moment.safeParse(at).success)
    throw invalid('after must be the next_page of the answer before.');
  return { at, event_id: Number(id) };
}
