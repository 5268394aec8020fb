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
 * Rows told by name alone that were all taken for one company of the firm, but contradict each other about a place or page
 * that is not known of it, or contradict a row that tells it with a domain: only the first is that one, the others are their
 * own. Taken in after it, they would be.
 */
export async function partContradicting(db: Kysely<DB>) {
  await sql`
    create temp table import_placed as
    select s.number, s.leader, s.keys[1] as key, s.keys[1] like '~%|%' as is_named, name_key(s.data ->> 'company_name') as name,
      name_key(s.data ->> 'hq_city') as city, name_key(s.data ->> 'hq_country') as country,
      linkedin_page(s.data ->> 'linkedin_url') as page, name_key(c.hq_city) as own_city, name_key(c.hq_country) as own_country,
      linkedin_page(c.linkedin_url) as own_page
    from import_staged s join company c on c.company_id = s.target_id
    where s.leader in (select leader from import_staged where target_id is not null
      group by leader having count(*) > 1 and bool_or(keys[1] like '~%|%'))`.execute(db);
  await sql`
    create temp table import_contradicting as
    with told as (
      select leader, ${valueTold('city')} as city, ${valueTold('country')} as country, ${valueTold('page')} as page
      from import_placed group by leader
    )
    select p.number, p.leader as was, min(p.number) over (partition by p.key) as leader
    from import_placed p join told t using (leader)
    where p.is_named and not coalesce(p.page = t.page, coalesce(p.city = t.city, true) and coalesce(p.country = t.country, true))
      and not exists (select from import_placed o
      where o.leader = p.leader and not o.is_named and o.name = p.name and coalesce(o.country = p.country, true))`.execute(
    db,
  );
  await sql`
    update import_staged s set leader = stay.leader from (
      select leader as was, min(number) as leader from import_staged
      where number not in (select number from import_contradicting)
        and leader in (select was from import_contradicting) group by leader
    ) stay where s.leader = stay.was`.execute(db);
  await sql`
    update import_staged s set leader = c.leader, target_id = null, is_apart = true
    from import_contradicting c where c.number = s.number`.execute(db);
  await sql`
    update import_key set owner_id = null where number in (select number from import_contradicting)`.execute(
    db,
  );
}

/** What a company has after the import: its own, what a row with a domain says last, what a row without one says first. */
const valueTold = (part: 'city' | 'country' | 'page') => {
  const [own, said] = [sql.ref(`own_${part}`), sql.ref(part)];
  return sql`coalesce(nullif(min(${own}), ''),
    (array_agg(${said} order by number desc) filter (where not is_named and ${said} <> ''))[1],
    (array_agg(${said} order by number) filter (where is_named and ${said} <> ''))[1])`;
};

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
