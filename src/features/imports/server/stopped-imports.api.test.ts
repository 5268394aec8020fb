import { sql } from 'kysely';
import { expect, it } from 'vitest';
import type { Platform } from '#server/platform.ts';
import { NO_COUNTS } from './planning/plan-report.ts';
import { importScene } from './testing/import-scene.ts';

const faults: unknown[] = [];
const quiet = () => {};
const log = { error: (fault: unknown) => faults.push(fault), warn: quiet, info: quiet, debug: quiet };
const { db, check, step, findCompany } = await importScene({}, { log: log as unknown as Platform['log'] });
const STOPPED = 'Stopped by Ann Lee. No changes were kept.';

it('an import that somebody stopped is no fault, and counts nothing of what it took back', async () => {
  const { id } = await check('domain,name\nmine.example,Mine\n');
  await sql`create function stop_later() returns trigger language plpgsql as
    $$ begin if new.taken_through > 0 then new.stop_asked := ${sql.lit(STOPPED)}; end if; return new; end $$`.execute(
    db,
  );
  await sql`create trigger stop_later before update on import for each row execute function stop_later()`.execute(
    db,
  );

  expect(await step(id, 'commit')).toMatchObject({
    status: 'failed',
    stopped: true,
    failure: STOPPED,
    counts: NO_COUNTS,
    undo: null,
  });

  expect(await findCompany('mine.example')).toBeUndefined();
  expect(faults).toEqual([]);
});
