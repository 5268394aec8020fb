import { type Kysely, sql } from 'kysely';
import type { DB } from '#db';
import { partTold, toldBy } from './plan-told.ts';

/** Rows of one target follow the first of them. */
export const followFirst = sql`
  update import_staged s set leader = first.leader
  from (select target_id, min(number) as leader from import_staged where target_id is not null group by target_id) first
  where first.target_id = s.target_id and s.leader <> first.leader`;

/** A company told by name alone is the one that another row of the file tells with a domain. */
export const joinNamed = (db: Kysely<DB>) =>
  sql`
    update import_staged s set leader = other.leader, target_id = other.target_id
    from (
      select k.number, min(o.leader) as leader, min(o.target_id) as target_id
      from import_key k join import_staged o
        on name_key(o.data ->> 'company_name') = name_key(split_part(substr(k.key, 2), '|', 1))
      where k.key like '~%|%' and k.owner_id is null and o.keys[1] not like '~%|%'
        and (o.data ->> 'hq_country' is null or split_part(split_part(k.key, '|', 2), '/', 2) in ('', lower(o.data ->> 'hq_country')))
      group by k.number having count(distinct o.leader) = 1
    ) other where other.number = s.number`.execute(db);

/**
 * Makes companies of their own of the rows that somebody said mean another one: those named otherwise than the company at
 * their domain, or all that were only taken for one by name. They are known by name from here on, so that the same file
 * with the same choice finds them again.
 */
export async function setApart(db: Kysely<DB>) {
  const { rows } = await sql`select from import_choice where choice = 'new' limit 1`.execute(db);
  if (rows.length === 0) return;
  await partTold(db);
  await sql`
    create temp table import_apart as
    select s.number, s.target_id as other, case when s.keys[1] like '~%|%' then s.keys[1] else ${toldBy} end as key
    from import_staged s join import_choice h on h.number = s.leader and h.choice = 'new'
    left join company c on c.company_id = s.target_id left join import_name n on n.number = s.leader
    where s.data ? 'company_name' and (s.keys[1] like '~%|%' and s.told is null
      or name_key(s.data ->> 'company_name') <> coalesce(name_key(c.company_name), n.kept))`.execute(db);
  await sql`
    update import_staged s set leader = stay.leader from (
      select leader as was, min(number) as leader from import_staged
      where number not in (select number from import_apart)
        and leader in (select t.leader from import_staged t join import_apart using (number)) group by leader
    ) stay where s.leader = stay.was and s.number not in (select number from import_apart)`.execute(db);
  await sql`
    update import_staged s set keys = array[a.key], left_out = false, is_apart = true, target_id = a.target_id, leader = a.leader
    from (
      select number, key, target_id, min(number) over (partition by coalesce(target_id::text, key)) as leader
      from (select a.number, a.key, (select case when count(*) = 1 then min(c.company_id) end from company c
          where name_key(c.company_name) = name_key(split_part(substr(a.key, 2), '|', 1)) and told_by(c, a.key) = 1
            and c.company_id is distinct from a.other) as target_id
        from import_apart a) found
    ) a where a.number = s.number`.execute(db);
  await followFirst.execute(db);
  await sql`delete from import_key where number in (select number from import_apart)`.execute(db);
  await sql`
    insert into import_key (number, key, place, owner_id, of_several)
    select s.number, s.keys[1], 1, s.target_id, false from import_staged s join import_apart using (number)`.execute(
    db,
  );
}
