import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { eventually } from '#kernel/testing/eventually.ts';
import { systemClock } from '#server/clock.ts';
import { readConfig } from '#server/config.ts';
import { openJobs } from '#server/jobs/queue.ts';
import { openMailer } from './mailer.ts';
import { aMail, office, secrets } from './testing/office.ts';
import { smtpSink } from './testing/smtp-sink.ts';

describe('a mail', () => {
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
    await eventually(() => expect(sink.delivered).toHaveLength(1));
    await jobs.stop();
  });
});
