import { type Kysely, sql } from 'kysely';
import type { DB } from '#db';
import type { Entity } from './entity.ts';

/** Names that point to each other in a longer chain than this are left apart. */
const MOST_LINKS = 50;

/**
 * Finds out whom each row of an import is about. Leaves temporary tables until the transaction ends:
 * import_staged, a row each; import_key, what each is known by; import_target, one for each company or person.
 */
export async function planTargets(db: Kysely<DB>, import_id: string, entity: Entity) {
  await sql`
    create temp table import_staged on commit drop as
    select number, line, keys, ${entity.data} as data, lists, null::integer as target_id, number as leader
    from import_row where import_id = ${import_id} and problems is null`.execute(db);
  await sql`
    create temp table import_key on commit drop as
    select s.number, k.key, k.place, ${entity.owners.owner} as owner_id
    from import_staged s cross join unnest(s.keys) with ordinality k (key, place) ${entity.owners.joins}`.execute(
    db,
  );
  await sql`create index on import_key (number)`.execute(db);
  await sql`analyze import_staged, import_key`.execute(db);
  await sql`
    update import_staged s set target_id = found.owner_id
    from (select distinct on (number) number, owner_id from import_key where owner_id is not null
      order by number, place) found
    where found.number = s.number`.execute(db);
  await linkRows(db);
  await sql`
    create temp table import_target on commit drop as
    select leader as number, min(line) as line, min(target_id) as target_id, min(keys[1]) filter (where number = leader) as key,
      jsonb_overlaid(data order by number) as data, count(*)::integer as rows, false as created, 'unchanged' as action
    from import_staged group by leader`.execute(db);
  await sql`create unique index on import_target (number)`.execute(db);
  await sql`analyze import_target`.execute(db);
}

/** Rows that share a name are one: each takes the lowest number of its kin, or the target one of them has. */
async function linkRows(db: Kysely<DB>) {
  for (let link = 0; link < MOST_LINKS; link += 1) {
    const { numAffectedRows } = await sql`
      with of_key as (
        select key, min(leader) as leader, min(target_id) as target_id
        from import_key join import_staged using (number) group by key having count(*) > 1
      ), best as (
        select k.number, min(o.leader) as leader,
          (array_agg(o.target_id order by k.place) filter (where o.target_id is not null))[1] as target_id
        from import_key k join of_key o using (key) group by k.number
      )
      update import_staged s set leader = least(s.leader, best.leader), target_id = best.target_id
      from best where best.number = s.number and s.target_id is null
        and (best.target_id is not null or best.leader < s.leader)`.execute(db);
    if (numAffectedRows === 0n) break;
  }
  await sql`
    update import_staged s set leader = first.leader
    from (select target_id, min(number) as leader from import_staged where target_id is not null group by target_id) first
    where first.target_id = s.target_id`.execute(db);
}

/** A new row without what every such row needs cannot be made: its rows are rejected, for this import. */
export async function refuseIncomplete(db: Kysely<DB>, import_id: string, { needs }: Entity) {
  if (!needs) return;
  const problems = JSON.stringify([{ field: needs.column, message: needs.message }]);
  await sql`
    with refused as (
      delete from import_target where target_id is null and not data ? ${needs.column}::text returning number
    ), rows as (delete from import_staged where leader in (select number from refused) returning number),
    keys as (delete from import_key where number in (select number from rows))
    update import_row set problems = ${problems}::jsonb
    where import_id = ${import_id} and number in (select number from rows)`.execute(db);
}
