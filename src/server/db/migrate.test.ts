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
  const database = await testDatabase();
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
});
