import { beforeAll, describe, expect, it } from 'vitest';
import { type Signed, type TestApp, testApp } from '#server/testing/test-app.ts';
import { addProjects, aPerson, aReference } from './testing/firm.ts';

let server: TestApp;
let ann: Signed;
let ben: Signed;
const ids: Record<string, string> = {};
const people: Record<string, number> = {};

beforeAll(async () => {
  server = await testApp();
  ann = await server.signIn({ full_name: 'Ann Lee' });
  ben = await server.signIn({ full_name: 'Ben Okoro' });
  const { db } = server;
  await addProjects(db, 'Atlas', 'Beacon');
  const { company_id } = await db
    .insertInto('company')
    .values({ company_domain: 'ferrowick.example', company_name: 'Ferrowick' })
    .returning('company_id')
    .executeTakeFirstOrThrow();
  people['mira'] = await aPerson(db, {
    full_name: 'Mira Sand',
    email: 'mira@sand.example',
    rating: 3,
    projects: ['Atlas'],
    functions: ['Engineering', 'Product'],
    reference_types: ['Customer'],
  });
  people['otto'] = await aPerson(db, { full_name: 'Otto Müller', rating: 1, functions: ['Sales'] });
  people['ivo'] = await aPerson(db, {
    full_name: 'Ivo Kern',
    is_ignored: true,
    projects: ['No Project Required'],
  });
  const by = (creator_id: number, created_at: string, more: object) =>
    aReference(db, { creator_id, created_at, ...more });
  ids['old'] = await by(ann.user_id, '2026-01-01T08:00:00Z', {
    content: '<p>The plant manager bought it. 100% sure.</p>',
    people: [people['mira']],
    companies: [company_id],
  });
  ids['mid'] = await by(ben.user_id, '2026-02-01T08:00:00Z', {
    content: '<p>The manager of another plant <b>waits</b>.</p>',
    people: [people['ivo'], people['otto']],
    projects: ['Beacon'],
  });
  ids['new'] = await by(ann.user_id, '2026-03-01T08:00:00Z', {
    content: '<p>Lunch about planting.</p>',
    people: [people['ivo']],
  });
  ids['gone'] = await by(ann.user_id, '2026-03-02T08:00:00Z', { content: '<p>plant manager</p>' });
  await db
    .updateTable('reference')
    .set({ withdrawn_at: '2026-03-03T00:00:00Z' })
    .where('reference_id', '=', ids['gone'])
    .execute();
});

const get = (path: string, who = ann) => server.call('GET', `/api/v1${path}`, { headers: who.headers });
const found = async (query: string) => {
  const { results } = (await get(`/conversations/all?${query}`)).json();
  const names = Object.fromEntries(Object.entries(ids).map(([name, id]) => [id, name]));
  return results.map(({ reference_id }: { reference_id: string }) => names[reference_id]);
};

