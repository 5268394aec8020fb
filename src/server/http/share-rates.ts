import type { FastifyInstance } from 'fastify';
import { type Kysely, sql } from 'kysely';
import type { DB } from '#db';
import type { RateCounts, Told } from './rate-counts.ts';

const EVERY_MS = 500;
const KEPT_MS = 120_000;

/** Tells the other processes what was counted here, and learns what they counted. */
export async function shareRates(db: Kysely<DB>, counts: RateCounts) {
  const said = counts.untold();
  if (said.length === 0) return;
  try {
    const { rows } = await sql<Omit<Told, 'minute'> & { minute: string }>`
      insert into rate_count (key, minute, calls)
      select * from unnest(${said.map(({ key }) => key)}::text[],
        ${said.map(({ minute }) => minute.toISOString())}::timestamptz[],
        ${said.map(({ calls }) => calls)}::integer[])
      on conflict (key, minute) do update set calls = rate_count.calls + excluded.calls
      returning key, minute, calls`.execute(db);
    counts.learn(rows.map((row) => ({ ...row, minute: new Date(row.minute) })));
  } catch (error) {
    counts.takeBack(said);
    throw error;
  }
}

const forgetOld = (db: Kysely<DB>) =>
  sql`delete from rate_count where minute < now() - ${KEPT_MS} * interval '1 millisecond'`.execute(db);

/** Shares for as long as the server listens. While the database is away each process goes on by its own counts. */
export function sharedRates(app: FastifyInstance, db: Kysely<DB>, counts: RateCounts) {
  let timers: NodeJS.Timeout[] = [];
  let sharing: Promise<void> | undefined;
  app.addHook('onListen', async () => {
    timers = [
      setInterval(() => {
        sharing ??= shareRates(db, counts)
          .catch((error: Error) => app.log.debug({ reason: error.message }, 'limits were not shared'))
          .finally(() => (sharing = undefined));
      }, EVERY_MS).unref(),
      setInterval(() => void forgetOld(db).catch(() => {}), KEPT_MS).unref(),
    ];
  });
  app.addHook('onClose', async () => {
    for (const timer of timers) clearInterval(timer);
    await sharing;
  });
}
