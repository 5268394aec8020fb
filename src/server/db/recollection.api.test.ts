import { sql } from 'kysely';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { testDatabase } from '#server/testing/test-database.ts';
import { openRecollection } from './recollection.ts';

const CHANNEL = 'what_is_remembered';
const { db, serverUrl } = await testDatabase();
let writes = 0;
const memory = openRecollection(serverUrl, CHANNEL, () => writes);
afterAll(() => memory.close());

/** Each reading is told from the one before. */
let readings = 0;
const read = async () => (readings += 1);
const recalled = () => memory.recall('key', read);
const tell = () => sql`select pg_notify(${CHANNEL}, '')`.execute(db);
const untilRemembered = () => expect.poll(async () => (await recalled()) === (await recalled())).toBe(true);

beforeEach(untilRemembered);

it('reads once what does not change, each key for itself', async () => {
  expect(await memory.recall('another', read)).not.toBe(await recalled());
});

it('reads anew after it was told of a change', async () => {
  const before = await recalled();
  await tell();
  await expect.poll(recalled).not.toBe(before);
});

it('reads anew at once after a write of its own process, whoever is told when', async () => {
  const before = await recalled();
  writes += 1;
  expect(await recalled()).not.toBe(before);
});

it('does not keep what was read while it changed', async () => {
  const old = await memory.recall('changing', async () => {
    const seen = await recalled();
    await tell();
    await expect.poll(recalled).not.toBe(seen);
    return 'old';
  });
  expect([old, await memory.recall('changing', async () => 'new')]).toEqual(['old', 'new']);
});

it('reads anew while it cannot hear, and remembers again', async () => {
  const before = await recalled();
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where application_name = ${`${CHANNEL}, listening`} and datname = current_database()`.execute(db);
  await expect.poll(recalled).not.toBe(before);
  await untilRemembered();
});
