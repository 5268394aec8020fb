import { setTimeout } from 'node:timers/promises';
import {
  AliasNode,
  ColumnNode,
  IdentifierNode,
  type Kysely,
  ReferenceNode,
  SelectQueryNode,
  sql,
} from 'kysely';
import type { DB } from '#db';
import { safeHtmls } from '#server/html/safe-html.ts';
import type { ExportEntity, Selection } from './export-entities.ts';

// Few at a time, because one row may hold a note of some megabytes.
const BATCH = 500;
const CANCEL_AGAIN_MS = 100;

type Row = Record<string, unknown>;

/** The names a query selects, in its order. */
export function columnsOf(query: Selection): string[] {
  const node = query.toOperationNode();
  const selections = SelectQueryNode.is(node) ? (node.selections ?? []) : [];
  return selections.map(({ selection }) => {
    if (AliasNode.is(selection) && IdentifierNode.is(selection.alias)) return selection.alias.name;
    if (ReferenceNode.is(selection) && ColumnNode.is(selection.column)) return selection.column.column.name;
    throw new Error('An exported column needs a name.');
  });
}

/** All rows as they were at one moment, a batch at a time; an abort also ends the query that runs. */
export async function* exportRows(
  db: Kysely<DB>,
  { query, html }: ExportEntity,
  user_id: number,
  signal: AbortSignal,
): AsyncGenerator<Row[]> {
  const snapshot = db.startTransaction().setIsolationLevel('repeatable read').setAccessMode('read only');
  const transaction = await snapshot.execute();
  const over = new AbortController();
  let cancelled: Promise<unknown> | undefined;
  try {
    const pid = await backendOf(transaction);
    signal.addEventListener('abort', () => (cancelled ??= cancelUntil(over.signal, db, pid)));
    await sql`set local statement_timeout = '60s'`.execute(transaction);
    signal.throwIfAborted();
    await sql`declare exported no scroll cursor for ${query(db, user_id)}`.execute(transaction);
    for (let last = false; !last; ) {
      signal.throwIfAborted();
      const { rows } = await sql<Row>`fetch ${sql.lit(BATCH)} from exported`.execute(transaction);
      last = rows.length < BATCH;
      if (rows.length > 0) yield await withoutTags(rows, html);
    }
  } finally {
    over.abort();
    cancelled ??= Promise.resolve();
    // Who gets this connection next must not be hit by what was meant for us.
    await cancelled;
    await transaction
      .rollback()
      .execute()
      .catch(() => {});
  }
}

async function backendOf(db: Kysely<DB>) {
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db);
  return rows[0]?.pid ?? 0;
}

/** Again and again, because one that comes before its query finds nothing to end. When it fails a time limit ends it. */
async function cancelUntil(signal: AbortSignal, db: Kysely<DB>, pid: number) {
  while (!signal.aborted) {
    await sql`select pg_cancel_backend(${pid})`.execute(db).catch(() => {});
    await setTimeout(CANCEL_AGAIN_MS, undefined, { signal }).catch(() => {});
  }
}

/** The rows with the words of their HTML. */
async function withoutTags(rows: Row[], columns: readonly string[]): Promise<Row[]> {
  let read = rows;
  for (const column of columns) {
    const texts = await safeHtmls(read.map((row) => (row[column] as string | null) ?? ''));
    read = read.map((row, at) => ({ ...row, [column]: texts[at]?.plain }));
  }
  return read;
}
