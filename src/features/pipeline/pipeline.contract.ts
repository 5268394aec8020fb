import * as z from 'zod';
import { defineContract } from '#kernel/endpoint.ts';
import { domainText, plainText } from '#kernel/query-fields.ts';
import { acrossCalls } from './pipeline-across.contract.ts';
import { affinityId, ifMatch, owner, tpStatus } from './pipeline.rules.ts';

const ofCompany = z.object({ domain: domainText });
const owners = z.object({ domain: z.string(), tp_owners: z.array(owner), version: z.int() });
const readOwners = (path: '/Tp-owner' | '/tp-owner') => ({
  method: 'GET' as const,
  path,
  summary: 'Who owns a company',
  query: ofCompany,
  reply: z.object({ data: owners.extend({ affinity_id: z.string().nullable() }) }),
});

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
  ...acrossCalls,
});
