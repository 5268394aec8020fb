import type pg from 'pg';
import { shapesOf, type Shape } from './shapes.ts';

interface Column {
  table: string;
  column: string;
  kind: 'text' | 'jsonb' | 'array';
  /** Rows of other tables point to it, or it points to them. */
  is_key: boolean;
}

/** Never shown: secrets, and what only machines read. */
const UNSEEN_TABLES =
  /^(session|sign_in_attempt|api_token|identity_record|audit_event|idempotency_key|capability_use|feature_gate|job_effect|migration|analytics_event|shared_domain|bay_area_city|mail_preference|rate_count|meeting_delivery|meeting_seen|calendar_feed|secret_key_use|meeting_key|import_meeting)$/;
/** Compared with words of the program, or the name of bytes on the disk; another value would only not be found. */
const COMPARED =
  /^(staff\.(email_address|issuer|subject)|company\.company_domain|company_alias\.domain|stored_file\.(storage_name|content_type|sha256)|form_template\.slug|submission\.template|import\.(storage_name|mapping)|mail_outbox\.effect_key|\w+\.source_type)$/;
const EXCEPT: Record<string, string> = {
  'choice.server_value': "kind <> 'rating' and server_value <> 'No Project Required'",
  'person_choice.server_value': "server_value <> 'No Project Required'",
  'reference_project.server_value': "server_value <> 'No Project Required'",
  'company_project.server_value': "server_value <> 'No Project Required'",
  'mention.source': "source !~ '^[0-9a-f-]{36}$'",
};
/** Of these only what is read: the rest are words of the program. */
const WORDS_ONLY: Record<string, RegExp> = {
  'form_template.definition': /^(title|group)$/,
  'import.novelties': /^name$/,
  'import.bad_cells': /^(reason|text)$/,
  'import_outcome.fields': /^(ours|theirs)$/,
};
const LONGEST_WORDS = 120;
const LINK = /url|link|logo|picture|address$/;

const COLUMNS = `
  select c.table_name as table, c.column_name as column,
    case when c.data_type = 'jsonb' then 'jsonb' when c.data_type = 'ARRAY' then 'array' else 'text' end as kind,
    c.column_name = 'source' or exists (
      select from pg_constraint f
      join pg_attribute a on (a.attrelid = f.conrelid and a.attnum = any (f.conkey))
        or (a.attrelid = f.confrelid and a.attnum = any (f.confkey))
      where f.contype = 'f' and a.attrelid = format('public.%I', c.table_name)::regclass and a.attname = c.column_name
    ) as is_key
  from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
  where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.is_generated = 'NEVER'
    and (c.data_type in ('text', 'character varying', 'jsonb') or c.udt_name in ('citext', '_text'))
  order by 1, 2`;

/** What became of the columns that a screen may show. */
export interface Filled {
  hostile: string[];
  /** The database itself lets only its own words in. */
  closed: string[];
}

/** Puts something hostile before every text in the database, past all validation; found from the schema, so no column is forgotten. */
export async function fill(client: pg.Client): Promise<Filled> {
  const { rows } = await client.query<Column>(COLUMNS);
  const filled: Filled = { hostile: [], closed: [] };
  for (const one of rows) {
    const name = `${one.table}.${one.column}`;
    if (UNSEEN_TABLES.test(one.table) || COMPARED.test(name)) continue;
    const isIn = one.kind === 'jsonb' ? await fillJson(client, one) : await fillText(client, one);
    (isIn ? filled.hostile : filled.closed).push(name);
  }
  return filled;
}

async function fillText(client: pg.Client, { table, column, kind, is_key }: Column) {
  const mark = `${table}.${column}`;
  const where = EXCEPT[mark] ?? 'true';
  for (const shape of shapesOf({ mark, isLink: LINK.test(column), isKey: is_key }))
    for (const rows of ['true', `"${column}" is not null`])
      if (await isLetIn(client, { table, column, kind, shape, where: `${where} and ${rows}` })) return true;
  return false;
}

interface Attempt extends Pick<Column, 'table' | 'column' | 'kind'> {
  shape: Shape;
  where: string;
}

const REFUSED = /^(23514|23505|23502|22)/;

async function isLetIn(client: pg.Client, { table, column, kind, shape, where }: Attempt) {
  // Chosen by what stood there: equal values stay equal, different ones different.
  const before = (old: string) =>
    `($1::text[])[1 + (hashtext(coalesce(${old}, '') || $2)::bigint & 2147483647) % cardinality($1)] || $3 || coalesce(${old}, '')`;
  const value =
    kind === 'array'
      ? `array(select ${before('one')} from unnest("${column}") one)`
      : before(`"${column}"::text`);
  const salt = shape.name === 'capitals' ? '' : column;
  try {
    await client.query(`update "${table}" set "${column}" = ${value} where ${where}`, [
      shape.values,
      salt,
      shape.between,
    ]);
    return true;
  } catch (error) {
    if (REFUSED.test((error as { code?: string }).code ?? '')) return false;
    throw error;
  }
}

async function fillJson(client: pg.Client, { table, column }: Column) {
  const mark = `${table}.${column}`;
  const only = WORDS_ONLY[mark];
  const [, { values: all } = { values: [] }] = shapesOf({ mark, isLink: true, isKey: false });
  const values = only ? all.filter((value) => value.length < LONGEST_WORDS && !/\p{Cc}/u.test(value)) : all;
  let next = 0;
  const hostile = (value: unknown, name = ''): unknown => {
    if (typeof value === 'string')
      return only && !only.test(name) ? value : `${values[next++ % values.length]} ${value}`;
    if (Array.isArray(value)) return value.map((one) => hostile(one, name));
    if (value === null || typeof value !== 'object') return value;
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, hostile(inner, key)]));
  };
  const { rows } = await client.query<{ at: string; value: unknown }>(
    `select ctid::text as at, "${column}" as value from "${table}" where "${column}"::text ~ '"'`,
  );
  for (const { at, value } of rows)
    await client.query(`update "${table}" set "${column}" = $2 where ctid = $1::tid`, [
      at,
      JSON.stringify(hostile(value)),
    ]);
  return true;
}
