import { rm } from 'node:fs/promises';
import { openFileStore } from '#server/files/store.ts';
import { openMailer } from '#server/mail/mailer.ts';
import type { Platform } from '#server/platform.ts';
import { inlineJobs } from '#server/testing/inline-jobs.ts';
import { atEnd } from '#server/testing/at-end.ts';
import { passingFolder } from '#server/testing/passing-folder.ts';

/** Mail that stays in the outbox, files in a folder of their own, jobs that wait until the test runs them. */
export async function testServices(platform: Omit<Platform, 'mail' | 'files' | 'jobs'>) {
  const folder = await passingFolder('orion-files-');
  atEnd(() => rm(folder, { recursive: true, force: true }));
  const jobs = inlineJobs();
  return {
    jobs,
    mail: openMailer(platform, jobs),
    files: openFileStore({ ...platform.config, ORION_DATA_DIR: folder }),
  };
}
