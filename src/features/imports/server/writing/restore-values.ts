import { sql } from 'kysely';
import { assigned, columnsOf, type Entity, keptOf } from '../planning/entity.ts';
import { handOnMade, handOnValues, isOpen } from './hand-on.ts';
import type { Statement } from './run-together.ts';
import { handOnStanding, keepStanding, restoreStanding } from './undo-standing.ts';

/** The part of an import that is taken back at once: all that is left, through this company or person. */
export interface UndoPart {
  import_id: string;
  through: number;
  /** Whether it set statuses, owners or buckets. */
  stands: boolean;
}

/**
 * Brings back what stood there before an import. Leaves import_undo until the transaction ends: whom the import touched,
 * and who of those it made stays because others lean on it. A value that changed since stays too; where a later import
 * changed it, that one brings back what stood there before both.
 */
export function restoreValues(part: UndoPart, entity: Entity, at: Date): Statement[] {
  const { import_id, through } = part;
  const table = sql.table(entity.table);
  const id = sql.ref(entity.id);
  return [
    sql`
    select from ${table} c join import_before b on c.${id} = b.target_id
    where b.import_id = ${import_id} and b.target_id <= ${through} order by c.${id} for update of c`,
    sql`
    create temp table import_undo on commit drop as
    select b.target_id, b.created, b.before, b.before_provenance, b.after, b.after_provenance, to_jsonb(c) as now,
      b.created and ${keptOf('c')} <> b.after as stays
    from import_before b join ${table} c on c.${id} = b.target_id
    where b.import_id = ${import_id} and b.target_id <= ${through}`,
    sql`create index on import_undo (target_id)`,
    sql`analyze import_undo`,
    ...keepLeanedOn(import_id, entity),
    sql`
    create temp table import_restore on commit drop as
    select u.target_id, f.field, f.value, u.before_provenance -> f.field as provenance,
      u.now -> f.field = u.after -> f.field
        and u.now -> 'provenance' -> f.field = u.after_provenance -> f.field as untouched
    from import_undo u cross join jsonb_each(u.before) f (field, value) where not u.created or u.stays`,
    sql`analyze import_restore`,
    sql`
    update ${table} o set ${assigned(entity, 'n')}, provenance = (o.provenance - n.fields) || n.provenance,
      version = o.version + 1, updated_at = ${at}::timestamptz
    from (
      select p.target_id, p.fields, p.provenance, ${columnsOf(entity, 'r')}
      from (
        select target_id, jsonb_object_agg(field, value) as patch, array_agg(field) as fields,
          coalesce(jsonb_object_agg(field, provenance) filter (where provenance is not null), '{}') as provenance
        from import_restore where untouched group by target_id
      ) p join ${table} c on c.${id} = p.target_id cross join lateral jsonb_populate_record(c, p.patch) r
    ) n where o.${id} = n.target_id`,
    handOnValues(import_id),
    ...handOnStanding(import_id, through),
    handOnMade(import_id, entity),
    ...(part.stands ? restoreStanding(import_id) : []),
  ];
}

/** Of those the import made, the ones others lean on since. */
const keepLeanedOn = (import_id: string, { table, parts, id }: Entity): Statement[] => [
  sql`
    update import_undo u set stays = true from import_added a join import i on i.id = a.import_id
    where u.created and a.kind = 'named' and a.target_id = u.target_id and a.import_id <> ${import_id}
      and ${isOpen('i')} and i.entity = (select entity from import where id = ${import_id})`,
  sql`
    update import_undo set stays = true where created and not stays and target_id in (
      select * from pointed_at(${table}::regclass, array(select target_id from import_undo where created and not stays),
        array[${sql.join(parts)}]::regclass[]))`,
  ...addedParts(parts).map(
    ({ part, ref }) => sql`
    update import_undo u set stays = true
    from ${sql.table(part)} p where u.created and not u.stays and p.${sql.ref(id)} = u.target_id
      and ${part === 'company_alias' ? NOT_OLD_ADDRESS : sql`true`} and not exists (select from import_added a where a.import_id = ${import_id} and a.kind = ${part}
        and a.target_id = u.target_id and a.ref = p.${sql.ref(ref)}::text)`,
  ),
  ...(table === 'company'
    ? [
        ...keepStanding(import_id),
        sql`
    update import_undo u set stays = true
    from company c join digest_domain d on d.company_domain = c.company_domain
    where u.created and c.company_id = u.target_id`,
      ]
    : []),
];

/** Where a company stood before it had a domain goes with it. */
const NOT_OLD_ADDRESS = sql`left(p.domain, 1) <> '~'`;

/** By which column an added part is told from others of the same company or person. */
const PART_REF: Record<string, string> = {
  company_alias: 'domain',
  company_growth_tag: 'tag',
  company_datasource: 'datasource_id',
  workboard_company: 'workboard_id',
  person_email: 'email',
};

/** The parts that an import adds to, each with that column. */
export const addedParts = (parts: readonly string[]) =>
  parts.flatMap((part) => (PART_REF[part] ? [{ part, ref: PART_REF[part] }] : []));
