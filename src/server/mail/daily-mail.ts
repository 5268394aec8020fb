import { type Kysely, sql } from 'kysely';
import type { DB } from '#db';
import type { Day } from '#kernel/dates.ts';
import { type Frequency, MAIL_KINDS, type MailKind } from '#kernel/mail-kinds.ts';
import { clockIn } from '#kernel/time-zones.ts';
import type { Platform } from '../platform.ts';
import type { Block } from './layout.ts';
import type { Mail } from './mailer.ts';
import { mailFooter, unsubscribeLink } from './unsubscribe.ts';

/** Someone who gets mails of a kind, and when. */
export interface MailReader {
  user_id: number;
  email_address: string;
  time_zone: string | null;
  mail_hour: number;
  frequency: Frequency;
}

const MONDAY = 1;

const frequencyOf = (kind: MailKind) => sql<Frequency>`coalesce(p.frequency, ${MAIL_KINDS[kind].usual})`;

/** Active people who want mails of that kind, and how often. */
export const readersOf = (db: Kysely<DB>, kind: MailKind) =>
  db
    .selectFrom('staff')
    .leftJoin('mail_preference as p', (join) =>
      join.onRef('p.user_id', '=', 'staff.user_id').on('p.kind', '=', kind),
    )
    .select(['staff.user_id', 'staff.email_address', 'staff.time_zone', 'staff.mail_hour'])
    .select(frequencyOf(kind).as('frequency'))
    .where('staff.active', '=', true)
    .where(frequencyOf(kind), '<>', 'never')
    .orderBy('staff.user_id');

/** The day whose mail is to leave by now: where the reader is, their hour has come, on a Monday if once a week. */
export function mailDay({ time_zone, mail_hour, frequency }: MailReader, now: Date): Day | null {
  const { day, hour } = clockIn(now, time_zone);
  if (frequency === 'never' || hour < mail_hour) return null;
  const isMonday = new Date(`${day}T00:00:00Z`).getUTCDay() === MONDAY;
  return frequency === 'weekly' && !isMonday ? null : day;
}

/** The one rule for repeats: a kind, a day and a person make one mail. */
export const dailyKey = (kind: MailKind, day: Day, { user_id }: Pick<MailReader, 'user_id'>) =>
  `${kind} ${day} ${user_id}`;

interface Daily {
  kind: MailKind;
  day: Day;
  reader: MailReader;
}
type MailText = Pick<Mail, 'subject' | 'html' | 'plain'>;

/** Writes the mail of a kind for a day, with the way to end such mails. */
export function writeDaily(
  { db, mail, config, secrets }: Pick<Platform, 'db' | 'mail' | 'config' | 'secrets'>,
  { kind, day, reader }: Daily,
  make: (given: { origin: string; footer: readonly Block[] }) => MailText,
) {
  const origin = config.ORION_ORIGIN;
  const unsubscribe_url = unsubscribeLink(origin, secrets, { user_id: reader.user_id, kind });
  return mail.send(db, {
    effect_key: dailyKey(kind, day, reader),
    to: reader.email_address,
    template: kind,
    unsubscribe_url,
    ...make({ origin, footer: mailFooter(origin, unsubscribe_url, kind) }),
  });
}

/** Tells every reader whose hour has come; one whose mail fails keeps nobody else from theirs. */
export async function tellReaders<R extends MailReader>(
  { clock, log }: Pick<Platform, 'clock' | 'log'>,
  { kind, readers, signal }: { kind: MailKind; readers: readonly R[]; signal: AbortSignal },
  tell: (reader: R, day: Day) => Promise<unknown>,
) {
  const failed: number[] = [];
  for (const reader of readers) {
    if (signal.aborted) throw new Error('Stopped before everyone was told; what is left follows.');
    const day = mailDay(reader, clock.now());
    if (day === null) continue;
    await tell(reader, day).catch((error: unknown) => {
      log.error({ err: error, user_id: reader.user_id, kind }, 'a mail was not written');
      failed.push(reader.user_id);
    });
  }
  if (failed.length > 0) throw new Error(`${failed.length} mails of the kind ${kind} were not written.`);
}
