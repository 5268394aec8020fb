import { once } from 'node:events';
import { createDeflateRaw } from 'node:zlib';
import { type Entry, endOf, headOf, tailOf, sumOf } from './zip.ts';

type Batches = AsyncIterable<readonly object[]>;

/** As many lines as a sheet holds, its head among them. */
const MOST_LINES = 1_048_576;
const MOST_CHARACTERS = 32_767;
const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const CONTENT = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
// What XML cannot hold, however it is written.
const UNWRITABLE = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;
const SIGNS: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const escaped = (text: string) =>
  text
    .replace(UNWRITABLE, '')
    .slice(0, MOST_CHARACTERS)
    .replace(/[&<>"]/g, (sign) => SIGNS[sign] ?? sign);
const textOf = (value: unknown): string => {
  if (typeof value === 'string') return value;
  return Array.isArray(value) ? value.map(textOf).join('; ') : JSON.stringify(value);
};

/** A number stays one; a text is never run, whatever it begins with. */
function cellOf(value: unknown, style = '') {
  if (value === null || value === undefined || value === '') return '<c/>';
  if (typeof value === 'number' && Number.isFinite(value)) return `<c><v>${value}</v></c>`;
  if (typeof value === 'boolean') return `<c t="b"><v>${value ? 1 : 0}</v></c>`;
  return `<c t="inlineStr"${style}><is><t xml:space="preserve">${escaped(textOf(value))}</t></is></c>`;
}

const lineOf = (columns: readonly string[], row: object) =>
  `<row>${columns.map((column) => cellOf((row as Record<string, unknown>)[column])).join('')}</row>`;
const beginSheet = (columns: readonly string[]) =>
  `${XML}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><sheetData><row>${columns
    .map((column) => cellOf(column, ' s="1"'))
    .join('')}</row>`;
const END_SHEET = '</sheetData></worksheet>';

/** An Excel file, written while its rows are read; what one sheet cannot hold goes on in the next. */
export async function* xlsxStream(columns: readonly string[], batches: Batches): AsyncGenerator<Uint8Array> {
  const written: Entry[] = [];
  let offset = 0;
  const send = (bytes: Uint8Array) => {
    offset += bytes.length;
    return bytes;
  };
  async function* entry(name: string, texts: AsyncIterable<string> | Iterable<string>) {
    const at = offset;
    yield send(headOf(name));
    const done = { crc: 0, size: 0, packed: 0 };
    for await (const bytes of deflated(texts, done)) yield send(bytes);
    yield send(tailOf(done));
    written.push({ name, at, ...done });
  }
  const sheets = sheetsOf(columns, batches);
  let count = 0;
  for (let next = await sheets.next(); !next.done; next = await sheets.next()) {
    count += 1;
    yield* entry(`xl/worksheets/sheet${count}.xml`, next.value);
  }
  for (const [name, text] of Object.entries(partsOf(count))) yield* entry(name, [text]);
  yield endOf(written, offset);
}

/** The texts of one sheet after the other. A sheet must be read to its end before the next is asked for. */
async function* sheetsOf(columns: readonly string[], batches: Batches) {
  const source = batches[Symbol.asyncIterator]();
  const read = { rows: [] as readonly object[], at: 0, isOver: false };
  const refill = async () => {
    while (read.at >= read.rows.length && !read.isOver) {
      const { done, value } = await source.next();
      Object.assign(read, { rows: done ? [] : value, at: 0, isOver: done === true });
    }
  };
  await refill();
  do {
    yield (async function* sheet() {
      yield beginSheet(columns);
      for (let left = MOST_LINES - 1; !read.isOver && left > 0; ) {
        const some = read.rows.slice(read.at, read.at + left);
        read.at += some.length;
        left -= some.length;
        yield some.map((row) => lineOf(columns, row)).join('');
        await refill();
      }
      yield END_SHEET;
    })();
  } while (!read.isOver);
}

async function* deflated(
  texts: AsyncIterable<string> | Iterable<string>,
  done: { crc: number; size: number; packed: number },
): AsyncGenerator<Uint8Array> {
  const pack = createDeflateRaw();
  const feed = (async () => {
    for await (const text of texts) {
      const bytes = Buffer.from(text);
      done.crc = sumOf(bytes, done.crc);
      done.size += bytes.length;
      if (!pack.write(bytes)) await once(pack, 'drain');
    }
    pack.end();
  })();
  feed.catch((error: Error) => pack.destroy(error));
  for await (const bytes of pack as AsyncIterable<Uint8Array>) {
    done.packed += bytes.length;
    yield bytes;
  }
  await feed;
}

const FONT = (look: string) => `<font>${look}<sz val="11"/><name val="Calibri"/></font>`;
const STYLE = (font: number, more = '') =>
  `<xf numFmtId="0" fontId="${font}" fillId="0" borderId="0"${more}/>`;

function partsOf(count: number): Record<string, string> {
  const sheets = Array.from({ length: count }, (_, at) => at + 1);
  const relation = (id: string, type: string, target: string) =>
    `<Relationship Id="${id}" Type="${OFFICE}/${type}" Target="${target}"/>`;
  const relations = (all: string[]) =>
    `${XML}<Relationships xmlns="${PACKAGE}/relationships">${all.join('')}</Relationships>`;
  const part = (name: string, type: string) =>
    `<Override PartName="/xl/${name}.xml" ContentType="${CONTENT}.${type}+xml"/>`;
  return {
    'xl/workbook.xml': `${XML}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets>${sheets
      .map((at) => `<sheet name="Orion${at > 1 ? ` ${at}` : ''}" sheetId="${at}" r:id="r${at}"/>`)
      .join('')}</sheets></workbook>`,
    'xl/styles.xml': `${XML}<styleSheet xmlns="${MAIN}"><fonts count="2">${FONT('')}${FONT('<b/>')}</fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1">${STYLE(0)}</cellStyleXfs><cellXfs count="2">${STYLE(0, ' xfId="0"')}${STYLE(1, ' xfId="0" applyFont="1"')}</cellXfs></styleSheet>`,
    'xl/_rels/workbook.xml.rels': relations([
      ...sheets.map((at) => relation(`r${at}`, 'worksheet', `worksheets/sheet${at}.xml`)),
      relation('styles', 'styles', 'styles.xml'),
    ]),
    '_rels/.rels': relations([relation('r1', 'officeDocument', 'xl/workbook.xml')]),
    '[Content_Types].xml': `${XML}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>${part('workbook', 'sheet.main')}${part('styles', 'styles')}${sheets.map((at) => part(`worksheets/sheet${at}`, 'worksheet')).join('')}</Types>`,
  };
}
