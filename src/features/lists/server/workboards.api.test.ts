import { expect, it } from 'vitest';
import { aPipeline } from '#features/pipeline/server/testing/a-pipeline.ts';

const { added, send, read, found, server, ben } = await aPipeline();
const create = async (name: string, type: string) =>
  (await send('POST', '/create-workbook', { name, type })).json();
const idOf = async (name: string, type: string) => (await create(name, type)).data.workboard_id as number;
const members = async (id: number) =>
  (await read<{ data: Record<string, unknown> }>(`/workboards/${id}`)).data;
await send('POST', '/people', { full_name: 'Rosa Field', emails: ['rosa@field.example'] });

// LIST-001, LIST-018, API-071, API-072
it('keeps workboards of companies, categories and people apart', async () => {
  expect(await create('Energy', 'companies')).toEqual({
    data: { workboard_id: expect.any(Number), name: 'Energy', type: 'companies' },
  });
  expect(await create('energy', 'companies')).toMatchObject({ code: 422, name: 'List already exists' });
  await create('Energy', 'categories');
  await create('Experts', 'people');

  const all = async (query = '') =>
    (
      await read<{ results: { name: string; type: string; count: number }[] }>(`/workboards/all${query}`)
    ).results.map(({ name, type, count }) => `${name} ${type} ${count}`);
  expect(await all()).toEqual([
    'Energy companies 0',
    'Energy categories 0',
    'Experts people 0',
    'Reference Contacts people 0',
  ]);
  expect(await all('?type=categories')).toEqual(['Energy categories 0']);
  expect((await send('GET', '/workboards/all?type=birds')).statusCode).toBe(422);
});

// API-073
it('puts a person on a workboard and takes them off', async () => {
  const id = await idOf('Advisors', 'people');
  const put = async (more: object) =>
    (await send('POST', '/add-person-to-workboard', { workboard_id: id, ...more })).json();

  expect(await put({ email: 'ROSA@field.example' })).toEqual({ status: 'success' });
  expect(await put({ email: 'rosa@field.example' })).toEqual({ status: 'success' });
  expect((await members(id)).people).toEqual([
    { person_id: expect.any(Number), full_name: 'Rosa Field', email: 'rosa@field.example' },
  ]);
  expect(await put({ email: 'rosa@field.example', remove: true })).toEqual({ status: 'success' });
  expect((await members(id)).people).toEqual([]);
  expect(await put({})).toEqual({ code: 422, name: 'Email is required', message: 'Email is required' });
  expect(await put({ email: 'nobody@field.example' })).toMatchObject({
    code: 404,
    message: 'Person not found',
  });
  expect(await put({ email: 'rosa@field.example', workboard_id: 999_999 })).toMatchObject({ code: 404 });
});

it('puts a category on a workboard of categories only', async () => {
  const id = await idOf('Themes', 'categories');
  const lists = await idOf('A list', 'companies');
  const put = async (workboard_id: number, remove = false) =>
    (
      await send('POST', '/add-category-to-workboard', { workboard_id, category: 'Grid storage', remove })
    ).json();

  await put(id);
  expect((await members(id)).categories).toEqual(['Grid storage']);
  await put(id, true);
  expect((await members(id)).categories).toEqual([]);
  expect(await put(lists)).toMatchObject({ code: 422, name: 'A list holds companies, not categories.' });
});

// API-063
it('renames a list, and refuses a name that is taken', async () => {
  const id = await idOf('Old name', 'companies');
  await create('Taken', 'companies');
  const rename = async (name: string) => (await send('PATCH', `/workboards/${id}`, { name })).json();

  expect(await rename('New name')).toEqual({
    data: { workboard_id: id, name: 'New name', type: 'companies' },
  });
  expect(await rename('taken')).toMatchObject({ code: 422, name: 'List already exists' });
  expect(await rename('NEW NAME')).toMatchObject({ data: { name: 'NEW NAME' } });
  const { results } = await read<{ results: { list_id: number; name: string }[] }>('/all-lists');
  expect(results).toContainEqual({ list_id: id, workboard_id: id, name: 'NEW NAME', count: 0 });
});

it('lets only its maker, or an administrator, rename or delete a list; everybody fills it', async () => {
  await added('shared.example');
  const id = await idOf('Ann’s own', 'companies');
  const admin = await server.signIn({ administrator: true });
  const mayEdit = async (who = ben) =>
    (await send('GET', `/workboards/${id}`, undefined, who)).json().data.may_edit;
  const refused = {
    code: 403,
    message: 'Only the person who created Ann’s own, or an administrator, can rename or delete it.',
  };

  expect((await send('PATCH', `/workboards/${id}`, { name: 'Mine' }, ben)).json()).toMatchObject(refused);
  expect((await send('DELETE', `/workboards/${id}`, undefined, ben)).json()).toMatchObject(refused);
  expect([await mayEdit(), await mayEdit(admin)]).toEqual([false, true]);
  const filed = { domain: 'shared.example', list_id: id };
  expect((await send('POST', '/add-company-to-list', filed, ben)).statusCode).toBe(200);
  expect((await send('PATCH', `/workboards/${id}`, { name: 'Ours' }, admin)).statusCode).toBe(200);
  expect((await send('DELETE', `/workboards/${id}`, undefined, admin)).statusCode).toBe(200);
});

it('deletes a list and brings it back under its number, with all it held', async () => {
  await added('member.example');
  const id = await idOf('Short-lived', 'companies');
  await send('POST', '/add-company-to-list', { domain: 'member.example', list_id: id });

  expect((await send('DELETE', `/workboards/${id}`)).json()).toEqual({ status: 'success' });
  expect((await send('DELETE', `/workboards/${id}`)).statusCode).toBe(404);
  expect(await found(`workboard_id=${id}`)).toEqual([]);
  expect(await read('/company-lists?domain=member.example')).toMatchObject({ data: [] });

  expect((await send('POST', `/workboards/${id}/restore`)).json()).toEqual({
    data: { workboard_id: id, name: 'Short-lived', type: 'companies' },
  });
  expect(await found(`workboard_id=${id}`)).toEqual(['member.example']);
  expect((await send('POST', `/workboards/${id}/restore`)).statusCode).toBe(404);
  const { results } = await read<{ results: object[] }>('/company-list-history?domain=member.example');
  expect(results).toHaveLength(3);
});

it('brings people and categories back too, and refuses while another list has the name', async () => {
  const people = await idOf('Friends', 'people');
  const themes = await idOf('Topics', 'categories');
  await send('POST', '/add-person-to-workboard', { workboard_id: people, email: 'rosa@field.example' });
  await send('POST', '/add-category-to-workboard', { workboard_id: themes, category: 'Ports' });
  for (const id of [people, themes]) await send('DELETE', `/workboards/${id}`);
  const other = await idOf('friends', 'people');

  expect((await send('POST', `/workboards/${people}/restore`)).json()).toMatchObject({
    code: 422,
    name: 'List already exists',
  });
  await send('PATCH', `/workboards/${other}`, { name: 'Others' });
  await send('POST', `/workboards/${people}/restore`);
  await send('POST', `/workboards/${themes}/restore`);

  expect((await members(people)).people).toHaveLength(1);
  expect((await members(themes)).categories).toEqual(['Ports']);
});
