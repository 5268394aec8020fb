import { describe, expect, it } from 'vitest';
import { aProfile, origin } from './testing/profiled-company.ts';

const { db, acme, ann, ben, get, call, queriesOf, server } = await aProfile();

// SLID-111, API-106
describe('GET /funding', () => {
  it('gives the total in millions, and each round in dollars', async () => {
    await db
      .insertInto('funding_round')
      .values([
        { company_id: acme, round: 'Seed', amount_usd: 500_000, announced_on: '2024-05-04', ...origin },
        {
          company_id: acme,
          round: 'Series A',
          amount_usd: null,
          announced_on: '2026-05-04',
          investors: ['North Fund', 'South Fund'],
          ...origin,
        },
      ])
      .execute();

    const queries = await queriesOf(async () =>
      expect(await get('/funding?domain=acme.example')).toEqual({
        data: {
          total_funding_usd: 12.5,
          last_funding_on: '2026-05-04',
          rounds: [
            {
              round: 'Series A',
              amount_usd: null,
              announced_on: '2026-05-04',
              investors: ['North Fund', 'South Fund'],
              ...origin,
            },
            { round: 'Seed', amount_usd: 500_000, announced_on: '2024-05-04', investors: [], ...origin },
          ],
        },
      }),
    );

    expect(queries).toHaveLength(1);
    expect(await get('/funding?domain=blank.example')).toEqual({
      data: { total_funding_usd: null, last_funding_on: null, rounds: [] },
    });
  });
});

// SLID-114, API-103
describe('POST /website_history', () => {
  const visit = async (who = ann, domain = 'acme.example') =>
    (await call('POST', '/website_history', { domain }, who)).json();

  it('notes a visit, one in 30 minutes for each person, and tells of the whole firm’s', async () => {
    const first = '2026-11-14T10:00:00.000Z';
    expect(await visit()).toEqual({ first_visit: first, latest_visit: first, visit_count: 1 });
    server.clock.set('2026-11-14T10:29:59.000Z');
    expect(await visit()).toEqual({ first_visit: first, latest_visit: first, visit_count: 1 });
    expect(await visit(ben, 'old-acme.example')).toMatchObject({ visit_count: 2 });
    server.clock.set('2026-11-14T10:30:00.000Z');
    expect(await visit()).toEqual({
      first_visit: first,
      latest_visit: '2026-11-14T10:30:00.000Z',
      visit_count: 3,
    });

    const seen = await db
      .selectFrom('discovery')
      .select('last_visit_at')
      .where('company_id', '=', acme)
      .executeTakeFirst();
    expect(seen).toEqual({ last_visit_at: '2026-11-14T10:30:00.000Z' });
  });

  it('notes one visit however many windows open at once', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => visit(ann, 'blank.example')));

    expect(answers.map(({ visit_count }) => visit_count)).toEqual(Array(8).fill(1));
  });

  it('refuses strange domains and strange keys', async () => {
    expect(await visit(ann, 'nobody.example')).toMatchObject({ code: 404, message: 'Company not found' });
    expect((await call('POST', '/website_history', {})).json()).toMatchObject({
      code: 422,
      name: 'Domain is required.',
    });
    const impostor = { domain: 'acme.example', user_id: ben.user_id };
    expect((await call('POST', '/website_history', impostor)).json()).toMatchObject({
      code: 422,
      name: 'Unknown field: user_id.',
    });
  });
});

// API-023
describe('GET /email-history', () => {
  it('gives e-mail by month, and what stands out', async () => {
    await db
      .insertInto('email_summary')
      .values({
        company_id: acme,
        first_email_sent: '2026-03-01T08:00:00Z',
        last_email_sent: '2026-11-02T08:00:00Z',
        top_company_sender: 'ann.lee@firm.example',
        unique_threads: 3,
      })
      .execute();
    const month = (month: string, us_to_them: number) => ({ month, us_to_them, them_to_us: 1 });
    const months = [month('2026-03-01', 2), month('2026-06-01', 3), month('2026-11-01', 4)];
    await db
      .insertInto('email_month')
      .values(months.map((row) => ({ company_id: acme, ...row })))
      .execute();

    expect(await get('/email-history?domain=acme.example')).toEqual({
      results: months,
      insights: {
        first_email_sent: '2026-03-01T08:00:00.000Z',
        last_email_sent: '2026-11-02T08:00:00.000Z',
        top_company_sender: 'ann.lee@firm.example',
        unique_threads: 3,
      },
    });
    const within = 'date_from=2026-06-15&date_to=2026-10-31';
    expect((await get(`/email-history?domain=acme.example&${within}`)).results).toEqual([months[1]]);
    expect(await get('/email-history?domain=blank.example')).toEqual({
      results: [],
      insights: {
        first_email_sent: null,
        last_email_sent: null,
        top_company_sender: null,
        unique_threads: null,
      },
    });
  });
});
