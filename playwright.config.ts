import { createServer } from 'node:net';
import { defineConfig } from '@playwright/test';
import { BROWSER_FLAGS, findBrowser } from './e2e/browser/find-browser.ts';

const freePort = () =>
  new Promise<string>((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => resolve(String(port)));
    });
  });

/** One sentence, no stack: the last line of `npm test` then counts the browser part as failed. */
const explainAndExit = ({ message }: Error): never => {
  console.error(message);
  process.exit(1);
};

// Chosen once by the runner; its workers inherit both.
process.env.E2E_PORT ??= await freePort();
process.env.E2E_BROWSER ??= (await findBrowser().catch(explainAndExit)).executablePath;
const baseURL = `http://127.0.0.1:${process.env.E2E_PORT}`;

export default defineConfig({
  testDir: './e2e',
  testMatch: '*.e2e.ts',
  outputDir: 'test-results',
  workers: 2,
  timeout: 90_000,
  expect: { timeout: 20_000 },
  forbidOnly: !!process.env.CI,
  use: {
    baseURL,
    // Filming every step slows all of them.
    trace: { mode: 'retain-on-failure', screenshots: false },
    contextOptions: { reducedMotion: 'reduce' },
    viewport: { width: 1440, height: 900 },
    launchOptions: { executablePath: process.env.E2E_BROWSER, args: BROWSER_FLAGS },
  },
  webServer: {
    command: 'node --import tsx e2e/product.ts',
    url: `${baseURL}/health/ready`,
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    reuseExistingServer: false,
  },
});
