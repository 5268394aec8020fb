import { describe, expect, it } from 'vitest';
import { lookupJob } from './lookup.job.ts';
import { answer, aProvidedProfile } from './testing/loopback-providers.ts';

const month = (searchMonth: number, monthlyBudget: number) => ({
  searchMonth,
  searchYear: 2026,
  monthlyBudget,
  monthlyOrganicClicks: 10.4,
  monthlyPaidClicks: null,
  strength: 20,
  totalAdsPurchased: 3,
  totalOrganicResults: 4,
});
const { call, get, jobs, db, server, acme, behind } = await aProvidedProfile();
const providing = (...replies: unknown[]) => behind(replies.map(answer));

describe('competitors that are looked up', () => {
  const rivals = {
    seoCompetitors: [{ domain: 'WWW.Rival.example' }, { domain: 'acme.example' }, { domain: 'not a domain' }],
    ppcCompetitors: [{ domain: 'paid.example' }, { domain: 'rival.example' }],
  };

  // API-088, API-090
  it('are pending until they came, asked for once however often, and kept', async () => {
    const { seen, origin } = await providing(rivals);
    const pending = {
      seo_competitors: [],
      ppc_competitors: [],
      status: 'pending',
      capability: { name: 'Competitor data', configured: true, message: null },
    };

    expect(await get('/get-company-competitors?domain=acme.example')).toEqual(pending);
    expect(jobs.queued).toHaveLength(0);
    const many = Array.from({ length: 12 }, () => get('/add-company-competitors?domain=acme.example'));
    expect(await Promise.all(many)).toEqual(many.map(() => pending));
    expect(jobs.queued).toHaveLength(1);
    await jobs.runQueued();

    const ready = await get('/add-company-competitors?domain=acme.example');
    expect(ready).toMatchObject({
      seo_competitors: [{ name: 'rival.example', domain: 'rival.example', type: 'SEO', ...origin }],
      ppc_competitors: [{ domain: 'paid.example' }, { domain: 'rival.example', type: 'PPC' }],
      status: 'ready',
    });
    expect(ready.seo_competitors).toHaveLength(1);
    expect(await get('/get-company-competitors?domain=acme.example')).toEqual(ready);
    expect([seen.length, jobs.queued.length]).toEqual([1, 0]);
  });

  it('are settled when there are none, and asked for again a week later', async () => {
    const { seen } = await providing({ seoCompetitors: [], ppcCompetitors: [] });
    const path = '/add-company-competitors?domain=blank.example';

    expect((await get(path)).status).toBe('pending');
    await jobs.runQueued();

    expect(await get(path)).toMatchObject({ seo_competitors: [], status: 'ready' });
    expect(jobs.queued).toHaveLength(0);
    server.clock.advance(1000);
    const weekAgo = new Date(server.clock.now().getTime() - 7 * 86_400_000).toISOString();
    await db.updateTable('company_lookup').set({ settled_at: weekAgo }).execute();
    expect((await get(path)).status).toBe('pending');
    expect([seen.length, jobs.queued.length]).toEqual([1, 1]);
  });

  it('are kept once when a job runs twice at a time, and taken over from a worker that died', async () => {
    await providing(rivals);
    await get('/add-company-competitors?domain=acme.example');
    const { data, key } = jobs.queued[0] as { data: object; key: string };
    const run = () =>
      lookupJob(server.platform).run(data as never, {
        key,
        attempt: 1,
        signal: new AbortController().signal,
      });

    server.clock.advance(3 * 60_000);
    expect((await get('/add-company-competitors?domain=acme.example')).status).toBe('pending');
    expect(jobs.queued).toHaveLength(2);
    await run();
    expect(await db.selectFrom('competitor').selectAll().execute()).toEqual([]);
    await Promise.all([jobs.runQueued(), run(), run()]);

    expect(await db.selectFrom('competitor').selectAll().execute()).toHaveLength(3);
    expect(await db.selectFrom('company_lookup').select('state').execute()).toEqual([{ state: 'found' }]);
  });
});

