import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Signed, type TestApp, testApp } from '#orion/server/testing/test-app.ts';
import { reminders } from './reminders.handlers.ts';
import { aNamedCompany, aReminder } from './testing/a-reminder.ts';

const NOW = '2026-02-10T12:00:00.000Z';
const IN_A_WEEK = '2026-02-17T12:00:00.000Z';
let server: TestApp;
let ann: Signed;
let bo: Signed;
beforeAll(async () => {
  server = await testApp({ features: [reminders] });
  server.clock.set(NOW);
  ann = await server.signIn({ full_name: 'Ann Lee' });
  bo = await server.signIn({ full_name: 'Bo Reyes' });
});

const list = async ({ headers }: Signed) =>
  (await server.call('GET', '/api/v1/scoper-reminders', { headers })).json().results;
const find = async (source: string, who = ann) =>
  (await list(who)).find((one: { source: string }) => one.source === source);
const post = async (path: string, payload: object, { headers }: Signed) => {
  const reply = await server.call('POST', `/api/v1${path}`, { payload, headers });
  return { code: reply.statusCode, body: reply.json() };
};
const set = (reminder_source: string, reminder_status: string, who = ann, query = '') =>
  post(`/set-scoper-reminder-status${query}`, { reminder_source, reminder_status }, who);
const undo = (source: string, who = ann) => post(`/reminders/${source}/undo`, {}, who);
const eventsOf = (source: string) =>
  server.db
    .selectFrom('audit_event')
    .orderBy('event_id')
    .select(['action', 'via'])
    .where('object_id', '=', source)
    .execute();

describe('the list', () => {
  // REM-009, REM-020, API-076
  it('holds the caller’s own reminders by date, names and domains aligned', async () => {
    const acme = await aNamedCompany(server.db, 'Acme, Inc.', 'acme.example');
    const bolt = await aNamedCompany(server.db, 'Bolt', 'bolt.example');
    const carol = await server.signIn();
    await aReminder(server.db, bo.user_id);
    const later = await aReminder(server.db, carol.user_id, { schedule_date: '2026-01-09T10:00:00Z' });
    const first = await aReminder(server.db, carol.user_id, {
      companies: [bolt, acme],
      schedule_date: '2026-01-08T10:00:00Z',
      email_date: '2025-11-01T10:00:00Z',
      metrics_summary: 'Margin 71%.',
    });

    const results = await list(carol);

    expect(results.map(({ source }: { source: string }) => source)).toEqual([first, later]);
    expect(results[0]).toMatchObject({
      status: 'passed',
      company_name: 'Bolt,Acme Inc.',
      company_domain: 'bolt.example,acme.example',
      companies: [{ company_domain: 'bolt.example' }, { company_name: 'Acme, Inc.' }],
      schedule_date: '2026-01-08T10:00:00.000Z',
      metrics_summary: 'Margin 71%.',
      next_reminder_at: null,
      next_steps: 'Ask for the cohort.',
      email_date: '2025-11-01T10:00:00.000Z',
      source_type: 'EMAIL',
    });
  });

  it('keeps a reminder whose company was deleted, with what is to be done, and lets it be settled', async () => {
    const company_id = await aNamedCompany(server.db, 'Brief', 'brief.example');
    const source = await aReminder(server.db, ann.user_id, { companies: [company_id] });
    await server.db.deleteFrom('company').where('company_id', '=', company_id).execute();

    expect(await find(source)).toMatchObject({
      company_name: '',
      company_domain: '',
      companies: [],
      next_steps: 'Ask for the cohort.',
    });
    expect(await set(source, 'completed')).toMatchObject({ code: 200 });
  });

  it.each([
    ['upcoming', { schedule_date: '2026-02-10T12:00:00Z' }, 'passed'],
    ['upcoming', { schedule_date: '2026-02-10T12:00:01Z' }, 'upcoming'],
    ['snooze', { next_reminder_at: '2026-02-10T11:59:00Z' }, 'passed'],
    ['snooze', { next_reminder_at: '2026-02-11T11:59:00Z' }, 'snooze'],
    ['completed', {}, 'completed'],
    ['delete', {}, 'delete'],
  ])('tells %s with %j as %s, whatever the job has written down', async (status, more, told) => {
    const source = await aReminder(server.db, ann.user_id, { status, ...more });

    expect(await find(source)).toMatchObject({ status: told });
  });
});

