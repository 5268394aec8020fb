import { spawn } from 'node:child_process';
import { once as event } from 'node:events';
import { createInterface } from 'node:readline';
import { type Kysely, sql } from 'kysely';
import { afterEach } from 'vitest';
import { eventually } from '#kernel/testing/eventually.ts';
import type { DB } from '#db';
import { bundleSource } from '../../testing/bundle-source.ts';
import { testClock } from '../../testing/clock.ts';
import { type JobDefinition, openJobs } from '../queue.ts';

/** Instances of the queue that look often, and are gone after each test. */
export function jobsForTests() {
  const clock = testClock('2026-03-04T06:40:10Z');
  const endings: (() => unknown)[] = [];
  afterEach(async () => {
    await Promise.all(endings.splice(0).map((end) => end()));
  });

  async function instance(
    url: string,
    definitions: JobDefinition<never>[],
    { work = true, pollMs = 50 } = {},
  ) {
    const troubles: string[] = [];
    const report = (error: unknown) => troubles.push((error as Error).message);
    const jobs = openJobs({ url, clock, report, work, pollMs, maintenanceSeconds: 1 });
    for (const definition of definitions) jobs.define(definition);
    endings.push(() => jobs.stop());
    await jobs.start();
    return Object.assign(jobs, { troubles });
  }

  /** An instance in a process of its own, to be killed. */
  async function workerProcess(url: string) {
    const file = bundleSource(new URL('worker-process.ts', import.meta.url));
    const child = spawn(process.execPath, [file, url], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    endings.push(() => child.kill('SIGKILL'));
    let said = 0;
    createInterface({ input: child.stdout }).on('line', () => {
      said += 1;
    });
    const ran = (times: number) =>
      eventually(() => {
        if (said <= times) throw new Error(`ran ${said - 1} of ${times}`);
      });
    await ran(0);
    const kill = async () => {
      child.kill('SIGKILL');
      await event(child, 'exit');
    };
    return { ran, kill };
  }

  return { clock, instance, workerProcess };
}

export async function statesOf(db: Kysely<DB>, name: string) {
  const { rows } = await sql<{ state: string; retry_count: number }>`
    select state, retry_count from jobs.job where name = ${name} order by state`.execute(db);
  return rows;
}
