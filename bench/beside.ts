import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startProduct } from '#orion/server/testing/product-process.ts';
import { freePort } from '#server/testing/free-port.ts';
import { withScratchDatabase } from '#server/testing/scratch-database.ts';
import { median } from './explore/clients.ts';

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 6);
const MOST_RATIO = 1.3;
const POOL = 10;

interface Answer {
  results: object[];
  count: number;
}
type Ask = (search: string) => Promise<Answer>;

interface Sides {
  /** Puts the rows there; answers a token. */
  fill: (url: string) => Promise<string>;
  /** The script of the floor: node:http, a pool, prepared statements. */
  floor: URL;
  compare: (ours: (path: string) => Ask, theirs: (path: string) => Ask) => Promise<void>;
}

/** The product and its floor on one database, each in a process of its own. */
export async function besideFloor({ fill, floor: script, compare }: Sides) {
  const folder = await mkdtemp(join(tmpdir(), 'orion-bench-'));
  try {
    await withScratchDatabase(async (url) => {
      const token = await fill(url);
      const [port, floorPort] = [await freePort(), await freePort()];
      const product = startProduct({
        PORT: String(port),
        DATABASE_URL: url,
        DATABASE_POOL: String(POOL),
        ORION_DATA_DIR: folder,
      });
      const words = ['--import', 'tsx', fileURLToPath(script), url, String(floorPort), String(POOL)];
      const floor = spawn(process.execPath, words, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
      const floorAt = `http://127.0.0.1:${floorPort}`;
      try {
        await product.ready();
        const headers = { authorization: `Bearer ${token}` };
        while (!(await ask(`${floorAt}/`, headers).catch(() => null)))
          await new Promise((resume) => setTimeout(resume, 50));
        await compare(
          (path) => (search) => ask(`${product.origin}/api/v1${path}${search}`, headers),
          (path) => (search) => ask(`${floorAt}${path}${search}`, headers),
        );
        assert.deepEqual(missed, []);
      } finally {
        product.child.kill('SIGTERM');
        floor.kill('SIGTERM');
        await product.exited;
      }
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** What was slower than it may be; told when all is measured. */
const missed: string[] = [];

interface Measured {
  name: string;
  ours: Ask;
  theirs: Ask;
  search: (at: number) => string;
  /** How often each asks in a round. */
  each: number;
  idOf: (row: never) => unknown;
}

/** Rounds in turn, so that what else the machine does falls on both; the median of their ratios. */
export async function measureBeside({ name, ours, theirs, search, each, idOf }: Measured) {
  const [one, other] = [await ours(search(7)), await theirs(search(7))];
  const ids = ({ results }: Answer) => results.map((row) => idOf(row as never));
  assert.deepEqual([ids(one), one.count], [ids(other), other.count], name);
  const times: [number, number][] = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    const spent = new Map<Ask, number>();
    for (const asks of round % 2 === 0 ? [ours, theirs] : [theirs, ours]) {
      const took: number[] = [];
      for (let at = 0; at < each; at += 1) {
        const began = performance.now();
        await asks(search(round * each + at));
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
  if (ratio > MOST_RATIO) missed.push(`${name}: ${ratio.toFixed(2)} times the floor, above ${MOST_RATIO}`);
}

const agent = new Agent({ keepAlive: true });
const ask = (url: string, headers: Record<string, string> = {}) =>
  new Promise<Answer>((resolve, reject) => {
    get(url, { agent, headers }, (reply) => {
      const parts: Buffer[] = [];
      reply.on('data', (part: Buffer) => parts.push(part));
      reply.on('end', () => {
        const body = Buffer.concat(parts).toString();
        if (reply.statusCode === 200) resolve(JSON.parse(body));
        else reject(new Error(`${url}: ${reply.statusCode} ${body}`));
      });
    }).on('error', reject);
  });
