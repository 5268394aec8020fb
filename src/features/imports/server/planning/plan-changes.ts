import { sql } from 'kysely';
import type { ExistingRule } from '../../import-record.contract.ts';
import type { Statement } from '../writing/run-together.ts';
import type { Entity } from './entity.ts';
import { compareStanding } from './plan-standing.ts';

/**
 * Compares each target with what the firm has. Leaves import_change, a row for each column that differs (`held` where
 * ours stays); import_key_change, new names and those another holds; import_addition, what is added to its lists.
 */
export const planChanges = (entity: Entity, existing: ExistingRule): Statement[] => [
  compareValues(entity, existing),
  ...(entity.table === 'company' ? [compareStanding(isHeld(existing))] : []),
  sql`create index on import_change (number)`,
  planKeys(entity),
  ...(entity.table === 'company' ? giveDomains() : []),
  ...planAdditions(),
  sql`
    update import_target t set action = case
      when target_id is null then 'create'
      when exists (select from import_change c where c.number = t.number and c.held and c.kind <> 'differs')
        or exists (select from import_key_change k where k.number = t.number and k.owner_id is not null) then 'conflict'
      when exists (select from import_change c where c.number = t.number and c.held) then 'differ'
      else 'update' end
    where target_id is null or number in (select number from import_change union select number from import_key_change
      union select number from import_addition)`,
  // Who was only found by name may be another: somebody shall look.
  sql`
    create temp table import_match on commit drop as
    select t.number, to_jsonb(c) ->> 'company_domain' as domain from import_target t
    join ${sql.table(entity.table)} c on c.${sql.ref(entity.id)} = t.target_id
    where ${entity.table === 'company' ? sql`t.is_told or t.key like '~%|%' and coalesce(told_by(c, t.key), 2) = 2` : sql`false`}`,
  sql`
    update import_target t set action = 'conflict' from import_match n left join import_choice c using (number)
    where t.number = n.number and coalesce(c.choice, 'keep') = 'keep'`,
  // Once somebody chose, a new one is simply made.
  sql`
    update import_target t set action = 'conflict' from import_name n left join import_choice c using (number)
    where t.number = n.number and (c.choice is null or c.choice = 'keep' and t.target_id is not null)`,
  // What is read next joins them all: without, the planner takes a changed file for one in which hardly a row is.
  sql`analyze import_target, import_change, import_key_change, import_addition`,
];

/** Whether ours stays: `d` is a difference, `h` what somebody chose for its company or person. */
const isHeld = (existing: ExistingRule) =>
  sql<boolean>`d.kind <> 'empty' and coalesce(h.choice, '') <> 'replace'
      and (d.kind <> 'differs' or ${existing}::text <> 'replace' or coalesce(h.is_chosen and h.choice = 'keep', false))`;

/**
 * What is empty is filled. Another name, or another value than somebody typed, waits for a choice; any other difference
 * follows the choice for its company or person, else the rule for all. A name that is only the domain was never given, and counts as empty.
 */
const compareValues = ({ table, id, name }: Entity, existing: ExistingRule): Statement =>
  sql`
    create temp table import_change on commit drop as
    select d.*, ${isHeld(existing)} as held
    from (
      select t.number, f.field, ours.row -> f.field as ours, f.theirs, case
        when ours.row -> f.field in ('null', '""', '[]') then 'empty'
        when f.field = ${name}::text and name_key(ours.row ->> f.field) <> name_key(f.theirs #>> '{}') then
          case when ours.source <> 'person' and ours.row ->> f.field = ours.row ->> 'company_domain' then 'empty'
            else 'name' end
        when ours.source = 'person' then 'typed'
        else 'differs' end as kind
      from import_target t
      join ${sql.table(table)} c on c.${sql.ref(id)} = t.target_id
      cross join lateral (select to_jsonb(c) as row offset 0) o
      cross join jsonb_each(t.data) f (field, theirs)
      cross join lateral (select o.row, coalesce(c.provenance -> f.field ->> 'source', c.source) as source) ours
      -- The slash that ends an address is no difference.
      where not o.row @> t.data and o.row -> f.field <> f.theirs
        and rtrim(o.row ->> f.field, '/') is distinct from rtrim(f.theirs #>> '{}', '/')
    ) d left join import_choice h using (number)`;

/** Of those who claim a name that nobody holds, the first row in the file gets it. */
const planKeys = ({ isFurtherKey }: Entity): Statement =>
  sql`
    create temp table import_key_change on commit drop as
    select distinct on (m.number, k.key) m.number, k.key, k.place, k.number as row,
      case when k.owner_id is null and k.holder <> m.number then 0 else k.owner_id end as owner_id
    from import_key k join import_target m on m.number = k.leader
    where k.key not like '~%' and (k.owner_id <> coalesce(m.target_id, 0) or k.owner_id is null and (k.holder <> m.number or ${isFurtherKey}))
    order by m.number, k.key, k.place, k.number`;

/** A company whose domain is not known gets the first that nobody has. */
const giveDomains = (): Statement[] => [
  sql`
    insert into import_change (number, field, ours, theirs, kind, held)
    select distinct on (k.number) k.number, 'company_domain', to_jsonb(c.company_domain), to_jsonb(k.key), 'empty', false
    from import_key_change k join import_target t using (number) join company c on c.company_id = t.target_id
    where k.owner_id is null and left(c.company_domain, 1) = '~' and company_at(k.key) is null
    order by k.number, k.row, k.place`,
  sql`
    delete from import_key_change k using import_change c
    where c.number = k.number and c.field = 'company_domain' and c.theirs = to_jsonb(k.key)`,
];

const planAdditions = (): Statement[] => [
  sql`
    create temp table import_addition on commit drop as
    select distinct on (s.leader, l.kind, lower(v.value)) s.leader as number, l.kind, v.value, s.line
    from import_target t join import_staged s on s.leader = t.number cross join jsonb_each(s.lists) l (kind, items)
    cross join jsonb_array_elements_text(l.items) v (value)
    order by s.leader, l.kind, lower(v.value), s.number`,
  sql`analyze import_addition`,
  sql`
    delete from import_addition a using import_target m, company_growth_tag t, choice o
    where a.kind = 'growth_tags' and m.number = a.number and t.company_id = m.target_id
      and o.kind = 'growth_tag' and o.server_value = t.tag
      and lower(a.value) in (lower(o.server_value), lower(o.display_name))`,
  sql`
    delete from import_addition a using import_target m, workboard_company wc, workboard w
    where a.kind = 'lists' and m.number = a.number and wc.company_id = m.target_id
      and w.workboard_id = wc.workboard_id and w.type = 'companies' and w.name = a.value::citext`,
  sql`
    delete from import_addition a using import_target m, company_datasource cd, datasource d
    where a.kind = 'datasource' and m.number = a.number and cd.company_id = m.target_id
      and d.datasource_id = cd.datasource_id and d.datasource = a.value`,
];
