import type { FastifyBaseLogger } from 'fastify';
import type { Kysely, Selectable } from 'kysely';
import { createTransport } from 'nodemailer';
import type { DB, MailOutbox } from '#db';
import type { Clock } from '../clock.ts';
import { codeOf } from './signature.ts';

type Letter = Selectable<MailOutbox>;
/** What of a mail the mail server gets to see. */
type Content = Pick<
  Letter,
  'mail_id' | 'to_address' | 'subject' | 'html' | 'plain' | 'created_at' | 'unsubscribe_url'
>;
type Post = (letter: Content) => Promise<void>;

interface Delivery {
  db: Kysely<DB>;
  clock: Clock;
  log: FastifyBaseLogger;
  post: Post;
  signal: AbortSignal;
}

const MINUTE_MS = 60_000;
const LONGEST_PAUSE_MS = 6 * 60 * MINUTE_MS;
const MOST_ATTEMPTS = 12;

/** Delivers what is due, one mail and one transaction at a time; another instance passes over a mail in hand. */
export async function deliverDue(delivery: Delivery): Promise<void> {
  while (!delivery.signal.aborted && (await deliverNext(delivery)));
}

async function deliverNext({ db, clock, log, post }: Delivery): Promise<boolean> {
  return db.transaction().execute(async (db) => {
    const letter = await db
      .selectFrom('mail_outbox')
      .selectAll()
      .where('next_attempt_at', '<=', clock.now().toISOString())
      .orderBy('next_attempt_at')
      .limit(1)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst();
    if (!letter) return false;
    const failure = await post(letter).then(() => undefined, failureOf);
    if (failure)
      log.warn(
        { mail_id: letter.mail_id, template: letter.template, code: failure.code },
        'Mail not delivered',
      );
    await db
      .updateTable('mail_outbox')
      .set(outcomeOf(letter, failure, clock.now()))
      .where('mail_id', '=', letter.mail_id)
      .execute();
    return failure === undefined || failure.isAboutTheMail;
  });
}

interface Failure {
  code: string;
  message: string;
  /** The mail itself was refused, so the next one may still pass. */
  isAboutTheMail: boolean;
  isFinal: boolean;
}

function failureOf(error: unknown): Failure {
  const {
    code = 'EUNKNOWN',
    message = '',
    responseCode = 0,
  } = error as { code?: string; message?: string; responseCode?: number };
  const isAboutTheMail = code === 'EENVELOPE' || code === 'EMESSAGE';
  return { code, message, isAboutTheMail, isFinal: isAboutTheMail && responseCode >= 500 };
}

function outcomeOf({ attempts: before }: Letter, failure: Failure | undefined, now: Date) {
  const attempts = before + 1;
  if (!failure) return { attempts, sent_at: now.toISOString(), next_attempt_at: null, last_error: null };
  const pause = Math.min(2 ** before * MINUTE_MS, LONGEST_PAUSE_MS);
  const givesUp = failure.isFinal || attempts >= MOST_ATTEMPTS;
  return {
    attempts,
    next_attempt_at: givesUp ? null : new Date(now.getTime() + pause).toISOString(),
    last_error: `${failure.code} ${failure.message}`.slice(0, 300),
  };
}

/** Hands one mail to the SMTP server. A repeat has the same Message-ID, by which mail programs know it. */
export function smtpPost({ url, from, key }: { url: string; from: string; key: Buffer }): Post {
  const transport = createTransport({
    url,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const domain = /@([^\s>]+)/.exec(from)?.[1] ?? 'orion.invalid';
  return async ({ mail_id, to_address, subject, html, plain, created_at, unsubscribe_url }) => {
    await transport.sendMail({
      from,
      to: { name: '', address: to_address },
      subject,
      html,
      text: plain,
      date: new Date(created_at),
      messageId: `<${mail_id}@${domain}>`,
      headers: {
        'X-Orion-Signature': codeOf({ to: to_address, subject, plain }, key),
        'Auto-Submitted': 'auto-generated',
        ...(unsubscribe_url && {
          'List-Unsubscribe': `<${unsubscribe_url}>`,
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        }),
      },
    });
  };
}
