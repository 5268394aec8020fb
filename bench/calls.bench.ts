import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Kysely, sql } from 'kysely';
import pg from 'pg';
import type { DB } from '#db';
import { recomputeRanking } from '#features/explore/server/ranking/ranking.recompute.ts';
import { type Operation, operationsOf } from '#orion/server/testing/openapi-requests.ts';
import { aPersonalToken, startProduct } from '#orion/server/testing/product-process.ts';
import { freePort } from '#server/testing/free-port.ts';
import { systemClock } from '#server/clock.ts';
import { openDatabase } from '#server/db/client.ts';
import { withCompanies } from './companies.ts';
import { median } from './explore/clients.ts';

const COMPANIES = Number(process.env.BENCH_COMPANIES ?? 100_000);
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 7);
const SHOWN = 10;
/** A call that takes longer is held against the best SQL for it. */
const LONG_MS = 100;
const MOST_RATIO = 1.3;

/** The best SQL we know for calls that sum up the whole firm; its statements are asked at once, as the calls ask theirs. */
const BEST: Readonly<Record<string, readonly string[]>> = {
  '/api/v1/discovery/count': ['select count(*) from discovery'],
  '/api/v1/discovery/filters-data': ['select tag, count(*) from company_growth_tag group by tag'],
  '/api/v1/downstream-filter': ['select count(*) from discovery'],
  '/api/v1/linkedin-filter': ['select count(*) from discovery where employee_count is not null'],
  '/api/v1/management': [
    'select count(*) from company',
    'select tp_status, count(*) from tp_status_history where until is null group by 1',
  ],
  '/api/v1/source-list': [
    'select count(*) from company',
    'select datasource_id, count(*) from company_datasource group by 1',
    'select count(distinct company_id) from company_datasource',
  ],
  '/api/v1/universe-insight': [
    'select hq_country_id, count(*) from discovery group by 1',
    `select count(*) from company where created_at >= now() - interval '30 days'`,
    'select tp_status, count(*) from tp_status_history where until is null group by 1',
  ],
  '/api/v1/universe-pipeline': [
    'select tp_status, count(distinct company_id) from tp_status_history group by 1',
    'select count(distinct company_id) from tp_status_history',
    'select tp_status, count(*) from tp_status_history where until is null group by 1',
  ],
};

interface Taken {
  path: string;
  p50: number;
  bytes: number;
}

/** Every GET of the API, as the description has it, with what this database holds: the slowest first. */
export const run = () =>
  withCompanies({ companies: COMPANIES }, async (url, ownerUrl) => {
    const folder = await mkdtemp(join(tmpdir(), 'orion-calls-'));
    const { db, close } = openDatabase(ownerUrl, { statementTimeoutMs: 0 });
    const port = String(await freePort());
    await recomputeRanking(db, systemClock);
    await sql`vacuum analyze`.execute(db);
    const product = startProduct({
      PORT: port,
      DATABASE_URL: url,
      DATABASE_OWNER_URL: ownerUrl,
      ORION_DATA_DIR: folder,
    });
    try {
      const known = await knownValues(db);
      const token = await aPersonalToken(db, { email_address: 'calls@bench.example' });
      await product.ready();
      const taken = await askAll(product.origin, token, known);
      await holdAgainstBest(taken, { origin: product.origin, token, url, known });
    } finally {
      product.child.kill('SIGTERM');
      await product.exited;
      await close();
      await rm(folder, { recursive: true, force: true });
    }
  });

async function askAll(origin: string, token: string, known: Known) {
  const taken: Taken[] = [];
  const unasked: string[] = [];
  for (const operation of calls()) {
    const paths = Array.from({ length: ROUNDS + 1 }, (_, round) => pathOf(operation, known, round));
    const answered = paths.every((path) => path !== null) ? await measure(origin, token, paths) : null;
    if (answered) taken.push({ path: operation.path, ...answered });
    else unasked.push(operation.path);
  }
  console.log(
    `${taken.length} calls, p50 of ${ROUNDS}; not asked, for want of something to ask about: ${unasked.join(', ')}`,
  );
  for (const { path, p50, bytes } of taken.toSorted((a, b) => b.p50 - a.p50).slice(0, SHOWN))
    console.log(`  ${p50.toFixed(1).padStart(8)} ms  ${String(bytes).padStart(9)} bytes  ${path}`);
  const failed = taken.flatMap(({ path, p50 }) => (Number.isFinite(p50) ? [] : [path]));
  assert.deepEqual(failed, [], 'calls that were not answered in time');
  return taken;
}

