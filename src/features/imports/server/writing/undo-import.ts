import { sql } from 'kysely';
import { json } from '#server/db/client.ts';
import { lockImports, runBulkStep, type OnProgress, type StepPlatform, reportProgress } from './bulk-step.ts';
import { entities } from '../planning/entity.ts';
import { importAt } from '../imports.queries.ts';
import { refreshTouched } from './refresh-touched.ts';
import { restoreValues } from './restore-values.ts';
import { keptOf, removeAdded, removeMade } from './undo-additions.ts';

/** Brings back what was there before; what changed since stays, and is told. */
export const undoImport = (platform: StepPlatform, id: string, onProgress: OnProgress = () => {}) =>
  runBulkStep(platform, id, async (db) => {
    await lockImports(db);
    const found = await importAt(db, id, 'undoing').executeTakeFirst();
    if (!found) return;
    const entity = entities[found.entity];
    const at = platform.clock.now();
    const total = found.rows_total ?? 0;
    const tell = reportProgress(platform, id, onProgress);
    await tell(0, total);
    await restoreValues(db, id, entity, at);
    await removeAdded(db, id, entity);
    await tell(Math.round(total / 2), total);
    if (entity.table === 'company')
      await refreshTouched(db, (part) => tell(Math.round((total * (1 + part)) / 2), total));
    await removeMade(db, id);
    const kept = await keptOf(db, id, entity);
    await sql`delete from import_before where import_id = ${id}`.execute(db);
    await sql`delete from import_added where import_id = ${id}`.execute(db);
    await db
      .updateTable('import')
      .set({
        status: 'undone',
        rows_done: total,
        failure: null,
        kept: json(kept),
        undone_at: at.toISOString(),
      })
      .where('id', '=', id)
      .execute();
  });
