import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { seedBenchCompanies } from '#demo/bench/bench-companies.ts';
import { systemClock } from '#server/clock.ts';
import { testDatabase } from '#server/testing/test-database.ts';
import { aPersonalToken, type ProductProcess, startProduct } from './testing/product-process.ts';
import { freePort } from '#server/testing/free-port.ts';

const LONG = !!process.env.ORION_TEST_LONG;
const [COMPANIES, SLOW_BODIES, IDLE_SOCKETS, BAD_CALLERS, SEARCHERS, PAGES] = LONG
  ? [100_000, 200, 500, 32, 16, 100]
  : [100, 20, 50, 4, 4, 10];
const DRIP_MS = 500;

const sockets: Socket[] = [];
let product: ProductProcess | undefined;
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
  product?.child.kill('SIGKILL');
});

/** Opens a connection that says this much and then only drips; one that has nothing to say stays idle. */
async function dawdle(port: number, head = '') {
  const socket = connect(port, '127.0.0.1').on('error', () => {});
  sockets.push(socket);
  await once(socket, 'connect');
  if (head === '') return;
  socket.write(head);
  const drip = setInterval(() => socket.write('x'), DRIP_MS);
  socket.on('close', () => clearInterval(drip));
}

const slowBody = (port: number, authorization: string) =>
  `POST /api/v1/people HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\nauthorization: ${authorization}\r\n` +
  'content-type: application/json\r\ncontent-length: 900000\r\n\r\n{';

interface Outcome {
  status: number;
  said: string;
  ms: number;
}

async function call(url: string, authorization: string): Promise<Outcome> {
  const began = performance.now();
  const reply = await fetch(url, { headers: { authorization } });
  const text = await reply.text();
  return { status: reply.status, said: reply.ok ? '' : text, ms: performance.now() - began };
}

/** Calls again and again until told. */
async function goOn(next: (count: number) => Promise<Outcome>, signal: AbortSignal) {
  const met: Outcome[] = [];
  while (!signal.aborted) met.push(await next(met.length));
  return met;
}

/** As many callers at once, each again and again. */
const crowd = (
  callers: number,
  signal: AbortSignal,
  next: (caller: number, count: number) => Promise<Outcome>,
) =>
  Promise.all(
    Array.from({ length: callers }, (_, caller) => goOn((count) => next(caller, count), signal)),
  ).then((met) => met.flat());

function tally(met: readonly Outcome[]) {
  const counts: Record<number, number> = {};
  for (const { status } of met) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}

function pace(met: readonly Outcome[]) {
  const sorted = met.map(({ ms }) => Math.round(ms)).toSorted((one, other) => one - other);
  return `${sorted[sorted.length >> 1]} ms in the median, ${sorted.at(-1)} at most`;
}

it('a flood from outside leaves a signed-in person their page of results', async () => {
  const { url, db } = await testDatabase();
  await seedBenchCompanies({ url, clock: systemClock, companies: COMPANIES, say: () => {} });
  const person = `Bearer ${await aPersonalToken(db)}`;
  const searcher = `Bearer ${await aPersonalToken(db)}`;
  const port = await freePort();
  product = startProduct({
    PORT: String(port),
    DATABASE_URL: url,
    RATE_BAD_TOKEN: '20',
  });
  await product.ready();
  const api = `${product.origin}/api/v1`;
  const page = (at: number) =>
    call(`${api}/discovery?is_saas=true&employee_count=GREATER_THAN_OR_EQUAL_TO:${at}`, person);
  const alone: Outcome[] = [];
  for (let count = 0; count < PAGES; count += 1) alone.push(await page(count));

  await Promise.all([
    ...Array.from({ length: SLOW_BODIES }, (_, at) =>
      dawdle(port, slowBody(port, at % 2 ? searcher : 'Bearer nobody')),
    ),
    ...Array.from({ length: IDLE_SOCKETS }, () => dawdle(port)),
  ]);
  const stop = new AbortController();
  const bad = crowd(BAD_CALLERS, stop.signal, (caller, count) =>
    call(`${api}/scopers`, `Bearer orion_pat_${String(caller * 1e6 + count).padStart(43, 'x')}`),
  );
  const searches = crowd(SEARCHERS, stop.signal, (caller, count) =>
    call(
      `${api}/discovery${count % 2 ? '' : '/count'}?employee_count=GREATER_THAN_OR_EQUAL_TO:${caller * 1000 + count}` +
        '&growth_1y=GREATER_THAN_OR_EQUAL_TO:1&has_never_sent_email=true',
      searcher,
    ),
  );
  const pages: Outcome[] = [];
  for (let count = 0; count < PAGES; count += 1) pages.push(await page(PAGES + count));
  const open = sockets.filter(({ destroyed, readableEnded }) => !destroyed && !readableEnded).length;
  stop.abort();
  const [refused, searched] = await Promise.all([bad, searches]);

  console.log(`a page alone: ${pace(alone)}; in the flood: ${pace(pages)}; searches: ${pace(searched)}`);
  console.log({ open, pages: tally(pages), bad: tally(refused), searches: tally(searched) });
  expect(tally(pages)).toEqual({ 200: PAGES });
  const everything = [...pages, ...refused, ...searched];
  expect(everything.filter(({ said }) => said.includes('can’t reach its database'))).toEqual([]);
  expect(Object.keys(tally(refused)).filter((status) => status !== '401')).toEqual(['429']);
  expect(Object.keys(tally(searched)).filter((status) => status !== '200' && status !== '503')).toEqual([]);
  expect(product.child.exitCode, product.output()).toBeNull();
});
