import { type Kysely, sql } from 'kysely';
import type { DB } from '#db';
import type { Clock } from '../clock.ts';
import { Refusal } from '../http/errors.ts';
import { type Capability, need } from './capability.ts';

/** The day's calls are used up: nobody was asked. */
export class BudgetSpent extends Refusal {
  constructor(name: string) {
    super(429, 'BudgetSpent', `${name} reached today’s limit. It continues after midnight UTC.`);
  }
}

/** The provider, with one call of today's budget taken; all instances share the count, also of calls that fail. */
export async function spend<T>(
  { db, clock }: { db: Kysely<DB>; clock: Clock },
  capability: Capability<T>,
): Promise<T> {
  const provider = need(capability);
  const { name, calls_per_day = Number.POSITIVE_INFINITY } = capability;
  if (calls_per_day < 1) throw new BudgetSpent(name);
  if (calls_per_day === Number.POSITIVE_INFINITY) return provider;
  const taken = await db
    .insertInto('capability_use')
    .values({ capability: name, day: clock.now().toISOString().slice(0, 10), calls: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['capability', 'day'])
        .doUpdateSet({ calls: sql`capability_use.calls + 1` })
        .where('capability_use.calls', '<', calls_per_day),
    )
    .executeTakeFirst();
  if (taken.numInsertedOrUpdatedRows !== 1n) throw new BudgetSpent(name);
  return provider;
}
