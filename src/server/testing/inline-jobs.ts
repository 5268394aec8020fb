import type { JobDefinition, Jobs } from '../jobs/queue.ts';

interface Queued {
  name: string;
  data: object;
  key: string;
}

export interface InlineJobs extends Jobs {
  readonly queued: readonly Queued[];
  /** Runs what is queued, in order, until nothing is left; a job that throws fails the test. */
  runQueued(): Promise<void>;
}

/** A queue without a worker: jobs wait until the test runs them. */
export function inlineJobs(): InlineJobs {
  const definitions = new Map<string, JobDefinition<unknown>>();
  const keys = new Set<string>();
  const queued: Queued[] = [];
  return {
    queued,
    define: (job) => void definitions.set(job.name, job),
    async enqueue(name, data, { key } = {}) {
      if (!definitions.has(name)) throw new Error(`No job is called ${name}.`);
      if (key !== undefined && keys.has(`${name} ${key}`)) return;
      keys.add(`${name} ${key}`);
      queued.push({ name, data, key: key ?? `job ${keys.size}` });
    },
    async runQueued() {
      for (let next = queued.shift(); next; next = queued.shift())
        await definitions
          .get(next.name)
          ?.run(next.data, { key: next.key, attempt: 1, signal: new AbortController().signal });
    },
    start: async () => {},
    stop: async () => {},
    isHealthy: () => true,
  };
}
