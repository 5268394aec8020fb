import * as z from 'zod';
import { domainText } from '#features/companies/company.rules.ts';
import { affinityId } from '#features/pipeline/pipeline.rules.ts';
import { defineContract } from '#kernel/endpoint.ts';
import { plainText } from '#kernel/query-fields.ts';
import { list, listName, WORKBOARD_TYPES, workboardId, workboardIdText } from './list.rules.ts';

const success = z.object({ status: z.literal('success') });
const type = z.enum(WORKBOARD_TYPES, `must be one of ${WORKBOARD_TYPES.join(', ')}`);
const filed = z.object({ domain: domainText, list_id: workboardId, affinity_id: affinityId });
const many = z.object({
  domains: z
    .array(domainText, 'must be a list of domains')
    .min(1, 'must name a company')
    .max(500, 'must name at most 500 companies'),
  list_id: workboardId,
});
const changedDomains = success.extend({
  changed: z.array(z.string()).describe('The companies that were not so already'),
});
const oneWorkboard = z.object({ workboard_id: workboardIdText });
const workboard = z.object({ workboard_id: z.int(), name: z.string(), type });

/** Company lists and buckets; answered with what Explore’s filters offer. */
export const listOptions = {
  method: 'GET',
  path: '/all-lists-and-buckets',
  summary: 'Company lists and buckets, by name',
  reply: z.object({
    data: z.object({
      lists: z.array(z.object({ list_id: z.int(), workboard_id: z.int(), name: z.string() })),
      buckets: z.array(z.object({ name: z.string() })),
    }),
  }),
} as const;

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
  workboards: {
    method: 'GET',
    path: '/workboards/all',
    summary: 'Workboards by name, with how many each holds',
    query: z.object({ type: type.optional() }),
    reply: z.object({ results: z.array(workboard.extend({ count: z.int() })) }),
  },
  allLists: {
    method: 'GET',
    path: '/all-lists',
    summary: 'Company lists by name, with how many companies each holds',
    reply: z.object({
      results: z.array(list.extend({ workboard_id: z.int(), count: z.int() })),
    }),
  },
  createWorkboard: {
    method: 'POST',
    path: '/create-workbook',
    summary: 'Create a workboard of companies, categories or people',
    body: z.object({ name: listName('Name'), type }),
    status: 201,
    reply: z.object({ data: workboard }),
  },
  readWorkboard: {
    method: 'GET',
    path: '/workboards/{workboard_id}',
    summary: 'What a workboard holds, at most 500 of each',
    params: oneWorkboard,
    reply: z.object({
      data: workboard.extend({
        companies: z.array(z.object({ company_domain: z.string(), company_name: z.string() })),
        categories: z.array(z.string()),
        people: z.array(
          z.object({ person_id: z.int(), full_name: z.string(), email: z.string().nullable() }),
        ),
      }),
    }),
  },
  renameWorkboard: {
    method: 'PATCH',
    path: '/workboards/{workboard_id}',
    summary: 'Give a list or workboard another name',
    params: oneWorkboard,
    body: z.object({ name: listName('Name') }),
    reply: z.object({ data: workboard }),
  },
  deleteWorkboard: {
    method: 'DELETE',
    path: '/workboards/{workboard_id}',
    summary: 'Delete a list or workboard; it can be restored with all it held',
    params: oneWorkboard,
    reply: success,
  },
  restoreWorkboard: {
    method: 'POST',
    path: '/workboards/{workboard_id}/restore',
    summary: 'Bring back a deleted list or workboard under its number, with all it held',
    params: oneWorkboard,
    reply: z.object({ data: workboard }),
  },
  addPerson: {
    method: 'POST',
    path: '/add-person-to-workboard',
    summary: 'Put a person on a workboard, or take them off it with remove',
    body: z.object({
      email: plainText(320).trim().optional().describe('Required'),
      workboard_id: workboardId,
      remove: z.boolean('must be true or false').optional(),
    }),
    reply: success,
  },
  addCategory: {
    method: 'POST',
    path: '/add-category-to-workboard',
    summary: 'Put a category on a workboard, or take it off with remove',
    body: z.object({
      category: listName('Category'),
      workboard_id: workboardId,
      remove: z.boolean('must be true or false').optional(),
    }),
    reply: success,
  },
});
