import type { Browser, BrowserContext } from 'playwright-core';
import { launchChromium, whyNoBrowser } from './chromium.ts';
import { WITHOUT } from './page-scripts.ts';
import type { ServiceSettings } from './service-settings.ts';

const CLOSE_AFTER_MS = 60_000;

/** One browser for all sessions, each in a context of its own; started when one is wanted, ended when none is. */
export function openBrowser(
  settings: Pick<ServiceSettings, 'browser' | 'sandbox' | 'folder'>,
  fencePort: number,
  onGone: () => void,
) {
  let running: Promise<Browser> | null = null;
  let closing: NodeJS.Timeout | undefined;

  const start = async () => {
    const browser = await launchChromium(settings, fencePort);
    browser.on('disconnected', () => {
      running = null;
      onGone();
    });
    return browser;
  };
  const wanted = async () => {
    clearTimeout(closing);
    running ??= start();
    try {
      return await running;
    } catch (error) {
      running = null;
      throw error;
    }
  };
  const release = () => {
    clearTimeout(closing);
    closing = setTimeout(() => void close(), CLOSE_AFTER_MS);
    closing.unref();
  };
  const close = async () => {
    clearTimeout(closing);
    const browser = await running?.catch(() => null);
    await browser?.close().catch(() => {});
  };

  return {
    /** Without cookies, history or anything else of another, and nothing of it is ever on the disk. */
    async context(): Promise<BrowserContext> {
      const browser = await wanted();
      const context = await browser.newContext({
        viewport: null,
        acceptDownloads: false,
        serviceWorkers: 'block',
        permissions: [],
        locale: 'en-US',
        userAgent: agentOf(browser.version()),
      });
      await context.addInitScript(WITHOUT);
      return context;
    },
    /** Whether one can be started here; null, or the reason for people. */
    async check(onProblem: (error: unknown) => void): Promise<string | null> {
      try {
        await wanted();
        return null;
      } catch (error) {
        onProblem(error);
        return whyNoBrowser(error);
      }
    },
    release,
    close,
  };
}
export type SharedBrowser = ReturnType<typeof openBrowser>;

/** As the same browser with a window says it: sites turn the headless one away. */
const agentOf = (version: string) =>
  `Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${version.split('.')[0]}.0.0.0 Safari/537.36`;
