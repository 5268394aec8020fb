import { userInfo } from 'node:os';
import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { type TestApp, testApp } from '#orion/server/testing/test-app.ts';
import { adminCommands } from './admin-commands.ts';
import { runCommand } from './testing/run-command.ts';

let server: TestApp;
const admin = (...words: string[]) => runCommand(server, adminCommands, ['audit', ...words]);

beforeAll(async () => {
  server = await testApp();
  server.clock.set('2026-03-04T05:06:07Z');
  await sql`select make_audit_month('2026-01-15')`.execute(server.db);
  await sql`insert into audit_event (at, action) values
    ('2025-12-31T23:59:59.999Z', 'before'), ('2026-01-01T00:00:00Z', 'first'), ('2026-01-31T23:59:59.999Z', 'last'),
    ('2026-02-01T00:00:00Z', 'after')`.execute(server.db);
});

const actions = async () =>
  (await server.db.selectFrom('audit_event').select('action').orderBy('at').execute()).map(
    ({ action }) => action,
  );

it('lists the months with what they hold', async () => {
  expect(await admin('months')).toBe('2025-12  1 entry\n2026-01  2 entries\n2026-02  1 entry');
});

it('drops no month that is not over, and none whose entries were not counted', async () => {
  await expect(admin('drop', '2026-03')).rejects.toThrow('2026-03 is not over; only whole months go.');
  await expect(admin('drop', '2999-01')).rejects.toThrow('is not over');
  await expect(admin('drop', '2026-13')).rejects.toThrow('MONTH must look like 2025-01.');
  await expect(admin('drop', '2026-01')).rejects.toThrow(
    '2026-01 has 2 entries. Make a backup, then drop them for good with: npm run admin -- audit drop 2026-01 --entries 2',
  );
  await expect(admin('drop', '2026-01', '--entries', '3')).rejects.toThrow('has 2 entries');
  expect(await admin('drop', '2024-01', '--entries', '0')).toBe('There are no entries of 2024-01.');

  expect(await actions()).toEqual(['before', 'first', 'last', 'after']);
});

it('drops exactly one month as the owner, also one that had no table yet, and says so in the trail', async () => {
  expect(await admin('drop', '2026-01', '--entries', '2')).toBe('2 entries of 2026-01 dropped.');
  expect(await admin('drop', '2025-12', '--entries', '1')).toBe('1 entry of 2025-12 dropped.');

  expect(await actions()).toEqual(['after', 'audit.drop_month', 'audit.drop_month']);
  const [dropped] = await server.db
    .selectFrom('audit_event')
    .select(['object_type', 'object_id', 'via', 'detail'])
    .where('action', '=', 'audit.drop_month')
    .orderBy('event_id')
    .execute();
  expect(dropped).toEqual({
    object_type: 'audit_month',
    object_id: '2026-01',
    via: 'command',
    detail: expect.objectContaining({ entries: 2, os_user: userInfo().username }),
  });
});

it('leaves it to the owner: the role of the server is refused', async () => {
  const served = { ownerUrl: server.serverUrl };

  await expect(
    runCommand(server, adminCommands, ['audit', 'drop', '2026-02', '--entries', '1'], served),
  ).rejects.toThrow(/permission denied|must be owner/);
});
