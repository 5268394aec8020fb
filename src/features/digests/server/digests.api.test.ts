import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Signed, type TestApp, testApp } from '#orion/server/testing/test-app.ts';
import type { Digest } from '../digests.contract.ts';
import { digests } from './digests.handlers.ts';

let server: TestApp;
let ann: Signed;
let bo: Signed;
beforeAll(async () => {
  server = await testApp({ features: [digests], env: { DIGEST_STAFF_EMAILS: 'Ann@firm.example' } });
  server.clock.set('2026-02-10T03:00:00.000Z');
  ann = await server.signIn({ email_address: 'ann@firm.example', role: null, time_zone: 'America/Chicago' });
  bo = await server.signIn({ email_address: 'bo@firm.example', full_name: 'Bo Reyes', role: 'PRINCIPAL' });
});

type Verb = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
const ask = async (method: Verb, path: string, payload?: object, { headers } = ann) => {
  const reply = await server.call(method, `/api/v1/digest${path}`, { headers, ...(payload && { payload }) });
  return { code: reply.statusCode, body: reply.json() };
};
const wish = (more: object = {}) => ({
  date: '2026-02-12',
  scoper: bo.email,
  premises: [{ title: 'Ohio', premise: 'Does it sell?', domains: ['b.example'], order_index: 1 }],
  ...more,
});
const create = async (more?: object): Promise<Digest> => (await ask('POST', '', wish(more))).body.data;
const list = async (query: string): Promise<string[]> =>
  (await ask('GET', query)).body.data.map(({ uuid }: Digest) => uuid);
const answer = (uuid: string | undefined) =>
  server.db
    .updateTable('digest_premise')
    .set({ answer: '<p>Yes</p>' })
    .where('uuid', '=', uuid ?? '')
    .execute();

describe('creating', () => {
  // DIG-028, DIG-029, DIG-032, DIG-033, API-107
  it('keeps the questions for a scoper on a date, to be read by the names they are read by', async () => {
    await create({ date: '2026-02-20' });
    const { code, body } = await ask('POST', '', wish());

    expect(code).toBe(201);
    expect(body.data).toEqual({
      uuid: expect.any(String),
      date: '2026-02-12',
      scoper: 'bo@firm.example',
      scoper_name: 'Bo Reyes',
      status: 'scheduled',
      complete: false,
      repeat: null,
      sent_at: null,
      failure: null,
      created_at: '2026-02-10T03:00:00.000Z',
      version: 1,
      premises: [
        {
          uuid: expect.any(String),
          title: 'Ohio',
          question: 'Does it sell?',
          answered: false,
          domains: [{ company_domain: 'b.example', order_index: 1 }],
        },
      ],
    });
    expect((await ask('GET', `/${body.data.uuid}`)).body).toMatchObject(body);
  });

  // DIG-023, DIG-024, DIG-025
  it('trims, drops what is empty and counts from 1, in the order it is told', async () => {
    const { premises } = await create({
      premises: [
        { title: ' Second ', domains: [' z.example', '', 'a.example ', 'z.example'], order_index: 2 },
        { title: ' ', premise: ' ', domains: [' '], order_index: 3 },
        { question: ' First? ', order_index: 1 },
      ],
    });

    expect(premises).toMatchObject([
      { title: '', question: 'First?', domains: [] },
      {
        title: 'Second',
        domains: [
          { company_domain: 'z.example', order_index: 1 },
          { company_domain: 'a.example', order_index: 2 },
        ],
      },
    ]);
    const uuids = premises.map(({ uuid }) => uuid);
    const kept = server.db.selectFrom('digest_premise').select('order_index').where('uuid', 'in', uuids);
    expect(await kept.orderBy('order_index').execute()).toEqual([{ order_index: 1 }, { order_index: 2 }]);
  });

  // DIG-026
  it.each([
    [{ scoper: null }, 'Choose a scoper.'],
    [{ scoper: ' ' }, 'Choose a scoper.'],
    [{ date: null }, 'Choose a date.'],
    [{ date: '2026-02-08' }, 'That day has passed. Choose a later one.'],
    [{ date: '2126-02-12' }, 'That is more than ten years away. Choose an earlier date.'],
    [{ date: '9999-12-31' }, 'That is more than ten years away. Choose an earlier date.'],
    [{ premises: [] }, 'Fill in at least one premise.'],
    [{ premises: [{ title: ' ', domains: [' ', ''] }] }, 'Fill in at least one premise.'],
    [{ scoper: 'ann@firm.example' }, 'ann@firm.example can’t be the scoper. Choose someone from the list.'],
  ])('refuses %j', async (more, name) => {
    expect(await ask('POST', '', wish(more))).toMatchObject({ code: 422, body: { code: 422, name } });
  });

  it('knows today by the clocks of whoever creates it', async () => {
    expect(await ask('POST', '', wish({ date: '2026-02-09' }))).toMatchObject({ code: 201 });
  });

  it('holds 200 premises, refuses one more, and keeps hostile words as words', async () => {
    const title = '<img src=x onerror=alert(1)>';
    const premises = Array.from({ length: 201 }, () => ({ title, domains: ['nobody-knows.example'] }));

    expect((await ask('POST', '', wish({ premises }))).code).toBe(422);
    const kept = await create({ premises: premises.slice(1) });
    expect(kept.premises).toHaveLength(200);
    expect(kept.premises[199]).toMatchObject({ title });
  });

  it('creates every premise: one of another digest is refused and stays as it is', async () => {
    const other = await create();
    const foreign = { ...pick(other.premises[0]), title: 'Taken', premise: 'Overwritten?', domains: [] };

    for (const premises of [[foreign], [{ title: 'New' }, foreign], [foreign, foreign]])
      expect((await ask('POST', '', wish({ premises }))).code).toBe(422);
    expect((await ask('GET', `/${other.uuid}`)).body.data).toMatchObject(other);
  });

  // DIG-032
  it('takes the uuid that a caller gives to a new premise', async () => {
    const own = { uuid: randomUUID(), title: 'Own' };

    expect((await create({ premises: [own] })).premises).toMatchObject([own]);
  });

  it('refuses two premises of one uuid', async () => {
    const twice = { uuid: randomUUID(), title: 'Twice' };

    expect(await ask('POST', '', wish({ premises: [twice, twice] }))).toMatchObject({
      code: 422,
      body: { name: 'A premise appears twice.' },
    });
  });

  it('names at most 2,000 companies in all', async () => {
    const domains = Array.from({ length: 200 }, (_, at) => `c${at}.example`);
    const premises = Array.from({ length: 11 }, () => ({ title: 'One', domains }));

    expect(await ask('POST', '', wish({ premises }))).toMatchObject({
      code: 422,
      body: { name: expect.stringContaining('at most 2,000 companies in all') },
    });
    expect((await ask('POST', '', wish({ premises: premises.slice(1) }))).code).toBe(201);
  });
});

