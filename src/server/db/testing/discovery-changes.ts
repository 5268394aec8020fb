import fc from 'fast-check';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { DB } from '#db';
import { aStaffMember } from '../../testing/factories.ts';

/** A statement on one source table: which companies it touches, and a number from which its values are made. */
export interface Change {
  table: SourceTable;
  how: 'insert' | 'update' | 'delete';
  picks: number[];
  value: number;
}
type Statement = (ids: number[], value: number, choices: Choices) => RawBuilder<unknown>;

const TAGS = ['hiring', 'hypergrowth', 'turnaround'];
const STATUSES = ['PROSPECT', 'DILIGENCE', 'PASSED'];
const PLACES = [
  ['Oakland', 'California', 'United States'],
  ['Portland', 'Oregon', 'United States'],
  ['Portland', 'Maine', 'United States'],
  ['Dublin', null, 'Ireland'],
  ['', '', ''],
  ['Lyon', null, null],
  [null, 'Ontario', 'Canada'],
  [null, null, null],
] as const;
const METROS = [
  ['Greater Boston', 'United States'],
  ['Greater Boston', null],
  ['Île-de-France', 'France'],
  [null, 'France'],
  ['', ''],
] as const;
const pick = <T>(from: readonly T[], value: number): T => from[value % from.length] as T;
const day = (value: number) => new Date(Date.UTC(2026, 0, 1 + (value % 300))).toISOString();
let companies = 0;

/** What the statements may point to. */
export async function addChoices(db: Kysely<DB>) {
  await sql`insert into choice (kind, server_value, display_name)
    select 'growth_tag', tag, tag from unnest(${TAGS}::text[]) tag`.execute(db);
  const { rows: lists } = await sql<{ id: number }>`
    insert into workboard (name) values ('Alpha'), ('Beta'), ('Gamma') returning workboard_id as id`.execute(
    db,
  );
  const { rows: sources } = await sql<{ id: number }>`select datasource_id as id from datasource`.execute(db);
  const staff = [await aStaffMember(db), await aStaffMember(db), await aStaffMember(db)];
  return {
    lists: lists.map(({ id }) => id),
    sources: sources.map(({ id }) => id),
    staff: staff.map(({ user_id }) => user_id),
  };
}
export type Choices = Awaited<ReturnType<typeof addChoices>>;

/** A table that says only that a company and something else belong together. */
function link(table: string, key: string, keyOf: (value: number, choices: Choices) => unknown, more = '') {
  const [name, other] = [sql.table(table), sql.ref(key)];
  const [column, content] = more === '' ? [sql``, sql``] : [sql`, ${sql.ref(more)}`, sql`, current_date`];
  return {
    insert: (ids: number[], value: number, choices: Choices) => sql`
      insert into ${name} (company_id, ${other}${column})
      select unnest(${ids}::int[]), ${keyOf(value, choices)}${content} on conflict do nothing`,
    // Moves from one company to another what that one does not have.
    update: ([from, to = from]: number[]) => sql`
      update ${name} set company_id = ${to} where company_id = ${from}
      and ${other} not in (select ${other} from ${name} where company_id = ${to})`,
    delete: (ids: number[], value: number, choices: Choices) => sql`
      delete from ${name} where company_id = any (${ids}) and ${other} = ${keyOf(value, choices)}`,
  };
}

const companyValues = (value: number) => {
  const [city, state, country] = pick(PLACES, value);
  return sql`${`Name ${value % 7}`}, ${value % 4 === 0 ? null : `Makes thing ${value % 5}`}, ${city}, ${state}, ${country},
    ${value % 5 === 0 ? null : (value * 37) % 1500}::int, ${value % 6 === 0 ? null : 1980 + (value % 40)}::int,
    ${(value % 90) - 20.5}::float8, ${value % 3 === 0 ? null : value * 1000}::bigint, ${value % 2 === 0},
    ${pick(['Private', 'Public', null], value)}::text`;
};
const COLUMNS =
  sql.raw(`company_name, description, hq_city, hq_state, hq_country, employee_count, year_founded,
  growth_1y, total_funding_usd, is_saas, status`);