interface Asked {
  origin: string;
  token: string;
  url: string;
  known: Known;
}

/** Every call above a tenth of a second and the best SQL for it, turn and turn about. */
async function holdAgainstBest(taken: readonly Taken[], { origin, token, url, known }: Asked) {
  // One processor for one statement, as the product has it: with both, a second reader would wait for the first.
  const pool = new pg.Pool({ connectionString: url, options: '-c max_parallel_workers_per_gather=0' });
  const slow: string[] = [];
  for (const { path } of taken.filter(({ p50 }) => p50 > LONG_MS)) {
    const operation = calls().find((one) => one.path === path);
    const statements = BEST[path];
    if (!operation || !statements) {
      slow.push(`${path}: nobody has said what the best SQL for it is`);
      continue;
    }
    const [ours, theirs]: [number[], number[]] = [[], []];
    for (let round = 0; round <= ROUNDS; round += 1) {
      ours.push((await askOnce(origin, token, pathOf(operation, known, round) ?? path)).ms);
      const began = performance.now();
      await Promise.all(statements.map((text) => pool.query(text)));
      theirs.push(performance.now() - began);
    }
    // The first round warms both up.
    const [call, best] = [median(ours.slice(1)), median(theirs.slice(1))];
    const ratio = call / best;
    console.log(
      `  ${path}: ${call.toFixed(1)} ms, best SQL ${best.toFixed(1)} ms, ratio ${ratio.toFixed(2)}`,
    );
    if (ratio > MOST_RATIO) slow.push(`${path}: ${ratio.toFixed(2)} times the best SQL, above ${MOST_RATIO}`);
  }
  await pool.end();
  assert.deepEqual(slow, []);
}

/** Files are streams, and how long one takes is how large it is. */
const calls = () =>
  operationsOf(JSON.parse(readFileSync('docs/openapi.json', 'utf8'))).filter(
    ({ method, path }) =>
      method.toLowerCase() === 'get' && path.startsWith('/api/v1/') && !/export|rejected/.test(path),
  );

/** The first of several calls warms up. Null where there is nothing behind the address. */
async function measure(origin: string, token: string, paths: readonly string[]) {
  const times: number[] = [];
  let bytes = 0;
  for (const path of paths) {
    const answered = await askOnce(origin, token, path);
    if (answered.status >= 500 && answered.status !== 501) return { p50: Number.POSITIVE_INFINITY, bytes };
    if (answered.status !== 200) return null;
    times.push(answered.ms);
    bytes = answered.bytes;
  }
  return { p50: median(times.slice(1)), bytes };
}

async function askOnce(origin: string, token: string, path: string) {
  const began = performance.now();
  const reply = await fetch(`${origin}${path}`, { headers: { authorization: `Bearer ${token}` } });
  const bytes = (await reply.arrayBuffer()).byteLength;
  return { status: reply.status, ms: performance.now() - began, bytes };
}

type Known = Record<string, readonly string[]>;

/** The address with every parameter it must have; another company in each round. */
function pathOf({ path, parameters }: Operation, known: Known, round: number): string | null {
  const query = new URLSearchParams();
  let at = path;
  for (const { name, in: where, required } of parameters) {
    if (!required) continue;
    const values = known[name] ?? [];
    const value = values[round % values.length];
    if (value === undefined) return null;
    if (where === 'path') at = at.replace(`{${name}}`, encodeURIComponent(value));
    else query.set(name, value);
  }
  return `${at}?${query.toString()}`;
}

async function knownValues(db: Kysely<DB>): Promise<Known> {
  const list = async (text: string) => {
    const { rows } = await sql<{
      value: string;
    }>`select value::text from (${sql.raw(text)}) of (value)`.execute(db);
    return rows.map(({ value }) => value);
  };
  const domains = await list(
    `select company_domain from company where description is not null and company_id % 101 = 7 order by 1 limit 40`,
  );
  return {
    domain: domains,
    company_domain: domains,
    search_term: ['data', 'health', 'north'],
    q: domains,
    filter_search: ['saas in texas with 20 to 200 people', 'founded after 2018 growing 50% a year'],
    user_id: await list('select user_id from staff limit 5'),
    person_id: await list('select person_id from person limit 5'),
    workboard_id: await list(
      `select workboard_id from workboard_company group by 1 order by count(*) desc limit 1`,
    ),
    slug: ['company-call-summaries'],
    name: ['discovery-watch'],
    fathom_id: await list('select fathom_id from fathom_meeting limit 5'),
    reference_id: await list('select reference_id from reference limit 5'),
  };
}
