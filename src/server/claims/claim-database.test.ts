import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeEach, expect, it } from 'vitest';
import type { Platform } from '../platform.ts';
import { secretsFrom } from '../secrets.ts';
import { testClock } from '../testing/clock.ts';
import { testDatabase } from '../testing/test-database.ts';
import { claimDatabase } from './claim-database.ts';
import type { SealedLine } from './secret-key-use.ts';

const { db, url } = await testDatabase();
const folder = await mkdtemp(join(tmpdir(), 'orion-claims-'));
const elsewhere = await mkdtemp(join(tmpdir(), 'orion-claims-'));
afterAll(() => Promise.all([folder, elsewhere].map((path) => rm(path, { recursive: true }))));

const said: string[] = [];
let taken = 0;
const log = {
  warn: (line: string) => said.push(line),
  error: ({ reason }: { reason: string }) => said.push(reason),
} as unknown as Platform['log'];
const config = { ORION_DATA_DIR: folder } as Platform['config'];
const sealed: SealedLine[] = [async () => 'three letters', async () => null];
const claim = (key: string, more: Partial<Platform['config']> = {}) =>
  claimDatabase(
    { db, log, clock: testClock(), secrets: secretsFrom(key), config: { ...config, ...more } },
    url,
    sealed,
    () => (taken += 1),
  );
const claims = async () =>
  (
    await sql<{ pid: number }>`select pid from pg_stat_activity
      where application_name = 'orion claims' and datname = current_database() order by pid`.execute(db)
  ).rows.map(({ pid }) => pid);
const cutOff = (pid: number | undefined) => sql`select pg_terminate_backend(${pid ?? 0})`.execute(db);

const OTHER_KEY =
  'ORION_SECRET_KEY differs from that of another Orion that runs on this database: give both the same key, or stop the other first';
const OTHER_FILES = /^Another Orion that runs on this database keeps its files elsewhere/;

beforeEach(() => {
  said.length = 0;
  taken = 0;
});

it('lets processes of one key live together, and none of another beside them', async () => {
  const first = await claim('the first key');
  const second = await claim('the first key');

  await expect(claim('another key')).rejects.toThrow(OTHER_KEY);
  await first.release();
  await expect(claim('another key')).rejects.toThrow(OTHER_KEY);

  expect(said).toEqual([]);
  await second.release();
});

it('starts with a changed key when nobody else is alive, says what is lost, and remembers it', async () => {
  const changed = await claim('the second key');

  expect(said).toEqual([
    'the secret key is not the one of the last start, and is remembered from now on; what the old one sealed cannot be opened any more: three letters',
  ]);
  await changed.release();
  await (await claim('the second key')).release();
  expect(said).toHaveLength(1);
});

it('keeps nothing that tells of the key', async () => {
  await (await claim('the second key')).release();

  const kept = JSON.stringify(await db.selectFrom('secret_key_use').selectAll().execute());
  expect(kept).not.toContain('second');
  expect(kept).not.toContain(secretsFrom('the second key').derive('seal').toString('hex'));
});

it('of two that start at once with two new keys lets one in', async () => {
  const outcomes = await Promise.allSettled([claim('one new key'), claim('other new key')]);

  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  for (const outcome of outcomes) if (outcome.status === 'fulfilled') await outcome.value.release();
});

it('claims again after the database cut it off, before a changed key gets in', async () => {
  const held = await claim('the second key');
  const [before] = await claims();
  await cutOff(before);

  await expect(claim('a third key')).rejects.toThrow(OTHER_KEY);

  expect(await claims()).not.toContain(before);
  expect(said).toContain('the connection that claims the secret key was lost; it is made again');
  expect(taken).toBe(0);
  await held.release();
});

it('ends when another took the place meanwhile', async () => {
  const held = await claim('the second key');
  const [before] = await claims();
  await db.connection().execute(async (usurper) => {
    await sql`select pg_advisory_lock_shared(1330858318, 7)`.execute(usurper);
    await cutOff(before);
    await expect.poll(() => taken).toBe(1);
    await sql`select pg_advisory_unlock_all()`.execute(usurper);
  });

  expect(said).toContain(OTHER_KEY);
  // A connection that was closed is gone a moment later.
  await expect.poll(claims).toEqual([]);
  await held.release();
});

it('refuses beside a process whose files lie elsewhere, and knows a folder wherever it is mounted', async () => {
  const first = await claim('the second key');
  await expect(claim('the second key', { ORION_DATA_DIR: elsewhere })).rejects.toThrow(OTHER_FILES);
  await expect(
    claim('the second key', { FILES_URL: 'https://key:secret@s3.example/bucket' }),
  ).rejects.toThrow(OTHER_FILES);

  await writeFile(join(elsewhere, 'files/place'), await readFile(join(folder, 'files/place')));
  await (await claim('the second key', { ORION_DATA_DIR: elsewhere })).release();
  await first.release();
});

it('takes two keys to one bucket for the same place', async () => {
  const first = await claim('the second key', { FILES_URL: 'https://one:secret@s3.example/bucket' });
  const second = await claim('the second key', { FILES_URL: 'https://two:other@s3.example/bucket/' });

  await first.release();
  await second.release();
});
