import { type RawBuilder, sql } from 'kysely';
import { companyFields } from '#features/companies/company-fields.ts';
import { personFields } from '#features/people/person-fields.ts';
import { namesOf } from '#kernel/record-fields.ts';
import type { TableEntity } from '../../import-fields.rules.ts';

/** How the rows of one kind of file find, and change, the rows of the firm. */
export interface Entity {
  table: 'company' | 'person';
  id: 'company_id' | 'person_id';
  /** By which column people know it: another name on the same key may be another company. */
  name: 'company_name' | 'full_name';
  /** What a file can change, by column. */
  columns: readonly string[];
  /** What else it can change, where nothing was known. */
  address: readonly string[];
  /** Where further names of a row stand: other domains, e-mail addresses. */
  keys: { table: 'company_alias' | 'person_email'; field: RawBuilder<string> };
  /** The values of a staged row, as columns. */
  data: RawBuilder<unknown>;
  /** Joins to `k.key` whose row it is; `owner` is its id. */
  owners: { joins: RawBuilder<unknown>; owner: RawBuilder<number | null> };
  /** Which unknown keys become rows of `keys.table`. */
  isFurtherKey: RawBuilder<boolean>;
  /** What a row must have before it can be made. */
  needs: { column: string; message: string } | null;
  /** Rows whose only key, `k.key`, tells nobody apart. */
  refusals: readonly { field: string; message: string; where: RawBuilder<boolean> }[];
  /** Tables that hold only what belongs to the row itself. */
  parts: readonly string[];
}

/** What a company without a domain is told by, "~name|city/country|page"; null for any other key. */
const NAME_OF_KEY = sql`case when k.key like '~%|%' then k.key end`;

const companies: Entity = {
  table: 'company',
  id: 'company_id',
  name: 'company_name',
  columns: [...namesOf(companyFields), 'external_id'],
  address: ['company_domain'],
  keys: { table: 'company_alias', field: sql`'aliases'` },
  data: sql`data`,
  owners: {
    joins: sql`left join company c on c.company_domain = k.key left join company_alias a on a.domain = k.key
      left join lateral (select case when count(*) = 1 then min(w.company_id) end as company_id
        from companies_told(${NAME_OF_KEY}) w) n on true`,
    owner: sql`coalesce(c.company_id, a.company_id, n.company_id)`,
  },
  // A new company stands under its first domain; its others are aliases.
  isFurtherKey: sql`(m.target_id is not null or k.key <> m.key)`,
  needs: null,
  refusals: [
    {
      field: 'domain',
      message: 'Orion has no company with this number. Write its domain, or leave the cell empty.',
      where: sql`k.key like '~%' and k.key not like '~%|%' and company_at(k.key) is null`,
    },
    {
      field: 'company_name',
      message: 'Several companies have this name. Add a domain, or the city and country.',
      where: sql`(select count(*) from companies_told(${NAME_OF_KEY})) > 1`,
    },
  ],
  parts: [
    'company_alias',
    'company_growth_tag',
    'company_datasource',
    'workboard_company',
    'company_text',
    'pipeline_record',
    'tp_status_history',
    'tp_owner',
    'tp_owner_history',
    'company_bucket',
    'company_bucket_history',
    // Who only looked at it made nothing of it.
    'website_visit',
    'company_lookup',
  ],
};

const COMPANY_OF_KEY = sql`coalesce(company_at(split_part(k.key, '|', 2)), company_named(split_part(k.key, '|', 2)))`;
/** The one person of this name at this company; to a row that has an address, only one who has none can be meant. */
const PERSON_NAMED = sql`
  select case when count(*) = 1 then min(h.person_id) end as person_id from person h
  where name_key(h.full_name) = name_key(split_part(substr(k.key, 2), '|', 1)) and h.company_id = ${COMPANY_OF_KEY}
    and (split_part(k.key, '|', 3) = ''
      or h.linkedin_url is null and not exists (select from person_email a where a.person_id = h.person_id))`;

const people: Entity = {
  table: 'person',
  id: 'person_id',
  name: 'full_name',
  columns: [...namesOf(personFields), 'company_id'],
  address: [],
  keys: {
    table: 'person_email',
    field: sql`case when k.key like '%@%' then 'email' else 'linkedin_url' end`,
  },
  data: sql`data - 'company_domain' - 'employer' || jsonb_strip_nulls(jsonb_build_object('company_id',
    coalesce(company_at(data ->> 'company_domain'), company_named(data ->> 'employer'))))`,
  owners: {
    joins: sql`left join person_email e on e.email = k.key::citext
      left join lateral (select min(person_id) as person_id from person where linkedin_url = k.key) p on true
      left join lateral (${PERSON_NAMED}) n on k.key like '~%'`,
    owner: sql`coalesce(e.person_id, p.person_id, n.person_id)`,
  },
  isFurtherKey: sql`k.key like '%@%'`,
  needs: { column: 'full_name', message: 'A new person needs a name.' },
  refusals: [
    {
      field: 'company_domain',
      message: 'The company isn’t in Orion yet. Import it first, or add an e-mail address.',
      where: sql`k.key like '~%' and ${COMPANY_OF_KEY} is null`,
    },
    {
      field: 'full_name',
      message: 'Several people of this name work there. Add an e-mail address.',
      where: sql`k.key like '~%' and (select count(*) from person h where h.company_id = ${COMPANY_OF_KEY}
        and name_key(h.full_name) = name_key(split_part(substr(k.key, 2), '|', 1))) > 1`,
    },
  ],
  parts: ['person_email'],
};

export const entities: Record<TableEntity, Entity> = { companies, people };

/** A row as people left it, to tell whether somebody changed it since. */
export const keptOf = (table: string) =>
  sql`to_jsonb(${sql.ref(table)}) - array['version', 'updated_at', 'import_id', 'import_line', 'import_lines']`;

const writable = ({ columns, address }: Entity) => [...columns, ...address];

/** `c.a, c.b` of the columns a file can change. */
export const columnsOf = (entity: Entity, table: string) =>
  sql.join(writable(entity).map((column) => sql.ref(`${table}.${column}`)));
/** `a = n.a, b = n.b`. */
export const assigned = (entity: Entity, table: string) =>
  sql.join(writable(entity).map((column) => sql`${sql.ref(column)} = ${sql.ref(`${table}.${column}`)}`));
