import { type Kysely, sql } from 'kysely';
import type { DB } from '#db';
import { importWork } from '#server/db/blockers.ts';
import type { Platform } from '#server/platform.ts';
import type { ImportEntity } from '../../import-fields.rules.ts';
import { noteProgress } from '../imports.queries.ts';

export type StepPlatform = Pick<Platform, 'db' | 'clock' | 'files' | 'config' | 'capabilities'>;
/** Hears how far a step is; what it throws ends the step there, and the next one goes on. */
export type OnProgress = (rowsDone: number, rowsTotal: number | null) => Promise<void> | void;

const CHANGING = 4_711_007;

/** Held by whoever works on this import. */
export const lockOf = (id: string) => sql`hashtextextended(${`import ${id}`}, 0)`;

/**
 * A step on a connection of its own, which holds its temporary tables and its locks; no import is worked on twice at once.
 * docs/imports.md draws which table leads to which.
 */
export const runBulkStep = (platform: StepPlatform, id: string, work: (db: Kysely<DB>) => Promise<void>) =>
  platform.db.connection().execute(async (db) => {
    await sql`set statement_timeout = 0`.execute(db);
    try {
      await sql`select pg_advisory_lock(${lockOf(id)})`.execute(db);
      await work(db);
    } finally {
      // A connection that was lost has nothing left to clear.
      await sql`select pg_advisory_unlock_all()`.execute(db).catch(() => {});
      await sql`discard temp`.execute(db).catch(() => {});
      await sql`reset statement_timeout`.execute(db).catch(() => {});
    }
  });

/** Ends the statement that somebody's work on this import waits for, in whichever process. */
export const cancelWork = (db: Kysely<DB>, id: string) =>
  sql`select pg_cancel_backend(pid) from pg_locks where locktype = 'advisory' and granted and objsubid = 1
    and (classid::bigint << 32) | objid::bigint = ${lockOf(id)}
    and database = (select oid from pg_database where datname = current_database())`.execute(db);

/** One import changes the firm at a time. */
export const lockImports = (db: Kysely<DB>) => sql`select pg_advisory_lock(${CHANGING})`.execute(db);

/**
 * Of an import that is new to it the planner expects no row, and would compare each with every other. Outside a
 * transaction, which would keep others from measuring until it ends, and waits for nobody for long.
 */
export const measureTables = (
  db: Kysely<DB>,
  ...tables: ('import_row' | 'import_before' | 'import_added')[]
) => sql`analyze ${sql.join(tables.map((table) => sql.table(table)))}`.execute(db);

/** So long a batch waits for somebody before it lets go of what it holds, and begins again. */
const LONGEST_WAIT = '300ms';

/** A transaction that refreshes what is derived by itself, and that others know for an import. */
export const inBulk = <T>(db: Kysely<DB>, entity: ImportEntity, work: (db: Kysely<DB>) => Promise<T>) =>
  db.transaction().execute(async (db) => {
    await sql`select set_config('orion.bulk', 'on', true), set_config('lock_timeout', ${LONGEST_WAIT}, true),
      set_config('application_name', ${importWork(entity)}, true)`.execute(db);
    return work(db);
  });

/** Progress is written beside the transaction, so that others see it; one that cannot be written is no loss. */
export const reportProgress =
  ({ db }: StepPlatform, id: string, onProgress: OnProgress) =>
  async (done: number, total: number | null) => {
    await onProgress(done, total);
    await noteProgress(db, id, done, total)
      .execute()
      .catch(() => {});
  };
