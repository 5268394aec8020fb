import { describe, expect, it } from 'vitest';
import { aNotedFirm } from './testing/noted-firm.ts';

const { server, ann, ids, people, get } = await aNotedFirm();
const PAGE = 'Page must be a whole number from 1 to 100000.';
const TIME = 'must be an ISO time, like 2026-01-31T00:00:00.000Z.';
const times = (count: number) => Array.from({ length: count }, () => 'projects=x').join('&');

describe('a search that cannot be read', () => {
  it.each([
    // trust case 8
    ['page=-1', PAGE],
    ['page=0', PAGE],
    ['page=1e9', PAGE],
    ['page=abc', PAGE],
    ['page=1.5', PAGE],
    // trust case 9
    [`search=${'x'.repeat(201)}`, 'Search must have at most 200 characters.'],
    [`search=${'x'.repeat(7000)}`, 'Search must have at most 200 characters.'],
    ['search=a%00b', 'Search contains characters that are not text.'],
    // trust case 10
    ['start_time=yesterday', `start_time ${TIME}`],
    ['end_time=%2B275760-09-13T00:00:00.000Z', `end_time ${TIME}`],
    [
      'start_time=2026-02-01T00:00:00Z&end_time=2026-01-01T00:00:00Z',
      'start_time must not be after end_time.',
    ],
    // trust case 11
    [times(51), 'at most 50 values.'],
    [times(600), 'at most 50 values.'],
    ['ratings=good', 'Ratings must be whole numbers, like 3.'],
    ['sort=x', 'Unknown field: sort.'],
  ])('is refused with a sentence (%#)', async (query, sentence) => {
    const reply = await get(`/conversations/all?${query}`);

    expect(reply.json()).toMatchObject({ code: 422, name: expect.stringContaining(sentence) });
    expect(reply.headers['cache-control']).toBe('no-store');
  });

  // trust case 9, trust case 11: beyond the longest address that is read at all
  it.each([`search=${'x'.repeat(10_000)}`, times(5000)])(
    'is refused by its length alone (%#)',
    async (query) => {
      expect((await get(`/conversations/all?${query}`)).json()).toMatchObject({
        code: 414,
        name: 'UriTooLong',
      });
    },
  );

  // trust case 8, trust case 9
  it.each(['page=100000', 'page=1e5', 'search=%ED%A0%80', `search=${'%25_'.repeat(66)}`])(
    'but can be, is answered with nothing (%#)',
    async (query) => {
      const reply = await get(`/conversations/all?${query}`);

      expect([reply.statusCode, reply.json().results]).toEqual([200, []]);
    },
  );
});

describe('a reference that cannot be read', () => {
  it.each<[object, string]>([
    [{ people: [null] }, 'people.0 must be an object.'],
    [{ people: [{ name: 'Ann' }, 'Bo'] }, 'people.1 must be an object.'],
    [{ people: [{}] }, 'people.0.name is required.'],
    [{ people: [{ name: 'Ann', x: 1, y: 2 }] }, 'Unknown field: people.0.x, people.0.y.'],
    [{ projects: ['A', 7] }, 'projects.1 must be text.'],
    [{ projects: [''] }, 'Projects must not hold an empty value.'],
    [{ projects: 'A' }, 'Projects must be a list.'],
  ])('says where in a list: %j', async (wrong, name) => {
    const payload = { content: '<p>Note</p>', ...wrong };

    const reply = await server.call('POST', '/api/v1/references', { headers: ann.headers, payload });

    expect(reply.json()).toMatchObject({ code: 422, name });
  });
});

describe('a reference that is not there', () => {
  // trust case 12
  it.each(["' or 1=1--", '00000000-0000-4000-8000-000000000000', '', 'x'.repeat(200)])(
    'answers 404 (%#)',
    async (id) => {
      for (const path of ['/conversations', '/conversations/header-block']) {
        const reply = await get(`${path}?reference_id=${encodeURIComponent(id)}`);
        expect([reply.statusCode, reply.json().name]).toEqual([404, 'NotFound']);
      }
    },
  );

  it('answers 404 when it was withdrawn', async () => {
    expect((await get(`/conversations?reference_id=${ids['gone']}`)).statusCode).toBe(404);
  });
});

describe('a reference contact', () => {
  const contacts = server.config.REFERENCE_CONTACT_WORKBOARD_ID;
  const put = (payload: object) =>
    server.call('POST', '/api/v1/add-person-to-workboard', { headers: ann.headers, payload });
  const badge = async () => {
    const { data } = (await get(`/conversations?reference_id=${ids['old']}`)).json();
    return data.people.map((one: Record<string, unknown>) => [
      one['affinity_id'],
      one['in_reference_contacts'],
    ]);
  };

  // trust case 20
  it('is nobody by an address that is none, of nobody, or on another workboard', async () => {
    await put({ email: 'mira@sand.example', workboard_id: contacts });
    const before = await badge();
    expect(before).toEqual([[people['mira'], true]]);

    for (const [payload, code] of [
      [{ email: '', workboard_id: contacts }, 422],
      [{ email: 'mira at sand', workboard_id: contacts }, 422],
      [{ email: 'nobody@sand.example', workboard_id: contacts, remove: true }, 404],
      [{ email: 'mira@sand.example', workboard_id: 999_999, remove: true }, 404],
      [{ email: 'mira@sand.example', workboard_id: 'x', remove: true }, 422],
      [{ email: 'mira@sand.example', workboard_id: contacts, remove: 'yes' }, 422],
    ] as const) {
      expect((await put(payload)).json()).toMatchObject({ code });
      expect(await badge()).toEqual(before);
    }
  });
});
