import { describe, expect, it } from 'vitest';
import { testApp } from '#orion/server/testing/test-app.ts';

const server = await testApp();
const ann = await server.signIn();
const { db } = server;
const call = (path: string) => server.call('GET', `/api/v1${path}`, { headers: ann.headers });
const get = async (path: string) => (await call(path)).json();
const origin = { source: 'fixture', observed_at: '2026-11-01T04:00:00.000Z' };

const added = await db
  .insertInto('company')
  .values([
    { company_domain: 'acme.example', company_name: 'Acme', employee_count: 240, growth_1y: 20, ...origin },
    { company_domain: 'base.example', company_name: 'Base', employee_count: 30, growth_1y: -5, ...origin },
    { company_domain: 'blank.example', company_name: 'Blank', ...origin },
    ...Array.from({ length: 23 }, (_, at) => ({
      company_domain: `small-${at}.example`,
      company_name: `Small ${at}`,
      employee_count: 3,
    })),
  ])
  .returning('company_id')
  .execute();
const [acme = 0, base = 0] = added.map(({ company_id }) => company_id);
const spyfu = (company_id: number, recorded_on: string, monthly_budget: number, strength: number) => ({
  company_id,
  recorded_on,
  monthly_budget,
  strength,
  ...origin,
});
await db
  .insertInto('advertising_stat')
  .values([
    spyfu(acme, '2026-09-01', 900, 70),
    spyfu(acme, '2026-10-01', 100, 60),
    spyfu(base, '2026-10-01', 500, 20),
  ])
  .execute();
await db
  .insertInto('web_traffic_point')
  .values([
    { company_id: acme, recorded_on: '2026-10-01', traffic_rank: 5000, page_views: 9_000_000_000, ...origin },
    { company_id: base, recorded_on: '2026-10-01', traffic_rank: 90_000, page_views: null, ...origin },
  ])
  .execute();
await db
  .insertInto('employee_count_point')
  .values(
    (
      [
        ['2024-10-01', 100],
        ['2025-10-01', 200],
        ['2026-04-01', 0],
        ['2026-09-01', 230],
        ['2026-10-01', 240],
      ] as const
    ).map(([metric_recorded_on, raw_count]) => ({
      company_id: acme,
      metric_recorded_on,
      raw_count,
      ...origin,
    })),
  )
  .execute();

const domains = ({ results }: { results: { domain: string }[] }) => results.map(({ domain }) => domain);
const LEAST = 'GREATER_THAN_OR_EQUAL_TO:';
const MOST = 'LESS_THAN_OR_EQUAL_TO:';

describe('series', () => {
  // API-028
  it('GET /spyfu-metrics: advertising by month, within the days given', async () => {
    const point = (recorded_on: string, monthly_budget: number, strength: number) => ({
      recorded_on,
      monthly_budget,
      monthly_paid_clicks: null,
      monthly_organic_clicks: null,
      strength,
      ...origin,
    });

    expect(await get('/spyfu-metrics?domain=acme.example')).toEqual({
      results: [point('2026-09-01', 900, 70), point('2026-10-01', 100, 60)],
    });
    const within = 'date_from=2026-09-02&date_to=2026-10-01';
    expect(await get(`/spyfu-metrics?domain=acme.example&${within}`)).toEqual({
      results: [point('2026-10-01', 100, 60)],
    });
  });

  // API-030
  it('GET /linkedin-metrics: head count, each point with its growth', async () => {
    const { results } = await get('/linkedin-metrics?domain=acme.example&date_from=2026-01-01');

    expect(results.map((row: { recorded_on: string }) => row.recorded_on)).toEqual([
      '2026-04-01',
      '2026-09-01',
      '2026-10-01',
    ]);
    expect(results[0]).toMatchObject({ employee_count: 0, growth_6m: -100, growth_1m: null });
    expect(results[2]).toEqual({
      recorded_on: '2026-10-01',
      employee_count: 240,
      growth_1m: 4.3,
      growth_6m: null,
      growth_1y: 20,
      growth_2y: 140,
      ...origin,
    });
  });

  // API-032
  it('GET /alexa-metrics: web traffic', async () => {
    expect(await get('/alexa-metrics?domain=acme.example')).toEqual({
      results: [{ recorded_on: '2026-10-01', traffic_rank: 5000, page_views: 9_000_000_000, ...origin }],
    });
  });

  it.each(['spyfu', 'linkedin', 'alexa'])('GET /%s-metrics: none for a company without', async (kind) => {
    expect(await get(`/${kind}-metrics?domain=blank.example`)).toEqual({ results: [] });
    expect(await get(`/${kind}-metrics?domain=blank.example&date_to=31.1.`)).toMatchObject({
      code: 422,
      name: 'date_to must look like 2026-01-31.',
    });
  });
});

