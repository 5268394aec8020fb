import { createReadStream, createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import { SEEDED_TABLES, seedBenchCompanies } from '#demo/bench/bench-companies.ts';
import { withScratchDatabase } from '#server/testing/scratch-database.ts';

const MOST_TIMES = 3;

/** The rows of a table, written out, copied into a plain copy of it, and then its indexes built: milliseconds. */
async function bareCopy(client: pg.Client, table: string, folder: string): Promise<number> {
  const file = join(folder, table);
  const columns = await columnsOf(client, table);
  await pipeline(client.query(copyTo(`copy ${table} (${columns}) to stdout`)), createWriteStream(file));
  await client.query(
    `create table bare (like ${table} including defaults including constraints including generated)`,
  );
  const start = performance.now();
  await pipeline(createReadStream(file), client.query(copyFrom(`copy bare (${columns}) from stdin`)));
  for (const make of await indexesOf(client, table)) await client.query(make);
  const took = performance.now() - start;
  await client.query('drop table bare');
  await rm(file);
  return took;
}

async function columnsOf(client: pg.Client, table: string) {
  const { rows } = await client.query<{ names: string }>(
    `select string_agg(quote_ident(attname), ', ' order by attnum) as names from pg_attribute
     where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
    [table],
  );
  return rows[0]?.names ?? '';
}

async function indexesOf(client: pg.Client, table: string) {
  const { rows } = await client.query<{ make: string }>(
    `select regexp_replace(pg_get_indexdef(indexrelid), 'INDEX \\S+ ON \\S+', 'INDEX ON bare') as make
     from pg_index where indrelid = $1::regclass`,
    [table],
  );
  return rows.map(({ make }) => make);
}

async function bareCopies(url: string): Promise<Map<string, number>> {
  const folder = await mkdtemp(join(tmpdir(), 'orion-bench-'));
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(`set maintenance_work_mem = '512MB'`);
    const took = new Map<string, number>();
    for (const table of SEEDED_TABLES) took.set(table, await bareCopy(client, table, folder));
    return took;
  } finally {
    await client.end();
    await rm(folder, { recursive: true, force: true });
  }
}

const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`;

/** Seeding N companies and all about them, against a bare COPY of the same rows and its index builds. */
export async function run() {
  const companies = Number(process.env['BENCH_COMPANIES'] ?? 100_000);
  await withScratchDatabase(async (url) => {
    const start = performance.now();
    await seedBenchCompanies({ url, clock: { now: () => new Date() }, companies });
    const ours = performance.now() - start;
    const bare = await bareCopies(url);
    const all = [...bare.values()].reduce((sum, one) => sum + one, 0);
    const alone = bare.get('company') ?? 0;
    console.log(
      `seed ${companies} companies: ${seconds(ours)}; bare COPY and indexes of the ${bare.size} tables it fills ${seconds(all)}, ratio ${(ours / all).toFixed(2)} (at most ${MOST_TIMES}); of the company table alone ${seconds(alone)}`,
    );
    if (ours > all * MOST_TIMES)
      throw new Error(
        `Seeding took ${(ours / all).toFixed(2)} times as long as a bare COPY of the same rows; ${MOST_TIMES} is the most.`,
      );
  });
}