describe('the list', () => {
  // DIG-003, DIG-027
  it('is by date, the latest first, and by scoper and days where asked', async () => {
    const cy = await server.signIn({ email_address: 'cy@firm.example', role: 'INVESTOR' });
    const [early, late, middle] = [
      await create({ scoper: cy.email, date: '2026-03-01' }),
      await create({ scoper: cy.email, date: '2026-03-31' }),
      await create({ scoper: cy.email, date: '2026-03-15' }),
    ];
    const by = '?scoper_email=CY@firm.example';

    expect(await list(by)).toEqual([late.uuid, middle.uuid, early.uuid]);
    expect(await list(`${by}&date_from=2026-03-15`)).toEqual([late.uuid, middle.uuid]);
    expect(await list(`${by}&date_to=2026-03-15`)).toEqual([middle.uuid, early.uuid]);
    expect(await list(`?date_from=2026-03-02&date_to=2026-03-30`)).toEqual([middle.uuid]);
    expect((await ask('GET', '?date_from=soon')).code).toBe(422);
  });

  // DIG-008, DIG-034
  it('is complete once every premise is answered', async () => {
    const { uuid, premises } = await create({ premises: [{ title: 'A' }, { title: 'B' }] });
    await answer(premises[0]?.uuid);
    expect((await ask('GET', `/${uuid}`)).body.data).toMatchObject({
      complete: false,
      premises: [{ answered: true }, { answered: false }],
    });
    await answer(premises[1]?.uuid);

    expect((await ask('GET', `/${uuid}`)).body.data).toMatchObject({ complete: true });
  });
});

