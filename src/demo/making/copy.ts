import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Insertable } from 'kysely';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import type { DB } from '#db';

/** Rows of one table, all with the same columns. */
export interface Batch {
  table: string;
  rows: Iterable<Record<string, unknown>>;
}

/** Rows that fit their table, or it does not compile. */
export const batch = <T extends keyof DB>(table: T, rows: Iterable<Insertable<DB[T]>>): Batch => ({
  table,
  rows: rows as Iterable<Record<string, unknown>>,
});

const CHUNK = 64 * 1024;
const ANY_SPECIAL = /[\\\t\n\r]/;
const SPECIAL = /[\\\t\n\r]/g;
const ESCAPED: Record<string, string> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' };
/** Most texts need no escape; looking first is many times cheaper than replacing nothing. */
const escape = (text: string) =>
  ANY_SPECIAL.test(text) ? text.replace(SPECIAL, (character) => ESCAPED[character] ?? character) : text;
const element = (value: unknown) => `"${String(value).replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;

/** One value in the text form of COPY. */
export function cell(value: unknown): string {
  if (value === null || value === undefined) return '\\N';
  if (typeof value === 'string') return escape(value);
  if (typeof value === 'boolean') return value ? 't' : 'f';
  if (typeof value === 'number') return String(value);
  return escape(Array.isArray(value) ? `{${value.map(element).join(',')}}` : JSON.stringify(value));
}

function* chunks(
  columns: readonly string[],
  rows: Iterator<Record<string, unknown>>,
  first: Record<string, unknown>,
) {
  let text = '';
  for (let row: Record<string, unknown> | undefined = first; row; row = rows.next().value) {
    for (let i = 0; i < columns.length; i++) text += (i ? '\t' : '') + cell(row[columns[i] as string]);
    text += '\n';
    if (text.length >= CHUNK) {
      yield Buffer.from(text);
      text = '';
    }
  }
  if (text) yield Buffer.from(text);
}

/** The columns of these rows, and their text form in chunks; the rows are drawn as the chunks are asked for. */
export function copyText(rows: Iterable<Record<string, unknown>>) {
  const iterator = rows[Symbol.iterator]();
  const first = iterator.next().value as Record<string, unknown> | undefined;
  const names = Object.keys(first ?? {});
  return {
    columns: names.map((name) => `"${name}"`).join(', '),
    text: first ? chunks(names, iterator, first) : [],
  };
}

/** Sends the rows through COPY with no more than a chunk of them in memory. */
export async function copyInto(client: pg.ClientBase, { table, rows }: Batch): Promise<number> {
  const { columns, text } = copyText(rows);
  if (columns === '') return 0;
  const into = client.query(copyFrom(`copy "${table}" (${columns}) from stdin`));
  await pipeline(Readable.from(text), into);
  return into.rowCount;
}
