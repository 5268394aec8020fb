import type { Kysely } from 'kysely';
import type { DB } from '#db';
import type { Day } from '#kernel/dates.ts';
import type { Frequency, MailKind } from '#kernel/mail-kinds.ts';
import { clockIn } from '#kernel/time-zones.ts';
import type { Platform } from '../platform.ts';

/** Someone who gets mails of a kind, and when. */
export interface MailReader {
  user_id: number;
  email_address: string;
  time_zone: string | null;
  mail_hour: number;
  frequency: Frequency | null;
}

const MONDAY = 1;

/** Active people, with how often they want mails of that kind. */
export const readersOf = (db: Kysely<DB>, kind: MailKind) =>
  db
    .selectFrom('staff')
    .leftJoin('mail_preference as p', (join) =>
      join.onRef('p.user_id', '=', 'staff.user_id').on('p.kind', '=', kind),
    )
    .select(['staff.user_id', 'staff.email_address', 'staff.time_zone', 'staff.mail_hour', 'p.frequency'])
    .$narrowType<{ frequency: Frequency | null }>()
    .where('staff.active', '=', true)
    .where((eb) => eb.or([eb('p.frequency', 'is', null), eb('p.frequency', '<>', 'never')]))
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
