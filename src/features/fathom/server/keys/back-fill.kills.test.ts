import { type ChildProcess, execFile, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, expect, it } from 'vitest';
import { eventually } from '#kernel/testing/eventually.ts';
import { aPersonalToken, startProduct } from '#orion/server/testing/product-process.ts';
import { bundleSource } from '#server/testing/bundle-source.ts';
import { freePort } from '#server/testing/free-port.ts';
import { testDatabase } from '#server/testing/test-database.ts';
import { addFirmKey } from './keys.queries.ts';

const LONG = !!process.env.ORION_TEST_LONG;
const COUNT = LONG ? 20_000 : 700;
const A_PAGE = LONG ? 50 : 10;
const KILLS = 2;
const MOST_GROWTH_MB = 100;
const script = new URL('../../../../connectors/fathom/simulator/simulator-process.ts', import.meta.url);

const { db, url } = await testDatabase();
const folder = await mkdtemp(join(tmpdir(), 'orion-back-fill-'));
const fathom = fork(bundleSource(script), [String(COUNT), String(A_PAGE), 'ann@firm.example'], {
  execArgv: [],
});
const running: ChildProcess[] = [];
afterAll(async () => {
  fathom.disconnect();
  for (const child of running) child.kill('SIGKILL');
  await rm(folder, { recursive: true, force: true });
});

const count = async () => {
  const { count } = await db
    .selectFrom('fathom_meeting')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
};
const keyRow = () => db.selectFrom('meeting_key').selectAll().executeTakeFirstOrThrow();
const megabytesOf = async ({ pid }: ChildProcess) =>
  Number((await promisify(execFile)('ps', ['-o', 'rss=', '-p', String(pid)])).stdout) / 1024;

/** Waits step by step until so many are there, or all; answers the most memory that was seen meanwhile. */
async function watch({ child }: { child: ChildProcess }, isEnough: () => Promise<boolean>) {
  let peak = 0;
  while (!(await isEnough())) {
    const before = await count();
    await eventually(async () => {
      peak = Math.max(peak, await megabytesOf(child));
      expect((await count()) > before || (await isEnough())).toBe(true);
    });
  }
  return peak;
}

/** The product, told to fetch, with what it held before it began. */
async function fetchAgain(fathomUrl: string, token: string) {
  const product = startProduct({
    PORT: String(await freePort()),
    DATABASE_URL: url,
    ORION_DATA_DIR: folder,
    ALLOWED_EMAIL_DOMAINS: 'firm.example',
    FATHOM_API_KEY: 'firm',
    FATHOM_API_URL: fathomUrl,
  });
  running.push(product.child);
  await product.ready();
  const { key_id } = await keyRow();
  // Whoever was killed held the key; its time is over.
  await db.updateTable('meeting_key').set({ leased_until: null }).execute();
  const held = await megabytesOf(product.child);
  const asked = await fetch(`${product.origin}/api/v1/connections/fathom-${key_id}/run`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
  });
  expect(asked.status).toBe(200);
  return { ...product, held };
}

it('fetches everything although the product is killed twice: none is missing, none twice, and memory stays small', async () => {
  const [{ url: fathomUrl, wanted }] = (await once(fathom, 'message')) as [{ url: string; wanted: number[] }];
  const token = await aPersonalToken(db, { administrator: true });
  await addFirmKey(db, new Date().toISOString()).execute();
  const left: number[] = [];
  const growth: number[] = [];

  for (let kill = 1; kill <= KILLS; kill += 1) {
    const product = await fetchAgain(fathomUrl, token);
    const enough = Math.floor((kill * wanted.length) / (KILLS + 2));
    growth.push((await watch(product, async () => (await count()) >= enough)) - product.held);
    product.child.kill('SIGKILL');
    await product.exited;
    left.push(await count());
  }
  const product = await fetchAgain(fathomUrl, token);
  const isDone = async () => (await keyRow()).last_success_at !== null;
  growth.push((await watch(product, isDone)) - product.held);

  const kept = await db
    .selectFrom('fathom_meeting')
    .select('fathom_id')
    .orderBy('fathom_id', 'desc')
    .execute();
  expect(kept.map(({ fathom_id }) => fathom_id)).toEqual(wanted);
  // Each was killed in the middle of its work.
  for (const some of left) expect(some).toBeLessThan(wanted.length);
  const most = Math.max(...growth);
  console.log(
    `${wanted.length} meetings, killed at ${left.join(' and ')}: at most ${most.toFixed(0)} MB more`,
  );
  expect(most).toBeLessThan(MOST_GROWTH_MB);
});
