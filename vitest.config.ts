import { availableParallelism } from 'node:os';
import { defaultExclude, defineConfig } from 'vitest/config';
import { ENDLESS_MS, STANDSTILL_MS } from './scripts/test-pace.ts';

/** What a test waits for is bounded step by step; the clock over all of it only ends what would never end. */
const limits = {
  testTimeout: ENDLESS_MS,
  hookTimeout: ENDLESS_MS,
  expect: { poll: { timeout: STANDSTILL_MS } },
  provide: { standstillMs: STANDSTILL_MS },
};

export default defineConfig({
  test: {
    // While one waits for its database the others compute.
    maxWorkers: availableParallelism() + 1,
    // `isolate: false`: a worker loads the product once, not once for each file; what a file needs for itself it makes.
    projects: [
      {
        test: {
          name: 'server',
          include: ['src/**/*.test.ts', 'scripts/**/*.test.ts', 'e2e/**/*.test.ts'],
          // What is killed over and over, until luck is no reason any more, belongs to the long run.
          exclude: [...defaultExclude, ...(process.env.ORION_TEST_LONG ? [] : ['**/*.kills.test.ts'])],
          environment: 'node',
          isolate: false,
          globalSetup: ['src/server/testing/global-setup.ts'],
          setupFiles: ['src/server/testing/setup.ts'],
          ...limits,
        },
      },
      {
        oxc: { jsx: { runtime: 'automatic', development: false } },
        test: {
          env: { NODE_ENV: 'production' },
          name: 'web',
          include: ['src/**/*.test.tsx'],
          environment: 'jsdom',
          isolate: false,
          setupFiles: ['src/web/testing/setup.ts'],
          css: { include: [] },
          ...limits,
        },
      },
    ],
  },
});
