import { afterAll, beforeAll, expect, it } from 'vitest';
import { companies } from '#features/companies/server/companies.handlers.ts';
import { type Signed, type TestApp, testApp } from '#orion/server/testing/test-app.ts';
import { NAMES_CHANNEL, openRecollection, type Recall, readAnew } from '#server/db/recollection.ts';
import { explore } from './explore.handlers.ts';

let recall: Recall = readAnew;
let readings = 0;
let server: TestApp;
let ann: Signed;
beforeAll(async () => {
  server = await testApp({
    features: [explore, companies],
    platform: {
      recallNames: (key, read) =>
        recall(key, () => {
          readings += 1;
          return read();
        }),
    },
  });
  ann = await server.signIn();
  const names = openRecollection(server.serverUrl, NAMES_CHANNEL, () => server.platform.counts.writes);
  afterAll(() => names.close());
  recall = names.recall;
});

const search = async (hq_city: string) => {
  const reply = await server.call('GET', `/api/v1/discovery?hq_city=${hq_city}`, { headers: ann.headers });
  return reply.json<{ results: { company_domain: string }[] }>().results.map((one) => one.company_domain);
};
const untilRemembered = (hq_city: string) =>
  expect
    .poll(async () => {
      const before = readings;
      await search(hq_city);
      return readings - before;
    })
    .toBe(0);

it('finds at once what this process has added in a city that nobody knew', async () => {
  await untilRemembered('Lodi');
  const payload = { company_domain: 'fern.example', company_name: 'Fern', hq_city: 'Lodi' };
  const added = await server.call('POST', '/api/v1/companies', { headers: ann.headers, payload });
  expect(added.statusCode, added.body).toBe(201);
  expect(await search('Lodi')).toEqual(['fern.example']);
});

it('finds what another process has added in a city that nobody knew', async () => {
  await untilRemembered('Aarau');
  await server.db
    .insertInto('company')
    .values({ company_domain: 'moss.example', company_name: 'Moss', hq_city: 'Aarau' })
    .execute();
  await expect.poll(() => search('Aarau')).toEqual(['moss.example']);
});
