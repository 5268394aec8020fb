import { type Kysely, sql } from 'kysely';
import type { DB } from '#db';
import { pagesOfSearch, searchPage } from '#features/explore/server/explore.search.ts';
import { recomputeRanking } from '#features/explore/server/ranking/ranking.recompute.ts';
import { systemClock } from '#server/clock.ts';
import { openDatabase } from '#server/db/client.ts';
import { Refusal } from '#server/http/errors.ts';
import { withScratchDatabase } from '#server/testing/scratch-database.ts';

const COMPANIES = Number(process.env.BENCH_COMPANIES ?? 100_000);
const BY_RANK = { sort_by: 'current_rank', direction: 'asc' } as const;
const PAGES = pagesOfSearch(BY_RANK, {});

const secondsOf = async (work: () => Promise<unknown>) => {
  const began = performance.now();
  await work();
  return (performance.now() - began) / 1000;
};

async function fill(db: Kysely<DB>) {
  await db.transaction().execute(async (tx) => {
    await sql`set local orion.bulk = 'on'`.execute(tx);
    await sql`
      insert into company (company_domain, company_name, hq_city, hq_state, hq_country, year_founded, employee_count,
        growth_6m, growth_1y, growth_2y, total_funding_usd, status, is_saas)
      select 'company-' || n || '.example', 'Company ' || n,
        (array['Oakland', 'Des Moines', 'Dublin', 'Berlin', null, 'Toronto'])[1 + n % 6],
        (array['California', 'Iowa', null, 'Berlin', null, 'Ontario'])[1 + n % 6],
        (array['United States', 'United States', 'Ireland', 'Germany', null, 'Canada'])[1 + n % 6],
        nullif(1985 + (n * 7919 % 42)::int, 1985), nullif((n * 104729 % 3000)::int, 0),
        n * 31 % 250 - 50.5, n * 37 % 300 - 60.25, case when n % 9 > 0 then n * 41 % 400 - 70 end,
        nullif(n * 7907 % 700 * 1000000, 0), (array['Private', 'Public', 'Acquired', 'Closed', null])[1 + n % 5], n % 3 = 0
      from generate_series(1, ${COMPANIES}::bigint) n`.execute(tx);
  });
  await sql`vacuum analyze company`.execute(db);
}

/** Pages through the ranked list, again and again, until it is told to stop; every page must follow the one before. */
function reader(db: Kysely<DB>) {
  const outcome = { times: [] as number[], errors: [] as string[] };
  let stopped = false;
  const isStopped = () => stopped;
  async function read() {
    let next: string | null = null;
    let seen = new Set<number>();
    while (!isStopped()) {
      const began = performance.now();
      try {
        const page = await searchPage(db, BY_RANK, [], PAGES, next ?? undefined);
        if (next === null) seen = new Set();
        for (const { company_id } of page.results)
          if (!seen.has(company_id)) seen.add(company_id);
          else outcome.errors.push(`company ${company_id} was met twice`);
        next = page.next_page;
      } catch (error) {
        // Two rankings came between: whoever reads begins again.
        if (error instanceof Refusal && error.statusCode === 409) next = null;
        else outcome.errors.push((error as Error).message);
      }
      outcome.times.push(performance.now() - began);
    }
    return outcome;
  }
  const reading = read();
  return {
    stop() {
      stopped = true;
      return reading;
    },
  };
}

/** The floor: the rows of a finished ranking written once more, with the same indexes. */
const copyRanks = (db: Kysely<DB>) =>
  sql`create table floor as select * from company_rank;
    alter table floor add primary key (company_id);
    create index on floor (current_rank);
    create index on floor (previous_rank);
    drop table floor`.execute(db);

const wrongSums = async (db: Kysely<DB>) => {
  const { rows } = await sql<{ wrong: number }>`select count(*) as wrong from company_rank
    where abs(score - (select sum(points) from unnest(contributions) points)) > 1e-9`.execute(db);
  return rows[0]?.wrong;
};

export async function run() {
  await withScratchDatabase(async (url) => {
    const { db, close } = openDatabase(url, { statementTimeoutMs: 0 });
    try {
      const filled = await secondsOf(() => fill(db));
      console.log(`${COMPANIES.toLocaleString('en-US')} companies, added in ${filled.toFixed(1)} s`);
      const first = await recomputeRanking(db, systemClock);
      const alone = await recomputeRanking(db, systemClock);
      const floor = await secondsOf(() => copyRanks(db));
      const reading = reader(db);
      const busy = await recomputeRanking(db, systemClock);
      const { times, errors } = await reading.stop();
      const sorted = times.toSorted((a, b) => a - b);
      const at = (share: number) => `${sorted[Math.floor(share * (sorted.length - 1))]?.toFixed(1)} ms`;
      console.log(
        `first ranking ${first.seconds.toFixed(2)} s, with one before it ${alone.seconds.toFixed(2)} s`,
      );
      console.log(
        `copying the finished rows ${floor.toFixed(2)} s: ${(alone.seconds / floor).toFixed(1)}x of it`,
      );
      console.log(`beside a reader ${busy.seconds.toFixed(2)} s`);
      console.log(
        `the reader: ${times.length} pages, p50 ${at(0.5)}, p99 ${at(0.99)}, longest ${at(1)}, ${errors.length} errors`,
      );
      const wrong = await wrongSums(db);
      console.log(`scores that their contributions do not add up to: ${wrong}`);
      if (errors.length > 0 || wrong !== 0) throw new Error(errors[0] ?? 'Contributions do not add up.');
    } finally {
      await close();
    }
  });
}
