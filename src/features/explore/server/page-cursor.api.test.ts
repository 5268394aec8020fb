import fc from 'fast-check';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Signed, type TestApp, testApp } from '#orion/server/testing/test-app.ts';
import { DIRECTIONS, SORTS } from '../sort.rules.ts';
import { explore } from './explore.handlers.ts';
import { NOW } from './testing/filter-cases.ts';
import { scatterCompanies } from './testing/scattered-companies.ts';

const SENTENCE = 'Page must be what next_page answered to the same search, or a whole number from 1 to 200.';
const ORDERS = SORTS.flatMap((sort) =>
  DIRECTIONS.map((direction) => `sort_by=${sort}&sort_direction=${direction}`),
);
/** Every search that has pages. */
const SEARCHES = [
  ...ORDERS.map((order) => `discovery?${order}`),
  'discovery?is_saas=true&sort_by=year_founded',
  'ranked-quip-mentions?',
  'ranked-quip-mentions?newsletter_sender=newsletter',
];

let server: TestApp;
let ann: Signed;
let cursors: Map<string, string>;
const ask = async (search: string, page?: string) =>
  server.call('GET', `/api/v1/${search}${page === undefined ? '' : `&page=${page}`}`, {
    headers: ann.headers,
  });

beforeAll(async () => {
  server = await testApp({ features: [explore] });
  server.clock.set(NOW);
  ann = await server.signIn({ email_address: 'ann@firm.example', full_name: 'Ann Lee' });
  await scatterCompanies(server.db, ann.user_id, NOW);
  await sql`insert into quip (company_id, quip_text, quip_type, date, source_type, source)
    select company_id, 'Said', 'newsletter', date '2026-01-10', 'NEWSLETTER', 'issue' from company`.execute(
    server.db,
  );
  cursors = new Map();
  for (const search of SEARCHES)
    cursors.set(search, (await ask(search)).json<{ next_page: string }>().next_page);
});

describe('a page', () => {
  it('is taken by the search and the order it belongs to, and refused by every other', async () => {
    expect(new Set(cursors.values()).size).toBe(SEARCHES.length);
    for (const [from, page] of cursors)
      for (const search of SEARCHES) {
        const reply = await ask(search, page);

        if (search === from) expect(reply.statusCode, search).toBe(200);
        else expect(reply.json(), `${from} asked as ${search}`).toMatchObject({ code: 422, name: SENTENCE });
      }
  });

  it('is the same whichever values of a filter come first', async () => {
    const [some, other] = [
      'discovery?hq_country=Norway&hq_country=Peru',
      'discovery?hq_country=Peru&hq_country=Norway',
    ];
    await sql`update company set hq_country = case when company_id % 2 = 0 then 'Norway' else 'Peru' end`.execute(
      server.db,
    );
    const { next_page } = (await ask(some)).json<{ next_page: string }>();

    expect((await ask(other, next_page)).json()).toEqual((await ask(some, next_page)).json());
    expect((await ask('discovery?hq_country=Peru', next_page)).json()).toMatchObject({
      code: 422,
      name: SENTENCE,
    });
  });

  it('that was forged is refused with a sentence or answered, never a fault', async () => {
    const odd = fc.constantFrom<unknown>(
      2015.5,
      1e308,
      -1e308,
      2 ** 31,
      40_000,
      -1,
      '2015',
      '',
      null,
      {},
      [1],
      true,
      'a\u0000',
      '\ud800',
    );
    const forged = fc.record({ value: odd, id: odd, name: odd, run: odd }, { requiredKeys: [] });

    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...SEARCHES), forged, async (search, changes) => {
        const genuine: unknown = JSON.parse(Buffer.from(cursors.get(search) ?? '', 'base64url').toString());
        const page = Buffer.from(JSON.stringify({ ...Object(genuine), ...changes })).toString('base64url');
        const reply = await ask(search, page);

        expect([200, 409, 422], reply.body).toContain(reply.statusCode);
        if (reply.statusCode === 422) expect(reply.json()).toMatchObject({ name: SENTENCE });
      }),
      { numRuns: process.env.ORION_TEST_LONG ? 2000 : 200 },
    );
  });

  it('behind the longest name leads on too', async () => {
    await sql`update company set company_name = repeat('株', 490) || company_id`.execute(server.db);
    const search = 'discovery?sort_by=company_size';
    const { next_page } = (await ask(search)).json<{ next_page: string }>();

    expect((await ask(search, next_page)).statusCode).toBe(200);
  });
});
