import { type RawBuilder, sql } from 'kysely';
import type { ImportRecord } from '../../import-record.contract.ts';
import type { Statement } from '../writing/run-together.ts';

/** What a file can say of a company that stands in tables of its own, each with a history: by field, and where it stands. */
export const STANDING = { tp_status: 'tp_status_history', tp_owners: 'tp_owner', bucket: 'company_bucket' };

/** Whether a file says any of it, in a column, for all rows or where a cell was mended. */
export const tellsStanding = ({
  mapping,
  constants,
  mends,
}: Pick<ImportRecord, 'mapping' | 'constants' | 'mends'>) =>
  [...mapping, ...[...constants, ...mends].map(({ field }) => field)].some(
    (field) => field !== null && field in STANDING,
  );

const listed = (names: readonly string[]) => sql`array[${sql.join(names)}]::text[]`;
export const standingFields = listed(Object.keys(STANDING));
export const standingKinds = listed(Object.values(STANDING));
/** The table of a field, and the field of a table. */
export const kindOf = (field: RawBuilder<unknown>) =>
  sql`(${standingKinds})[array_position(${standingFields}, ${field})]`;
export const fieldOf = (kind: RawBuilder<unknown>) =>
  sql`(${standingFields})[array_position(${standingKinds}, ${kind})]`;

const kindBy = (isEmpty: RawBuilder<unknown>, isTyped: RawBuilder<unknown>) =>
  sql`case when ${isEmpty} then 'empty' when ${isTyped} then 'typed' else 'differs' end as kind`;

/** Adds to import_change whose status, owners or bucket are others than ours. Owners are all of them, in whatever order. */
export const compareStanding = (held: RawBuilder<boolean>): Statement =>
  sql`
    insert into import_change (number, field, ours, theirs, kind, held)
    select d.number, d.field, d.ours, d.theirs, d.kind, ${held}
    from (
      select t.number, 'tp_status' as field, to_jsonb(h.tp_status) as ours, t.data -> 'tp_status' as theirs,
        ${kindBy(sql`h.tp_status is null`, sql`h.source = 'person'`)}
      from import_target t left join tp_status_history h on h.company_id = t.target_id and h.until is null
      where t.target_id is not null and t.data ? 'tp_status' and h.tp_status is distinct from t.data ->> 'tp_status'
      union all
      select t.number, 'tp_owners', o.emails, t.data -> 'tp_owners', ${kindBy(sql`o.emails is null`, sql`o.is_typed`)}
      from import_target t left join lateral (
        select jsonb_agg(s.email_address order by w.assigned_at, w.user_id) as emails, bool_or(w.source = 'person') as is_typed
        from tp_owner w join staff s using (user_id) where w.company_id = t.target_id) o on true
      where t.target_id is not null and t.data ? 'tp_owners'
        and not coalesce(o.emails @> (t.data -> 'tp_owners') and o.emails <@ (t.data -> 'tp_owners'), false)
      union all
      select t.number, 'bucket', to_jsonb(b.name), t.data -> 'bucket', ${kindBy(sql`b.name is null`, sql`c.source = 'person'`)}
      from import_target t left join company_bucket c on c.company_id = t.target_id left join bucket b using (bucket_id)
      where t.target_id is not null and t.data ? 'bucket' and b.name is distinct from (t.data ->> 'bucket')::citext
    ) d left join import_choice h using (number)`;

/** A status by its name, owners by theirs; any other value as it is. */
export const shownStanding = (field: RawBuilder<unknown>, value: RawBuilder<unknown>) =>
  sql`case ${field}
    when 'tp_status' then (select to_jsonb(o.display_name) from choice o
      where o.kind = 'tp_status' and o.server_value = ${value} #>> '{}')
    when 'tp_owners' then (select jsonb_agg(s.full_name order by p.place)
      from jsonb_array_elements_text(${value}) with ordinality p (email, place) join staff s on s.email_address = p.email::citext)
    else ${value} end`;
