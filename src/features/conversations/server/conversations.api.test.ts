import { describe, expect, it } from 'vitest';
import { aNotedFirm } from './testing/noted-firm.ts';

const { ann, ben, ids, get } = await aNotedFirm();

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
