import { type Kysely, sql } from 'kysely';
import { expect, it } from 'vitest';
import type { DB } from '#db';
import { aStaffMember } from '#server/testing/factories.ts';
import { testDatabase } from '#server/testing/test-database.ts';
import { holdTimed, holdWaiting } from './conditions.queries.ts';

const FEW = 50;
const MANY = 5000;

/** Companies that were passed on, each with a condition that still waits, some of them for a day to come. */
async function fill(db: Kysely<DB>, user_id: number, from: number, to: number) {
  await sql`insert into company (company_domain, company_name, employee_count)
    select 'k' || n || '.example', 'K' || n, 5 from generate_series(${from}::int, ${to}::int) n`.execute(db);
  await sql`insert into tp_status_history (company_id, tp_status, since)
    select company_id, 'PASSED', now() from company c
    where not exists (select from tp_status_history h where h.company_id = c.company_id)`.execute(db);
  await sql`insert into pass_condition (company_id, user_id, filters, facts, created_at, recheck_at)
    select company_id, ${user_id}, '{"employee_count":["GREATER_THAN_OR_EQUAL_TO:40"]}', '{}', now(),
      case when company_id % 3 = 0 then now() + interval '30 days' end
    from company c where not exists (select from pass_condition p where p.company_id = c.company_id)`.execute(
    db,
  );
  await sql`analyze company, tp_status_history, pass_condition`.execute(db);
}

/** How many pages of the database a query looks at. */
async function pagesOf(query: ReturnType<typeof holdWaiting>): Promise<number> {
  const [answer] = await query.explain<{ 'QUERY PLAN': { Plan: Record<string, number> }[] }>(
    'json',
    sql`analyze, buffers`,
  );
  const plan = answer?.['QUERY PLAN'][0]?.Plan ?? {};
  return (plan['Shared Hit Blocks'] ?? 0) + (plan['Shared Read Blocks'] ?? 0);
}

it('looks at what changed, however many conditions wait', async () => {
  const { db } = await testDatabase();
  const { user_id } = await aStaffMember(db);
  await fill(db, user_id, 1, FEW);
  const changed = await db
    .selectFrom('company')
    .select('company_id')
    .orderBy('company_id')
    .limit(5)
    .execute();
  const ids = changed.map(({ company_id }) => company_id);
  const costs = async () => ({
    changed: await pagesOf(holdWaiting(db, ids)),
    timed: await pagesOf(holdTimed(db, new Date(), 500)),
  });
  const before = await costs();
  expect(await holdWaiting(db, ids).execute()).toHaveLength(ids.length);

  await fill(db, user_id, FEW + 1, MANY);
  await sql`vacuum pass_condition, tp_status_history`.execute(db);

  const after = await costs();
  const whole = await pagesOf(holdWaiting(db, []).clearWhere());
  console.log(
    `pages read with ${FEW} and with ${MANY} conditions: ${JSON.stringify({ before, after, whole })}`,
  );
  expect(after.changed).toBeLessThan(whole / 10);
  expect(after.timed).toBeLessThan(whole / 10);
});
