import type { Kysely } from 'kysely';
import type { DB } from '#db';

export interface JobContext {
  /** The same in every attempt: the key it was queued under, else the job's own id. Made for `once()`. */
  key: string;
  /** From 1. */
  attempt: number;
  /** Aborted when the instance stops or the run took too long: what can pause here, should. */
  signal: AbortSignal;
}

export interface JobDefinition<T> {
  name: string;
  /** Five cron fields, UTC. A time missed while Orion was away is made up for within the hour. */
  schedule?: string;
  /** Further attempts after the first; 3 unless told. */
  retries?: number;
  /** Seconds before the first retry; each pause is twice the one before. 5 unless told. */
  retryDelay?: number;
  /** Seconds after which a run counts as lost and is given to another worker; 300 unless told. */
  longest?: number;
  /** How many run side by side in one instance; 5 unless told. */
  atOnce?: number;
  run(data: T, context: JobContext): Promise<void>;
}

export interface EnqueueOptions {
  /** Queued once for this key, however often it is asked for; what must never repeat also takes `once()`. */
  key?: string;
  startAfter?: Date;
  /** The caller's transaction: the job exists when that commits, and only then. */
  db?: Kysely<DB>;
}