describe('companies by their latest figures', () => {
  // API-029, API-031, API-033
  it.each([
    [`/spyfu-filter?monthly_budget=${LEAST}100&monthly_budget=${MOST}500`, ['acme.example', 'base.example']],
    [`/spyfu-filter?monthly_budget=${LEAST}600`, []],
    [`/spyfu-filter?strength=${LEAST}60`, ['acme.example']],
    ['/spyfu-filter', ['acme.example', 'base.example']],
    [`/linkedin-filter?growth_1y=${MOST}-1`, ['base.example']],
    [`/linkedin-filter?employee_count=${LEAST}30&growth_1y=${LEAST}0.5`, ['acme.example']],
    [`/alexa-filter?traffic_rank=${MOST}90000`, ['acme.example', 'base.example']],
    [`/alexa-filter?page_views=${LEAST}1`, ['acme.example']],
  ])('GET %s', async (path, expected) => {
    const reply = await get(path);

    expect(domains(reply)).toEqual(expected);
    expect(reply).toMatchObject({ total_count: expected.length, next_page: null });
  });

  // API-042
  it('GET /downstream-filter: all kinds at once', async () => {
    const wanted = `strength=${MOST}60&employee_count=${LEAST}100&traffic_rank=${MOST}6000`;
    expect(domains(await get(`/downstream-filter?${wanted}`))).toEqual(['acme.example']);
    expect(await get(`/downstream-filter?${wanted}&growth_1y=${MOST}0`)).toEqual({
      results: [],
      total_count: 0,
      next_page: null,
    });
  });

  it('come 20 a page, each once', async () => {
    const first = await get('/linkedin-filter');
    const second = await get('/linkedin-filter?page=2');

    expect(first).toMatchObject({ total_count: 25, next_page: 2 });
    expect(second).toMatchObject({ total_count: 25, next_page: null });
    expect(new Set([...domains(first), ...domains(second)]).size).toBe(25);
    expect(await get('/linkedin-filter?page=3')).toEqual({ results: [], total_count: 25, next_page: null });
  });

  it.each([
    ['/spyfu-filter?strength=20', `Strength must look like ${LEAST}20.`],
    [`/spyfu-filter?traffic_rank=${LEAST}1`, 'Unknown field: traffic_rank.'],
    [`/alexa-filter?page_views=${LEAST}1;drop`, `page_views must look like ${LEAST}20.`],
    ['/downstream-filter?page=0', 'Page must be a whole number from 1 to 100000.'],
  ])('GET %s is refused', async (path, sentence) => {
    expect(await get(path)).toMatchObject({ code: 422, name: sentence });
  });
});

// API-043
describe('GET /combined-downstream', () => {
  it('gives the latest of each kind', async () => {
    expect(await get('/combined-downstream?domain=acme.example')).toEqual({
      data: {
        spyfu: {
          recorded_on: '2026-10-01',
          monthly_budget: 100,
          monthly_paid_clicks: null,
          monthly_organic_clicks: null,
          strength: 60,
          ...origin,
        },
        linkedin: {
          recorded_on: '2026-10-01',
          employee_count: 240,
          growth_1m: null,
          growth_6m: null,
          growth_1y: 20,
          growth_2y: null,
          ...origin,
        },
        alexa: { recorded_on: '2026-10-01', traffic_rank: 5000, page_views: 9_000_000_000, ...origin },
      },
    });
    expect((await get('/combined-downstream?domain=base.example')).data.linkedin).toMatchObject({
      recorded_on: '2026-11-01',
      employee_count: 30,
    });
    expect(await get('/combined-downstream?domain=blank.example')).toEqual({
      data: { spyfu: null, linkedin: null, alexa: null },
    });
  });
});

describe('numbers and days beyond what is kept', () => {
  it.each([
    `/alexa-filter?traffic_rank=${LEAST}20.5`,
    `/alexa-filter?traffic_rank=${MOST}999999999999999`,
    `/spyfu-filter?strength=${MOST}999999999999999.5&monthly_budget=${LEAST}-0.25`,
    `/linkedin-filter?employee_count=${MOST}999999999999999&growth_1y=${LEAST}-999999999999999`,
    '/spyfu-metrics?domain=acme.example&date_from=0001-01-01&date_to=9999-12-31',
    '/meeting-stat?domain=acme.example&date_from=0001-01-01&date_to=9999-12-31',
    '/email-history?domain=acme.example&date_from=0001-01-01&date_to=9999-12-31',
  ])('are answered: %s', async (path) => {
    expect((await call(path)).statusCode).toBe(200);
  });

  it.each(['/spyfu-metrics', '/meeting-stat', '/email-history'])(
    'are refused by %s in the year 0',
    async (path) => {
      expect(await get(`${path}?domain=acme.example&date_from=0000-01-01`)).toMatchObject({
        code: 422,
        name: 'date_from must look like 2026-01-31.',
      });
    },
  );
});
