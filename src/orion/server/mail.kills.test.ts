import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { type Kysely, sql } from 'kysely';
import { expect, it, vi } from 'vitest';
import type { DB } from '#db';
import { headerOf, smtpSink } from '#server/mail/testing/smtp-sink.ts';
import { bundleSource } from '#server/testing/bundle-source.ts';
import { aStaffMember } from '#server/testing/factories.ts';
import { testDatabase } from '#server/testing/test-database.ts';

const LONG = !!process.env.ORION_TEST_LONG;
const KILLS = LONG ? 10 : 2;
const PEOPLE = LONG ? 100 : 20;
const DIGESTS = LONG ? 50 : 15;
const EACH = 5;
const MORNING = '2026-03-04T09:00:00Z';
const script = new URL('testing/mail-process.ts', import.meta.url);

/** Sends what is due by processes that are killed in the middle, to a mail server that refuses every third; all that arrived. */
async function mailThroughKills(url: string, kind: 'reminders' | 'digests', mails: number) {
  const sink = await smtpSink({ refuseEvery: 3 });
  const begin = () => spawn(process.execPath, [bundleSource(script), kind, url, sink.url, MORNING]);
  for (let kill = 1; kill <= KILLS; kill += 1) {
    const child = begin();
    const ended = once(child, 'exit');
    const enough = Math.floor((kill * mails) / (KILLS + 1));
    await vi.waitUntil(() => child.exitCode !== null || sink.delivered.length >= enough, {
      timeout: 0x7fffffff,
    });
    child.kill('SIGKILL');
    await ended;
  }
  const [code] = await once(begin(), 'exit');
  expect(code).toBe(0);
  const { delivered } = sink;
  console.log(`${mails} ${kind} mails, ${KILLS} kills: ${delivered.length - mails} came twice`);
  // A kill between the server's yes and our note of it may hand the same mail over again, never another.
  expect(delivered.length - mails).toBeLessThanOrEqual(KILLS);
  const byName = new Map<string, string[]>();
  for (const { raw } of delivered) {
    const name = headerOf(raw, 'Message-ID') ?? '';
    byName.set(name, [...(byName.get(name) ?? []), wordsOf(raw)]);
  }
  expect(byName.size).toBe(mails);
  for (const [first, ...again] of byName.values()) for (const repeat of again) expect(repeat).toBe(first);
  return { delivered, words: [...byName.values()].flat().join('\n') };
}

/** What a mail says in plain text, without the marks between its parts, which are new each time. */
const wordsOf = (raw: string) =>
  raw
    .slice(raw.indexOf('text/plain'), raw.indexOf('text/html'))
    .replace(/=\r\n/g, '')
    .replace(/^----.*$/gm, '');

async function remindPeople(db: Kysely<DB>) {
  const people: string[] = [];
  for (let number = 0; number < PEOPLE; number += 1) {
    const { user_id, email_address } = await aStaffMember(db);
    people.push(email_address);
    await sql`insert into reminder (user_id, source_type, schedule_date, next_steps)
      select ${user_id}, 'EMAIL', '2026-03-04T15:30:00Z', 'step ' || ${number}::int || '-' || n || '.'
      from generate_series(1, ${EACH}) n`.execute(db);
  }
  return people;
}

it('loses no reminder of a day, whatever is killed and refused, and repeats none under another name', async () => {
  const { db, url } = await testDatabase();
  const people = await remindPeople(db);

  const { delivered, words } = await mailThroughKills(url, 'reminders', PEOPLE);

  expect(new Set(delivered.flatMap(({ to }) => to))).toEqual(new Set(people));
  expect(new Set(words.match(/step \d+-\d\./g)).size).toBe(PEOPLE * EACH);
});

// DIG-034
it('loses no digest either', async () => {
  const { db, url } = await testDatabase();
  const { user_id } = await aStaffMember(db);
  await sql`insert into digest (date, scoper_id, created_at)
    select '2026-03-04', ${user_id}, ${MORNING} from generate_series(1, ${DIGESTS})`.execute(db);
  await sql`insert into digest_premise (digest_uuid, question, order_index)
    select uuid, 'Does ' || uuid || ' sell?', 1 from digest`.execute(db);

  const { words } = await mailThroughKills(url, 'digests', DIGESTS);

  expect(await db.selectFrom('digest').select('status').distinct().execute()).toEqual([{ status: 'sent' }]);
  expect(new Set(words.match(/digest\/[\da-f-]{36}/g)).size).toBe(DIGESTS);
});
