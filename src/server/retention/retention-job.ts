import { type Kysely, sql } from 'kysely';
import type { DB } from '#db';
import type { JobDefinition } from '../jobs/job.ts';
import type { Platform } from '../platform.ts';
import type { RetentionSetting } from './retention-settings.ts';

const DAY_MS = 86_400_000;
const AT_ONCE = 2000;

type RetentionPlatform = Pick<Platform, 'db' | 'clock' | 'config' | 'log' | 'files'>;

/** What is kept for so long, and how what is older goes. */
export interface RetentionLine {
  what: string;
  setting: RetentionSetting | 'IMPORT_KEEP_DAYS';
  /** Lets at most `most` rows from before go, in one short transaction; answers how many went. */
  forget: (db: Kysely<DB>, before: Date, most: number, platform: RetentionPlatform) => Promise<number>;
}

/** Every night, what has had its time goes; what cannot go is told in the log and keeps nothing else from going. */
export const retentionJob = (
  platform: RetentionPlatform,
  lines: readonly RetentionLine[],
): JobDefinition<object> => ({
  name: 'retention',
  schedule: '45 3 * * *',
  atOnce: 1,
  longest: 3600,
  async run(_data, { signal }) {
    await makeAuditMonths(platform);
    for (const line of lines)
      try {
        await forgetLine(platform, line, signal);
      } catch (error) {
        platform.log.error({ err: error, what: line.what }, 'retention');
      }
  },
});

async function forgetLine(platform: RetentionPlatform, line: RetentionLine, signal: AbortSignal) {
  const { db, clock, config, log } = platform;
  const before = new Date(clock.now().getTime() - config[line.setting] * DAY_MS);
  let gone = 0;
  while (!signal.aborted) {
    const rows = await line.forget(db, before, AT_ONCE, platform);
    gone += rows;
    if (rows < AT_ONCE) break;
  }
  if (gone > 0) log.info({ what: line.what, gone }, 'retention');
}

/** This month and the next, so that the trail never waits for its table. */
async function makeAuditMonths({ db, clock }: RetentionPlatform) {
  const now = clock.now();
  for (const day of [now, new Date(now.getTime() + 31 * DAY_MS)])
    await sql`select make_audit_month(${day.toISOString()}::timestamptz)`.execute(db);
}
