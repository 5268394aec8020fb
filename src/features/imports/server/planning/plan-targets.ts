import { type Kysely, sql } from 'kysely';
import type { DB } from '#db';
import type { Statement } from '../writing/run-together.ts';
import type { Entity } from './entity.ts';
import { followFirst, joinNamed, partContradicting, setApart } from './plan-apart.ts';
import { nameTargets } from './plan-names.ts';
import { findUnknown } from './plan-told.ts';

/**
 * Finds out whom each row of an import is about. Leaves temporary tables until the step ends: import_staged, a row each;
 * import_key, what each is known by, and who claims it first; import_plan, one for each company or person; import_name,
 * those of whom the file has several names. Reads import_choice.
 */
export async function planTargets(db: Kysely<DB>, import_id: string, entity: Entity) {
  await refuseVague(db, import_id, entity);
  await sql`
    create temp table import_staged as
    select number, line, keys, ${entity.data} as data, lists, null::integer as target_id, number as leader,
      false as left_out, false as is_apart, null::text as told
    from import_row where import_id = ${import_id} and problems is null`.execute(db);
  await sql`
    create temp table import_key as
    select s.number, k.key, k.place, ${entity.owners.owner} as owner_id, cardinality(s.keys) > 1 as of_several
    from import_staged s cross join unnest(s.keys) with ordinality k (key, place) ${entity.owners.joins}`.execute(
    db,
  );
  await sql`create index on import_key (number)`.execute(db);
  await sql`analyze import_staged, import_key`.execute(db);
  await sql`
    update import_staged s set target_id = best.owner_id, leader = best.leader
    from (
      select number, (array_agg(owner_id order by place) filter (where owner_id is not null))[1] as owner_id,
        min(leader) filter (where place = 1) as leader
      from (select *, min(number) over (partition by key) as leader from import_key) keys group by number
    ) best where best.number = s.number and (best.owner_id is not null or best.leader <> s.leader)`.execute(
    db,
  );
  await untangle(db);
  await joinNamesakes(db);
  await sql`create temp table import_unsure (number integer)`.execute(db);
  if (entity.table === 'company') {
    await findUnknown(db);
    await joinNamed(db);
  }
  await followFirst.execute(db);
  if (entity.table === 'company') await partContradicting(db);
  await nameTargets(db, entity);
  if (entity.table === 'company') await setApart(db);
  await sql`
    create temp table import_plan as
    select leader as number, min(line) as line, min(target_id) as target_id, min(keys[1]) filter (where number = leader) as key,
      coalesce(jsonb_overlaid(data order by number) filter (where not left_out), '{}') as data,
      count(*) filter (where not left_out)::integer as rows, false as created, 'unchanged' as action,
      bool_or(is_apart) as is_apart, coalesce(bool_or(told = 'ours'), false) as is_told
    from import_staged group by leader`.execute(db);
  await sql`
    with gone as (delete from import_staged where left_out returning number)
    delete from import_key where number in (select number from gone)`.execute(db);
  await sql`create unique index on import_plan (number)`.execute(db);
  await sql`create index on import_staged (leader)`.execute(db);
  await sql`
    alter table import_key add column leader integer, add column holder integer`.execute(db);
  await sql`
    update import_key k set leader = c.leader, holder = c.holder
    from (select k.number, k.key, s.leader, first_value(s.leader) over (partition by k.key order by k.number) as holder
      from import_key k join import_staged s using (number)) c
    where c.number = k.number and c.key = k.key`.execute(db);
  await sql`create index on import_key (leader)`.execute(db);
  await sql`analyze import_staged, import_key, import_plan`.execute(db);
}

/** The next companies or people of the plan, for one batch; all of them where no number is given. Leaves import_target. */
export const pickTargets = (after: Statement = sql`0`, most: number | null = null): Statement[] => [
  sql`
    create temp table import_target on commit drop as
    select * from import_plan where number > ${after} order by number limit ${most}`,
  sql`create unique index on import_target (number)`,
  sql`analyze import_target`,
];

/** Whom others made, or took away, since the plan was laid. */
export const settleTargets = ({ table, id, owners }: Entity): Statement[] => [
  sql`
    update import_target t set target_id = null where target_id is not null
      and not exists (select from ${sql.table(table)} c where c.${sql.ref(id)} = t.target_id)`,
  // Who has a domain by now was not the one without.
  ...(table === 'company'
    ? [
        sql`
    update import_target t set target_id = null, is_told = false from company c
    where t.is_told and c.company_id = t.target_id and left(c.company_domain, 1) <> '~'`,
      ]
    : []),
  sql`
    update import_target t set target_id = found.owner_id
    from (select k.number, ${owners.owner} as owner_id from (select number, key from import_target where target_id is null and not is_apart) k
      ${owners.joins}) found
    where found.number = t.number and found.owner_id is not null`,
];

