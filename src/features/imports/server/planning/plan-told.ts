import { type Kysely, sql } from 'kysely';
import type { DB } from '#db';

/** What a row tells its company by, as `companyKey` says it of one that has no domain. */
export const toldBy = sql`'~' || translate(name_key(coalesce(s.data ->> 'company_name', '')), '|', '') || '|'
  || translate(lower(concat_ws('/', translate(coalesce(s.data ->> 'hq_city', ''), '/', ' '),
    translate(coalesce(s.data ->> 'hq_country', ''), '/', ' '))), '|~', '  ')`;

/**
 * Rows with a domain that nobody has may mean a company whose domain is not known: the one that has their page on LinkedIn,
 * or their name where no place contradicts. It is `told` by them, and gets the domain unless somebody chooses otherwise. Of
 * several rows that claim one, the surest gets it. Fills import_unsure: those that may mean one, but not which.
 */
export async function findUnknown(db: Kysely<DB>) {
  const { rows } = await sql`select from company where company_domain collate "C" ^@ '~' limit 1`.execute(db);
  if (rows.length === 0) return;
  await sql`
    create temp table import_likely as
    with open as (
      select s.leader, name_key(s.data ->> 'company_name') as name, linkedin_page(s.data ->> 'linkedin_url') as page,
        ${toldBy} || coalesce('|' || translate(linkedin_page(s.data ->> 'linkedin_url'), '|', ''), '') as told
      from import_staged s where s.target_id is null and s.keys[1] not like '~%' and s.data ?| array['company_name', 'linkedin_url']
    ), unknown as materialized (
      select company_id, name_key(company_name) as name, linkedin_page(linkedin_url) as page from company
      where company_domain collate "C" ^@ '~'
    ), alike as (
      select o.leader, o.told, o.name, u.company_id from open o join unknown u on u.name = o.name
      union
      select o.leader, o.told, o.name, u.company_id from open o join unknown u on u.page = o.page
    )
    select *, rank() over (partition by leader order by surety, is_other) as place from (
      select a.leader, a.company_id, told_by(c, a.told) as surety, name_key(c.company_name) is distinct from a.name as is_other
      from alike a join company c using (company_id)
    ) told where surety is not null`.execute(db);
  await sql`
    insert into import_unsure
    select leader from import_likely where place = 1 group by leader having count(distinct company_id) > 1`.execute(
    db,
  );
  await sql`
    insert into import_unsure
    select leader from (select leader, row_number() over (partition by company_id order by surety, is_other, leader) as turn
      from import_likely where place = 1 and leader not in (select number from import_unsure)
    ) claims group by leader having min(turn) > 1`.execute(db);
  await sql`
    update import_staged s set target_id = l.company_id, told = 'ours'
    from import_likely l where l.leader = s.leader and l.place = 1 and l.leader not in (select number from import_unsure)`.execute(
    db,
  );
}

/** Of a company whose domain is not known somebody said that the file means another: then its rows are about a new one. */
export const partTold = (db: Kysely<DB>) =>
  sql`
    update import_staged s set target_id = null, told = 'another', leader = apart.leader
    from (select s.leader as was, min(s.number) filter (where told = 'ours') as leader
      from import_staged s join import_choice h on h.number = s.leader and h.choice = 'new'
      group by s.leader having bool_or(told = 'ours')) apart
    where s.leader = apart.was`.execute(db);
