import { beforeAll, describe, expect, it } from 'vitest';
import { type Signed, type TestApp, testApp } from '#orion/server/testing/test-app.ts';
import type { Digest } from '../digests.contract.ts';
import { digests } from './digests.handlers.ts';
import { dueDigestsJob } from './due-digests.job.ts';

let server: TestApp;
let ann: Signed;
beforeAll(async () => {
  server = await testApp({
    features: [digests],
    env: { DIGEST_STAFF_EMAILS: 'ann@firm.example', MAIL_URL: 'smtp://127.0.0.1:9' },
  });
  ann = await server.signIn({ email_address: 'ann@firm.example', full_name: 'Ann Lee', role: null });
});

let people = 0;
const aScoper = (more: object = {}) => {
  people += 1;
  const email_address = `scoper${people}@firm.example`;
  return server.signIn({
    email_address,
    role: 'PARTNER',
    time_zone: 'America/Chicago',
    mail_hour: 8,
    ...more,
  });
};
const ask = async (method: 'GET' | 'POST' | 'PUT', path: string, payload?: object) => {
  const { headers } = ann;
  const reply = await server.call(method, `/api/v1/digest${path}`, { headers, ...(payload && { payload }) });
  return { code: reply.statusCode, body: reply.json() };
};
const wish = (scoper: Signed, more: object = {}) => ({
  date: '2026-06-01',
  scoper: scoper.email,
  premises: [{ title: 'Ohio', premise: 'Does it sell?', domains: ['nobody-knows.example'] }],
  ...more,
});
const create = async (scoper: Signed, more?: object): Promise<Digest> => {
  server.clock.set('2026-05-01T12:00:00Z');
  return (await ask('POST', '', wish(scoper, more))).body.data;
};
const read = async (uuid: string): Promise<Digest> => (await ask('GET', `/${uuid}`)).body.data;
const runAt = async (now: string) => {
  server.clock.set(now);
  await dueDigestsJob(server.platform).run(
    {},
    { key: 'run', attempt: 1, signal: new AbortController().signal },
  );
};
const mailsTo = ({ email }: Signed) =>
  server.db
    .selectFrom('mail_outbox')
    .selectAll()
    .where('to_address', '=', email)
    .orderBy('created_at')
    .orderBy('effect_key')
    .execute();
/** What the delivery says of a mail. */
const settle = (mail_id: string | undefined, outcome: object) =>
  server.db
    .updateTable('mail_outbox')
    .set(outcome)
    .where('mail_id', '=', mail_id ?? '')
    .execute();
const arrived = { sent_at: '2026-06-01T13:01:00Z', next_attempt_at: null };
const refused = { next_attempt_at: null, last_error: 'EENVELOPE 550 no such mailbox' };
const listOf = async ({ email }: Signed): Promise<Digest[]> =>
  (await ask('GET', `?scoper_email=${email}`)).body.data;

