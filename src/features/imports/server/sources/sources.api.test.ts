import { expect, it } from 'vitest';
import type { ValueSource } from '../../sources.contract.ts';
import { aWorkbook, textRow } from '../testing/a-workbook.ts';
import { importScene } from '../testing/import-scene.ts';

const { server, db, headers, send, step, takeIn, overwrite, decide, call } = await importScene();
const theo = await server.signIn({ full_name: 'Theo Park' });

const get = async (path: string) => server.call('GET', `/api/v1${path}`, { headers });
const sourcesOf = async (path: string) =>
  (await get(`${path}/sources`)).json<{ data: { name: string; values: ValueSource[] } }>().data;
/** "line 3 of firm.csv by Ann Lee", by field; of several values, each. */
const told = async (path: string) =>
  (await sourcesOf(path)).values.map(({ field, value, source, by, file }) => [
    field,
    value,
    file ? `${file.file_name}:${file.line}` : source,
    by,
  ]);
const companyTold = async (domain: string) => told(`/companies/${domain}`);
const correct = async (domain: string, typed: object) => {
  const { version } = (await get(`/companies/${domain}`)).json().data;
  const payload = { ...typed, version };
  const reply = await server.call('PATCH', `/api/v1/companies/${domain}`, { headers: theo.headers, payload });
  expect(reply.statusCode).toBe(200);
};

it('tells the file, the sheet, the line, who and when of every value that an import made', async () => {
  const book = aWorkbook({
    Notes: textRow(1, ['nothing here']),
    Firms:
      textRow(1, ['domain', 'name', 'employees', 'growth tags', 'lists', 'aliases', 'datasource']) +
      textRow(2, ['other.example', 'Other', '1']) +
      textRow(3, ['made.example', 'Made', '12', 'Steady;Loud', 'Fair', 'made-two.example', 'spring']),
  });
  const { id } = (await send(book, 'companies', 'crm-export.xlsx')).json().data;
  await call('PUT', `/${id}/layout`, { sheet: 'Firms', header_row: 1 });
  await step(id, 'check');
  await step(id, 'commit');

  const { name, values } = await sourcesOf('/companies/made.example');

  expect(name).toBe('Made');
  expect(values.map(({ field, value }) => [field, value])).toEqual([
    ['company_domain', 'made.example'],
    ['company_name', 'Made'],
    ['employee_count', 12],
    ['aliases', 'made-two.example'],
    ['growth_tags', 'Loud'],
    ['growth_tags', 'Steady'],
    ['lists', 'Fair'],
    ['datasource', 'spring'],
  ]);
  const at = server.clock.now().toISOString();
  const file = { import_id: id, file_name: 'crm-export.xlsx', sheet: 'Firms', line: 3 };
  for (const value of values)
    expect(value).toMatchObject({
      source: 'import',
      by: 'Ann Lee',
      at,
      file: { ...file, for_every_line: false, undone: false },
    });
});

it('tells of rows that came together which of them each value came from', async () => {
  await takeIn('domain,name\njoined.example,Joined\n');
  await overwrite(
    'domain,name,city,employees,growth tags,aliases\n' +
      'fresh.example,Fresh,Bern,,Low,\njoined.example,Joined,Bern,,Low,\nfresh.example,Fresh,Graz,7,High,fresh-two.example\n' +
      'joined.example,Joined,,9,High,\njoined.example,Joined,Ulm,,,\n',
  );

  expect(await companyTold('fresh.example')).toEqual([
    ['company_domain', 'fresh.example', 'firm.csv:2', 'Ann Lee'],
    ['company_name', 'Fresh', 'firm.csv:4', 'Ann Lee'],
    ['hq_city', 'Graz', 'firm.csv:4', 'Ann Lee'],
    ['employee_count', 7, 'firm.csv:4', 'Ann Lee'],
    ['aliases', 'fresh-two.example', 'firm.csv:4', 'Ann Lee'],
    ['growth_tags', 'High', 'firm.csv:4', 'Ann Lee'],
    ['growth_tags', 'Low', 'firm.csv:2', 'Ann Lee'],
  ]);
  expect(await companyTold('joined.example')).toEqual([
    ['company_domain', 'joined.example', 'firm.csv:2', 'Ann Lee'],
    ['company_name', 'Joined', 'firm.csv:2', 'Ann Lee'],
    ['hq_city', 'Ulm', 'firm.csv:6', 'Ann Lee'],
    ['employee_count', 9, 'firm.csv:5', 'Ann Lee'],
    ['growth_tags', 'High', 'firm.csv:5', 'Ann Lee'],
    ['growth_tags', 'Low', 'firm.csv:3', 'Ann Lee'],
  ]);
});

