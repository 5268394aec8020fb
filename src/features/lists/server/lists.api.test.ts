import { expect, it } from 'vitest';
import { aPipeline } from '#features/pipeline/server/testing/a-pipeline.ts';
import type { Signed } from '#orion/server/testing/test-app.ts';

const { server, ann, ben, added, send, read, found, stored } = await aPipeline();
const create = async (name: string, type = 'companies') =>
  (await send('POST', '/create-workbook', { name, type })).json().data.workboard_id as number;
const file = (domain: string, list_id: number, who: Signed = ann) =>
  send('POST', '/add-company-to-list', { domain, list_id }, who);
const take = (domain: string, list_id: number, who: Signed = ann) =>
  send('DELETE', `/remove-company-from-list/${encodeURIComponent(domain)}/${list_id}`, undefined, who);
interface Lists {
  data: { list_id: number; name: string }[];
  suggested_lists: { list_id: number; name: string }[];
  bucket: string | null;
}
const listsOf = (domain: string) => read<Lists>(`/company-lists?domain=${domain}`);
const names = (lists: readonly { name: string }[]) => lists.map(({ name }) => name);

// LIST-002, LIST-012, LIST-014, API-064, API-083
it('files a company and tells its lists', async () => {
  await added('filed.example');
  const climate = await create('Climate');

  expect((await file('filed.example', climate)).json()).toEqual({ status: 'success' });
  expect((await file('filed.example', climate)).json()).toEqual({ status: 'success' });
  expect(await listsOf('filed.example')).toEqual({
    data: [{ list_id: climate, name: 'Climate' }],
    suggested_lists: [],
    bucket: null,
    affinity_id: null,
  });
  const byPut = await server.call('PUT', '/api/v1/add-company-to-list', {
    headers: ann.headers,
    payload: { domain: 'filed.example', list_id: climate },
  });
  expect(byPut.json()).toEqual({ status: 'success' });
});

it('knows neither a list nor a company that is not there', async () => {
  await added('known.example');
  const people = await create('Not for companies', 'people');

  expect((await file('known.example', 999_999)).json()).toMatchObject({
    code: 404,
    message: 'List not found',
  });
  expect((await file('known.example', people)).json()).toMatchObject({ code: 404 });
  expect((await file('unknown.example', people)).json()).toMatchObject({
    code: 404,
    message: 'Company not found',
  });
});

// LIST-016, API-110
it('takes a company off a list, also one it is not on', async () => {
  await added('taken.example');
  const health = await create('Health');
  await file('taken.example', health);

  expect((await take('taken.example', health)).json()).toEqual({ status: 'success' });
  expect((await take('taken.example', health, ben)).json()).toEqual({ status: 'success' });
  expect((await listsOf('taken.example')).data).toEqual([]);
  expect(await read('/company-list-history?domain=taken.example')).toEqual({
    results: [
      {
        kind: 'list',
        name: 'Health',
        change: 'removed',
        changed_at: expect.any(String),
        changed_by: 'Ann Lee',
      },
      {
        kind: 'list',
        name: 'Health',
        change: 'added',
        changed_at: expect.any(String),
        changed_by: 'Ann Lee',
      },
    ],
  });
});

it('creates a list with many companies on it, or none of it', async () => {
  await added('first.example');
  await added('second.example');
  const make = (name: string, domains: string[]) =>
    send('POST', '/add-companies-to-new-list', { name, domains });

  const reply = await make(' Shortlist ', ['first.example', 'second.example']);

  expect(reply.statusCode).toBe(201);
  expect(reply.json()).toEqual({
    status: 'success',
    changed: ['first.example', 'second.example'],
    data: { list_id: expect.any(Number), name: 'Shortlist' },
  });
  expect((await listsOf('second.example')).data.map(({ name }) => name)).toEqual(['Shortlist']);
  expect((await make('shortlist', ['first.example'])).json()).toMatchObject({
    code: 422,
    name: 'List already exists',
  });
  expect((await make('Other', ['first.example', 'missing.example'])).statusCode).toBe(422);
  expect((await make('Other', ['first.example'])).statusCode).toBe(201);
});

