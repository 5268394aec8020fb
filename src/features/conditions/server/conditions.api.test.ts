import { beforeAll, describe, expect, it } from 'vitest';
import { type Signed, type TestApp, testApp } from '#orion/server/testing/test-app.ts';
import type { Condition } from '../conditions.contract.ts';
import { checkConditionsJob } from './check-conditions.job.ts';
import { conditions } from './conditions.handlers.ts';

let server: TestApp;
let ann: Signed;
let bo: Signed;
beforeAll(async () => {
  server = await testApp({ features: [conditions] });
  server.clock.set('2026-03-03T12:00:00Z');
  ann = await server.signIn({ full_name: 'Ann Lee' });
  bo = await server.signIn({ full_name: 'Bo Reyes' });
});

let companies = 0;
/** A company that was passed on, with an owner. */
async function aPassed(more: object = {}, tp_status: string | null = 'PASSED') {
  companies += 1;
  const company_domain = `c${companies}.example`;
  const { company_id } = await server.db
    .insertInto('company')
    .values({
      company_domain,
      company_name: `Company ${companies}`,
      employee_count: 35,
      source: 'census',
      ...more,
    })
    .returning('company_id')
    .executeTakeFirstOrThrow();
  if (tp_status) await moveTo(company_id, tp_status);
  await server.db
    .insertInto('tp_owner')
    .values({ company_id, user_id: bo.user_id, assigned_at: '2026-01-01T00:00:00Z' })
    .execute();
  return { company_id, company_domain };
}
async function moveTo(company_id: number, tp_status: string) {
  const since = server.clock.now().toISOString();
  await server.db
    .updateTable('tp_status_history')
    .set({ until: since })
    .where('company_id', '=', company_id)
    .where('until', 'is', null)
    .execute();
  await server.db.insertInto('tp_status_history').values({ company_id, tp_status, since }).execute();
}
const change = (company_id: number, values: object) =>
  server.db
    .updateTable('company')
    .set({ observed_at: '2026-03-10T00:00:00Z', ...values })
    .where('company_id', '=', company_id)
    .execute();
const check = () =>
  checkConditionsJob(server.platform).run(
    {},
    { key: 'run', attempt: 1, signal: new AbortController().signal },
  );

type Verb = 'GET' | 'POST' | 'PUT' | 'DELETE';
const ask = async (method: Verb, path: string, payload?: object, { headers } = ann) => {
  const reply = await server.call(method, `/api/v1/pass-conditions${path}`, {
    headers,
    ...(payload && { payload }),
  });
  return { code: reply.statusCode, body: reply.json() };
};
const MORE_PEOPLE = {
  filters: { employee_count: ['GREATER_THAN_OR_EQUAL_TO:40'] },
  note: 'Too small for us.',
};
const set = async (domain: string, wish: object = MORE_PEOPLE): Promise<Condition> =>
  (await ask('POST', '', { domain, ...wish })).body.data;
const remindersOf = ({ user_id }: Signed, company_id: number) =>
  server.db
    .selectFrom('reminder')
    .innerJoin('reminder_company', 'reminder_company.source', 'reminder.source')
    .selectAll('reminder')
    .where('user_id', '=', user_id)
    .where('company_id', '=', company_id)
    .execute();
const statusOf = async (uuid: string) => {
  const { results } = (await ask('GET', '')).body;
  return results.find((one: Condition) => one.uuid === uuid);
};

