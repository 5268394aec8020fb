import { Readable } from 'node:stream';
import type { Kysely } from 'kysely';
import type { DB } from '#db';
import { json } from '#server/db/client.ts';
import {
  inBulk,
  runBulkStep,
  type OnProgress,
  type StepPlatform,
  reportProgress,
} from '../writing/bulk-step.ts';
import { entities, type Entity } from './entity.ts';
import type { TableEntity } from '../../import-fields.rules.ts';
import { importAt } from '../imports.queries.ts';
import { planMeetings, stageMeetings } from '../meetings/plan-meetings.ts';
import { noteOutcomes } from './note-outcomes.ts';
import { runTogether } from '../writing/run-together.ts';
import { planChanges } from './plan-changes.ts';
import { loadChoices } from './plan-names.ts';
import { planReport } from './plan-report.ts';
import { pickTargets, planTargets, refuseIncomplete } from './plan-targets.ts';
import { openFile } from '../reading/read-rows.ts';
import { readKept } from '../reading/receive-file.ts';
import { rowParser } from './row-parser.ts';
import { loadKnown, stageRows } from './stage-rows.ts';

/** Reads the file and finds out what taking it in would do (docs/imports.md); the firm's data stays as it is. */
export const checkImport = (platform: StepPlatform, id: string, onProgress: OnProgress = () => {}) =>
  runBulkStep(platform, id, async (db) => {
    const found = await importAt(db, id, 'checking').executeTakeFirst();
    if (found) await inBulk(db, found.entity, (db) => readAndPlan(platform, db, found, onProgress));
  });

type Found = NonNullable<Awaited<ReturnType<ReturnType<typeof importAt>['executeTakeFirst']>>>;

async function readAndPlan(platform: StepPlatform, db: Kysely<DB>, found: Found, onProgress: OnProgress) {
  const { id } = found;
  const tell = reportProgress(platform, id, onProgress);
  await db.deleteFrom('import_row').where('import_id', '=', id).execute();
  const { stream, read } = counted(await readKept(platform.files, found.storage_name));
  try {
    const onBatch = (rows: number) =>
      tell(rows, Math.max(rows, Math.round((rows * found.size) / Math.max(1, read()))));
    const total =
      found.entity === 'meetings'
        ? await stageMeetings(platform, db, found, stream, onBatch)
        : await stageTable(db, found, found.entity, stream, onBatch);
    const { counts, problems, changed_fields, novelties, notes } =
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
        counts: json(counts),
        problems: json(problems),
        changed_fields: json(changed_fields),
        novelties: json(novelties),
        notes: json(notes),
      })
      .set({ checked_at: platform.clock.now().toISOString(), committed_at: null, undone_at: null })
      .where('id', '=', id)
      .execute();
  } finally {
    stream.destroy();
  }
}

async function stageTable(
  db: Kysely<DB>,
  { id, file_name, mapping }: Found,
  entity: TableEntity,
  stream: Readable,
  onBatch: (rows: number) => Promise<void>,
) {
  const { headers, rows } = await openFile(stream, file_name);
  const parse = rowParser(entity, { headers, mapping }, await loadKnown(db));
  return stageRows(db, id, rows, onBatch, parse);
}

async function planTable(db: Kysely<DB>, id: string, entity: Entity) {
  await loadChoices(db, null);
  await planTargets(db, id, entity);
  await refuseIncomplete(db, id, entity);
  await runTogether(db, [...pickTargets(), ...planChanges(entity, 'fill')]);
  await noteOutcomes(db, id, entity);
  return planReport(db, id);
}

/** The same bytes, and how many of them were read. */
function counted(source: Readable) {
  let bytes = 0;
  const counting = async function* () {
    for await (const chunk of source as AsyncIterable<Buffer>) {
      bytes += chunk.length;
      yield chunk;
    }
  };
  return { stream: Readable.from(counting(), { objectMode: false }), read: () => bytes };
}
