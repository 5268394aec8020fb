import { onTestFinished, vi } from 'vitest';

/** Holds what is to run after exactly so long, until it is let go: no test waits, and none is overtaken on a busy machine. */
export function holdTimers(ms: number) {
  const held: (() => void)[] = [];
  const { setTimeout } = globalThis;
  const spy = vi.spyOn(globalThis, 'setTimeout').mockImplementation(((run: () => void, after?: number) => {
    if (after !== ms) return setTimeout(run, after);
    held.push(run);
    return 0;
  }) as typeof setTimeout);
  onTestFinished(() => spy.mockRestore());
  return { letGo: () => held.splice(0).forEach((run) => run()) };
}