describe('searching references', () => {
  // API-069, CONV-046, CONV-055, CONV-056, CONV-062, REF-041
  it('answers references with their people, counts, next page and clipboard text, newest first', async () => {
    const reply = (await get('/conversations/all')).json();

    expect([reply.counts, reply.next_page]).toEqual([3, null]);
    expect(reply.results.map((one: { created_at: string }) => one.created_at)).toEqual([
      '2026-03-01T08:00:00.000Z',
      '2026-02-01T08:00:00.000Z',
      '2026-01-01T08:00:00.000Z',
    ]);
    expect(reply.results[2]).toEqual({
      reference_id: ids['old'],
      content: '<p>The plant manager bought it. 100% sure.</p>',
      created_at: '2026-01-01T08:00:00.000Z',
      creator: 'Ann Lee',
      creator_email: ann.email,
      all_projects: ['Atlas'],
      all_functions: ['Engineering', 'Product'],
      all_reference_types: ['Customer'],
      all_ratings: ['Nurture Relationship'],
      companies: [{ company_domain: 'ferrowick.example', company_name: 'Ferrowick' }],
      excerpt: null,
      people: [
        {
          affinity_id: people['mira'],
          name: 'Mira Sand',
          email: 'mira@sand.example',
          projects: ['Atlas'],
          functions: ['Engineering', 'Product'],
          rating: 3,
          reference_type: ['Customer'],
          in_reference_contacts: false,
          is_ignored: false,
          incomplete: false,
          version: 1,
        },
      ],
    });
    expect(reply.gpt).toContain('Date: Jan 01 2026\nCreator: Ann Lee\nProjects: Atlas\n');
  });

  // CONV-047
  it.each([
    ['search=plant+manager', ['old', 'mid']],
    ['search=PLANT', ['mid', 'old', 'new']],
    ['search=sand', ['old']],
    ['search=muller', ['mid']],
    ['search=okoro', ['mid']],
    ['search=ferrowick', ['old']],
    ['search=100%25', ['old']],
    ['search=%25', ['old']],
    ['search=_', []],
    ['search=nobody+knows', []],
  ])('%s finds %j: the exact words first, then newest first', async (query, expected) => {
    expect(await found(query)).toEqual(expected);
  });

  // CONV-049, CONV-050, CONV-051, CONV-052, CONV-053
  it.each([
    ['projects=Atlas', ['old']],
    ['projects=Atlas&projects=Beacon', ['mid', 'old']],
    ['projects=No+Project+Required', ['new']],
    ['functions=Sales', ['mid']],
    ['functions=Sales&functions=Product', ['mid', 'old']],
    ['reference_types=Customer', ['old']],
    ['ratings=3', ['old']],
    ['ratings=0', ['new', 'mid']],
    ['ratings=1&functions=Product', []],
    ['projects=Atlas&functions=Product&ratings=3', ['old']],
    ['projects=nothing+of+the+sort', []],
  ])('%s finds %j: any within a category, all between categories', async (query, expected) => {
    expect(await found(query)).toEqual(expected);
  });

  it('takes creators by their address', async () => {
    expect(await found(`creators=${encodeURIComponent(ben.email.toUpperCase())}`)).toEqual(['mid']);
  });

  // CONV-015, CONV-016
  it('ignores a category in which All is chosen', async () => {
    expect(await found('ratings=all&functions=Sales')).toEqual(['mid']);
  });

  // CONV-048
  it('takes a span from its first to its last moment', async () => {
    expect(await found('start_time=2026-01-01T08:00:00.000Z&end_time=2026-02-01T08:00:00.000Z')).toEqual([
      'mid',
      'old',
    ]);
    expect(await found('start_time=2026-02-01T08:00:00.001Z')).toEqual(['new']);
  });

  it('marks the hit in the excerpt and leaves the content alone', async () => {
    const { results } = (await get('/conversations/all?search=plant+manager')).json();

    expect(results[0]).toMatchObject({
      excerpt: 'The <mark>plant</mark> <mark>manager</mark> bought it. 100% sure.',
      content: '<p>The plant manager bought it. 100% sure.</p>',
    });
    const [byPerson] = (await get('/conversations/all?search=mull')).json().results;
    expect(byPerson.excerpt).toBe('Otto <mark>Müll</mark>er');
  });

  it('shows ignored people last, “No Project Required” only without a real project', async () => {
    const { results } = (await get('/conversations/all')).json();

    expect(results[0]).toMatchObject({ all_projects: ['No Project Required'], all_ratings: [] });
    expect(results[1].all_projects).toEqual(['Beacon']);
    expect(results[1].people.map((one: { name: string }) => one.name)).toEqual(['Otto Müller', 'Ivo Kern']);
  });

  // trust.md 8 to 11
  it.each([
    ['page=-1', 'Page must be a whole number from 1 to 100000.'],
    ['page=0', 'Page must be a whole number from 1 to 100000.'],
    ['page=1e9', 'Page must be a whole number from 1 to 100000.'],
    ['page=abc', 'Page must be a whole number from 1 to 100000.'],
    ['page=1.5', 'Page must be a whole number from 1 to 100000.'],
    [`search=${'x'.repeat(4000)}`, 'Search must have at most 200 characters.'],
    ['search=a%00b', 'Search contains characters that are not text.'],
    ['start_time=yesterday', 'start_time must be an ISO time, like 2026-01-31T00:00:00.000Z.'],
    [
      'end_time=%2B275760-09-13T00:00:00.000Z',
      'end_time must be an ISO time, like 2026-01-31T00:00:00.000Z.',
    ],
    [
      'start_time=2026-02-01T00:00:00Z&end_time=2026-01-01T00:00:00Z',
      'start_time must not be after end_time.',
    ],
    [Array.from({ length: 51 }, () => 'projects=x').join('&'), 't most 50 values.'],
    ['ratings=good', 'Ratings must be whole numbers, like 3.'],
    ['sort=x', 'Unknown field: sort.'],
  ])('refuses what it cannot read, with a sentence (%#)', async (query, sentence) => {
    const reply = await get(`/conversations/all?${query}`);

    expect(reply.statusCode).toBe(422);
    expect(reply.json().name).toContain(sentence);
  });

  it.each(['page=100000', 'search=%ED%A0%80', `search=${'%25_'.repeat(66)}`])(
    'answers a search for nothing with nothing (%#)',
    async (query) => {
      const reply = await get(`/conversations/all?${query}`);

      expect([reply.statusCode, reply.json().results]).toEqual([200, []]);
    },
  );

  // CONV-054
  it('pages by number until there is no more', async () => {
    const creator = await server.signIn({ full_name: 'Pia Many' });
    for (let at = 0; at < 45; at += 1)
      await aReference(server.db, {
        creator_id: creator.user_id,
        content: `<p>Numbered ${at}</p>`,
        created_at: `2025-01-01T00:${String(at).padStart(2, '0')}:00Z`,
      });
    const page = async (number: number) =>
      (await get(`/conversations/all?creators=${creator.email}&page=${number}`)).json();

    const pages = [await page(1), await page(2), await page(3), await page(4)];

    expect(pages.map(({ results }) => results.length)).toEqual([20, 20, 5, 0]);
    expect(pages.map(({ next_page }) => next_page)).toEqual([2, 3, null, null]);
    expect(pages.map(({ counts }) => counts)).toEqual([45, 45, 45, 45]);
    expect(
      new Set(pages.flatMap(({ results }) => results.map((one: { content: string }) => one.content))).size,
    ).toBe(45);
    expect(pages[0].gpt.split('\n\n')).toHaveLength(45);
    expect(pages[1].gpt).toBe('');
  });
});

