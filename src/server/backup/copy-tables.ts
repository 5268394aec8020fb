import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import type { EntrySum } from './archive-format.ts';
import { weigh } from './entry-sums.ts';
import type { PublicTable } from './public-tables.ts';

const { escapeIdentifier } = pg;
const listed = (columns: readonly string[]) => columns.map((name) => escapeIdentifier(name)).join(', ');

export const qualified = ({ name }: Pick<PublicTable, 'name'>) => `public.${escapeIdentifier(name)}`;

/** The same row is the same text on every machine, and rows are put in order in memory where they fit. */
const SETTINGS = `
  set local datestyle = 'ISO, YMD'; set local intervalstyle = 'postgres'; set local timezone = 'UTC';
  set local extra_float_digits = 1; set local bytea_output = 'hex'; set local xmlbinary = 'base64';
  set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0;
  set local work_mem = '64MB'; set local maintenance_work_mem = '128MB'; set local jit = off`;

/** Runs `work` in one transaction on a connection of its own; it happens whole, or not at all. */
export async function inTransaction<T>(
  url: string,
  begin: string,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({ connectionString: url, application_name: 'orion backup' });
  client.on('error', () => {});
  await client.connect();
  try {
    await client.query(begin);
    await client.query(SETTINGS);
    const result = await work(client);
    await client.query('commit');
    return result;
  } finally {
    // Whatever was not committed is gone with the connection.
    await client.end();
  }
}

/** All rows of a table as COPY text, in an order that does not depend on where they lie. */
export const copyOut = (client: pg.Client, table: PublicTable): Readable =>
  client.query(
    copyTo(
      `copy (select ${listed(table.columns)} from ${qualified(table)} order by ${table.order}) to stdout`,
      {
        highWaterMark: 1024 * 1024,
      },
    ),
  );

export const copyIn = (
  client: pg.Client,
  table: Pick<PublicTable, 'name' | 'columns'>,
  data: AsyncIterable<Buffer>,
) =>
  pipeline(
    Readable.from(data, { objectMode: false, highWaterMark: 1024 * 1024 }),
    client.query(copyFrom(`copy ${qualified(table)} (${listed(table.columns)}) from stdin`)),
  );

export async function sumOf(client: pg.Client, table: PublicTable): Promise<EntrySum> {
  const scales = weigh({ kind: 'table', name: table.name });
  for await (const piece of copyOut(client, table) as AsyncIterable<Buffer>) scales.add(piece);
  return scales.total();
}
