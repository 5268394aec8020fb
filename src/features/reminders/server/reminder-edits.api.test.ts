import { beforeAll, describe, expect, it } from 'vitest';
import { type Signed, type TestApp, testApp } from '#orion/server/testing/test-app.ts';
import { json } from '#server/db/client.ts';
import { reminders } from './reminders.handlers.ts';
import { aNamedCompany, aReminder } from './testing/a-reminder.ts';

const NOW = '2026-02-10T12:00:00.000Z';
const WHEN = '2026-03-03T15:00:00.000Z';
let server: TestApp;
let ann: Signed;
let bo: Signed;
beforeAll(async () => {
  server = await testApp({ features: [reminders] });
  server.clock.set(NOW);
  ann = await server.signIn({ full_name: 'Ann Lee' });
  bo = await server.signIn({ full_name: 'Bo Reyes' });
  await aNamedCompany(server.db, 'Acme', 'acme.example');
});

const send = async (method: 'POST' | 'PATCH' | 'DELETE', path: string, payload?: object, who = ann) => {
  const reply = await server.call(method, `/api/v1${path}`, {
    headers: who.headers,
    ...(payload && { payload }),
  });
  return { code: reply.statusCode, body: reply.json() };
};
const make = async (more: object = {}, who = ann): Promise<string[]> => {
  const { code, body } = await send('POST', '/reminders', { schedule_date: WHEN, ...more }, who);
  expect(code).toBe(201);
  return body.sources;
};
const listed = async (who: Signed) =>
  (await server.call('GET', '/api/v1/scoper-reminders', { headers: who.headers })).json().results;
const find = async (source: string, who = ann) =>
  (await listed(who)).find((one: { source: string }) => one.source === source);

describe('making a reminder', () => {
  it('is for oneself, about companies, and can be edited', async () => {
    const [source = ''] = await make({ domains: ['acme.example'], next_steps: ' Call. ', has_time: true });

    expect(await find(source)).toMatchObject({
      status: 'upcoming',
      company_domain: 'acme.example',
      schedule_date: WHEN,
      next_steps: 'Call.',
      has_time: true,
      source_type: 'MANUAL',
      made_by: 'Ann Lee',
      is_editable: true,
    });
  });

  it('gives each colleague a reminder of their own; what one does with theirs changes nobody else’s', async () => {
    const sources = await make({ scopers: [ann.email, bo.email.toUpperCase()] });
    const mine = sources[(await find(sources[0] ?? '')) ? 0 : 1] ?? '';
    const theirs = sources.find((one) => one !== mine) ?? '';

    expect(await find(theirs)).toBeUndefined();
    expect(await find(theirs, bo)).toMatchObject({ made_by: 'Ann Lee', is_editable: false });
    await send('DELETE', `/reminders/${mine}`);

    expect(await find(mine)).toBeUndefined();
    expect(await find(theirs, bo)).toMatchObject({ status: 'upcoming' });
  });

  it('takes the companies of the reference it is made from', async () => {
    const { reference_id } = await server.db
      .insertInto('reference')
      .values({ content: 'x', plain: 'x', creator_id: bo.user_id, created_at: NOW })
      .returning('reference_id')
      .executeTakeFirstOrThrow();
    const company_id = await aNamedCompany(server.db, 'Bolt', 'bolt.example');
    await server.db.insertInto('reference_company').values({ reference_id, company_id }).execute();

    const [source = ''] = await make({ source_type: 'REFERENCE', origin_id: reference_id });

    expect(await find(source)).toMatchObject({ company_domain: 'bolt.example', origin_id: reference_id });
  });

  it('is made from a draft of a call by its writer only', async () => {
    const { uuid } = await server.db
      .insertInto('submission')
      .values({
        template: 'company-call-summaries',
        template_version: 1,
        state: 'draft',
        answers: json({}),
        plain: '',
        created_by: bo.user_id,
        created_at: NOW,
      })
      .returning('uuid')
      .executeTakeFirstOrThrow();
    const wish = { schedule_date: WHEN, source_type: 'CALL_SUMMARY', origin_id: uuid };

    expect(await send('POST', '/reminders', wish)).toMatchObject({
      code: 404,
      body: { message: 'Call summary not found' },
    });
    expect(await send('POST', '/reminders', wish, bo)).toMatchObject({ code: 201 });
  });

  it.each([
    [{ schedule_date: NOW }, 422],
    [{ schedule_date: '2038-01-01T00:00:00Z' }, 422],
    [{ schedule_date: 'tomorrow' }, 422],
    [{ domains: ['nobody.example'] }, 404],
    [{ person_id: 999_999 }, 404],
    [{ scopers: ['stranger@elsewhere.example'] }, 422],
    [{ source_type: 'EMAIL' }, 422],
    [{ source_type: 'MEETING', origin_id: 'zzz' }, 404],
    [{ source_type: 'MEETING', origin_id: '999999' }, 404],
    [{ source_type: 'REFERENCE', origin_id: '00000000-0000-4000-8000-000000000000' }, 404],
    [{ next_steps: 'x'.repeat(2001) }, 422],
    [{ user_id: 1 }, 422],
  ])('refuses %j', async (more, code) => {
    const before = (await listed(ann)).length;

    expect(await send('POST', '/reminders', { schedule_date: WHEN, ...more })).toMatchObject({ code });
    expect(await listed(ann)).toHaveLength(before);
  });
});

