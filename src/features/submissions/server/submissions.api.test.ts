import { beforeAll, describe, expect, it } from 'vitest';
import { testApp } from '#orion/server/testing/test-app.ts';
import { definition } from '#kernel/forms/form-language.ts';

const { call, signIn, db, clock } = await testApp();
let made = 0;
const aCompany = (given: { company_domain?: string; company_name?: string } = {}) =>
  db
    .insertInto('company')
    .values({ company_domain: `c${(made += 1)}.example`, company_name: 'Company', ...given })
    .returning('company_id')
    .executeTakeFirstOrThrow();
const ann = await signIn({ role: 'PARTNER', full_name: 'Ann Lee' });
const get = (path: string, headers = ann.headers) => call('GET', `/api/v1${path}`, { headers });

beforeAll(async () => {
  const held = await aCompany({ company_domain: 'held.example', company_name: 'Held Company' });
  const other = await aCompany({ company_domain: 'other.example', company_name: 'Other' });
  const since = clock.now().toISOString();
  await db
    .insertInto('tp_status_history')
    .values([
      { ...held, tp_status: 'PORTFOLIO', since, changed_by: ann.user_id },
      { ...other, tp_status: 'PROSPECT', since, changed_by: ann.user_id },
    ])
    .execute();
});

// SUBM-021, SUBM-022, SUBM-023, API-035
it('answers the templates by group, with the address of each schema', async () => {
  expect((await get('/templates')).json()).toEqual({
    data: {
      Calls: { 'Company Call Summary': '/api/v1/company-call-summaries/template' },
      Privacy: {
        'Blocked Domain List': '/api/v1/blocked-domains/template',
        'Downstream Cookie': '/api/v1/cookie-store/template',
      },
      Metrics: {
        'File Metrics': '/api/v1/file-metrics/template',
        'Associate Weekly Metrics': '/api/v1/associate-weekly-metrics/template',
      },
      Board: { 'Board Meeting Notes': '/api/v1/board-meeting-notes/template' },
    },
  });
  expect((await call('GET', '/api/v1/templates')).statusCode).toBe(401);
});

// SUBM-063, API-015, API-017, API-105, BOARD-017
it.each([
  'company-call-summaries',
  'blocked-domains',
  'cookie-store',
  'file-metrics',
  'associate-weekly-metrics',
  'board-meeting-notes',
])('answers the schema of %s in the shape of the documents', async (slug) => {
  const { data } = (await get(`/${slug}/template`)).json();

  const { version, api, ...said } = data;
  expect(version).toBe(1);
  expect(api.endpoint).toBe(`/api/v1/${slug}`);
  expect(data.request_schema?.api ?? { endpoint: api.endpoint }).toEqual({ endpoint: `/api/v1/${slug}` });
  expect(api.unpublished_endpoint).toBe(
    slug === 'file-metrics' ? '/api/v1/unpublished/file-metrics' : undefined,
  );
  if (said.request_schema) delete said.request_schema.api;
  expect(definition.safeParse(said).success).toBe(true);
});

// API-016
it('masks nothing that is no secret and makes a graph begin with whoever looks', async () => {
  const { data } = (await get('/associate-weekly-metrics/template')).json();
  const [graph] = data.display.sections[0].data_model.attributes;

  expect(graph).toMatchObject({
    data_type: 'graph',
    describe: {
      values_endpoint: '/api/v1/associate-weekly-metrics',
      input_parameters: { scoper_email: { value: ann.email } },
    },
  });
});

// SUBM-061, SUBM-062
it('answers options to forms: companies the firm holds, quarters, people', async () => {
  expect((await get('/portfolio-companies?search_term=hel')).json()).toEqual({
    results: [{ name: 'Held Company', domain: 'held.example' }],
  });
  // By its name and by its domain.
  for (const term of ['oth', 'other.example'])
    expect((await get(`/portfolio-companies?search_term=${term}`)).json()).toEqual({ results: [] });
  const { data } = (await get('/quarters')).json();
  expect(data).toHaveLength(40);
  expect(data[0]).toMatch(/^Q[1-4] \d{4}$/);
  expect((await get('/scoper-options?search_term=ann')).json()).toEqual({
    results: [{ display_name: 'Ann Lee', server_value: ann.email }],
  });
  expect((await get('/scoper-options?search_term=nobody')).json()).toEqual({ results: [] });
});

describe('weekly metrics', () => {
  // SUBM-024, SUBM-064
  it('are counted from what somebody wrote, week by week, and may be asked by POST', async () => {
    const bob = await signIn();
    const { company_id } = await aCompany();
    const at = (day: string) => `2026-10-${day}T12:00:00.000Z`;
    for (const visited_at of [at('05'), at('06'), at('14')])
      await db.insertInto('website_visit').values({ company_id, user_id: bob.user_id, visited_at }).execute();
    await db
      .insertInto('reference')
      .values({ content: '<p>x</p>', plain: 'x', creator_id: bob.user_id, created_at: at('21') })
      .execute();
    const range = { scoper_email: bob.email, start_time: at('07'), end_time: at('23') };

    const asked = await get(`/associate-weekly-metrics?${new URLSearchParams(range).toString()}`);
    const { results } = asked.json();

    const none = {
      companies_viewed: 0,
      status_changes: 0,
      references_written: 0,
      calls_held: 0,
      meetings: 0,
    };
    expect(results).toEqual([
      { scoper: bob.email, from_date: '2026-10-05', to_date: '2026-10-11', ...none, companies_viewed: 1 },
      { scoper: bob.email, from_date: '2026-10-12', to_date: '2026-10-18', ...none, companies_viewed: 1 },
      { scoper: bob.email, from_date: '2026-10-19', to_date: '2026-10-25', ...none, references_written: 1 },
    ]);
    const posted = await call('POST', '/api/v1/associate-weekly-metrics', {
      headers: ann.headers,
      payload: range,
    });
    expect(posted.json()).toEqual(asked.json());
    // Weeks to come are left out.
    const ever = new URLSearchParams({ ...range, end_time: '9999-12-31T00:00:00Z' });
    const { results: all } = (await get(`/associate-weekly-metrics?${ever.toString()}`)).json();
    expect(all.length).toBeGreaterThanOrEqual(3);
    expect(all.length).toBeLessThan(60);
  });

  it('are refused for nobody and for a range that ends before it begins', async () => {
    expect((await get('/associate-weekly-metrics?scoper_email=nobody@x.example')).statusCode).toBe(404);
    const backwards = 'start_time=2026-02-01T00:00:00Z&end_time=2026-01-01T00:00:00Z';
    expect((await get(`/associate-weekly-metrics?${backwards}`)).statusCode).toBe(422);
  });
});

// BOARD-018, BOARD-019
it('a table that cannot be read says why in Message too', async () => {
  const sentence = 'year must be a year, or a quarter like Q1 2026.';

  const reply = await get('/board-meeting-notes?year=soon');

  expect([reply.statusCode, reply.json()]).toEqual([
    422,
    { code: 422, name: sentence, message: sentence, Message: sentence },
  ]);
});
