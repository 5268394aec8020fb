import { pino } from 'pino';
import { readConfig } from '../../config.ts';
import { secretsFrom } from '../../secrets.ts';
import { testClock } from '../../testing/clock.ts';
import { inlineJobs } from '../../testing/inline-jobs.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { mailOf } from '../layout.ts';
import { type Mail, openMailer } from '../mailer.ts';

export const secrets = secretsFrom('a secret for tests, long enough to be one');
/** A mail about a reminder. */
export const aMail = (given: Partial<Mail> = {}): Mail => ({
  effect_key: 'reminder 1',
  to: 'ann@firm.example',
  template: 'reminder',
  subject: 'Call Nuñez & Söhne — today',
  ...mailOf({ title: 'Call Nuñez', blocks: [{ kind: 'text', text: 'A private word.' }] }),
  ...given,
});

/** A mail room with a clock that stands still and jobs that wait to be run. */
export async function office(MAIL_URL?: string) {
  const { db, url } = await testDatabase();
  const clock = testClock('2026-03-04T10:00:00Z');
  const jobs = inlineJobs();
  const logged: string[] = [];
  const log = pino({ level: 'info' }, { write: (line: string) => logged.push(line) });
  const config = readConfig({ MAIL_URL, MAIL_FROM: 'Orion <orion@mail.firm.example>' });
  const mailer = openMailer({ config, db, clock, log, secrets }, jobs);
  const rows = () =>
    db.selectFrom('mail_outbox').selectAll().orderBy('created_at').orderBy('effect_key').execute();
  const deliver = async () => {
    await jobs.enqueue('mail.deliver', {});
    await jobs.runQueued();
  };
  return { db, url, clock, jobs, logged, config, mailer, rows, deliver };
}
