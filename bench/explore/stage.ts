import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { recomputeRanking } from '#features/explore/server/ranking/ranking.recompute.ts';
import { randomFrom } from '#demo/making/random.ts';
import { systemClock } from '#server/clock.ts';
import { type Database, openDatabase } from '#server/db/client.ts';
import { aPersonalToken, startProduct } from '#orion/server/testing/product-process.ts';
import { freePort } from '#server/testing/free-port.ts';
import { atItsPage, baselineSide, productSide, type Side } from './clients.ts';
import { drawSearch } from './draw.ts';
import { ADD_MENTIONS, type Facts, readFacts } from './facts.ts';
import type { Search } from './search.ts';

const POOL = 10;
export type Sides = Record<'product' | 'sql' | 'columns', Side>;

interface Stage {
  sides: Sides;
  searches: Search[];
}

/** The ranks, newsletters, and the narrow table beside the product's own. */
export const prepareStage = (ownerUrl: string) =>
  asOwner(ownerUrl, async ({ db, pool }) => {
    await recomputeRanking(db, systemClock);
    await pool.query(ADD_MENTIONS);
    for (const statement of readFileSync(new URL('narrow.sql', import.meta.url), 'utf8').split(';\n'))
      if (statement.trim()) await pool.query(statement);
    await pool.query('vacuum analyze');
  });

/** What searches can be drawn from, and who asks. */
const readStage = (ownerUrl: string, seed: number) =>
  asOwner(ownerUrl, async ({ db, pool }) => ({
    facts: await readFacts(pool, randomFrom('words', seed)),
    token: await aPersonalToken(db, { email_address: `explore-${seed}@bench.example` }),
  }));

async function asOwner<T>(url: string, work: (database: Database) => Promise<T>): Promise<T> {
  const database = openDatabase(url, { statementTimeoutMs: 0 });
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

/** The product and its baseline as processes of their own on one database, with pools of one size. */
export async function onStage(
  { url, ownerUrl, seed, searches }: { url: string; ownerUrl: string; seed: number; searches: number },
  work: (stage: Stage) => Promise<void>,
) {
  const { facts, token } = await readStage(ownerUrl, seed);
  const folder = await mkdtemp(join(tmpdir(), 'orion-explore-bench-'));
  const [port, baselinePort] = [await freePort(), await freePort()];
  const product = startProduct({
    PORT: String(port),
    DATABASE_URL: url,
    DATABASE_OWNER_URL: ownerUrl,
    DATABASE_POOL: String(POOL),
    ORION_DATA_DIR: folder,
  });
  const baseline = startBaseline(ownerUrl, baselinePort);
  try {
    await Promise.all([product.ready(), answers(baselinePort)]);
    const origin = `http://127.0.0.1:${baselinePort}`;
    const drawn = await drawAll({ origin: product.origin, token, facts, seed, searches });
    const sides = {
      product: productSide(product.origin, token),
      sql: baselineSide(origin, 'sql', token),
      columns: baselineSide(origin, 'columns', token),
    };
    await work({ sides, searches: drawn });
  } finally {
    product.child.kill('SIGTERM');
    baseline.kill('SIGTERM');
    await product.exited;
    await rm(folder, { recursive: true, force: true });
  }
}

async function drawAll({ origin, token, facts, seed, searches }: Drawing) {
  const random = randomFrom('searches', seed);
  const drawn: Search[] = [];
  for (let at = 0; at < searches; at += 1)
    drawn.push(await atItsPage(origin, token, drawSearch(random, facts)));
  return drawn;
}
interface Drawing {
  origin: string;
  token: string;
  facts: Facts;
  seed: number;
  searches: number;
}

const startBaseline = (url: string, port: number): ChildProcess =>
  spawn(
    process.execPath,
    [
      '--import',
      'tsx',
      fileURLToPath(new URL('baseline.ts', import.meta.url)),
      url,
      String(port),
      String(POOL),
    ],
    // The channel closes with this process, and the baseline ends with it.
    { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] },
  );

async function answers(port: number) {
  for (;;) {
    const up = await fetch(`http://127.0.0.1:${port}/`).then(
      () => true,
      () => false,
    );
    if (up) return;
    await new Promise((resume) => setTimeout(resume, 20));
  }
}