describe('on its date', () => {
  // DIG-034
  it('is mailed once, at its scoper’s hour, with its questions and where to answer', async () => {
    const bo = await aScoper();
    const { uuid } = await create(bo);

    await runAt('2026-05-31T20:00:00Z');
    await runAt('2026-06-01T12:45:00Z');
    expect(await mailsTo(bo)).toEqual([]);
    await runAt('2026-06-01T13:00:00Z');
    await runAt('2026-06-01T13:01:00Z');

    const [mail, ...others] = await mailsTo(bo);
    expect(others).toEqual([]);
    expect(mail?.subject).toBe('Digest of June 1, 2026: 1 question');
    expect(mail?.plain).toContain('Does it sell?');
    expect(mail?.plain).toContain('nobody-knows.example (not in Orion yet)');
    expect(mail?.plain).toContain(`http://127.0.0.1:3000/digest/${uuid}`);
  });

  // DIG-007
  it('is sent once its mail arrived, and failed with the reason once that was given up', async () => {
    const [bo, cy] = [await aScoper(), await aScoper()];
    const [his, hers] = [await create(bo), await create(cy)];
    await runAt('2026-06-01T13:00:00Z');
    expect((await read(his.uuid)).status).toBe('scheduled');

    await settle((await mailsTo(bo))[0]?.mail_id, arrived);
    await settle((await mailsTo(cy))[0]?.mail_id, refused);
    await runAt('2026-06-01T13:05:00Z');

    expect(await read(his.uuid)).toMatchObject({
      status: 'sent',
      sent_at: '2026-06-01T13:01:00.000Z',
      failure: null,
    });
    expect(await read(hers.uuid)).toMatchObject({
      status: 'failed',
      failure: 'The mail server refused the address. It said: 550 no such mailbox',
    });
  });

  it('can be sent again after it failed, and only then', async () => {
    const bo = await aScoper();
    const { uuid } = await create(bo);
    await runAt('2026-06-01T13:00:00Z');
    expect((await ask('POST', `/${uuid}/send`)).code).toBe(422);
    await settle((await mailsTo(bo))[0]?.mail_id, refused);
    await runAt('2026-06-01T13:05:00Z');

    expect(await ask('POST', `/${uuid}/send`)).toMatchObject({
      code: 200,
      body: { data: { status: 'scheduled', failure: null } },
    });
    expect((await ask('POST', `/${uuid}/send`)).code).toBe(422);
    await runAt('2026-06-01T13:06:00Z');

    expect((await mailsTo(bo)).map(({ effect_key }) => effect_key)).toEqual([
      `digest ${uuid} 1`,
      `digest ${uuid} 2`,
    ]);
    await settle((await mailsTo(bo))[1]?.mail_id, arrived);
    await runAt('2026-06-01T13:07:00Z');
    expect((await read(uuid)).status).toBe('sent');
  });

  it('fails by name for whoever has left, and stays unsent where it is a draft or deleted', async () => {
    const [left, bo] = [await aScoper({ full_name: 'Lee Away' }), await aScoper()];
    const { uuid } = await create(left);
    const drafted = await create(bo);
    await server.db.updateTable('staff').set({ active: false }).where('user_id', '=', left.user_id).execute();
    await server.db.updateTable('digest').set({ status: 'draft' }).where('uuid', '=', drafted.uuid).execute();

    await runAt('2026-06-01T13:00:00Z');

    expect(await read(uuid)).toMatchObject({ status: 'failed', failure: 'Lee Away no longer uses Orion.' });
    expect([...(await mailsTo(left)), ...(await mailsTo(bo))]).toEqual([]);
  });

  it('stays listed where no mail is set up', async () => {
    const bare = await testApp({ features: [digests], env: { DIGEST_STAFF_EMAILS: 'ann@firm.example' } });
    const bo = await bare.signIn({ role: 'PARTNER' });
    const { headers } = await bare.signIn({ email_address: 'ann@firm.example' });
    bare.clock.set('2026-06-01T00:00:00Z');
    const reply = await bare.call('POST', '/api/v1/digest', { headers, payload: wish(bo) });
    bare.clock.set('2026-06-03T00:00:00Z');

    await dueDigestsJob(bare.platform).run(
      {},
      { key: 'run', attempt: 1, signal: new AbortController().signal },
    );

    const { data } = (await bare.call('GET', `/api/v1/digest/${reply.json().data.uuid}`, { headers })).json();
    expect(data.status).toBe('scheduled');
    expect(await bare.db.selectFrom('mail_outbox').selectAll().execute()).toEqual([]);
  });
});

