import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { expect, it, vi } from 'vitest';
import { headerOf, smtpSink } from '#server/mail/testing/smtp-sink.ts';
import { aStaffMember } from '#server/testing/factories.ts';
import { testDatabase } from '#server/testing/test-database.ts';

const LONG = !!process.env.ORION_TEST_LONG;
const KILLS = LONG ? 10 : 3;
const DIGESTS = LONG ? 50 : 15;
const MORNING = '2026-03-04T09:00:00Z';
const script = fileURLToPath(new URL('testing/mail-process.ts', import.meta.url));

// DIG-034
it('loses no digest, whatever is killed and refused, and mails each under one name', async () => {
  const { db, url } = await testDatabase();
  const sink = await smtpSink({ refuseEvery: 3 });
  const { user_id } = await aStaffMember(db);
  await sql`insert into digest (date, scoper_id, created_at)
    select '2026-03-04', ${user_id}, ${MORNING} from generate_series(1, ${DIGESTS})`.execute(db);
  await sql`insert into digest_premise (digest_uuid, question, order_index)
    select uuid, 'Does ' || uuid || ' sell?', 1 from digest`.execute(db);
  const begin = () => spawn(process.execPath, ['--import', 'tsx', script, url, sink.url, MORNING]);

  for (let kill = 1; kill <= KILLS; kill += 1) {
    const child = begin();
    const ended = once(child, 'exit');
    const enough = Math.floor((kill * DIGESTS) / (KILLS + 1));
    // Killed in the middle of its work: when so many more were delivered.
    await vi.waitUntil(() => child.exitCode !== null || sink.delivered.length >= enough, {
      timeout: 0x7fffffff,
    });
    child.kill('SIGKILL');
    await ended;
  }
  const [code] = await once(begin(), 'exit');

  expect(code).toBe(0);
  const statuses = await db.selectFrom('digest').select('status').distinct().execute();
  expect(statuses).toEqual([{ status: 'sent' }]);
  expect(await db.selectFrom('mail_outbox').select('mail_id').execute()).toHaveLength(DIGESTS);
  const names = new Set(sink.delivered.map(({ raw }) => headerOf(raw, 'Message-ID')));
  expect(names.size).toBe(DIGESTS);
  const asked = new Set(sink.delivered.flatMap(({ raw }) => raw.match(/digest\/[\da-f-]{36}/)?.[0] ?? []));
  expect(asked.size).toBe(DIGESTS);
  // A kill between the server's yes and our note of it may hand the same mail over again, never another.
  expect(sink.delivered.length - DIGESTS).toBeLessThanOrEqual(KILLS);
});
