import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { withScratchDatabase } from '#server/testing/scratch-database.ts';
import { drive, median, type Side, type Times } from './explore/clients.ts';
import { queries } from './explore/queries.ts';
import { type Asked, type Known, type Query, statementsOf } from './explore/query.ts';
import { CLIENTS, findPage200, prepare, startBoth } from './explore/stage.ts';

const COMPANIES = Number(process.env.BENCH_COMPANIES ?? 100_000);
const MOST_MEAN = 1.3;
const MOST_SINGLE = 3;
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 6);

interface Sides {
  product: Side;
  baseline: Side;
}
type Asks = ReadonlyMap<Query, Asked[]>;

/** The twelve queries through the whole product and as hand-written SQL beside it, over HTTP, with 1 and with 16 clients. */
export async function run() {
  const folder = await mkdtemp(join(tmpdir(), 'orion-explore-bench-'));
  try {
    await withScratchDatabase((url) => compare(url, folder));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function compare(url: string, folder: string) {
  const { token, known } = await prepare(url, COMPANIES);
  const sides = await startBoth(url, token, folder);
  try {
    const asks = asksWith({ ...known, page200: await findPage200(sides.product) });
    await explain(url, asks);
    await sameAnswers(sides, asks);
    console.log(`${COMPANIES.toLocaleString('en-US')} companies, pages of 50 and exact totals`);
    const means = [];
    for (const clients of [1, CLIENTS]) means.push(await figures(sides, asks, clients));
    for (const { clients, mean, worst } of means) {
      assert.ok(
        mean <= MOST_MEAN,
        `${clients} clients: geometric mean ${mean.toFixed(2)} above ${MOST_MEAN}`,
      );
      assert.ok(
        worst <= MOST_SINGLE,
        `${clients} clients: a query at ${worst.toFixed(2)} above ${MOST_SINGLE}`,
      );
    }
  } finally {
    await sides.stop();
  }
}

const asksWith = (known: Known): Asks =>
  new Map(
    queries.map((query) => [
      query,
      Array.from({ length: CLIENTS }, (_, client) => query.asked(client, known)),
    ]),
  );

/** The plans of the hand-written statements, so that nobody need take the baseline on trust. */
async function explain(url: string, asks: Asks) {
  const client = new pg.Client({ connectionString: url, options: '-c max_parallel_workers_per_gather=0' });
  await client.connect();
  for (const [{ name }, [asked]] of asks)
    for (const [part, text] of Object.entries(statementsOf(name))) {
      const values = (asked?.values ?? []).filter((_, index) => text.includes(`$${index + 1}`));
      const { rows } = await client.query<{ 'QUERY PLAN': string }>(`explain (costs off) ${text}`, values);
      console.log(`  ${name}, ${part}\n${rows.map((row) => `    ${row['QUERY PLAN']}`).join('\n')}`);
    }
  await client.end();
}

/** The same cards in the same order and the same total, for every client's values. */
async function sameAnswers({ product, baseline }: Sides, asks: Asks) {
  for (const [query, all] of asks)
    for (const asked of all) {
      const [ours, theirs] = [await product.answer(query, asked), await baseline.answer(query, asked)];
      assert.deepEqual(ours.results, theirs.results, `${query.name}: other rows than the baseline`);
      assert.equal(ours.total_count, theirs.total_count, `${query.name}: another total than the baseline`);
      assert.ok(ours.results.length > 0, `${query.name}: found nothing`);
    }
}

async function figures(sides: Sides, asks: Asks, clients: number) {
  const ratios = new Map<string, number[]>();
  console.log(`${`p50, clients: ${clients}`.padEnd(22)}    product   baseline  ratio  rows after`);
  for (const [query, all] of asks) {
    const { product, baseline } = await sideBySide(sides, query, all, clients);
    const [ours, theirs] = [median(product.whole), median(baseline.whole)];
    ratios.set(query.of, [...(ratios.get(query.of) ?? []), ours / theirs]);
    console.log(
      `${query.name.padEnd(22)}${ms(ours)}${ms(theirs)}${(ours / theirs).toFixed(2).padStart(7)}${ms(median(product.rows))}`,
    );
  }
  const mean = geometricMean([...ratios.values()].map(geometricMean));
  const worst = Math.max(...[...ratios.values()].flat());
  console.log(
    `geometric mean of the ${ratios.size}: ${mean.toFixed(2)} (at most ${MOST_MEAN}), worst ${worst.toFixed(2)} (at most ${MOST_SINGLE})`,
  );
  return { clients, mean, worst };
}

/** Turn and turn about, so that a busy moment of the machine meets both. */
async function sideBySide(sides: Sides, query: Query, asks: readonly Asked[], clients: number) {
  const times: Record<keyof Sides, Times> = {
    product: { whole: [], rows: [] },
    baseline: { whole: [], rows: [] },
  };
  for (let round = 0; round < ROUNDS; round += 1)
    for (const name of round % 2 === 0
      ? (['product', 'baseline'] as const)
      : (['baseline', 'product'] as const)) {
      const { whole, rows } = await drive(sides[name], query, asks, clients, clients === 1 ? CLIENTS / 2 : 2);
      times[name].whole.push(...whole);
      times[name].rows.push(...rows);
    }
  return times;
}

const geometricMean = (values: readonly number[]) =>
  Math.exp(values.reduce((sum, value) => sum + Math.log(value), 0) / values.length);
const ms = (value: number) => `${value.toFixed(1)} ms`.padStart(11);
