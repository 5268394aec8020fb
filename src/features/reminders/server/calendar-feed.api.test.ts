import * as fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { setActive } from '#features/auth/server/end-access.ts';
import { type Signed, type TestApp, testApp } from '#orion/server/testing/test-app.ts';
import { calendarOf, foldLine } from './calendar.ts';
import { aNamedCompany, aReminder } from './testing/a-reminder.ts';

let server: TestApp;
const log: string[] = [];
beforeAll(async () => {
  server = await testApp({ onLog: (line) => log.push(line) });
  server.clock.set('2026-03-04T10:00:00Z');
});

const open = async (who: Signed) =>
  (await server.call('POST', '/api/v1/calendar-feed', { headers: who.headers })).json().url as string;
const read = (url: string) => server.call('GET', new URL(url).pathname);
const isOn = async (who: Signed) =>
  (await server.call('GET', '/api/v1/calendar-feed', { headers: who.headers })).json().on;

describe('the feed', () => {
  it('holds what is to come, with the company and a link, and no notes', async () => {
    const ann = await server.signIn();
    const company = await aNamedCompany(server.db, 'Nuñez, Co; Sons', `feed-${ann.user_id}.example`);
    await aReminder(server.db, ann.user_id, {
      status: 'upcoming',
      schedule_date: '2026-03-08T15:30:00Z',
      has_time: true,
      next_steps: 'a secret note',
      companies: [company],
    });
    await aReminder(server.db, ann.user_id, {
      status: 'upcoming',
      schedule_date: '2026-03-09T15:30:00Z',
      has_time: false,
    });
    await aReminder(server.db, ann.user_id, { status: 'completed' });

    const answer = await read(await open(ann));

    expect(answer.headers['content-type']).toBe('text/calendar; charset=utf-8');
    expect(answer.headers['cache-control']).toBe('no-store');
    const lines = answer.body.split('\r\n');
    expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(2);
    expect(lines).toContain('SUMMARY:Reminder: Nuñez\\, Co\\; Sons');
    expect(lines).toContain('DTSTART:20260308T153000Z');
    expect(lines).toContain('DTSTART;VALUE=DATE:20260309');
    expect(lines).toContain('URL:http://127.0.0.1:3000/investorReminders');
    expect(answer.body).not.toContain('secret');
    expect(lines.filter((line) => line === 'BEGIN:VALARM')).toHaveLength(1);
    expect(lines.slice(lines.indexOf('BEGIN:VALARM'), lines.indexOf('END:VALARM') + 2).at(-1)).toBe(
      'END:VEVENT',
    );
  });

  it('tells of itself to a calendar that asks only for its head', async () => {
    const url = await open(await server.signIn());
    const head = await server.call('HEAD', new URL(url).pathname);

    expect([head.statusCode, head.body]).toEqual([200, '']);
    expect(head.headers['content-type']).toBe('text/calendar; charset=utf-8');
    expect((await server.call('HEAD', `/feeds/reminders/${'a'.repeat(43)}.ics`)).statusCode).toBe(404);
  });

  it('is off until it is switched on, and ends when it is replaced or switched off', async () => {
    const ann = await server.signIn();
    expect(await isOn(ann)).toBe(false);
    const first = await open(ann);
    const second = await open(ann);

    expect([(await read(first)).statusCode, (await read(second)).statusCode]).toEqual([404, 200]);
    await server.call('DELETE', '/api/v1/calendar-feed', { headers: ann.headers });
    expect([await isOn(ann), (await read(second)).statusCode]).toEqual([false, 404]);
  });

  it('ends with sign-out everywhere, and with deactivation, also after coming back', async () => {
    const ann = await server.signIn();
    const url = await open(ann);
    await server.call('POST', '/auth/logout', { headers: ann.headers, payload: { everywhere: true } });
    expect((await read(url)).statusCode).toBe(404);

    const bo = await server.signIn();
    const other = await open(bo);
    const { db, platform, clock } = server;
    for (const active of [false, true])
      await setActive(db, platform.config, { user_id: bo.user_id, active, at: clock.now() });
    expect((await read(other)).statusCode).toBe(404);
  });

  it('is kept as a hash, and its address stands in no log and no audit trail', async () => {
    const ann = await server.signIn();
    const url = await open(ann);
    const token = /([\w-]+)\.ics$/.exec(url)?.[1] ?? '';
    await read(url);
    await read(`${url}?x=1`);

    const kept = await server.db.selectFrom('calendar_feed').select('token_hash').execute();
    const trail = await server.db.selectFrom('audit_event').selectAll().execute();
    const keys = await server.db.selectFrom('idempotency_key').selectAll().execute();
    expect(token).toHaveLength(43);
    expect(JSON.stringify([kept, trail, log, keys])).not.toContain(token);
  });

  it.each(['x.ics', 'a'.repeat(43), `${'a'.repeat(43)}.ics`, '..%2f..%2fetc.ics', `${'%00'.repeat(30)}.ics`])(
    'is nowhere at %s',
    async (file) => {
      expect([404, 422]).toContain((await server.call('GET', `/feeds/reminders/${file}`)).statusCode);
    },
  );
});

describe('a calendar', () => {
  const unfold = (text: string) => text.replaceAll('\r\n ', '');

  it('folds any text into lines of 75 bytes that read back as they were', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (text) => {
        const line = text.replace(/[\r\n]/g, '');
        const folded = foldLine(line);
        expect(unfold(folded)).toBe(line);
        for (const part of folded.split('\r\n')) expect(Buffer.byteLength(part)).toBeLessThanOrEqual(75);
      }),
    );
  });

  it('lets no name of a company become a line of its own', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 80 }), (name) => {
        const event = {
          source: 'a',
          due_at: '2026-03-08T15:30:00Z',
          has_time: true,
          changed_at: '2026-03-01T00:00:00Z',
        };
        const text = calendarOf([{ ...event, names: [`${name}\r\nEND:VEVENT\r\nBEGIN:VEVENT`] }], {
          title: 'Orion',
          origin: 'https://orion.example',
          time_zone: null,
        });
        expect(
          unfold(text)
            .split('\r\n')
            .filter((line) => line === 'BEGIN:VEVENT'),
        ).toHaveLength(1);
      }),
    );
  });
});
