import { grouped } from '#kernel/numbers.ts';
import type { FileRow } from './file-row.ts';
import { emptyFile, unreadable } from './file-start.ts';
import { type CutObject, JsonCutter } from './json-cutter.ts';
import type { JsonShape } from './json-shape.ts';
import { MOST_COLUMNS, TOO_WIDE, withinLimits } from './row-limits.ts';
import { smallPieces, takeTurns } from './take-turns.ts';

type Properties = Map<string, string>;

const KEYS_FROM = 100;
const FLATTENED = 4;
const MARKS = /[;,|\n]/;
const TEXT_OR_LONG_NUMBER = /"[^"\\]*(?:\\.[^"\\]*)*"?|-?\d[\d.eE+-]{15,}/gs;
const TEXT_OR_NO_NUMBER = /"[^"\\]*(?:\\.[^"\\]*)*"?|-?(?:NaN|Infinity)\b/gs;

/** Objects as rows under the keys of the first hundred; what lies inside an object is headed "outer.inner". */
export async function openJson(
  bytes: AsyncIterable<Buffer>,
  shape: JsonShape,
): Promise<{ headers: string[]; rows: AsyncIterable<FileRow> }> {
  const objects = objectsOf(bytes, shape);
  const first: { line: number; properties: Properties }[] = [];
  const keys = new Set<string>();
  while (first.length < KEYS_FROM) {
    const next = await objects.next();
    if (next.done) break;
    first.push(next.value);
    for (const key of next.value.properties.keys()) keys.add(key);
    if (keys.size > MOST_COLUMNS) {
      throw unreadable(
        next.value.line,
        `the objects up to here have ${grouped(keys.size)} different keys. ${TOO_WIDE}`,
      );
    }
  }
  if (keys.size === 0) throw emptyFile();
  const columns = [...keys];

  async function* rows(): AsyncGenerator<FileRow> {
    const row = ({ line, properties }: { line: number; properties: Properties }): FileRow => ({
      line,
      cells: withinLimits(
        line,
        columns.map((key) => properties.get(key) ?? ''),
      ),
    });
    const hasValue = ({ cells }: FileRow) => cells.some((cell) => cell.trim() !== '');
    yield* first.splice(0).map(row).filter(hasValue);
    for await (const object of objects) {
      const next = row(object);
      if (hasValue(next)) yield next;
    }
  }
  return { headers: withinLimits(1, columns).map((key) => key.trim()), rows: rows() };
}

async function* objectsOf(
  bytes: AsyncIterable<Buffer>,
  shape: JsonShape,
): AsyncGenerator<{ line: number; properties: Properties }> {
  for await (const { line, value } of valuesOf(bytes, shape)) yield { line, properties: propertiesOf(value) };
}

/** The objects one by one, each with its line. */
export async function* valuesOf(
  bytes: AsyncIterable<Buffer>,
  { level, skip }: JsonShape,
): AsyncGenerator<{ line: number; value: unknown }> {
  const cutter = new JsonCutter(level, skip);
  async function* cut() {
    for await (const chunk of takeTurns(smallPieces(bytes))) yield* cutter.cut(chunk);
    cutter.end();
  }
  for await (const object of takeTurns(cut())) yield { line: object.line, value: parsed(object) };
}

function propertiesOf(value: unknown): Properties {
  const properties: Properties = new Map();
  flatten(properties, '', value, 0);
  return properties;
}

function parsed({ line, text }: CutObject): unknown {
  // Numbers too long for a double are ids: kept digit by digit.
  const exact = /\d{16}/.test(text)
    ? text.replaceAll(TEXT_OR_LONG_NUMBER, (token) => (token.startsWith('"') ? token : `"${token}"`))
    : text;
  try {
    return JSON.parse(exact);
  } catch {
    try {
      // Python writes NaN where it has no number.
      return JSON.parse(
        exact.replaceAll(TEXT_OR_NO_NUMBER, (token) => (token.startsWith('"') ? token : 'null')),
      );
    } catch {
      throw unreadable(
        line,
        'the object that begins here is not valid JSON. Check its quotation marks and commas.',
      );
    }
  }
}

function flatten(into: Properties, prefix: string, value: unknown, depth: number): void {
  const nested = typeof value === 'object' && value !== null && !Array.isArray(value) && depth < FLATTENED;
  if (!nested) {
    into.set(prefix, cellOf(value));
    return;
  }
  for (const [key, inner] of Object.entries(value)) {
    flatten(into, prefix === '' ? key : `${prefix}.${key}`, inner, depth + 1);
  }
}

function cellOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'string') return value;
  // One too large for a machine is told, not lost.
  if (typeof value === 'number') return String(value);
  if (!Array.isArray(value)) return JSON.stringify(value);
  const entries = value.filter((entry) => entry !== null).map(cellOf);
  const plain =
    value.every((entry) => typeof entry !== 'object' || entry === null) &&
    !entries.some((entry) => MARKS.test(entry));
  return plain ? entries.join('; ') : JSON.stringify(value);
}
