import { type Kysely, sql } from 'kysely';
import type { DB } from '#db';
import { counted } from '#kernel/numbers.ts';
import type { ImportCounts, ImportRecord } from '../../import-record.contract.ts';

const SHOWN = 100;

export type PlanReport = Pick<ImportRecord, 'counts' | 'problems' | 'changed_fields' | 'novelties' | 'notes'>;

export const NO_COUNTS: ImportCounts = {
  create: 0,
  update: 0,
  differ: 0,
  unchanged: 0,
  conflict: 0,
  skipped: 0,
  rejected: 0,
};

/** What the plan of an import comes to, in numbers and in the first hundred of each kind. */
export const planReport = async (db: Kysely<DB>, import_id: string): Promise<PlanReport> => ({
  counts: { ...NO_COUNTS, ...(await countActions(db)), rejected: await countRejected(db, import_id) },
  problems: await problemsOf(db, import_id),
  changed_fields: await changedFields(db, import_id),
  novelties: await noveltiesOf(db),
  notes: await notesOf(db, import_id),
});

/** What becomes of those in import_target. */
async function countActions(db: Kysely<DB>): Promise<Partial<ImportCounts>> {
  const { rows } = await sql<{ action: keyof ImportCounts; number: number }>`
    select action, count(*)::integer as number from import_target group by action`.execute(db);
  return Object.fromEntries(rows.map(({ action, number }) => [action, number]));
}

export async function countRejected(db: Kysely<DB>, import_id: string): Promise<number> {
  const { rows } = await sql<{ number: number }>`
    select count(*)::integer as number from import_row where import_id = ${import_id} and problems is not null`.execute(
    db,
  );
  return rows[0]?.number ?? 0;
}

export async function problemsOf(db: Kysely<DB>, import_id: string) {
  const { rows } = await sql<PlanReport['problems'][number]>`
    select r.line, p.field, p.message from import_row r
    cross join jsonb_to_recordset(r.problems) as p (field text, message text)
    where r.import_id = ${import_id} and r.problems is not null order by r.number limit ${SHOWN}`.execute(db);
  return rows;
}

async function changedFields(db: Kysely<DB>, import_id: string) {
  const { rows } = await sql<PlanReport['changed_fields'][number]>`
    select f.field, count(distinct o.number)::integer as changes
    from import_outcome o cross join jsonb_to_recordset(o.fields) f (field text)
    where o.import_id = ${import_id} group by f.field order by changes desc, f.field`.execute(db);
  return rows;
}

/** The tags, lists, data sources and buckets that the file would make. */
async function noveltiesOf(db: Kysely<DB>) {
  const { rows } = await sql<PlanReport['novelties'][number]>`
    select kind, name, companies from (
      select kind, min(value) as name, count(distinct number)::integer as companies
      from import_addition group by kind, lower(value)
      union all
      select 'bucket', min(data ->> 'bucket'), count(*)::integer from import_target where data ? 'bucket'
        and (target_id is null or number in (select number from import_change where field = 'bucket'))
      group by lower(data ->> 'bucket')
    ) a where case kind
      when 'growth_tags' then not exists (select from choice o where o.kind = 'growth_tag'
        and lower(a.name) in (lower(o.server_value), lower(o.display_name)))
      when 'lists' then not exists (select from workboard w where w.type = 'companies' and w.name = a.name::citext)
      when 'bucket' then not exists (select from bucket b where b.name = a.name::citext)
      else not exists (select from datasource d where d.datasource = a.name) end
    order by kind, companies desc, name limit ${SHOWN}`.execute(db);
  return rows;
}

export async function notesOf(db: Kysely<DB>, import_id: string) {
  const { rows } = await sql<{ merged: number; homeless: number; nameless: number; unsure: number }>`
    select (select coalesce(sum(rows - 1), 0)::integer from import_plan) as merged,
      (select count(*)::integer from import_plan where key like '~%|%' and target_id is null and data ? 'company_name') as nameless,
      (select count(*)::integer from import_plan where target_id is null and number in (select number from import_unsure)) as unsure,
      (select count(*)::integer from import_row where import_id = ${import_id} and problems is null
        and data ?| array['company_domain', 'employer']
        and coalesce(company_at(data ->> 'company_domain'), company_named(data ->> 'employer')) is null) as homeless`.execute(
    db,
  );
  const { merged = 0, homeless = 0, nameless = 0, unsure = 0 } = rows[0] ?? {};
  return [
    ...(merged > 0 ? [`${rowsThat(merged, 'repeat')} an earlier row. The last value is used.`] : []),
    ...(nameless > 0
      ? [`${counted(nameless, 'new company has', 'new companies have')} no domain. You can add one later.`]
      : []),
    ...(unsure > 0
      ? [
          `${counted(unsure, 'new company', 'new companies')} may be in Orion already, without a domain. Compare them after the import.`,
        ]
      : []),
    ...(homeless > 0
      ? [`${rowsThat(homeless, 'name')} a company that isn’t in Orion. The company is left empty.`]
      : []),
  ];
}

/** "1 row repeats", "2 rows repeat". */
export const rowsThat = (number: number, verb: string) =>
  `${counted(number, 'row')} ${verb}${number === 1 ? 's' : ''}`;
