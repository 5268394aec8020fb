import { expect, it, vi } from 'vitest';
import { parseCron } from '#server/jobs/cron.ts';
import { inlineJobs } from '#server/testing/inline-jobs.ts';
import { testApp } from '#orion/server/testing/test-app.ts';
import { RANKING, rankingJob, requestRanking } from './ranking.job.ts';
import { companiesToRank, ranksOf } from '../testing/ranked-companies.ts';

it('ranks when asked, once for all who asked in one minute', async () => {
  const jobs = inlineJobs();
  const { platform, db, clock } = await testApp({ platform: { jobs } });
  await companiesToRank(db, 30);
  const enqueue = vi.spyOn(jobs, 'enqueue');

  clock.set('2026-03-04T10:00:05Z');
  await requestRanking(platform);
  clock.set('2026-03-04T10:00:55Z');
  await requestRanking(platform);
  expect(jobs.queued).toMatchObject([{ name: RANKING }]);
  expect(enqueue.mock.lastCall?.[2]).toMatchObject({ startAfter: new Date('2026-03-04T10:01:00Z') });
  clock.set('2026-03-04T10:01:00Z');
  await requestRanking(platform);
  expect(jobs.queued).toHaveLength(2);

  await jobs.runQueued();

  expect(await ranksOf(db)).toHaveLength(30);
  expect(await db.selectFrom('ranking_run').selectAll().execute()).toHaveLength(2);
});

it('ranks every night at 03:15 UTC', async () => {
  const { platform } = await testApp();

  expect(parseCron(rankingJob(platform).schedule ?? '')).toMatchObject({
    minutes: new Set([15]),
    hours: new Set([3]),
  });
});