describe('one reference', () => {
  // REF-043, API-068, REF-055
  it('is answered as itself and as the first result', async () => {
    const { data } = (await get(`/conversations/?reference_id=${ids['mid']}`)).json();

    expect(data).toMatchObject({ reference_id: ids['mid'], creator: 'Ben Okoro', all_projects: ['Beacon'] });
    const { results, ...reference } = data;
    expect(results).toEqual([reference]);
  });

  // API-066
  it('has a head that comes before the rest', async () => {
    expect((await get(`/conversations/header-block?reference_id=${ids['old']}`)).json()).toEqual({
      data: {
        reference_id: ids['old'],
        created_at: '2026-01-01T08:00:00.000Z',
        creator: 'Ann Lee',
        all_projects: ['Atlas'],
      },
    });
  });

  // trust.md 12
  it.each(["' or 1=1--", '00000000-0000-4000-8000-000000000000', '', 'x'.repeat(200)])(
    'that is not there answers 404 (%#)',
    async (id) => {
      for (const path of ['/conversations', '/conversations/header-block']) {
        const reply = await get(`${path}?reference_id=${encodeURIComponent(id)}`);
        expect([reply.statusCode, reply.json().name]).toEqual([404, 'NotFound']);
      }
    },
  );

  it('that was withdrawn answers 404', async () => {
    expect((await get(`/conversations?reference_id=${ids['gone']}`)).statusCode).toBe(404);
  });
});

describe('beside the list', () => {
  // API-067, REF-040
  it('the queue holds the caller’s own references with somebody incomplete', async () => {
    const own = (await get('/conversations/incomplete', ben)).json();
    const anns = (await get('/conversations/incomplete', ann)).json();
    const asked = (await get(`/conversations/incomplete?creators=${ben.email}`, ann)).json();

    expect(own).toMatchObject({ counts: 1, next_page: null, results: [{ reference_id: ids['mid'] }] });
    expect(anns).toMatchObject({ counts: 0, results: [] });
    expect(asked.counts).toBe(1);
    expect(own.results[0].people[0]).toMatchObject({ name: 'Otto Müller', incomplete: true });
  });

  // API-012
  it('a look-up answers where it was found, and wants three letters', async () => {
    expect((await get('/references-search?search_term=manager')).json().results).toEqual([
      {
        reference_id: ids['mid'],
        creator: 'Ben Okoro',
        created_at: '2026-02-01T08:00:00.000Z',
        excerpt: 'The <mark>manager</mark> of another plant waits.',
      },
      {
        reference_id: ids['old'],
        creator: 'Ann Lee',
        created_at: '2026-01-01T08:00:00.000Z',
        excerpt: 'The plant <mark>manager</mark> bought it. 100% sure.',
      },
    ]);
    expect((await get('/references-search?search_term=ab')).json().name).toBe(
      'search_term must have at least 3 characters.',
    );
  });

  // API-054, API-055
  it('tells who wrote how many, and how many there are of what', async () => {
    const span = 'start_time=2026-01-01T00:00:00Z&end_time=2026-12-31T00:00:00Z';

    expect((await get(`/conversation-contribution?${span}`)).json().results).toEqual([
      { creator: 'Ann Lee', email_address: ann.email, count: 2, incomplete: 0 },
      { creator: 'Ben Okoro', email_address: ben.email, count: 1, incomplete: 1 },
    ]);
    expect((await get(`/conversation-insight?${span}`)).json().data).toEqual({
      total: 3,
      by_project: [
        { display_name: 'Atlas', count: 1 },
        { display_name: 'Beacon', count: 1 },
      ],
      by_function: [
        { display_name: 'Engineering', count: 1 },
        { display_name: 'Product', count: 1 },
        { display_name: 'Sales', count: 1 },
      ],
      by_reference_type: [{ display_name: 'Customer', count: 1 }],
      by_rating: [
        { display_name: 'No need to follow-up', count: 1 },
        { display_name: 'Nurture Relationship', count: 1 },
      ],
    });
  });
});