describe('a condition that is met', () => {
  // REM-009
  it('reminds who set it and who owns the company, once, with the evidence and the note', async () => {
    const { company_id, company_domain } = await aPassed();
    const { uuid } = await set(company_domain);

    await change(company_id, { employee_count: 39 });
    await check();
    expect(await remindersOf(ann, company_id)).toEqual([]);
    await change(company_id, { employee_count: 42 });
    await check();
    await change(company_id, { employee_count: 50 });
    await check();

    for (const who of [ann, bo])
      expect(await remindersOf(who, company_id)).toMatchObject([
        {
          source_type: 'PASS_CONDITION',
          origin_id: uuid,
          made_by: ann.user_id,
          metrics_summary: 'Employees: 35 → 42 (census, 2026-03-10)',
          next_steps: 'Too small for us.',
        },
      ]);
    expect(await statusOf(uuid)).toMatchObject({
      ended_why: 'met',
      evidence: [{ label: 'Employees', before: '35', after: '42', source: 'census', on: '2026-03-10' }],
    });
  });

  it('reminds an owner who set it once', async () => {
    const { company_id, company_domain } = await aPassed();
    await ask('POST', '', { domain: company_domain, ...MORE_PEOPLE }, bo);

    await change(company_id, { employee_count: 42 });
    await check();

    expect(await remindersOf(bo, company_id)).toHaveLength(1);
    expect(await remindersOf(ann, company_id)).toEqual([]);
  });

  it.each([
    [{ total_funding_usd: ['GREATER_THAN_OR_EQUAL_TO:5000000'] }, { total_funding_usd: 6_000_000 }],
    [{ growth_1y: ['GREATER_THAN_OR_EQUAL_TO:30'] }, { growth_1y: 31 }],
    [{ hq_country: ['France'] }, { hq_country: 'France' }],
    [{ is_saas: ['true'] }, { is_saas: true }],
    [
      { employee_count: ['GREATER_THAN_OR_EQUAL_TO:40'], is_saas: ['true'] },
      { employee_count: 41, is_saas: true },
    ],
  ])('may be any filter: %j', async (filters, values) => {
    const { company_id, company_domain } = await aPassed();
    await set(company_domain, { filters });

    await change(company_id, values);
    await check();

    const [reminder] = await remindersOf(ann, company_id);
    expect(reminder?.metrics_summary).toContain(' → ');
  });

  it('hears of what lies beside the company: newsletters and the people of a country', async () => {
    const [one, two] = [await aPassed(), await aPassed()];
    await set(one.company_domain, { filters: { is_in_newsletter: ['true'] } });
    await set(two.company_domain, {
      filters: {
        country_name_employee_count: ['Peru'],
        country_employee_count: ['GREATER_THAN_OR_EQUAL_TO:5'],
      },
    });

    await server.db
      .insertInto('mention')
      .values({
        company_id: one.company_id,
        date: '2026-03-01',
        source_type: 'N',
        source: '1',
        newsletter_type: 'x',
      })
      .execute();
    await server.db
      .insertInto('company_country')
      .values({ company_id: two.company_id, country: 'Peru', percentage: 10, employee_count: 7 })
      .execute();
    await check();

    expect(await remindersOf(ann, one.company_id)).toHaveLength(1);
    expect(await remindersOf(ann, two.company_id)).toMatchObject([
      { metrics_summary: expect.stringContaining('Employees in the country: – → 7') },
    ]);
  });

  it('is met by time alone where it waits for no e-mail', async () => {
    server.clock.set('2026-03-03T12:00:00Z');
    const { company_id, company_domain } = await aPassed();
    await server.db
      .insertInto('email_summary')
      .values({ company_id, last_email_sent: '2026-03-01T00:00:00Z' })
      .execute();
    await set(company_domain, { filters: { has_email_sent: ['false'], days_of_email_sent: ['30'] } });

    await check();
    server.clock.set('2026-03-30T00:00:00Z');
    await check();
    expect(await remindersOf(ann, company_id)).toEqual([]);
    server.clock.set('2026-04-01T00:00:00Z');
    await check();
    await check();

    expect(await remindersOf(ann, company_id)).toHaveLength(1);
    server.clock.set('2026-03-03T12:00:00Z');
  });
});

