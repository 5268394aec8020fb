import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { testDatabase } from '../testing/test-database.ts';
import { migrate } from './migrate.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'orion-migrations-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const write = (name: string, statements: string) => writeFile(join(folder, name), statements);
const emptyDatabase = async () => {
  // On a busy machine the whole schema is not gone within the time a call has.
  const database = await testDatabase({ statementTimeoutMs: 0 });
  await sql`drop schema public cascade; create schema public`.execute(database.db);
  return database;
};

describe('migrations', () => {
  it('are applied once, in order', async () => {
    const { url, db } = await emptyDatabase();
    await write('0002_b.sql', 'alter table a add column two int');
    await write('0001_a.sql', 'create table a (one int)');

    expect(await migrate(url, folder)).toBe(2);
    expect(await migrate(url, folder)).toBe(0);
    await expect(sql`select one, two from a`.execute(db)).resolves.toBeDefined();
  });

  it('leave nothing of a file that fails, and go on after it is mended', async () => {
    const { url, db } = await emptyDatabase();
    await write('0001_a.sql', 'create table a (one int); create table a (one int)');

    await expect(migrate(url, folder)).rejects.toThrow('0001_a.sql failed: relation "a" already exists');
    expect((await sql`select to_regclass('a') as a`.execute(db)).rows).toEqual([{ a: null }]);

    await write('0001_a.sql', 'create table a (one int)');
    expect(await migrate(url, folder)).toBe(1);
  });

  it('started by two at once are run by one', async () => {
    const { url } = await emptyDatabase();
    await write('0001_a.sql', 'create table a (one int); select pg_sleep(0.3)');

    const applied = await Promise.all([migrate(url, folder), migrate(url, folder), migrate(url, folder)]);

    expect(applied.sort()).toEqual([0, 0, 1]);
  });

  it('refuse a database that is newer than they are', async () => {
    const { url } = await emptyDatabase();
    await write('0001_a.sql', 'create table a (one int)');
    await migrate(url, folder);
    await rm(join(folder, '0001_a.sql'));

    await expect(migrate(url, folder)).rejects.toThrow('newer Orion (0001_a.sql)');
  });

  it('refuse a file that was changed after it was applied, by its name', async () => {
    const { url } = await emptyDatabase();
    await write('0001_a.sql', 'create table a (one int);\n');
    await migrate(url, folder);
    await write('0001_a.sql', 'create table a (one int);\r\n');
    expect(await migrate(url, folder)).toBe(0);

    await write('0001_a.sql', 'create table a (one text);\n');
    await write('0002_b.sql', 'create table b (one int)');

    await expect(migrate(url, folder)).rejects.toThrow('0001_a.sql changed after this database was migrated');
  });

  it('take the hashes of a database from before they were kept', async () => {
    const { url, db } = await emptyDatabase();
    await write('0001_a.sql', 'create table a (one int)');
    await migrate(url, folder);
    await sql`update migration set hash = null`.execute(db);

    expect(await migrate(url, folder)).toBe(0);

    await write('0001_a.sql', 'create table a (one text)');
    await expect(migrate(url, folder)).rejects.toThrow('0001_a.sql');
  });

  it('let go of a lock that is not free, and come back for it', async () => {
    const { url, db } = await emptyDatabase();
    await write('0001_a.sql', 'create table a (one int)');
    await migrate(url, folder);
    await write('0002_b.sql', 'alter table a add column two int');
    const reader = await db.startTransaction().execute();
    await sql`select * from a`.execute(reader);

    const migrated = migrate(url, folder);
    const waits = async () =>
      (await sql`select from pg_locks where not granted and relation = 'a'::regclass`.execute(db)).rows
        .length;
    await expect.poll(waits, { timeout: 10_000 }).toBe(1);
    await expect.poll(waits, { timeout: 10_000, interval: 20 }).toBe(0);
    await reader.commit().execute();

    expect(await migrated).toBe(1);
  });

  it('build indexes beside writers, and make one anew that was left half-built', async () => {
    const { url, db } = await emptyDatabase();
    await write('0001_a.sql', 'create table a (one int); insert into a values (1), (1)');
    await migrate(url, folder);
    await sql`create unique index concurrently a_one on a (one)`.execute(db).catch(() => {});
    await sql`delete from a`.execute(db);
    await write(
      '0002_i.sql',
      '-- concurrently\n-- Why.\ncreate unique index concurrently if not exists a_one on a (one);\n',
    );

    const applied = await Promise.all([migrate(url, folder), migrate(url, folder)]);

    expect(applied.sort()).toEqual([0, 1]);
    const { rows } = await sql`select indisvalid from pg_index where indexrelid = 'a_one'::regclass`.execute(
      db,
    );
    expect(rows).toEqual([{ indisvalid: true }]);
  });

  it('keep anything but indexes out of a file that has no transaction', async () => {
    const { url } = await emptyDatabase();
    await write('0001_a.sql', '-- concurrently\ncreate table a (one int);\n');

    await expect(migrate(url, folder)).rejects.toThrow('0001_a.sql failed: only "create index concurrently');
  });
});
