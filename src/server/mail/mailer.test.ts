import { pino } from 'pino';
import { describe, expect, it, vi } from 'vitest';
import { readConfig } from '#server/config.ts';
import { systemClock } from '#server/clock.ts';
import { openJobs } from '#server/jobs/queue.ts';
import { secretsFrom } from '#server/secrets.ts';
import { testClock } from '#server/testing/clock.ts';
import { inlineJobs } from '#server/testing/inline-jobs.ts';
import { testDatabase } from '#server/testing/test-database.ts';
import { deliverDue, smtpPost } from './delivery.ts';
import { mailOf } from './layout.ts';
import { type Mail, openMailer } from './mailer.ts';
import { isSignedWith } from './signature.ts';
import { headerOf, partOf, smtpSink } from './testing/smtp-sink.ts';

const secrets = secretsFrom('a secret for tests, long enough to be one');
const aMail = (given: Partial<Mail> = {}): Mail => ({
  effect_key: 'reminder 1',
  to: 'ann@firm.example',
  template: 'reminder',
  subject: 'Call Nuñez & Söhne — today',
  ...mailOf({ title: 'Call Nuñez', blocks: [{ kind: 'text', text: 'A private word.' }] }),
  ...given,
});

async function office(MAIL_URL?: string) {
  const { db, url } = await testDatabase();
  const clock = testClock('2026-03-04T10:00:00Z');
  const jobs = inlineJobs();
  const logged: string[] = [];
  const log = pino({ level: 'info' }, { write: (line: string) => logged.push(line) });
  const config = readConfig({ MAIL_URL, MAIL_FROM: 'Orion <orion@mail.firm.example>' });
  const mailer = openMailer({ config, db, clock, log, secrets }, jobs);
  const rows = () =>
    db.selectFrom('mail_outbox').selectAll().orderBy('created_at').orderBy('effect_key').execute();
  const deliver = async () => {
    await jobs.enqueue('mail.deliver', {});
    await jobs.runQueued();
  };
  return { db, url, clock, jobs, logged, config, mailer, rows, deliver };
}

