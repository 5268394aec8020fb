import { type CompiledQuery, type Kysely, sql } from 'kysely';
import type { DB } from '#db';
import { openDatabase } from './client.ts';

const CONNECTIONS = 3;
const LONGEST_COUNT_MS = 10_000;
const LONGEST_WAIT_MS = 10_000;

export interface Counts {
  /** The one row of a count; when the signal comes first the query is cancelled, also while it waits its turn. */
  run<T>(query: { compile(): CompiledQuery<T> }, signal: AbortSignal): Promise<T>;
  close(): Promise<void>;
}

/** Exact counts have connections of their own, so that neither rows nor sign-in ever wait for one. */
export function openCounts(
  url: string,
  db: Kysely<DB>,
  onIdleError: (error: Error) => void = () => {},
): Counts {
  const { pool, close } = openDatabase(url, {
    most: CONNECTIONS,
    statementTimeoutMs: LONGEST_COUNT_MS,
    waitMs: LONGEST_WAIT_MS,
    onIdleError,
  });
  const cancel = async (pid: number) => {
    // When this fails the time limit ends the count.
    await sql`select pg_cancel_backend(${pid})`.execute(db).catch(() => {});
  };

  async function run<T>(query: { compile(): CompiledQuery<T> }, signal: AbortSignal): Promise<T> {
    signal.throwIfAborted();
    const client = await pool.connect();
    let cancelled: Promise<void> | undefined;
    const leave = () => {
      cancelled ??= cancel((client as unknown as { processID: number }).processID);
    };
    try {
      signal.throwIfAborted();
      signal.addEventListener('abort', leave, { once: true });
      const { sql: text, parameters } = query.compile();
      const { rows } = await client.query(text, [...parameters]);
      return rows[0] as T;
    } finally {
      signal.removeEventListener('abort', leave);
      // Who gets this connection next must not be hit by what was meant for us.
      await cancelled;
      client.release();
    }
  }
  return { run, close };
}
