import type { Kysely } from 'kysely';
import type { DB } from '#db';
import { json } from '#server/db/client.ts';
import {
  inBulk,
  measureTables,
  runBulkStep,
  type OnProgress,
  type StepPlatform,
  reportProgress,
} from '../writing/bulk-step.ts';
import { entities, type Entity } from './entity.ts';
import { importAt } from '../imports.queries.ts';
import { planMeetings, stageMeetings } from '../meetings/plan-meetings.ts';
import { noteOutcomes } from './note-outcomes.ts';
import { runTogether } from '../writing/run-together.ts';
import { planChanges } from './plan-changes.ts';
import { loadChoices } from './plan-names.ts';
import { planReport } from './plan-report.ts';
import { pickTargets, planTargets, refuseIncomplete } from './plan-targets.ts';
import { type CheckedImport, stageTable, withFile } from './stage-file.ts';

/** Reads the file and finds out what taking it in would do (docs/imports.md); the firm's data stays as it is. */
export const checkImport = (platform: StepPlatform, id: string, onProgress: OnProgress = () => {}) =>
  runBulkStep(platform, id, async (db) => {
    const found = await importAt(db, id, 'checking').executeTakeFirst();
    if (!found) return;
    const tell = reportProgress(platform, id, onProgress);
    const staged = await inBulk(db, found.entity, (db) =>
      found.entity === 'meetings'
        ? stageObjects(platform, db, found, tell)
        : stageTable(platform, db, found, found.entity, tell),
    );
    await measureTables(db, 'import_row');
    await inBulk(db, found.entity, (db) => planStaged(platform, db, found, staged));
  });

async function planStaged(
  platform: StepPlatform,
  db: Kysely<DB>,
  found: CheckedImport,
  { total, bad_cells, file_notes, column_readings }: Awaited<ReturnType<typeof stageTable>>,
) {
  const { id } = found;
  const report =
    found.entity === 'meetings'
      ? await planMeetings(db, id, found.created_by)
      : await planTable(db, id, entities[found.entity]);
  await db
    .updateTable('import')
    .set({
      status: 'checked',
      rows_done: total,
      rows_total: total,
      failure: null,
      kept: json([]),
      taken_through: null,
    })
    .set({
      counts: json(report.counts),
      problems: json(report.problems),
      changed_fields: json(report.changed_fields),
      novelties: json(report.novelties),
      notes: json(report.notes),
      bad_cells: json(bad_cells),
      file_notes: json(file_notes),
      column_readings: json(column_readings),
    })
    .set({ checked_at: platform.clock.now().toISOString(), committed_at: null, undone_at: null })
    .where('id', '=', id)
    .execute();
}

async function stageObjects(
  platform: StepPlatform,
  db: Kysely<DB>,
  found: CheckedImport,
  tell: ReturnType<typeof reportProgress>,
) {
  const total = await withFile(platform, db, found, tell, (stream, onBatch) =>
    stageMeetings(platform, db, found, stream, onBatch),
  );
  return { total, bad_cells: [], file_notes: [], column_readings: [] };
}

async function planTable(db: Kysely<DB>, id: string, entity: Entity) {
  await loadChoices(db, null);
  await planTargets(db, id, entity);
  await refuseIncomplete(db, id, entity);
  await runTogether(db, [...pickTargets(), ...planChanges(entity, 'fill')]);
  await noteOutcomes(db, id, entity);
  return planReport(db, id);
}
