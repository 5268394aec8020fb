import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterEach, expect, it } from 'vitest';
import { freePort, type ProductProcess, startProduct } from '#orion/server/testing/product-process.ts';
import { systemClock } from '#server/clock.ts';
import { openJobs } from '#server/jobs/queue.ts';
import { DELIVER } from '#server/mail/mailer.ts';
import { headerOf, smtpSink } from '#server/mail/testing/smtp-sink.ts';
import { aStaffMember } from '#server/testing/factories.ts';
import { testDatabase } from '#server/testing/test-database.ts';
import { DUE_DIGESTS } from './due-digests.job.ts';

const LONG = !!process.env.ORION_TEST_LONG;
const DIGESTS = LONG ? 50 : 8;
const KILLS = LONG ? 10 : 2;
const STEP_MS = 50;

let product: ProductProcess | undefined;
afterEach(() => product?.child.kill('SIGKILL'));

// DIG-034
it('loses no digest and sends none twice through kills and a mail server that fails every third time', async () => {
  const sink = await smtpSink({ refuseEvery: 3 });
  const { db, url } = await testDatabase();
  const jobs = openJobs({ url, clock: systemClock, report: () => {}, work: false });
  const { user_id } = await aStaffMember(db, { time_zone: 'UTC', mail_hour: 0 });
  await sql`insert into digest (uuid, date, scoper_id, created_at)
    select gen_random_uuid(), current_date - 1, ${user_id}, now() from generate_series(1, ${DIGESTS})`.execute(
    db,
  );
  await sql`insert into digest_premise (digest_uuid, title, question, order_index)
    select uuid, 'Ohio', 'Does it sell?', 1 from digest`.execute(db);
  const env = { PORT: String(await freePort()), DATABASE_URL: url, MAIL_URL: sink.url };
  const begin = async () => {
    product = startProduct(env);
    await product.ready();
  };
  const kill = async () => {
    product?.child.kill('SIGKILL');
    await product?.exited;
  };
  const sent = async () =>
    Number(
      (await sql<{ n: string }>`select count(*) as n from digest where status = 'sent'`.execute(db)).rows[0]
        ?.n,
    );
  /** What waits for its next attempt need not wait here. */
  const hurry = async () => {
    await sql`update mail_outbox set next_attempt_at = now() where next_attempt_at > now()`.execute(db);
    for (const name of [DUE_DIGESTS, DELIVER]) await jobs.enqueue(name, {});
  };

  await begin();
  await jobs.start();
  for (let killed = 0; killed < KILLS; killed += 1) {
    const before = sink.delivered.length;
    await hurry();
    while (sink.delivered.length === before && (await sent()) < DIGESTS) await pause(STEP_MS);
    await kill();
    await begin();
  }
  while ((await sent()) < DIGESTS) {
    await hurry();
    await pause(STEP_MS * 10);
  }
  await jobs.stop();

  const mails = await db.selectFrom('mail_outbox').select(['effect_key', 'sent_at']).execute();
  expect(mails).toHaveLength(DIGESTS);
  expect(mails.every(({ sent_at }) => sent_at !== null)).toBe(true);
  const ids = sink.delivered.map(({ raw }) => headerOf(raw, 'Message-ID'));
  expect(new Set(ids).size).toBe(DIGESTS);
  // A kill between the server's yes and our note of it may hand over the same mail again, never another.
  expect(ids.length - DIGESTS).toBeLessThanOrEqual(KILLS);
});
