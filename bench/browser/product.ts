import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { freePort } from '#server/testing/free-port.ts';
import { ROOMY_LIMITS } from '#server/testing/roomy-limits.ts';

const BUILT = ['dist/server/main.js'];

/** The product as `npm start` runs it, or another program that serves it, in a folder that is gone afterwards. */
export async function withProduct(
  env: Record<string, string>,
  work: (origin: string) => Promise<void>,
  program: readonly string[] = BUILT,
) {
  const folder = await mkdtemp(join(tmpdir(), 'orion-browser-bench-'));
  await chmod(folder, 0o755);
  const port = String(await freePort());
  const child = spawn(process.execPath, program, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      ...ROOMY_LIMITS,
      LOG_LEVEL: 'error',
      PORT: port,
      ORION_DATA_DIR: folder,
      STREAM_BROWSER: 'none',
      ...env,
    },
  });
  try {
    await ready(`http://127.0.0.1:${port}`, () => child.exitCode);
    await work(`http://127.0.0.1:${port}`);
  } finally {
    if (child.exitCode === null) {
      child.kill('SIGTERM');
      await once(child, 'exit');
    }
    await rm(folder, { recursive: true, force: true });
  }
}

async function ready(origin: string, exitCode: () => number | null) {
  for (;;) {
    assert.equal(exitCode(), null, 'the product ended before it was ready');
    const isReady = await fetch(`${origin}/health/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return;
    await new Promise((resume) => setTimeout(resume, 100));
  }
}

/** A tab in which a partner has signed in. */
export async function signedIn(browser: Browser, origin: string): Promise<Page> {
  const page = await browser.newPage({ baseURL: origin, viewport: { width: 1440, height: 900 } });
  page.setDefaultTimeout(60_000);
  // tsx names every function through this; what travels into the page finds it there.
  await page.addInitScript('globalThis.__name = (named) => named');
  await page.goto('/login');
  await page.getByRole('button', { name: 'Sign in with Google' }).click();
  await page.getByRole('button', { name: 'Marta Lindqvist' }).click();
  await page.getByRole('heading', { name: /^Companies/ }).waitFor();
  return page;
}

export const firstCard = (page: Page) => page.getByRole('feed').getByRole('article').first().waitFor();
