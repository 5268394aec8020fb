import { expect, it } from 'vitest';
import { checksums, importScene } from '../testing/import-scene.ts';

const { server, db, takeIn, step, read, findCompany } = await importScene();
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
