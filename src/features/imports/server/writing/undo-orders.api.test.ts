import { randomInt } from 'node:crypto';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { checksums, importScene, tellFirm, typedByAPerson } from '../testing/import-scene.ts';

const { server, db, jobs, call, step, takeIn, overwrite } = await importScene();
await server.signIn({ full_name: 'Bo Ray' });

const RUNS = process.env.ORION_TEST_LONG ? 100 : 1;
const SEQUENCES = process.env.ORION_TEST_LONG ? 500 : 2;
const SEED = process.env.ORION_TEST_LONG ? randomInt(2 ** 31) : 21;
const one = <T>(...values: T[]) => fc.constantFrom(...values);
const row = fc.tuple(
  one('p.example', 'q.example', 'r.example', 's.example', 'bad domain', ''),
  one('', 'Name', 'Other name', 'NULL'),
  one('', '1', '2', '1,750', 'many'),
  one('', 'Bern', 'Graz', 'Ulm'),
  one('', 'Austria', 'Germany'),
  one('', 'Blue', 'blue; Green'),
  one('', 'Near', 'Far;Near'),
  one('', 'p-two.example', 'q.example', 'r-two.example;s.example'),
  one('', 'Prospect', 'Passed', 'Someday'),
  one('', 'Bo Ray', 'Ann Lee; Bo Ray', 'Nobody'),
  one('', 'Inner', 'Outer', 'inner'),
);
const HEADER = 'domain,name,employees,city,country,growth tags,lists,aliases,pipeline status,owners,bucket';
const file = fc
  .array(row, { minLength: 1, maxLength: 8 })
  .map((rows) => [HEADER, ...rows.map((cells) => cells.map((cell) => `"${cell}"`).join(','))].join('\n'));

/** Rows that tell a company by a name which another row overwrites tell another one the next time. */
const withDomains = (text: string) =>
  text
    .split('\n')
    .filter((line) => line === HEADER || /^"\w\.example"/.test(line))
    .join('\n');

/** Several files and how each is brought; one may be an earlier one once more. */
const several = (most: number) =>
  fc
    .array(fc.tuple(fc.oneof(file, fc.nat({ max: most })), one(takeIn, overwrite)), {
      minLength: 2,
      maxLength: most,
    })
    .map((drawn) => {
      const texts: string[] = [];
      for (const [at, [text]] of drawn.entries())
        texts.push(typeof text === 'string' ? text : (texts[text % Math.max(1, at)] ?? HEADER));
      return drawn.map(([, bring], at) => ({ text: texts[at] ?? HEADER, bring }));
    });

it('several files go in, and out again in any order and between each other, and nothing of them is left', async () => {
  const sequence = fc.record({
    first: file,
    files: several(4),
    order: fc.infiniteStream(fc.nat({ max: 1000 })),
    together: fc.boolean(),
  });
  // Also of a run without a fault it shall be known what was tried.
  if (process.env.ORION_TEST_LONG) console.log({ seed: SEED });
  await fc.assert(
    fc.asyncProperty(sequence, async ({ first, files, order, together }) => {
      const atFirst = await checksums(db);
      const { id: under } = await takeIn(first);
      const before = await checksums(db);
      const open: string[] = [];
      const undoAny = async () => {
        const [id = ''] = open.splice((order.next().value ?? 0) % open.length, 1);
        // Whoever asks for several undos at once sees them wait for each other.
        if (together) await call('POST', `/${id}/undo`);
        else await step(id, 'undo');
      };

      for (const { text, bring } of files) {
        server.clock.advance(1);
        open.push((await bring(text)).id);
        if ((order.next().value ?? 0) % 2) await undoAny();
      }
      while (open.length > 0) await undoAny();
      await jobs.runQueued();

      expect(await checksums(db)).toEqual(before);
      await step(under, 'undo');
      expect(await checksums(db)).toEqual(atFirst);
    }),
    { numRuns: SEQUENCES, endOnFailure: true, seed: SEED },
  );
});

it('whichever of several files are undone, what is left is the same in either order', async () => {
  const sequence = several(5).chain((files) =>
    fc.record({
      first: file,
      files: fc.constant(files),
      undone: fc.shuffledSubarray([...files.keys()], { minLength: 2 }),
    }),
  );
  await fc.assert(
    fc.asyncProperty(sequence, async ({ first, files, undone }) => {
      const { id: under } = await takeIn(first);
      const before = await checksums(db);
      const leftBy = async (order: readonly number[]) => {
        const ids: string[] = [];
        for (const { text, bring } of files) {
          server.clock.advance(1);
          ids.push((await bring(text)).id);
        }
        for (const at of order) await step(ids[at] ?? '', 'undo');
        const left = await tellFirm(db, ids);
        for (const [at, id] of ids.entries()) if (!order.includes(at)) await step(id, 'undo');
        expect(await checksums(db)).toEqual(before);
        return left;
      };

      expect(await leftBy(undone)).toEqual(await leftBy(undone.toReversed()));
      await step(under, 'undo');
    }),
    { numRuns: SEQUENCES, endOnFailure: true, seed: SEED },
  );
});

it('any two files go in and out again exactly, and the second time there is nothing to do', async () => {
  await fc.assert(
    fc.asyncProperty(
      file,
      file,
      one('p.example', 'q.example', 'r.example'),
      one(takeIn, overwrite),
      async (first, drawn, typed, bring) => {
        const second = bring === overwrite ? withDomains(drawn) : drawn;
        fc.pre(second !== HEADER);
        await takeIn(first);
        await typedByAPerson(db, typed, 'hq_city', 'Graz');
        const before = await checksums(db);

        const done = await bring(second);
        const after = await checksums(db);
        const again = await bring(second);

        expect(again.counts).toMatchObject({ create: 0, update: 0, rejected: done.counts.rejected });
        expect(await checksums(db)).toEqual(after);
        await step(again.id, 'undo');
        expect((await step(done.id, 'undo')).kept).toEqual([]);
        expect(await checksums(db)).toEqual(before);
        await db.deleteFrom('company').where('company_domain', 'like', '_.example').execute();
      },
    ),
    { numRuns: RUNS, endOnFailure: true },
  );
});
