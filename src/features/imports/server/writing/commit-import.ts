import { sql } from 'kysely';
import { json } from '#server/db/client.ts';
import { lockImports, runBulkStep, type OnProgress, type StepPlatform, reportProgress } from './bulk-step.ts';
import { addPlaces } from './commit-additions.ts';
import { entities } from '../planning/entity.ts';
import { importAt } from '../imports.queries.ts';
import { planChanges } from '../planning/plan-changes.ts';
import { planReport } from '../planning/plan-report.ts';
import { loadChoices } from '../planning/plan-names.ts';
import { planTargets, refuseIncomplete, skipTargets } from '../planning/plan-targets.ts';
import { refreshTouched } from './refresh-touched.ts';
import { writePlan } from '../planning/write-plan.ts';

/** Takes the file in: all of it, or nothing. */
export const commitImport = (platform: StepPlatform, id: string, onProgress: OnProgress = () => {}) =>
  runBulkStep(platform, id, async (db) => {
    await lockImports(db);
    const found = await importAt(db, id, 'committing').executeTakeFirst();
    if (!found) return;
    const entity = entities[found.entity];
    const at = platform.clock.now();
    const total = found.rows_total ?? 0;
    const tell = reportProgress(platform, id, onProgress);
    await tell(0, total);
    await loadChoices(db, id);
    await planTargets(db, id, entity);
    const skipped = await skipTargets(db);
    await refuseIncomplete(db, id, entity);
    await sql`select from ${sql.table(entity.table)} c join import_target t on c.${sql.ref(entity.id)} = t.target_id
      order by t.target_id for no key update of c`.execute(db);
    await planChanges(db, entity, found.existing);
    await tell(Math.round(total / 4), total);
    await writePlan(db, entity, { import_id: id, at, by: found.committed_by });
    await tell(Math.round(total / 2), total);
    if (entity.table === 'company') {
      await addPlaces(db, id);
      await refreshTouched(db, (part) => tell(Math.round((total * (1 + part)) / 2), total));
    }
    const { counts, problems, differences, notes } = await planReport(db, id);
    counts.conflict += skipped;
    await sql`delete from import_row where import_id = ${id} and problems is null`.execute(db);
    await db
      .updateTable('import')
      .set({ status: 'committed', rows_done: total, failure: null, committed_at: at.toISOString() })
      .set({
        counts: json(counts),
        problems: json(problems),
        differences: json(differences),
        notes: json(notes),
      })
      .where('id', '=', id)
      .execute();
  });
