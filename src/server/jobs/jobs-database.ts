import pg from 'pg';
import PgBoss from 'pg-boss';
import { hearLostConnections } from '../db/lost-connections.ts';
import { type Hearing, hearNotices } from '../db/notices.ts';

export type Report = (error: unknown, doing: string) => void;

export interface JobsDatabase extends PgBoss.Db {
  /** Whether the last statement was answered. */
  answers(): boolean;
  /** Does something while no other instance does the same: pg-boss deadlocks when two make one queue. */
  alone(work: () => Promise<void>): Promise<void>;
  /** Gives jobs back that were taken and not finished; the attempt does not count. */
  release(name: string, ids: readonly string[]): Promise<void>;
  /** The jobs that somebody must begin, by name: whether one is due, and in how long the next will be. */
  listWaiting(): Promise<{ name: string; is_due: boolean; next_in_ms: number | null }[]>;
  /** Hears what any instance queues. */
  hear(hearing: Hearing): { stop(): Promise<void> };
  close(): Promise<void>;
}

export const JOBS_SCHEMA = 'jobs';
const WEEK = 7 * 24 * 3600;
/** What is queued is told on this channel, when the transaction that queued it commits: the name of the job. */
const QUEUED = 'orion_jobs';
const RISING = 4_711_002;
const CLOSE_PATIENCE_MS = 1000;

/** A small pool of the queue's own, so that neither the pages nor the jobs can starve the other. */
export function openJobsDatabase(url: string, report: Report): JobsDatabase {
  let answered = false;
  const pool = new pg.Pool({
    connectionString: url,
    max: 3,
    connectionTimeoutMillis: 3000,
    query_timeout: 15_000,
    keepAlive: true,
    application_name: 'orion jobs',
  });
  hearLostConnections(pool, (error) => report(error, 'connection'));

  async function executeSql(text: string, values?: unknown[]) {
    try {
      const result = await pool.query(text, values);
      answered = true;
      return result;
    } catch (error) {
      if (answered) report(error, 'statement');
      answered = false;
      throw error;
    }
  }

  return {
    executeSql,
    answers: () => answered,
    async alone(work) {
      const client = await pool.connect();
      try {
        await client.query('select pg_advisory_lock($1)', [RISING]);
        await work();
      } finally {
        // Closed, not kept: the lock ends with its connection, whatever happened to it.
        client.release(true);
      }
    },
    async release(name, ids) {
      await executeSql(
        `update ${JOBS_SCHEMA}.job set state = 'created', started_on = null
         where name = $1 and id = any($2::uuid[]) and state = 'active'`,
        [name, ids],
      );
      await tellQueued(name, { executeSql });
    },
    async listWaiting() {
      const { rows } = await executeSql(
        `select name, bool_or(start_after <= now()) as is_due,
           1000 * extract(epoch from min(start_after) filter (where start_after > now()) - now())::float as next_in_ms
         from ${JOBS_SCHEMA}.job where state < 'active' group by name`,
      );
      return rows;
    },
    hear: (hearing) => hearNotices(url, QUEUED, hearing),
    async close() {
      let timer: NodeJS.Timeout | undefined;
      const enough = new Promise((resolve) => {
        timer = setTimeout(resolve, CLOSE_PATIENCE_MS);
      });
      await Promise.race([pool.end(), enough]);
      clearTimeout(timer);
    },
  };
}

/** Tells all instances that a job is queued, or without a name that one is for later, when that transaction commits. */
export const tellQueued = (name: string, { executeSql }: PgBoss.Db) =>
  executeSql('select pg_notify($1, $2)', [QUEUED, name]);

export function bossOn(database: JobsDatabase, maintenanceSeconds: number, report: Report) {
  const boss = new PgBoss({
    db: database,
    schema: JOBS_SCHEMA,
    // pg-boss forgets a time that passes while the database is away; schedule.ts does not.
    schedule: false,
    maintenanceIntervalSeconds: maintenanceSeconds,
    // A finished job blocks its key for a week; `once()` remembers for ever.
    archiveCompletedAfterSeconds: WEEK,
  });
  boss.on('error', (error) => report(error, 'maintenance'));
  return boss;
}
