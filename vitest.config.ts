import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // Vitest would leave one core of two idle.
    maxWorkers: '100%',
    projects: [
      {
        test: {
          name: 'server',
          include: ['src/**/*.test.ts', 'scripts/**/*.test.ts'],
          environment: 'node',
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
          setupFiles: ['src/web/testing/setup.ts'],
          testTimeout: 30_000,
          css: { include: [] },
        },
      },
    ],
  },
});
