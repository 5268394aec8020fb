import * as z from 'zod';
import { defineContract } from '#kernel/endpoint.ts';
import { plainText } from '#kernel/query-fields.ts';
import { list, listName, WORKBOARD_TYPES, workboardId, workboardIdText } from './list.rules.ts';

const success = z.object({ status: z.literal('success') });
const type = z.enum(WORKBOARD_TYPES, `must be one of ${WORKBOARD_TYPES.join(', ')}`);
const oneWorkboard = z.object({ workboard_id: workboardIdText });
const workboard = z.object({ workboard_id: z.int(), name: z.string(), type });

/** Lists and workboards themselves, and what those of categories and people hold. */
export const workboardCalls = defineContract({
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
        may_edit: z.boolean().describe('Whether it is yours to rename and delete'),
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
    access: 'own',
    params: oneWorkboard,
    body: z.object({ name: listName('Name') }),
    reply: z.object({ data: workboard }),
  },
  deleteWorkboard: {
    method: 'DELETE',
    path: '/workboards/{workboard_id}',
    summary: 'Delete a list or workboard; it can be restored with all it held',
    access: 'own',
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
      email: plainText(320)
        .trim()
        .pipe(z.union([z.literal(''), z.email('must be an e-mail address')]))
        .optional()
        .describe('Required'),
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
