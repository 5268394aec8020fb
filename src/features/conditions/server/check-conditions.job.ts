import { type Kysely, sql } from 'kysely';
import type { DB } from '#db';
import { writeReminder } from '#features/reminders/server/write-reminder.ts';
import type { JobDefinition } from '#server/jobs/queue.ts';
import type { Platform } from '#server/platform.ts';
import { holdTimed, holdWaiting, listToRemind, takeChanged } from './conditions.queries.ts';
import { evidenceOf, factsOf, tellEvidence } from './facts.ts';
import { filtersOf, isMet, nextCheck } from './met.ts';

export const CHECK_CONDITIONS = 'conditions.check';
const BATCH = 500;

type Parts = Pick<Platform, 'db' | 'clock' | 'log'>;
type Waiting = Awaited<ReturnType<ReturnType<typeof holdWaiting>['execute']>>[number];

/** Looks at the companies that changed, and reminds once of each condition that they meet now. */
export const checkConditionsJob = (parts: Parts): JobDefinition<object> => ({
  name: CHECK_CONDITIONS,
  schedule: '* * * * *',
  atOnce: 1,
  async run(_data, { signal }) {
    const { db, clock, log } = parts;
    for (let left = true; left; ) {
      signal.throwIfAborted();
      // What is taken off the queue and what it led to are one transaction: a kill loses neither.
      const { taken, met } = await db.transaction().execute((db) => checkSome(db, clock.now()));
      if (met > 0) log.info({ met }, 'pass conditions were met');
      left = taken === BATCH;
    }
  },
});

async function checkSome(db: Kysely<DB>, now: Date) {
  const taken = await takeChanged(db, BATCH).execute();
  const ids = [...new Set(taken.map(({ company_id }) => company_id))];
  const changed = ids.length > 0 ? await holdWaiting(db, ids).execute() : [];
  const seen = new Set(changed.map(({ uuid }) => uuid));
  const timed = (await holdTimed(db, now, BATCH).execute()).filter(({ uuid }) => !seen.has(uuid));
  let met = 0;
  for (const condition of [...changed, ...timed]) if (await checkOne(db, condition, now)) met += 1;
  return { taken: taken.length, met };
}

async function checkOne(db: Kysely<DB>, condition: Waiting, now: Date) {
  const { uuid, company_id, description } = condition;
  const filters = filtersOf(condition.filters);
  const known = await factsOf(db, company_id);
  if (!(await isMet(db, company_id, { filters, description }, now))) {
    await db
      .updateTable('pass_condition')
      .set({ recheck_at: nextCheck(filters, known.facts, now) })
      .where('uuid', '=', uuid)
      .execute();
    return false;
  }
  const evidence = evidenceOf(filters, condition.facts, known, now);
  await db
    .updateTable('pass_condition')
    .set({
      ended_at: now.toISOString(),
      ended_why: 'met',
      evidence: sql`${JSON.stringify(evidence)}::jsonb`,
      recheck_at: null,
    })
    .where('uuid', '=', uuid)
    .execute();
  for (const { user_id } of await listToRemind(db, company_id, condition.user_id).execute())
    await writeReminder(db, {
      user_id,
      made_by: condition.user_id,
      source_type: 'PASS_CONDITION',
      origin_id: uuid,
      schedule_date: now.toISOString(),
      has_time: true,
      metrics_summary: tellEvidence(evidence),
      next_steps: condition.note,
      created_at: now.toISOString(),
      company_ids: [company_id],
    });
  return true;
}