it('follows a value through files and hands, and an undo brings the former origin back', async () => {
  const city = async () =>
    (await companyTold('moved.example')).find(([field]) => field === 'hq_city')?.slice(1);
  await takeIn('domain,name,city\nmoved.example,Moved,Bern\n');
  const second = await overwrite('domain,city\nx.example,Oslo\nmoved.example,Graz\n');
  expect(await city()).toEqual(['Graz', 'firm.csv:3', 'Ann Lee']);

  await correct('moved.example', { hq_city: 'Turin' });
  expect(await city()).toEqual(['Turin', 'person', 'Theo Park']);

  const third = await overwrite('domain,city\nx.example,\ny.example,Rome\nmoved.example,Lima\n');
  expect(await city()).toEqual(['Lima', 'firm.csv:4', 'Ann Lee']);

  // The second lies under what was typed: taking it back changes nothing that is seen.
  await step(second.id, 'undo');
  expect(await city()).toEqual(['Lima', 'firm.csv:4', 'Ann Lee']);
  await step(third.id, 'undo');
  expect(await city()).toEqual(['Turin', 'person', 'Theo Park']);

  await correct('moved.example', { hq_city: null });
  expect(await city()).toEqual([null, 'person', 'Theo Park']);
});

it('brings back the line of the file before', async () => {
  await takeIn('domain,name,city,employees\nback.example,Back,Bern,5\n');
  const second = await overwrite('domain,city\nz.example,Oslo\nback.example,Graz\n');

  await step(second.id, 'undo');

  const lines = (await companyTold('back.example')).map(([field, , from]) => [field, from]);
  expect(lines).toContainEqual(['hq_city', 'firm.csv:2']);
  expect(lines).toContainEqual(['employee_count', 'firm.csv:2']);
});

it('says of what an undo had to leave that its import was undone', async () => {
  const { id } = await takeIn('domain,name,city\nleft.example,Left,Bern\n');
  await correct('left.example', { employee_count: 3 });

  await step(id, 'undo');

  const { values } = await sourcesOf('/companies/left.example');
  expect(values.find(({ field }) => field === 'hq_city')?.file).toMatchObject({ line: 2, undone: true });
  expect(values.find(({ field }) => field === 'employee_count')).toMatchObject({
    source: 'person',
    file: null,
  });
});

it('remembers the line after the file and its copies are gone', async () => {
  const { id } = await takeIn('domain,name\nold.example,Old\n');
  await overwrite('domain,city\nold.example,Bern\n');
  for (const table of ['import_row', 'import_before', 'import_added', 'import_outcome'] as const)
    await db.deleteFrom(table).execute();

  expect(await companyTold('old.example')).toContainEqual(['company_name', 'Old', 'firm.csv:2', 'Ann Lee']);
  expect(await companyTold('old.example')).toContainEqual(['hq_city', 'Bern', 'firm.csv:2', 'Ann Lee']);
  expect((await sourcesOf('/companies/old.example')).values[0]?.file?.import_id).toBe(id);
});

it('tells which line set where a company stands, or whose hand, and an undo brings that back', async () => {
  const standing = async () =>
    (await companyTold('stands.example')).filter(([field]) => /^tp_|^bucket$/.test(String(field)));
  await takeIn(
    'domain,name,pipeline status,owners,bucket\n' +
      'stands.example,Stands,Prospect,,Inner\nother-stands.example,Other,Prospect,,\nstands.example,Stands,,Theo Park; Ann Lee,\n',
  );
  const first = [
    ['tp_status', 'Prospect', 'firm.csv:2', 'Ann Lee'],
    ['tp_owners', 'Ann Lee', 'firm.csv:4', 'Ann Lee'],
    ['tp_owners', 'Theo Park', 'firm.csv:4', 'Ann Lee'],
    ['bucket', 'Inner', 'firm.csv:2', 'Ann Lee'],
  ];
  expect(await standing()).toEqual(first);

  const { id } = await overwrite(
    'name,domain,pipeline status,owners,bucket\n,,,,\nStands,stands.example,Diligence,Ann Lee,Outer\n',
  );
  expect(await standing()).toEqual([
    ['tp_status', 'Diligence', 'firm.csv:3', 'Ann Lee'],
    // Who owned it already was not set by this file.
    ['tp_owners', 'Ann Lee', 'firm.csv:4', 'Ann Lee'],
    ['bucket', 'Outer', 'firm.csv:3', 'Ann Lee'],
  ]);
  await step(id, 'undo');
  expect(await standing()).toEqual(first);

  const assign = (path: string, payload: object) =>
    server.call('POST', `/api/v1/${path}`, {
      headers: theo.headers,
      payload: { domain: 'stands.example', ...payload },
    });
  await assign('assign-tp-status', { tp_status: 'PASSED' });
  await assign('assign-bucket-to-company', { bucket_name: 'By hand' });
  expect(await standing()).toEqual([
    ['tp_status', 'Passed', 'person', 'Theo Park'],
    ...first.slice(1, 3),
    ['bucket', 'By hand', 'person', 'Theo Park'],
  ]);
});

