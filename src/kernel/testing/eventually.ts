import { inject, vi } from 'vitest';

declare module 'vitest' {
  export interface ProvidedContext {
    /** How long one step of a test may stand still on this machine; `scripts/test-pace.ts` measures it. */
    standstillMs: number;
  }
}

/** Waits until the check no longer throws; what never comes is given up once the test has stood still for too long. */
export const eventually = <T>(check: () => T | Promise<T>): Promise<T> =>
  vi.waitFor(check, { timeout: inject('standstillMs'), interval: 20 });
