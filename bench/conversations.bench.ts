import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { withScratchDatabase } from '#server/testing/scratch-database.ts';
import { type Search, searches } from './conversations/queries.ts';
import { type Ask, prepare, startBoth } from './conversations/stage.ts';
import { median } from './explore/clients.ts';

const REFERENCES = Number(process.env.BENCH_REFERENCES ?? 200_000);
const MOST_MEAN = 1.3;
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 6);
const EACH = 8;
const CLIENTS = [1, 8];

/** Searches with three filters through the whole product and as hand-written SQL beside it, clipboard text in both. */
export async function run() {
  const folder = await mkdtemp(join(tmpdir(), 'orion-conversations-bench-'));
  try {
    await withScratchDatabase((url) => compare(url, folder));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function compare(url: string, folder: string) {
  const token = await prepare(url, REFERENCES);
  const sides = await startBoth(url, token, folder);
  try {
    await sameAnswers(sides);
    console.log(
      `${REFERENCES.toLocaleString('en-US')} references, pages of 20, exact counts, clipboard text`,
    );
    for (const clients of CLIENTS) {
      const ratios = [];
      for (const search of searches) ratios.push(await figures(sides, search, clients));
      const mean = Math.exp(ratios.reduce((sum, ratio) => sum + Math.log(ratio), 0) / ratios.length);
      console.log(`  ${clients} clients: geometric mean ${mean.toFixed(2)}`);
      assert.ok(
        mean <= MOST_MEAN,
        `${clients} clients: geometric mean ${mean.toFixed(2)} above ${MOST_MEAN}`,
      );
    }
  } finally {
    await sides.stop();
  }
}

interface Sides {
  product: Ask;
  baseline: Ask;
}

/** A floor that answers something else would be none. */
async function sameAnswers({ product, baseline }: Sides) {
  for (const { name, asked } of searches)
    for (let client = 0; client < EACH; client += 1) {
      const [one, other] = [await product(asked(client)), await baseline(asked(client))];
      assert.equal(one.counts, other.counts, name);
      const ids = ({ results }: typeof one) => results.map(({ reference_id }) => reference_id);
      assert.deepEqual(ids(one), ids(other), name);
      assert.ok(Math.abs(one.gpt.length - other.gpt.length) < 2000, `${name}: the clipboard texts differ`);
    }
}

/** Rounds in turn, so that what else the machine does falls on both; the median of their ratios. */
async function figures({ product, baseline }: Sides, search: Search, clients: number) {
  const ratios = [];
  const times: [number, number][] = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    const inTurn = round % 2 === 0 ? [product, baseline] : [baseline, product];
    const spent = new Map<Ask, number>();
    for (const ask of inTurn) spent.set(ask, median(await drive(ask, search, clients)));
    const [ours, floor] = [spent.get(product) ?? 0, spent.get(baseline) ?? 1];
    // The first round warms both up.
    if (round === 0) continue;
    ratios.push(ours / floor);
    times.push([ours, floor]);
  }
  const middle = (at: 0 | 1) => median(times.map((pair) => pair[at])).toFixed(1);
  console.log(
    `  ${clients} clients, ${search.name}: product ${middle(0)} ms, floor ${middle(1)} ms, ratio ${median(ratios).toFixed(2)}`,
  );
  return median(ratios);
}

async function drive(ask: Ask, { asked }: Search, clients: number) {
  const times: number[] = [];
  const one = async (client: number) => {
    for (let turn = 0; turn < EACH; turn += 1) {
      const began = performance.now();
      await ask(asked(client + turn * clients));
      times.push(performance.now() - began);
    }
  };
  await Promise.all(Array.from({ length: clients }, (_, client) => one(client)));
  return times;
}
