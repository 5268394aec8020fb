import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { importScene } from '../testing/import-scene.ts';

const { db, check } = await importScene();
const MOST = 2000;

beforeAll(async () => {
  await sql`insert into company (company_domain, company_name, description, hq_city)
    select 'c' || i || '.example', 'C' || i, 'ours', 'Bern' from generate_series(1, ${MOST}) i`.execute(db);
});

/** The file of an export that somebody changed throughout: every row differs, and brings something new. */
const fileOf = (rows: number) =>
  [
    'Domain,Name,Description,HQ city,Lists',
    ...Array.from({ length: rows }, (_, at) => `c${at + 1}.example,C${at + 1},theirs,Basel,Spring ${at}`),
  ].join('\n');

async function fastest(rows: number) {
  const times: number[] = [];
  for (let round = 0; round < 3; round += 1) {
    const began = performance.now();
    const { counts } = await check(fileOf(rows));
    times.push(performance.now() - began);
    expect(counts).toMatchObject({ differ: rows });
  }
  return Math.min(...times);
}

it('a file in which every row differs is checked in time that grows with its rows, not with their square', async () => {
  const few = await fastest(MOST / 8);

  expect((await fastest(MOST)) / few).toBeLessThan(14);
});