// API-089, SLID-113
describe('advertising stats that are looked up', () => {
  it('are pending, then the latest month with where it came from', async () => {
    const { seen, origin } = await providing({ results: [month(10, 90), month(9, 100)] });
    const path = '/add-company-advertising-stats?domain=acme.example';

    expect(await get('/get-company-advertising-stats?domain=acme.example')).toMatchObject({
      monthly_budget: null,
      status: 'pending',
    });
    expect(await get(path)).toMatchObject({ domain_stats: null, status: 'pending' });
    await jobs.runQueued();

    expect(await get(path)).toMatchObject({
      domain_stats: {
        monthly_budget: 90,
        monthly_budget_growth_desc: '10% less than last month',
        monthly_organic_clicks: 10,
        monthly_organic_clicks_growth_desc: 'the same as last month',
        recorded_on: '2026-10-01',
        ...origin,
      },
      status: 'ready',
      capability: { configured: true, message: null },
    });
    expect(seen).toHaveLength(1);
  });
});

// API-091
describe('founders that are looked up', () => {
  it('are asked for once by all who ask at the same time, and kept', async () => {
    const people = [
      { first_name: 'Otto', last_name: 'Moss', email: 'otto@acme.example' },
      { first_name: 'Otto', last_name: 'Moss' },
      { first_name: 'Ida', last_name: 'Berg' },
    ];
    const { seen, origin } = await providing({ people });
    await db
      .insertInto('company_person')
      .values({ company_id: acme, first_name: 'Ida', last_name: 'Berg', email: 'ida@acme.example' })
      .execute();

    const asked = Array.from({ length: 5 }, () => get('/find-company-founders?domain=acme.example'));
    const answers = await Promise.all(asked);

    expect(answers[0].founders).toMatchObject([
      { first_name: 'Ida', email: 'ida@acme.example', source: 'import' },
      { first_name: 'Otto', ...origin },
    ]);
    expect(answers).toEqual(answers.map(() => answers[0]));
    expect(await get('/find-company-founders?domain=acme.example')).toEqual(answers[0]);
    expect(seen).toHaveLength(1);
  });

  it('that nobody knows are not asked for again', async () => {
    const { seen } = await providing({ people: [] });

    for (const _time of [1, 2])
      expect(await get('/find-company-founders?domain=blank.example')).toMatchObject({
        founders: [],
        capability: { configured: true, message: null },
      });
    expect(seen).toHaveLength(1);
  });
});

// API-086
describe('an e-mail that is looked up', () => {
  const finder = (email: string | null, score: number) => ({ data: { email, score } });

  it('is found once, and stands beside its person from then on', async () => {
    const { seen, origin } = await providing(finder('otto@acme.example', 97), finder(null, 0));
    await db
      .insertInto('company_person')
      .values({ company_id: acme, first_name: 'Otto', last_name: 'van Moss' })
      .execute();
    const find = async (full_name: string) =>
      (await call('POST', '/find-founder-data', { domain: 'old-acme.example', full_name })).json();

    expect(await find('otto van moss')).toMatchObject({ email: 'otto@acme.example', ...origin });
    expect(await find('Otto van Moss')).toMatchObject({ email: 'otto@acme.example', ...origin });
    expect(seen).toHaveLength(1);
    expect((await get('/get-company-cached-data?domain=acme.example')).notable_people).toMatchObject([
      {
        email: 'otto@acme.example',
        source: 'import',
        email_source: 'loopback',
        email_observed_at: origin.observed_at,
      },
    ]);
  });

  it('of somebody new is kept, without making them notable; one that is not found is remembered', async () => {
    const { seen } = await providing(finder('ida@acme.example', 97), finder('x@acme.example', 20));
    const find = async (full_name: string) =>
      (await call('POST', '/find-founder-data', { domain: 'acme.example', full_name })).json().email;

    expect([await find('Ida Berg'), await find('Ida Berg')]).toEqual(Array(2).fill('ida@acme.example'));
    expect([await find('Madonna'), await find('madonna')]).toEqual(['n/a', 'n/a']);
    expect(seen).toHaveLength(2);
    expect((await get('/get-company-cached-data?domain=acme.example')).notable_people).toEqual([]);
  });
});
