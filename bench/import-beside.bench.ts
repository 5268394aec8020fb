import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { aPersonalToken, startProduct } from '#orion/server/testing/product-process.ts';
import { freePort } from '#server/testing/free-port.ts';
import { openDatabase } from '#server/db/client.ts';
import { withCompanies } from './companies.ts';
import { type Person, workBeside } from './import-beside/people.ts';

const COMPANIES = Number(process.env.BENCH_COMPANIES ?? 1_000_000);
const ROWS = Number(process.env.BENCH_IMPORT_ROWS ?? 50_000);
const PEOPLE = 20;
const LONGEST_MS = 1000;
/** Every second row is about a company that exists, so that there is something to wait for. */
const EVERY = 2;

interface Imported {
  status: string;
  failure: string | null;
  rows_done: number;
  counts: Record<string, number>;
}

/** Half new companies, half those that people are at meanwhile. */
function fileOf(known: readonly string[]): string {
  const lines = Array.from({ length: ROWS }, (_, row) => {
    const domain = row % EVERY === 0 ? known[(row / EVERY) % known.length] : `beside-${row}.example`;
    return `${domain},,${(row * 37) % 9000},${1970 + (row % 50)},${(row % 300) / 10}%,Besidetown ${row % 400},Canada,List ${row % 20}`;
  });
  return ['Domain,Name,Employees,Founded,Growth 1y,City,Country,Lists', ...lines].join('\n');
}

async function takeIn(origin: string, token: string, file: string, onCommit: () => void) {
  const headers = { authorization: `Bearer ${token}` };
  const ask = async (method: string, path: string, body?: string, type = 'application/json') => {
    const reply = await fetch(`${origin}/api/v1/imports${path}`, {
      method,
      headers: { ...headers, ...(body !== undefined && { 'content-type': type }) },
      ...(body !== undefined && { body }),
    });
    assert.ok(reply.ok, `${method} ${path}: ${reply.status} ${await reply.clone().text()}`);
    return ((await reply.json()) as { data: Imported & { id: string } }).data;
  };
  const until = async (id: string, status: string) => {
    for (;;) {
      // A machine that is busy for a moment says so; who waits for a file asks again.
      const found = await ask('GET', `/${id}`).catch(() => null);
      if (!found) {
        await pause(1000);
        continue;
      }
      assert.equal(found.failure, null);
      if (found.status === status) return found;
      await pause(250);
    }
  };
  const seconds = async (work: () => Promise<unknown>) => {
    const begun = performance.now();
    await work();
    return (performance.now() - begun) / 1000;
  };
  const { id } = await ask('POST', '?entity=companies&file_name=beside.csv', file, 'text/csv');
  await ask('POST', `/${id}/check`);
  const check = await seconds(() => until(id, 'checked'));
  onCommit();
  await ask('POST', `/${id}/commit`, JSON.stringify({ existing: 'replace' }));
  const commit = await seconds(() => until(id, 'committed'));
  const { counts } = await ask('GET', `/${id}`);
  await ask('POST', `/${id}/undo`);
  const undo = await seconds(() => until(id, 'undone'));
  return { check, commit, undo, counts };
}

/** Twenty people open and change companies while a large file is taken in. */
async function measure(url: string, ownerUrl: string) {
  const folder = await mkdtemp(join(tmpdir(), 'orion-beside-'));
  const { db, close } = openDatabase(ownerUrl, { statementTimeoutMs: 0 });
  const port = await freePort();
  const product = startProduct({
    PORT: String(port),
    DATABASE_URL: url,
    DATABASE_OWNER_URL: ownerUrl,
    ORION_DATA_DIR: folder,
  });
  try {
    const { rows } = await sql<{ company_domain: string }>`
      select company_domain from company where company_id % 7 = 0 order by company_id limit ${ROWS / EVERY}`.execute(
      db,
    );
    const known = rows.map(({ company_domain }) => company_domain);
    await product.ready();
    // A folder that was used before has the people of that time.
    const newToken = () => aPersonalToken(db, { email_address: `${randomUUID()}@bench.example` });
    const people: Person[] = [];
    for (let at = 0; at < PEOPLE; at += 1) people.push({ token: await newToken(), at });
    const list = await db
      .selectFrom('workboard')
      .select('workboard_id')
      .where('name', '=', 'Benchmark list A')
      .executeTakeFirstOrThrow();
    const work = workBeside(product.origin, people, { domains: known, list_id: list.workboard_id });
    await work.settle();
    const token = await newToken();
    const { check, commit, undo, counts } = await takeIn(
      product.origin,
      token,
      fileOf(known),
      work.beginCounting,
    );
    const { waits, faults } = await work.stop();
    console.log(
      `${COMPANIES} companies, ${ROWS} rows (${JSON.stringify(counts)}): check ${check.toFixed(1)} s, commit ${commit.toFixed(1)} s, undo ${undo.toFixed(1)} s`,
    );
    for (const [name, times] of Object.entries(waits)) {
      const sorted = times.toSorted((a, b) => a - b);
      const at = (part: number) => (sorted[Math.floor((sorted.length - 1) * part)] ?? 0).toFixed(0);
      const late = sorted.filter((one) => one > LONGEST_MS).length;
      console.log(
        `${name.padEnd(8)} ${String(sorted.length).padStart(6)} calls, median ${at(0.5)} ms, p99 ${at(0.99)} ms, longest ${at(1)} ms, over a second ${late}`,
      );
    }
    console.log(
      `faults told: ${faults.length}${faults.length > 0 ? ` ${faults.slice(0, 5).join(' | ')}` : ''}`,
    );
    const late = Object.values(waits)
      .flat()
      .filter((one) => one > LONGEST_MS).length;
    assert.equal(late, 0, `${late} calls took longer than a second`);
    assert.deepEqual(faults, []);
  } finally {
    product.child.kill();
    await product.exited;
    await close();
    await rm(folder, { recursive: true, force: true });
  }
}

export const run = () => withCompanies({ companies: COMPANIES }, measure);
