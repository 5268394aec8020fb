import { sql } from 'kysely';
import { lineOf } from '../planning/note-lines.ts';
import { kindOf, standingFields } from '../planning/plan-standing.ts';
import { type Commit, noted } from './commit-additions.ts';
import type { Statement } from './run-together.ts';

/**
 * Statuses, owners and buckets as a person sets them: the one before stays in the history, and whoever watches the company
 * is alerted. Leaves import_standing until the transaction ends: what is set, by which line, and how it stood before.
 */
export const writeStanding = (commit: Commit): Statement[] => [
  sql`
    create temp table import_standing on commit drop as
    select s.*, standing_of(target_id, kind) as before, entries_of(target_id, kind) as entries
    from (
      select t.target_id, f.field, f.theirs, ${kindOf(sql`f.field`)} as kind, ${lineOf(sql`f.field`)} as line
      from import_target t join import_line l using (number) cross join jsonb_each(t.data) f (field, theirs)
      where t.created and t.data ?| ${standingFields} and f.field = any (${standingFields})
      union all
      select t.target_id, c.field, c.theirs, ${kindOf(sql`c.field`)}, ${lineOf(sql`c.field`)}
      from import_change c join import_target t using (number) join import_line l using (number)
      where not c.held and c.field = any (${standingFields})
    ) s`,
  sql`analyze import_standing`,
  ...moveStatuses(commit),
  ...setOwners(commit),
  ...setBuckets(commit),
  sql`
    insert into import_added (import_id, kind, target_id, ref, before, after, history)
    select ${commit.import_id}::uuid, kind, target_id, '', before, standing_of(target_id, kind),
      array(select unnest(entries_of(target_id, kind)) except select unnest(entries))
    from import_standing`,
];

const moveStatuses = ({ import_id, at, by }: Commit): Statement[] => [
  // A status that was taken away since the check is nobody's any more.
  sql`
    delete from import_standing s where s.field = 'tp_status'
      and not exists (select from choice o where o.kind = 'tp_status' and o.server_value = s.theirs #>> '{}')`,
  sql`
    update tp_status_history h set until = greatest(h.since, ${at}::timestamptz), ended_by = ${by}::integer
    from import_standing s where s.field = 'tp_status' and h.company_id = s.target_id and h.until is null`,
  sql`
    insert into tp_status_history (company_id, tp_status, since, changed_by, source, import_id, import_line)
    select target_id, theirs #>> '{}', ${at}::timestamptz, ${by}::integer, 'import', ${import_id}::uuid, line
    from import_standing where field = 'tp_status'`,
  noted(
    import_id,
    'alert',
    sql`insert into alert (user_id, company_id, type, facts, created_at)
      select a.user_id, s.target_id, 'status', status_facts(s.target_id), ${at}::timestamptz
      from import_standing s join alert_subscription a on a.company_id = s.target_id
      where s.field = 'tp_status' and a.user_id is distinct from ${by}::integer
      returning company_id as target_id, uuid::text as ref`,
  ),
];

const setOwners = ({ import_id, at, by }: Commit): Statement[] => {
  const history = (change: string) => sql`
    insert into tp_owner_history (company_id, user_id, change, changed_by, changed_at)
    select company_id, user_id, ${change}::text, ${by}::integer, ${at}::timestamptz from changed`;
  return [
    sql`
    with changed as (
      delete from tp_owner o using import_standing s, staff f
      where s.field = 'tp_owners' and o.company_id = s.target_id and f.user_id = o.user_id
        and not s.theirs ? f.email_address::text
      returning o.company_id, o.user_id
    ) ${history('removed')}`,
    // One moment for all would lose their order.
    sql`
    with changed as (
      insert into tp_owner (company_id, user_id, assigned_by, assigned_at, source, import_id, import_line)
      select s.target_id, f.user_id, ${by}::integer, ${at}::timestamptz + p.place * interval '1 microsecond', 'import',
        ${import_id}::uuid, s.line
      from import_standing s cross join jsonb_array_elements_text(s.theirs) with ordinality p (email, place)
      join staff f on f.email_address = p.email::citext
      where s.field = 'tp_owners' on conflict do nothing returning company_id, user_id
    ) ${history('added')}`,
    countOwnerChange(sql`select target_id from import_standing where field = 'tp_owners'`),
  ];
};

/** Who read the owners before must see that they changed. */
export const countOwnerChange = (companies: Statement): Statement =>
  sql`
    insert into pipeline_record (company_id) ${companies}
    on conflict (company_id) do update set version = pipeline_record.version + 1`;

const setBuckets = ({ import_id, at, by }: Commit): Statement[] => {
  const history = (change: string) => sql`
    insert into company_bucket_history (company_id, name, change, changed_by, changed_at)
    select company_id, name, ${change}::text, ${by}::integer, ${at}::timestamptz from changed join bucket using (bucket_id)`;
  return [
    noted(
      import_id,
      'bucket',
      sql`insert into bucket (name)
      select distinct on (lower(theirs #>> '{}')) theirs #>> '{}' from import_standing where field = 'bucket'
      order by lower(theirs #>> '{}'), target_id
      on conflict do nothing returning null::integer as target_id, bucket_id::text as ref`,
    ),
    sql`
    with changed as (
      delete from company_bucket b using import_standing s where s.field = 'bucket' and b.company_id = s.target_id
      returning b.company_id, b.bucket_id
    ) ${history('removed')}`,
    sql`
    with changed as (
      insert into company_bucket (company_id, bucket_id, set_by, set_at, source, import_id, import_line)
      select s.target_id, b.bucket_id, ${by}::integer, ${at}::timestamptz, 'import', ${import_id}::uuid, s.line
      from import_standing s join bucket b on b.name = (s.theirs #>> '{}')::citext where s.field = 'bucket'
      returning company_id, bucket_id
    ) ${history('added')}`,
  ];
};