const STATEMENTS = {
  company: {
    insert: (ids, value) => {
      const rows = Array.from({ length: 1 + (ids.length % 3) }, (_empty, index) => {
        companies += 1;
        return sql`(${`company-${companies}.example`}, ${companyValues(value + index)})`;
      });
      return sql`insert into company (company_domain, ${COLUMNS}) values ${sql.join(rows)}`;
    },
    update: (ids, value) =>
      sql`update company set (${COLUMNS}) = row (${companyValues(value)}) where company_id = any (${ids})`,
    delete: (ids) => sql`delete from company where company_id = any (${ids.slice(0, 2)})`,
  },
  company_person: {
    insert: (ids, value) => {
      const [metro, country] = pick(METROS, value);
      return sql`insert into company_person (company_id, first_name, last_name, is_founder, metro_area, country)
        select unnest(${ids}::int[]), ${`Ada ${value % 3}`}, 'Vale', ${value % 4 > 0}, ${metro}, ${country}
        on conflict (company_id, first_name, last_name) do update set metro_area = excluded.metro_area,
          is_founder = excluded.is_founder`;
    },
    update: (ids, value) => {
      const [metro, country] = pick(METROS, value);
      return sql`update company_person set is_founder = ${value % 3 > 0}, metro_area = ${metro}, country = ${country}
        where company_id = any (${ids})`;
    },
    delete: (ids) => sql`delete from company_person where company_id = any (${ids})`,
  },
  company_growth_tag: link('company_growth_tag', 'tag', (value) => pick(TAGS, value), 'date_observed'),
  company_datasource: link('company_datasource', 'datasource_id', (value, { sources }) =>
    pick(sources, value),
  ),
  workboard_company: link('workboard_company', 'workboard_id', (value, { lists }) => pick(lists, value)),
  tp_owner: link('tp_owner', 'user_id', (value, { staff }) => pick(staff, value)),
  tp_status_history: {
    insert: (ids, value) => sql`insert into tp_status_history (company_id, tp_status, since)
      select unnest(${ids}::int[]), ${pick(STATUSES, value)}, ${day(value)} on conflict do nothing`,
    update: (ids, value) =>
      value % 2 === 0
        ? sql`update tp_status_history set until = since where company_id = any (${ids}) and until is null`
        : sql`update tp_status_history set tp_status = ${pick(STATUSES, value)} where company_id = any (${ids})`,
    delete: (ids) => sql`delete from tp_status_history where company_id = any (${ids})`,
  },
  email_summary: {
    insert: (ids, value) => sql`insert into email_summary (company_id, last_email_sent)
      select unnest(${ids}::int[]), ${day(value)}
      on conflict (company_id) do update set last_email_sent = excluded.last_email_sent`,
    update: (ids) => sql`update email_summary set last_email_sent = null where company_id = any (${ids})`,
    delete: (ids) => sql`delete from email_summary where company_id = any (${ids})`,
  },
  website_visit: {
    insert: (ids, value, { staff }) => sql`insert into website_visit (company_id, user_id, visited_at)
      select unnest(${ids}::int[]), ${pick(staff, value)}, ${day(value)}`,
    update: (ids, value) =>
      sql`update website_visit set visited_at = ${day(value)} where company_id = any (${ids})`,
    delete: ([id = 0]) => sql`delete from website_visit where visit_id =
      (select max(visit_id) from website_visit where company_id = ${id})`,
  },
} satisfies Record<string, Record<Change['how'], Statement>>;
export type SourceTable = keyof typeof STATEMENTS;
export const SOURCES = Object.keys(STATEMENTS) as SourceTable[];

export const change: fc.Arbitrary<Change> = fc.record({
  table: fc.constantFrom(...SOURCES),
  how: fc.constantFrom('insert', 'insert', 'update', 'delete'),
  picks: fc.array(fc.nat(50), { minLength: 1, maxLength: 4 }),
  value: fc.nat(1000),
});

/** Runs the statement on companies that exist; `picks` choose among them. */
export async function apply(db: Kysely<DB>, { table, how, picks, value }: Change, choices: Choices) {
  const rows = await db.selectFrom('company').select('company_id').orderBy('company_id').execute();
  const ids = picks.flatMap((index) => rows[index % rows.length]?.company_id ?? []);
  const statement: Statement = STATEMENTS[table][how];
  await statement([...new Set(ids)], value, choices).execute(db);
}
