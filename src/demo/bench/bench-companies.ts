import pg from 'pg';
import type { Platform } from '#server/platform.ts';
import { benchBatches } from './bench-facts.ts';
import { BENCH_SOURCE } from './bench-rows.ts';
import { shapeOf } from './bench-shape.ts';
import { withBareTables } from '../making/bulk-load.ts';
import { calendarOf } from '../making/calendar.ts';
import { SOURCE } from '../companies/company-rows.ts';
import { copyInto } from '../making/copy.ts';
import { addDemoChoices } from '../demo-choices.ts';

export const MOST_COMPANIES = 1_000_000;

interface BenchSeed extends Pick<Platform, 'clock'> {
  url: string;
  /** How many companies there shall be in all. */
  companies: number;
  /** Spreads them as nobody has seen yet. */
  seed?: number;
  say?: (line: string) => void;
}

/** What the seeder fills: rows it copies, and rows that are derived from them. */
export const SEEDED_TABLES = [
  'company',
  'company_growth_tag',
  'company_country',
  'company_person',
  'workboard_company',
  'email_summary',
  'tp_status_history',
  'discovery',
  'company_text',
] as const;

const LISTS = ['Benchmark list A', 'Benchmark list B', 'Benchmark list C', 'Benchmark list D'];

/** Fills the database up with invented companies for measurements, in one transaction; answers how many were added. */
export async function seedBenchCompanies({
  url,
  clock,
  companies,
  seed,
  say = () => {},
}: BenchSeed): Promise<number> {
  const client = new pg.Client({ connectionString: url, application_name: 'orion seed' });
  client.on('error', () => {});
  await client.connect();
  try {
    await client.query('begin');
    const { held, highest } = await companiesHeld(client);
    const missing = companies - held;
    if (missing <= 0) return 0;
    await client.query(`set local orion.bulk = 'on'; set local statement_timeout = 0; set local work_mem = '128MB';
      set local maintenance_work_mem = '512MB'`);
    await addDemoChoices(client);
    const ids = { first: highest + 1, last: highest + missing };
    const batches = benchBatches(ids, calendarOf(clock.now()), await benchLists(client), shapeOf(seed));
    await withBareTables(
      client,
      SEEDED_TABLES,
      async () => {
        for (const batch of batches) say(`${batch.table}: ${await copyInto(client, batch)} rows`);
        say('deriving the discovery rows and the text index');
        await client.query(`select setval(pg_get_serial_sequence('company', 'company_id'), $1)`, [ids.last]);
        await client.query('select refresh_discovery(null), refresh_company_text(null)');
      },
      say,
    );
    await client.query('commit');
    await client.query(`analyze ${[...SEEDED_TABLES, 'place'].map((table) => `"${table}"`).join(', ')}`);
    return missing;
  } finally {
    await client.end();
  }
}

/** How many companies there are. Refuses a database that holds somebody's own. */
async function companiesHeld(client: pg.ClientBase) {
  const own = await client.query<{ company_domain: string }>(
    'select company_domain from company where source <> all ($1) limit 1',
    [[SOURCE, BENCH_SOURCE]],
  );
  if (own.rows[0])
    throw new Error(
      `This database holds companies of your own (${own.rows[0].company_domain}). Benchmark companies go only into an empty or a demonstration database: name another one with DATABASE_URL or ORION_DATA_DIR.`,
    );
  const { rows } = await client.query<{ held: number; highest: number }>(
    'select count(*)::integer as held, coalesce(max(company_id), 0) as highest from company',
  );
  return rows[0] ?? { held: 0, highest: 0 };
}

async function benchLists(client: pg.ClientBase): Promise<number[]> {
  await client.query('insert into workboard (name) select unnest($1::citext[]) on conflict do nothing', [
    LISTS,
  ]);
  const { rows } = await client.query<{ workboard_id: number }>(
    `select workboard_id from workboard where type = 'companies' and name = any ($1::citext[]) order by 1`,
    [LISTS],
  );
  return rows.map(({ workboard_id }) => workboard_id);
}
