import { beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '#orion/server/testing/test-app.ts';
import { aStaffMember } from '#server/testing/factories.ts';
import { alertMailJob } from './alert-mail.job.ts';

let server: TestApp;
beforeAll(async () => {
  server = await testApp({ features: [] });
});

const runAt = async (now: string) => {
  server.clock.set(now);
  const signal = new AbortController().signal;
  await alertMailJob(server.platform).run({}, { key: 'run', attempt: 1, signal });
};
const mailsTo = (to: string) =>
  server.db
    .selectFrom('mail_outbox')
    .selectAll()
    .where('to_address', '=', to)
    .orderBy('created_at')
    .execute();

/** Somebody in Chicago who wants their mail at eight. */
async function aReader(frequency?: string, more: object = {}) {
  const reader = await aStaffMember(server.db, { time_zone: 'America/Chicago', mail_hour: 8, ...more });
  if (frequency)
    await server.db
      .insertInto('mail_preference')
      .values({ user_id: reader.user_id, kind: 'alerts', frequency })
      .execute();
  return reader;
}

let companies = 0;
async function aCompany(company_name: string) {
  companies += 1;
  const company_domain = `alerted-${companies}.example`;
  const { company_id } = await server.db
    .insertInto('company')
    .values({ company_name, company_domain })
    .returning('company_id')
    .executeTakeFirstOrThrow();
  return { company_id, company_domain };
}

const alert = (user_id: number, company_id: number, text: string, created_at: string, more: object = {}) =>
  server.db
    .insertInto('alert')
    .values({ user_id, company_id, type: 'quip', facts: JSON.stringify({ text }), created_at, ...more })
    .execute();

describe('the mail of alerts', () => {
  it('comes once a day, at the reader’s hour, with what is unread and untold, company by company', async () => {
    const { user_id, email_address } = await aReader('daily');
    const [one, two] = [await aCompany('Ferrowick'), await aCompany('Oxbow')];
    await alert(user_id, one.company_id, 'They ship on Fridays.', '2026-06-01T02:00:00Z');
    await alert(user_id, one.company_id, 'A new plant.', '2026-06-01T09:00:00Z');
    await alert(user_id, two.company_id, 'Hired a CFO.', '2026-05-31T09:00:00Z');
    await alert(user_id, two.company_id, 'Read already.', '2026-05-31T10:00:00Z', { read: true });
    await alert(user_id, two.company_id, 'Of last month.', '2026-05-20T10:00:00Z');

    await runAt('2026-06-01T12:45:00Z');
    expect(await mailsTo(email_address)).toEqual([]);
    await runAt('2026-06-01T13:00:00Z');
    await alert(user_id, two.company_id, 'After the mail.', '2026-06-01T13:05:00Z');
    await runAt('2026-06-01T13:15:00Z');

    const [mail, ...others] = await mailsTo(email_address);
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ subject: '3 alerts about 2 companies', template: 'alerts' });
    expect(mail?.plain).toContain(
      'Ferrowick\n---------\n\n* Jun 1: A new plant.\n* May 31: They ship on Fridays.\n\n' +
        `Open in Orion: http://127.0.0.1:3000/explore?company=${one.company_domain}\n\nOxbow\n-----\n\n* May 31: Hired a CFO.\n`,
    );
    expect(mail?.plain).not.toMatch(/Read already|Of last month|After the mail/);

    await runAt('2026-06-02T13:00:00Z');
    await runAt('2026-06-03T13:00:00Z');
    const [, next, ...rest] = await mailsTo(email_address);
    expect(rest).toEqual([]);
    expect(next?.subject).toBe('1 alert about Oxbow');
    expect(next?.plain).toContain('After the mail.');
    expect(next?.plain).not.toContain('Hired a CFO.');
  });

  it.each([
    [undefined, {}],
    ['never', {}],
    ['weekly', {}],
    ['daily', { active: false }],
  ])('does not come on a Tuesday to who chose %s, with %j', async (frequency, more) => {
    const { user_id, email_address } = await aReader(frequency, more);
    await alert(user_id, (await aCompany('Quiet')).company_id, 'News.', '2026-06-09T09:00:00Z');

    await runAt('2026-06-09T14:00:00Z');

    expect(await mailsTo(email_address)).toEqual([]);
  });

  it('comes on a Monday with the week to who wants it weekly', async () => {
    const { user_id, email_address } = await aReader('weekly');
    const { company_id } = await aCompany('Weekly');
    for (const day of ['09', '12', '15'])
      await alert(user_id, company_id, `On the ${day}th.`, `2026-06-${day}T09:00:00Z`);

    await runAt('2026-06-14T14:00:00Z');
    await runAt('2026-06-15T14:00:00Z');

    expect((await mailsTo(email_address)).map(({ subject }) => subject)).toEqual(['3 alerts about Weekly']);
  });

  it('tells of no company that is blocked or without a domain, and lets no text forge a line or a tag', async () => {
    const { user_id, email_address } = await aReader('daily');
    const evil = await aCompany('Evil\r\nBcc: x@y.example <b>');
    const blocked = await aCompany('Blocked');
    await server.db
      .insertInto('submission')
      .values({
        template: 'blocked-domains',
        answers: JSON.stringify({ domain: blocked.company_domain }),
        created_by: user_id,
        created_at: '2026-06-01T00:00:00Z',
      })
      .execute();
    await alert(
      user_id,
      evil.company_id,
      `<img src=x onerror=alert(1)> ${'x'.repeat(900)}`,
      '2026-06-20T09:00:00Z',
    );
    await alert(user_id, blocked.company_id, 'Secret.', '2026-06-20T09:00:00Z');
    const { company_id } = await server.db
      .insertInto('company')
      .values({ company_name: 'Without a domain' } as never)
      .returning('company_id')
      .executeTakeFirstOrThrow();
    await alert(user_id, company_id, 'Secret.', '2026-06-20T09:00:00Z');

    await runAt('2026-06-20T14:00:00Z');

    const [mail] = await mailsTo(email_address);
    expect(mail?.subject).toBe('1 alert about Evil Bcc: x@y.example <b>');
    expect(mail?.html).not.toMatch(/<b>|<img|Secret/);
    expect(mail?.plain).toMatch(/ x{200,270}…/);
  });

  it('says how many more there are where they are many', async () => {
    const { user_id, email_address } = await aReader('daily');
    for (let nth = 0; nth < 32; nth += 1)
      await alert(user_id, (await aCompany(`Many ${nth}`)).company_id, 'News.', '2026-06-23T09:00:00Z');
    const { company_id } = await aCompany('Busy');
    for (let nth = 0; nth < 12; nth += 1)
      await alert(user_id, company_id, `News ${nth}.`, `2026-06-23T10:00:${10 + nth}Z`);

    await runAt('2026-06-23T14:00:00Z');

    const [mail] = await mailsTo(email_address);
    expect(mail?.subject).toBe('44 alerts about 33 companies');
    expect(mail?.plain).toContain('* and 2 more alerts');
    expect(mail?.plain).toContain('and alerts about 3 more companies');
  });
});
