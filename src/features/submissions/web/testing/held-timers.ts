import { onTestFinished, vi } from 'vitest';

const isLong = (ms: number) => ms >= 1000 && ms <= 10_000;

/** Holds what is to run in some seconds, until what waits exactly so long is let go: no test waits, none is overtaken. */
export function holdTimers() {
  const held: { run: () => void; after: number }[] = [];
  const { setTimeout } = globalThis;
  const spy = vi.spyOn(globalThis, 'setTimeout').mockImplementation(((run: () => void, after = 0) => {
    if (!isLong(after)) return setTimeout(run, after);
    held.push({ run, after });
    return 0;
  }) as typeof setTimeout);
  onTestFinished(() => spy.mockRestore());
  return { letGo: (ms: number) => held.filter(({ after }) => after === ms).forEach(({ run }) => run()) };
}
