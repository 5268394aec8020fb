import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { DB } from '#db';
import type { EditMark } from '#kernel/hand-editing.ts';
import { json } from '#server/db/client.ts';

interface OwnerChange {
  company_id: number;
  user_id: number;
  change: string;
}

/** Makes these people, and no others, the owners of the companies; answers whose owners changed. */
export async function giveOwners(db: Kysely<DB>, ids: number[], user_ids: number[], hand: EditMark) {
  const removed = await dropOwners(db, ids, sql`user_id <> all(${user_ids})`);
  return keepChanges(db, [...removed, ...(await insertOwners(db, ids, user_ids, hand))], hand);
}

/** Puts these people beside the owners there are. */
export const addOwners = async (db: Kysely<DB>, ids: number[], user_ids: number[], hand: EditMark) =>
  keepChanges(db, await insertOwners(db, ids, user_ids, hand), hand);

/** Takes these people off the companies. */
export const removeOwners = async (db: Kysely<DB>, ids: number[], user_ids: number[], hand: EditMark) =>
  keepChanges(db, await dropOwners(db, ids, sql`user_id = any(${user_ids})`), hand);

interface Ownership {
  company_id: number;
  user_id: number;
  assigned_at: string;
}

/** Puts back who owned the companies, in the order they came. */
export async function restoreOwners(db: Kysely<DB>, ids: number[], owned: Ownership[], hand: EditMark) {
  const given = json(owned);
  const meant = sql`jsonb_to_recordset(${given}) m (company_id int, user_id int, assigned_at timestamptz)`;
  const removed = await dropOwners(
    db,
    ids,
    sql`not exists (select from ${meant}
      where m.company_id = tp_owner.company_id and m.user_id = tp_owner.user_id)`,
  );
  const { rows: added } = await sql<OwnerChange>`
    insert into tp_owner (company_id, user_id, assigned_by, assigned_at)
    select company_id, user_id, ${hand.by}, assigned_at from ${meant}
    on conflict do nothing returning company_id, user_id, 'added' as change`.execute(db);
  return keepChanges(db, [...removed, ...added], hand);
}

// Triggers on tp_owner renew the companies' discovery rows.
const dropOwners = (db: Kysely<DB>, ids: number[], which: RawBuilder<unknown>): Promise<OwnerChange[]> =>
  db
    .deleteFrom('tp_owner')
    .where('company_id', '=', sql<number>`any(${ids})`)
    .where(sql<boolean>`${which}`)
    .returning(['company_id', 'user_id', sql<string>`'removed'`.as('change')])
    .execute();

async function insertOwners(db: Kysely<DB>, ids: number[], user_ids: number[], { by, at }: EditMark) {
  // One moment for all would lose their order.
  const { rows } = await sql<OwnerChange>`
    insert into tp_owner (company_id, user_id, assigned_by, assigned_at)
    select company_id, user_id, ${by}, ${at}::timestamptz + position * interval '1 microsecond'
    from unnest(${ids}::int[]) company_id, unnest(${user_ids}::int[]) with ordinality given (user_id, position)
    on conflict do nothing returning company_id, user_id, 'added' as change`.execute(db);
  return rows;
}

async function keepChanges(db: Kysely<DB>, changes: readonly OwnerChange[], { by, at }: EditMark) {
  if (changes.length === 0) return [];
  await db
    .insertInto('tp_owner_history')
    .values(changes.map((change) => ({ ...change, changed_by: by, changed_at: at })))
    .execute();
  const changed = [...new Set(changes.map(({ company_id }) => company_id))];
  await sql`insert into pipeline_record (company_id) select unnest(${changed}::int[])
    on conflict (company_id) do update set version = pipeline_record.version + 1`.execute(db);
  return changed;
}

/** Moves the companies to a status, or to none; the one before stays in the history with who ended it. */
export async function moveTo(db: Kysely<DB>, ids: number[], tp_status: string | null, { by, at }: EditMark) {
  // Triggers renew the companies' discovery rows; a new status, or none any more, alerts whoever asked to be.
  const ended = await db
    .updateTable('tp_status_history')
    .set({ until: sql`greatest(since, ${at}::timestamptz)`, ended_by: by, cleared: tp_status === null })
    .where('company_id', '=', sql<number>`any(${ids})`)
    .where('until', 'is', null)
    .where('tp_status', 'is distinct from', tp_status)
    .returning('company_id')
    .execute();
  if (tp_status === null) return ended.map(({ company_id }) => company_id);
  const { rows: begun } = await sql<{ company_id: number }>`
    insert into tp_status_history (company_id, tp_status, since, changed_by)
    select id, ${tp_status}, ${at}, ${by} from unnest(${ids}::int[]) id
    where not exists (select from tp_status_history where company_id = id and until is null)
    returning company_id`.execute(db);
  return begun.map(({ company_id }) => company_id);
}

/** Keeps the id under which the relationship system outside knows a company, where none is known yet. */
export async function keepExternalId(db: Kysely<DB>, company_id: number, external_id: string | undefined) {
  if (external_id === undefined) return;
  await db
    .updateTable('company')
    .set({ external_id, provenance: sql`provenance || '{"external_id": {"source": "affinity"}}'` })
    .where('company_id', '=', company_id)
    .where('external_id', 'is', null)
    .execute();
}
