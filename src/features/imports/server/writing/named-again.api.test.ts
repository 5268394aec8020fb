import { expect, it } from 'vitest';
import { checksums, importScene } from '../testing/import-scene.ts';

const { server, db, headers, takeIn, step, read, findCompany } = await importScene();
const FILE = 'domain,name,lists\nboth.example,Both,Spring\n';

it('a company that a later file names too stays when the first is undone, and goes with the second', async () => {
  const before = await checksums(db);
  const first = await takeIn(FILE);
  server.clock.advance(1000);
  const second = await takeIn('domain,name,lists\nboth.example,Both,Spring\nother.example,Other,\n');
  expect(second.counts).toMatchObject({ create: 1, unchanged: 1 });

  await step(first.id, 'undo');
  expect(await findCompany('both.example')).toMatchObject({ company_name: 'Both' });
  expect((await read(first.id)).kept).toMatchObject([
    { key: 'both.example', message: 'A later import has it too. Undo that import to remove it.' },
    { key: 'Spring' },
  ]);

  await step(second.id, 'undo');
  expect(await findCompany('both.example')).toBeUndefined();
  expect(await checksums(db)).toEqual(before);
});

it.each([
  ['with a domain', 'domain,name\nsame.example,Same\n'],
  ['without one', 'name,city,country\nYota Solo,Oslo,Norway\n'],
])('also where the second file is the first once more, %s', async (_which, file) => {
  const before = await checksums(db);
  const first = await takeIn(file);
  server.clock.advance(1000);
  const second = await takeIn(file);
  expect(second.counts).toMatchObject({ create: 0, unchanged: 1 });

  await step(first.id, 'undo');
  expect(await checksums(db)).not.toEqual(before);
  await step(second.id, 'undo');
  expect(await checksums(db)).toEqual(before);
});

it.each([
  ['with a domain', 'domain,name\nlooked-at.example,Looked At\n'],
  ['without one', 'name,city,country\nLooked At,Oslo,Norway\n'],
])('also where people looked at it in between, %s', async (_which, file) => {
  const before = await checksums(db);
  const other = await server.signIn({ full_name: 'Bo Chen' });
  const visit = async (by: typeof headers) => {
    const { company_domain: domain } = await db
      .selectFrom('company')
      .select('company_domain')
      .where('company_name', '=', 'Looked At')
      .executeTakeFirstOrThrow();
    const page = await server.call('GET', `/api/v1/company-page?domain=${encodeURIComponent(domain)}`, {
      headers: by,
    });
    const visited = await server.call('POST', '/api/v1/website_history', {
      headers: by,
      payload: { domain },
    });
    expect([page.statusCode, visited.statusCode]).toEqual([200, 200]);
  };
  const first = await takeIn(file);
  await visit(headers);
  server.clock.advance(1000);
  const second = await takeIn(file);
  await visit(other.headers);

  await step(first.id, 'undo');
  await visit(headers);
  expect((await step(second.id, 'undo')).kept).toEqual([]);

  const { staff: _later, ...left } = await checksums(db);
  const { staff: _earlier, ...there } = before;
  expect(left).toEqual(there);
});
