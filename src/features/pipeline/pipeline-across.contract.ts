import * as z from 'zod';
import { defineContract } from '#kernel/endpoint.ts';
import { day, domainText, page, plainText, repeated } from '#kernel/query-fields.ts';
import { owner } from './pipeline.rules.ts';

const statusCount = z.object({ tp_status: z.string(), display_name: z.string(), count: z.int() });
const emailText = plainText(320).trim().toLowerCase();

/** The pipeline across companies: who stands where, how many do, and many changed at once. */
export const acrossCalls = defineContract({
  records: {
    method: 'GET',
    path: '/pipeline-records',
    summary: 'Companies with an owner or a status, the latest change of status first; 20 a page',
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
    query: z.object({ date_from: day.optional(), date_to: day.optional() }),
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
