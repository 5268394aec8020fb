import { type Kysely, sql } from 'kysely';
import type { DB } from '#db';
import type { Entity } from './entity.ts';

/** What people chose for those that an import would change; a dry run knows of no choice. */
export const loadChoices = (db: Kysely<DB>, import_id: string | null) =>
  sql`
    create temp table import_choice as
    select number, choice, is_chosen from import_outcome where import_id = ${import_id}::uuid and choice is not null`.execute(
    db,
  );

/**
 * Rows of one target that carry several names may be several companies (the homepage of one that was bought leads to the
 * buyer). Only those named as ours is count, or as the first is, unless somebody chose otherwise. Leaves import_name.
 */
export async function nameTargets(db: Kysely<DB>, { table, id, name }: Entity) {
  await sql`
    create temp table import_named as
    select s.number, s.leader, s.data ->> ${name}::text as name, name_key(s.data ->> ${name}::text) as key,
      name_key(c.${sql.ref(name)}) as ours
    from import_staged s left join ${sql.table(table)} c on c.${sql.ref(id)} = s.target_id
    where s.data ? ${name}::text
      and s.leader in (select leader from import_staged group by leader having count(*) > 1)`.execute(db);
  await sql`
    create temp table import_name as
    select leader as number, kept, (array_agg(name order by number) filter (where key = kept))[1] as name,
      array_agg(distinct name) filter (where key <> kept) as others
    from (
      select *, case when bool_or(key = ours) over (partition by leader) then ours
        else first_value(key) over (partition by leader order by number) end as kept
      from import_named
    ) named group by leader, kept having bool_or(key <> kept)`.execute(db);
  await sql`
    update import_staged s set left_out = true
    from import_named n join import_name k on k.number = n.leader
    where s.number = n.number and n.key <> k.kept
      and not exists (select from import_choice c where c.number = k.number and c.choice = 'replace')`.execute(
    db,
  );
}
