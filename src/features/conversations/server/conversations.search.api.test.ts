import { expect, it } from 'vitest';
import { aReference } from './testing/firm.ts';
import { aNotedFirm } from './testing/noted-firm.ts';

const { server, ann, ben, ids, people, get, found } = await aNotedFirm();

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
    called_on: null,
    version: 1,
    projects: [],
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
