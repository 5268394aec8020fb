import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, describe, expect, it } from 'vitest';
import { MIGRATIONS } from '../testing/scratch-database.ts';
import { testDatabase } from '../testing/test-database.ts';
import { openDatabase } from './client.ts';
import { migrate } from './migrate.ts';
import { grantServerRole } from './server-role.ts';

const owner = await testDatabase();
const served = openDatabase(owner.serverUrl, { most: 2 });
afterAll(served.close);
const run = (statement: string) => sql.raw(statement).execute(served.db);
const REFUSED =
  /permission denied|must be (owner|superuser|able)|only superusers|no schema has been selected/i;
const ROLE = new URL(owner.serverUrl).username;

await sql`insert into audit_event (at, action) values (now(), 'kept')`.execute(owner.db);

describe('over the pool of the server', () => {
  it.each([
    "update audit_event set action = 'x'",
    'delete from audit_event',
    'truncate audit_event',
    'drop table audit_event cascade',
    'alter table audit_event disable trigger user',
    'alter table audit_event rename to other',
    'alter table audit_event detach partition audit_months.other',
    'drop trigger audit_event_append_only on audit_event',
    'create trigger mine before insert on audit_event for each row execute function refuse_change()',
    'create rule mine as on insert to audit_event do instead nothing',
    "insert into audit_event (event_id, at, action) select event_id, at, action from audit_event on conflict (at, event_id) do update set action = 'x'",
    "merge into audit_event a using (select 1) s on true when matched then update set action = 'x'",
    'delete from audit_months.other',
    'drop schema audit_months cascade',
    'create table audit_months.mine ()',
    "select setval('audit_event_number', 1)",
    "create or replace function refuse_change() returns trigger language plpgsql as 'begin return new; end'",
    'drop function make_audit_month',
    'alter function make_audit_month security invoker',
    'alter table audit_event owner to current_user',
    'update migration set hash = null',
    'set role orion',
    'set session authorization orion',
    'alter role current_user superuser',
    'create role mine superuser',
    'grant orion to current_user',
    "set session_replication_role = 'replica'",
    "copy audit_event to program 'true'",
    "select pg_read_file('postgresql.conf')",
    'alter system set fsync = off',
    // Whatever the owner calls by an unqualified name must not be there twice.
    "create function public.format(text, text, timestamptz, timestamptz) returns text language sql as 'select null'",
    'create table public.mine ()',
    'create schema orion',
    'create extension if not exists dblink',
    'drop table company',
    'alter table company add column mine text',
    'truncate company',
    'drop table company_rank',
  ])('refuses %s', async (statement) => {
    await expect(run(statement)).rejects.toThrow(REFUSED);
  });

  it('gives itself nothing', async () => {
    await run('grant update on audit_event to current_user');

    await expect(run("update audit_event set action = 'x'")).rejects.toThrow(REFUSED);
  });

  it('is no superuser and a member of nobody', async () => {
    const { rows } = await sql`select rolsuper, rolcreatedb, rolcreaterole, rolbypassrls, rolreplication,
        (select count(*) from pg_auth_members where member = r.oid) as memberships
      from pg_roles r where rolname = current_user`.execute(served.db);

    expect(rows).toEqual([
      {
        rolsuper: false,
        rolcreatedb: false,
        rolcreaterole: false,
        rolbypassrls: false,
        rolreplication: false,
        memberships: 0,
      },
    ]);
  });

  it('owns nothing but the queue of jobs', async () => {
    const { rows } = await sql`select c.oid::regclass::text as owned from pg_class c
      where c.relowner = current_user::regrole and c.relnamespace not in ('jobs'::regnamespace)
        and c.relpersistence <> 't' and c.relname !~ '^pg_toast'`.execute(served.db);

    expect(rows).toEqual([]);
  });

  it('adds to the trail, reads it, and has its months made, whatever stands in its own way', async () => {
    await served.db.transaction().execute(async (db) => {
      await sql`create temp table audit_event (at timestamptz) on commit drop`.execute(db);
      await sql`create temp table audit_months (at timestamptz) on commit drop`.execute(db);
      await sql`select make_audit_month('2031-02-03')`.execute(db);
    });
    await run("insert into audit_event (at, action) values ('2031-02-03', 'late')");

    const { rows } =
      await sql`select tableoid::regclass::text as home from audit_event where action = 'late'`.execute(
        served.db,
      );
    expect(rows).toEqual([{ home: 'audit_months.month_2031_02' }]);
    expect((await run("select from audit_event where action = 'kept'")).rows).toHaveLength(1);
  });

  it('reads, fills and tidies every other table', async () => {
    const { rows } = await sql<{ name: string }>`select relname as name from pg_class
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition
        and relname not in ('audit_event', 'migration')
        and not (has_table_privilege(${ROLE}, oid, 'select') and has_table_privilege(${ROLE}, oid, 'insert')
          and has_table_privilege(${ROLE}, oid, 'update') and has_table_privilege(${ROLE}, oid, 'delete')
          and has_table_privilege(${ROLE}, oid, 'maintain'))`.execute(owner.db);

    expect(rows).toEqual([]);
  });
});

describe('the rights of the server', () => {
  it('come with a new table at once, and stay away from the trail when granted again', async () => {
    await sql`create table later (id integer generated always as identity, word text)`.execute(owner.db);
    await run("insert into later (word) values ('x')");
    await sql.raw(`revoke all on later from ${ROLE}`).execute(owner.db);

    await grantServerRole(owner.url, ROLE);

    await run("update later set word = 'y'");
    await expect(run('delete from audit_event')).rejects.toThrow(REFUSED);
    await sql`drop table later`.execute(owner.db);
  });

  it('are mended when somebody gave too much', async () => {
    await sql
      .raw(`grant all on audit_event to ${ROLE}; grant create on schema public to ${ROLE}`)
      .execute(owner.db);

    await Promise.all([grantServerRole(owner.url, ROLE), grantServerRole(owner.url, ROLE)]);

    await expect(run('truncate audit_event')).rejects.toThrow(REFUSED);
    await expect(run('create table public.mine ()')).rejects.toThrow(REFUSED);
  });

  it('take over the queue that an older version made as the owner', async () => {
    await sql.raw('alter schema jobs owner to orion; alter table jobs.job owner to orion').execute(owner.db);
    await sql.raw('alter type jobs.job_state owner to orion').execute(owner.db);

    await grantServerRole(owner.url, ROLE);

    await run("select jobs.create_queue('one', '{}'::json)");
    await run("insert into jobs.job (name) values ('one')");
  });

  it('can be given by an owner who is no superuser', async () => {
    const name = `modest_${process.pid}`;
    const client = new pg.Client({ connectionString: owner.url });
    await client.connect();
    try {
      await client.query(`create role ${name}_server login password 'x'`);
      await client.query(`create role ${name} login password 'x' in role ${name}_server`);
      await client.query(`create database ${name} owner ${name}`);
      const at = (role: string) =>
        Object.assign(new URL(owner.url), { pathname: `/${name}`, username: role, password: 'x' }).href;
      await migrate(at(name), MIGRATIONS);
      await grantServerRole(at(name), `${name}_server`);

      const modest = openDatabase(at(`${name}_server`), { most: 1 });
      await sql`insert into audit_event (at, action) values (now(), 'x')`.execute(modest.db);
      await expect(sql`delete from audit_event`.execute(modest.db)).rejects.toThrow(REFUSED);
      await modest.close();
    } finally {
      await client.query(`drop database if exists ${name} with (force)`);
      await client.query(`drop role if exists ${name}, ${name}_server`);
      await client.end();
    }
  });
});
