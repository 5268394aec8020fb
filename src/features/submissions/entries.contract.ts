import * as z from 'zod';
import { defineContract } from '#kernel/endpoint.ts';
import { template } from '#kernel/forms/form-language.ts';
import { version } from '#kernel/hand-editing.ts';
import { isStorable, plainText, searchText } from '#kernel/query-fields.ts';

/** Templates whose entries have an address of their own; those a firm brings lie under /submissions/{slug}. */
export const SHIPPED = [
  'company-call-summaries',
  'blocked-domains',
  'cookie-store',
  'file-metrics',
  'board-meeting-notes',
] as const;
export type Shipped = (typeof SHIPPED)[number];

const uuid = z.uuid('The link is incomplete. Open it from the list again.');
const slug = plainText(60);
/** What the form makes of it is its own rule; a text that cannot be kept is refused before. */
const answer = z.unknown().refine((value) => typeof value !== 'string' || isStorable(value));
const answers = z
  .record(plainText(200), answer, 'must be an object with the answers')
  .describe('Answers by the name of their field');
const changed = answers.describe('Answers by the name of their field, and the version they were made on');
const headers = z.object({ 'idempotency-key': z.string().optional() });
const saved = z.object({ status: z.literal('success'), uuid: z.string() });
const success = z.object({ status: z.literal('success') });
const state = z.enum(['draft', 'unpublished', 'published']);

const row = z
  .record(z.string(), z.unknown())
  .describe('uuid, the answers by name, created_at and who wrote it; sealed values are masked');
export type EntryRow = z.infer<typeof row>;

export const entry = z.object({
  uuid: z.string(),
  version: z.int().describe('To be sent with a change'),
  state,
  return_reason: z.string().nullable(),
  company_name: z.string().nullable(),
  company_domain: z.string().nullable(),
  created_at: z.iso.datetime(),
  created_by: z.object({ full_name: z.string(), email: z.string() }),
  updated_at: z.iso.datetime().nullable(),
  updated_by: z.string().nullable(),
  answers: z.record(z.string(), z.unknown()),
  files: z.array(
    z.object({
      url: z.string(),
      file_name: z.string(),
      deleted: z.boolean().describe('It was deleted; its url leads nowhere until it is restored'),
    }),
  ),
  template: template.describe('The form it was written with'),
});
export type Entry = z.infer<typeof entry>;

const listed = z.object({
  results: z.array(row),
  count: z.int().nullable().describe('How many there are; with the first page only'),
  next_page: z.string().nullable(),
});
const asked = z.object({
  search: searchText().optional().describe('Words, each the beginning of one'),
  domain: plainText(300).trim().optional().describe('Those about one company'),
  portfolio: plainText(300).trim().optional().describe('The same'),
  year: plainText(20).trim().optional().describe('A year, or a quarter like Q1 2026'),
  page: plainText(200).optional().describe('`next_page` of the page before'),
});

/** The calls of one template. `more` holds the parameter that names it, where its path does. */
const callsAt = <P extends `/${string}`, M extends z.ZodRawShape>(path: P, what: string, more: M) => ({
  template: {
    method: 'GET' as const,
    path: `${path}/template` as const,
    summary: `The form ${what}`,
    params: z.object(more),
    reply: z.object({ data: template }),
  },
  list: {
    method: 'GET' as const,
    path,
    summary: `Entries of ${what}, newest first; 50 a page`,
    params: z.object(more),
    query: asked,
    reply: listed,
    failsWith: 'Message' as const,
  },
  read: {
    method: 'GET' as const,
    path: `${path}/{uuid}` as const,
    summary: `One entry of ${what}, with the form it was written with`,
    params: z.object({ ...more, uuid }),
    reply: z.object({ data: entry }),
  },
  add: {
    method: 'POST' as const,
    path,
    summary: `Add an entry of ${what}`,
    params: z.object(more),
    headers,
    body: answers,
    status: 201 as const,
    reply: saved,
  },
  change: {
    method: 'PUT' as const,
    path: `${path}/{uuid}` as const,
    summary: `Change an entry of ${what}, or hand in a draft`,
    params: z.object({ ...more, uuid }),
    headers,
    body: changed,
    reply: saved,
  },
  remove: {
    method: 'DELETE' as const,
    path: `${path}/{uuid}` as const,
    summary: `Delete an entry of ${what}; it can be restored`,
    params: z.object({ ...more, uuid }),
    reply: success,
  },
  restore: {
    method: 'POST' as const,
    path: `${path}/{uuid}/restore` as const,
    summary: `Restore a deleted entry of ${what}`,
    params: z.object({ ...more, uuid }),
    reply: success,
  },
});

export const entriesContract = (shipped: Shipped) => defineContract(callsAt(`/${shipped}`, shipped, {}));
export const ownEntriesContract = defineContract(
  callsAt('/submissions/{slug}', 'a template the firm brought', { slug }),
);

/** Entries that are not there for everybody yet. */
export const unpublishedContract = defineContract({
  drafts: {
    method: 'GET',
    access: 'own',
    path: '/draft/{slug}',
    summary: 'Your drafts of a form, newest first',
    params: z.object({ slug }),
    reply: z.object({ results: z.array(row) }),
  },
  draft: {
    method: 'GET',
    access: 'own',
    path: '/draft/{slug}/{uuid}',
    summary: 'One of your drafts',
    params: z.object({ slug, uuid }),
    reply: z.object({ data: entry }),
  },
  saveDraft: {
    method: 'POST',
    path: '/draft/{slug}',
    summary: 'Save a draft; what is missing may be missing',
    params: z.object({ slug }),
    headers,
    body: answers,
    status: 201,
    reply: saved,
  },
  changeDraft: {
    method: 'PUT',
    access: 'own',
    path: '/draft/{slug}/{uuid}',
    summary: 'Change one of your drafts',
    params: z.object({ slug, uuid }),
    headers,
    body: changed,
    reply: saved,
  },
  removeDraft: {
    method: 'DELETE',
    access: 'own',
    path: '/draft/{slug}/{uuid}',
    summary: 'Delete one of your drafts; it can be restored',
    params: z.object({ slug, uuid }),
    reply: success,
  },
  unpublished: {
    method: 'GET',
    path: '/unpublished/{slug}',
    summary: 'Entries that wait for approval, newest first',
    params: z.object({ slug }),
    reply: z.object({ results: z.array(row) }),
  },
  approve: {
    method: 'POST',
    path: '/unpublished/{slug}/{uuid}/approve',
    summary: 'Publish an entry; for partners and administrators, not for who wrote it',
    params: z.object({ slug, uuid }),
    access: 'approver',
    body: z.object({ version }),
    reply: success,
  },
  sendBack: {
    method: 'POST',
    path: '/unpublished/{slug}/{uuid}/return',
    summary: 'Return an entry to who wrote it, as a draft and with a reason',
    params: z.object({ slug, uuid }),
    access: 'approver',
    body: z.object({ version, reason: plainText(1000).trim().min(1, 'must say why') }),
    reply: success,
  },
});
