import { pino } from 'pino';
import { readConfig } from '#server/config.ts';
import { openDatabase } from '#server/db/client.ts';
import { deliverDue, smtpPost } from '#server/mail/delivery.ts';
import { openMailer } from '#server/mail/mailer.ts';
import { secretsFrom } from '#server/secrets.ts';
import { inlineJobs } from '#server/testing/inline-jobs.ts';
import { dueDigestsJob } from '#features/digests/server/due-digests.job.ts';
import { dueRemindersJob } from '#features/reminders/server/due-reminders.job.ts';

// A process of its own that writes and delivers the reminders or digests of one day until none is left, and may be killed.
const [kind = '', url = '', MAIL_URL = '', begins = ''] = process.argv.slice(2);
const STEP_MS = 10 * 60_000;
const { db } = openDatabase(url, { most: 3 });
const config = readConfig({ MAIL_URL, MAIL_FROM: 'orion@mail.firm.example' });
const secrets = secretsFrom('a secret for tests, long enough to be one');
const log = pino({ level: 'silent' });
let at = Date.parse(begins);
const clock = { now: () => new Date(at) };
const { signal } = new AbortController();
const mail = openMailer({ config, db, clock, log, secrets }, inlineJobs());
const parts = { db, clock, log, mail, config, secrets };
const due = kind === 'digests' ? dueDigestsJob(parts) : dueRemindersJob(parts);
const post = smtpPost({ url: MAIL_URL, from: config.MAIL_FROM, key: secrets.derive('mail-signature') });
const isLeft = async () =>
  (await db.selectFrom('digest').select('uuid').where('status', '=', 'scheduled').executeTakeFirst()) ??
  (await db
    .selectFrom('mail_outbox')
    .select('mail_id')
    .where('next_attempt_at', 'is not', null)
    .executeTakeFirst());

do {
  await due.run({}, { key: 'due', attempt: 1, signal });
  await deliverDue({ db, clock, log, post, signal });
  at += STEP_MS;
} while (await isLeft());
process.exit(0);
