import type { ImportChange, ImportRecord } from '../../import-record.contract.ts';

export const IMPORT_ID = '3f2b8c0e-6d1a-4c59-9a51-0c1f6a2f7d11';
export const IMPORT_PATH = `/api/v1/imports/${IMPORT_ID}`;

/** A file of two rows that was just uploaded. */
export const anImport = (changes: Partial<ImportRecord> = {}): ImportRecord => ({
  id: IMPORT_ID,
  entity: 'companies',
  file_name: 'plants.csv',
  status: 'uploaded',
  counts: { create: 0, update: 0, differ: 0, unchanged: 0, conflict: 0, skipped: 0, rejected: 0 },
  rows_done: 0,
  rows_total: null,
  failure: null,
  stopped: false,
  created_by: 'Marta Lindqvist',
  created_at: '2026-11-15T08:00:00.000Z',
  checked_at: null,
  committed_at: null,
  undone_at: null,
  layout: { sheets: [], sheet: null, header_row: 1, encoding: 'utf-8' },
  headers: ['Website', 'Company', 'Blurb'],
  mapping: ['website', 'company_name', null],
  preview: [
    { line: 2, cells: ['ferrowick.example', 'Ferrowick', 'Planning for plants'] },
    { line: 3, cells: ['lumenvale.example', 'Lumenvale', ''] },
  ],
  problems: [],
  changed_fields: [],
  novelties: [],
  bad_cells: [],
  readings: [],
  column_readings: [],
  mends: [],
  constants: [],
  mapping_from: null,
  notes: [],
  kept: [],
  undo: null,
  may_change: true,
  may_undo: true,
  ...changes,
});

/** The same after its dry run. */
export const aCheckedImport = (changes: Partial<ImportRecord> = {}) =>
  anImport({
    status: 'checked',
    rows_total: 1623,
    rows_done: 1623,
    counts: { create: 412, update: 168, differ: 8, unchanged: 1020, conflict: 2, skipped: 0, rejected: 14 },
    checked_at: '2026-11-15T08:01:00.000Z',
    changed_fields: [
      { field: 'total_funding_usd', changes: 8 },
      { field: 'company_name', changes: 1 },
    ],
    novelties: [{ kind: 'lists', name: 'Midwest', companies: 12 }],
    problems: [{ line: 140, field: 'year_founded', message: '"soon" is not a year.' }],
    ...changes,
  });

/** Two companies of that file that need a choice. */
export const someConflicts = (): ImportChange[] => [
  {
    number: 17,
    line: 18,
    key: 'quillmark.example',
    name: 'Quillmark',
    action: 'conflict',
    choice: 'keep',
    fields: [
      { field: 'company_name', kind: 'name', ours: 'Quillmark', theirs: 'Quill Mark Inc' },
      { field: 'employee_count', kind: 'typed', ours: 1084, theirs: 79 },
    ],
  },
  {
    number: 910,
    line: 911,
    key: 'saltpier.example',
    name: 'Saltpier',
    action: 'conflict',
    choice: 'keep',
    fields: [{ field: 'aliases', kind: 'taken', ours: null, theirs: 'salt.example' }],
  },
];

/** One of that file that has another value already. */
export const aDifference = (changes: Partial<ImportChange> = {}): ImportChange => ({
  number: 40,
  line: 41,
  key: 'hollowell.example',
  name: 'Hollowell',
  action: 'differ',
  choice: null,
  fields: [
    { field: 'total_funding_usd', kind: 'differs', ours: 6_400_000, theirs: 7_900_000 },
    { field: 'hq_city', kind: 'empty', ours: null, theirs: 'Omaha' },
    { field: 'lists', kind: 'added', ours: null, theirs: ['Midwest'] },
  ],
  ...changes,
});
