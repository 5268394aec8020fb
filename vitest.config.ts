import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

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
          environment: 'node',
          isolate: false,
          globalSetup: ['src/server/testing/global-setup.ts'],
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'web',
          include: ['src/**/*.test.tsx'],
          environment: 'jsdom',
          isolate: false,
          setupFiles: ['src/web/testing/setup.ts'],
          testTimeout: 30_000,
          css: { include: [] },
        },
      },
    ],
  },
});
