import * as z from 'zod';
import { EXPORT_TYPES, exportFormat } from '#features/exports/exports.contract.ts';
import { defineContract } from '#kernel/endpoint.ts';
import { moment, plainText } from '#kernel/query-fields.ts';

/** What refused calls are called in the trail. */
export const REFUSED = 'access.refused';

const wholeNumber = z.coerce
  .number('must be a whole number')
  .int('must be a whole number')
  .min(1)
  .max(2_147_483_647);

/** What narrows the trail; each that is given must hold. */
export const auditFilters = z.object({
  user_id: wholeNumber.optional(),
  /** What a call was about: its type, its id, or both as `company:42`. */
  object: plainText(200).trim().min(1).optional(),
  action: plainText(100).trim().min(1).optional(),
  since: moment.optional(),
  until: moment.optional(),
});
export type AuditFilters = z.infer<typeof auditFilters>;

const auditEvent = z.object({
  event_id: z.int(),
  at: z.iso.datetime(),
  user_id: z.int().nullable(),
  full_name: z.string().nullable(),
  email_address: z.string().nullable(),
  action: z.string(),
  object_type: z.string().nullable(),
  object_id: z.string().nullable(),
  /** Whether the values before and after differ; null where they were not compared. */
  changed: z.boolean().nullable(),
  detail: z.record(z.string(), z.unknown()),
  request_id: z.string().nullable(),
  ip: z.string().nullable(),
  via: z.string(),
});
export type AuditEvent = z.infer<typeof auditEvent>;

export const auditContract = defineContract({
  listEvents: {
    access: 'administrator',
    method: 'GET',
    path: '/audit-events',
    summary: 'The audit trail, newest first, fifty at a time; refused calls are access.refused',
    query: auditFilters.extend({
      after: plainText(80).optional().describe('next_page of the answer before'),
    }),
    reply: z.object({ results: z.array(auditEvent), next_page: z.string().nullable() }),
    rejects404: true,
  },
  listActions: {
    access: 'administrator',
    method: 'GET',
    path: '/audit-actions',
    summary: 'The names of everything the audit trail holds',
    reply: z.object({ results: z.array(z.string()) }),
    rejects404: true,
  },
  exportEvents: {
    access: 'administrator',
    method: 'GET',
    path: '/audit-events/export',
    summary: 'The audit trail as a file, streamed',
    query: auditFilters.extend({ format: exportFormat }),
    gives: EXPORT_TYPES,
  },
});
