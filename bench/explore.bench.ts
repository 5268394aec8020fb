import assert from 'node:assert/strict';
import { withCompanies } from './companies.ts';
import { median } from './explore/clients.ts';
import type { Search } from './explore/search.ts';
import { onStage, prepareStage, type Sides } from './explore/stage.ts';

const COMPANIES = Number(process.env.BENCH_COMPANIES ?? 100_000);
const SEARCHES = Number(process.env.BENCH_SEARCHES ?? 200);
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 3);
const SECOND_ROUNDS = 11;
/** So long each is asked before it is measured: the code of a server that has just started is not yet compiled. */
const WARM_MS = 12_000;
const MOST_CLIENTS = 16;
/** How many seeds are drawn from, one after the other, over the same companies. */
const SEEDS = Number(process.env.BENCH_SEEDS ?? 1);
const MOST_MEAN = 1.3;
const MOST_SINGLE = 3;
const WORST = 10;
const NAMES = ['product', 'sql', 'columns'] as const;

type Name = (typeof NAMES)[number];
type Times = Map<Search, Record<Name, number[]>>;

/** Searches that nobody chose, through the whole product, as hand-written SQL and as columns in memory, over HTTP. */
export const run = ({ seed }: { seed: number }) =>
  withCompanies({ companies: COMPANIES, seed }, async (url, ownerUrl) => {
    const missed: string[] = [];
    await prepareStage(ownerUrl);
    for (let drawn = seed; drawn < seed + SEEDS; drawn += 1)
      await onStage({ url, ownerUrl, seed: drawn, searches: SEARCHES }, async ({ sides, searches }) => {
        console.log(`seed ${drawn}: ${searches.length} searches; pages of 50, exact totals`);
        await sameAnswers(sides, searches);
        await warmUp(sides, searches);
        for (const clients of [1, MOST_CLIENTS]) {
          const times = await measureSurely(sides, searches, clients);
          const { mean, worst, noise } = report(times, clients);
          const most = Math.max(MOST_SINGLE, noise);
          const at = `seed ${drawn}, ${clients} clients`;
          if (mean > MOST_MEAN) missed.push(`${at}: mean ${mean.toFixed(2)} above ${MOST_MEAN}`);
          if (worst > most) missed.push(`${at}: worst ${worst.toFixed(2)} above ${most.toFixed(2)}`);
        }
      });
    assert.deepEqual(missed, []);
  });

/** The same cards in the same order and the same total, three times. */
async function sameAnswers(sides: Sides, searches: readonly Search[]) {
  for (const search of searches) {
    const [ours, ...theirs] = await Promise.all(NAMES.map((name) => sides[name](search)));
    const shown = ours?.results.map(({ company_domain }) => company_domain);
    for (const { results, total_count } of theirs) {
      assert.deepEqual(
        results.map(({ company_domain }) => company_domain),
        shown,
        `other rows: ${wordsOf(search)}`,
      );
      assert.equal(total_count, ours?.total_count, `another total: ${wordsOf(search)}`);
    }
  }
}

/** Each for as long as the others, as if it had run all day. */
async function warmUp(sides: Sides, searches: readonly Search[]) {
  for (const name of NAMES) {
    const until = performance.now() + WARM_MS;
    const ask = async (client: number) => {
      for (let at = client; performance.now() < until; at += MOST_CLIENTS)
        await sides[name](searches[at % searches.length] as Search);
    };
    await Promise.all(Array.from({ length: MOST_CLIENTS }, (_, client) => ask(client)));
  }
}

/** What seemed too slow is asked more often: in three rounds a pause of the machine may meet two. */
async function measureSurely(sides: Sides, searches: readonly Search[], clients: number): Promise<Times> {
  const times = await measure(sides, searches, clients);
  const doubtful = [...times].flatMap(([search, { product, sql }]) =>
    median(product) > MOST_SINGLE * median(sql) ? [search] : [],
  );
  // Among many clients it is all of them, for what one takes depends on what the others ask.
  const again = clients > 1 && doubtful.length > 0 ? searches : doubtful;
  for (const [search, taken] of await measure(sides, again, clients, SECOND_ROUNDS)) times.set(search, taken);
  return times;
}

/** Turn and turn about, so that a busy moment of the machine meets all; each client has searches of its own. */
async function measure(
  sides: Sides,
  searches: readonly Search[],
  clients: number,
  rounds = ROUNDS,
): Promise<Times> {
  const times: Times = new Map(searches.map((search) => [search, { product: [], sql: [], columns: [] }]));
  for (let round = 0; round < rounds; round += 1)
    for (const name of round % 2 === 0 ? NAMES : NAMES.toReversed()) {
      const left = searches.values();
      const ask = async () => {
        for (const search of left) {
          const began = performance.now();
          await sides[name](search);
          times.get(search)?.[name].push(performance.now() - began);
        }
      };
      await Promise.all(Array.from({ length: clients }, ask));
    }
  return times;
}

function report(times: Times, clients: number) {
  const found = [...times].map(([search, taken]) => {
    const [product, sql, columns] = NAMES.map((name) => median(taken[name])) as [number, number, number];
    return { search, product, sql, columns, ratio: product / sql };
  });
  const mean = (of: (one: (typeof found)[number]) => number) => geometricMean(found.map(of));
  console.log(
    `${clients} clients, geometric means: product ${ms(mean((one) => one.product))}, SQL ${ms(mean((one) => one.sql))}, ` +
      `columns ${ms(mean((one) => one.columns))}; product / SQL ${mean((one) => one.ratio).toFixed(2)} (at most ${MOST_MEAN})`,
  );
  const noise = noiseOf(times);
  console.log(`  the same SQL against itself, its other rounds: worst ${noise.toFixed(2)}`);
  const sorted = found.toSorted((a, b) => b.ratio - a.ratio);
  for (const { search, product, sql, ratio } of sorted.slice(0, WORST))
    console.log(`  ${ratio.toFixed(2)}  ${ms(product)} / ${ms(sql)}  ${wordsOf(search)}`);
  return { mean: mean((one) => one.ratio), worst: sorted[0]?.ratio ?? 0, noise };
}

/** How far one search lies from itself: among many clients it is mostly who else ran at that moment. */
const noiseOf = (times: Times) =>
  Math.max(
    ...[...times.values()].map(({ sql }) => {
      const [even, odd] = [0, 1].map((from) => median(sql.filter((_, at) => at % 2 === from))) as [
        number,
        number,
      ];
      return Math.max(even, odd) / Math.min(even, odd);
    }),
  );

const wordsOf = ({ conditions, sort, page }: Search) =>
  `${conditions.map(({ kind, ...rest }) => `${kind} ${JSON.stringify(rest)}`).join(', ')}; by ${sort.by} ${sort.direction}, page ${page}`;
const geometricMean = (values: readonly number[]) =>
  Math.exp(values.reduce((sum, value) => sum + Math.log(value), 0) / values.length);
const ms = (value: number) => `${value.toFixed(1)} ms`;
