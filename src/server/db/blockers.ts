import { type Kysely, sql } from 'kysely';
import type { DB } from '#db';

/** What the transactions of an import call themselves, for those who wait for one. */
export const importWork = (entity: string) => `orion import ${entity}`;

const FIRST_LOOK_MS = 300;

/** Looks, while a transaction lasts, whom it waits for; answers the name of the work in its way that was seen last. */
export function watchBlockers(db: Kysely<DB>, pid: number) {
  let seen: string | null = null;
  let isLooking = false;
  const look = async () => {
    const { rows } = await sql<{ name: string }>`
      select application_name as name from pg_stat_activity where pid = any (pg_blocking_pids(${pid}::integer))`.execute(
      db,
    );
    seen = rows[0]?.name ?? seen;
  };
  const timer = setInterval(() => {
    if (isLooking) return;
    isLooking = true;
    // One look that fails is no loss: the next follows, and until then it is told in general words.
    void look()
      .catch(() => {})
      .finally(() => (isLooking = false));
  }, FIRST_LOOK_MS);
  return { name: () => seen, stop: () => clearInterval(timer) };
}
