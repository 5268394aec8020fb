import { beforeAll, describe, expect, it } from 'vitest';
import { type Signed, type TestApp, testApp } from '#orion/server/testing/test-app.ts';
import type { Digest, OpenedDigest } from '../digests.contract.ts';
import { digests } from './digests.handlers.ts';

let server: TestApp;
let ann: Signed;
let bo: Signed;
let cy: Signed;
beforeAll(async () => {
  server = await testApp({ features: [digests], env: { DIGEST_STAFF_EMAILS: 'ann@firm.example' } });
  server.clock.set('2026-02-10T03:00:00.000Z');
  ann = await server.signIn({ email_address: 'ann@firm.example', full_name: 'Ann Lee', role: null });
  bo = await server.signIn({ email_address: 'bo@firm.example', full_name: 'Bo Reyes', role: 'PRINCIPAL' });
  cy = await server.signIn({ email_address: 'cy@firm.example', full_name: 'Cy Moor', role: 'PARTNER' });
});

type Verb = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
const ask = async (who: Signed, method: Verb, path: string, payload?: object) => {
  const { headers } = who;
  const reply = await server.call(method, `/api/v1/digest${path}`, { headers, ...(payload && { payload }) });
  return { code: reply.statusCode, body: reply.json() };
};
const wish = (more: object = {}) => ({
  date: '2026-02-12',
  scoper: bo.email,
  premises: [{ title: 'Ohio', premise: 'Does it sell?' }, { premise: 'Who buys?' }],
  ...more,
});
const create = async (more?: object): Promise<Digest> => (await ask(ann, 'POST', '', wish(more))).body.data;
const open = async (uuid: string, who = bo): Promise<OpenedDigest> =>
  (await ask(who, 'GET', `/${uuid}`)).body.data;
const answer = (
  { uuid, version, premises }: Pick<Digest, 'uuid' | 'version' | 'premises'>,
  texts: readonly string[],
  who = bo,
) => {
  const answers = texts.map((text, at) => ({ uuid: premises[at]?.uuid, answer: text }));
  return ask(who, 'PUT', `/${uuid}/answers`, { answers, version });
};

describe('a scoper outside the list', () => {
  // AUTH-034, SHELL-045
  it('opens and answers the digest that asks them, and nothing else', async () => {
    const mine = await create();
    const another = await create({ scoper: cy.email });

    expect(await open(mine.uuid)).toMatchObject({ is_yours: true, asked_by: 'Ann Lee', scoper: bo.email });
    expect((await answer(mine, ['<p>Yes</p>'])).code).toBe(200);
    expect((await ask(bo, 'GET', `/${another.uuid}`)).code).toBe(404);
    expect((await answer(another, ['<p>Mine now</p>'])).code).toBe(404);
    for (const [method, path] of [
      ['GET', ''],
      ['POST', ''],
      ['PUT', `/${mine.uuid}`],
      ['PATCH', `/${mine.uuid}`],
      ['DELETE', `/${mine.uuid}`],
      ['POST', `/${mine.uuid}/send`],
      ['POST', '/preview'],
      ['POST', '/test'],
    ] as const)
      expect((await ask(bo, method, path, method.startsWith('P') ? wish() : undefined)).code).toBe(403);
  });

  it('is found nothing of by anybody else: neither staff can answer, nor a colleague read', async () => {
    const digest = await create();

    expect((await ask(cy, 'GET', `/${digest.uuid}`)).code).toBe(404);
    expect(await open(digest.uuid, ann)).toMatchObject({ is_yours: false });
    expect((await answer(digest, ['<p>For them</p>'], ann)).code).toBe(404);
    await server.db.updateTable('digest').set({ status: 'draft' }).where('uuid', '=', digest.uuid).execute();
    expect((await ask(bo, 'GET', `/${digest.uuid}`)).code).toBe(404);
    await ask(ann, 'DELETE', `/${digest.uuid}`);
    expect((await answer(digest, ['<p>Late</p>'])).code).toBe(404);
  });
});

