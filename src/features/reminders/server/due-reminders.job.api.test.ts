import { beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '#orion/server/testing/test-app.ts';
import { aStaffMember } from '#server/testing/factories.ts';
import { dueRemindersJob } from './due-reminders.job.ts';
import { aNamedCompany, aReminder } from './testing/a-reminder.ts';

let server: TestApp;
beforeAll(async () => {
  server = await testApp({ features: [] });
});

const runAt = async (now: string) => {
  server.clock.set(now);
  const signal = new AbortController().signal;
  await dueRemindersJob(server.platform).run({}, { key: 'run', attempt: 1, signal });
};
const mailsTo = (to: string) =>
  server.db
    .selectFrom('mail_outbox')
    .selectAll()
    .where('to_address', '=', to)
    .orderBy('created_at')
    .execute();
const chicagoan = (more: object = {}) =>
  aStaffMember(server.db, { time_zone: 'America/Chicago', mail_hour: 8, ...more });
const statusOf = async (source: string) =>
  (
    await server.db
      .selectFrom('reminder')
      .select('status')
      .where('source', '=', source)
      .executeTakeFirstOrThrow()
  ).status;

describe('the mail of the day', () => {
  // REM-027
  it('comes once, at the reader’s hour, with what falls due that day and the links that settle it', async () => {
    const { user_id, email_address } = await chicagoan();
    const companies = [await aNamedCompany(server.db, 'Acme', 'acme.example')];
    const given = { status: 'upcoming', companies };
    const today = await aReminder(server.db, user_id, { ...given, schedule_date: '2026-06-02T04:59:00Z' });
    await aReminder(server.db, user_id, { ...given, schedule_date: '2026-06-02T05:00:00Z' });

    await runAt('2026-06-01T12:45:00Z');
    expect(await mailsTo(email_address)).toEqual([]);
    await runAt('2026-06-01T13:00:00Z');
    await runAt('2026-06-01T13:15:00Z');

    const [mail, ...others] = await mailsTo(email_address);
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ subject: 'Reminder: Acme', template: 'reminders' });
    for (const status of ['completed', 'snooze', 'delete'])
      expect(mail?.plain).toContain(`http://127.0.0.1:3000/reminders?source=${today}&status=${status}`);
    expect(mail?.unsubscribe_url).toContain('http://127.0.0.1:3000/unsubscribe/');
    expect(mail?.plain).toContain(mail?.unsubscribe_url);
  });

  it('is made up for when Orion was away, and told of again after a snooze', async () => {
    const { user_id, email_address } = await chicagoan();
    const source = await aReminder(server.db, user_id, {
      status: 'upcoming',
      schedule_date: '2026-06-10T15:00:00Z',
    });

    await runAt('2026-06-12T13:00:00Z');
    expect(await mailsTo(email_address)).toHaveLength(1);
    expect(await statusOf(source)).toBe('passed');
    await server.db
      .updateTable('reminder')
      .set({ status: 'snooze', next_reminder_at: '2026-06-19T13:00:00Z' })
      .where('source', '=', source)
      .execute();
    await runAt('2026-06-13T13:00:00Z');
    expect(await mailsTo(email_address)).toHaveLength(1);
    await runAt('2026-06-19T13:00:00Z');

    expect(await mailsTo(email_address)).toHaveLength(2);
  });

  it('comes once where clocks show its hour twice, and also where they skip it', async () => {
    const { user_id, email_address } = await chicagoan({ mail_hour: 1 });
    const early = await chicagoan({ mail_hour: 2 });
    const due = { status: 'upcoming', schedule_date: '2026-11-01T20:00:00Z' };
    await aReminder(server.db, user_id, due);
    await aReminder(server.db, early.user_id, { ...due, schedule_date: '2027-03-14T20:00:00Z' });

    await runAt('2026-11-01T06:00:00Z');
    await aReminder(server.db, user_id, due);
    await runAt('2026-11-01T07:00:00Z');
    expect(await mailsTo(email_address)).toHaveLength(1);
    await runAt('2027-03-14T08:00:00Z');

    expect(await mailsTo(early.email_address)).toHaveLength(1);
  });

  it.each([
    [{ active: false }, undefined],
    [{}, 'never'],
    [{}, 'weekly'],
  ])('does not come on a Tuesday to %j with %s', async (more, frequency) => {
    const { user_id, email_address } = await chicagoan(more);
    if (frequency)
      await server.db
        .insertInto('mail_preference')
        .values({ user_id, kind: 'reminders', frequency })
        .execute();
    await aReminder(server.db, user_id, { status: 'upcoming', schedule_date: '2027-06-01T20:00:00Z' });

    await runAt('2027-06-01T14:00:00Z');

    expect(await mailsTo(email_address)).toEqual([]);
  });

  it('holds nothing a company’s name could forge', async () => {
    const { user_id, email_address } = await chicagoan();
    const companies = [await aNamedCompany(server.db, 'Evil\r\nBcc: x@y.example <b>', 'evil.example')];
    await aReminder(server.db, user_id, {
      companies,
      status: 'upcoming',
      schedule_date: '2027-07-01T20:00:00Z',
    });

    await runAt('2027-07-01T14:00:00Z');

    const [mail] = await mailsTo(email_address);
    expect(mail?.subject).toBe('Reminder: Evil Bcc: x@y.example <b>');
    expect(mail?.html).not.toContain('<b>');
  });
});

it('marks what has passed, and nothing else', async () => {
  const { user_id } = await chicagoan();
  const passed = await aReminder(server.db, user_id, {
    status: 'upcoming',
    schedule_date: '2028-01-01T10:00:00Z',
  });
  const ahead = await aReminder(server.db, user_id, {
    status: 'upcoming',
    schedule_date: '2028-01-01T10:00:01Z',
  });

  await runAt('2028-01-01T10:00:00Z');

  expect([await statusOf(passed), await statusOf(ahead)]).toEqual(['passed', 'upcoming']);
});
