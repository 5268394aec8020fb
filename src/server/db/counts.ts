import { type CompiledQuery, type Kysely, sql } from 'kysely';
import type { DB } from '#db';
import { openDatabase } from './client.ts';
import { costOf } from './plan-cost.ts';
import { openTurns } from './turns.ts';

const CONNECTIONS = 6;
const MOST_LONG = 4;
/** Those that take longer fill four places of six: the others would else wait behind them for seconds. */
const QUICK_MS = 150;
const UNJUDGED_MS = 5;
const LONGEST_COUNT_MS = 10_000;
const LONGEST_WAIT_MS = 10_000;
/** What the planner calls 1 takes about so long; a count lets others ahead for as long as it will take itself. */
const MS_OF_COST = 0.005;
const TOO_MANY_CONNECTIONS = '53300';

interface Compilable<T> {
  compile(): CompiledQuery<T>;
}

export interface Counts {
  /** The one row of a count; when the signal comes first the query is cancelled, also while it waits its turn. */
  run<T>(query: Compilable<T>, signal: AbortSignal): Promise<T>;
  /** How many writes this process has made: a count that began before the last may not know of it. */
  writes: number;
  close(): Promise<void>;
}

/**
 * Exact counts have connections of their own, so that neither rows nor sign-in ever wait for one. Where more are asked
 * for than go at a time, a quick one does not wait behind those that take long.
 */
export function openCounts(
  url: string,
  db: Kysely<DB>,
  onIdleError: (error: Error) => void = () => {},
): Counts {
  const {
    db: own,
    pool,
    close,
  } = openDatabase(url, {
    most: CONNECTIONS,
    statementTimeoutMs: LONGEST_COUNT_MS,
    waitMs: LONGEST_WAIT_MS,
    onIdleError,
  });
  const turns = openTurns({
    most: CONNECTIONS,
    mostLong: MOST_LONG,
    quickMs: QUICK_MS,
    unjudgedMs: UNJUDGED_MS,
    longestWaitMs: LONGEST_WAIT_MS,
    tooLate: tooManyWait,
  });
  const cancel = async (pid: number) => {
    // When this fails the time limit ends the count.
    await sql`select pg_cancel_backend(${pid})`.execute(db).catch(() => {});
  };

  async function run<T>(query: Compilable<T>, signal: AbortSignal): Promise<T> {
    signal.throwIfAborted();
    const compiled = query.compile();
    const end = await turns.take(() => delayOf(own, compiled), signal);
    try {
      return await ask(compiled, signal);
    } finally {
      end();
    }
  }

  async function ask<T>({ sql: text, parameters }: CompiledQuery<T>, signal: AbortSignal): Promise<T> {
    const client = await pool.connect();
    let cancelled: Promise<void> | undefined;
    const leave = () => {
      cancelled ??= cancel((client as unknown as { processID: number }).processID);
    };
    try {
      signal.throwIfAborted();
      signal.addEventListener('abort', leave, { once: true });
      const { rows } = await client.query(text, [...parameters]);
      return rows[0] as T;
    } finally {
      signal.removeEventListener('abort', leave);
      // Who gets this connection next must not be hit by what was meant for us.
      await cancelled;
      client.release();
    }
  }
  return { run, close, writes: 0 };
}

/** How long a count lets others go ahead, by what the planner expects of it. */
const delayOf = async (db: Kysely<DB>, count: CompiledQuery) => (await costOf(db, count)) * MS_OF_COST;

/** Told as the database tells that it has no connection free. */
const tooManyWait = () =>
  Object.assign(new Error('Too many counts wait for each other.'), { code: TOO_MANY_CONNECTIONS });
