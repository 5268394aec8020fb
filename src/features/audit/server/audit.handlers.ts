import * as z from 'zod';
import { exportFile } from '#features/exports/server/export-file.ts';
import { implement } from '#server/http/implement.ts';
import { timePlaces } from '#server/http/time-places.ts';
import { auditContract } from '../audit.contract.ts';
import { exportAuditEvents, listAuditActions, listAuditEvents } from './audit.queries.ts';

const PAGE = 50;
const places = timePlaces(
  'after',
  z
    .string()
    .regex(/^\d{1,15}$/)
    .transform(Number),
);

export const audit = implement('audit', auditContract, {
  async listEvents({ query: { after, ...filters } }, { db }) {
    const found = await listAuditEvents(db, filters, places.read(after), PAGE + 1).execute();
    return places.page(found, PAGE, ({ at, event_id }) => [at, event_id]);
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
