import { brotliDecompressSync } from 'node:zlib';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { eventually } from '#kernel/testing/eventually.ts';
import { type Signed, type TestApp, testApp } from '#orion/server/testing/test-app.ts';
import { aPersonalToken } from '#orion/server/testing/product-process.ts';
import { explore } from './explore.handlers.ts';
import { scatterCompanies } from './testing/scattered-companies.ts';

let server: TestApp;
let ann: Signed;
beforeAll(async () => {
  server = await testApp({ features: [explore] });
  ann = await server.signIn({ email_address: 'ann.lee@firm.example', full_name: 'Ann Lee' });
  await scatterCompanies(server.db, ann.user_id, server.clock.now());
});

const get = async (path: string, headers: Record<string, string> = ann.headers) =>
  (await server.call('GET', `/api/v1${path}`, { headers })).json();

describe('what the filters offer', () => {
  // EXPL-076, FILT-066, FILT-067, FILT-069, API-075
  it('comes from the companies there are', async () => {
    const { data } = await get('/discovery/filters-data');

    expect(data.countries).toEqual(['Canada', 'Japan', 'United States']);
    expect(data.states).toEqual(['Ontario', 'Texas']);
    expect(data.statuses).toContainEqual({ display_name: 'Private', server_value: 'Private' });
    expect(data.founder_metro_areas).toEqual([
      { founder_metro_value: 'Greater Toronto', founder_metro_display: 'Greater Toronto', country: 'Canada' },
    ]);
    expect(data.growth_tags.map(({ tag_name }: { tag_name: string }) => tag_name)).toEqual([
      'funded',
      'hiring',
      'quiet',
    ]);
    expect(data.growth_tags[0].tag_count).toBeGreaterThan(0);
    expect(data.newsletter_types).toContainEqual({ name: 'Weekly', value: 'weekly' });
  });

  it('sends at most 500 states and cities by name, and finds the others by their letters', async () => {
    await sql`insert into company (company_domain, company_name, hq_city, hq_country)
      select 'town-' || n || '.example', 'Town ' || n, 'Town ' || lpad(n::text, 4, '0'), 'Freeland'
      from generate_series(1, 700) n`.execute(server.db);

    const { data } = await get('/discovery/filters-data');

    expect(data.cities).toHaveLength(500);
    expect(data.cities).toEqual(data.cities.toSorted());
    expect(await get('/discovery/hq-lookup?hq_city=Town%200700')).toMatchObject({
      data: { cities: ['Town 0700'] },
    });
  });

  it('offers and finds a place once, however its capitals are written', async () => {
    await sql`insert into company (company_domain, company_name, hq_city, hq_state, hq_country) values
      ('loud.example', 'Loud', 'LYON', 'PAYS DE LA LOIRE', 'FRANCE'),
      ('quiet.example', 'Quiet', 'lyon', 'pays de la loire', 'france'),
      ('usual.example', 'Usual', 'Lyon', 'Pays de la Loire', 'France'),
      ('ile.example', 'Ile', 'ÎLE-SUR-MER', null, 'France'), ('orion.example', 'Orion', 'Orion', null, 'Canada')`.execute(
      server.db,
    );
    const script = {
      authorization: `Bearer ${await aPersonalToken(server.db, { email_address: 'ann.lee@firm.example' })}`,
    };
    // A busy machine leaves the total out of the page, and only there.
    const totalOf = async (query: string) => (await get(`/discovery/count?${query}`, script)).total_count;

    expect(await get('/discovery/hq-lookup?hq_country=franc')).toMatchObject({
      data: { countries: ['France'] },
    });
    expect(await get('/discovery/hq-lookup?hq_city=lyon')).toMatchObject({ data: { cities: ['Lyon'] } });
    expect(
      await Promise.all(
        ['hq_country=fRance', 'hq_state=PAYS DE LA Loire', 'hq_city=LYON', 'hq_city=ÎLE-SUR-MER'].map(
          totalOf,
        ),
      ),
    ).toEqual([4, 3, 3, 1]);
    expect(await totalOf('hq_city=orion')).toBe(1);
    expect(await totalOf('explore_datasource=ORION')).toBe(await totalOf('explore_datasource=orion'));
  });

  it('comes as brotli where a reader takes it', async () => {
    const headers = { ...ann.headers, 'accept-encoding': 'gzip, deflate, br' };
    const reply = await server.call('GET', '/api/v1/discovery/filters-data', { headers });

    expect(reply.headers['content-encoding']).toBe('br');
    expect(JSON.parse(brotliDecompressSync(reply.rawPayload).toString())).toHaveProperty('data.countries');
  });

  // FILT-060, FILT-071, API-109
  it('finds places by three letters, inside what was chosen', async () => {
    expect(await get('/discovery/hq-lookup?hq_country=united')).toMatchObject({
      data: { countries: ['United States'] },
    });
    expect(await get('/discovery/hq-lookup?hq_country=Canada&hq_state=ont')).toMatchObject({
      data: { states: ['Ontario'] },
    });
    expect(await get('/discovery/hq-lookup?hq_country=Japan&hq_state=ont')).toMatchObject({
      data: { states: [] },
    });
    expect(await get('/discovery/hq-lookup?hq_country=%25_%25')).toMatchObject({ data: { countries: [] } });
    expect(await get('/discovery/hq-lookup?hq_country=ca')).toMatchObject({
      code: 422,
      name: 'Type at least 3 letters of a place.',
    });
  });

  // API-044, API-045
  it('finds states, and cities inside one of them, by three letters', async () => {
    await sql`insert into company (company_domain, company_name, hq_city, hq_state, hq_country)
      values ('ham.example', 'Ham', 'Hamilton', 'Ontario', 'Canada'), ('oh.example', 'Oh', 'Hamilton', 'Ohio', 'United States')`.execute(
      server.db,
    );

    expect(await get('/discovery/hq-lookup?hq_country=Canada&hq_city=hamil')).toMatchObject({
      data: { cities: ['Hamilton'] },
    });
    expect(await get('/discovery/hq-lookup?hq_country=Japan&hq_city=hamil')).toMatchObject({
      data: { cities: [] },
    });
    expect(await get('/linkedin/states?search_term=ONT')).toEqual({ results: ['Ontario'] });
    expect(await get('/linkedin/cities?search_term=hamil&state=Ohio')).toEqual({ results: ['Hamilton'] });
    expect(await get('/linkedin/cities?search_term=hamil&state=Texas')).toEqual({ results: [] });
    expect(await get('/linkedin/states?search_term=on')).toMatchObject({
      code: 422,
      name: 'search_term must have at least 3 characters.',
    });
  });

  // API-081, API-082, LIST-013
  it('names owners and lists', async () => {
    await server.signIn({ email_address: 'bo@firm.example', full_name: 'Bo Roe', role: null });

    expect(await get('/pipeline-tp-owner')).toEqual({
      results: [
        {
          display_name: 'Ann Lee',
          server_value: 'ann',
          full_name: 'Ann Lee',
          email_address: 'ann.lee@firm.example',
          role: 'PARTNER',
        },
      ],
    });
    expect(await get('/all-lists-and-buckets')).toMatchObject({
      data: { lists: [{ name: 'Scattered', list_id: expect.any(Number) }], buckets: [] },
    });
  });
});

describe('the search history', () => {
  const history = async () => (await get('/discovery-search-history')).results;

  // HIST-001, API-101
  it('keeps each new search of its owner once, with its count', async () => {
    for (const query of [
      'is_saas=true',
      'is_saas=true',
      'is_saas=true&status=Private&status=Closed',
      'status=Closed&is_saas=true&status=Private',
    ]) {
      await get(`/discovery?${query}`);
      server.clock.advance(1000);
    }

    await eventually(async () => expect(await history()).toHaveLength(2));
    const [first, second] = await history();
    expect(first).toMatchObject({
      filters: { is_saas: ['true'] },
      totalCount: expect.any(Number),
      watched: false,
    });
    expect(second.filters).toEqual({ is_saas: ['true'], status: ['Private', 'Closed'] });
  });

  it('is nobody else’s, and holds nothing of scripts', async () => {
    const bo = await server.signIn();
    const token = await aPersonalToken(server.db);
    await get('/discovery?is_saas=false', { authorization: `Bearer ${token}` });

    expect((await get('/discovery-search-history', bo.headers)).results).toEqual([]);
    expect((await get('/discovery-search-history', { authorization: `Bearer ${token}` })).results).toEqual(
      [],
    );
  });
});
