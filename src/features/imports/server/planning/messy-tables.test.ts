import { Readable } from 'node:stream';
import { expect, it } from 'vitest';
import { stateNamed } from '#kernel/places.ts';
import { guessMapping } from '../../headers.rules.ts';
import type { Reading } from '../../readings.rules.ts';
import { openFile } from '../reading/read-rows.ts';
import { FIRM_OWNERS, FIRM_STATUSES } from '../testing/messy/messy-standing.ts';
import { type MessyRow, type MessyTable, messyTable, UNREADABLE } from '../testing/messy/messy-table.ts';
import { cutCell } from './bad-cells.ts';
import type { StagedRow } from './row-parser.ts';
import { readTable } from './stage-file.ts';

const TABLES = process.env.ORION_TEST_LONG ? 1000 : 60;
const PREVIEW = 20;
const KNOWN = {
  sharedDomains: new Set(['facebook.com']),
  statuses: new Map(['Private', 'Public', 'Acquired', 'Closed'].map((name) => [name, name])),
  pipeline: FIRM_STATUSES,
  owners: FIRM_OWNERS,
};

/** What became of the cells of all tables, and what should not have. */
const tally = { right: 0, nothing: 0, told: 0, refused: 0 };
const wrong: string[] = [];
let asked = 0;

/** The file as the importer reads it. */
async function readFile({ file: { name, bytes } }: MessyTable, readings: (Reading | null)[] = []) {
  const open = () => openFile(Readable.from([bytes]), name);
  const { headers, rows } = await open();
  const preview = [];
  for await (const row of rows) if (preview.push(row) === PREVIEW) break;
  const mapping = guessMapping('companies', headers);
  let staged: StagedRow[] = [];
  const read = await readTable(
    'companies',
    { headers, mapping, readings, mends: [], constants: [], preview },
    KNOWN,
    async (parse) => {
      staged = [];
      for await (const row of (await open()).rows) staged.push(...[parse(row) ?? []].flat());
      return staged.length;
    },
  );
  return { ...read, mapping, staged };
}
type ReadFile = Awaited<ReturnType<typeof readFile>>;

/** What a row has for a field; undefined where it has nothing. */
function valueOf({ data, keys }: StagedRow, field: string): unknown {
  if (field === 'domain' || field === 'website') return keys.find((key) => !key.startsWith('~'));
  if (field === 'employee_count') return data.employee_count ?? data.employee_range;
  if (field !== 'location') return data[field];
  const parts = [data.hq_city, data.hq_state, data.hq_country];
  return parts.some((part) => part !== undefined) ? parts.map((part) => part ?? '') : undefined;
}

/** Letters of a state stay letters in a row without a country. */
const isSameState = (field: string, value: unknown, { company: { place } }: MessyRow) =>
  field === 'hq_state' && stateNamed(String(value), place.country) === place.state;

function compareRow(table: MessyTable, row: MessyRow, staged: StagedRow, told: ReadonlySet<string>) {
  const at = `table ${table.number} (${table.style.encoding}), line ${staged.line}`;
  const counts = { ...tally };
  if (staged.problems.length > 0) {
    if (row.hasDomain) wrong.push(`${at} is refused: ${JSON.stringify(staged.problems)}`);
    return { ...counts, refused: counts.refused + row.cells.length };
  }
  table.columns.forEach(({ field }, column) => {
    const { text, means } = row.cells[column] ?? { text: '', means: undefined };
    const value = valueOf(staged, field);
    const isRight = JSON.stringify(value) === JSON.stringify(means) || isSameState(field, value, row);
    if (value === undefined && told.has(`${field} ${cutCell(text)}`)) counts.told += 1;
    else if (value === undefined && means === undefined) counts.nothing += 1;
    else if (isRight && means !== UNREADABLE) counts.right += 1;
    else wrong.push(`${at}, ${field}: ${JSON.stringify(text)} became ${JSON.stringify(value)}`);
  });
  return counts;
}

/** Whether each cell of a table is right, or empty and told. */
function compareTable(table: MessyTable, { staged, bad_cells }: ReadFile) {
  const told = new Set(
    bad_cells.flatMap(({ field, values }) => values.map(({ text }) => `${field} ${text}`)),
  );
  expect(staged).toHaveLength(table.rows.length);
  table.rows.forEach((row, at) => {
    const found = staged[at];
    if (found) Object.assign(tally, compareRow(table, row, found, told));
  });
}

it(`reads ${TABLES} tables as people have them: every cell is right, or empty and told`, async () => {
  for (let number = 1; number <= TABLES; number += 1) {
    const table = messyTable(number);
    const read = await readFile(table);
    table.columns.forEach(({ field, header }, at) => {
      if (read.mapping[at] !== field) wrong.push(`table ${number}: ${header} became ${read.mapping[at]}`);
    });
    compareTable(table, read);
    const open = read.column_readings.filter(({ reading }) => reading === null);
    if (open.length === 0) continue;
    asked += open.length;
    // What somebody answers is right for the cells that nobody could know.
    const answers = table.columns.map(({ reading }, at) =>
      open.some(({ column }) => column === at) ? reading : null,
    );
    compareTable(table, await readFile(table, answers));
  }

  expect(wrong.slice(0, 50)).toEqual([]);
  expect(tally.right / (tally.right + tally.told)).toBeGreaterThan(0.8);
  expect(asked).toBeGreaterThan(TABLES / 20);
  if (process.env.ORION_TEST_LONG) console.log({ ...tally, asked });
});
