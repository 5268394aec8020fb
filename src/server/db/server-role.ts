import pg from 'pg';
import PgBoss from 'pg-boss';
import { JOBS_SCHEMA } from '../jobs/jobs-database.ts';

const LOCK = 4_711_005;
/** PostgreSQL 17 and newer: whoever fills a table may also have its statistics renewed. */
const MAINTAIN_SINCE = 170_000;

const quoted = (name: string) => pg.escapeIdentifier(name);

/**
 * What the role that serves may do: read and write rows, and add to the audit trail. It owns nothing but the queue of
 * jobs, makes nothing where the owner would run it, and changes no entry of the trail. Does nothing where that holds.
 */
export async function grantServerRole(ownerUrl: string, role: string): Promise<void> {
  const client = new pg.Client({ connectionString: ownerUrl, application_name: 'orion grants' });
  client.on('error', () => {});
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK]);
    if (await isGranted(client, role)) return;
    await installJobs(client);
    await client.query('begin');
    await grantTables(client, role);
    await handOverJobs(client, role);
    await client.query('commit');
  } finally {
    await client.end();
  }
}

async function isGranted(client: pg.Client, role: string) {
  const { rows } = await client.query<{ granted: boolean }>(
    `select not exists (
        select from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
          and not has_table_privilege($1, oid, 'select'))
      and not has_table_privilege($1, 'public.audit_event', 'update, delete, truncate')
      and not has_schema_privilege($1, 'public', 'create')
      and exists (select from pg_namespace where nspname = $2 and nspowner = (select oid from pg_roles where rolname = $1))
      as granted`,
    [role, JOBS_SCHEMA],
  );
  return rows[0]?.granted ?? false;
}

async function grantTables(client: pg.Client, name: string) {
  const role = quoted(name);
  const { rows } = await client.query<{ version: number }>(
    `select current_setting('server_version_num')::int as version`,
  );
  const rights = `select, insert, update, delete${(rows[0]?.version ?? 0) >= MAINTAIN_SINCE ? ', maintain' : ''}`;
  await client.query(`
    revoke create on schema public from public, ${role};
    grant usage on schema public to ${role};
    grant ${rights} on all tables in schema public to ${role};
    grant usage, select on all sequences in schema public to ${role};
    alter default privileges in schema public grant ${rights} on tables to ${role};
    alter default privileges in schema public grant usage, select on sequences to ${role};
    revoke all on public.audit_event, public.migration from ${role};
    grant select, insert on public.audit_event to ${role};
    grant select on public.migration to ${role};
    alter function public.make_audit_month set search_path = pg_catalog, public, audit_months, pg_temp`);
}

/** What the queue would make by itself, had it the right to make a schema. */
async function installJobs(client: pg.Client) {
  const { rows } = await client.query('select to_regclass($1) as there', [`${JOBS_SCHEMA}.version`]);
  if (rows[0]?.there === null) await client.query(PgBoss.getConstructionPlans(JOBS_SCHEMA));
}

/** The queue makes a table for each kind of job: it has a schema of its own, in which nobody else runs anything. */
async function handOverJobs(client: pg.Client, name: string) {
  const { rows } = await client.query<{ statement: string }>(
    `select format('alter schema %I owner to %I', $1::text, $2::text) as statement
     union all select format('alter table %s owner to %I', c.oid::regclass, $2::text) from pg_class c
       where c.relnamespace = $1::text::regnamespace and c.relkind in ('r', 'p')
     union all select format('alter type %s owner to %I', t.oid::regtype, $2::text) from pg_type t
       where t.typnamespace = $1::text::regnamespace and t.typtype = 'e'
     union all select format('alter routine %s owner to %I', p.oid::regprocedure, $2::text) from pg_proc p
       where p.pronamespace = $1::text::regnamespace`,
    [JOBS_SCHEMA, name],
  );
  for (const { statement } of rows) await client.query(statement);
}
