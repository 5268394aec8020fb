import type { JobDefinition } from '#server/jobs/queue.ts';
import type { Platform } from '#server/platform.ts';
import { STEPS } from './import-status.ts';

const GONE = 'The file waited too long and is no longer kept. Please bring it again.';
const DAY_MS = 86_400_000;
const running = Object.values(STEPS).map((step) => step.running);

/** Every night, the files of old imports go, with the rows read from them; what an undo needs stays. */
export const forgetFilesJob = ({
  db,
  clock,
  files,
  config,
}: Pick<Platform, 'db' | 'clock' | 'files' | 'config'>): JobDefinition<object> => ({
  name: 'imports.forget-files',
  schedule: '45 3 * * *',
  atOnce: 1,
  async run() {
    const now = clock.now();
    const old = await db
      .selectFrom('import')
      .select(['id', 'storage_name'])
      .where('file_removed_at', 'is', null)
      .where('created_at', '<', new Date(now.getTime() - config.IMPORT_KEEP_DAYS * DAY_MS).toISOString())
      .where('status', 'not in', running)
      .execute();
    for (const { id, storage_name } of old) {
      // The file first: killed in between, the next night does both again.
      await files.remove(storage_name);
      await db.transaction().execute(async (tx) => {
        await tx.deleteFrom('import_row').where('import_id', '=', id).execute();
        await tx
          .updateTable('import')
          .set({ file_removed_at: now.toISOString() })
          .where('id', '=', id)
          .execute();
        await tx
          .updateTable('import')
          .set({ status: 'failed', failure: GONE })
          .where('id', '=', id)
          .where('status', 'in', ['uploaded', 'checked'])
          .execute();
      });
    }
  },
});
