import { canRun } from '#server/can-run.ts';

/** Where systems put a browser; one that npm brought, or a test fetched, is never taken. */
const USUAL = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** The browser that was set, else the system's own; undefined where there is none that can be run. */
export const findChromium = (setting: string | undefined): string | undefined =>
  (setting ? [setting] : USUAL).find(canRun);
