import { domainText } from '#kernel/query-fields.ts';
import * as z from 'zod';
import { affinityId } from '#features/pipeline/pipeline.rules.ts';
import { defineContract } from '#kernel/endpoint.ts';
import { list, listName, workboardId, workboardIdText } from './list.rules.ts';
import { workboardCalls } from './workboards.contract.ts';

const success = z.object({ status: z.literal('success') });
const filed = z.object({ domain: domainText, list_id: workboardId, affinity_id: affinityId });
const domains = z
  .array(domainText, 'must be a list of domains')
  .min(1, 'must name a company')
  .max(500, 'must name at most 500 companies');
const many = z.object({ domains, list_id: workboardId });
const changedDomains = success.extend({
  changed: z.array(z.string()).describe('The companies that were not so already'),
});

export const listsContract = defineContract({
  companyLists: {
    method: 'GET',
    path: '/company-lists',
    summary: 'The lists and the bucket of a company, and the five you used last that do not hold it',
    query: z.object({ domain: domainText }),
    reply: z.object({
      data: z.array(list),
      suggested_lists: z.array(list),
      bucket: z.string().nullable(),
      affinity_id: z.string().nullable(),
    }),
  },
  addList: {
    method: 'POST',
    path: '/add-list',
    summary: 'Create a list and put a company on it',
    body: z.object({ domain: domainText, name: listName('Name'), affinity_id: affinityId }),
    status: 201,
    reply: success,
  },
  addCompany: {
    method: 'POST',
    path: '/add-company-to-list',
    summary: 'Put a company on a list',
    body: filed,
    reply: success,
  },
  putCompany: {
    method: 'PUT',
    path: '/add-company-to-list',
    summary: 'Put a company on a list; the same as by POST',
    body: filed,
    reply: success,
  },
  removeCompany: {
    method: 'DELETE',
    path: '/remove-company-from-list/{domain}/{list_id}',
    summary: 'Take a company off a list',
    params: z.object({ domain: domainText, list_id: workboardIdText }),
    reply: success,
  },
  addCompanies: {
    method: 'POST',
    path: '/add-companies-to-list',
    summary: 'Put many companies on a list: all of them, or none',
    body: many,
    reply: changedDomains,
  },
  addCompaniesToNew: {
    method: 'POST',
    path: '/add-companies-to-new-list',
    summary: 'Create a list and put many companies on it: all of them, or none',
    body: z.object({ domains, name: listName('Name') }),
    status: 201,
    reply: changedDomains.extend({ data: list }),
  },
  removeCompanies: {
    method: 'POST',
    path: '/remove-companies-from-list',
    summary: 'Take many companies off a list: all of them, or none',
    body: many,
    reply: changedDomains,
  },
  assignBucket: {
    method: 'POST',
    path: '/assign-bucket-to-company',
    summary: 'Put a company into a bucket; a new name creates one, none takes the company out',
    body: z.object({
      domain: domainText,
      bucket_name: listName('Bucket').optional(),
      affinity_id: affinityId,
    }),
    reply: success,
  },
  companyHistory: {
    method: 'GET',
    path: '/company-list-history',
    summary: 'On and off which lists and buckets a company went, newest first, and by whom',
    query: z.object({ domain: domainText }),
    reply: z.object({
      results: z.array(
        z.object({
          kind: z.enum(['list', 'bucket']),
          name: z.string(),
          change: z.enum(['added', 'removed']),
          changed_at: z.iso.datetime(),
          changed_by: z.string().nullable(),
        }),
      ),
    }),
  },
  ...workboardCalls,
});
