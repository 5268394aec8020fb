import { describe, expect, it } from 'vitest';
import { aDesk } from './testing/desk.ts';

const { send, added, server } = await aDesk();

interface Hit {
  name: string;
  domain: string;
  logo: string | null;
  hq_city: string | null;
  hq_country: string | null;
}
const search = async (term: string) =>
  (await send('GET', `/company-search?search_term=${encodeURIComponent(term)}`)).json<{ results: Hit[] }>()
    .results;
const domains = async (term: string) => (await search(term)).map(({ domain }) => domain);

await added('northwind-labs.example', {
  company_name: 'Northwind Labs',
  company_logo: 'https://logo.example/n.png',
  hq_city: 'Austin',
  hq_country: 'United States',
});
await added('northwind.example', { company_name: 'Northwind' });
await added('greatnorth.example', { company_name: 'Great Northwind Traders' });
await added('harbor.example', { company_name: 'Blue Harbor Analytics' });
await added('percent.example', { company_name: '100%_Sure' });
await send('POST', '/companies/harbor.example/aliases', { domain: 'seaside.example' });

// API-038
describe('GET /company-search', () => {
  it('gives the exact name first, then names that begin so, then names like it', async () => {
    expect(await domains('NorthWind')).toEqual([
      'northwind.example',
      'northwind-labs.example',
      'greatnorth.example',
    ]);
    expect(await search('northwind labs')).toContainEqual({
      name: 'Northwind Labs',
      domain: 'northwind-labs.example',
      logo: 'https://logo.example/n.png',
      hq_city: 'Austin',
      hq_country: 'United States',
    });
  });

  it.each([
    ['a misspelt name', 'nortwind labs', 'northwind-labs.example'],
    ['a word in the middle', 'harbor', 'harbor.example'],
    ['its domain', 'greatnorth.ex', 'greatnorth.example'],
    ['its address', 'https://www.harbor.example/about', 'harbor.example'],
    ['an old domain', 'seaside', 'harbor.example'],
    ['signs that mean something elsewhere', '100%_', 'percent.example'],
  ])('finds a company by %s', async (_way, term, domain) => {
    expect((await domains(term))[0]).toBe(domain);
  });

  it.each(['%%%', '___', "' or 1=1--", '\\\\\\', '💥💥💥', 'xyzzy', '(((('])(
    'finds nothing by %j',
    async (term) => {
      expect(await search(term)).toEqual([]);
    },
  );

  it('answers with 15 at most, each once', async () => {
    await server.db
      .insertInto('company')
      .values(
        Array.from({ length: 40 }, (_, at) => ({
          company_domain: `meridian-${at}.example`,
          company_name: `Meridian ${at}`,
        })),
      )
      .execute();

    const found = await domains('meridian');

    expect(found).toHaveLength(15);
    expect(new Set(found).size).toBe(15);
  });

  it.each([
    ['?search_term=ab', 'search_term must have at least 3 characters.'],
    ['?search_term=%20a%20%20', 'search_term must have at least 3 characters.'],
    ['', 'search_term is required.'],
    [`?search_term=${'a'.repeat(201)}`, 'search_term must have at most 200 characters.'],
    ['?search_term=abc%00', 'search_term contains characters that are not text.'],
    ['?search_term=abc&limit=9', 'Unknown field: limit.'],
  ])('refuses %j with a sentence', async (query, sentence) => {
    const reply = await send('GET', `/company-search${query}`);

    expect(reply.json()).toMatchObject({ code: 422, name: sentence });
  });
});
