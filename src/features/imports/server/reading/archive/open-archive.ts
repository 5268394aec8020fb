import { buffer } from 'node:stream/consumers';
import type { FileRow } from '../file-row.ts';
import { readFormats } from './cell-formats.ts';
import { readMerges } from './merged-cells.ts';
import { sheetRows } from './sheet-rows.ts';
import { readWholeXml } from './xml-events.ts';
import { type Budget, Unreadable, unpackEntry, type ZipEntry, zipEntries } from './zip-entries.ts';

const MOST_UNPACKED = 600_000_000;
/** A workbook inside a ZIP lies in memory as a whole. */
const MOST_INSIDE = 200_000_000;
const MOST_ENTRIES = 10_000;
const MOST_SHEETS = 200;
const TABLE = /\.(?:csv|tsv|tab|txt|json|ndjson|jsonl|vcf|xlsx|xlsm)$/i;
const WORKBOOK = /\.(?:xlsx|xlsm)$/i;
const ASIDE = /(?:^|\/)(?:__MACOSX\/|\.|Thumbs\.db$|desktop\.ini$)/i;

/** What lies in an archive: the sheets of a workbook and the rows of one, or the one table in it. */
export type OpenedArchive =
  | { kind: 'workbook'; sheets: string[]; sheet: string; isMac: boolean; rows: AsyncGenerator<FileRow[]> }
  | { kind: 'file'; name: string; chunks: AsyncGenerator<Buffer> };

/** Opens a ZIP archive by what lies in it; what cannot be read is an `Unreadable` with the way out. */
export async function openArchive(bytes: Buffer, wanted: string | null): Promise<OpenedArchive> {
  const entries = zipEntries(bytes);
  if (entries.length > MOST_ENTRIES) throw new Unreadable('it holds too many files. Import the table alone.');
  const budget: Budget = { bytes: MOST_UNPACKED };
  const named = (name: string) => entries.find((entry) => entry.name === name);
  if (named('xl/workbook.xml')) return openWorkbook({ bytes, named, budget }, wanted);
  if (named('content.xml') && named('mimetype'))
    throw new Unreadable('this is an OpenDocument file. Save it as .xlsx and import that.');
  if (named('Index/Document.iwa')) throw new Unreadable('this is a Numbers file. Export it as CSV or Excel.');
  if (named('word/document.xml') || named('ppt/presentation.xml'))
    throw new Unreadable('this is no table but a document. Save its table as .xlsx or CSV.');
  if (named('xl/workbook.bin')) throw new Unreadable('this is a binary workbook (.xlsb). Save it as .xlsx.');
  return oneTable({ bytes, named, budget }, entries, wanted);
}

async function oneTable(
  { bytes, budget }: Archive,
  entries: readonly ZipEntry[],
  wanted: string | null,
): Promise<OpenedArchive> {
  const files = entries.filter(({ name }) => !name.endsWith('/') && !ASIDE.test(name));
  const tables = files.filter(({ name }) => TABLE.test(name));
  const [table] = tables;
  if (!table) throw new Unreadable('there is no table in this ZIP archive. Import CSV, Excel or JSON.');
  if (tables.length > 1)
    throw new Unreadable(
      `there are ${tables.length} tables in this ZIP archive. Unpack it and import them one by one.`,
    );
  if (WORKBOOK.test(table.name)) {
    const inner = await buffer(unpackEntry(bytes, table, { bytes: MOST_INSIDE }));
    const parts = zipEntries(inner);
    return openWorkbook(
      { bytes: inner, named: (name) => parts.find((one) => one.name === name), budget },
      wanted,
    );
  }
  return {
    kind: 'file',
    name: table.name.slice(table.name.lastIndexOf('/') + 1),
    chunks: unpackEntry(bytes, table, budget),
  };
}

interface Archive {
  bytes: Buffer;
  named: (name: string) => ZipEntry | undefined;
  budget: Budget;
}

async function openWorkbook(archive: Archive, wanted: string | null): Promise<OpenedArchive> {
  const { found, isMac } = await readSheets(archive);
  const visible = found.filter(({ isHidden }) => !isHidden);
  const offered = visible.length > 0 ? visible : found;
  const formats = await readFormats(part(archive, 'xl/styles.xml'));
  const strings = await readStrings(archive);
  const sheets = offered.map(({ name }) => name);
  const asked = offered.find(({ name }) => name === wanted);
  let empty: OpenedArchive | undefined;
  // Nobody means an empty sheet: the first with something in it counts.
  for (const { name: sheet, path } of asked ? [asked] : offered) {
    // Read twice, unpacked once as far as limits go.
    const merges = await readMerges(part({ ...archive, budget: { ...archive.budget } }, path));
    const rows = sheetRows(part(archive, path), { strings, formats, isMac, merges });
    const first = await rows.next();
    if (!first.done) return { kind: 'workbook', sheets, sheet, isMac, rows: goOn(first.value, rows) };
    empty ??= { kind: 'workbook', sheets, sheet, isMac, rows };
  }
  if (!empty) throw new Unreadable('the workbook has no sheet.');
  return empty;
}

async function* goOn(first: FileRow[], rows: AsyncGenerator<FileRow[]>): AsyncGenerator<FileRow[]> {
  yield first;
  yield* rows;
}

async function* part({ bytes, named, budget }: Archive, name: string): AsyncGenerator<Buffer> {
  const entry = named(name);
  if (entry) yield* unpackEntry(bytes, entry, budget);
}

async function readSheets(archive: Archive) {
  const paths = new Map<string, string>();
  await readWholeXml(part(archive, 'xl/_rels/workbook.xml.rels'), {
    open(name, { Id = '', Target = '' }) {
      if (name === 'Relationship') paths.set(Id, Target.startsWith('/') ? Target.slice(1) : `xl/${Target}`);
    },
  });
  const found: { name: string; path: string; isHidden: boolean }[] = [];
  let isMac = false;
  await readWholeXml(part(archive, 'xl/workbook.xml'), {
    open(name, attributes) {
      if (name === 'workbookPr') isMac = ['1', 'true'].includes(attributes.date1904 ?? '');
      if (name !== 'sheet') return;
      const id = Object.entries(attributes).find(([key]) => key.endsWith(':id'))?.[1] ?? '';
      const path = paths.get(id);
      if (!path?.includes('worksheets/')) return;
      const { state = 'visible', name: title = '' } = attributes;
      found.push({ name: title, path, isHidden: state !== 'visible' });
      if (found.length > MOST_SHEETS)
        throw new Unreadable(
          `the workbook has more than ${MOST_SHEETS} sheets. Save the one you need alone.`,
        );
    },
  });
  return { found, isMac };
}

async function readStrings(archive: Archive): Promise<string[]> {
  const strings: string[] = [];
  let text = '';
  let isText = false;
  let isPhonetic = false;
  await readWholeXml(part(archive, 'xl/sharedStrings.xml'), {
    open(name) {
      if (name === 'si') text = '';
      if (name === 'rPh') isPhonetic = true;
      if (name === 't') isText = !isPhonetic;
    },
    text(piece) {
      if (isText) text += piece;
    },
    close(name) {
      if (name === 't') isText = false;
      if (name === 'rPh') isPhonetic = false;
      if (name === 'si') strings.push(text);
    },
  });
  return strings;
}
