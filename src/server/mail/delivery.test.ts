import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { inlineJobs } from '#server/testing/inline-jobs.ts';
import { deliverDue, smtpPost } from './delivery.ts';
import { openMailer } from './mailer.ts';
import { isSignedWith } from './signature.ts';
import { aMail, office, secrets } from './testing/office.ts';
import { headerOf, partOf, smtpSink } from './testing/smtp-sink.ts';

describe('a mail', () => {
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
    expect(Number(a?.attempts) + Number(b?.attempts)).toBe(1);
    expect([a?.next_attempt_at, b?.next_attempt_at]).not.toContain(null);
  });
});
