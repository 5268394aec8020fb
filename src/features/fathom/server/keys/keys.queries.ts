import { type Kysely, type Selectable, sql } from 'kysely';
import type { DB, MeetingKey } from '#db';

export type KeyRow = Selectable<MeetingKey>;

/** The keys there are: of the settings, and of people who are active. */
export const listKeys = (db: Kysely<DB>) =>
  db
    .selectFrom('meeting_key as k')
    .leftJoin('staff as s', 's.user_id', 'k.user_id')
    .selectAll('k')
    .select(['s.full_name', 's.email_address'])
    .where((eb) => eb.or([eb('k.user_id', 'is', null), eb('s.active', '=', true)]))
    .orderBy(sql`k.user_id is not null`)
    .orderBy('s.full_name')
    .orderBy('k.key_id');

export const findOwnKey = (db: Kysely<DB>, user_id: number) =>
  db.selectFrom('meeting_key').selectAll().where('user_id', '=', user_id);

export const countSeen = (db: Kysely<DB>) =>
  db
    .selectFrom('meeting_seen')
    .select(['key_id', (eb) => eb.fn.countAll<number>().as('count')])
    .groupBy('key_id');

/** The row of the key of the settings, made when it is first needed. */
export const addFirmKey = (db: Kysely<DB>, now: string) =>
  db
    .insertInto('meeting_key')
    .values({ user_id: null, next_run_at: now, created_at: now })
    .onConflict((conflict) => conflict.column('user_id').doNothing());

/** Takes a key whose time has come, for so long that whoever died with it is not waited for long. */
export const leaseKey = (db: Kysely<DB>, key_id: number, now: Date, until: Date) =>
  db
    .updateTable('meeting_key')
    .set({ leased_until: until.toISOString(), state: 'running' })
    .where('key_id', '=', key_id)
    .where('next_run_at', '<=', now.toISOString())
    .where((eb) => eb.or([eb('leased_until', 'is', null), eb('leased_until', '<', now.toISOString())]))
    .returningAll();

/** Changes a key as long as nobody gave it another one meanwhile. */
export const changeKey = (db: Kysely<DB>, key_id: number, changes: Partial<KeyRow>) =>
  db
    .updateTable('meeting_key')
    .set(changes as object)
    .where('key_id', '=', key_id);

export async function noteSeen(db: Kysely<DB>, key_id: number, ids: readonly number[], seen_at: string) {
  if (ids.length === 0) return;
  await sql`insert into meeting_seen (key_id, fathom_id, seen_at)
    select ${key_id}, id, ${seen_at} from unnest(${sql.val(ids)}::bigint[]) id
    on conflict (key_id, fathom_id) do update set seen_at = excluded.seen_at`.execute(db);
}

/** Meetings that this key saw before and that the sweep which began then did not meet were deleted, unless another key sees them. */
export async function markDeleted(
  db: Kysely<DB>,
  { key_id, include_internal }: Pick<KeyRow, 'key_id' | 'include_internal'>,
  began: string,
  now: string,
) {
  await sql`with lost as (
      delete from meeting_seen s using fathom_meeting m
      where s.key_id = ${key_id} and s.seen_at < ${began} and m.fathom_id = s.fathom_id
        and (${include_internal} or not m.is_internal)
      returning s.fathom_id)
    update fathom_meeting m set deleted_at = ${now}
    from lost where m.fathom_id = lost.fathom_id and m.deleted_at is null
      and not exists (select from meeting_seen o where o.fathom_id = m.fathom_id and o.key_id <> ${key_id})`.execute(
    db,
  );
}

/** Another key sees other meetings: what the last one saw tells nothing any more. */
export async function forgetSeen(db: Kysely<DB>, key_id: number) {
  await db.deleteFrom('meeting_seen').where('key_id', '=', key_id).execute();
}
