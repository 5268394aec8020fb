import { beforeAll, expect, it } from 'vitest';
import { mailPreviews } from '#orion/server/mail-previews.ts';
import { type Signed, type TestApp, testApp } from '#orion/server/testing/test-app.ts';
import { unsubscribeLink } from '#server/mail/unsubscribe.ts';
import { notifications } from './notifications.handlers.ts';

let server: TestApp;
let ann: Signed;
beforeAll(async () => {
  server = await testApp({ features: [notifications(mailPreviews)] });
  ann = await server.signIn();
});

const send = async (method: 'GET' | 'PUT', path: string, payload?: object, who = ann) =>
  (await server.call(method, `/api/v1${path}`, { headers: who.headers, ...(payload && { payload }) })).json();
const linkOf = ({ user_id }: Signed) =>
  unsubscribeLink('', server.platform.secrets, { user_id, kind: 'reminders' });
const frequencyFor = async (who: Signed) =>
  (await send('GET', '/mail-preferences', undefined, who)).results.find(
    ({ kind }: { kind: string }) => kind === 'reminders',
  ).frequency;

it('keeps how often each person wants each kind', async () => {
  const bo = await server.signIn();
  expect(await frequencyFor(ann)).toBe('daily');

  await send('PUT', '/mail-preferences', { kind: 'reminders', frequency: 'weekly' });

  expect(await frequencyFor(ann)).toBe('weekly');
  expect(await frequencyFor(bo)).toBe('daily');
  expect(await send('PUT', '/mail-preferences', { kind: 'gossip', frequency: 'daily' })).toMatchObject({
    code: 422,
    name: 'Kind must be reminders, discovery-watch or alerts.',
  });
});

it('ends a kind of mail by one click in a mail program, where nobody is signed in', async () => {
  const bo = await server.signIn();

  const reply = await server.call('POST', linkOf(bo), {
    payload: 'List-Unsubscribe=One-Click',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });

  expect(reply.statusCode).toBe(200);
  expect(await frequencyFor(bo)).toBe('never');
});

it('ends it from the page behind the link', async () => {
  const bo = await server.signIn();
  const token = linkOf(bo).split('/').at(-1);

  const reply = await server.call('POST', '/api/v1/unsubscribe', { payload: { token } });

  expect(reply.json()).toEqual({ status: 'success', message: 'You no longer get “Reminders” by mail.' });
  expect(await frequencyFor(bo)).toBe('never');
});

it('changes nothing by opening the link, or by one that was altered', async () => {
  const bo = await server.signIn();
  const carol = await server.signIn();
  const [claim = ''] = linkOf(carol).split('/').at(-1)?.split('.') ?? [];
  const [, signature = ''] = linkOf(bo).split('/').at(-1)?.split('.') ?? [];

  await server.call('GET', linkOf(bo));
  const altered = await Promise.all(
    ['x', `${claim}.${signature}`, `${claim}.`, '.'].map((token) =>
      server.call('POST', '/api/v1/unsubscribe', { payload: { token } }),
    ),
  );

  expect(altered.map(({ statusCode }) => statusCode)).toEqual([422, 422, 422, 422]);
  expect([await frequencyFor(bo), await frequencyFor(carol)]).toEqual(['daily', 'daily']);
});

// API-036, API-037
it('shows the mails with invented content', async () => {
  const { results } = await send('GET', '/notification-template');

  expect(results.map(({ name }: { name: string }) => name)).toEqual([
    'reminders',
    'alerts',
    'discovery-watch',
  ]);
  expect(results[0].subject).toBe('Reminder: Ferrowick');
  expect((await send('GET', '/notification/template?name=reminders')).template).toMatch(
    /^<!doctype html>.*Ferrowick/s,
  );
  expect(await send('GET', '/notification/template?name=constructor')).toMatchObject({ code: 404 });
});
