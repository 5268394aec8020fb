import * as z from 'zod';
import { staffMember } from '#features/portal/portal.contract.ts';
import { defineContract } from '#kernel/endpoint.ts';
import { option, searchText } from '#kernel/query-fields.ts';
import { version } from '#kernel/hand-editing.ts';
import { personMetadata, taggedPerson } from './person-metadata.rules.ts';
import { person, personBody, personHit } from './person.rules.ts';

export const personId = z.object({
  person_id: z.coerce
    .number('must be a number')
    .int('must be a whole number')
    .min(1, 'must be above 0')
    .max(2_147_483_647, 'is larger than any person has'),
});

export const peopleContract = defineContract({
  scopers: {
    method: 'GET',
    path: '/scopers',
    summary: 'Active staff, by full name',
    reply: z.object({ results: z.array(staffMember) }),
  },
  projects: {
    method: 'GET',
    path: '/projects',
    summary: 'Projects that may be chosen, “No Project Required” first',
    reply: z.object({ results: z.array(option) }),
    options: true,
  },
  metaData: {
    method: 'GET',
    path: '/conversations/meta-data',
    summary: 'What may be chosen about a person: projects, functions, reference types, ratings',
    reply: z.object({
      data: z.object({
        projects: z.array(option),
        functions: z.array(option),
        reference_types: z.array(option),
        ratings: z.array(z.object({ display_name: z.string(), server_value: z.int() })),
      }),
    }),
  },
  search: {
    method: 'GET',
    path: '/people-search',
    summary: 'Look people up by name or e-mail address: exact first, then by likeness, at most 15',
    query: z.object({ search_term: searchText().min(3, 'must have at least 3 characters') }),
    reply: z.object({ results: z.array(personHit) }),
  },
  create: {
    method: 'POST',
    path: '/people',
    summary: 'Add a person by hand',
    body: personBody.partial().required({ full_name: true, emails: true }),
    status: 201,
    reply: z.object({ data: person }),
  },
  read: {
    method: 'GET',
    path: '/people/{person_id}',
    summary: 'Read a person',
    params: personId,
    reply: z.object({ data: person }),
  },
  correct: {
    method: 'PATCH',
    path: '/people/{person_id}',
    summary: 'Correct a person by hand; what is typed outranks what was imported',
    params: personId,
    body: personBody.partial().extend({ version }),
    reply: z.object({ data: person }),
  },
  updateMetadata: {
    method: 'POST',
    path: '/people-metadata-update',
    summary: 'Choose a person’s projects, functions, rating and reference types',
    body: personMetadata,
    reply: z.object({ status: z.literal('success'), data: z.object({ person: taggedPerson }) }),
  },
});
