import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { chooseBrowser, type FoundBrowser, type Machine, type Wanted } from './choose-browser.ts';
import { installDebianPackage } from './debian-package.ts';
import { unpackNpmBrowser } from './npm-browser.ts';
import { runFor } from './run-program.ts';

const SHELLS = ['/usr/bin/chromium-headless-shell'];
const SYSTEM = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];
const FETCH_WITHIN_MS = 60_000;
const INSTALL_WITHIN_MS = 600_000;
const START_WITHIN_MS = 60_000;

/** What a test's Chromium does without; the last such list counts, so what Playwright leaves out stands here too. */
const WITHOUT = [
  // Every window of the full browser loads the pages of its address bar first: half of a test's processor time.
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
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
  `--disable-features=${WITHOUT.join(',')}`,
];

const say = (line: string) => console.log(`Orion: ${line}`);

/** A browser that starts, installed when there is none: a stranger's machine needs nothing but npm. */
export const findBrowser = (wanted: Wanted = 'any'): Promise<FoundBrowser> =>
  chooseBrowser(thisMachine(), wanted);

/** The one that shows strangers' pages; found once, and what is started from here inherits it. */
export async function findWindowedBrowser(): Promise<FoundBrowser> {
  const known = process.env.E2E_WINDOWED_BROWSER;
  if (known) return JSON.parse(known) as FoundBrowser;
  const found = await findBrowser('with windows');
  process.env.E2E_WINDOWED_BROWSER = JSON.stringify(found);
  return found;
}

const present = (paths: readonly string[]) =>
  process.env.E2E_SKIP_SYSTEM ? [] : paths.filter((path) => existsSync(path));

const thisMachine = (): Machine => ({
  setting: process.env.E2E_CHROMIUM,
  shellPaths: present(SHELLS),
  systemPaths: present(SYSTEM),
  playwrightPath: chromium.executablePath(),
  versionOf,
  unpackNpmBrowser,
  async fetchPlaywrightBrowser() {
    say(`no browser found; fetching Playwright's, for at most ${FETCH_WITHIN_MS / 1000} s`);
    const cli = 'node_modules/@playwright/test/cli.js';
    await runFor(FETCH_WITHIN_MS)([process.execPath, cli, 'install', 'chromium', '--no-shell']);
  },
  installPackage: () => installDebianPackage(runFor(INSTALL_WITHIN_MS), say),
  remedy: remedy(),
});

/** On Ubuntu apt has no Chromium that runs without snap. */
function remedy() {
  if (!existsSync('/etc/debian_version') || existsSync('/etc/lsb-release'))
    return 'npx playwright install --with-deps chromium';
  return `${process.getuid?.() === 0 ? '' : 'sudo '}apt-get install chromium`;
}

async function versionOf(executablePath: string) {
  if (!existsSync(executablePath)) return undefined;
  try {
    const browser = await chromium.launch({ executablePath, args: BROWSER_FLAGS, timeout: START_WITHIN_MS });
    const version = browser.version();
    await browser.close();
    return version;
  } catch {
    return undefined;
  }
}
