import type { ImportConflict, ImportRecord } from '../../imports.contract.ts';

export const IMPORT_ID = '3f2b8c0e-6d1a-4c59-9a51-0c1f6a2f7d11';
export const IMPORT_PATH = `/api/v1/imports/${IMPORT_ID}`;

/** A file of two rows that was just uploaded. */
export const anImport = (changes: Partial<ImportRecord> = {}): ImportRecord => ({
  id: IMPORT_ID,
  entity: 'companies',
  file_name: 'plants.csv',
  status: 'uploaded',
  counts: { create: 0, update: 0, differ: 0, unchanged: 0, conflict: 0, rejected: 0 },
  rows_done: 0,
  rows_total: null,
  failure: null,
  created_by: 'Marta Lindqvist',
  created_at: '2026-11-15T08:00:00.000Z',
  checked_at: null,
  committed_at: null,
  undone_at: null,
  headers: ['Website', 'Company', 'Blurb'],
  mapping: ['website', 'company_name', null],
  preview: [
    { line: 2, cells: ['ferrowick.example', 'Ferrowick', 'Planning for plants'] },
    { line: 3, cells: ['lumenvale.example', 'Lumenvale', ''] },
  ],
  problems: [],
  differences: [],
  notes: [],
  kept: [],
  may_undo: true,
  ...changes,
});

/** The same after its dry run. */
export const aCheckedImport = (changes: Partial<ImportRecord> = {}) =>
  anImport({
    status: 'checked',
    rows_total: 1623,
    rows_done: 1623,
    counts: { create: 412, update: 168, differ: 8, unchanged: 1020, conflict: 2, rejected: 14 },
    checked_at: '2026-11-15T08:01:00.000Z',
    differences: [
      { line: 41, key: 'hollowell.example', field: 'total_funding_usd', ours: 6_400_000, theirs: 7_900_000 },
    ],
    problems: [{ line: 140, field: 'year_founded', message: '"soon" is not a year.' }],
    ...changes,
  });

/** Two companies of that file that need a choice. */
export const someConflicts = (): ImportConflict[] => [
  {
    number: 17,
    line: 18,
    key: 'quillmark.example',
    name: 'Quillmark',
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
    choice: 'keep',
    fields: [{ field: 'aliases', kind: 'taken', ours: null, theirs: 'salt.example' }],
  },
];
