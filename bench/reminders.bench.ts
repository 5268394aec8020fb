import assert from 'node:assert/strict';
import { performance } from 'node:perf_hooks';
import { sql } from 'kysely';
import { pino } from 'pino';
import { dueRemindersJob } from '#features/reminders/server/due-reminders.job.ts';
import { readConfig } from '#server/config.ts';
import { openDatabase } from '#server/db/client.ts';
import { openMailer } from '#server/mail/mailer.ts';
import { secretsFrom } from '#server/secrets.ts';
import { inlineJobs } from '#server/testing/inline-jobs.ts';
import { withScratchDatabase } from '#server/testing/scratch-database.ts';
import { median } from './explore/clients.ts';

const PEOPLE = 200;
const SMALL = 10_000;
const LARGE = 100_000;
const ROUNDS = 7;
const MOST_RATIO = 1.5;
const NOW = '2026-03-04T12:00:00Z';

/** The job that mails what is due, among few reminders and among ten times as many: it costs with what is due. */
export const run = () => withScratchDatabase(compare);

async function compare(url: string) {
  const { db, close } = openDatabase(url, { most: 4, statementTimeoutMs: 0 });
  try {
    await sql`insert into staff (email_address, full_name, first_name, mail_hour)
      select 'p' || n || '@firm.example', 'Person ' || n, 'Person', 0 from generate_series(1, ${PEOPLE}) n`.execute(
      db,
    );
    const few = await timeOf(db, SMALL, 50);
    const many = await timeOf(db, LARGE, 50);
    const busy = await timeOf(db, LARGE, 1000);
    console.log(`  50 due of ${SMALL}: ${few.toFixed(0)} ms; 50 due of ${LARGE}: ${many.toFixed(0)} ms`);
    console.log(`  1000 due of ${LARGE}: ${busy.toFixed(0)} ms`);
    console.log(`  ten times as many reminders cost ${(many / few).toFixed(2)}x (at most ${MOST_RATIO}x)`);
    assert.ok(many / few <= MOST_RATIO, 'the job must not grow with what exists');
  } finally {
    await close();
  }
}

type Database = ReturnType<typeof openDatabase>['db'];

async function timeOf(db: Database, exist: number, due: number) {
  await sql`truncate reminder cascade`.execute(db);
  await sql`insert into reminder (user_id, source_type, status, schedule_date, next_steps)
    select 1 + n % ${PEOPLE}, 'EMAIL', (array['completed', 'delete', 'upcoming'])[1 + n % 3],
      case when n % 3 = 2 then timestamptz '2027-01-01' + n * interval '1 minute' else timestamptz '2025-01-01' end, 'call'
    from generate_series(1, ${exist}) n`.execute(db);
  await sql`analyze`.execute(db);
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    await sql`truncate mail_outbox, job_effect`.execute(db);
    await sql`delete from reminder where next_steps = 'due'`.execute(db);
    await sql`insert into reminder (user_id, source_type, status, schedule_date, next_steps)
      select 1 + n % ${PEOPLE}, 'EMAIL', 'upcoming', timestamptz '2026-03-04 09:00+00', 'due'
      from generate_series(1, ${due}) n`.execute(db);
    const start = performance.now();
    await mailDue(db);
    times.push(performance.now() - start);
  }
  return median(times);
}

async function mailDue(db: Database) {
  const clock = { now: () => new Date(NOW) };
  const parts = {
    db,
    clock,
    log: pino({ level: 'silent' }),
    config: readConfig({}),
    secrets: secretsFrom('a secret for benches, long enough to be one'),
  };
  const mail = openMailer(parts, inlineJobs());
  await dueRemindersJob({ ...parts, mail }).run(
    {},
    { key: 'due', attempt: 1, signal: new AbortController().signal },
  );
}
