import type { Browser, Page } from '@playwright/test';

/** A stretch of work that holds up the page, in milliseconds. */
export interface Task {
  /** By the clock: also what the machine did meanwhile. */
  took: number;
  /** Of the processor: what the page itself cost. */
  own: number;
}

interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  dur?: number;
  tdur?: number;
  args?: { name?: string };
}

/** What the page's main thread did while something went on. */
export async function tasksDuring<T>(
  browser: Browser,
  page: Page,
  work: () => Promise<T>,
): Promise<{ result: T; tasks: Task[] }> {
  await browser.startTracing(page, { categories: ['toplevel'] });
  const result = await work();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
    traceEvents: TraceEvent[];
  };
  return { result, tasks: busiest(traceEvents) };
}

/** Other tabs have main threads too, and hardly anything to do. */
function busiest(events: readonly TraceEvent[]): Task[] {
  const threads = events
    .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
    .map((thread) => events.filter(({ pid, tid }) => pid === thread.pid && tid === thread.tid))
    .map((of) => of.filter(({ name, ph, tdur }) => name.endsWith('RunTask') && ph === 'X' && tdur));
  const [most = []] = threads.toSorted((a, b) => b.length - a.length);
  return most.map(({ dur = 0, tdur = 0 }) => ({ took: dur / 1000, own: tdur / 1000 }));
}