describe('mail', () => {
  it('is delivered once, in both forms, with a signature that can be checked', async () => {
    const sink = await smtpSink();
    const { db, mailer, rows, deliver } = await office(sink.url);

    await mailer.send(db, aMail());
    await mailer.send(db, aMail());
    await deliver();
    await deliver();

    const [letter] = sink.delivered;
    const [row] = await rows();
    const raw = letter?.raw ?? '';
    expect(sink.delivered).toHaveLength(1);
    expect(letter?.to).toEqual(['ann@firm.example']);
    expect(headerOf(raw, 'Message-ID')).toBe(`<${row?.mail_id}@mail.firm.example>`);
    expect(headerOf(raw, 'From')).toBe('Orion <orion@mail.firm.example>');
    expect(row).toMatchObject({ sent_at: '2026-03-04T10:00:00.000Z', attempts: 1, next_attempt_at: null });
    expect(partOf(raw, 'text/html')).toContain('<p class="ink"');
    const plain = partOf(raw, 'text/plain').replaceAll('\r\n', '\n');
    const code = headerOf(raw, 'X-Orion-Signature') ?? '';
    expect(plain).toContain('Call Nuñez\n\nA private word.');
    expect(plain).toContain(`Sent by Orion at http://127.0.0.1:3000 to ann@firm.example. Signature ${code}`);
    expect(isSignedWith({ ...aMail(), plain }, code, secrets.derive('mail-signature'))).toBe(true);
  });

  it('is delivered once by two instances that look at the same time', async () => {
    const sink = await smtpSink();
    const { db, clock, config, mailer, jobs, rows } = await office(sink.url);
    const others = inlineJobs();
    openMailer({ config, db, clock, log: pino({ level: 'silent' }), secrets }, others);

    for (let number = 0; number < 12; number += 1) await mailer.send(db, aMail({ effect_key: `n${number}` }));
    await others.enqueue('mail.deliver', {});
    await Promise.all([jobs.runQueued(), others.runQueued()]);

    expect(new Set(sink.delivered.map(({ raw }) => headerOf(raw, 'Message-ID'))).size).toBe(12);
    expect(sink.delivered).toHaveLength(12);
    expect((await rows()).every(({ attempts }) => attempts === 1)).toBe(true);
  });

  it('is tried again after a temporary refusal, and only when its time has come', async () => {
    const sink = await smtpSink();
    const { db, clock, mailer, rows, deliver } = await office(sink.url);
    sink.refusals.set('ann@firm.example', 451);

    await mailer.send(db, aMail());
    await deliver();
    sink.refusals.clear();
    await deliver();
    expect(sink.delivered).toHaveLength(0);
    expect(await rows()).toMatchObject([
      { attempts: 1, sent_at: null, next_attempt_at: '2026-03-04T10:01:00.000Z' },
    ]);
    clock.advance(60_000);
    await deliver();

    expect(sink.delivered).toHaveLength(1);
    expect(await rows()).toMatchObject([
      { attempts: 2, sent_at: '2026-03-04T10:01:00.000Z', last_error: null },
    ]);
  });

  it('that is refused for good is given up, and the next one passes', async () => {
    const sink = await smtpSink();
    const { db, mailer, rows, deliver } = await office(sink.url);
    sink.refusals.set('gone@firm.example', 550);

    await mailer.send(db, aMail({ effect_key: 'a', to: 'gone@firm.example' }));
    await mailer.send(db, aMail({ effect_key: 'b' }));
    await deliver();

    expect(sink.delivered.map(({ to }) => to)).toEqual([['ann@firm.example']]);
    expect(await rows()).toMatchObject([
      {
        effect_key: 'a',
        sent_at: null,
        next_attempt_at: null,
        last_error: expect.stringContaining('EENVELOPE'),
      },
      { effect_key: 'b', sent_at: expect.any(String) },
    ]);
  });

  it('waits while the mail server is away, and knocks once in a round', async () => {
    const sink = await smtpSink();
    const { db, clock, mailer, rows } = await office(sink.url);
    const post = smtpPost({ url: sink.url, from: 'orion@firm.example', key: Buffer.from('a key') });
    await sink.close();

    await mailer.send(db, aMail({ effect_key: 'a' }));
    await mailer.send(db, aMail({ effect_key: 'b' }));
    await deliverDue({
      db,
      clock,
      log: pino({ level: 'silent' }),
      post,
      signal: new AbortController().signal,
    });

    const [a, b] = await rows();
    expect([a?.attempts, b?.attempts].sort()).toEqual([0, 1]);
    expect([a?.next_attempt_at, b?.next_attempt_at]).not.toContain(null);
  });

  it.each([
    { subject: 'Hello\r\nBcc: everyone@firm.example' },
    { subject: 'Hello\nX: y' },
    { subject: 'Hello\u2028X: y' },
    { subject: '' },
    { to: 'ann@firm.example\r\nBcc: bob@firm.example' },
    { to: 'ann@firm.example, bob@firm.example' },
    { to: 'Ann <ann@firm.example>' },
    { to: 'ann@firm.example\u0000' },
    { to: 'ann' },
  ])('with a forged header is refused: %j', async (forged) => {
    const { db, mailer, rows } = await office();

    await expect(mailer.send(db, aMail(forged))).rejects.toMatchObject({ statusCode: 422 });

    expect(await rows()).toEqual([]);
  });

  it('stays in the outbox without MAIL_URL, is logged without its words, and is never sent', async () => {
    const sink = await smtpSink();
    const { db, mailer, rows, logged, clock, jobs } = await office();

    await mailer.send(db, aMail());

    expect(await rows()).toMatchObject([{ sent_at: null, next_attempt_at: null }]);
    expect(logged).toHaveLength(1);
    expect(JSON.parse(logged[0] ?? '')).toMatchObject({ template: 'reminder', to_domain: 'firm.example' });
    expect(logged.join()).not.toMatch(/ann@|private word/);
    expect(jobs.queued).toEqual([]);
    const config = readConfig({ MAIL_URL: sink.url });
    openMailer({ config, db, clock, log: pino({ level: 'silent' }), secrets }, jobs);
    await jobs.enqueue('mail.deliver', {});
    await jobs.runQueued();
    expect(sink.delivered).toEqual([]);
  });

  it('leaves soon after its transaction commits', async () => {
    const sink = await smtpSink();
    const { db, url, config } = await office(sink.url);
    const jobs = openJobs({ url, clock: systemClock, report: () => {}, pollMs: 50 });
    const mailer = openMailer(
      { config, db, clock: systemClock, log: pino({ level: 'silent' }), secrets },
      jobs,
    );
    await jobs.start();

    await db.transaction().execute((db) => mailer.send(db, aMail()));
    await vi.waitFor(() => expect(sink.delivered).toHaveLength(1), { timeout: 10_000 });
    await jobs.stop();
  });
});
