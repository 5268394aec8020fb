import * as z from 'zod';
import { personMetadata } from '#features/people/person-metadata.rules.ts';
import { nameText, version } from '#kernel/hand-editing.ts';
import { defineContract } from '#kernel/endpoint.ts';
import { isEmptyHtml } from '#kernel/html.ts';
import { grouped } from '#kernel/numbers.ts';
import { keepsExclusive, NO_PROJECT } from '#kernel/list-editing.ts';
import { day, page, plainText } from '#kernel/query-fields.ts';
import { reference } from './conversations.contract.ts';

const LONGEST_NOTE = 2_000_000;
const MOST_LETTERS = 500_000;
const PICTURE = /data:image\/[a-z]+;base64,[a-z0-9+/=]*/gi;
const MOST = 50;
const LARGEST_BODY = 5_000_000;

const content = plainText(LONGEST_NOTE)
  .refine((html) => !isEmptyHtml(html), 'must not be empty')
  .refine((html) => html.replace(PICTURE, '').length <= MOST_LETTERS, {
    message: `must have at most ${grouped(MOST_LETTERS)} characters beside its pictures`,
  })
  .describe(
    `HTML; only what a note needs of it is kept. At most ${grouped(MOST_LETTERS)} characters, with its pictures ${grouped(LONGEST_NOTE)}`,
  );

/** Who was spoken with: somebody known by id or address, else somebody new. */
const namedPerson = z.object({
  name: nameText(500),
  email: plainText(254)
    .trim()
    .pipe(z.union([z.literal(''), z.email('must be an e-mail address')]))
    .transform((text) => text || null)
    .nullable()
    .default(null),
  person_id: z
    .int('must be a whole number')
    .min(1, 'must be above 0')
    .max(2_147_483_647, 'is larger than any person has')
    .optional()
    .describe('Of somebody who is known already'),
});
export type NamedPerson = z.output<typeof namedPerson>;

const domain = plainText(300).trim().min(1, 'must not be empty');
const people = z.array(namedPerson, 'must be a list').max(MOST, `must have at most ${MOST} people`);
const projects = z
  .array(plainText(200).min(1, 'must not hold an empty value'), 'must be a list')
  .max(MOST, `must have at most ${MOST} values`)
  .refine((chosen) => keepsExclusive(chosen, NO_PROJECT), {
    message: `must not hold “${NO_PROJECT}” beside another project`,
  });

export const newReference = z.object({
  content,
  company_domain: domain.optional(),
  people: people.default([]),
  projects: projects.default([]),
  functions: personMetadata.shape.functions.default([]).describe('Added to those of everybody who is named'),
  reference_types: personMetadata.shape.reference_types
    .default([])
    .describe('Added to those of everybody who is named'),
  rating: personMetadata.shape.rating.default(0).describe('Of everybody who is named; 0 leaves theirs'),
  called_on: day.optional().describe('The day of the call'),
});
export type NewReference = z.output<typeof newReference>;

/** A note as its writer wants it from now on; what is left out stays as it is. */
export const changedNote = z.object({
  content,
  version,
  people: people.optional().describe('All who were spoken with; whoever is not known yet is added'),
  company_domains: z
    .array(domain, 'must be a list')
    .max(MOST, `must have at most ${MOST} companies`)
    .optional()
    .describe('All it is about'),
  projects: projects.optional(),
  called_on: day.nullable().optional().describe('The day of the call; null where nobody can say'),
});
export type ChangedNote = z.output<typeof changedNote>;

const params = z.object({ reference_id: plainText(200) });
const one = z.object({ data: reference });

export const noteVersion = z.object({
  version: z.int(),
  content: z.string(),
  changed_by: z.string().describe('Full name'),
  changed_at: z.iso.datetime(),
});

export const recordingContract = defineContract({
  list: {
    method: 'GET',
    path: '/references',
    summary: 'References about a company, newest first, 20 a page; all of them without one',
    query: z.object({ company_domain: plainText(300).optional(), page }),
    reply: z.object({ results: z.array(reference), counts: z.int(), next_page: z.int().nullable() }),
  },
  record: {
    method: 'POST',
    path: '/references',
    summary: 'Record a reference; whoever is named and not known yet is added',
    headers: z.object({ 'idempotency-key': z.string().optional() }),
    body: newReference,
    bodyLimit: LARGEST_BODY,
    status: 201,
    reply: one,
  },
  rewrite: {
    method: 'PUT',
    path: '/references/{reference_id}',
    summary: 'Change a note of your own: its text, people, companies, projects, day; the text before is kept',
    access: 'own',
    params,
    body: changedNote,
    bodyLimit: LARGEST_BODY,
    reply: one,
  },
  history: {
    method: 'GET',
    path: '/references/{reference_id}/history',
    summary: 'Every text a note had, the latest first',
    params,
    reply: z.object({ results: z.array(noteVersion) }),
  },
  withdraw: {
    method: 'DELETE',
    path: '/references/{reference_id}',
    summary: 'Withdraw a note of your own: nobody finds it any more',
    access: 'own',
    params,
    reply: z.object({ status: z.literal('success') }),
  },
  undo: {
    method: 'POST',
    path: '/references/{reference_id}/undo',
    summary: 'Bring a note of your own back that you withdrew',
    access: 'own',
    params,
    reply: one,
  },
});