describe('answering', () => {
  // DIG-008
  it('is complete once all are answered, and takes an empty answer back', async () => {
    const digest = await create();

    const { body: half } = await answer(digest, ['<p>Yes</p>']);
    expect(half.data).toMatchObject({
      complete: false,
      version: 2,
      premises: [
        { answer: '<p>Yes</p>', answered_by: 'Bo Reyes', answered_at: '2026-02-10T03:00:00.000Z' },
        { answer: '', answered_at: null },
      ],
    });
    const { body: whole } = await answer(half.data, ['<p>Yes</p>', '<p>Plants</p>']);
    expect(whole.data.complete).toBe(true);
    const { body: back } = await answer(whole.data, ['<p>&nbsp;</p>']);
    expect(back.data).toMatchObject({
      complete: false,
      premises: [{ answered: false, answered_at: null }, {}],
    });
  });

  it('refuses what was read before the questions changed, a premise twice, and one of another digest', async () => {
    const [digest, other] = [await create(), await create()];
    const uuid = digest.premises[0]?.uuid;
    await ask(
      ann,
      'PUT',
      `/${digest.uuid}`,
      wish({ premises: digest.premises.map(({ uuid }) => ({ uuid, title: 'New' })) }),
    );

    expect(await answer(digest, ['<p>Yes</p>'])).toMatchObject({
      code: 409,
      body: { current: { version: 2 } },
    });
    const put = (answers: object[]) => ask(bo, 'PUT', `/${digest.uuid}/answers`, { answers, version: 2 });
    expect(
      (
        await put([
          { uuid, answer: 'a' },
          { uuid, answer: 'b' },
        ])
      ).code,
    ).toBe(422);
    expect(
      (
        await put([
          { uuid, answer: 'a' },
          { uuid: other.premises[0]?.uuid, answer: 'b' },
        ])
      ).code,
    ).toBe(422);
    expect((await open(digest.uuid)).premises.map((one) => one.answer)).toEqual(['', '']);
    expect((await open(other.uuid)).premises.map((one) => one.answer)).toEqual(['', '']);
  });

  it('keeps nothing that runs', async () => {
    const digest = await create();
    const hostile =
      '<p>Fine<img src=x onerror=alert(1)><script>alert(2)</script><a href="javascript:alert(3)">x</a></p>';

    await answer(digest, [hostile]);

    const [premise] = (await open(digest.uuid, ann)).premises;
    expect(premise?.answer).toContain('Fine');
    expect(premise?.answer).not.toMatch(/onerror|script|javascript:/i);
    await server.db
      .updateTable('digest_premise')
      .set({ answer: hostile, sanitiser_version: 0 })
      .where('uuid', '=', premise?.uuid ?? '')
      .execute();
    expect((await open(digest.uuid, ann)).premises[0]?.answer).not.toMatch(/onerror|<script|javascript:/i);
  });

  it('never loses an answer to an edit', async () => {
    const digest = await create();
    const { body } = await answer(digest, ['<p>Yes</p>']);
    const [first, second] = digest.premises.map(({ uuid }) => ({ uuid, title: 'Changed' }));

    expect((await ask(ann, 'PUT', `/${digest.uuid}`, wish({ premises: [second] }))).code).toBe(422);
    expect((await ask(ann, 'PUT', `/${digest.uuid}`, wish({ premises: [second, first] }))).code).toBe(200);

    const { premises } = await open(digest.uuid);
    expect(body.data.premises[0].answer).toBe('<p>Yes</p>');
    expect(premises.map(({ title, answer }) => [title, answer])).toEqual([
      ['Changed', ''],
      ['Changed', '<p>Yes</p>'],
    ]);
  });
});

it('tells what is known of the companies it names, and which are unknown', async () => {
  const { company_id } = await server.db
    .insertInto('company')
    .values({ company_domain: 'ferrowick.example', company_name: 'Ferrowick', employee_count: 84 })
    .returning('company_id')
    .executeTakeFirstOrThrow();
  await server.db
    .insertInto('tp_status_history')
    .values({ company_id, tp_status: 'PASSED', since: '2026-02-01T00:00:00Z' })
    .execute();
  await server.db
    .insertInto('funding_round')
    .values([
      { company_id, round: 'Series A', amount_usd: 12_000_000, announced_on: '2026-01-20' },
      { company_id, round: 'Seed', amount_usd: 1_000_000, announced_on: '2025-01-20' },
    ])
    .execute();
  const { uuid } = await create({
    premises: [
      {
        title: 'x',
        domains: ['https://www.Ferrowick.example/about', 'nobody-knows.example', 'not a domain'],
      },
    ],
  });

  const { companies } = await open(uuid);

  expect(companies).toEqual([
    {
      asked_as: 'https://www.Ferrowick.example/about',
      company_domain: 'ferrowick.example',
      company_name: 'Ferrowick',
      company_logo: null,
      employee_count: 84,
      tp_status: 'Passed',
      changes: [
        { on: '2026-02-01', text: 'Status changed to Passed' },
        { on: '2026-01-20', text: 'Raised $12M (Series A)' },
      ],
    },
    expect.objectContaining({ asked_as: 'nobody-knows.example', company_domain: null, company_name: null }),
    expect.objectContaining({ asked_as: 'not a domain', company_domain: null }),
  ]);
});

it('still asks about a company that was deleted, by the domain it was named by', async () => {
  await server.db
    .insertInto('company')
    .values({ company_domain: 'brief.example', company_name: 'Brief' })
    .execute();
  const { uuid } = await create({ premises: [{ title: 'x', domains: ['brief.example'] }] });
  expect((await open(uuid)).companies).toMatchObject([{ company_name: 'Brief' }]);
  await server.db.deleteFrom('company').where('company_domain', '=', 'brief.example').execute();

  const { premises, companies } = await open(uuid);

  expect(premises).toMatchObject([{ title: 'x', domains: [{ company_domain: 'brief.example' }] }]);
  expect(companies).toMatchObject([{ asked_as: 'brief.example', company_domain: null, company_name: null }]);
});
