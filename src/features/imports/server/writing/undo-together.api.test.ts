import { expect, it } from 'vitest';
import { checksums, importScene, typedByAPerson } from '../testing/import-scene.ts';
import { commitImport } from './commit-import.ts';
import { undoImport } from './undo-import.ts';

const { server, db, jobs, call, check, decide, step, takeIn, overwrite } = await importScene();

await server.signIn({ full_name: 'Bo Ray' });

const LONG = !!process.env.ORION_TEST_LONG;
const HEADER = 'domain,name,city,employees,growth tags,lists,aliases,pipeline status,owners,bucket';
const LOWER = `${HEADER}
under.example,Under,Graz,2,Low,Low list,under-two.example,Prospect,Ann Lee,Low bucket
made.example,Made,Graz,2,Low,Low list,made-two.example,Prospect,Ann Lee,Low bucket`;
const UPPER = `${HEADER}
under.example,Over,Ulm,3,High,High list,under-three.example,Passed,Ann Lee,High bucket
made.example,Remade,Ulm,3,High,Low list,made-three.example,Passed,Ann Lee,High bucket`;
let firms = 0;
/** The same files about other companies each time. */
const another = () => {
  firms += 1;
  return [LOWER, UPPER].map((file) => file.replaceAll(/(under|made)/g, `$1${firms}`)) as [string, string];
};
const startFirm = async () => {
  const files = another();
  const { id } = await takeIn(`domain,name,city,employees\nunder${firms}.example,Base,Bern,1\n`);
  await typedByAPerson(db, `under${firms}.example`, 'hq_city', 'Turin');
  return { id, files, before: await checksums(db) };
};

it.each([
  ['the lower one first', [0, 1]],
  ['the upper one first', [1, 0]],
] as const)('two imports whose undos wait at once leave nothing of either, %s', async (_, order) => {
  const { files, before } = await startFirm();
  const ids: string[] = [];
  for (const file of files) {
    server.clock.advance(1);
    ids.push((await overwrite(file)).id);
  }

  for (const at of order) await call('POST', `/${ids[at]}/undo`);
  await jobs.runQueued();

  expect(await checksums(db)).toEqual(before);
});

it('an import that was cut off brings back what stood before the one that was undone meanwhile', async () => {
  const { files, before } = await startFirm();
  const [lower, upper] = files;
  const { id: under } = await overwrite(lower);
  server.clock.advance(1);
  const { id: over } = await check(upper);
  await decide(over, 'replace');
  await call('POST', `/${over}/commit`, { existing: 'replace' });
  let batches = 0;
  const cutOff = commitImport(
    server.platform,
    over,
    () => {
      batches += 1;
      if (batches === 2) throw new Error('killed');
    },
    1,
  );
  await expect(cutOff).rejects.toThrow('killed');

  await call('POST', `/${under}/undo`);
  await undoImport(server.platform, under);
  await jobs.runQueued();
  await step(over, 'undo');

  expect(await checksums(db)).toEqual(before);
});

it.each(LONG ? ['0123', '3210', '0213', '1302', '2031', '1023'] : ['3210', '2031'])(
  'owners who were changed and changed back are those of before again, undone in the order %s',
  async (order) => {
    const { files, before } = await startFirm();
    const [domain = ''] = /under\d+\.example/.exec(files[0]) ?? [];
    const ids: string[] = [];
    for (const owners of ['Bo Ray', 'Bo Ray; Ann Lee', 'Bo Ray', 'Ann Lee; Bo Ray']) {
      server.clock.advance(1);
      ids.push((await overwrite(`domain,owners\n${domain},${owners}\n`)).id);
    }

    for (const at of order) await step(ids[Number(at)] ?? '', 'undo');

    expect(await checksums(db)).toEqual(before);
  },
);

it.each(LONG ? ['012', '021', '102', '120', '201', '210'] : ['102', '210'])(
  'a place that only an undo makes, beside what another import left, goes with the last of three: %s',
  async (order) => {
    const company = `place${order}.example`;
    await takeIn(`domain,name,city,country\n${company},Placed,Ulm,Austria\n`);
    const before = await checksums(db);
    const ids: string[] = [];
    // The last changes nothing, and stays.
    for (const values of ['city\n_,Graz', 'country\n_,Germany', 'city\n_,Bern', 'name\n_,Placed']) {
      server.clock.advance(1);
      ids.push((await overwrite(`domain,${values}\n`.replace('_', company))).id);
    }

    for (const place of order) await step(ids[Number(place)] ?? '', 'undo');

    expect(await checksums(db)).toEqual(before);
  },
);
