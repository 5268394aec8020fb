import { setTimeout as pause } from 'node:timers/promises';
import type PgBoss from 'pg-boss';
import type { JobDefinition } from './job.ts';
import type { JobsDatabase, Report } from './jobs-database.ts';
import { restful } from './restful.ts';

export interface Worker {
  /** Looks for work at once. */
  wake(): void;
  /** Takes nothing new, waits so long for what runs, then gives the rest back. */
  stop(patienceMs: number): Promise<void>;
}

interface WorkerParts {
  boss: PgBoss;
  database: JobsDatabase;
  job: JobDefinition<unknown>;
  /** A run failed, and may be due again soon. */
  failed: () => void;
  report: Report;
}

type Taken = PgBoss.JobWithMetadata<unknown>;

const SETTLE_ATTEMPTS = 5;
const SETTLE_PAUSE_MS = 1000;

/** Takes jobs of one name from the queue and runs them, a few side by side, until it is stopped. */
export function startWorker({ boss, database, job, failed, report }: WorkerParts): Worker {
  const { name, atOnce = 5 } = job;
  const running = new Map<string, Promise<void>>();
  const rest = restful();
  const stop = new AbortController();

  async function perform({ id, data, singletonKey, retryCount, expireInSeconds }: Taken) {
    const tooLate = AbortSignal.timeout(expireInSeconds * 1000);
    const signal = AbortSignal.any([tooLate, stop.signal]);
    const context = { key: singletonKey ?? id, attempt: retryCount + 1, signal };
    const outcome = await outcomeOf(tooLate, () => job.run(data, context));
    // Who ended because it was told to stop has not failed: it stays among what stop() gives back.
    if (!running.has(id) || (stop.signal.aborted && outcome?.name === 'AbortError')) return;
    if (outcome !== undefined) report(outcome, `${name}, attempt ${context.attempt}`);
    await settle(() =>
      outcome === undefined
        ? boss.complete(name, id)
        : boss.fail(name, id, { message: outcome.message.slice(0, 500) }),
    );
    running.delete(id);
    if (outcome !== undefined) failed();
  }

  /** An outcome that cannot be written because the database is away is written when it is back. */
  async function settle(write: () => Promise<void>) {
    for (let attempt = 1; attempt <= SETTLE_ATTEMPTS; attempt += 1)
      try {
        return await write();
      } catch {
        if (!stop.signal.aborted) await pause(SETTLE_PAUSE_MS);
      }
  }

  async function loop() {
    while (!stop.signal.aborted) {
      const taken: Taken[] = await boss.fetch(name, {
        includeMetadata: true,
        batchSize: atOnce - running.size,
      });
      for (const one of taken) running.set(one.id, Promise.resolve(one).then(perform));
      if (running.size >= atOnce) await Promise.race(running.values());
      else if (taken.length === 0) await rest.nap();
    }
    await Promise.all(running.values());
  }

  const finished = loop();
  return {
    wake: () => rest.end(),
    async stop(patienceMs) {
      stop.abort();
      rest.end();
      await Promise.race([finished, pause(patienceMs, undefined, { ref: false })]);
      const left = [...running.keys()];
      running.clear();
      if (left.length > 0)
        await database.release(name, left).catch((error) => report(error, `${name}, release`));
    },
  };
}

/** What a run threw, if anything; one that is too late is no longer waited for. */
async function outcomeOf(tooLate: AbortSignal, run: () => Promise<void>): Promise<Error | undefined> {
  const late = new Promise<never>((_resolve, reject) => {
    tooLate.addEventListener('abort', () => reject(new Error('The run took longer than its job may.')));
  });
  try {
    await Promise.race([run(), late]);
    return undefined;
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}
