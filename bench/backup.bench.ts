import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import pg from 'pg';
import { backUp } from '#server/backup/back-up.ts';
import { inspect, restore } from '#server/backup/restore.ts';
import { migrate } from '#server/db/migrate.ts';
import { openFileStore } from '#server/files/store.ts';
import { MIGRATIONS, scratchServer } from '#server/testing/scratch-database.ts';

const COMPANIES = Number(process.env.BENCH_COMPANIES ?? 50_000);

const timed = async <T>(what: string, work: () => Promise<T>) => {
  const begun = performance.now();
  const result = await work();
  const seconds = (performance.now() - begun) / 1000;
  console.log(`  ${what.padEnd(44)} ${seconds.toFixed(2).padStart(8)} s`);
  return result;
};

const FILL = `
  set orion.bulk = 'on';
  insert into company (company_domain, company_name, description, hq_city, hq_country, year_founded, employee_count,
      growth_1m, growth_6m, growth_1y, growth_2y, total_funding_usd, last_funding_on)
    select 'company-' || i || '.example', 'Company ' || i, 'Makes ' || md5(i::text) || ' for ' || md5((i * 7)::text)
        || repeat(' and more of the same', 5), 'City ' || i % 500, 'Country ' || i % 90, 1950 + i % 75, i % 5000,
      (i % 100) / 100.0, (i % 90) / 90.0, (i % 80) / 80.0, (i % 70) / 70.0, i * 1000::bigint, date '2000-01-01' + i % 9000
    from generate_series(1, $COMPANIES) i;
  insert into employee_count_point (company_id, metric_recorded_on, raw_count)
    select company_id, date '2025-01-01' + m * 30, employee_count + m from company, generate_series(1, 6) m;
  insert into quip (company_id, quip_text, quip_type, date, source_type, source)
    select company_id, 'Said about ' || company_name, 'note', '2026-01-01', 'newsletter', company_id::text
    from company where company_id % 3 = 0;
  select refresh_discovery(null), refresh_company_text(null);
  set orion.bulk = 'off';
  analyze`;

async function runSql(url: string, statements: string) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await client.query<{ size: string }>(statements);
  } finally {
    await client.end();
  }
}

/** Seconds and megabytes of a backup and of the restore that follows it, beside the reading of the archive alone. */
export async function run() {
  const folder = await mkdtemp(join(tmpdir(), 'orion-bench-'));
  const server = await scratchServer();
  try {
    const source = server.url;
    const target = Object.assign(new URL(server.url), { pathname: '/restored' }).href;
    await runSql(source, 'create database restored');
    for (const url of [source, target]) await migrate(url, MIGRATIONS);
    await timed(`fill ${COMPANIES} companies`, () =>
      runSql(source, FILL.replace('$COMPANIES', String(COMPANIES))),
    );
    const { rows } = await runSql(source, 'select pg_database_size(current_database()) as size');

    const path = join(folder, 'bench.backup');
    const files = openFileStore({ ORION_DATA_DIR: folder, FILES_URL: undefined });
    await timed('backup', () => backUp({ url: source, files, path, at: new Date() }));
    const archive = await timed('read and verify the archive', () => inspect(path));
    await timed('restore, every table compared', () =>
      restore({ url: target, files, path, archive, replace: false }),
    );
    const saved = archive.manifest.entries.reduce((sum, { bytes }) => sum + bytes, 0);
    const sizes = [Number(rows[0]?.size), saved, (await stat(path)).size].map((bytes) =>
      (bytes / 1e6).toFixed(0),
    );
    console.log(`  database ${sizes[0]} MB, rows as text ${sizes[1]} MB, archive ${sizes[2]} MB`);
  } finally {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
}
