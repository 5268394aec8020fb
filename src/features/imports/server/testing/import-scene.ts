import { type Kysely, sql } from 'kysely';
import type { DB } from '#db';
import type { InlineJobs } from '#server/testing/inline-jobs.ts';
import { type TestApp, testApp } from '#orion/server/testing/test-app.ts';
import type { Platform } from '#server/platform.ts';
import type { ChangeAction, ChangeChoice, ImportChange, ImportRecord } from '../../import-record.contract.ts';

/** Records of what happened, and what is derived and rebuilt whole: not the firm's data. */
const ASIDE = [
  'audit_event',
  'discovery_search',
  'idempotency_key',
  'import',
  'import_added',
  'import_before',
  'import_meeting',
  'import_outcome',
  'import_row',
  'job_effect',
  // Counts changes, as the versions do.
  'pipeline_record',
  'session',
  'upload_use',
];
const REBUILT = ['company_rank', 'ranking_run'];
/** Columns that follow each change, or the latest ranking, whenever it ran. */
const COUNTED_ANEW = '{version,updated_at,current_rank}';

/** A firm, a person of it, and what that person does with files. */
export async function importScene(env: Record<string, string> = {}, platform: Partial<Platform> = {}) {
  const server: TestApp = await testApp({ env, platform });
  const { headers, user_id } = await server.signIn({ full_name: 'Ann Lee' });
  const { db } = server;
  const jobs = server.platform.jobs as InlineJobs;
  const call = (method: 'GET' | 'POST' | 'PUT', path: string, payload?: object) =>
    server.call(method, `/api/v1/imports${path}`, { headers, ...(payload && { payload }) });

  const send = (file: string | Buffer, entity = 'companies', file_name = 'firm.csv') =>
    server.call('POST', `/api/v1/imports?entity=${entity}&file_name=${encodeURIComponent(file_name)}`, {
      payload: file,
      headers: { ...headers, 'content-type': 'application/octet-stream' },
    });
  /** A file of another kind than CSV, as it lies in its record, or the words that refuse it. */
  const bring = async (file: Buffer, file_name = 'firm.xlsx') =>
    (await send(file, 'companies', file_name)).json<{ data: ImportRecord }>().data;
  const refusal = async (file: Buffer, file_name = 'firm.xlsx') => {
    const reply = await send(file, 'companies', file_name);
    if (reply.statusCode !== 422) throw new Error(`${reply.statusCode}: ${reply.body}`);
    return reply.json<{ message: string }>().message;
  };
  const read = async (id: string) => (await call('GET', `/${id}`)).json<{ data: ImportRecord }>().data;
  const step = async (id: string, name: 'check' | 'commit' | 'undo', payload?: object) => {
    const reply = await call('POST', `/${id}/${name}`, name === 'commit' ? { ...payload } : undefined);
    if (reply.statusCode !== 202) throw new Error(`${name}: ${reply.body}`);
    await jobs.runQueued();
    return read(id);
  };
  const check = async (file: string | Buffer, entity?: string, file_name?: string) => {
    const { id } = (await send(file, entity, file_name)).json<{ data: ImportRecord }>().data;
    return step(id, 'check');
  };
  const changes = async (id: string, query = '') =>
    (await call('GET', `/${id}/changes?${query}`)).json<{ results: ImportChange[]; count: number }>();
  const conflicts = async (id: string) => (await changes(id, 'action=conflict')).results;
  const decide = (id: string, choice: ChangeChoice, number?: number, action?: ChangeAction) =>
    call('PUT', `/${id}/changes`, { choice, ...(number && { number }), ...(action && { action }) });
  /** A file, all the way in, as the one who asks for nothing else gets it. */
  const takeIn = async (file: string, entity?: string) => step((await check(file, entity)).id, 'commit');
  /** The same, with everything as the file has it. */
  const overwrite = async (file: string, entity?: string) => {
    const { id } = await check(file, entity);
    await decide(id, 'replace');
    return step(id, 'commit', { existing: 'replace' });
  };
  const findCompany = (company_domain: string) =>
    db.selectFrom('company').selectAll().where('company_domain', '=', company_domain).executeTakeFirst();

  return {
    server,
    db,
    jobs,
    headers,
    user_id,
    call,
    send,
    bring,
    refusal,
    read,
    step,
    check,
    changes,
    conflicts,
    decide,
    takeIn,
    overwrite,
    findCompany,
  };
}

/** A sum over every business column of every table, table by table. */
export async function checksums(db: Kysely<DB>): Promise<Record<string, string>> {
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' and table_name <> all (${[...ASIDE, ...REBUILT]})
    order by table_name`.execute(db);
  const sumOf = ({ name }: { name: string }) => sql`
    select ${sql.lit(name)} as name, md5(coalesce(string_agg(row, e'\n' order by row), '')) as sum
    from (select (to_jsonb(t) - ${sql.lit(COUNTED_ANEW)}::text[])::text as row from ${sql.table(name)} t) rows`;
  // One statement: there are more than a hundred tables.
  const sums = sql.join(tables.map(sumOf), sql` union all `);
  const { rows } = await sql<{ name: string; sum: string }>`${sums}`.execute(db);
  return Object.fromEntries(rows.map(({ name, sum }) => [name, sum]));
}

const TOLD = [
  'company',
  'company_alias',
  'company_growth_tag',
  'company_datasource',
  'workboard_company',
  'tp_status_history',
  'tp_owner',
  'tp_owner_history',
  'company_bucket',
  'company_bucket_history',
];
const NUMBERED = [
  'company_id',
  'change_id',
  'workboard_id',
  'bucket_id',
  'datasource_id',
  'version',
  'updated_at',
];

/** Every company with all that stands of it, in words that are the same whenever the same files were taken in. */
export async function tellFirm(db: Kysely<DB>, imports: readonly string[]): Promise<string[]> {
  const rows = await Promise.all(
    TOLD.map(async (table) => {
      const found = await sql<{ row: string }>`
        select concat_ws(' ', ${table}::text, case when left(c.company_domain, 1) = '~' then c.company_name else c.company_domain end,
          w.name, b.name, d.datasource, (o.row - ${NUMBERED}::text[])) as row
        from ${sql.table(table)} t join company c on c.company_id = t.company_id
        cross join lateral (select to_jsonb(t) as row) o
        left join workboard w on w.workboard_id::text = o.row ->> 'workboard_id'
        left join bucket b on b.bucket_id::text = o.row ->> 'bucket_id'
        left join datasource d on d.datasource_id::text = o.row ->> 'datasource_id'`.execute(db);
      return found.rows.map(({ row }) =>
        row
          .replaceAll(/"[\d-]+T[\d:.]+(?:Z|\+00:00)"/g, '"then"')
          .replaceAll(/"~\d+"/g, '"~"')
          .replaceAll(/[\da-f]{8}-[\da-f-]{27}/g, (id) => `file ${imports.indexOf(id)}`),
      );
    }),
  );
  return rows.flat().toSorted();
}

/** As a person would have left it who typed this value. */
export const typedByAPerson = (db: Kysely<DB>, company_domain: string, field: string, value: unknown) =>
  sql`update company set ${sql.ref(field)} = ${value}, version = version + 1,
    provenance = provenance || jsonb_build_object(${field}::text, '{"source": "person"}'::jsonb)
    where company_domain = ${company_domain}`.execute(db);