describe('a condition that is not', () => {
  it('reminds nobody while the company is open again', async () => {
    const { company_id, company_domain } = await aPassed({}, 'ON_HOLD');
    await set(company_domain);
    await moveTo(company_id, 'DILIGENCE');

    await change(company_id, { employee_count: 42 });
    await check();

    expect(await remindersOf(ann, company_id)).toEqual([]);
  });

  it('reminds nobody once it has ended, and cannot be changed then', async () => {
    const { company_id, company_domain } = await aPassed();
    const { uuid } = await set(company_domain);

    expect((await ask('DELETE', `/${uuid}`, undefined, bo)).code).toBe(404);
    expect((await ask('DELETE', `/${uuid}`)).body.data).toMatchObject({ ended_why: 'ended' });
    await change(company_id, { employee_count: 42 });
    await check();

    expect(await remindersOf(ann, company_id)).toEqual([]);
    expect((await ask('PUT', `/${uuid}`, MORE_PEOPLE)).code).toBe(422);
  });

  it('waits again when its ending is taken back, and hears of what happened meanwhile', async () => {
    const { company_id, company_domain } = await aPassed();
    const { uuid } = await set(company_domain);
    await ask('DELETE', `/${uuid}`);
    await change(company_id, { employee_count: 42 });
    await check();

    expect((await ask('POST', `/${uuid}/restore`, undefined, bo)).code).toBe(404);
    expect((await ask('POST', `/${uuid}/restore`)).body.data).toMatchObject({
      ended_at: null,
      ended_why: null,
    });
    expect((await ask('POST', `/${uuid}/restore`)).code).toBe(200);
    await check();
    await check();

    expect(await remindersOf(ann, company_id)).toHaveLength(1);
    expect((await ask('POST', `/${uuid}/restore`)).code).toBe(422);
  });

  it('is changed by who set it, and then waits for the new one', async () => {
    const { company_id, company_domain } = await aPassed();
    const { uuid } = await set(company_domain);
    const later = { filters: { employee_count: ['GREATER_THAN_OR_EQUAL_TO:100'] }, note: 'Later.' };

    expect((await ask('PUT', `/${uuid}`, later, bo)).code).toBe(404);
    expect((await ask('PUT', `/${uuid}`, { ...later, version: 7 })).code).toBe(409);
    expect((await ask('PUT', `/${uuid}`, { ...later, version: 1 })).code).toBe(200);
    await change(company_id, { employee_count: 42 });
    await check();
    expect(await remindersOf(ann, company_id)).toEqual([]);
    await change(company_id, { employee_count: 120 });
    await check();

    expect(await remindersOf(ann, company_id)).toMatchObject([{ next_steps: 'Later.' }]);
  });

  it('is set only where something is to come: refuses what is open, met, unknown, malformed or empty', async () => {
    const [passed, open] = [await aPassed(), await aPassed({}, 'DILIGENCE')];
    const refused = async (filters: object, domain = passed.company_domain) => {
      const { code, body } = await ask('POST', '', { domain, filters });
      return [code, body.name];
    };

    expect(await refused(MORE_PEOPLE.filters, open.company_domain)).toEqual([
      422,
      expect.stringMatching(/^Pass on Company \d+ or put it on hold first\.$/),
    ]);
    expect(await refused({ employee_count: ['GREATER_THAN_OR_EQUAL_TO:20'] })).toEqual([
      422,
      'The company meets this already. Choose something that is still to come.',
    ]);
    expect((await refused({ constructor: ['x'] }))[0]).toBe(422);
    expect((await refused({ gossip: ['x'] }))[0]).toBe(422);
    expect((await refused({ employee_count: ['many'] }))[0]).toBe(422);
    expect((await refused({ tp_status_since: ['3'] }))[0]).toBe(422);
    expect(await refused({})).toEqual([422, 'Choose at least one filter.']);
    expect((await refused(MORE_PEOPLE.filters, 'nobody.example'))[0]).toBe(404);
  });
});

it('lists one’s own, and everyone’s on a company', async () => {
  const { company_domain } = await aPassed();
  const mine = await set(company_domain);
  const { body } = await ask('POST', '', { domain: company_domain, ...MORE_PEOPLE }, bo);
  const uuids = (found: Condition[]) => found.map(({ uuid }) => uuid);

  const own = (await ask('GET', '')).body.results;
  const here = (await ask('GET', `?domain=${company_domain}`)).body.results;

  expect(uuids(own)).toContain(mine.uuid);
  expect(uuids(own)).not.toContain(body.data.uuid);
  expect(new Set(uuids(here))).toEqual(new Set([mine.uuid, body.data.uuid]));
  expect(here.find((one: Condition) => one.uuid === body.data.uuid)).toMatchObject({
    set_by: 'Bo Reyes',
    is_yours: false,
    filters: { employee_count: ['GREATER_THAN_OR_EQUAL_TO:40'] },
  });
});

it('costs with what changed: a company without a condition is never queued', async () => {
  const { company_id, company_domain } = await aPassed();
  const other = await aPassed();
  await set(company_domain);
  await check();

  await change(other.company_id, { employee_count: 77 });
  await server.db
    .updateTable('company')
    .set({ description: 'same facts' })
    .where('company_id', '=', company_id)
    .execute();
  const queued = () => server.db.selectFrom('changed_company').select('company_id').distinct().execute();

  expect((await queued()).filter((one) => one.company_id === other.company_id)).toEqual([]);
  await change(company_id, { employee_count: 36 });
  expect(await queued()).toEqual([{ company_id }]);
  await check();
  expect(await queued()).toEqual([]);
});
