import { Readable } from 'node:stream';
import { type Kysely, sql } from 'kysely';
import type { DB } from '#db';
import { json } from '#server/db/client.ts';
import type { Platform } from '#server/platform.ts';
import { addPlaces } from './commit-additions.ts';
import { writePlan } from './commit-import.ts';
import { entities } from './entity.ts';
import { importAt, noteProgress } from './imports.queries.ts';
import { planChanges } from './plan-changes.ts';
import { planReport } from './plan-report.ts';
import { planTargets, refuseIncomplete } from './plan-targets.ts';
import { openFile } from './read-rows.ts';
import { readKept } from './receive-file.ts';
import { rowParser } from './row-parser.ts';
import { loadKnown, stageRows } from './stage-rows.ts';
import { keptOf, removeAdded, removeMade } from './undo-additions.ts';
import { restoreValues } from './undo-import.ts';

export type StepPlatform = Pick<Platform, 'db' | 'clock' | 'files'>;
/** Hears how far a step is; what it throws ends the step and takes everything back. */
export type OnProgress = (rowsDone: number, rowsTotal: number | null) => Promise<void> | void;

/** One import changes the firm at a time. */
const CHANGING = 4_711_007;
const REFRESHED_AT_ONCE = 20_000;

/** Held by whoever works on this import. */
export const lockOf = (id: string) => sql`hashtextextended(${`import ${id}`}, 0)`;

/** A transaction that may take as long as the file is large; no step of one import runs twice at once. */
const bulk = (platform: StepPlatform, id: string, work: (db: Kysely<DB>) => Promise<void>) =>
  platform.db.transaction().execute(async (db) => {
    await sql`set local statement_timeout = 0`.execute(db);
    await sql`set local orion.bulk = 'on'`.execute(db);
    await sql`select pg_advisory_xact_lock(${lockOf(id)})`.execute(db);
    await work(db);
  });

const alone = (db: Kysely<DB>) => sql`select pg_advisory_xact_lock(${CHANGING})`.execute(db);

/** Progress is written beside the transaction, so that others see it; one that cannot be written is no loss. */
const teller =
  ({ db }: StepPlatform, id: string, onProgress: OnProgress) =>
  async (done: number, total: number | null) => {
    await onProgress(done, total);
    await noteProgress(db, id, done, total)
      .execute()
      .catch(() => {});
  };

/** Reads the file and finds out what taking it in would do; the firm's data stays as it is. */
export const checkImport = (platform: StepPlatform, id: string, onProgress: OnProgress = () => {}) =>
  bulk(platform, id, async (db) => {
    const found = await importAt(db, id, 'checking').executeTakeFirst();
    if (!found) return;
    const entity = entities[found.entity];
    const tell = teller(platform, id, onProgress);
    await db.deleteFrom('import_row').where('import_id', '=', id).execute();
    const { stream, read } = counted(await readKept(platform.files, found.storage_name));
    try {
      const file = await openFile(stream, found.file_name);
      const parse = rowParser(
        found.entity,
        { headers: file.headers, mapping: found.mapping },
        await loadKnown(db),
      );
      const total = await stageRows(db, id, file, parse, (rows) =>
        tell(rows, Math.max(rows, Math.round((rows * found.size) / Math.max(1, read())))),
      );
      await planTargets(db, id, entity);
      await refuseIncomplete(db, id, entity);
      await planChanges(db, entity, true);
      const { counts, problems, conflicts, notes } = await planReport(db, id, entity);
      await db
        .updateTable('import')
        .set({ status: 'checked', rows_done: total, rows_total: total, failure: null, kept: json([]) })
        .set({
          counts: json(counts),
          problems: json(problems),
          conflicts: json(conflicts),
          notes: json(notes),
        })
        .set({ checked_at: platform.clock.now().toISOString(), committed_at: null, undone_at: null })
        .where('id', '=', id)
        .execute();
    } finally {
      stream.destroy();
    }
  });

/** Takes the file in: all of it, or nothing. */
export const commitImport = (platform: StepPlatform, id: string, onProgress: OnProgress = () => {}) =>
  bulk(platform, id, async (db) => {
    await alone(db);
    const found = await importAt(db, id, 'committing').executeTakeFirst();
    if (!found) return;
    const entity = entities[found.entity];
    const at = platform.clock.now();
    const total = found.rows_total ?? 0;
    const tell = teller(platform, id, onProgress);
    await tell(0, total);
    await planTargets(db, id, entity);
    await refuseIncomplete(db, id, entity);
    await sql`select from ${sql.table(entity.table)} c join import_target t on c.${sql.ref(entity.id)} = t.target_id
      order by t.target_id for update of c`.execute(db);
    await planChanges(db, entity, found.keep_ours);
    await tell(Math.round(total / 4), total);
    await writePlan(db, entity, { import_id: id, at, by: found.committed_by });
    await tell(Math.round(total / 2), total);
    if (entity.table === 'company') {
      await addPlaces(db, id);
      await refreshTouched(db, (part) => tell(Math.round((total * (1 + part)) / 2), total));
    }
    const { counts, problems, conflicts, notes } = await planReport(db, id, entity);
    await sql`delete from import_row where import_id = ${id} and problems is null`.execute(db);
    await db
      .updateTable('import')
      .set({ status: 'committed', rows_done: total, failure: null, committed_at: at.toISOString() })
      .set({ counts: json(counts), problems: json(problems), conflicts: json(conflicts), notes: json(notes) })
      .where('id', '=', id)
      .execute();
  });

/** Brings back what was there before; what changed since stays, and is told. */
export const undoImport = (platform: StepPlatform, id: string, onProgress: OnProgress = () => {}) =>
  bulk(platform, id, async (db) => {
    await alone(db);
    const found = await importAt(db, id, 'undoing').executeTakeFirst();
    if (!found) return;
    const entity = entities[found.entity];
    const at = platform.clock.now();
    const total = found.rows_total ?? 0;
    const tell = teller(platform, id, onProgress);
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

/** The derived rows of the companies in import_touched, made again. */
async function refreshTouched(db: Kysely<DB>, onPart: (part: number) => Promise<void>) {
  await sql`create index on import_touched (target_id)`.execute(db);
  for (let [last, done] = [0, 0]; ; ) {
    const { rows } = await sql<{ ids: number[] | null; total: number }>`
      select (select array_agg(target_id order by target_id) from (select target_id from import_touched
          where target_id > ${last} order by target_id limit ${REFRESHED_AT_ONCE}) batch) as ids,
        (select count(*)::integer from import_touched) as total`.execute(db);
    const { ids, total } = rows[0] ?? { ids: null, total: 0 };
    if (!ids) return;
    await sql`select refresh_discovery(${ids}::integer[]), refresh_company_text(${ids}::integer[])`.execute(
      db,
    );
    last = ids.at(-1) ?? last;
    done += ids.length;
    await onPart(done / total);
  }
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
