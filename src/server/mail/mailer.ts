import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import type { DB } from '#db';
import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';
import { invalid } from '../http/errors.ts';
import type { Jobs } from '../jobs/queue.ts';
import type { Secrets } from '../secrets.ts';
import { deliverDue, smtpPost } from './delivery.ts';
import { signMail } from './signature.ts';

export interface Mail {
  /** The same key is mailed once, for ever. */
  effect_key: string;
  to: string;
  template: string;
  subject: string;
  html: string;
  plain: string;
  /** Where one click ends mails of this kind. */
  unsubscribe_url?: string;
}

export interface Mailer {
  /** Writes the mail in the caller's transaction; it leaves when that is committed. */
  send(db: Kysely<DB>, mail: Mail): Promise<void>;
  /** Tries a kept mail anew, as often as a new one. */
  sendAgain(db: Kysely<DB>, mail_id: string): Promise<void>;
}

export const DELIVER = 'mail.deliver';
const ADDRESS = /^[^\s\p{C}@<>"(),:;[\]\\]+@[^\s\p{C}@<>"(),:;[\]\\]+$/u;
const BREAKS_A_HEADER = /[\p{Cc}\p{Zl}\p{Zp}]/u;

interface MailerParts {
  config: Config;
  db: Kysely<DB>;
  clock: Clock;
  log: FastifyBaseLogger;
  secrets: Secrets;
}

/** Mail by SMTP; without MAIL_URL it stays in the outbox, where a developer reads it. */
export function openMailer({ config, db: outbox, clock, log, secrets }: MailerParts, jobs: Jobs): Mailer {
  const key = secrets.derive('mail-signature');
  const sender = { key, title: config.APP_TITLE, origin: config.ORION_ORIGIN };
  if (config.MAIL_URL) {
    const post = smtpPost({ url: config.MAIL_URL, from: config.MAIL_FROM, key });
    jobs.define({
      name: DELIVER,
      schedule: '* * * * *',
      retries: 0,
      atOnce: 1,
      run: (_data, { signal }) => deliverDue({ db: outbox, clock, log, post, signal }),
    });
  }

  const deliver = async (db: Kysely<DB>) => {
    if (jobs.isHealthy()) await jobs.enqueue(DELIVER, {}, { db });
  };

  return {
    async sendAgain(db, mail_id) {
      await db
        .updateTable('mail_outbox')
        .set({ attempts: 0, last_error: null, next_attempt_at: clock.now().toISOString() })
        .where('mail_id', '=', mail_id)
        .where('sent_at', 'is', null)
        .execute();
      await deliver(db);
    },

    async send(db, mail) {
      refuseForgedHeaders(mail);
      const { effect_key, to, template, subject, html, plain, unsubscribe_url } = signMail(mail, sender);
      const now = clock.now().toISOString();
      const next_attempt_at = config.MAIL_URL ? now : null;
      const written = await db
        .insertInto('mail_outbox')
        .values({
          effect_key,
          to_address: to,
          template,
          subject,
          html,
          plain,
          created_at: now,
          next_attempt_at,
          unsubscribe_url: unsubscribe_url ?? null,
        })
        .onConflict((conflict) => conflict.column('effect_key').doNothing())
        .executeTakeFirst();
      if (written.numInsertedOrUpdatedRows !== 1n) return;
      if (!config.MAIL_URL)
        log.info(
          { template, subject, to_domain: to.split('@')[1] },
          'Mail kept in the outbox, MAIL_URL is not set',
        );
      else await deliver(db);
    },
  };
}

/** A line break in an address or a subject would let its author write headers of his own. */
function refuseForgedHeaders({ to, subject }: Mail) {
  if (to.length > 254 || !ADDRESS.test(to))
    throw invalid('The address of a mail must be one plain e-mail address.');
  if (subject === '' || subject.length > 500 || BREAKS_A_HEADER.test(subject))
    throw invalid('The subject of a mail must be one line of at most 500 characters.');
}