describe('changing', () => {
  // DIG-030, DIG-032
  it.each(['PUT', 'PATCH'] as const)('by %s keeps, creates and deletes premises', async (method) => {
    const made = await create({ premises: [{ title: 'Kept' }, { title: 'Gone' }] });
    const kept = made.premises[0]?.uuid;

    const { code, body } = await ask(method, `/${made.uuid}`, {
      date: '2026-01-01',
      scoper: bo.email,
      premises: [{ title: 'New' }, { uuid: kept, title: 'Renamed', domains: ['c.example'] }],
    });

    expect(code).toBe(200);
    expect(body.data).toMatchObject({
      date: '2026-01-01',
      version: 2,
      premises: [{ title: 'New' }, { uuid: kept, title: 'Renamed', domains: [{ order_index: 1 }] }],
    });
    expect((await ask('GET', `/${made.uuid}`)).body).toMatchObject(body);
  });

  it('never deletes an answer, by leaving its premise out or by emptying it', async () => {
    const made = await create({ premises: [{ title: 'Answered' }, { title: 'Open' }] });
    const [answered, open] = made.premises;
    await answer(answered?.uuid);
    const name = 'A premise that has an answer cannot be deleted.';

    for (const more of [[], [{ uuid: answered?.uuid, title: ' ' }]])
      expect(
        await ask('PUT', `/${made.uuid}`, wish({ premises: [{ uuid: open?.uuid, title: 'Open' }, ...more] })),
      ).toMatchObject({ code: 422, body: { name } });
    const { body } = await ask(
      'PUT',
      `/${made.uuid}`,
      wish({ premises: [{ ...pick(answered), title: 'Re' }] }),
    );
    expect(body.data.premises).toMatchObject([{ uuid: answered?.uuid, title: 'Re', answered: true }]);
  });

  it('refuses the premise of another digest, the same twice, and what was changed meanwhile', async () => {
    const [one, other] = [await create(), await create()];
    const [own, foreign] = [pick(one.premises[0]), pick(other.premises[0])];
    const put = (more: object) => ask('PUT', `/${one.uuid}`, wish(more));

    expect((await put({ premises: [{ ...foreign, title: 'Taken' }] })).code).toBe(422);
    expect((await put({ premises: [own, own].map((mine) => ({ ...mine, title: 'Twice' })) })).code).toBe(422);
    expect(await put({ version: 7 })).toMatchObject({ code: 409, body: { current: { uuid: one.uuid } } });
    expect((await ask('GET', `/${one.uuid}`)).body.data).toMatchObject(one);
    expect((await ask('GET', `/${other.uuid}`)).body.data).toMatchObject(other);
  });

  it('moves to a day within ten years, and leaves one that was farther before', async () => {
    const { uuid } = await create();
    const put = async (date: string) => (await ask('PUT', `/${uuid}`, wish({ date }))).code;

    expect([await put('2016-02-11'), await put('2016-01-01'), await put('0001-01-01')]).toEqual([
      200, 422, 422,
    ]);
    await server.db.updateTable('digest').set({ date: '2126-01-01' }).where('uuid', '=', uuid).execute();
    expect([await put('2126-01-01'), await put('2126-01-02')]).toEqual([200, 422]);
  });

  it('asks before it replaces a scoper who answered ahead of the mail', async () => {
    const { email } = await server.signIn({ email_address: 'di@firm.example', role: 'PARTNER' });
    const { uuid, premises } = await create();
    await answer(premises[0]?.uuid);
    const put = (more: object) =>
      ask(
        'PUT',
        `/${uuid}`,
        wish({ scoper: email, premises: [{ ...pick(premises[0]), title: 'Ohio' }], ...more }),
      );

    expect(await put({})).toMatchObject({ code: 409, body: { name: 'ScoperAsked' } });
    expect((await ask('GET', `/${uuid}`)).body.data.scoper).toBe(bo.email);
    expect(await put({ change_scoper: true })).toMatchObject({
      code: 200,
      body: { data: { scoper: email } },
    });
  });

  it('keeps a scoper who has left, but chooses none', async () => {
    const left = await server.signIn({ email_address: 'left@firm.example', role: 'PARTNER' });
    const [his, hers] = [await create({ scoper: left.email }), await create()];
    await server.db.updateTable('staff').set({ active: false }).where('user_id', '=', left.user_id).execute();

    expect((await ask('PUT', `/${his.uuid}`, wish({ scoper: left.email }))).code).toBe(200);
    expect((await ask('PUT', `/${hers.uuid}`, wish({ scoper: left.email }))).code).toBe(422);
  });
});

// DIG-031
it('deletes a digest from the list and from its address', async () => {
  const { uuid } = await create();

  expect(await ask('DELETE', `/${uuid}`)).toEqual({ code: 200, body: { status: 'success' } });
  expect(await list('')).not.toContain(uuid);
  for (const method of ['GET', 'DELETE'] as const) expect((await ask(method, `/${uuid}`)).code).toBe(404);
  expect((await ask('PUT', `/${uuid}`, wish())).code).toBe(404);
  expect((await ask('GET', `/${randomUUID()}`)).code).toBe(404);
});

// AUTH-034
it('answers nobody who is not on the list, and leaves no word of a digest in the audit trail', async () => {
  const { uuid } = await create({ premises: [{ title: 'Secret plan' }] });
  const calls = [
    ['GET', ''],
    ['POST', ''],
    ['POST', '/preview'],
    ['POST', '/test'],
    ['POST', `/${uuid}/send`],
    ['PUT', `/${uuid}`],
    ['PATCH', `/${uuid}`],
    ['DELETE', `/${uuid}`],
  ] as const;

  for (const [method, path] of calls)
    expect(await ask(method, path, method.startsWith('P') ? wish() : undefined, bo)).toMatchObject({
      code: 403,
      body: { message: 'You do not have access to digests.' },
    });
  const events = await server.db.selectFrom('audit_event').selectAll().execute();
  expect(events.some(({ action }) => action === 'digests.create')).toBe(true);
  expect(JSON.stringify(events)).not.toContain('Secret plan');
});

const pick = (premise: { uuid: string } | undefined) => ({ uuid: premise?.uuid });
