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
