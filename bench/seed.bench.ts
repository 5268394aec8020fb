import { createReadStream, createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { seedBenchCompanies } from '#server/seed/bench-companies.ts';
import { benchCompanies } from '#server/seed/bench-rows.ts';
import { calendarOf } from '#server/seed/calendar.ts';
import { copyText } from '#server/seed/copy.ts';
import { withScratchDatabase } from '#server/testing/scratch-database.ts';

const MOST_TIMES = 3;

/** The same company rows, written to a file beforehand, into a plain copy of the table, and then its indexes. */
async function bareCopy(url: string, companies: number, now: Date): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), 'orion-bench-'));
  const file = join(folder, 'company.copy');
  const { columns, text } = copyText(benchCompanies({ first: 1, last: companies }, calendarOf(now)));
  await pipeline(Readable.from(text), createWriteStream(file));
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(`set maintenance_work_mem = '512MB'`);
    await client.query(
      'create table bare (like company including defaults including constraints including generated)',
    );
    const { rows } = await client.query<{ make: string }>(
      `select replace(regexp_replace(pg_get_indexdef(indexrelid), 'INDEX \\S+ ON', 'INDEX ON'), 'public.company ', 'public.bare ') as make
       from pg_index where indrelid = 'company'::regclass`,
    );
    const start = performance.now();
    await pipeline(createReadStream(file), client.query(copyFrom(`copy bare (${columns}) from stdin`)));
    for (const { make } of rows) await client.query(make);
    const took = performance.now() - start;
    await client.query('drop table bare');
    return took;
  } finally {
    await client.end();
    await rm(folder, { recursive: true, force: true });
  }
}

/** Seeding everything about N companies, against a bare COPY of their own rows and the building of its indexes. */
export async function run() {
  const companies = Number(process.env['BENCH_COMPANIES'] ?? 100_000);
  const now = new Date();
  await withScratchDatabase(async (url) => {
    const bare = await bareCopy(url, companies, now);
    const start = performance.now();
    await seedBenchCompanies({ url, clock: { now: () => now }, companies });
    const ours = performance.now() - start;
    const times = ours / bare;
    console.log(
      `seed ${companies} companies: bare COPY and indexes ${seconds(bare)}, seeder ${seconds(ours)}, ratio ${times.toFixed(2)} (at most ${MOST_TIMES})`,
    );
    if (times > MOST_TIMES)
      throw new Error(
        `Seeding took ${times.toFixed(2)} times as long as a bare COPY; ${MOST_TIMES} is the most.`,
      );
  });
}

const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`;
