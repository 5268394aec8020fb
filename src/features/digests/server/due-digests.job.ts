import { daysBefore } from '#kernel/date-shortcuts.ts';
import { dayOf } from '#kernel/dates.ts';
import type { JobDefinition } from '#server/jobs/queue.ts';
import { mailDay } from '#server/mail/daily-mail.ts';
import type { Platform } from '#server/platform.ts';
import { sendDigest } from './digest-mail.ts';
import { listDueDigests, settleSent } from './due-digests.queries.ts';

export const DUE_DIGESTS = 'digests.due';

type Parts = Pick<Platform, 'db' | 'clock' | 'log' | 'mail' | 'config'>;

/** Mails each digest on its date, at its scoper's hour, and keeps what became of the mail. */
export const dueDigestsJob = (parts: Parts): JobDefinition<object> => ({
  name: DUE_DIGESTS,
  schedule: '* * * * *',
  atOnce: 1,
  async run(_data, { signal }) {
    const { db, clock, config } = parts;
    await settleSent(db).execute();
    // Without mail a digest is only listed; it leaves once mail is set up.
    if (!config.MAIL_URL) return;
    const tomorrow = daysBefore(dayOf(clock.now(), 'utc'), -1);
    const due = await listDueDigests(db, tomorrow).execute();
    const failed: string[] = [];
    for (const { uuid, date, ...reader } of due) {
      if (signal.aborted) throw new Error('Stopped before every digest was sent; what is left follows.');
      const day = mailDay({ ...reader, frequency: 'daily' }, clock.now());
      if (day === null || date > day) continue;
      await db
        .transaction()
        .execute((db) => sendDigest(parts, db, uuid, day))
        .catch((error: unknown) => {
          parts.log.error({ err: error, uuid }, 'the mail of a digest was not written');
          failed.push(uuid);
        });
    }
    if (failed.length > 0) throw new Error(`The mails of ${failed.length} digests were not written.`);
  },
});