describe('changing the status', () => {
  // REM-014, REM-021, REM-022, API-077
  it('answers what was done, and snoozes for a week', async () => {
    const source = await aReminder(server.db, ann.user_id);

    expect(await set(source, 'snooze')).toEqual({
      code: 200,
      body: { status: 'success', result: 'success', message: 'Reminder marked as Snoozed.' },
    });
    expect(await find(source)).toMatchObject({ status: 'snooze', next_reminder_at: IN_A_WEEK });
    expect(await set(source, 'complete')).toMatchObject({
      body: { message: 'Reminder marked as Completed.' },
    });
    expect(await find(source)).toMatchObject({ status: 'completed' });
  });

  // REM-011, REM-013
  it.each(['upcoming', 'completed', 'delete'])('is refused while it is %s', async (status) => {
    const given = { status, schedule_date: '2026-03-01T10:00:00Z' };
    const source = await aReminder(server.db, ann.user_id, given);
    const wanted = status === 'completed' ? 'snooze' : 'completed';

    const { code, body } = await set(source, wanted);

    expect(code).toBe(422);
    expect(body).toMatchObject({ status: 'failure', result: 'failure', error: body.name });
    expect(await find(source)).toMatchObject({ status, next_reminder_at: null });
  });

  it.each(['upcoming', 'passed', 'pending', '', 'toString'])('never makes a reminder %j', async (word) => {
    const source = await aReminder(server.db, ann.user_id);

    expect(await set(source, word)).toMatchObject({ code: 422 });
    expect(await find(source)).toMatchObject({ status: 'passed' });
  });

  it('answers the same for another’s reminder and for one that does not exist', async () => {
    const source = await aReminder(server.db, bo.user_id);

    const foreign = await set(source, 'completed');
    const unknown = await set(randomUUID(), 'completed');

    expect(foreign).toEqual(unknown);
    expect(foreign).toMatchObject({ code: 403, body: { status: 'failure', result: 'failure' } });
    expect(await find(source, bo)).toMatchObject({ status: 'passed' });
    expect(await undo(source)).toEqual({ ...(await undo(randomUUID())) });
  });

  // REM-027
  it('is one change and one event however often its owner opens the link', async () => {
    const source = await aReminder(server.db, ann.user_id);

    const replies = await Promise.all(
      [1, 2, 3, 4, 5].map(() => set(source, 'snooze', ann, '?via=email_link')),
    );

    expect(replies.map(({ code }) => code)).toEqual([200, 200, 200, 200, 200]);
    expect(await eventsOf(source)).toEqual([{ action: 'reminders.setStatus', via: 'email_link' }]);
    expect(await find(source)).toMatchObject({ next_reminder_at: IN_A_WEEK });
  });

  it('is open to the links of the day’s mail before its hour has come, and to nothing else', async () => {
    const later = { status: 'upcoming', schedule_date: '2026-02-10T15:00:00Z' };
    const told = await aReminder(server.db, ann.user_id, { ...later, mailed_due_at: later.schedule_date });
    const untold = await aReminder(server.db, ann.user_id, later);

    expect(await set(untold, 'completed', ann, '?via=email_link')).toMatchObject({ code: 422 });
    expect(await set(told, 'completed')).toMatchObject({ code: 422 });
    expect(await set(told, 'completed', ann, '?via=email_link')).toMatchObject({ code: 200 });
  });

  it('can be taken back, once', async () => {
    const source = await aReminder(server.db, ann.user_id, {
      status: 'snooze',
      next_reminder_at: '2026-02-12T10:00:00Z',
    });
    await set(source, 'delete');

    expect(await undo(source)).toMatchObject({ code: 200, body: { message: 'Reminder is Snoozed again.' } });
    expect(await find(source)).toMatchObject({
      status: 'snooze',
      next_reminder_at: '2026-02-12T10:00:00.000Z',
    });
    expect(await undo(source)).toMatchObject({ code: 422 });
  });
});

describe('what rings', () => {
  const ringing = async ({ headers }: Signed) =>
    (await server.call('GET', '/api/v1/reminders/ringing', { headers })).json().results;
  const made = (who: Signed, schedule_date: string, changes = {}) =>
    aReminder(server.db, who.user_id, {
      status: 'upcoming',
      schedule_date,
      made_by: who.user_id,
      ...changes,
    });

  it('is one’s own, set for a time of day that has just come or is minutes away, and not settled', async () => {
    const cy = await server.signIn();
    const company = await aNamedCompany(server.db, 'Ringwood', `ringwood-${cy.user_id}.example`);
    const now = await made(cy, '2026-02-10T11:59:00Z', { companies: [company] });
    const soon = await made(cy, '2026-02-10T12:05:00Z', { next_steps: 'Call back.' });
    await made(cy, '2026-02-10T12:30:00Z');
    await made(cy, '2026-02-08T12:00:00Z');
    await made(cy, '2026-02-10T11:59:00Z', { has_time: false });
    await made(cy, '2026-02-10T11:59:00Z', { status: 'completed' });
    await made(bo, '2026-02-10T11:59:00Z');

    expect(await ringing(cy)).toEqual([
      { source: now, about: 'Ringwood', due_at: '2026-02-10T11:59:00.000Z' },
      { source: soon, about: 'Call back.', due_at: '2026-02-10T12:05:00.000Z' },
    ]);
  });
});