describe('a series', () => {
  it('goes on with the same questions, once for each mail, and a month’s last day comes back', async () => {
    const bo = await aScoper();
    const first = await create(bo, { date: '2026-05-31', repeat: 'monthly' });
    await runAt('2026-05-31T13:00:00Z');
    await runAt('2026-05-31T13:01:00Z');
    await runAt('2026-06-30T13:00:00Z');

    const series = await listOf(bo);
    expect(series.map(({ date, repeat }) => [date, repeat])).toEqual([
      ['2026-07-31', 'monthly'],
      ['2026-06-30', 'monthly'],
      ['2026-05-31', 'monthly'],
    ]);
    expect(series[0]?.premises).toMatchObject([
      {
        title: 'Ohio',
        question: 'Does it sell?',
        answered: false,
        domains: [{ company_domain: 'nobody-knows.example' }],
      },
    ]);
    expect(series[0]?.premises[0]?.uuid).not.toBe(first.premises[0]?.uuid);
    expect(await mailsTo(bo)).toHaveLength(2);
  });

  it('skips the weeks that were missed, ends when told, and begins when a sent one is made one', async () => {
    const [bo, cy] = [await aScoper(), await aScoper()];
    await create(bo, { repeat: 'weekly' });
    await runAt('2026-06-20T13:00:00Z');
    const [next] = await listOf(bo);
    expect(next?.date).toBe('2026-06-22');
    await ask('PUT', `/${next?.uuid}`, { ...wish(bo, { date: '2026-06-22', repeat: null }) });
    await runAt('2026-06-22T13:00:00Z');
    expect(await listOf(bo)).toHaveLength(2);

    const { uuid, premises } = await create(cy);
    await runAt('2026-06-01T13:00:00Z');
    await settle((await mailsTo(cy))[0]?.mail_id, arrived);
    await runAt('2026-06-01T13:05:00Z');
    const same = {
      premises: premises.map((one) => ({ uuid: one.uuid, title: one.title, question: one.question })),
    };
    for (const _again of [1, 2]) await ask('PUT', `/${uuid}`, wish(cy, { ...same, repeat: 'weekly' }));
    expect((await listOf(cy)).map(({ date }) => date)).toEqual(['2026-06-08', '2026-06-01']);
  });
});

describe('changing the scoper', () => {
  it('asks first once somebody was asked, then mails the new one and keeps the answers', async () => {
    const [bo, cy] = [await aScoper({ full_name: 'Bo Reyes' }), await aScoper()];
    const { uuid, premises } = await create(bo);
    const change = { ...wish(cy), premises: premises.map((one) => ({ uuid: one.uuid, title: 'Ohio' })) };
    await runAt('2026-06-01T13:00:00Z');
    await server.db
      .updateTable('digest_premise')
      .set({ answer: '<p>Yes</p>' })
      .where('digest_uuid', '=', uuid)
      .execute();

    const refusal = await ask('PUT', `/${uuid}`, change);
    expect(refusal).toMatchObject({ code: 409, body: { name: 'ScoperAsked' } });
    expect(refusal.body.message).toContain('Bo Reyes was already asked and answered 1 of 1.');
    expect((await ask('PUT', `/${uuid}`, { ...change, change_scoper: true })).code).toBe(200);
    await runAt('2026-06-01T13:10:00Z');

    expect(await mailsTo(cy)).toHaveLength(1);
    expect(await mailsTo(bo)).toHaveLength(1);
    expect(await read(uuid)).toMatchObject({ scoper: cy.email, premises: [{ answered: true }] });
  });

  it('asks nothing before anybody was asked', async () => {
    const [bo, cy] = [await aScoper(), await aScoper()];
    const { uuid } = await create(bo);

    expect((await ask('PUT', `/${uuid}`, wish(cy))).code).toBe(200);
    await runAt('2026-06-01T13:00:00Z');

    expect([(await mailsTo(bo)).length, (await mailsTo(cy)).length]).toEqual([0, 1]);
  });
});

describe('before the date', () => {
  it('is previewed, with hostile words as words, and a test goes to who asks for it alone', async () => {
    const bo = await aScoper();
    const payload = wish(bo, { premises: [{ premise: '<img src=x onerror=alert(1)>' }] });

    const { body } = await ask('POST', '/preview', payload);
    expect(body.subject).toBe('Digest of June 1, 2026: 1 question');
    expect(body.html).toContain('&#60;img src=x onerror=alert(1)&#62;');
    expect(await ask('POST', '/test', payload)).toMatchObject({
      code: 200,
      body: { to: 'ann@firm.example' },
    });

    expect(await mailsTo(bo)).toEqual([]);
    expect(await mailsTo(ann)).toMatchObject([{ subject: 'Test: Digest of June 1, 2026: 1 question' }]);
    expect((await ask('POST', '/preview', wish(bo, { premises: [] }))).code).toBe(422);
  });
});
