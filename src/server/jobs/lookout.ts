import type { JobsDatabase } from './jobs-database.ts';
import { restful } from './restful.ts';

export interface Lookout {
  /** Looks again at once: something may be due earlier than it knew. */
  look(): void;
  stop(): Promise<void>;
}

interface LookoutParts {
  database: JobsDatabase;
  wake: (name: string) => void;
  /** How long it naps at most: what a lost notification costs. */
  longestMs: number;
}

/** Wakes the workers: when something is queued, when the time of something comes, and every few seconds besides. */
export function startLookout({ database, wake, longestMs }: LookoutParts): Lookout {
  const rest = restful();
  const look = () => rest.end();
  const stop = new AbortController();

  async function loop() {
    while (!stop.signal.aborted) {
      const waiting = await database.listWaiting().catch(() => []);
      for (const { name, is_due } of waiting) if (is_due) wake(name);
      const later = waiting.flatMap(({ next_in_ms }) => next_in_ms ?? []);
      if (!stop.signal.aborted) await rest.nap(Math.min(longestMs, ...later));
    }
  }

  // What is queued for later has no name yet that should be woken: its time is looked up.
  const hearing = database.hear({
    onNotice: (name) => (name === '' ? look() : wake(name)),
    onConnection: look,
  });
  const finished = loop();
  return {
    look,
    async stop() {
      stop.abort();
      look();
      await Promise.all([finished, hearing.stop()]);
    },
  };
}
