import { expect, it } from 'vitest';
import { importScene } from './testing/import-scene.ts';

const { server, db, call, check, takeIn } = await importScene();
const FILE = `domain,name,website,employees,hq country,hq state,growth 1y,total funding,saas,status,growth tags,lists,aliases,datasource,pipeline status,owners,bucket
one.example,One,https://www.one.example,42,United States,Texas,12.5,1500000,yes,Private,Hiring Surge;Slowing Down,Spring,ein.example,conference,In Conversation,Ann Lee,"North, early"
two.example,"Two, ""Ltd""",https://two.example/de/,,Germany,,,,no,,,,,,,,
`;

it.each(['csv', 'xlsx'])('an export of ours changes nothing when it comes back as %s', async (format) => {
  const { headers } = await server.signIn();
  await takeIn(FILE);
  await db
    .updateTable('company')
    .set({ url: 'https://www.one.example' })
    .where('company_domain', '=', 'one.example')
    .execute();
  const file = await server.call('GET', `/api/v1/discovery/export?format=${format}`, { headers });

  const { id, counts } = await check(file.rawPayload, 'companies', `orion.${format}`);

  expect((await call('GET', `/${id}/changes`)).json()).toMatchObject({ results: [] });
  expect(counts).toMatchObject({ unchanged: 2, create: 0, update: 0, differ: 0, conflict: 0, rejected: 0 });
});

it('the data sources of an export come back as they are', async () => {
  const { headers } = await server.signIn();
  await takeIn('domain,datasource\none.example,conference; spring_fair\n');
  const file = await server.call('GET', '/api/v1/export/companies?format=csv', { headers });
  expect(file.body).toContain('conference; spring_fair');

  const { id, mapping, headers: columns } = await check(file.rawPayload);

  expect(mapping[columns.indexOf('datasources')]).toBe('datasource');
  expect((await call('GET', `/${id}/changes?field=datasource`)).json()).toMatchObject({ results: [] });
});
