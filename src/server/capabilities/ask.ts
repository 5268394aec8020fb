import type { Kysely } from 'kysely';
import type { DB } from '#db';
import type { Clock } from '../clock.ts';
import { Refusal } from '../http/errors.ts';
import { spend } from './budget.ts';
import type { Capability } from './capability.ts';
import { UpstreamFailure } from './upstream-failure.ts';

/** A connector's own call ends after 10 s; this is for one that forgot. */
const LONGEST_MS = 10_500;

/** Asks a provider within the day's budget. It answers in time, or fails as a refusal that names the capability. */
export async function ask<T, R>(
  parts: { db: Kysely<DB>; clock: Clock },
  capability: Capability<T>,
  question: (provider: T) => Promise<R>,
  longestMs = LONGEST_MS,
): Promise<R> {
  const provider = await spend(parts, capability);
  let late: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_resolve, reject) => {
    late = setTimeout(() => reject(new UpstreamFailure(capability.name, 'timeout')), longestMs);
  });
  try {
    return await Promise.race([question(provider), tooLate]);
  } catch (error) {
    if (error instanceof Refusal && error.statusCode !== 401) throw error;
    throw new UpstreamFailure(capability.name, 'answer', { cause: error });
  } finally {
    clearTimeout(late);
  }
}
