import { type Kysely, sql } from 'kysely';
import type { DB } from '#db';
import { json } from '#server/db/client.ts';
import type { ImportEntity } from '../../import-fields.rules.ts';
import type { ImportRecord } from '../../import-record.contract.ts';
import { importAt } from '../imports.queries.ts';
import { countLeft, undoMeetings } from '../meetings/undo-meetings.ts';
import { type Entity, entities } from '../planning/entity.ts';
import { NO_COUNTS } from '../planning/plan-report.ts';
import { standingKinds } from '../planning/plan-standing.ts';
import { runBatches } from './batches.ts';
import {
  inBulk,
  lockImports,
  measureTables,
  type OnProgress,
  reportProgress,
  runBulkStep,
  type StepPlatform,
} from './bulk-step.ts';
import { addPlaces } from './commit-additions.ts';
import { handOnLists, handOnPlaces } from './hand-on.ts';
import { refreshTouched } from './refresh-touched.ts';
import { restoreValues } from './restore-values.ts';
import { runTogether } from './run-together.ts';
import { beginCounting, countMeetingsBack, countTakenBack } from './undo-counts.ts';
import { keptLists, keptValues, KEPT_SHOWN, removeAdded, removeMade } from './undo-additions.ts';

const LAST_ID = 2 ** 31 - 1;

/** Brings back what was there before, a short batch at a time; what changed since stays, and is told. */
export const undoImport = (
  platform: StepPlatform,
  id: string,
  onProgress: OnProgress = () => {},
  size?: number,
) =>
  runBulkStep(platform, id, async (db) => {
    await lockImports(db);
    const found = await importAt(db, id, 'undoing').executeTakeFirst();
    if (!found) return;
    const at = platform.clock.now();
    const total = found.rows_total ?? 0;
    await takeBack(
      db,
      { id, entity: found.entity, at, total, size },
      reportProgress(platform, id, onProgress),
    );
    await sql`
      update import set status = 'undone', rows_done = ${total}, failure = null, undone_at = ${at}::timestamptz
      where id = ${id}`.execute(db);
  });

/** Takes back what a commit wrote before it failed. `failure` stands from then on, so that nobody goes on with it. */
export const giveUpCommit = (platform: StepPlatform, id: string, failure: string) =>
  runBulkStep(platform, id, async (db) => {
    await lockImports(db);
    await sql`update import set failure = ${failure} where id = ${id} and status = 'committing' and failure is null`.execute(
      db,
    );
    const found = await importAt(db, id, 'committing').executeTakeFirst();
    if (!found) return;
    await takeBack(db, { id, entity: found.entity, at: platform.clock.now(), total: 0 }, async () => {});
    await sql`
      update import set status = 'failed', rows_done = 0, taken_through = null, counts = ${json(NO_COUNTS)}, undone = null,
        failure = failure || case when kept = '[]' then '' else ' Edits made in the meantime were kept.' end
      where id = ${id} and status = 'committing'`.execute(db);
  });

interface Undo {
  id: string;
  entity: ImportEntity;
  at: Date;
  total: number;
  size?: number | undefined;
}

async function takeBack(
  db: Kysely<DB>,
  { id, entity: name, at, total, size }: Undo,
  tell: (done: number, total: number) => Promise<void>,
) {
  await measureTables(db, 'import_before', 'import_added');
  await beginCounting(id).execute(db);
  const left = () => (name === 'meetings' ? countLeft(db, id) : countBefore(db, id));
  const all = Math.max(1, await left());
  await tell(0, total);
  await runBatches(
    db,
    { entity: name, size },
    (db, most) =>
      name === 'meetings' ? undoMeetingBatch(db, id, most) : undoBatch(db, id, entities[name], at, most),
    async () => tell(Math.round(total * (1 - (await left()) / all)), total),
  );
  await inBulk(db, name, async (db) => {
    await removeMade(db, id);
    await noteKept(db, id, await keptLists(db, id));
    await handOnLists(db, id);
    await handOnPlaces(db, id);
    await sql`delete from import_added where import_id = ${id}`.execute(db);
  });
}

async function countBefore(db: Kysely<DB>, id: string) {
  const { rows } = await sql<{ left: number }>`
    select count(*)::integer as left from import_before where import_id = ${id}`.execute(db);
  return rows[0]?.left ?? 0;
}

async function undoMeetingBatch(db: Kysely<DB>, id: string, most: number) {
  const kept = await undoMeetings(db, id, most);
  if (kept) {
    await countMeetingsBack(id).execute(db);
    await noteKept(db, id, kept);
  }
  return kept !== null;
}

/** The next companies or people, by their ids; false when there are no more. */
async function undoBatch(db: Kysely<DB>, id: string, entity: Entity, at: Date, most: number) {
  const { rows } = await sql<{ through: number; is_left: boolean; stands: boolean }>`
    select least(
      (select target_id from import_before where import_id = ${id} order by target_id offset ${most - 1} limit 1),
      (select target_id from import_added where import_id = ${id} and target_id is not null
        order by target_id offset ${most * 4 - 1} limit 1), ${LAST_ID}) as through,
      exists (select from import_before where import_id = ${id})
        or exists (select from import_added where import_id = ${id} and target_id is not null) as is_left,
      exists (select from import_added where import_id = ${id} and kind = any (${standingKinds})) as stands`.execute(
    db,
  );
  const [batch] = rows;
  if (!batch?.is_left) return false;
  const part = { import_id: id, through: batch.through, stands: batch.stands };
  await runTogether(db, [
    ...restoreValues(part, entity, at),
    countTakenBack(part),
    ...removeAdded(part, entity),
    // Beside values of a later import, what comes back may make a place that nobody was in before.
    ...(entity.table === 'company' ? [addPlaces(id), refreshTouched()] : []),
    sql`delete from import_before where import_id = ${id} and target_id <= ${part.through}`,
    sql`delete from import_added where import_id = ${id} and target_id <= ${part.through}`,
  ]);
  await noteKept(db, id, await keptValues(db, entity));
  return true;
}

const noteKept = (db: Kysely<DB>, id: string, kept: ImportRecord['kept']) =>
  kept.length === 0
    ? undefined
    : sql`
      update import set kept = (select jsonb_agg(value order by place) from
        jsonb_array_elements(kept || ${json(kept)}) with ordinality k (value, place) where place <= ${KEPT_SHOWN})
      where id = ${id}`.execute(db);
