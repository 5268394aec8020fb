import { type Kysely, sql } from 'kysely';
import type { DB } from '#db';
import type { Platform } from '#server/platform.ts';
import { noteProgress } from '../imports.queries.ts';

export type StepPlatform = Pick<Platform, 'db' | 'clock' | 'files'>;
/** Hears how far a step is; what it throws ends the step and takes everything back. */
export type OnProgress = (rowsDone: number, rowsTotal: number | null) => Promise<void> | void;

const CHANGING = 4_711_007;

/** Held by whoever works on this import. */
export const lockOf = (id: string) => sql`hashtextextended(${`import ${id}`}, 0)`;

/** A transaction that may take as long as the file is large; no step of one import runs twice at once. */
export const runBulkStep = (platform: StepPlatform, id: string, work: (db: Kysely<DB>) => Promise<void>) =>
  platform.db.transaction().execute(async (db) => {
    await sql`set local statement_timeout = 0`.execute(db);
    await sql`set local orion.bulk = 'on'`.execute(db);
    await sql`select pg_advisory_xact_lock(${lockOf(id)})`.execute(db);
    await work(db);
  });

/** One import changes the firm at a time. */
export const lockImports = (db: Kysely<DB>) => sql`select pg_advisory_xact_lock(${CHANGING})`.execute(db);

/** Progress is written beside the transaction, so that others see it; one that cannot be written is no loss. */
export const reportProgress =
  ({ db }: StepPlatform, id: string, onProgress: OnProgress) =>
  async (done: number, total: number | null) => {
    await onProgress(done, total);
    await noteProgress(db, id, done, total)
      .execute()
      .catch(() => {});
  };
