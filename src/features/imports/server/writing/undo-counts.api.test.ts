import fc from 'fast-check';
import { type Kysely, sql } from 'kysely';
import { expect, it } from 'vitest';
import type { DB } from '#db';
import { CHANGE_CHOICES } from '../../import-record.contract.ts';
import { importScene } from '../testing/import-scene.ts';

const { server, db, step, check, conflicts, changes, decide, takeIn } = await importScene();
await server.signIn({ full_name: 'Bo Ray' });
const RUNS = process.env.ORION_TEST_LONG ? 200 : 4;

/** Each company with all that a file can change of it. */
async function companies(db: Kysely<DB>): Promise<Map<number, string>> {
  const { rows } = await sql<{ company_id: number; whole: string }>`
    select c.company_id, concat_ws(' ', to_jsonb(c) - 'version' - 'updated_at' - 'provenance',
      (select jsonb_agg(domain order by domain) from company_alias a where a.company_id = c.company_id),
      (select jsonb_agg(tag order by tag) from company_growth_tag g where g.company_id = c.company_id),
      (select jsonb_agg(workboard_id order by workboard_id) from workboard_company w where w.company_id = c.company_id),
      (select tp_status from tp_status_history h where h.company_id = c.company_id and until is null),
      (select jsonb_agg(user_id order by user_id) from tp_owner o where o.company_id = c.company_id),
      (select bucket_id from company_bucket b where b.company_id = c.company_id)) as whole
    from company c`.execute(db);
  return new Map(rows.map(({ company_id, whole }) => [company_id, whole]));
}
const differing = (before: Map<number, string>, after: Map<number, string>) => ({
  gone: [...before.keys()].filter((id) => !after.has(id)).length,
  changed: [...before].filter(([id, whole]) => after.has(id) && after.get(id) !== whole).length,
});

const one = <T>(...values: T[]) => fc.constantFrom(...values);
const row = fc.tuple(
  one('pa.example', 'pb.example', 'pc.example', 'pd.example', 'bad domain', ''),
  one('', 'Pa', 'Pb', 'Unknown One', 'Other Name'),
  one('', '1', '2', 'many'),
  one('', 'Bern', 'Graz'),
  one('', 'Blue', 'Green'),
  one('', 'Near', 'Far'),
  one('', 'pa-two.example', 'pb.example'),
  one('', 'Prospect', 'Passed'),
  one('', 'Ann Lee', 'Bo Ray'),
  one('', 'Inner', 'Outer'),
);
const file = (least: number) =>
  fc
    .array(row, { minLength: least, maxLength: 7 })
    .map((rows) =>
      [
        'domain,name,employees,city,growth tags,lists,aliases,pipeline status,owners,bucket',
        ...rows.map((cells) => cells.join(',')),
      ].join('\n'),
    );

it('the numbers after an import, and those its undo promises, are what happens, whatever people choose', async () => {
  await fc.assert(
    fc.asyncProperty(
      file(2),
      file(2),
      fc.array(one(...CHANGE_CHOICES), { minLength: 8, maxLength: 8 }),
      one('fill', 'replace'),
      async (first, second, choices, existing) => {
        const under = await takeIn(first);
        server.clock.advance(1000);
        const before = await companies(db);
        const { id } = await check(second);
        for (const [at, { number }] of (await changes(id)).results.entries())
          await decide(id, choices[at % choices.length] ?? 'keep', number);

        const { counts, undo } = await step(id, 'commit', { existing });
        const after = await companies(db);
        const did = differing(after, before);
        const { changed } = differing(before, after);

        expect({ ...undo, create: counts.create, update: counts.update }).toEqual({
          removes: did.gone,
          restores: changed,
          create: did.gone,
          update: changed,
        });
        expect((await step(id, 'undo')).undo).toEqual(undo);
        expect(await companies(db)).toEqual(before);
        await step(under.id, 'undo');
      },
    ),
    { numRuns: RUNS, endOnFailure: true, ...(process.env.ORION_TEST_LONG ? {} : { seed: 9 }) },
  );
});

it('a conflict that is skipped is no change, and nothing of it is undone', async () => {
  await takeIn('domain,name,employees\nskipped.example,Skipped,3\n');
  const { id } = await check('domain,name,employees\nskipped.example,Quite Another,4\n');
  expect(await conflicts(id)).toHaveLength(1);
  await decide(id, 'skip');

  expect(await step(id, 'commit')).toMatchObject({
    counts: { conflict: 0, skipped: 1, update: 0 },
    undo: { removes: 0, restores: 0 },
  });
});
