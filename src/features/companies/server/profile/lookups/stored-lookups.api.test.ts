import { describe, expect, it } from 'vitest';
import { aPerson, aProfile, origin } from '../testing/profiled-company.ts';

const { db, acme, add, get, call, queriesOf, ann } = await aProfile();
const notConfigured = (name: string) => ({
  name,
  configured: false,
  message: `${name} is not configured. Ask an administrator to set it up.`,
});

describe('advertising stats the firm has', () => {
  // SLID-113, API-087
  it('are the latest month beside the one before', async () => {
    await db
      .insertInto('advertising_stat')
      .values([
        { company_id: acme, recorded_on: '2026-08-01', monthly_budget: 1, ...origin },
        { company_id: acme, recorded_on: '2026-09-01', monthly_budget: 100, strength: 40, ...origin },
        {
          company_id: acme,
          recorded_on: '2026-10-01',
          monthly_budget: 112,
          monthly_organic_clicks: 3000,
          monthly_organic_clicks_growth_desc: 'more than most',
          strength: 30,
          ...origin,
        },
      ])
      .execute();

    const queries = await queriesOf(async () =>
      expect(await get('/get-company-advertising-stats?domain=acme.example')).toEqual({
        monthly_budget: 112,
        monthly_budget_growth_desc: '12% more than last month',
        monthly_organic_clicks: 3000,
        monthly_organic_clicks_growth_desc: 'more than most',
        monthly_paid_clicks: null,
        monthly_paid_clicks_growth_desc: null,
        strength: 30,
        strength_growth_desc: '25% less than last month',
        total_ads_purchased: null,
        total_ads_purchased_growth_desc: null,
        total_organic_results: null,
        total_organic_results_growth_desc: null,
        recorded_on: '2026-10-01',
        ...origin,
        status: 'ready',
        capability: notConfigured('Advertising data'),
      }),
    );
    expect(queries).toHaveLength(2);
  });

  // API-089
  it('are given whole where a look-up is asked for, and none where there are none', async () => {
    const { status, capability, ...stats } = await get('/get-company-advertising-stats?domain=acme.example');

    expect(await get('/add-company-advertising-stats?domain=acme.example')).toEqual({
      domain_stats: stats,
      status,
      capability,
    });
    expect(await get('/add-company-advertising-stats?domain=blank.example')).toEqual({
      domain_stats: null,
      status: 'ready',
      capability,
    });
    expect(await get('/get-company-advertising-stats?domain=blank.example')).toMatchObject({
      monthly_budget: null,
      source: null,
      status: 'ready',
    });
  });
});

// SLID-112, API-088, API-090
describe('competitors the firm has', () => {
  it('come by kind, and what is not told of one is filled in from the company it is', async () => {
    await add({
      company_domain: 'rival.example',
      company_name: 'Rival',
      company_logo: 'https://rival.example/logo.png',
      hq_city: 'Lisbon',
      employee_count: 50,
      growth_1y: 8,
    });
    const row = (type: string, domain: string, position: number, more: object) => ({
      company_id: acme,
      type,
      domain,
      name: domain,
      position,
      ...origin,
      ...more,
    });
    await db
      .insertInto('competitor')
      .values([
        row('PPC', 'rival.example', 3, {}),
        row('SEO', 'second.example', 2, { name: 'Second', city: 'Austin', state_code: 'TX', growth_2y: 4 }),
        row('SEO', 'rival.example', 1, { employee_count: 60 }),
      ])
      .execute();

    const rival = {
      name: 'Rival',
      domain: 'rival.example',
      logo_url: 'https://rival.example/logo.png',
      city: 'Lisbon',
      state_code: null,
      employee_count: 60,
      type: 'SEO',
      growth_1m: null,
      growth_6m: null,
      growth_1y: 8,
      growth_2y: null,
      ...origin,
    };
    const expected = {
      seo_competitors: [
        rival,
        expect.objectContaining({ name: 'Second', state_code: 'TX', employee_count: null, growth_2y: 4 }),
      ],
      ppc_competitors: [{ ...rival, type: 'PPC', employee_count: 50 }],
      status: 'ready',
      capability: notConfigured('Competitor data'),
    };
    const queries = await queriesOf(async () =>
      expect(await get('/get-company-competitors?domain=acme.example')).toEqual(expected),
    );
    expect(queries).toHaveLength(2);
    expect(await get('/add-company-competitors?domain=acme.example')).toEqual(expected);
  });

  it('are none, settled, where nobody can be asked', async () => {
    for (const path of ['/get-company-competitors', '/add-company-competitors'])
      expect(await get(`${path}?domain=blank.example`)).toEqual({
        seo_competitors: [],
        ppc_competitors: [],
        status: 'ready',
        capability: notConfigured('Competitor data'),
      });
  });
});

