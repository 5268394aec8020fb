import { existsSync } from 'node:fs';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { tellFailure, withPlatform } from './commands.ts';
import { passingFolder } from './testing/passing-folder.ts';
import { testDatabase } from './testing/test-database.ts';

// Each run of a command listens until its process ends.
process.setMaxListeners(30);
afterEach(() => {
  vi.unstubAllEnvs();
});

const given = (env: Record<string, string>) => {
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value);
};

it('makes no new Orion where a command was to find one', async () => {
  const empty = await passingFolder('orion-no-');
  for (const folder of [empty, join(empty, 'slip')]) {
    given({ ORION_DATA_DIR: folder });

    await expect(withPlatform(async () => 'done')).rejects.toThrow(
      `There is no Orion in ${folder} yet: set ORION_DATA_DIR to its data folder, or start Orion once.`,
    );
  }

  expect(existsSync(join(empty, 'slip'))).toBe(false);
});

it.each(['hello.txt', 'files/place', 'postgres.password', 'secret.key', 'postgres/notes.txt'])(
  'makes no new Orion in a folder that holds only %s, and leaves it as it is',
  async (name) => {
    const folder = await passingFolder('orion-foreign-');
    await mkdir(join(folder, name, '..'), { recursive: true });
    await writeFile(join(folder, name), 'hi');
    given({ ORION_DATA_DIR: folder });
    const before = await readdir(folder, { recursive: true });

    await expect(withPlatform(async () => 'done')).rejects.toThrow(`There is no Orion in ${folder} yet`);

    expect(await readdir(folder, { recursive: true })).toEqual(before);
  },
);

it('makes no new Orion in a file', async () => {
  const file = join(await passingFolder('orion-file-'), 'file');
  await writeFile(file, '');
  given({ ORION_DATA_DIR: file });

  await expect(withPlatform(async () => 'done')).rejects.toThrow(`There is no Orion in ${file} yet`);
});

it('makes no new Orion in a database where a command was to find one', async () => {
  const { url, db } = await testDatabase();
  await sql`create database slip template template0`.execute(db);
  onTestFinished(async () => void (await sql`drop database slip with (force)`.execute(db)));
  const folder = await passingFolder('orion-elsewhere-');
  const DATABASE_URL = Object.assign(new URL(url), { pathname: '/slip' }).href;
  given({ DATABASE_URL, ORION_DATA_DIR: folder });

  await expect(withPlatform(async () => 'done')).rejects.toThrow(
    'There is no Orion in the database of DATABASE_URL yet',
  );

  expect(await readdir(folder)).toEqual([]);
});

it('makes no new key for an Orion that has one elsewhere', async () => {
  const { url, db } = await testDatabase();
  const folder = await passingFolder('orion-elsewhere-');
  given({ DATABASE_URL: url, ORION_DATA_DIR: folder });
  await db
    .insertInto('secret_key_use')
    .values({ fingerprint: 'ab', since: new Date().toISOString() })
    .execute();

  await expect(withPlatform(async () => 'done')).rejects.toThrow(`is not in ${folder}: set ORION_DATA_DIR`);
  expect(await readdir(folder)).toEqual([]);

  given({ ORION_SECRET_KEY: 'k'.repeat(32) });
  expect(await withPlatform(async () => 'done')).toBe('done');
});

it('makes the key of an Orion that was migrated and not started yet', async () => {
  const { url } = await testDatabase();
  const folder = await passingFolder('orion-migrated-');
  given({ DATABASE_URL: url, ORION_DATA_DIR: folder });

  expect(await withPlatform(async () => 'done')).toBe('done');
  expect(await readdir(folder)).toEqual(['secret.key']);
});

it.each([
  Object.assign(new Error('terminating connection due to administrator command'), { code: '57P01' }),
  new Error('Connection terminated unexpectedly'),
])('says in a sentence that its database stopped: %s', (error) => {
  expect(tellFailure(error)).toEqual([expect.stringMatching(/^The database stopped while this command/)]);
});
