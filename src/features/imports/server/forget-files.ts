import { sql, type Kysely } from 'kysely';
import type { DB } from '#db';
import type { Platform } from '#server/platform.ts';
import { STEPS } from './import-status.ts';

const GONE = 'The file expired before it was imported. Upload it again.';
const KEPT_ROWS = [
  'import_row',
  'import_outcome',
  'import_before',
  'import_added',
  'import_meeting',
] as const;
const running = Object.values(STEPS).map((step) => step.running);

/** The files of old imports go, with the rows read from them and the copies an undo would need. */
export async function forgetImportFiles(
  db: Kysely<DB>,
  before: Date,
  most: number,
  { files, clock }: Pick<Platform, 'files' | 'clock'>,
): Promise<number> {
  const old = await db
    .selectFrom('import')
    .select(['id', 'storage_name'])
    .where('file_removed_at', 'is', null)
    .where('created_at', '<', before.toISOString())
    .where('status', 'not in', running)
    .limit(most)
    .execute();
  for (const { id, storage_name } of old) {
    // The file first: killed in between, the next night does both again.
    await files.remove(storage_name);
    await db.transaction().execute((tx) => forgetRows(tx, id, clock.now()));
  }
  return old.length;
}

async function forgetRows(db: Kysely<DB>, id: string, at: Date) {
  await sql`set local statement_timeout = 0`.execute(db);
  for (const table of KEPT_ROWS) await db.deleteFrom(table).where('import_id', '=', id).execute();
  await db.updateTable('import').set({ file_removed_at: at.toISOString() }).where('id', '=', id).execute();
  await db
    .updateTable('import')
    .set({ status: 'failed', failure: GONE })
    .where('id', '=', id)
    .where('status', 'in', ['uploaded', 'checked'])
    .execute();
}
