import { pino } from 'pino';
import { readConfig } from '#server/config.ts';
import { openDatabase } from '#server/db/client.ts';
import { deliverDue, smtpPost } from '#server/mail/delivery.ts';
import { openMailer } from '#server/mail/mailer.ts';
import { secretsFrom } from '#server/secrets.ts';
import { inlineJobs } from '#server/testing/inline-jobs.ts';
import { dueDigestsJob } from '../due-digests.job.ts';

// A process of its own that sends what is due until every digest is sent, and may be killed at any moment.
const [url = '', MAIL_URL = '', begins = ''] = process.argv.slice(2);
const STEP_MS = 10 * 60_000;
const { db } = openDatabase(url, { most: 3 });
const config = readConfig({ MAIL_URL, MAIL_FROM: 'orion@mail.firm.example' });
const secrets = secretsFrom('a secret for tests, long enough to be one');
const log = pino({ level: 'silent' });
let at = Date.parse(begins);
const clock = { now: () => new Date(at) };
const { signal } = new AbortController();
const mail = openMailer({ config, db, clock, log, secrets }, inlineJobs());
const due = dueDigestsJob({ db, clock, log, mail, config });
const post = smtpPost({ url: MAIL_URL, from: config.MAIL_FROM, key: secrets.derive('mail-signature') });
const isWaiting = () =>
  db.selectFrom('digest').select('uuid').where('status', '=', 'scheduled').limit(1).executeTakeFirst();

do {
  await due.run({}, { key: 'due', attempt: 1, signal });
  await deliverDue({ db, clock, log, post, signal });
  at += STEP_MS;
} while (await isWaiting());
process.exit(0);
