import { sql } from 'kysely';
import { conflict, Refusal } from '#server/http/errors.ts';
import type { JobDefinition } from '#server/jobs/queue.ts';
import type { Platform } from '#server/platform.ts';
import { cancelWork, lockOf, type StepPlatform } from './writing/bulk-step.ts';
import { checkImport } from './planning/check-import.ts';
import { commitImport } from './writing/commit-import.ts';
import { findStop } from './imports.queries.ts';
import { tellEnd } from './import-end.email.ts';
import { failStep, jobOf, STEPS, type Step } from './import-status.ts';
import { giveUpCommit, undoImport } from './writing/undo-import.ts';

const RETRIES = 3;
const LONGEST_SECONDS = 6 * 3600;
const STOP_LOOK_MS = 1000;
const RUNS = { check: checkImport, commit: commitImport, undo: undoImport };
const STOPPED = 'The command was stopped before it finished. Nothing was changed.';
const GAVE_UP: Record<Step, string> = {
  check: 'Something went wrong. Nothing was changed. Please try again.',
  commit: 'Something went wrong. No changes were kept. Please try again.',
  undo: 'Something went wrong before the undo finished. Undo again to continue.',
};

type JobPlatform = StepPlatform & Pick<Platform, 'log' | 'mail'>;
/** Told after companies came, changed or went. */
export type OnChanged = () => Promise<void>;

async function runStep(
  platform: JobPlatform,
  id: string,
  step: Step,
  lastAttempt: boolean,
  onChanged: OnChanged,
) {
  const begun = platform.clock.now();
  const stopWhenAsked = async () => {
    const asked = step === 'undo' ? undefined : await findStop(platform.db, id).executeTakeFirst();
    if (asked?.stop_asked) throw conflict(asked.stop_asked, null);
  };
  // A check is compared in few long statements, between which nobody would look; a commit looks after each batch.
  const watch = setInterval(() => {
    if (step === 'check') void stopWhenAsked().catch(() => cancelWork(platform.db, id).catch(() => {}));
  }, STOP_LOOK_MS);
  try {
    await stopWhenAsked();
    await RUNS[step](platform, id, stopWhenAsked);
  } catch (thrown) {
    const error = await stopWhenAsked().then(
      () => thrown,
      (asked: unknown) => asked,
    );
    if (!(error instanceof Refusal) && !lastAttempt) throw error;
    // Stopped by somebody, or a file that cannot be read: who asked is told, and nothing of ours is at fault.
    if (error instanceof Refusal)
      platform.log.info({ import: id, reason: error.message }, `import ${step} ended`);
    else platform.log.error({ err: error, import: id }, `import ${step}`);
    await endFailed(platform, id, step, error instanceof Refusal ? error.message : GAVE_UP[step]);
    await tellEnd(platform, id, begun);
    return;
  } finally {
    clearInterval(watch);
  }
  await tellEnd(platform, id, begun);
  if (step !== 'check')
    await onChanged().catch((error: unknown) => platform.log.warn({ err: error }, 'after an import'));
}

/** A commit that cannot go on is taken back; any other step left nothing, or can be asked for again. */
const endFailed = (platform: JobPlatform, id: string, step: Step, failure: string) =>
  step === 'commit' ? giveUpCommit(platform, id, failure) : failStep(platform.db, id, step, failure);

/** The steps of an import in the background; each may run twice, and the second time finds nothing to do. */
export const importJobs = (platform: JobPlatform, onChanged: OnChanged): JobDefinition<never>[] => [
  ...Object.keys(RUNS).map(
    (step): JobDefinition<{ id: string }> => ({
      name: jobOf(step as Step),
      atOnce: 1,
      retries: RETRIES,
      longest: LONGEST_SECONDS,
      run: ({ id }, { attempt }) => runStep(platform, id, step as Step, attempt > RETRIES, onChanged),
    }),
  ),
  {
    name: 'imports.resume',
    schedule: '* * * * *',
    atOnce: 1,
    retries: 0,
    longest: LONGEST_SECONDS,
    run: () => resumeImports(platform, onChanged),
  },
];

/** Takes up the steps whose process was killed: they stand in the middle, and nobody holds them. */
async function resumeImports(platform: JobPlatform, onChanged: OnChanged) {
  const { db } = platform;
  for (const [step, { running }] of Object.entries(STEPS) as [Step, (typeof STEPS)[Step]][]) {
    const found = await db
      .selectFrom('import')
      .select(['id', 'created_by', 'failure'])
      .where('status', '=', running)
      .execute();
    for (const { id, created_by, failure } of found) {
      const { rows } = await sql<{
        free: boolean;
      }>`select pg_try_advisory_xact_lock(${lockOf(id)}) as free`.execute(db);
      if (!rows[0]?.free) continue;
      // Who stopped a command meant it; who asked on a page still waits.
      if (failure !== null || (created_by === null && step !== 'undo'))
        await endFailed(platform, id, step, failure ?? STOPPED);
      else await runStep(platform, id, step, true, onChanged);
    }
  }
}
