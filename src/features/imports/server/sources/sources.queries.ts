import { type Kysely, sql } from 'kysely';
import type { DB } from '#db';

/** One of the things a record has several of, with where it came from. */
export interface Part {
  field: string;
  value: string;
  source: string;
  by: number | null;
  at: string | null;
  import_id: string | null;
  line: number | null;
}

/** The further domains, tags, lists and data sources of a company, and where it stands. */
export const listCompanyParts = (db: Kysely<DB>, company_id: number) =>
  db
    .selectFrom(
      sql<Part>`(
      select 1 as place, 'aliases' as field, a.domain as value, a.source, c.changed_by as by, a.observed_at as at,
        a.import_id, a.import_line as line
      from company_alias a left join company_change c
        on c.company_id = a.company_id and c.field = 'aliases' and c.changed_at = a.observed_at and c.new ? a.domain
      where a.company_id = ${company_id} and a.domain not like '~%'
      union all
      select 2, 'growth_tags', o.display_name, t.source, null, t.observed_at, t.import_id, t.import_line
      from company_growth_tag t join choice o on o.kind = 'growth_tag' and o.server_value = t.tag
      where t.company_id = ${company_id}
      union all
      select 3, 'lists', w.name::text, case when m.import_id is null then 'person' else 'import' end, m.added_by, m.added_at,
        m.import_id, m.import_line
      from workboard_company m join workboard w using (workboard_id) where m.company_id = ${company_id}
      union all
      select 4, 'datasource', d.datasource, case when m.import_id is null then 'orion' else 'import' end, null, null,
        m.import_id, m.import_line
      from company_datasource m join datasource d using (datasource_id) where m.company_id = ${company_id}
      union all
      select 5, 'tp_status', o.display_name, h.source, h.changed_by, h.since, h.import_id, h.import_line
      from tp_status_history h join choice o on o.kind = 'tp_status' and o.server_value = h.tp_status
      where h.company_id = ${company_id} and h.until is null
      union all
      select 6, 'tp_owners', s.full_name, w.source, w.assigned_by, w.assigned_at, w.import_id, w.import_line
      from tp_owner w join staff s using (user_id) where w.company_id = ${company_id}
      union all
      select 7, 'bucket', b.name::text, c.source, c.set_by, c.set_at, c.import_id, c.import_line
      from company_bucket c join bucket b using (bucket_id) where c.company_id = ${company_id}
    )`.as('part'),
    )
    .select(['field', 'value', 'source', 'by', 'at', 'import_id', 'line'])
    .orderBy('place' as 'field')
    .orderBy(sql`lower(value)`);

/** The addresses of a person, the one to write to first. */
export const listAddresses = (db: Kysely<DB>, person_id: number) =>
  db
    .selectFrom('person_email')
    .select(['email', 'import_id', 'import_line'])
    .where('person_id', '=', person_id)
    .orderBy('is_primary', 'desc')
    .orderBy(sql`lower(email::text) collate "C"`);

/** The files that values came from, and who took them in. */
export const listFiles = (db: Kysely<DB>, ids: readonly string[]) =>
  db
    .selectFrom('import')
    .leftJoin('staff', (join) =>
      join.on('staff.user_id', '=', sql<number>`coalesce(import.committed_by, import.created_by)`),
    )
    .select([
      'import.id',
      'file_name',
      'committed_at',
      'undone_at',
      'mapping',
      'constants',
      'full_name as by',
    ])
    .select(sql<string | null>`layout ->> 'sheet'`.as('sheet'))
    .$narrowType<{ mapping: (string | null)[]; constants: { field: string }[] }>()
    .where('import.id', '=', sql<string>`any (${sql.val(ids)}::uuid[])`);

/** What those who typed values are called. */
export const listHands = (db: Kysely<DB>, ids: readonly number[]) =>
  db
    .selectFrom('staff')
    .select(['user_id', 'full_name'])
    .where('user_id', '=', sql<number>`any (${sql.val(ids)}::integer[])`);