describe('a reminder that was made', () => {
  it('tells whom it was for that it was deleted, and nobody else that it ever was', async () => {
    const [source = ''] = await make({ scopers: [bo.email] });
    await send('DELETE', `/reminders/${source}`);
    const settle = async (who: Signed, reminder_source: string) =>
      (
        await send(
          'POST',
          '/set-scoper-reminder-status?via=email_link',
          { reminder_source, reminder_status: 'completed' },
          who,
        )
      ).body;
    const stranger = await server.signIn();

    expect(await settle(bo, source)).toMatchObject({
      code: 422,
      name: 'This reminder was deleted. There’s nothing left to do.',
    });
    expect((await send('POST', `/reminders/${source}/undo`, {}, bo)).code).toBe(422);
    expect(await settle(stranger, source)).toEqual(
      await settle(stranger, '00000000-0000-4000-8000-000000000000'),
    );
    expect(await settle(stranger, source)).toMatchObject({ code: 403 });
  });

  it('is corrected and deleted by who made it', async () => {
    const [source = ''] = await make();
    const schedule_date = '2026-04-01T09:00:00.000Z';

    expect(await send('PATCH', `/reminders/${source}`, { schedule_date, next_steps: 'Now.' })).toMatchObject({
      code: 200,
    });
    expect(await find(source)).toMatchObject({ schedule_date, next_steps: 'Now.' });
    expect(await send('DELETE', `/reminders/${source}`)).toMatchObject({ code: 200 });
    expect(await find(source)).toBeUndefined();
  });

  it('refuses next steps where others stand there by now, and says which', async () => {
    const [source = ''] = await make({ next_steps: 'Ask Ana' });
    const write = (next_steps: string, next_steps_before: string) =>
      send('PATCH', `/reminders/${source}`, { next_steps, next_steps_before });
    expect(await write('Ask Bo', 'Ask Ana')).toMatchObject({ code: 200 });
    expect(await write('Ask Cy', 'Ask Ana')).toMatchObject({
      code: 409,
      body: {
        message: 'The next steps were changed in the meantime. Save again to replace them.',
        current: { next_steps: 'Ask Bo' },
      },
    });
    expect(await find(source)).toMatchObject({ next_steps: 'Ask Bo' });
    expect(await write('Ask Cy', 'Ask Bo')).toMatchObject({ code: 200 });
    expect(await find(source)).toMatchObject({ next_steps: 'Ask Cy' });
  });

  it('is left alone by everybody else, also by its owner', async () => {
    const [source = ''] = await make({ scopers: [bo.email] });

    expect(await send('PATCH', `/reminders/${source}`, { next_steps: 'Mine.' }, bo)).toMatchObject({
      code: 403,
    });
    expect(await send('DELETE', `/reminders/${source}`, undefined, bo)).toMatchObject({ code: 403 });
    expect(await find(source, bo)).toMatchObject({ next_steps: '' });
  });

  it('is no longer corrected once it has passed, and neither is one that was imported', async () => {
    const passed = await aReminder(server.db, ann.user_id, {
      made_by: ann.user_id,
      status: 'upcoming',
      schedule_date: '2026-02-10T11:00:00Z',
    });
    const imported = await aReminder(server.db, ann.user_id, { status: 'upcoming', schedule_date: WHEN });

    expect(await send('PATCH', `/reminders/${passed}`, { schedule_date: WHEN })).toMatchObject({ code: 422 });
    expect(await send('DELETE', `/reminders/${imported}`)).toMatchObject({ code: 403 });
  });
});