describe('founders the firm has', () => {
  // SLID-115, API-091
  it('come in full, and none where none are known', async () => {
    await db
      .insertInto('company_person')
      .values([
        aPerson(acme, 'Otto', {
          is_founder: true,
          email: 'otto@acme.example',
          job_title: 'CEO',
          position: 1,
        }),
        aPerson(acme, 'Ida', { is_founder: true, is_notable: false, position: 0 }),
        aPerson(acme, 'Max'),
      ])
      .execute();

    const { founders, capability } = await get('/find-company-founders?domain=acme.example');

    expect(founders.map((one: { first_name: string }) => one.first_name)).toEqual(['Ida', 'Otto']);
    expect(founders[1]).toEqual({
      first_name: 'Otto',
      last_name: 'Moss',
      job_title: 'CEO',
      profile_picture: null,
      linkedin_url: null,
      email: 'otto@acme.example',
      state: null,
      country: null,
      ...origin,
      email_source: null,
      email_observed_at: null,
    });
    expect(capability).toEqual(notConfigured('Founder data'));
    expect((await get('/find-company-founders?domain=blank.example')).founders).toEqual([]);
  });

  const find = async (full_name: unknown, domain = 'acme.example') =>
    (await call('POST', '/find-founder-data', { domain, full_name })).json();

  // API-086
  it('give their e-mail, from wherever the firm has it, else "n/a"', async () => {
    const { person_id } = await db
      .insertInto('person')
      .values({ full_name: 'Max Moss', company_id: acme, ...origin })
      .returning('person_id')
      .executeTakeFirstOrThrow();
    await db.insertInto('person_email').values({ person_id, email: 'max@acme.example' }).execute();

    const capability = notConfigured('E-mail look-up');
    expect(await find('  otto   MOSS ')).toEqual({ email: 'otto@acme.example', ...origin, capability });
    expect(await find('Max Moss')).toEqual({ email: 'max@acme.example', ...origin, capability });
    expect(await find('Ida Moss')).toEqual({ email: 'n/a', source: null, observed_at: null, capability });
    expect(await find('Max Moss', 'blank.example')).toMatchObject({ email: 'n/a' });

    const events = await db
      .selectFrom('audit_event')
      .select(['user_id', 'object_id', 'detail'])
      .where('action', '=', 'profile.founderEmail')
      .execute();
    expect(events).toHaveLength(4);
    expect(events[0]).toEqual({
      user_id: ann.user_id,
      object_id: 'acme.example',
      detail: { asked: false, known: true },
    });
  });

  it.each([
    [{ domain: 'acme.example' }, 422, 'full_name is required.'],
    [{ domain: 'acme.example', full_name: ' ' }, 422, 'full_name must not be empty.'],
    [
      { domain: 'acme.example', full_name: 'x'.repeat(201) },
      422,
      'full_name must have at most 200 characters.',
    ],
    [{ domain: 'nobody.example', full_name: 'Otto Moss' }, 404, 'NotFound'],
  ])('refuse %j', async (body, code, name) => {
    expect((await call('POST', '/find-founder-data', body)).json()).toMatchObject({ code, name });
  });
});
