import { join } from 'node:path';
import { expect, it } from 'vitest';
import { aFolder, restoreFrom, saveTo } from '#server/backup/testing/a-firm.ts';
import { inlineJobs } from '#server/testing/inline-jobs.ts';
import { testDatabase } from '#server/testing/test-database.ts';
import { testApp } from './testing/test-app.ts';

it('whatever time it is, an Orion that only ran its jobs may be restored into without a question', async () => {
  const scheduled: string[] = [];
  const jobs = inlineJobs();
  const define: typeof jobs.define = (job) => {
    if (job.schedule !== undefined) scheduled.push(job.name);
    jobs.define(job);
  };
  const target = await testApp({ platform: { jobs: { ...jobs, define } } });
  const [{ url }, { folder, files }] = [await testDatabase(), await aFolder()];
  const path = join(folder, 'empty.backup');
  await saveTo(path, { url, files });

  for (const name of scheduled) await jobs.enqueue(name, {});
  await jobs.runQueued();

  expect(scheduled).toContain('ranking.recompute');
  await restoreFrom(path, { url: target.url, files });
});
