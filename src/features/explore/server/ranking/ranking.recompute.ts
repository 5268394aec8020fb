import { setTimeout as pause } from 'node:timers/promises';
import { CompiledQuery, type Kysely, sql } from 'kysely';
import type { DB } from '#db';
import type { Clock } from '#server/clock.ts';
import { scoresOf } from './ranking.scores.ts';

export interface RankingRun {
  run: number;
  companies: number;
  seconds: number;
}

const LOCK = 4_711_003;
const LOCK_NOT_AVAILABLE = '55P03';
const SWAP_ATTEMPTS = 240;
const SWAP_PAUSE_MS = 250;

/** Every company with its new rank beside the one it had. */
const buildOf = (companies: string) => `
  insert into company_rank_next (company_id, score, contributions, current_rank,
    previous_score, previous_contributions, previous_rank)
  select ranked.company_id, ranked.score, ranked.contributions, ranked.current_rank,
    before.score as previous_score, before.contributions as previous_contributions,
    before.current_rank as previous_rank
  from (
    select company_id, score, contributions,
      (row_number() over (order by score desc, company_domain collate "C"))::integer as current_rank
    from (${scoresOf(companies)}) scores
  ) ranked left join company_rank before using (company_id)`;

/**
 * Ranks every company anew. Readers see the old ranks until the new ones take their place at once; who else
 * ranks waits. A company added meanwhile has no rank until the next run. What is interrupted leaves nothing.
 * `companies` is the relation whose figures count, where it is not the table itself.
 */
export async function recomputeRanking(
  db: Kysely<DB>,
  clock: Clock,
  signal: AbortSignal = new AbortController().signal,
  companies = 'company',
): Promise<RankingRun> {
  const began = performance.now();
  const run = await db.transaction().execute(async (tx) => {
    await execute(tx, "set local statement_timeout = 0; set local work_mem = '128MB'");
    await execute(tx, "set local maintenance_work_mem = '128MB'; set local jit = off");
    await execute(tx, 'set local max_parallel_workers_per_gather = 2');
    return cancelledBy(signal, db, tx, async () => {
      await execute(tx, `select pg_advisory_xact_lock(${LOCK})`);
      await execute(tx, 'select begin_ranking()');
      await execute(tx, buildOf(companies), [clock.now().getUTCFullYear()]);
      await execute(tx, 'select index_ranking()');
      const since = await beginDiscovery(tx);
      const run = await noteRun(tx, clock);
      await lockOut(tx, since, signal);
      await execute(tx, 'select swap_ranking()');
      return run;
    });
  });
  return { ...run, seconds: (performance.now() - began) / 1000 };
}

const execute = (db: Kysely<DB>, text: string, values: unknown[] = []) =>
  db.executeQuery(CompiledQuery.raw(text, values));

/** Ends the statement that runs when the signal comes: the database would work on for nobody. */
async function cancelledBy<T>(
  signal: AbortSignal,
  db: Kysely<DB>,
  tx: Kysely<DB>,
  work: () => Promise<T>,
): Promise<T> {
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx);
  const cancel = () => void sql`select pg_cancel_backend(${rows[0]?.pid})`.execute(db).catch(() => {});
  signal.throwIfAborted();
  signal.addEventListener('abort', cancel);
  try {
    return await work();
  } finally {
    signal.removeEventListener('abort', cancel);
  }
}

async function noteRun(db: Kysely<DB>, clock: Clock) {
  const { rows } = await sql<{ run: number; companies: number }>`
    insert into ranking_run (companies, finished_at)
    select coalesce(max(current_rank), 0), ${clock.now().toISOString()} from company_rank_next
    returning run, companies`.execute(db);
  if (!rows[0]) throw new Error('The ranking run could not be noted.');
  return rows[0];
}

/** The rows of Explore in the order of the new ranks, and from when on others may have changed the old ones. */
async function beginDiscovery(db: Kysely<DB>) {
  const { rows } = await sql<{ since: string }>`select begin_discovery()::text as since`.execute(db);
  return rows[0]?.since;
}

/**
 * Takes over what others changed meanwhile, and waits for those who read the old ranks, a moment at a time: who comes
 * later never queues behind us for longer.
 */
async function lockOut(db: Kysely<DB>, since: string | undefined, signal: AbortSignal) {
  for (let attempt = 1; ; attempt += 1) {
    await execute(db, `savepoint swap; set local lock_timeout = '${SWAP_PAUSE_MS}ms'`);
    try {
      await execute(db, 'lock table discovery in share row exclusive mode');
      await execute(db, 'select catch_up_discovery($1::xid8)', [since]);
      await execute(db, 'lock table company_rank, discovery in access exclusive mode');
      return;
    } catch (error) {
      if ((error as { code?: string }).code !== LOCK_NOT_AVAILABLE) throw error;
      if (attempt === SWAP_ATTEMPTS)
        throw new Error(
          'The old ranks are being read without a pause; the new ones are dropped. Rank again later.',
          {
            cause: error,
          },
        );
      await execute(db, 'rollback to savepoint swap');
      await pause(SWAP_PAUSE_MS, undefined, { signal });
    }
  }
}
