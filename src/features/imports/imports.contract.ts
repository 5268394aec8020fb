import * as z from 'zod';
import { defineContract } from '#kernel/endpoint.ts';
import { plainText } from '#kernel/query-fields.ts';

export const IMPORT_STATUSES = [
  'uploaded',
  'checking',
  'checked',
  'committing',
  'committed',
  'undoing',
  'undone',
  'failed',
] as const;

const jsonValue = z.unknown();
const counts = z.object({
  create: z.int(),
  update: z.int(),
  unchanged: z.int(),
  conflict: z.int().describe('Companies or people of which a person typed another value'),
  rejected: z.int().describe('Rows that cannot be taken in'),
});
export type ImportCounts = z.infer<typeof counts>;

const problem = z.object({ line: z.int(), field: z.string(), message: z.string() });
const conflict = z.object({
  line: z.int(),
  key: z.string(),
  field: z.string(),
  ours: jsonValue,
  theirs: jsonValue,
  ours_source: z.string().nullable(),
});
const kept = z.object({ key: z.string(), field: z.string().nullable(), message: z.string() });

const importSummary = z.object({
  id: z.uuid(),
  entity: z.enum(['companies', 'people']),
  file_name: z.string(),
  status: z.enum(IMPORT_STATUSES),
  counts,
  rows_done: z.int(),
  rows_total: z.int().nullable().describe('Estimated while the file is read'),
  failure: z.string().nullable().describe('Why it failed, in a sentence to show'),
  created_by: z.string().nullable().describe('Full name; null when a command did it'),
  created_at: z.iso.datetime(),
  checked_at: z.iso.datetime().nullable(),
  committed_at: z.iso.datetime().nullable(),
  undone_at: z.iso.datetime().nullable(),
});
export type ImportSummary = z.infer<typeof importSummary>;

export const importRecord = importSummary.extend({
  headers: z.array(z.string()),
  mapping: z.array(z.string().nullable()).describe('The field of each column; null leaves it out'),
  preview: z.array(z.object({ line: z.int(), cells: z.array(z.string()) })).describe('The first rows'),
  problems: z.array(problem).describe('The first 100'),
  conflicts: z.array(conflict).describe('The first 100'),
  notes: z.array(z.string()),
  kept: z.array(kept).describe('What an undo left alone because it changed since; the first 100'),
  may_undo: z.boolean().describe('Whether it is yours to undo'),
});
export type ImportRecord = z.infer<typeof importRecord>;

const oneImport = z.object({ id: z.uuid() });
const reply = z.object({ data: importRecord });

export const importsContract = defineContract({
  upload: {
    method: 'POST',
    path: '/imports',
    summary: 'Bring a file: CSV, TSV, JSON or NDJSON, as it is',
    query: z.object({
      entity: z.enum(['companies', 'people']),
      file_name: plainText(1000).trim().min(1),
    }),
    takes: [
      'application/octet-stream',
      'text/csv',
      'text/tab-separated-values',
      'application/json',
      'application/x-ndjson',
    ],
    bodyLimit: 'IMPORT_MAX_BYTES',
    rate: 'upload',
    waits: true,
    status: 201,
    reply,
  },
  rejected: {
    method: 'GET',
    path: '/imports/{id}/rejected',
    summary: 'The rows that were not taken in, as CSV, with line and reason',
    params: oneImport,
    gives: ['text/csv'],
  },
  list: {
    method: 'GET',
    path: '/imports',
    summary: 'Files taken in, newest first',
    reply: z.object({ results: z.array(importSummary) }),
  },
  read: {
    method: 'GET',
    path: '/imports/{id}',
    summary: 'One file: its columns, what the dry run found, how far it is',
    params: oneImport,
    reply,
    rejects404: true,
  },
  setMapping: {
    method: 'PUT',
    path: '/imports/{id}/mapping',
    summary: 'Say which field each column holds, and begin the dry run',
    params: oneImport,
    body: z.object({ mapping: z.array(plainText(100).nullable()).max(10_000) }),
    status: 202,
    reply,
    rejects404: true,
  },
  check: {
    method: 'POST',
    path: '/imports/{id}/check',
    summary: 'Begin the dry run again',
    params: oneImport,
    status: 202,
    reply,
    rejects404: true,
  },
  commit: {
    method: 'POST',
    path: '/imports/{id}/commit',
    summary: 'Take the file in, all of it or nothing',
    params: oneImport,
    body: z.object({ keep_ours: z.boolean().default(true).describe('Keep values that a person typed') }),
    status: 202,
    reply,
    rejects404: true,
  },
  undo: {
    method: 'POST',
    path: '/imports/{id}/undo',
    summary: 'Bring back what was there before; what changed since is kept and told',
    access: 'own',
    params: oneImport,
    status: 202,
    reply,
    rejects404: true,
  },
});
