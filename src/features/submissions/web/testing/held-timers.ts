import { expect, onTestFinished, vi } from 'vitest';

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
  const letGo = () => {
    expect(held, `to run after ${ms} ms`).not.toHaveLength(0);
    held.splice(0).forEach((run) => run());
  };
  return { letGo };
}
