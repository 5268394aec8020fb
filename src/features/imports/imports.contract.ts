import * as z from 'zod';
import { defineContract } from '#kernel/endpoint.ts';
import { plainText, searchText } from '#kernel/query-fields.ts';
import {
  change,
  CHANGE_ACTIONS,
  CHANGE_CHOICES,
  constant,
  ENCODINGS,
  EXISTING_RULES,
  IMPORT_ENTITIES,
  importRecord,
  importSummary,
  mend,
  MOST_ROWS,
  previewRow,
  reading,
} from './import-record.contract.ts';

/** What one setting of a file may name. */
const MOST_MENDS = 1000;
const MOST_CONSTANTS = 50;

const oneImport = z.object({ id: z.uuid() });
const reply = z.object({ data: importRecord });
const whichChanges = {
  action: z.enum(CHANGE_ACTIONS).optional(),
  field: plainText(100).optional().describe('Only those in which this field changes'),
  search: searchText().optional().describe('In the name, the domain or address, and the values'),
};

export const importsContract = defineContract({
  upload: {
    method: 'POST',
    path: '/imports',
    summary: 'Bring a file: CSV, TSV, JSON, NDJSON, an Excel workbook, or a ZIP with one table, as it is',
    query: z.object({
      entity: z
        .enum(IMPORT_ENTITIES)
        .describe('Meetings come as JSON, as Fathom lists them, and are checked at once'),
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
  places: {
    method: 'POST',
    path: '/imports/places',
    summary:
      'Check what one spelling for each country and state would change, as an import that can be undone',
    access: 'administrator',
    waits: true,
    status: 202,
    reply,
  },
  rejected: {
    method: 'GET',
    path: '/imports/{id}/rejected',
    summary: 'The rows that were not imported, as CSV, with line and reason',
    params: oneImport,
    gives: ['text/csv'],
  },
  list: {
    method: 'GET',
    path: '/imports',
    summary: 'Past imports, newest first, fifty at a time',
    query: z.object({ after: plainText(80).optional().describe('next_page of the answer before') }),
    reply: z.object({ results: z.array(importSummary), next_page: z.string().nullable() }),
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
    summary: 'Say which field each column holds and how it is read, mend cells, and begin the dry run',
    access: 'own',
    params: oneImport,
    body: z.object({
      mapping: z.array(plainText(100).nullable()).max(10_000),
      readings: z.array(reading.nullable()).max(10_000).optional().describe('Of each column'),
      mends: z.array(mend).max(MOST_MENDS).optional().describe('All of them; those before are forgotten'),
      constants: z.array(constant).max(MOST_CONSTANTS).optional().describe('All of them'),
    }),
    status: 202,
    reply,
    rejects404: true,
  },
  preview: {
    method: 'POST',
    path: '/imports/{id}/preview',
    summary: 'The first rows as they would be with these columns; nothing is kept',
    params: oneImport,
    body: z.object({
      mapping: z.array(plainText(100).nullable()).max(10_000),
      constants: z.array(constant).max(MOST_CONSTANTS).default([]),
    }),
    rate: 'read',
    reply: z.object({ results: z.array(previewRow) }),
    rejects404: true,
  },
  setLayout: {
    method: 'PUT',
    path: '/imports/{id}/layout',
    summary:
      'Say where in the file its table stands, or how its letters are written; its columns are found anew',
    access: 'own',
    params: oneImport,
    body: z.object({
      sheet: plainText(100).optional(),
      header_row: z.int().min(1).max(MOST_ROWS).optional(),
      encoding: z.enum(ENCODINGS).optional(),
    }),
    reply,
    rejects404: true,
  },
  check: {
    method: 'POST',
    path: '/imports/{id}/check',
    summary: 'Begin the dry run again',
    access: 'own',
    params: oneImport,
    status: 202,
    reply,
    rejects404: true,
  },
  changes: {
    method: 'GET',
    path: '/imports/{id}/changes',
    summary: 'Who would change, field by field, a page at a time, in the order of the file',
    params: oneImport,
    query: z.object({
      ...whichChanges,
      after: z.coerce
        .number()
        .int()
        .min(0)
        .max(MOST_ROWS)
        .default(0)
        .describe('The last number of the page before'),
    }),
    reply: z.object({ results: z.array(change), next: z.int().nullable(), count: z.int() }),
  },
  changesFile: {
    method: 'GET',
    path: '/imports/{id}/changes.csv',
    summary: 'The same as CSV, all of them, a line for each field',
    params: oneImport,
    query: z.object(whichChanges),
    gives: ['text/csv'],
  },
  decide: {
    method: 'PUT',
    path: '/imports/{id}/changes',
    summary: 'Choose for one company or person, or for all of a kind',
    access: 'own',
    params: oneImport,
    body: z.object({
      choice: z.enum(CHANGE_CHOICES),
      number: z.int().min(1).max(MOST_ROWS).optional().describe('Of the change; without it all are meant'),
      action: z.enum(CHANGE_ACTIONS).default('conflict').describe('Which of them, where all are meant'),
    }),
    reply: z.object({ data: z.object({ decided: z.int() }) }),
    rejects404: true,
  },
  commit: {
    method: 'POST',
    path: '/imports/{id}/commit',
    summary: 'Take the file in, all of it or nothing',
    access: 'own',
    params: oneImport,
    body: z.object({
      existing: z
        .enum(EXISTING_RULES)
        .default('fill')
        .describe('Fill only what is empty, or replace what differs, of those for whom nobody chose'),
    }),
    status: 202,
    reply,
    rejects404: true,
  },
  stop: {
    method: 'POST',
    path: '/imports/{id}/stop',
    summary: 'Stop a running check or import; no changes are kept',
    access: 'own',
    params: oneImport,
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
