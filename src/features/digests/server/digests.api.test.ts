import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { Digest } from '../digests.contract.ts';
import { digestScene, pick } from './testing/digest-scene.ts';

const { answer, ask, bo, create, server, wish } = await digestScene();
const list = async (query: string): Promise<string[]> =>
  (await ask('GET', query)).body.data.map(({ uuid }: Digest) => uuid);

describe('creating', () => {
  // DIG-032
  it('refuses two questions for one premise, and takes the same by both names', async () => {
    const both = (premise: string, question: string) =>
      wish({ premises: [{ title: 'Ohio', premise, question }] });

    expect(await ask('POST', '', both('Does it sell?', 'Does it grow?'))).toMatchObject({
      code: 422,
      body: { name: expect.stringContaining('must say its question once: as premise or as question') },
    });
    expect(await ask('POST', '', both('', 'Does it grow?'))).toMatchObject({ code: 422 });
    expect(
      (await ask('POST', '', both('Does it sell?', ' Does it sell? '))).body.data.premises,
    ).toMatchObject([{ question: 'Does it sell?' }]);
  });

  it('names a company once, as it was typed first', async () => {
    const { premises } = await create({
      premises: [
        {
          title: 'One',
          domains: [
            'Acme.example',
            'acme.example',
            'https://www.ACME.example/about',
            'Nobody knows',
            'nobody knows',
          ],
        },
      ],
    });

    expect(premises[0]?.domains).toEqual([
      { company_domain: 'Acme.example', order_index: 1 },
      { company_domain: 'Nobody knows', order_index: 2 },
    ]);
  });

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
