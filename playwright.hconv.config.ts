import { defineConfig } from '@playwright/test';
import { BROWSER_FLAGS } from './e2e/find-browser.ts';
process.env.E2E_PORT = '4171';
export default defineConfig({
  testDir: './e2e', testMatch: 'conversations.e2e.ts', outputDir: '/tmp/h-conv/results', workers: 1, timeout: 180_000,
  expect: { timeout: 40_000 },
  use: { baseURL: 'http://127.0.0.1:4171', viewport: { width: 1440, height: 900 }, launchOptions: { executablePath: '/usr/bin/chromium', args: BROWSER_FLAGS } },
});
