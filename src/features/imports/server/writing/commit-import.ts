import { type Kysely, sql } from 'kysely';
import type { DB } from '#db';
import { json } from '#server/db/client.ts';
import type { ExistingRule, ImportCounts } from '../../import-record.contract.ts';
import { importAt } from '../imports.queries.ts';
import { takeMeetings } from '../meetings/take-meetings.ts';
import { type Entity, entities } from '../planning/entity.ts';
import { tellsStanding } from '../planning/plan-standing.ts';
import { planChanges } from '../planning/plan-changes.ts';
import { loadChoices } from '../planning/plan-names.ts';
import { countRejected, NO_COUNTS, notesOf, problemsOf } from '../planning/plan-report.ts';
import {
  pickTargets,
  planTargets,
  refuseIncomplete,
  settleTargets,
  skipTargets,
} from '../planning/plan-targets.ts';
import { writePlan } from '../planning/write-plan.ts';
import { runBatches } from './batches.ts';
import {
  inBulk,
  lockImports,
  measureTables,
  type OnProgress,
  runBulkStep,
  type StepPlatform,
} from './bulk-step.ts';
import { countChangedFields } from './changed-fields.ts';
import { addPlaces } from './commit-additions.ts';
import { refreshTouched } from './refresh-touched.ts';
import { runTogether } from './run-together.ts';

/**
 * Takes the file in, a short batch at a time, so that nobody waits for it. Each batch notes with itself how far it came:
 * whoever takes up a commit that was killed goes on behind it.
 */
export const commitImport = (
  platform: StepPlatform,
  id: string,
  onProgress: OnProgress = () => {},
  size?: number,
) =>
  runBulkStep(platform, id, async (db) => {
    await lockImports(db);
    const found = await importAt(db, id, 'committing').executeTakeFirst();
    // One that failed is taken back, not gone on with.
    if (!found || found.failure !== null) return;
    const at = platform.clock.now();
    const total = found.rows_total ?? 0;
    await onProgress(found.rows_done, total);
    const { entity, existing, taken_through } = found;
    const commit = { import_id: id, at, by: found.committed_by, existing, stands: tellsStanding(found) };
    if (entity === 'meetings') await beginCounts(db, id, taken_through, NO_COUNTS);
    else await inBulk(db, entity, (db) => planCommit(db, id, entities[entity], taken_through));
    await runBatches(
      db,
      { entity, size },
      (db, most) =>
        entity === 'meetings'
          ? takeMeetings(platform, db, commit, most)
          : takeBatch(db, entities[entity], commit, most),
      async () =>
        onProgress((await importAt(db, id, 'committing').executeTakeFirst())?.rows_done ?? 0, total),
    );
    await measureTables(db, 'import_before', 'import_added');
    await inBulk(db, entity, (db) => endCommit(db, id, total, at));
    await onProgress(total, total);
  });

async function planCommit(db: Kysely<DB>, id: string, entity: Entity, takenThrough: number | null) {
  await loadChoices(db, id);
  await planTargets(db, id, entity);
  const skipped = await skipTargets(db);
  await refuseIncomplete(db, id, entity);
  const counts = { ...NO_COUNTS, skipped };
  await beginCounts(db, id, takenThrough, counts, await notesOf(db, id));
}

/** A commit that is taken up again goes on counting. */
async function beginCounts(
  db: Kysely<DB>,
  id: string,
  takenThrough: number | null,
  counts: ImportCounts,
  notes?: readonly string[],
) {
  if (takenThrough !== null) return;
  await db
    .updateTable('import')
    .set({ taken_through: 0, undone: null, counts: json(counts), ...(notes && { notes: json(notes) }) })
    .where('id', '=', id)
    .execute();
}

interface Commit {
  import_id: string;
  at: Date;
  by: number | null;
  existing: ExistingRule;
  stands: boolean;
}

/** The next companies or people, with all that belongs to them; false when there are no more. */
async function takeBatch(db: Kysely<DB>, entity: Entity, commit: Commit, most: number) {
  const { import_id } = commit;
  const isCompany = entity.table === 'company';
  const through = sql`(select coalesce(taken_through, 0) from import where id = ${import_id})`;
  await runTogether(db, [
    ...pickTargets(through, most),
    ...settleTargets(entity),
    sql`select from ${sql.table(entity.table)} c join import_target t on c.${sql.ref(entity.id)} = t.target_id
      order by t.target_id for no key update of c`,
    ...planChanges(entity, commit.existing),
    ...writePlan(entity, commit),
    ...(isCompany ? [addPlaces(import_id), refreshTouched()] : []),
    settleActions,
  ]);
  const { rows } = await sql`
    update import set taken_through = batch.last, rows_done = rows_done + batch.rows, counts = import.counts || batch.now
    from (
      select max(last) as last, sum(rows)::integer as rows, jsonb_object_agg(action,
        number + (select (import.counts ->> action)::integer from import where id = ${import_id})) as now
      from (select action, count(*)::integer as number, max(number) as last, sum(rows) as rows
        from import_target group by action) actions
    ) batch where id = ${import_id} and batch.last is not null returning id`.execute(db);
  return rows.length > 0;
}

/** What became of each: ours was kept only where nothing of it changed. */
const settleActions = sql`
  update import_target t set action = case when created then 'create'
    when exists (select from import_touched o where o.target_id = t.target_id)
      or exists (select from import_key_change k where k.number = t.number and k.owner_id is null) then 'update'
    when action in ('differ', 'conflict') then action else 'unchanged' end`;

async function endCommit(db: Kysely<DB>, id: string, total: number, at: Date) {
  const rejected = await countRejected(db, id);
  const problems = await problemsOf(db, id);
  const { rows: changed_fields } = await countChangedFields(id).execute(db);
  await sql`delete from import_row where import_id = ${id} and problems is null`.execute(db);
  await sql`
    update import set status = 'committed', rows_done = ${total}, failure = null, taken_through = null,
      committed_at = ${at}::timestamptz, problems = ${json(problems)},
      changed_fields = ${json(changed_fields)}, counts = counts || ${json({ rejected })}
    where id = ${id}`.execute(db);
}
