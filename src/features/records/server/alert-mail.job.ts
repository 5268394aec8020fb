import type { Day } from '#kernel/dates.ts';
import { once } from '#server/jobs/effects.ts';
import type { JobDefinition } from '#server/jobs/queue.ts';
import { dailyKey, type MailReader, readersOf, tellReaders, writeDaily } from '#server/mail/daily-mail.ts';
import type { Platform } from '#server/platform.ts';
import { alertMail } from './alert.email.ts';
import { takeUntold } from './alert-mail.queries.ts';

export const ALERT_MAIL = 'alerts.mail';
const KIND = 'alerts';
/** As far back as a mail looks: the week between two Mondays, and a day that Orion was away. */
const BACK_MS = 8 * 86_400_000;

type Parts = Pick<Platform, 'db' | 'clock' | 'log' | 'mail' | 'config' | 'secrets'>;

/** Mails whoever asked for it, once a day at their hour, the alerts they have not read. */
export const alertMailJob = (parts: Parts): JobDefinition<object> => ({
  name: ALERT_MAIL,
  schedule: '*/15 * * * *',
  atOnce: 1,
  async run(_data, { signal }) {
    const readers = await readersOf(parts.db, KIND).execute();
    await tellReaders(parts, { kind: KIND, readers, signal }, (reader, day) => tell(parts, reader, day));
  },
});

/** Writes one person's mail, and that it told of what it holds, in one transaction; what comes later waits for the next. */
const tell = (parts: Parts, reader: MailReader, day: Day) =>
  once(parts.db, dailyKey(KIND, day, reader), async (db) => {
    const at = parts.clock.now();
    const since = new Date(at.getTime() - BACK_MS);
    const alerts = await takeUntold(db, { user_id: reader.user_id, since, at }).execute();
    if (alerts.length === 0) return;
    await writeDaily({ ...parts, db }, { kind: KIND, day, reader }, (given) =>
      alertMail({ time_zone: reader.time_zone, alerts, ...given }),
    );
  });
