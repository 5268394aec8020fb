import { beforeAll, describe, expect, it } from 'vitest';
import { type Signed, type TestApp, testApp } from '#orion/server/testing/test-app.ts';
import { explore } from '../explore.handlers.ts';
import { scatterCompanies } from '../testing/scattered-companies.ts';
import { aSearch, watchedUuids } from '../testing/watched-searches.ts';
import { watch } from './watch.handlers.ts';

let server: TestApp;
let ann: Signed;
let bo: Signed;
beforeAll(async () => {
  server = await testApp({ features: [explore, watch] });
  ann = await server.signIn();
  bo = await server.signIn();
  await scatterCompanies(server.db, ann.user_id, server.clock.now());
});

const post = async (payload: object, { headers }: Signed = ann, query = '') => {
  const reply = await server.call('POST', `/api/v1/discovery/watch${query}`, { payload, headers });
  return { status: reply.statusCode, body: reply.json() };
};
const history = async () =>
  (await server.call('GET', '/api/v1/discovery-search-history', { headers: ann.headers })).json().results;
const eventsOf = (uuid: string) =>
  server.db
    .selectFrom('audit_event')
    .orderBy('event_id')
    .select('via')
    .where('object_id', '=', uuid)
    .execute();

describe('watching a search', () => {
  // WATCH-004, WATCH-006, API-079
  it('starts and stops, and says which', async () => {
    const uuid = await aSearch(server.db, ann, { is_saas: ['true'] });

    expect(await post({ uuid, watched: true })).toEqual({
      status: 200,
      body: {
        result: 'success',
        error: null,
        message: "Discovery status 'set as watched' added successfully!",
      },
    });
    expect(await history()).toMatchObject([{ uuid, watched: true }]);
    expect(await post({ uuid, watched: false })).toMatchObject({
      body: { result: 'success', message: "Discovery status 'set as watched' removed successfully!" },
    });
    expect(await history()).toMatchObject([{ uuid, watched: false }]);
    expect(await server.db.selectFrom('discovery_watch').selectAll().execute()).toEqual([]);
  });

  it('is one change and one event however often the link of a mail is opened', async () => {
    const uuid = await aSearch(server.db, ann, { is_saas: ['false'] });

    const replies = await Promise.all(
      [1, 2, 3, 4, 5].map(() => post({ uuid, watched: true }, ann, '?via=email_link')),
    );

    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(await eventsOf(uuid)).toEqual([{ via: 'email_link' }]);
  });

  it('holds for every entry of the same search', async () => {
    const [older, newer] = [
      await aSearch(server.db, ann, { status: ['Private'] }, '2026-01-01T08:00:00Z'),
      await aSearch(server.db, ann, { status: ['Private'] }, '2026-01-02T08:00:00Z'),
    ];
    await post({ uuid: older, watched: true });

    expect((await history()).filter(({ watched }: { watched: boolean }) => watched)).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ uuid: older }),
        expect.objectContaining({ uuid: newer }),
      ]),
    );
    await post({ uuid: newer, watched: false });
    expect(await watchedUuids(server.db, ann)).not.toContain(older);
  });
});

describe('a watch that is refused', () => {
  const NOT_YOURS = 'This is not one of your searches. Sign in as the person the mail was for.';

  it('is another’s or nobody’s, and neither can be told from the other', async () => {
    const uuid = await aSearch(server.db, ann, { status: ['Closed'] });

    for (const watched of [true, false])
      for (const asked of [uuid, crypto.randomUUID()])
        expect(await post({ uuid: asked, watched }, bo)).toEqual({
          status: 403,
          body: {
            code: 403,
            name: 'Forbidden',
            message: NOT_YOURS,
            status: 'failure',
            result: 'failure',
            error: 'Forbidden',
          },
        });
    expect(await watchedUuids(server.db, ann)).not.toContain(uuid);
    expect(await eventsOf(uuid)).toEqual([]);
  });

  it.each([
    [{ uuid: 'x', watched: true }, 'uuid must be the uuid of a search in your search history'],
    [{ uuid: crypto.randomUUID(), watched: 'maybe' }, 'watched must be true or false'],
    [{ uuid: crypto.randomUUID() }, 'watched must be true or false'],
    [{ watched: true }, 'uuid must be the uuid of a search in your search history'],
  ])('%j names what is wrong', async (payload, sentence) => {
    const { status, body } = await post(payload);

    expect([status, body.result, body.error]).toEqual([422, 'failure', body.name]);
    expect(body.name.toLowerCase()).toContain(sentence);
  });
});

describe('the days of the search history', () => {
  const at = (query: string) =>
    server.call('GET', `/api/v1/discovery-search-history?${query}`, { headers: bo.headers });

  it('are whole days, or moments', async () => {
    const first = await aSearch(server.db, bo, { status: ['Private'] }, '2026-02-01T23:30:00Z');
    const second = await aSearch(server.db, bo, { status: ['Closed'] }, '2026-02-02T00:30:00Z');
    const found = async (query: string) =>
      (await at(query)).json().results.map(({ uuid }: { uuid: string }) => uuid);

    expect(await found('')).toEqual([first, second]);
    expect(await found('date_to=2026-02-01')).toEqual([first]);
    expect(await found('date_from=2026-02-02')).toEqual([second]);
    expect(await found('date_from=2026-02-01T23:00:00Z&date_to=2026-02-02T22:59:59.999Z')).toEqual([
      first,
      second,
    ]);
  });

  it.each([
    ['date_from=yesterday', 'date_from'],
    ['date_to=2026-02-31', 'date_to'],
    ['date_from=2026-02-02&date_to=2026-02-01', 'date_from must not be after date_to'],
    ['limit=0', 'limit'],
    ['who=bo', 'who'],
  ])('%s is refused by name', async (query, named) => {
    const reply = await at(query);

    expect(reply.statusCode).toBe(422);
    expect(reply.json().name.toLowerCase()).toContain(named);
  });
});
