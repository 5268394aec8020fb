import { type Kysely, sql } from 'kysely';
import type { DB } from '#db';
import type { EditMark } from '#kernel/hand-editing.ts';
import { notFound } from '#server/http/errors.ts';
import { findBucketOf, findWorkboard } from './lists.queries.ts';

type Change = 'added' | 'removed';
interface List {
  workboard_id: number;
  name: string;
}

/** A list of companies that nobody deletes until the transaction ends. */
export async function heldList(db: Kysely<DB>, list_id: number): Promise<List> {
  const list = await findWorkboard(db, list_id)
    .where('type', '=', 'companies')
    .forKeyShare()
    .executeTakeFirst();
  if (!list) throw notFound('List');
  return list;
}

/** Puts companies on a list; answers which were not on it. */
export async function addToList(db: Kysely<DB>, ids: number[], list: List, hand: EditMark) {
  // A trigger renews the companies' discovery rows, here and where they leave a list.
  const { rows } = await sql<{ company_id: number }>`
    insert into workboard_company (workboard_id, company_id, added_by, added_at)
    select ${list.workboard_id}, id, ${hand.by}, ${hand.at} from unnest(${ids}::int[]) id
    on conflict do nothing returning company_id`.execute(db);
  await noteUse(db, list, hand);
  return keepFilings(db, rows, list, 'added', hand);
}

/** Takes companies off a list; answers which were on it. */
export async function removeFromList(db: Kysely<DB>, ids: number[], list: List, hand: EditMark) {
  const rows = await db
    .deleteFrom('workboard_company')
    .where('workboard_id', '=', list.workboard_id)
    .where('company_id', '=', sql<number>`any(${ids})`)
    .returning('company_id')
    .execute();
  return keepFilings(db, rows, list, 'removed', hand);
}

export async function keepFilings(
  db: Kysely<DB>,
  companies: readonly { company_id: number }[],
  { workboard_id, name }: List,
  change: Change,
  { by: changed_by, at: changed_at }: EditMark,
) {
  const ids = companies.map(({ company_id }) => company_id);
  if (ids.length > 0)
    await sql`insert into workboard_company_history (company_id, workboard_id, name, change, changed_by, changed_at)
      select id, ${workboard_id}, ${name}, ${change}, ${changed_by}, ${changed_at}
      from unnest(${ids}::int[]) id`.execute(db);
  return ids;
}

async function noteUse(db: Kysely<DB>, { workboard_id }: List, { by: user_id, at: used_at }: EditMark) {
  await db
    .insertInto('workboard_use')
    .values({ user_id, workboard_id, used_at })
    .onConflict((conflict) => conflict.columns(['user_id', 'workboard_id']).doUpdateSet({ used_at }))
    .execute();
}

/** Puts a company into the bucket of this name, which is made where there is none; without a name into no bucket. */
export async function assignBucket(
  db: Kysely<DB>,
  company_id: number,
  name: string | undefined,
  hand: EditMark,
) {
  const before = await findBucketOf(db, company_id).executeTakeFirst();
  const after = name === undefined ? undefined : await bucketNamed(db, name);
  if (before?.bucket_id === after?.bucket_id) return { before, after };
  const keep = { company_id, changed_by: hand.by, changed_at: hand.at };
  if (before) {
    await db.deleteFrom('company_bucket').where('company_id', '=', company_id).execute();
    const { name: left } = before;
    await db
      .insertInto('company_bucket_history')
      .values({ ...keep, name: left, change: 'removed' })
      .execute();
  }
  if (after) {
    const { bucket_id, name: entered } = after;
    await db
      .insertInto('company_bucket')
      .values({ company_id, bucket_id, set_by: hand.by, set_at: hand.at })
      .execute();
    await db
      .insertInto('company_bucket_history')
      .values({ ...keep, name: entered, change: 'added' })
      .execute();
  }
  return { before, after };
}

async function bucketNamed(db: Kysely<DB>, name: string) {
  await db
    .insertInto('bucket')
    .values({ name })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return db
    .selectFrom('bucket')
    .select(['bucket_id', 'name'])
    .where('name', '=', name)
    .executeTakeFirstOrThrow();
}
