import { type Kysely, sql } from 'kysely';
import type { DB } from '#db';
import type { ImportRecord } from '../../import-record.contract.ts';
import type { Entity } from '../planning/entity.ts';
import { fieldOf } from '../planning/plan-standing.ts';
import { isOpen } from './hand-on.ts';
import { addedParts, type UndoPart } from './restore-values.ts';
import type { Statement } from './run-together.ts';

export const KEPT_SHOWN = 100;

/** Takes away what an import added, and those it made. Leaves import_touched: whose rows changed. */
export function removeAdded({ import_id, through }: UndoPart, entity: Entity): Statement[] {
  const id = sql.ref(entity.id);
  return [
    sql`
    create temp table import_touched on commit drop as
    select target_id from import_undo where not created or stays
    union
    select a.target_id from import_added a where a.import_id = ${import_id} and a.target_id <= ${through}
      and not exists (select from import_undo u where u.target_id = a.target_id and u.created)`,
    sql`analyze import_touched`,
    ...addedParts(entity.parts).map(
      ({ part, ref }) => sql`
    delete from ${sql.table(part)} p using import_added a
    where a.import_id = ${import_id} and a.target_id <= ${through} and a.kind = ${part} and p.${id} = a.target_id
      and a.ref = p.${sql.ref(ref)}::text
      and (a.after_making or not exists (select from import_undo u where u.target_id = a.target_id and u.stays))`,
    ),
    sql`
    delete from ${sql.table(entity.table)} c using import_undo u
    where u.created and not u.stays and c.${id} = u.target_id`,
  ];
}

/** The lists, tags, data sources and places an import made, as far as nobody uses them. */
export async function removeMade(db: Kysely<DB>, import_id: string) {
  const made = (kind: string) =>
    sql`array(select ref::integer from import_added where import_id = ${import_id} and kind = ${kind})`;
  await sql`
    delete from workboard where workboard_id = any (${made('workboard')}) and version = 1
      and workboard_id not in (select * from pointed_at('workboard', ${made('workboard')}, '{}'))`.execute(
    db,
  );
  await sql`
    delete from datasource where datasource_id = any (${made('datasource')})
      and datasource_id not in (select * from pointed_at('datasource', ${made('datasource')}, '{}'))`.execute(
    db,
  );
  // One that a later import would put a company back into stays with that one.
  await sql`
    delete from bucket where bucket_id = any (${made('bucket')})
      and bucket_id not in (select * from pointed_at('bucket', ${made('bucket')}, '{}'))
      and not exists (select from import_added a where a.kind = 'company_bucket' and a.before ->> 'bucket_id' = bucket_id::text)`.execute(
    db,
  );
  await sql`
    delete from choice o using import_added a
    where a.import_id = ${import_id} and a.kind = 'choice' and o.kind = 'growth_tag' and o.server_value = a.ref
      and not exists (select from company_growth_tag t where t.tag = o.server_value)`.execute(db);
  await sql`
    delete from place where place_id = any (${made('place')}) and place_id not in (
      select unnest(array[hq_country_id, hq_state_id, hq_city_id] || metro_ids) as id from discovery
      except select null::integer)`.execute(db);
}

/** What had to stay, in sentences: values first, then whole companies or people. */
export async function keptValues(db: Kysely<DB>, entity: Entity): Promise<ImportRecord['kept']> {
  const name =
    entity.table === 'company'
      ? sql`case when c.company_domain like '~%' then c.company_name else c.company_domain end`
      : sql`c.full_name`;
  const { rows } = await sql<ImportRecord['kept'][number]>`
    select ${name} as key, r.field, 'Changed after the import, so it was kept.' as message
    from import_restore r join ${sql.table(entity.table)} c on c.${sql.ref(entity.id)} = r.target_id
    where not coalesce(r.untouched, false)
    union all
    select ${name}, ${fieldOf(sql`s.kind`)}, 'Changed after the import, so it was kept.'
    from import_stood s join ${sql.table(entity.table)} c on c.${sql.ref(entity.id)} = s.target_id
    where not s.untouched and not s.made
    union all
    select ${name}, null, case when exists (select from import_added a join import i on i.id = a.import_id
        and ${isOpen('i')} and i.entity = ${entity.table === 'company' ? 'companies' : 'people'}
        where a.kind = 'named' and a.target_id = u.target_id)
      then 'A later import has it too. Undo that import to remove it.'
      else 'It was changed or used after the import, so it was kept.' end
    from import_undo u join ${sql.table(entity.table)} c on c.${sql.ref(entity.id)} = u.target_id
    where u.created and u.stays
    limit ${KEPT_SHOWN}`.execute(db);
  return rows;
}

/** The lists and buckets that had to stay. */
export async function keptLists(db: Kysely<DB>, import_id: string): Promise<ImportRecord['kept']> {
  const { rows } = await sql<ImportRecord['kept'][number]>`
    select w.name as key, 'lists' as field, 'The list is in use, so it was kept.' as message
    from import_added a join workboard w on a.kind = 'workboard' and w.workboard_id::text = a.ref
    where a.import_id = ${import_id}
    union all
    select b.name, 'bucket', 'The bucket is in use, so it was kept.'
    from import_added a join bucket b on a.kind = 'bucket' and b.bucket_id::text = a.ref
    where a.import_id = ${import_id} limit ${KEPT_SHOWN}`.execute(db);
  return rows;
}
