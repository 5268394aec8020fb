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
const { get, jobs, db, server, behind } = await aProvidedProfile();
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
