import type { Clock } from '../clock.ts';
import { lastDue, parseCron } from './cron.ts';
import type { JobDefinition } from './job.ts';
import type { Report } from './jobs-database.ts';

interface ScheduleParts {
  jobs: readonly JobDefinition<unknown>[];
  clock: Clock;
  enqueue: (name: string, data: object, options: { key: string }) => Promise<void>;
  report: Report;
}

const LOOK_EVERY_MS = 5000;
const MADE_UP_FOR_MINUTES = 60;

/** Queues each scheduled job when its time comes. The time is the key, so that many instances queue it once. */
export function startSchedule({ jobs, clock, enqueue, report }: ScheduleParts) {
  const scheduled = jobs.flatMap(({ name, schedule }) =>
    schedule === undefined ? [] : [{ name, cron: parseCron(schedule), queued: '' }],
  );

  async function look() {
    for (const job of scheduled) {
      const due = lastDue(job.cron, clock.now(), MADE_UP_FOR_MINUTES)?.toISOString() ?? '';
      if (due === job.queued) continue;
      try {
        if (due !== '') await enqueue(job.name, {}, { key: `due ${due}` });
        job.queued = due;
      } catch (error) {
        report(error, `schedule of ${job.name}`);
      }
    }
  }

  void look();
  const timer = setInterval(() => void look(), LOOK_EVERY_MS);
  return { stop: () => clearInterval(timer) };
}
