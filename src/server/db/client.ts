import { Kysely, PostgresDialect, type RawBuilder, sql } from 'kysely';
import pg from 'pg';
import type { DB, JsonValue } from '#db';
import { hearLostConnections } from './lost-connections.ts';
import { prepareMarked } from './prepared.ts';

const { builtins } = pg.types;

/** int8 and numeric as numbers, date as written, timestamptz as ISO text: the wire shape, straight from the row. */
const parsers: Partial<Record<number, (text: string) => unknown>> = {
  [builtins.INT8]: Number,
  [builtins.NUMERIC]: Number,
  [builtins.DATE]: String,
  [builtins.TIMESTAMPTZ]: (text) => new Date(text).toISOString(),
};
const wireTypes = {
  getTypeParser: ((id: number, format: 'text') => parsers[id] ?? pg.types.getTypeParser(id, format)) as never,
};

export interface Database {
  db: Kysely<DB>;
  pool: pg.Pool;
  close(): Promise<void>;
}

export interface PoolOptions {
  most?: number;
  statementTimeoutMs?: number;
  /** How long a query may wait for a free connection. */
  waitMs?: number;
  onIdleError?: (error: Error) => void;
}

/** What the planner is told by every connection of ours. */
const PLANNING = {
  // Workers of a page read far beyond its end before they are stopped: 80 ms where one reader needs 1.
  max_parallel_workers_per_gather: 0,
  // PostgreSQL calls the entries of an index half as dear as this, and read a hundred thousand to spare itself a few hundred
  // rows (decision 0023).
  cpu_index_tuple_cost: 0.01,
};

/** A pool that outlives database restarts: a lost connection, idle or lent out, is reported and never ends the process. */
export function openDatabase(url: string, options: PoolOptions = {}): Database {
  const { most = 10, statementTimeoutMs = 5000, waitMs = 3000, onIdleError = () => {} } = options;
  const pool = new pg.Pool({
    connectionString: url,
    max: most,
    connectionTimeoutMillis: waitMs,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    statement_timeout: statementTimeoutMs,
    application_name: 'orion',
    options: Object.entries(PLANNING)
      .map(([name, value]) => `-c ${name}=${value}`)
      .join(' '),
    types: wireTypes,
  });
  let ended: Promise<void> | undefined;
  // A pool has ended before its sockets have: an embedded database that stops then takes nothing from anybody.
  const hear = (error: Error) => {
    if (!ended) onIdleError(error);
  };
  hearLostConnections(pool, hear);
  prepareMarked(pool);
  const db = new Kysely<DB>({ dialect: new PostgresDialect({ pool }) });
  // Not db.destroy(): it leaves a pool open that was only used beside it.
  const close = () => (ended ??= pool.end());
  return { db, pool, close };
}

/** A value for a jsonb column. */
export const json = (value: unknown): RawBuilder<JsonValue> =>
  sql<JsonValue>`${JSON.stringify(value)}::jsonb`;
