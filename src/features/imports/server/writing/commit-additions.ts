import { sql } from 'kysely';
import type { Entity } from '../planning/entity.ts';
import type { Statement } from './run-together.ts';

export interface Commit {
  import_id: string;
  at: Date;
  /** Who asked for it; nobody when a command did. */
  by: number | null;
  /** Whether the file tells of statuses, owners or buckets at all. */
  stands: boolean;
}

/** An insert that returns target_id and ref, with a note of each row it made, for the undo. */
export const noted = (import_id: string, kind: string, insert: Statement): Statement =>
  sql`
    with made as (${insert})
    insert into import_added (import_id, kind, target_id, ref)
    select ${import_id}::uuid, ${kind}::text, target_id, ref from made`;

/** Other domains of a company, further addresses of a person. */
export function addKeys({ keys }: Entity, { import_id, at }: Commit): Statement {
  const fresh = sql`from import_key_change k join import_target t using (number)
    join import_staged s on s.leader = t.number and s.number = k.row where k.owner_id is null`;
  const line = sql`${import_id}::uuid, s.line`;
  if (keys.table === 'company_alias')
    return noted(
      import_id,
      'company_alias',
      sql`insert into company_alias (domain, company_id, source, observed_at, import_id, import_line)
        select k.key, t.target_id, 'import', ${at}::timestamptz, ${line} ${fresh} returning company_id as target_id, domain as ref`,
    );
  return noted(
    import_id,
    'person_email',
    // The first address a person gets is the one to write to.
    sql`insert into person_email (email, person_id, is_primary, import_id, import_line)
        select k.key, t.target_id, row_number() over (partition by t.target_id order by k.place, k.key) = 1
          and not exists (select from person_email e where e.person_id = t.target_id and e.is_primary), ${line}
        ${fresh} returning person_id as target_id, email::text as ref`,
  );
}

/** Growth tags, lists and data sources; the ones nobody had are made first. */
export const addToLists = (commit: Commit): Statement[] => [
  ...addTags(commit),
  ...addLists(commit),
  ...addDatasources(commit),
];

const addTags = ({ import_id, at }: Commit): Statement[] => [
  noted(
    import_id,
    'choice',
    sql`insert into choice (kind, server_value, display_name, position)
      select 'growth_tag', value, value,
        (select coalesce(max(position), 0) from choice where kind = 'growth_tag') + row_number() over (order by number, value)
      from (select distinct on (lower(value)) value, number from import_addition a where kind = 'growth_tags'
        and not exists (select from choice o where o.kind = 'growth_tag'
          and lower(a.value) in (lower(o.server_value), lower(o.display_name)))
        order by lower(value), number) fresh
      returning null::integer as target_id, server_value as ref`,
  ),
  noted(
    import_id,
    'company_growth_tag',
    sql`insert into company_growth_tag (company_id, tag, date_observed, source, observed_at, import_id, import_line)
      select distinct t.target_id, o.server_value, ${at}::timestamptz::date, 'import', ${at}::timestamptz, ${import_id}::uuid, a.line
      from import_addition a join import_target t using (number)
      join choice o on o.kind = 'growth_tag' and lower(a.value) in (lower(o.server_value), lower(o.display_name))
      where a.kind = 'growth_tags'
      on conflict do nothing returning company_id as target_id, tag as ref`,
  ),
];

const addLists = ({ import_id, at, by }: Commit): Statement[] => [
  noted(
    import_id,
    'workboard',
    sql`insert into workboard (name, type, created_by, created_at)
      select distinct on (lower(value)) value, 'companies', ${by}::integer, ${at}::timestamptz
      from import_addition where kind = 'lists' order by lower(value), number
      on conflict do nothing returning null::integer as target_id, workboard_id::text as ref`,
  ),
  noted(
    import_id,
    'workboard_company',
    sql`insert into workboard_company (workboard_id, company_id, added_by, added_at, import_id, import_line)
      select distinct w.workboard_id, t.target_id, ${by}::integer, ${at}::timestamptz, ${import_id}::uuid, a.line
      from import_addition a join import_target t using (number)
      join workboard w on w.type = 'companies' and w.name = a.value::citext
      where a.kind = 'lists'
      on conflict do nothing returning company_id as target_id, workboard_id::text as ref`,
  ),
];

const addDatasources = ({ import_id, at }: Commit): Statement[] => [
  noted(
    import_id,
    'datasource',
    sql`insert into datasource (datasource, created_at)
      select distinct value, ${at}::timestamptz from import_addition where kind = 'datasource'
      on conflict do nothing returning null::integer as target_id, datasource_id::text as ref`,
  ),
  noted(
    import_id,
    'company_datasource',
    sql`insert into company_datasource (company_id, datasource_id, import_id, import_line)
      select distinct t.target_id, d.datasource_id, ${import_id}::uuid, a.line
      from import_addition a join import_target t using (number) join datasource d on d.datasource = a.value
      where a.kind = 'datasource'
      on conflict do nothing returning company_id as target_id, datasource_id::text as ref`,
  ),
];

/** The places of the companies touched, as far as nobody was there before. */
export const addPlaces = (import_id: string): Statement =>
  noted(
    import_id,
    'place',
    sql`insert into place (kind, name, within)
      select distinct p.kind, p.name, p.within
      from import_touched t join company c on c.company_id = t.target_id
      cross join lateral (values ('country', hq_country, ''), ('state', hq_state, coalesce(hq_country, '')),
        ('city', hq_city, coalesce(hq_state, hq_country, ''))) p (kind, name, within)
      where p.name <> ''
      on conflict do nothing returning null::integer as target_id, place_id::text as ref`,
  );
