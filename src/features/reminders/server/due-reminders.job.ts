import { daysBefore } from '#kernel/date-shortcuts.ts';
import type { Day } from '#kernel/dates.ts';
import { momentIn } from '#kernel/zones.ts';
import { once } from '#server/jobs/effects.ts';
import type { JobDefinition } from '#server/jobs/queue.ts';
import { dailyKey, type MailReader, tellReaders, writeDaily } from '#server/mail/daily-mail.ts';
import type { Platform } from '#server/platform.ts';
import { holdUntold, listReminded, noteTold } from './due-reminders.queries.ts';
import { reminderMail } from './reminder.email.ts';
import { passDue } from './reminders.queries.ts';

export const DUE_REMINDERS = 'reminders.due';
const KIND = 'reminders';
const WEEK_DAYS = 7;
/** As far ahead as any mail looks: a week, and the day that a zone can be ahead. */
const AHEAD_MS = 9 * 86_400_000;

type Parts = Pick<Platform, 'db' | 'clock' | 'log' | 'mail' | 'config' | 'secrets'>;

/** Marks what has passed, and mails everyone once a day, at their hour, what falls due that day. */
export const dueRemindersJob = (parts: Parts): JobDefinition<object> => ({
  name: DUE_REMINDERS,
  schedule: '*/15 * * * *',
  atOnce: 1,
  async run(_data, { signal }) {
    const { db, clock } = parts;
    const now = clock.now();
    await passDue(db, now).execute();
    const readers = await listReminded(db, new Date(now.getTime() + AHEAD_MS)).execute();
    await tellReaders(parts, { kind: KIND, readers, signal }, (reader, day) => remind(parts, reader, day));
  },
});

/** Writes one person's mail, and that it told of what it holds, in one transaction. */
const remind = (parts: Parts, reader: MailReader, day: Day) =>
  parts.db.transaction().execute(async (db) => {
    const { user_id, time_zone, frequency } = reader;
    const until = momentIn(daysBefore(day, frequency === 'weekly' ? -WEEK_DAYS : -1), 0, time_zone ?? 'UTC');
    const reminders = await holdUntold(db, user_id, until).execute();
    if (reminders.length === 0) return;
    // What falls due after the day's mail has left waits for the next; it still rings.
    await once(db, dailyKey(KIND, day, reader), async (db) => {
      await noteTold(
        db,
        reminders.map(({ source }) => source),
      ).execute();
      await writeDaily({ ...parts, db }, { kind: KIND, day, reader }, (given) =>
        reminderMail({ time_zone, reminders, ...given }),
      );
    });
  });
