import { createHash } from 'node:crypto';
import { CompiledQuery, type Kysely } from 'kysely';
import type PgBoss from 'pg-boss';
import type { DB } from '#db';
import type { Clock } from '../clock.ts';
import { unavailable } from '../http/errors.ts';
import { statusOfFault } from '../http/faults.ts';
import { parseCron } from './cron.ts';
import type { EnqueueOptions, JobDefinition } from './job.ts';
import { bossOn, openJobsDatabase, type Report, tellQueued } from './jobs-database.ts';
import { type Lookout, startLookout } from './lookout.ts';
import { startSchedule } from './schedule.ts';
import { startWorker, type Worker } from './worker.ts';

export type { JobDefinition } from './job.ts';

export interface Jobs {
  define<T>(job: JobDefinition<T>): void;
  enqueue(name: string, data: object, options?: EnqueueOptions): Promise<void>;
  start(): Promise<void>;
  stop(): Promise<void>;
  isHealthy(): boolean;
}

export interface JobsOptions {
  url: string;
  clock: Clock;
  report: Report;
  /** False in an instance that only queues. */
  work?: boolean;
  /** How often work is looked for that nobody told of. */
  pollMs?: number;
  /** How often the jobs of killed workers are looked for. */
  maintenanceSeconds?: number;
}

const RISE_AGAIN_MS = 1000;
const STOP_PATIENCE_MS = 5000;

/** Jobs on the product's own database, kept by pg-boss in the schema "jobs". */
export function openJobs(options: JobsOptions): Jobs {
  const { url, clock, report, work = true, pollMs = 5000, maintenanceSeconds = 30 } = options;
  const definitions = new Map<string, JobDefinition<unknown>>();
  const workers = new Map<string, Worker>();
  const database = openJobsDatabase(url, report);
  let state: 'new' | 'rising' | 'up' | 'stopped' = 'new';
  let boss: PgBoss | undefined;
  let stopped: Promise<void> | undefined;
  let again: NodeJS.Timeout | undefined;
  let schedule = { stop: () => {} };
  let lookout: Lookout | undefined;

  async function rise() {
    // A PgBoss whose start failed cannot be started again: every attempt takes a new one.
    const risen = bossOn(database, maintenanceSeconds, report);
    try {
      await database.alone(async () => {
        await risen.start();
        for (const name of definitions.keys()) await risen.createQueue(name);
      });
    } catch (error) {
      await risen.stop({ graceful: false });
      throw error;
    }
    if (state !== 'rising') {
      await risen.stop({ graceful: false });
      return;
    }
    boss = risen;
    state = 'up';
    if (!work) return;
    for (const job of definitions.values())
      workers.set(job.name, startWorker({ boss, database, job, failed: () => lookout?.look(), report }));
    lookout = startLookout({ database, wake: (name) => workers.get(name)?.wake(), longestMs: pollMs });
    schedule = startSchedule({ jobs: [...definitions.values()], clock, enqueue, report });
  }

  function riseLater() {
    again = setTimeout(
      () =>
        rise().catch((error) => {
          report(error, 'start');
          if (state === 'rising') riseLater();
        }),
      RISE_AGAIN_MS,
    );
  }

  async function fall() {
    state = 'stopped';
    clearTimeout(again);
    schedule.stop();
    await Promise.all([...workers.values()].map((worker) => worker.stop(STOP_PATIENCE_MS)));
    await lookout?.stop();
    await boss?.stop({ graceful: false });
    await database.close();
  }

  async function enqueue(name: string, data: object, options: EnqueueOptions = {}) {
    const job = definitions.get(name);
    if (!job) throw new Error(`No job is called ${name}.`);
    if (!boss || state !== 'up') throw unavailable('Background work can’t be started right now.');
    const { key, startAfter, db } = options;
    const within = db && { db: executorOn(db) };
    const id = await boss.send(name, data, {
      ...attemptsOf(job),
      ...(key !== undefined && { id: idOf(name, key), singletonKey: key }),
      ...(startAfter && { startAfter }),
      ...within,
    });
    if (id === null && key !== undefined) await boss.retry(name, idOf(name, key), within);
    await tellQueued(startAfter ? '' : name, within?.db ?? database);
    workers.get(name)?.wake();
  }

  return {
    define(job) {
      if (state !== 'new') throw new Error(`The job ${job.name} was defined after the start.`);
      if (job.schedule !== undefined) parseCron(job.schedule);
      definitions.set(job.name, job);
    },
    enqueue,
    async start() {
      state = 'rising';
      try {
        await rise();
      } catch (error) {
        if (statusOfFault(error) === 500) throw error;
        report(error, 'start');
        riseLater();
      }
    },
    stop() {
      stopped ??= fall();
      return stopped;
    },
    isHealthy: () => state === 'up' && database.answers(),
  };
}

const attemptsOf = ({ retries = 3, retryDelay = 5, longest = 300 }: JobDefinition<unknown>) => ({
  retryLimit: retries,
  retryDelay,
  retryBackoff: true,
  expireInSeconds: longest,
});

/** One key of one job has one id, so that the database itself refuses to queue it twice. */
const idOf = (name: string, key: string) =>
  createHash('sha256')
    .update(`${name}\0${key}`)
    .digest('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5');

const executorOn = (db: Kysely<DB>): PgBoss.Db => ({
  executeSql: async (text, values) => ({
    rows: (await db.executeQuery(CompiledQuery.raw(text, values))).rows,
  }),
});
