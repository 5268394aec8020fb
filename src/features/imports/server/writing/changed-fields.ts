import { sql } from 'kysely';
import { json } from '#server/db/client.ts';
import type { ImportRecord } from '../../import-record.contract.ts';
import { fieldOf, standingKinds } from '../planning/plan-standing.ts';

/** By which field of a file something is added. */
const ADDED = {
  company_alias: 'aliases',
  company_growth_tag: 'growth_tags',
  company_datasource: 'datasource',
  workboard_company: 'lists',
  person_email: 'email',
};

type ChangedField = ImportRecord['changed_fields'][number];

/** Of how many that were there an import changed each field: what waits for a choice is not counted. */
export const countChangedFields = (import_id: string) =>
  sql<ChangedField>`
    select field, count(distinct target_id)::integer as changes
    from (
      select b.target_id, case f.field when 'company_domain' then 'domain' else f.field end as field
      from import_before b cross join jsonb_object_keys(b.before) f (field)
      where b.import_id = ${import_id} and not b.created
      union all
      select a.target_id, coalesce(${json(ADDED)}::jsonb ->> a.kind, ${fieldOf(sql`a.kind`)}) from import_added a
      where a.import_id = ${import_id} and a.kind = any (${Object.keys(ADDED)}::text[] || ${standingKinds})
        and not exists (select from import_before b
          where b.import_id = a.import_id and b.target_id = a.target_id and b.created)
    ) changed group by field order by changes desc, field`;
