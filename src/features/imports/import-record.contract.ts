import * as z from 'zod';
import { plainText } from '#kernel/query-fields.ts';
import { READINGS } from './readings.rules.ts';

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

/** What a file can be about. */
export const IMPORT_ENTITIES = ['companies', 'people', 'meetings'] as const;

const jsonValue = z.unknown();
/** What a row number can be at most. */
export const MOST_ROWS = 2 ** 31 - 1;
const counts = z.object({
  create: z.int(),
  update: z.int(),
  differ: z.int().describe('Have other values already, which stay unless they are to be replaced'),
  unchanged: z.int(),
  conflict: z.int().describe('Companies or people of which a person has to choose'),
  skipped: z.int().describe('Companies or people that somebody said to leave alone'),
  rejected: z.int().describe('Rows that can’t be imported'),
});
export type ImportCounts = z.infer<typeof counts>;

const problem = z.object({ line: z.int(), field: z.string(), message: z.string() });

/** What becomes of a company or person we have: left alone, ours stays and is filled up, the file counts, or it means another company. */
export const CHANGE_CHOICES = ['skip', 'keep', 'replace', 'new'] as const;
export type ChangeChoice = (typeof CHANGE_CHOICES)[number];
/** Who would change: only what is empty is filled; other values are there; a person has to choose. */
export const CHANGE_ACTIONS = ['update', 'differ', 'conflict'] as const;
export type ChangeAction = (typeof CHANGE_ACTIONS)[number];
/** What becomes of values that differ and that nobody typed. */
export const EXISTING_RULES = ['fill', 'replace'] as const;
export type ExistingRule = (typeof EXISTING_RULES)[number];

export const change = z.object({
  number: z.int(),
  line: z.int(),
  key: z.string(),
  name: z.string(),
  action: z.enum(CHANGE_ACTIONS),
  choice: z.enum(CHANGE_CHOICES).nullable().describe('Null where nobody chose: the rule for all counts'),
  fields: z.array(
    z.object({
      field: z.string(),
      kind: z
        .enum(['matched', 'names', 'name', 'typed', 'taken', 'differs', 'empty', 'added'])
        .describe(
          'Found by name and place, not by a domain; several names on one key in the file; another name on a key we know; typed by a person; belongs to another; has another value; is empty so far; is added to',
        ),
      ours: jsonValue,
      theirs: jsonValue,
    }),
  ),
});
export type ImportChange = z.infer<typeof change>;
const novelty = z.object({
  kind: z.enum(['growth_tags', 'lists', 'bucket', 'datasource']),
  name: z.string(),
  companies: z.int().describe('That would get it'),
});
export type ImportNovelty = z.infer<typeof novelty>;
/** How the letters of a file are written. */
export const ENCODINGS = [
  'utf-8',
  'utf-16le',
  'utf-16be',
  'windows-1252',
  'macintosh',
  'windows-1250',
  'windows-1251',
  'iso-8859-2',
  'shift_jis',
  'gb18030',
  'big5',
  'euc-kr',
] as const;
export type Encoding = (typeof ENCODINGS)[number];
const layout = z.object({
  sheets: z.array(z.string()).describe('Of a workbook'),
  sheet: z.string().nullable().describe('The one that is read'),
  header_row: z.int().describe('The line that names the columns'),
  encoding: z.enum(ENCODINGS),
  calendar: z.literal(1904).optional().describe('Of a workbook that counts its days from 1904'),
});
export type ImportLayout = z.infer<typeof layout>;

export const reading = z.enum(READINGS);
export const mend = z.object({
  field: plainText(100),
  line: z.int().min(1).max(MOST_ROWS).nullable().describe('Null: wherever the cell stands'),
  cell: plainText(200).nullable().describe('What stands there; null where a line is named'),
  value: plainText(2000).describe('What is read instead'),
});
export type ImportMend = z.infer<typeof mend>;
export const constant = z.object({ field: plainText(100), value: plainText(2000) });
export type ImportConstant = z.infer<typeof constant>;
const kept = z.object({ key: z.string(), field: z.string().nullable(), message: z.string() });

export const previewRow = z.object({
  line: z.int(),
  values: z.record(z.string(), jsonValue).describe('By field'),
  empty: z.array(z.object({ field: z.string(), message: z.string() })).describe('Cells that cannot be read'),
  refused: z.string().nullable().describe('Why the row cannot be imported'),
});
export type PreviewRow = z.infer<typeof previewRow>;

export const importSummary = z.object({
  id: z.uuid(),
  entity: z.enum(IMPORT_ENTITIES),
  file_name: z.string(),
  status: z.enum(IMPORT_STATUSES),
  counts,
  rows_done: z.int(),
  rows_total: z.int().nullable().describe('Estimated while the file is read'),
  failure: z.string().nullable().describe('Why it failed, in a sentence to show'),
  stopped: z.boolean().describe('Whether it failed because somebody stopped it'),
  created_by: z.string().nullable().describe('Full name; null when a command did it'),
  created_at: z.iso.datetime(),
  checked_at: z.iso.datetime().nullable(),
  committed_at: z.iso.datetime().nullable(),
  undone_at: z.iso.datetime().nullable(),
});
export type ImportSummary = z.infer<typeof importSummary>;

export const importRecord = importSummary.extend({
  headers: z.array(z.string()),
  layout: layout.partial().describe('Where in the file its table stands'),
  mapping: z.array(z.string().nullable()).describe('The field of each column; null leaves it out'),
  preview: z.array(z.object({ line: z.int(), cells: z.array(z.string()) })).describe('The first rows'),
  problems: z.array(problem).describe('The first 100'),
  changed_fields: z
    .array(z.object({ field: z.string(), changes: z.int() }))
    .describe(
      'Of companies or people we have: how often the file has something else, or something more; once imported, how often it changed',
    ),
  bad_cells: z
    .array(
      z.object({
        field: z.string(),
        reason: z.string(),
        cells: z.int(),
        values: z.array(z.object({ text: z.string(), cells: z.int() })).describe('The first 50 of them'),
      }),
    )
    .describe('Cells that cannot be read and are left empty, by field and reason'),
  readings: z.array(reading.nullable()).describe('How somebody said each column is to be read'),
  column_readings: z
    .array(
      z.object({
        column: z.int(),
        reading: reading.nullable().describe('Null where nobody knows: those cells are left empty'),
        by: z.enum(['person', 'header', 'cells']).nullable(),
        rows: z.int().describe('That speak for it'),
        open: z.int().describe('Cells that can be read in several ways'),
        example: z.string(),
        choices: z.array(reading),
      }),
    )
    .describe('Columns with cells that can be read in several ways, and how they were read'),
  mends: z.array(mend),
  constants: z.array(constant).describe('What every row gets where the file says nothing'),
  mapping_from: z
    .string()
    .nullable()
    .describe('The file imported before whose columns were matched like this'),
  novelties: z
    .array(novelty)
    .describe('Tags, lists, buckets and data sources that do not exist yet; the first 100'),
  notes: z.array(z.string()),
  kept: z.array(kept).describe('What an undo left alone because it changed since; the first 100'),
  undo: z
    .object({ removes: z.int(), restores: z.int() })
    .nullable()
    .describe(
      'How many an undo removes, and of how many it brings back what was there; once undone, how many it did',
    ),
  may_change: z.boolean().describe('Whether it is yours to go on with: who brought it, and administrators'),
  may_undo: z.boolean().describe('Whether it is yours to undo'),
});
export type ImportRecord = z.infer<typeof importRecord>;
