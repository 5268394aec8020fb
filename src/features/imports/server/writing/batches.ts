import { setTimeout as pause } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { DB } from '#db';
import type { ImportEntity } from '../../import-fields.rules.ts';
import { inBulk } from './bulk-step.ts';

const FIRST = 250;
const LEAST = 250;
const MOST = 2000;
/** So long a batch may take: whoever changes a company of it waits no longer than that. */
const GOAL_MS = 300;
const ATTEMPTS = 40;
const PAUSE_MS = 50;
/** Somebody made the same at the same moment, or holds what the batch needs: the next try sees what they left. */
const RETRIABLE = new Set(['23505', '40001', '40P01', '55P03']);

interface Batches {
  entity: ImportEntity;
  /** How many at once, where a test says so. */
  size?: number | undefined;
}

/** Short transactions one after the other, as large as they can be and still short, until one finds nothing left. */
export async function runBatches(
  db: Kysely<DB>,
  { entity, size }: Batches,
  work: (db: Kysely<DB>, most: number) => Promise<boolean>,
  onBatch: () => Promise<void>,
) {
  for (let most = size ?? FIRST; ; ) {
    const begun = performance.now();
    if (!(await retried(() => inBulk(db, entity, (db) => work(db, most))))) return;
    const wished = Math.round((most * GOAL_MS) / Math.max(1, performance.now() - begun));
    most = size ?? Math.max(LEAST, Math.min(MOST, most * 2, wished));
    await onBatch();
  }
}

async function retried<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1)
    try {
      return await work();
    } catch (error) {
      if (attempt === ATTEMPTS || !RETRIABLE.has((error as { code?: string }).code ?? '')) throw error;
      await pause(PAUSE_MS);
    }
}
