import { beforeAll, beforeEach, expect, it } from 'vitest';
import { type Signed, type TestApp, testApp } from '#orion/server/testing/test-app.ts';
import type { InlineJobs } from '#server/testing/inline-jobs.ts';
import { smtpSink } from '#server/mail/testing/smtp-sink.ts';

let server: TestApp;
let sink: Awaited<ReturnType<typeof smtpSink>>;
let ann: Signed;
beforeAll(async () => {
  sink = await smtpSink();
  server = await testApp({ env: { MAIL_URL: sink.url } });
  ann = await server.signIn({ administrator: true });
});
beforeEach(() => server.db.deleteFrom('mail_outbox').execute());

const put = (subject: string, changes = {}) =>
  server.db
    .insertInto('mail_outbox')
    .values({
      effect_key: subject,
      to_address: 'bo@firm.example',
      template: 'test',
      subject,
      html: '<p>x</p>',
      plain: 'x',
      created_at: server.clock.now().toISOString(),
      ...changes,
    })
    .returning('mail_id')
    .executeTakeFirstOrThrow();
const list = async (query = '') =>
  (await server.call('GET', `/api/v1/mails${query}`, { headers: ann.headers })).json();
const sendAgain = (mail_id: string, who = ann) =>
  server.call('POST', `/api/v1/mails/${mail_id}/send-again`, { headers: who.headers });
const now = () => server.clock.now().toISOString();

it('tells what became of each mail, and never what it says', async () => {
  await put('kept');
  await put('waiting', { next_attempt_at: now() });
  await put('sent', { sent_at: now() });
  await put('failed', { last_error: 'EENVELOPE 550 No such user', attempts: 1 });

  const { results } = await list();

  expect(
    Object.fromEntries(results.map(({ subject, state }: Record<string, string>) => [subject, state])),
  ).toEqual({
    kept: 'kept',
    waiting: 'waiting',
    sent: 'sent',
    failed: 'failed',
  });
  expect(results[0]).not.toHaveProperty('html');
  expect((await list('?state=failed')).results).toMatchObject([{ subject: 'failed', can_send_again: true }]);
});

it('comes in pages of fifty, none twice, none left out', async () => {
  for (let number = 0; number < 73; number += 1) await put(`mail ${number}`);

  const first = await list();
  const second = await list(`?after=${first.next_page}`);

  expect([first.results.length, second.results.length, second.next_page]).toEqual([50, 23, null]);
  const subjects = [...first.results, ...second.results].map(({ subject }) => subject);
  expect(new Set(subjects).size).toBe(73);
});

it('sends a failed mail again, and once', async () => {
  const { mail_id } = await put('Call Nuñez', { last_error: 'EENVELOPE 550 No such user', attempts: 12 });

  expect((await sendAgain(mail_id)).statusCode).toBe(200);
  await (server.platform.jobs as InlineJobs).runQueued();

  expect((await list()).results).toMatchObject([{ state: 'sent', last_error: null }]);
  expect(sink.delivered.filter(({ raw }) => raw.includes(mail_id))).toHaveLength(1);
  expect((await sendAgain(mail_id)).json().name).toBe('This mail was delivered already.');
});

it('has nothing to send once retention has emptied the text, and finds no mail that is none', async () => {
  const { mail_id } = await put('old', { last_error: 'EENVELOPE x', html: '', plain: '' });

  expect((await list()).results).toMatchObject([{ can_send_again: false }]);
  expect((await sendAgain(mail_id)).json().name).toContain('no longer available');
  expect((await sendAgain('00000000-0000-4000-8000-000000000000')).statusCode).toBe(404);
});

it('is for administrators', async () => {
  const bo = await server.signIn();
  const { mail_id } = await put('failed', { last_error: 'EENVELOPE x' });

  expect((await sendAgain(mail_id, bo)).statusCode).toBe(403);
  expect((await server.call('GET', '/api/v1/mails', { headers: bo.headers })).statusCode).toBe(403);
});
