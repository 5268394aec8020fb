import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { expect, it, vi } from 'vitest';
import { headerOf, smtpSink } from '#server/mail/testing/smtp-sink.ts';
import { aStaffMember } from '#server/testing/factories.ts';
import { testDatabase } from '#server/testing/test-database.ts';
import { aReminder } from './testing/a-reminder.ts';

const LONG = !!process.env.ORION_TEST_LONG;
const KILLS = LONG ? 10 : 3;
const PEOPLE = LONG ? 100 : 20;
const EACH = 5;
const MORNING = '2026-03-04T09:00:00Z';
const script = fileURLToPath(new URL('testing/mail-process.ts', import.meta.url));

/** What a mail says in plain text, without the marks between its parts, which are new each time. */
const wordsOf = (raw: string) =>
  raw
    .slice(raw.indexOf('text/plain'), raw.indexOf('text/html'))
    .replace(/=\r\n/g, '')
    .replace(/^----.*$/gm, '');

it('loses no mail of a day, whatever is killed and refused, and repeats none under another name', async () => {
  const { db, url } = await testDatabase();
  const sink = await smtpSink({ refuseEvery: 3 });
  const people: string[] = [];
  for (let number = 0; number < PEOPLE; number += 1) {
    const { user_id, email_address } = await aStaffMember(db);
    people.push(email_address);
    for (let nth = 0; nth < EACH; nth += 1)
      await aReminder(db, user_id, {
        status: 'upcoming',
        schedule_date: '2026-03-04T15:30:00Z',
        next_steps: `step ${number}-${nth}.`,
      });
  }
  const begin = () => spawn(process.execPath, ['--import', 'tsx', script, url, sink.url, MORNING]);

  for (let kill = 1; kill <= KILLS; kill += 1) {
    const child = begin();
    const ended = once(child, 'exit');
    const enough = Math.floor((kill * PEOPLE) / (KILLS + 1));
    // Killed in the middle of its work: when so many more were delivered.
    await vi.waitUntil(() => child.exitCode !== null || sink.delivered.length >= enough, {
      timeout: 0x7fffffff,
    });
    child.kill('SIGKILL');
    await ended;
  }
  const [code] = await once(begin(), 'exit');

  expect(code).toBe(0);
  const byName = new Map<string, string[]>();
  for (const { raw } of sink.delivered) {
    const name = headerOf(raw, 'Message-ID') ?? '';
    byName.set(name, [...(byName.get(name) ?? []), wordsOf(raw)]);
  }
  expect(byName.size).toBe(PEOPLE);
  for (const [first, ...again] of byName.values()) for (const repeat of again) expect(repeat).toBe(first);
  expect(new Set(sink.delivered.flatMap(({ to }) => to))).toEqual(new Set(people));
  const words = [...byName.values()].flat().join('\n');
  expect(new Set(words.match(/step \d+-\d\./g)).size).toBe(PEOPLE * EACH);
  const repeats = sink.delivered.length - PEOPLE;
  console.log(`${PEOPLE} mails of ${PEOPLE * EACH} reminders, ${KILLS} kills: ${repeats} came twice`);
  expect(repeats).toBeLessThanOrEqual(KILLS);
});