it('tells what was set for every line, and what gave a company its domain', async () => {
  await takeIn('name,city,country\nUnnamed,Bern,Switzerland\n');
  const { id } = (await send('name,city,country,domain\nUnnamed,Bern,Switzerland,named.example\n')).json()
    .data;
  const mapping = ['company_name', 'hq_city', 'hq_country', 'domain'];
  await call('PUT', `/${id}/mapping`, {
    mapping,
    constants: [
      { field: 'status', value: 'Private' },
      { field: 'bucket', value: 'Fair' },
    ],
  });
  await step(id, 'check');
  await decide(id, 'replace');
  await step(id, 'commit');

  const { values } = await sourcesOf('/companies/named.example');

  expect(values.find(({ field }) => field === 'company_domain')?.file).toMatchObject({
    import_id: id,
    line: 2,
  });
  for (const name of ['status', 'bucket'])
    expect(values.find(({ field }) => field === name)?.file).toMatchObject({
      import_id: id,
      line: null,
      for_every_line: true,
    });
});

it('tells of a person’s values and addresses, and of those that were typed', async () => {
  await takeIn('domain,name\nacme.example,Acme\n');
  await takeIn(
    'name,email,title,company domain\nAda Moor,ada@acme.example,Engineer,acme.example\n',
    'people',
  );
  const { person_id } = await db
    .selectFrom('person')
    .select('person_id')
    .where('full_name', '=', 'Ada Moor')
    .executeTakeFirstOrThrow();
  await overwrite(
    'name,email,title\nBo,bo@acme.example,\nAda Moor,ada@acme.example;moor@acme.example,CTO\n',
    'people',
  );
  const path = `/people/${person_id}`;

  expect(await told(path)).toEqual([
    ['full_name', 'Ada Moor', 'firm.csv:2', 'Ann Lee'],
    ['job_title', 'CTO', 'firm.csv:3', 'Ann Lee'],
    ['company_id', 'Acme', 'firm.csv:2', 'Ann Lee'],
    ['emails', 'ada@acme.example', 'firm.csv:2', 'Ann Lee'],
    ['emails', 'moor@acme.example', 'firm.csv:3', 'Ann Lee'],
  ]);

  const { version } = (await get(path)).json().data;
  await server.call('PATCH', `/api/v1${path}`, {
    headers: theo.headers,
    payload: { version, emails: ['ada@moor.example'], job_title: 'CEO' },
  });
  expect(await told(path)).toEqual([
    ['full_name', 'Ada Moor', 'firm.csv:2', 'Ann Lee'],
    ['job_title', 'CEO', 'person', 'Theo Park'],
    ['company_id', 'Acme', 'firm.csv:2', 'Ann Lee'],
    ['emails', 'ada@moor.example', 'person', 'Theo Park'],
  ]);
});

it('names who added a company, a domain or a list by hand, and what told an id', async () => {
  const payload = { company_domain: 'typed.example', company_name: 'Typed' };
  await server.call('POST', '/api/v1/companies', { headers: theo.headers, payload });
  await server.call('POST', '/api/v1/companies/typed.example/aliases', {
    headers: theo.headers,
    payload: { domain: 'typed-two.example' },
  });

  expect(await companyTold('typed.example')).toEqual([
    ['company_domain', 'typed.example', 'person', 'Theo Park'],
    ['company_name', 'Typed', 'person', 'Theo Park'],
    ['aliases', 'typed-two.example', 'person', 'Theo Park'],
  ]);
});

it('stands odd provenance, and refuses who is nobody', async () => {
  await db
    .insertInto('company')
    .values({
      company_domain: 'odd.example',
      company_name: 'Odd',
      hq_city: 'Bern',
      hq_state: 'BE',
      source: 'demo',
      provenance: JSON.stringify({
        hq_city: { source: 'import', import_id: 'not one', line: 'x', observed_at: 'once' },
        hq_state: 7,
      }),
    })
    .execute();

  expect((await sourcesOf('/companies/odd.example')).values).toMatchObject([
    { field: 'company_domain', source: 'demo', by: null, file: null },
    { field: 'company_name', source: 'demo' },
    { field: 'hq_city', source: 'import', at: null, file: null },
    { field: 'hq_state', source: 'demo' },
  ]);
  expect((await get('/companies/nobody.example/sources')).statusCode).toBe(404);
  expect((await get('/companies/no%20domain/sources')).statusCode).toBe(422);
  expect((await get('/people/999999/sources')).statusCode).toBe(404);
  expect((await server.call('GET', '/api/v1/people/1/sources', {})).statusCode).toBe(401);
});
