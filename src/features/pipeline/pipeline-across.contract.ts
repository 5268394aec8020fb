import * as z from 'zod';
import { defineContract } from '#kernel/endpoint.ts';
import { day, domainText, moment, page, plainText, repeated } from '#kernel/query-fields.ts';
import { owner, tpStatus } from './pipeline.rules.ts';

const statusCount = z.object({ tp_status: z.string(), display_name: z.string(), count: z.int() });
const emailText = plainText(320).trim().toLowerCase();
const MOST_COMPANIES = 'must name at most 500 companies';
const leftAs = z
  .object({
    tp_owners: z.array(emailText).max(500).optional(),
    tp_status: plainText(100).nullable().optional(),
  })
  .describe('What the operation made of it: a company that somebody changed since is left as it is');
const standing = z.object({
  domain: domainText,
  left_as: leftAs.optional(),
  tp_owners: z
    .array(z.object({ email_address: emailText, assigned_at: moment }), 'must be a list of owners')
    .max(50, 'must name at most 50 owners')
    .optional()
    .describe('In the order they came; absent where owners are not meant'),
  tp_status: tpStatus.optional().describe('Absent where the status is not meant'),
});
const changedMany = z.object({
  status: z.literal('success'),
  updated: z.int().describe('How many companies changed; those that were so already do not count'),
});

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
          ['add', 'remove', 'set_status', 'set_owner', 'add_owner', 'remove_owner'],
          'must be one of add, remove, set_status, set_owner, add_owner, remove_owner',
        )
        .describe(
          'add: companies without a status get `value`, or the first status, and you own those nobody owns; ' +
            'remove: clears owners and status; set_status: the status `value`, cleared where it is empty; ' +
            'set_owner: the one owner `value`, nobody where it is empty; ' +
            'add_owner, remove_owner: `value` beside the other owners, or off them',
        ),
      domains: z
        .array(domainText, 'must be a list of domains')
        .min(1, 'must name a company')
        .max(500, MOST_COMPANIES),
      value: plainText(320).trim().optional(),
    }),
    reply: changedMany.extend({
      before: z
        .array(
          z.object({
            domain: z.string(),
            tp_owners: z
              .array(z.object({ email_address: z.string(), assigned_at: z.iso.datetime() }))
              .optional(),
            tp_status: z.string().nullable().optional(),
            left_as: leftAs,
          }),
        )
        .describe('What the operation changed, as it was; /pipeline-restore takes it'),
    }),
  },
  restorePipeline: {
    method: 'POST',
    path: '/pipeline-restore',
    summary: 'Put owners and statuses of many companies back to what they were: all of them, or none',
    body: z.object({
      companies: z
        .array(standing, 'must be a list of companies')
        .min(1, 'must name a company')
        .max(500, MOST_COMPANIES),
    }),
    reply: changedMany.extend({
      kept: z.array(z.string()).describe('The companies that somebody changed since, which stay as they are'),
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
