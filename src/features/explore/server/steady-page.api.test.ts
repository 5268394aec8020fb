import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { testDatabase } from '#server/testing/test-database.ts';
import { askSteadily } from './steady-page.ts';

const { db } = await testDatabase();
const LIMIT = 3;
/** These rows at such a cost: the planner takes 0.0125 to make and count one of a series. */
const costing = (cost: number, rows: string[], search = '') => ({
  compile: () =>
    sql<{ name: string }>`select name from unnest(${sql.val(rows)}::text[]) as name
      where ${search} <> 'none' and (select count(*) > 0 from generate_series(1, ${sql.lit(cost * 80)}))`.compile(
      db,
    ),
});
const page = ['a', 'b', 'c'];

interface Costs {
  oneByOne: number;
  allFirst: number;
  found?: string[];
  search?: string;
}
async function wayOf({ oneByOne, allFirst, found = page, search = randomUUID() }: Costs) {
  const tried: number[] = [];
  const rows = await askSteadily(db, {
    limit: LIMIT,
    find: (how) =>
      how.allFirst ? costing(allFirst, ['all first']) : costing(oneByOne, ['one by one'], search),
    findAmong: (among) => {
      tried.push(among);
      return costing(1, found);
    },
  });
  return { rows: rows.map(({ name }) => name), tried };
}

it.each([
  ['what is quick is found row by row', { oneByOne: 50, allFirst: 60 }, ['one by one'], []],
  ['what is sure is taken where it costs little more', { oneByOne: 500, allFirst: 1400 }, ['all first'], []],
  ['else so many rows are tried as take as long', { oneByOne: 500, allFirst: 9000 }, page, [27_000]],
  ['and never too few', { oneByOne: 280, allFirst: 900 }, page, [10_000]],
  [
    'which is given up where they do not fill a page',
    { oneByOne: 500, allFirst: 9000, found: ['a', 'b'] },
    ['all first'],
    [27_000],
  ],
] as const)('%s', async (_what, costs, rows, tried) => {
  expect(await wayOf(costs as Costs)).toEqual({
    rows,
    tried: tried.map((count) => expect.closeTo(count, -2)),
  });
});

it('is judged once for who comes back to a search, and anew for another', async () => {
  const search = randomUUID();
  const today = { oneByOne: 500, allFirst: 1400 };
  const later = { oneByOne: 500, allFirst: 9000 };
  expect((await wayOf({ ...today, search })).rows).toEqual(['all first']);
  expect((await wayOf({ ...later, search })).rows).toEqual(['all first']);
  expect((await wayOf(later)).rows).toEqual(page);
});