/**
 * In the order of the file: a row belongs to whoever holds the first of its keys that is held, and from then on its other
 * keys belong there too. Taking the same file in again ends the same way.
 */
const HOLD_KEYS = sql`do $$
  declare tangled record;
  begin
    for tangled in select s.number, s.keys from import_staged s join import_tangled using (number) order by s.number loop
      insert into import_holder (key, target_id, leader)
      select k.key, holder.target_id, coalesce(holder.leader, tangled.number)
      from unnest(tangled.keys) k (key)
      left join (select h.target_id, h.leader from unnest(tangled.keys) with ordinality n (key, place)
        join import_holder h using (key) order by n.place limit 1) holder on true
      on conflict do nothing;
    end loop;
  end $$`;

/** Where rows share names, and some have several, who is meant depends on the rows before. */
async function untangle(db: Kysely<DB>) {
  await sql`
    create temp table import_tangled as
    select distinct number from import_key where key in (
      select key from import_key group by key having count(*) > 1 and bool_or(of_several))`.execute(db);
  const { rows } = await sql`select from import_tangled limit 1`.execute(db);
  if (rows.length === 0) return;
  await sql`create temp table import_holder (key text primary key, target_id integer, leader integer)`.execute(
    db,
  );
  await sql`
    insert into import_holder (key, target_id, leader)
    select distinct key, owner_id, null::integer from import_key join import_tangled using (number)
    where owner_id is not null`.execute(db);
  await HOLD_KEYS.execute(db);
  await sql`
    update import_staged s set target_id = h.target_id, leader = coalesce(h.leader, s.number)
    from import_tangled t, import_holder h where t.number = s.number and h.key = s.keys[1]`.execute(db);
}

/** Rows that nothing but a name tells, where the name does not tell enough. */
async function refuseVague(db: Kysely<DB>, import_id: string, { refusals }: Entity) {
  for (const { where, ...problem } of refusals)
    await sql`
      update import_row r set problems = ${JSON.stringify([problem])}::jsonb
      from (select number, keys[1] as key from import_row
        where import_id = ${import_id} and problems is null and cardinality(keys) = 1) k
      where r.import_id = ${import_id} and r.number = k.number and ${where}`.execute(db);
}

/** Somebody told by a name alone is the one whom another row of the file tells with an address. */
const joinNamesakes = (db: Kysely<DB>) =>
  sql`
    update import_staged s set leader = other.leader, target_id = other.target_id
    from (
      select k.number, min(o.leader) as leader, min(o.target_id) as target_id
      from import_key k
      join import_key n on n.key like '~%|%|%' and k.key = split_part(n.key, '|', 1) || '|' || split_part(n.key, '|', 2)
      join import_staged o on o.number = n.number
      where k.key like '~%' and split_part(k.key, '|', 3) = '' and k.owner_id is null
      group by k.number having count(distinct o.leader) = 1
    ) other where other.number = s.number`.execute(db);

/** Those that a person chose to leave alone; answers how many. */
export async function skipTargets(db: Kysely<DB>): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from import_plan where number in (select number from import_choice where choice = 'skip')`.execute(
    db,
  );
  await sql`
    with gone as (delete from import_staged where leader in (select number from import_choice where choice = 'skip')
      returning number)
    delete from import_key where number in (select number from gone)`.execute(db);
  return Number(numAffectedRows ?? 0);
}

/** A new row without what every such row needs cannot be made: its rows are rejected, for this import. */
export async function refuseIncomplete(db: Kysely<DB>, import_id: string, { needs }: Entity) {
  if (!needs) return;
  const problems = JSON.stringify([{ field: needs.column, message: needs.message }]);
  await sql`
    with refused as (
      delete from import_plan where target_id is null and not data ? ${needs.column}::text returning number
    ), rows as (delete from import_staged where leader in (select number from refused) returning number),
    keys as (delete from import_key where number in (select number from rows))
    update import_row set problems = ${problems}::jsonb
    where import_id = ${import_id} and number in (select number from rows)`.execute(db);
}
