import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';

export interface FoundBrowser {
  executablePath: string;
  source: 'setting' | 'system' | 'playwright' | 'npm';
}

const SYSTEM = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** What a headless Chromium is started with; the npm-shipped one brings flags of its own, which we never take. */
export const BROWSER_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

/** E2E_CHROMIUM, else the system's, else Playwright's own, else the one npm ships: so npm alone is enough. */
export async function findBrowser(): Promise<FoundBrowser> {
  const set = process.env.E2E_CHROMIUM;
  if (set) return { executablePath: set, source: 'setting' };
  const system = SYSTEM.find((path) => existsSync(path));
  if (system && !process.env.E2E_SKIP_SYSTEM) return { executablePath: system, source: 'system' };
  const { chromium } = await import('@playwright/test');
  if (existsSync(chromium.executablePath()))
    return { executablePath: chromium.executablePath(), source: 'playwright' };
  return { executablePath: await npmBrowser(), source: 'npm' };
}

async function npmBrowser() {
  if (process.platform !== 'linux' || process.arch !== 'x64')
    throw new Error(
      'No browser found: install Chromium, run npx playwright install chromium, or set E2E_CHROMIUM',
    );
  // Without these the package leaves out the libraries that a bare machine lacks.
  if (!existsSync('/usr/lib/x86_64-linux-gnu/libnss3.so')) {
    process.env.AWS_EXECUTION_ENV ??= 'AWS_Lambda_nodejs20.x';
    process.env.AWS_LAMBDA_JS_RUNTIME ??= 'nodejs20.x';
  }
  // It unpacks itself into the temporary folder, where another user of the machine may have left theirs.
  const folder = join(tmpdir(), `orion-browser-${userInfo().uid}`);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const usual = process.env.TMPDIR;
  process.env.TMPDIR = folder;
  try {
    const { default: chromium } = await import('@sparticuz/chromium');
    chromium.setGraphicsMode = false;
    return await chromium.executablePath();
  } finally {
    if (usual === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = usual;
  }
}
