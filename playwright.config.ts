import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { BROWSER_FLAGS, findBrowser } from './e2e/browser/find-browser.ts';
import { freePort } from './src/server/testing/free-port.ts';
import { ENDLESS_MS, STANDSTILL_MS } from './scripts/test-pace.ts';

/** One sentence, no stack: the last line of `npm test` then counts the browser part as failed. */
const explainAndExit = ({ message }: Error): never => {
  console.error(message);
  process.exit(1);
};

// Chosen once by the runner; its workers inherit all.
process.env.E2E_PORT ??= String(await freePort());
process.env.E2E_SITE_PORT ??= String(await freePort());
process.env.E2E_BROWSER ??= (await findBrowser().catch(explainAndExit)).executablePath;
const baseURL = `http://127.0.0.1:${process.env.E2E_PORT}`;

export default defineConfig({
  testDir: './e2e',
  // First what takes longest, on a firm of its own; then what must find the demo firm as it is made, then what changes it.
  projects: [
    { name: 'hostile', testMatch: 'hostile.e2e.ts' },
    { name: 'views', testMatch: 'views.e2e.ts' },
    { name: 'journeys', testMatch: '*.e2e.ts', testIgnore: ['hostile.e2e.ts', 'views.e2e.ts'] },
  ],
  outputDir: 'test-results',
  // While one waits for what it asked of the product the others compute.
  workers: availableParallelism() + 1,
  // Each step has its limit; the clock over a whole test only ends what would never end.
  timeout: ENDLESS_MS,
  expect: { timeout: STANDSTILL_MS, toPass: { timeout: STANDSTILL_MS } },
  forbidOnly: !!process.env.CI,
  // What needed a second try is named at the end of `npm test`: to be looked into, but no reason to stop others.
  retries: 1,
  use: {
    baseURL,
    actionTimeout: STANDSTILL_MS,
    navigationTimeout: STANDSTILL_MS,
    // Only what failed once is recorded: a record costs every test a tenth of its time.
    trace: 'on-first-retry',
    contextOptions: { reducedMotion: 'reduce' },
    viewport: { width: 1440, height: 900 },
    launchOptions: { executablePath: process.env.E2E_BROWSER, args: BROWSER_FLAGS },
  },
  webServer: {
    command: 'node --import tsx e2e/product.ts',
    url: `${baseURL}/health/ready`,
    timeout: ENDLESS_MS,
    gracefulShutdown: { signal: 'SIGINT', timeout: 15_000 },
    reuseExistingServer: false,
  },
});
