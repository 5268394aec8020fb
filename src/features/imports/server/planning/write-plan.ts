import { sql } from 'kysely';
import { addKeys, addToLists, type Commit } from '../writing/commit-additions.ts';
import { writeStanding } from '../writing/commit-standing.ts';
import type { Statement } from '../writing/run-together.ts';
import { assigned, columnsOf, type Entity, keptOf } from './entity.ts';
import { lineOf, noteLines } from './note-lines.ts';
import { standingFields } from './plan-standing.ts';

/** Writes what the plan says, and beside it what was there before. Leaves import_touched: whose rows changed. */
export const writePlan = (entity: Entity, commit: Commit): Statement[] => [
  noteLines,
  sql`analyze import_line`,
  ...create(entity, commit),
  ...update(entity, commit),
  addKeys(entity, commit),
  ...(entity.table === 'company'
    ? [...addToLists(commit), ...(commit.stands ? writeStanding(commit) : [])]
    : []),
  sql`
    create temp table import_touched on commit drop as
    select target_id from import_target t where created
      or exists (select from import_change c where c.number = t.number and not c.held)
      or exists (select from import_addition a where a.number = t.number)`,
  sql`analyze import_touched`,
  noteNamed(commit),
];

/** The line that gave a company its domain. */
const DOMAIN_LINE = sql`(select s.line from import_key k join import_staged s on s.leader = k.leader and s.number = k.number
      where k.leader = c.number and to_jsonb(k.key) = c.theirs order by k.number limit 1)`;

/** Whom another import made and this file names too: that one is not to take them away. */
const noteNamed = ({ import_id }: Commit): Statement =>
  sql`
    insert into import_added (import_id, kind, target_id, ref)
    select ${import_id}::uuid, 'named', t.target_id, ''
    from import_target t where not t.created and exists (
      select from import_before b join import i on i.id = b.import_id
        and i.entity = (select entity from import where id = ${import_id})
      where b.target_id = t.target_id and b.created and b.import_id <> ${import_id})`;

function create(entity: Entity, { import_id, at }: Commit): Statement[] {
  const table = sql.table(entity.table);
  const isCompany = entity.table === 'company';
  const filled = entity.columns.map((column) => {
    if (column === 'company_name') return sql`coalesce(r.company_name, t.key)`;
    return column === 'is_saas' ? sql`coalesce(r.is_saas, false)` : sql.ref(`r.${column}`);
  });
  return [
    sql`
    update import_target set created = true,
      target_id = nextval(pg_get_serial_sequence(${entity.table}, ${entity.id}))::integer
    where target_id is null`,
    sql`analyze import_target`,
    sql`
    insert into ${table} (${sql.ref(entity.id)}, ${isCompany ? sql`company_domain,` : sql``}
      ${sql.join(entity.columns.map((column) => sql.ref(column)))}, source, observed_at, created_at, updated_at,
      import_id, import_line, import_lines)
    overriding system value
    select t.target_id, ${isCompany ? sql`case when t.key like '~%' then '~' || t.target_id else t.key end,` : sql``} ${sql.join(filled)}, 'import', ${at}::timestamptz, ${at}::timestamptz, ${at}::timestamptz,
      ${import_id}::uuid, l.line, l.lines
    from import_target t join import_line l using (number) cross join lateral jsonb_populate_record(null::${table}, t.data) r
    where t.created order by t.number`,
    sql`
    insert into import_before (import_id, target_id, created, before, before_provenance, after, after_provenance)
    select ${import_id}::uuid, t.target_id, true, '{}', '{}', ${keptOf('c')}, '{}'
    from import_target t join ${table} c on c.${sql.ref(entity.id)} = t.target_id
    where t.created`,
  ];
}

function update(entity: Entity, { import_id, at }: Commit): Statement[] {
  const provenance = JSON.stringify({ source: 'import', observed_at: at.toISOString(), import_id });
  const table = sql.table(entity.table);
  const id = sql.ref(entity.id);
  return [
    sql`
    create temp table import_write on commit drop as
    select t.target_id, jsonb_object_agg(field, theirs) as after, jsonb_object_agg(field, ours) as before,
      jsonb_object_agg(field, ${provenance}::jsonb || jsonb_build_object('line',
        case field when 'company_domain' then ${DOMAIN_LINE} else ${lineOf(sql`field`)} end)) as provenance
    from import_change c join import_target t using (number) join import_line l using (number)
    where not c.held and c.field <> all (${standingFields}) group by t.target_id`,
    sql`analyze import_write`,
    sql`
    insert into import_before (import_id, target_id, created, before, before_provenance, after, after_provenance)
    select ${import_id}::uuid, w.target_id, false, w.before,
      coalesce((select jsonb_object_agg(key, value) from jsonb_each(c.provenance) where w.after ? key), '{}'),
      w.after, w.provenance
    from import_write w join ${table} c on c.${id} = w.target_id`,
    sql`
    update ${table} o set ${assigned(entity, 'n')}, provenance = o.provenance || n.written,
      version = o.version + 1, updated_at = ${at}::timestamptz
    from (
      select w.target_id, w.provenance as written, ${columnsOf(entity, 'r')}
      from import_write w join ${table} c on c.${id} = w.target_id
      cross join lateral jsonb_populate_record(c, w.after) r
    ) n where o.${id} = n.target_id`,
  ];
}
