import { domainText } from '#kernel/query-fields.ts';
import * as z from 'zod';
import { defineContract } from '#kernel/endpoint.ts';

const success = z.object({ status: z.literal('success') });

const alert = z.object({
  uuid: z.string(),
  domain: z.string(),
  company_name: z.string(),
  type: z.string(),
  message: z.string(),
  created_at: z.iso.datetime(),
  read: z.boolean(),
});
export type Alert = z.infer<typeof alert>;

/** Apart from the other records, because every screen asks for unread alerts. */
export const alertCalls = defineContract({
  watchedCompanies: {
    method: 'GET',
    path: '/alert-company',
    summary: 'The companies you are alerted about',
    access: 'own',
    reply: z.object({ results: z.array(z.string()) }),
  },
  setAlert: {
    method: 'POST',
    path: '/alert-company',
    summary: 'Be alerted about a company, or no longer',
    access: 'own',
    body: z.object({ domain: domainText }).extend({ enabled: z.boolean('must be true or false') }),
    reply: success,
  },
  alerts: {
    method: 'GET',
    path: '/alert',
    summary: 'What happened at the companies you are alerted about; the newest 100, newest first',
    access: 'own',
    reply: z.object({ results: z.array(alert) }),
  },
  readAlert: {
    method: 'POST',
    path: '/alert',
    summary: 'Mark an alert as read, or as unread',
    access: 'own',
    body: z.object({
      uuid: z.uuid('The link is incomplete. Open it from the list again.'),
      read: z.boolean('must be true or false'),
    }),
    reply: success,
  },
});
