import * as z from 'zod';
import { domainText } from '#features/companies/company.rules.ts';
import { defineContract } from '#kernel/endpoint.ts';
import { page, plainText, repeated } from '#kernel/query-fields.ts';
import { affinityId, ifMatch, owner, ownerOption, tpStatus } from './pipeline.rules.ts';

const ofCompany = z.object({ domain: domainText });
const day = z.iso.date('must look like 2026-01-31').optional();
const statusCount = z.object({ tp_status: z.string(), display_name: z.string(), count: z.int() });
const emailText = plainText(320).trim().toLowerCase();
const owners = z.object({ domain: z.string(), tp_owners: z.array(owner), version: z.int() });
const readOwners = (path: '/Tp-owner' | '/tp-owner') => ({
  method: 'GET' as const,
  path,
  summary: 'Who owns a company',
  query: ofCompany,
  reply: z.object({ data: owners.extend({ affinity_id: z.string().nullable() }) }),
});

/** Who can own a company; answered with what Explore’s filters offer. */
export const ownerOptions = {
  method: 'GET',
  path: '/pipeline-tp-owner',
  summary: 'Who can own a company: active staff of the four roles',
  reply: z.object({ results: z.array(ownerOption) }),
} as const;

export const pipelineContract = defineContract({
  setOwners: {
    method: 'POST',
    path: '/add-tp-owner',
    summary: 'Set who owns a company: the complete set after the change, an empty one clears',
    headers: z.object({ 'if-match': ifMatch }),
    body: ofCompany.extend({
      scopers: z
        .array(plainText(320).trim().min(1, 'must not be empty'), 'must be a list of owners')
        .max(50, 'must name at most 50 owners')
        .describe('Each a full name, a server value or an e-mail address'),
      affinity_id: affinityId,
    }),
    reply: z.object({ status: z.literal('success'), data: owners }),
  },
  setStatus: {
    method: 'POST',
    path: '/assign-tp-status',
    summary: 'Set where a company stands; null, an empty text or n/a clears',
    body: ofCompany.extend({ tp_status: tpStatus, affinity_id: affinityId }),
    reply: z.object({
      status: z.literal('success'),
      data: z.object({ domain: z.string(), tp_status: z.string().nullable() }),
    }),
  },
  readStatus: {
    method: 'GET',
    path: '/tp-status',
    summary: 'Where a company stands, since when and by whom',
    query: ofCompany,
    reply: z.object({
      data: z.object({
        domain: z.string(),
        tp_status: z.string().nullable(),
        changed_at: z.iso.datetime().nullable(),
        changed_by: z.string().nullable(),
        affinity_id: z.string().nullable(),
      }),
    }),
  },
  readOwners: readOwners('/Tp-owner'),
  readOwnersInLowerCase: readOwners('/tp-owner'),
  statusHistory: {
    method: 'GET',
    path: '/tp-status-history',
    summary: 'Where a company stood, newest first; null is the moment a status was cleared',
    query: ofCompany,
    reply: z.object({
      results: z.array(
        z.object({
          tp_status: z.string().nullable(),
          display_name: z.string().nullable(),
          changed_at: z.iso.datetime(),
          changed_by: z.string().nullable(),
        }),
      ),
    }),
  },
  ownerHistory: {
    method: 'GET',
    path: '/tp-owner-history',
    summary: 'Who was made an owner of a company or taken off it, newest first, and by whom',
    query: ofCompany,
    reply: z.object({
      results: z.array(
        z.object({
          owner,
          change: z.enum(['added', 'removed']),
          changed_at: z.iso.datetime(),
          changed_by: z.string().nullable(),
        }),
      ),
    }),
  },
  records: {
    method: 'GET',
    path: '/pipeline-records',
    summary: 'Companies with an owner or a status, the latest change of status first; 50 a page',
    query: z.object({ tp_owner_email: repeated(emailText), tp_status_value: repeated(plainText(100)), page }),
    reply: z.object({
      results: z.array(
        z.object({
          company_domain: z.string(),
          company_name: z.string(),
          tp_owners: z.array(owner),
          tp_status: z.string().nullable(),
          status_changed_at: z.iso.datetime().nullable(),
        }),
      ),
      total_count: z.int(),
      next_page: z.int().nullable(),
    }),
  },
  countStatuses: {
    method: 'GET',
    path: '/pipeline-tp-status',
    summary: 'How many of your companies stand where; of another owner’s with scoper_email',
    query: z.object({ scoper_email: emailText.optional() }),
    reply: z.object({ results: z.array(statusCount) }),
  },
  operate: {
    method: 'POST',
    path: '/pipeline-operation',
    summary: 'Change owner or status of many companies at once: all of them, or none',
    body: z.object({
      operation: z
        .enum(
          ['add', 'remove', 'set_status', 'set_owner'],
          'must be one of add, remove, set_status, set_owner',
        )
        .describe(
          'add: companies without a status get `value`, or the first status, and you own those nobody owns; ' +
            'remove: clears owners and status; set_status: the status `value`, cleared without; ' +
            'set_owner: the one owner `value`, nobody without',
        ),
      domains: z
        .array(domainText, 'must be a list of domains')
        .min(1, 'must name a company')
        .max(500, 'must name at most 500 companies'),
      value: plainText(320).trim().optional(),
    }),
    reply: z.object({
      status: z.literal('success'),
      updated: z.int().describe('How many companies changed; those that were so already do not count'),
    }),
  },
  managed: {
    method: 'GET',
    path: '/pipeline-management',
    summary: 'How many companies of each owner stand where; only those that got there within the days given',
    query: z.object({ date_from: day, date_to: day }),
    reply: z.object({
      results: z.array(
        z.object({
          scoper: z.string().describe('E-mail address'),
          full_name: z.string(),
          counts: z.record(z.string(), z.int()),
        }),
      ),
    }),
  },
  overview: {
    method: 'GET',
    path: '/management',
    summary: 'How much Orion holds',
    reply: z.object({
      data: z.object({
        users: z.int(),
        companies: z.int(),
        lists: z.int(),
        statuses: z.array(statusCount),
        last_import_at: z.iso.datetime().nullable(),
      }),
    }),
  },
  universe: {
    method: 'GET',
    path: '/universe-insight',
    summary: 'All companies by country and by status',
    reply: z.object({
      data: z.object({
        total_companies: z.int(),
        added_last_30_days: z.int(),
        by_country: z.array(z.object({ country: z.string(), count: z.int() })).describe('Largest first'),
        by_status: z.array(statusCount),
      }),
    }),
  },
  universePipeline: {
    method: 'GET',
    path: '/universe-pipeline',
    summary: 'All companies by status, and how many got that far',
    reply: z.object({
      results: z.array(
        statusCount.extend({
          conversion: z
            .number()
            .nullable()
            .describe('Of all companies that ever had a status, the share that ever had this one'),
        }),
      ),
    }),
  },
});
