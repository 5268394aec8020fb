import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, expect, it } from 'vitest';
import { aStaffMember } from '#server/testing/factories.ts';
import { testDatabase } from '#server/testing/test-database.ts';
import { hearNotices } from './notices.ts';
import { openRecollection } from './recollection.ts';

const CHANNEL = 'orion_names';
const { db, serverUrl } = await testDatabase();
let writes = 0;
const names = openRecollection(serverUrl, CHANNEL, () => writes);
afterAll(() => names.close());

/** Each reading is told from the one before. */
let readings = 0;
const read = async () => (readings += 1);
const recalled = () => names.recall('key', read);
const isRemembered = async () => (await recalled()) === (await recalled());
const untilRemembered = () => expect.poll(isRemembered).toBe(true);

it('reads once what does not change', async () => {
  await untilRemembered();
  expect(await names.recall('another', read)).not.toBe(await recalled());
});

const aCompany = (more: object) =>
  db
    .insertInto('company')
    .values({ company_domain: `${randomUUID()}.example`, company_name: 'Fern', ...more })
    .execute();

it.each([
  ['a place', () => db.insertInto('place').values({ kind: 'city', name: randomUUID() }).execute()],
  ['a choice', () => sql`update choice set server_value = server_value`.execute(db)],
  ['a colleague', () => aStaffMember(db)],
  [
    'another address of theirs',
    () => db.updateTable('staff').set('email_address', `${randomUUID()}@firm.example`).execute(),
  ],
  ['a datasource', () => sql`update datasource set datasource = datasource`.execute(db)],
  ['a company of so or so many employees', () => aCompany({ employee_range: '11-50' })],
  [
    'one whose number is forgotten',
    async () => {
      await aCompany({ employee_count: 7, employee_range: '1-10' });
      await untilRemembered();
      await db.updateTable('company').set('employee_count', null).where('employee_count', '=', 7).execute();
    },
  ],
] as const)('reads anew after %s', async (_what, change) => {
  await untilRemembered();
  const before = await recalled();
  await change();
  await expect.poll(recalled).not.toBe(before);
});

it('is not told of companies that name nothing new', async () => {
  await untilRemembered();
  const told: string[] = [];
  let isHearing = false;
  const { stop } = hearNotices(serverUrl, CHANNEL, {
    told: (text) => told.push(text),
    changed: (hears) => (isHearing = hears),
  });
  await expect.poll(() => isHearing).toBe(true);
  await aCompany({ employee_count: 12 });
  await sql`select pg_notify(${CHANNEL}, 'the end')`.execute(db);
  await expect.poll(() => told).toContain('the end');
  expect(told).toEqual(['the end']);
  await stop();
});

it('reads anew at once after a write of its own process, whoever is told when', async () => {
  await untilRemembered();
  const before = await recalled();
  writes += 1;
  expect(await recalled()).not.toBe(before);
});

it('does not keep what was read while it changed', async () => {
  await untilRemembered();
  const old = await names.recall('changing', async () => {
    const seen = await recalled();
    await sql`select pg_notify(${CHANNEL}, '')`.execute(db);
    await expect.poll(recalled).not.toBe(seen);
    return 'old';
  });
  expect([old, await names.recall('changing', async () => 'new')]).toEqual(['old', 'new']);
});

it('reads anew while it cannot hear, and remembers again', async () => {
  await untilRemembered();
  const before = await recalled();
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where application_name = ${`${CHANNEL}, listening`} and datname = current_database()`.execute(db);
  await expect.poll(recalled).not.toBe(before);
  await untilRemembered();
});
