import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { aStaffMember } from '#server/testing/factories.ts';
import { testDatabase } from '#server/testing/test-database.ts';
import { hearNotices } from './notices.ts';
import { NAMES_CHANNEL } from './recollection.ts';

const { db, serverUrl } = await testDatabase();
const told: string[] = [];
let isHearing = false;
const { stop } = hearNotices(serverUrl, NAMES_CHANNEL, {
  onNotice: (text) => told.push(text),
  onConnection: (hears) => (isHearing = hears),
});
beforeEach(() => expect.poll(() => isHearing).toBe(true));
afterAll(stop);

/** What was told of this change alone: notices arrive in the order in which their transactions commit. */
async function hear(change: () => Promise<unknown>) {
  const [start, end] = [randomUUID(), randomUUID()];
  await sql`select pg_notify(${NAMES_CHANNEL}, ${start})`.execute(db);
  await change();
  await sql`select pg_notify(${NAMES_CHANNEL}, ${end})`.execute(db);
  await expect.poll(() => told).toContain(end);
  return told.slice(told.indexOf(start) + 1, told.indexOf(end));
}

const aCompany = async (more: object) => {
  const company_domain = `${randomUUID()}.example`;
  await db
    .insertInto('company')
    .values({ company_domain, company_name: 'Fern', ...more })
    .execute();
  return company_domain;
};
const changeCompany = (company_domain: string, more: object) =>
  db.updateTable('company').set(more).where('company_domain', '=', company_domain).execute();
const place = randomUUID();
const email_address = `${randomUUID()}@firm.example`;
const counted = await aCompany({ employee_count: 7, employee_range: '1-10' });
const member = await aStaffMember(db);

it.each([
  ['a place', () => db.insertInto('place').values({ kind: 'city', name: place }).execute()],
  ['a place that is no more', () => db.deleteFrom('place').where('name', '=', place).execute()],
  ['a choice', () => sql`update choice set server_value = server_value`.execute(db)],
  ['a datasource', () => sql`update datasource set datasource = datasource`.execute(db)],
  ['a colleague', () => aStaffMember(db)],
  [
    'a colleague’s other address',
    () => db.updateTable('staff').set({ email_address }).where('user_id', '=', member.user_id).execute(),
  ],
  ['a company of which a range is known', () => aCompany({ employee_range: '11-50' })],
  ['one whose number is forgotten', () => changeCompany(counted, { employee_count: null })],
] as const)('tells of %s', async (_what, change) => {
  expect(new Set(await hear(change))).toEqual(new Set(['']));
});

it.each([
  ['a company of a known number', () => aCompany({ employee_count: 12, employee_range: '11-50' })],
  ['a company under another name', () => changeCompany(counted, { company_name: 'Moss' })],
  [
    'a colleague’s other name',
    () =>
      db.updateTable('staff').set({ full_name: 'Fay Moss' }).where('user_id', '=', member.user_id).execute(),
  ],
] as const)('does not tell of %s', async (_what, change) => {
  expect(await hear(change)).toEqual([]);
});
