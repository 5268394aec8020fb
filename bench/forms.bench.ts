import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { aPersonalToken, freePort, startProduct } from '#orion/server/testing/product-process.ts';
import { openDatabase } from '#server/db/client.ts';
import { withScratchDatabase } from '#server/testing/scratch-database.ts';
import { median } from './explore/clients.ts';

const ENTRIES = Number(process.env.BENCH_ENTRIES ?? 50_000);
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 6);
const EACH = 40;
const MOST_RATIO = 1.3;
const POOL = 10;

/** The first page of one template's entries, and a search among them, beside the same as hand-written SQL. */
export async function run() {
  const folder = await mkdtemp(join(tmpdir(), 'orion-forms-bench-'));
  try {
    await withScratchDatabase((url) => compare(url, folder));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function fill(url: string) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const statements = readFileSync(new URL('forms/entries.sql', import.meta.url), 'utf8');
    for (const statement of statements.split(/;\n/).filter((text) => text.trim() !== ''))
      await client.query(statement.replace('$1', String(ENTRIES)));
    await client.query('vacuum analyze');
  } finally {
    await client.end();
  }
  const { db, close } = openDatabase(url);
  return aPersonalToken(db).finally(close);
}

async function compare(url: string, folder: string) {
  const token = await fill(url);
  const [port, floorPort] = [await freePort(), await freePort()];
  const product = startProduct({
    PORT: String(port),
    DATABASE_URL: url,
    DATABASE_POOL: String(POOL),
    ORION_DATA_DIR: folder,
  });
  const script = fileURLToPath(new URL('forms/baseline.ts', import.meta.url));
  const words = ['--import', 'tsx', script, url, String(floorPort), String(POOL)];
  const floor = spawn(process.execPath, words, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  try {
    await product.ready();
    while (!(await ask(`http://127.0.0.1:${floorPort}/`).catch(() => null)))
      await new Promise((resume) => setTimeout(resume, 50));
    const ours = (search: string) =>
      ask(`${product.origin}/api/v1/company-call-summaries${search}`, { authorization: `Bearer ${token}` });
    const theirs = (search: string) => ask(`http://127.0.0.1:${floorPort}/${search}`);
    console.log(`${ENTRIES.toLocaleString('en-US')} entries, pages of 50, exact counts`);
    for (const [name, search] of [
      ['first page', () => ''],
      ['search', (at: number) => `?search=w${at % 500}`],
    ] as const)
      await figures(name, ours, theirs, search);
  } finally {
    product.child.kill('SIGTERM');
    floor.kill('SIGTERM');
    await product.exited;
  }
}

type Ask = (search: string) => Promise<{ results: { uuid: string }[]; count: number }>;

/** Rounds in turn, so that what else the machine does falls on both; the median of their ratios. */
async function figures(name: string, ours: Ask, theirs: Ask, search: (at: number) => string) {
  const [one, other] = [await ours(search(7)), await theirs(search(7))];
  const ids = ({ results }: typeof one) => results.map(({ uuid }) => uuid);
  assert.deepEqual([ids(one), one.count], [ids(other), other.count], name);
  const times: [number, number][] = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    const spent = new Map<Ask, number>();
    for (const asks of round % 2 === 0 ? [ours, theirs] : [theirs, ours]) {
      const took: number[] = [];
      for (let at = 0; at < EACH; at += 1) {
        const began = performance.now();
        await asks(search(round * EACH + at));
        took.push(performance.now() - began);
      }
      spent.set(asks, median(took));
    }
    // The first round warms both up.
    if (round > 0) times.push([spent.get(ours) ?? 0, spent.get(theirs) ?? 1]);
  }
  const ratio = median(times.map(([a, b]) => a / b));
  const middle = (at: 0 | 1) => median(times.map((pair) => pair[at])).toFixed(1);
  console.log(`  ${name}: ${middle(0)} ms, floor ${middle(1)} ms, ratio ${ratio.toFixed(2)}`);
  assert.ok(ratio <= MOST_RATIO, `${name}: ${ratio.toFixed(2)} times the floor, above ${MOST_RATIO}`);
}

const agent = new Agent({ keepAlive: true });
const ask = (url: string, headers: Record<string, string> = {}) =>
  new Promise<{ results: { uuid: string }[]; count: number }>((resolve, reject) => {
    get(url, { agent, headers }, (reply) => {
      let body = '';
      reply.setEncoding('utf8');
      reply.on('data', (text: string) => (body += text));
      reply.on('end', () =>
        reply.statusCode === 200
          ? resolve(JSON.parse(body))
          : reject(new Error(`${url}: ${reply.statusCode} ${body}`)),
      );
    }).on('error', reject);
  });
