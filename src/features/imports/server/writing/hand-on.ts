import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { DB } from '#db';
import { type Entity, keptOf } from '../planning/entity.ts';
import type { Statement } from './run-together.ts';

// An import may be undone while a later one stands on it. What it cannot take back now, the later one takes back when it
// is undone in its turn, so that in whatever order they go, nothing of them is left.

/** Whether an import has yet to bring something back: also one whose undo waits, or that was cut off in the middle. */
export const isOpen = (alias: string): RawBuilder<boolean> =>
  sql`${sql.ref(`${alias}.status`)} in ('committing', 'committed', 'undoing')`;

/** Where a later import wrote over a value: what stood there before this one is what that one brings back. */
export const handOnValues = (import_id: string): Statement =>
  sql`
    update import_before b set before = b.before || p.before,
      before_provenance = (b.before_provenance - p.fields) || p.provenance
    from (
      select o.import_id, o.target_id, jsonb_object_agg(r.field, r.value) as before, array_agg(r.field) as fields,
        coalesce(jsonb_object_agg(r.field, r.provenance) filter (where r.provenance is not null), '{}') as provenance
      from import_restore r join import_undo u using (target_id)
      join import i on ${isOpen('i')} and i.id <> ${import_id}
      join import_before o on o.import_id = i.id and o.target_id = r.target_id
      where not coalesce(r.untouched, false) and o.before -> r.field = u.after -> r.field
        and o.before_provenance -> r.field = u.after_provenance -> r.field
      group by o.import_id, o.target_id
    ) p where b.import_id = p.import_id and b.target_id = p.target_id`;

/**
 * Whoever this import made and only later ones changed, or added to, counts as made by the first of those. What a person
 * changed stays nobody's to take away, and what the heir added itself goes when it is undone, whoever stays. An import
 * that was handed them itself has values of its own, gone by now.
 */
export const handOnMade = (import_id: string, { table, id }: Entity): Statement =>
  sql`
    with later as (
      select u.target_id, ${keptOf('c')} as now,
        u.after || u.before || jsonb_build_object('provenance',
          ((u.after -> 'provenance') - array(select jsonb_object_keys(u.before))) || u.before_provenance) as after, i.id as import_id, i.committed_at,
        coalesce(b.before, '{}') as before, b.before_provenance
      from import_undo u join ${sql.table(table)} c on c.${sql.ref(id)} = u.target_id
      join import i on ${isOpen('i')} and i.id <> ${import_id}
        and i.entity = (select entity from import where id = ${import_id})
      left join import_before b on b.import_id = i.id and b.target_id = u.target_id
      where u.created and u.stays and (not b.created or b.created is null and (i.id, u.target_id) in (
        select import_id, target_id from import_added where target_id is not null))
    ), heir as (
      select distinct on (target_id) target_id, import_id from later order by target_id, committed_at, import_id
    ), earliest as (
      select distinct on (l.target_id, f.key) l.target_id, f.key, f.value, l.before_provenance -> f.key as provenance
      from later l cross join jsonb_each(l.before) f order by l.target_id, f.key, l.committed_at, l.import_id
    ), unwound as (
      select target_id, jsonb_object_agg(key, value) as patch, array_agg(key) as fields,
        coalesce(jsonb_object_agg(key, provenance) filter (where provenance is not null), '{}') as provenance
      from earliest group by target_id
    ), handed as (
      select distinct h.target_id, h.import_id, l.after from heir h join later l using (target_id) left join unwound w using (target_id)
      where l.after = l.now || coalesce(w.patch, '{}') || jsonb_build_object('provenance',
        ((l.now -> 'provenance') - coalesce(w.fields, '{}')) || coalesce(w.provenance, '{}'))
    ), own as (
      update import_added a set after_making = true from handed h
      where a.import_id = h.import_id and a.target_id = h.target_id
    ), added as (
      update import_added a set import_id = h.import_id from handed h
      where a.import_id = ${import_id} and a.target_id = h.target_id and not a.after_making
    )
    insert into import_before as b (import_id, target_id, created, before, before_provenance, after, after_provenance)
    select import_id, target_id, true, '{}', '{}', after, '{}' from handed
    on conflict (import_id, target_id) do update set created = true, after = excluded.after || b.after
      || jsonb_build_object('provenance', (excluded.after -> 'provenance') || b.after_provenance)`;

/** The lists, tags and data sources that are still used are the next import's to remove. */
export const handOnLists = (db: Kysely<DB>, import_id: string) =>
  sql`
    update import_added a set import_id = later.id
    from (select l.id from import l join import i on i.id = ${import_id} and l.entity = i.entity
      where ${isOpen('l')} and l.id <> i.id and l.file_removed_at is null
        and coalesce(l.committed_at, 'infinity') > coalesce(i.committed_at, '-infinity')
      order by l.committed_at limit 1) later
    where a.import_id = ${import_id} and case a.kind
      when 'workboard' then exists (select from workboard w where w.workboard_id::text = a.ref)
      when 'datasource' then exists (select from datasource d where d.datasource_id::text = a.ref)
      when 'choice' then exists (select from choice o where o.kind = 'growth_tag' and o.server_value = a.ref)
      when 'bucket' then exists (select from bucket b where b.bucket_id::text = a.ref)
      else false end`.execute(db);

/**
 * A place that is still used goes with whichever import brings its companies elsewhere: any that has a say in them, also an
 * earlier one, as a city that comes back may stand beside the country of another file.
 */
export const handOnPlaces = (db: Kysely<DB>, import_id: string) =>
  sql`
    with kept as materialized (
      select p.place_id, a.ref from import_added a join place p on p.place_id::text = a.ref
      where a.import_id = ${import_id} and a.kind = 'place'
    )
    insert into import_added (import_id, kind, ref)
    select distinct b.import_id, 'place', k.ref
    from discovery d cross join lateral unnest(array[d.hq_country_id, d.hq_state_id, d.hq_city_id]) used (place_id)
    join kept k using (place_id) join import_before b on b.target_id = d.company_id
    join import l on l.id = b.import_id and ${isOpen('l')} and l.id <> ${import_id} and l.entity = 'companies'
      and l.file_removed_at is null`.execute(db);