// LIST-015, API-093
it('creates a list with the company on it, once per name in any case', async () => {
  await added('maker.example');
  const make = (name: string) =>
    send('POST', '/add-list', { domain: 'maker.example', name, affinity_id: '77' });

  const reply = await make('  Robots  ');

  expect([reply.statusCode, reply.json()]).toEqual([201, { status: 'success' }]);
  expect(names((await listsOf('maker.example')).data)).toEqual(['Robots']);
  expect((await make('ROBOTS')).json()).toEqual({
    code: 422,
    name: 'List already exists',
    message: 'List already exists',
  });
  expect((await make('   ')).json()).toMatchObject({ code: 422 });
  expect((await stored('maker.example')).external_id).toBe('77');
});

it('suggests the five lists one used last that do not hold the company', async () => {
  await added('used.example');
  await added('asking.example');
  for (let n = 1; n <= 7; n += 1) {
    server.clock.set(`2026-03-04T10:1${n}:00Z`);
    await file('used.example', await create(`Used ${n}`), ben);
  }
  const asked = await send('GET', '/company-lists?domain=asking.example', undefined, ben);
  const { suggested_lists } = asked.json<Lists>();
  expect(names(suggested_lists)).toEqual(['Used 7', 'Used 6', 'Used 5', 'Used 4', 'Used 3']);

  await file('asking.example', suggested_lists[0]?.list_id ?? 0, ben);
  const again = await send('GET', '/company-lists?domain=asking.example', undefined, ben);
  expect(names(again.json<Lists>().suggested_lists)).toEqual([
    'Used 6',
    'Used 5',
    'Used 4',
    'Used 3',
    'Used 2',
  ]);
});

it('is seen by the list filter of Explore at once', async () => {
  await added('listed.example');
  const id = await create('Seen at once');

  await file('listed.example', id);
  expect(await found(`workboard_id=${id}`)).toEqual(['listed.example']);
  await take('listed.example', id);
  expect(await found(`workboard_id=${id}`)).toEqual([]);
});

// LIST-017, API-092
it('puts a company into one bucket, makes new ones, and takes it out again', async () => {
  await added('bucket.example');
  const put = (bucket_name?: string, who = ann) =>
    send(
      'POST',
      '/assign-bucket-to-company',
      { domain: 'bucket.example', ...(bucket_name && { bucket_name }) },
      who,
    );

  expect((await put('Warm')).json()).toEqual({ status: 'success' });
  expect((await listsOf('bucket.example')).bucket).toBe('Warm');
  await put('Cold', ben);
  await put('warm');
  expect((await listsOf('bucket.example')).bucket).toBe('Warm');
  await put();
  expect((await listsOf('bucket.example')).bucket).toBeNull();
  const { results } = await read<{ results: { name: string; change: string; changed_by: string }[] }>(
    '/company-list-history?domain=bucket.example',
  );
  expect(results.map(({ name, change, changed_by }) => `${change} ${name} ${changed_by}`)).toEqual([
    'removed Warm Ann Lee',
    'added Warm Ann Lee',
    'removed Cold Ann Lee',
    'added Cold Ben Okoro',
    'removed Warm Ben Okoro',
    'added Warm Ann Lee',
  ]);
  const { data } = await read<{ data: { buckets: { name: string }[] } }>('/all-lists-and-buckets');
  expect(names(data.buckets)).toEqual(['Cold', 'Warm']);
});

it('files many at once, all or none, and tells which were new', async () => {
  for (const domain of ['m1.example', 'm2.example']) await added(domain);
  const list_id = await create('Many');
  await file('m1.example', list_id);
  const many = (way: string, domains: string[]) => send('POST', `/${way}-list`, { domains, list_id });

  expect((await many('add-companies-to', ['m1.example', 'm2.example'])).json()).toEqual({
    status: 'success',
    changed: ['m2.example'],
  });
  expect((await many('remove-companies-from', ['m1.example', 'gone.example'])).statusCode).toBe(422);
  expect(await found(`workboard_id=${list_id}`)).toHaveLength(2);
  expect((await many('remove-companies-from', ['m1.example', 'm2.example'])).json().changed).toHaveLength(2);
});
