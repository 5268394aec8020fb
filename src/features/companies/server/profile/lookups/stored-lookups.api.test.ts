import { describe, expect, it } from 'vitest';
import { aProfile, origin } from '../testing/profiled-company.ts';

const { db, acme, add, get, queriesOf } = await aProfile();
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
