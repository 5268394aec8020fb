import type { Clock } from '../clock.ts';

export interface TestClock extends Clock {
  set(to: Date | string): void;
  advance(milliseconds: number): void;
}

/** A clock that stands still until a test moves it. */
export function testClock(start: Date | string = new Date()): TestClock {
  let at = new Date(start);
  return {
    now: () => new Date(at),
    set: (to) => {
      at = new Date(to);
    },
    advance: (milliseconds) => {
      at = new Date(at.getTime() + milliseconds);
    },
  };
}
