import { describe, expect, it } from 'vitest';
import type { Condition } from '../conditions.contract.ts';
import { conditionsScene, MORE_PEOPLE } from './testing/conditions-scene.ts';

const { server, ann, bo, aPassed, moveTo, change, check, ask, set, remindersOf } = await conditionsScene();

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
      'The company already meets this. Choose something that hasn’t happened yet.',
    ]);
    expect((await refused({ constructor: ['x'] }))[0]).toBe(422);
    expect((await refused({ gossip: ['x'] }))[0]).toBe(422);
    expect((await refused({ employee_count: ['many'] }))[0]).toBe(422);
    expect((await refused({ tp_status_since: ['3'] }))[0]).toBe(422);
    expect(await refused({})).toEqual([422, 'Choose at least one filter.']);
    expect((await refused(MORE_PEOPLE.filters, 'nobody.example'))[0]).toBe(404);
  });
});

describe('a condition that nobody needs', () => {
  const both = ['GREATER_THAN_OR_EQUAL_TO:100', 'LESS_THAN_OR_EQUAL_TO:50'];

  it.each([
    [{ employee_count: both }, 'Employee Insights can’t be at least 100 and at most 50.'],
    [{ growth_1y: both }, 'Growth (1y) can’t be at least 100 and at most 50.'],
    [{ total_funding_usd: both }, 'Investment Data can’t be at least 100 and at most 50.'],
    [
      { country_name_employee_count: ['India'], country_employee_count: both },
      'Country Employee Count can’t be at least 100 and at most 50.',
    ],
    [{ employee_count: ['GREATER_THAN_OR_EQUAL_TO:2147483648'] }, 'Employee Insights can’t be that high.'],
    [{ growth_6m: ['LESS_THAN_OR_EQUAL_TO:-101'] }, 'Growth (6m) can’t be below -100%.'],
    [{ tp_status_value: ['DILIGENCE', 'Prospect'] }, expect.stringContaining('TP Status can’t become that')],
    [{ tp_status_not_tagged: ['true'] }, expect.stringContaining('TP Status can’t become that')],
    [{ has_email_sent: ['true'], has_never_sent_email: ['true'] }, expect.stringContaining('at once')],
  ])('because it can never be met is refused: %j', async (filters, name) => {
    const { company_domain } = await aPassed();

    expect(await ask('POST', '', { domain: company_domain, filters })).toMatchObject({
      code: 422,
      body: { name },
    });
  });

  it.each([
    { tp_status_value: ['ON_HOLD'] },
    { tp_status_value: ['DILIGENCE'], tp_status_operator: ['was'] },
    { employee_count: ['GREATER_THAN_OR_EQUAL_TO:2147483647'] },
    { growth_6m: ['LESS_THAN_OR_EQUAL_TO:-100'] },
    { employee_count: ['GREATER_THAN_OR_EQUAL_TO:50', 'LESS_THAN_OR_EQUAL_TO:50'] },
  ])('is not one that may be met: %j', async (filters) => {
    const { company_domain } = await aPassed();

    expect((await ask('POST', '', { domain: company_domain, filters })).code).toBe(201);
  });

  it('because the company was e-mailed is refused, and one that waits for silence is not', async () => {
    const { company_id, company_domain } = await aPassed();
    await server.db
      .insertInto('email_summary')
      .values({ company_id, last_email_sent: '2026-03-01T00:00:00Z' })
      .execute();
    const code = async (filters: object) => (await ask('POST', '', { domain: company_domain, filters })).code;

    expect(await code({ has_never_sent_email: ['true'] })).toBe(422);
    expect(await code({ has_email_sent: ['false'] })).toBe(422);
    expect(await code({ has_email_sent: ['false'], days_of_email_sent: ['30'] })).toBe(201);
  });

  it('because one has it already is refused, however it is written; a retry is answered like the first try', async () => {
    const { company_domain } = await aPassed();
    const filters = {
      status: ['Private', 'Public'],
      employee_count: ['GREATER_THAN_OR_EQUAL_TO:40', 'LESS_THAN_OR_EQUAL_TO:90'],
    };
    const again = {
      employee_count: filters.employee_count.toReversed(),
      status: filters.status.toReversed(),
    };
    const first = await set(company_domain, { filters, note: 'Too small.' });
    const post = (wish: object, who = ann) => ask('POST', '', { domain: company_domain, ...wish }, who);

    expect(await post({ filters: again, note: 'Too small.' })).toMatchObject({
      code: 201,
      body: { data: first },
    });
    expect(await post({ filters: again, note: 'Other words.' })).toMatchObject({ code: 422 });
    expect((await post({ filters }, bo)).code).toBe(201);
    const other = await set(company_domain);
    expect((await ask('PUT', `/${other.uuid}`, { filters })).code).toBe(422);
    await ask('DELETE', `/${first.uuid}`);
    const second = await set(company_domain, { filters, note: 'Once more.' });
    expect(second.uuid).not.toBe(first.uuid);
    expect((await ask('POST', `/${first.uuid}/restore`)).code).toBe(422);
  });

  it('is none twice when both are sent at once', async () => {
    const { company_domain } = await aPassed();

    const made = await Promise.all([1, 2].map(() => set(company_domain)));

    expect(new Set(made.map(({ uuid }) => uuid)).size).toBe(1);
  });

  it('is no conflict when one’s own change or ending comes again', async () => {
    const { company_domain } = await aPassed();
    const { uuid } = await set(company_domain);
    const later = {
      filters: { employee_count: ['GREATER_THAN_OR_EQUAL_TO:100'] },
      note: 'Later.',
      version: 1,
    };
    const put = () => ask('PUT', `/${uuid}`, later);

    const [first, again] = [await put(), await put()];
    expect([first, again]).toMatchObject([
      { code: 200, body: { data: { version: 2 } } },
      { code: 200, body: { data: { version: 2 } } },
    ]);
    expect([(await ask('DELETE', `/${uuid}`)).code, (await ask('DELETE', `/${uuid}`)).code]).toEqual([
      200, 200,
    ]);
    expect((await put()).code).toBe(422);
  });
});

it('lists one’s own, and everyone’s on a company', async () => {
  const { company_domain } = await aPassed({ company_name: 'Ferrowick' });
  const none = await ask('GET', `?domain=${company_domain}`);
  expect(none.body).toEqual({ company_name: 'Ferrowick', results: [] });
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
