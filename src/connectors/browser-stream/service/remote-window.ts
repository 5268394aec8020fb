import type { CDPSession, Page } from 'playwright-core';
import type { ScreenInput, ScreenOutput } from '#kernel/screen-messages.ts';
import { answerDialogs, declineSignIn } from './page-dialogs.ts';
import { followPage, type JourneyParts } from './page-journey.ts';
import { findScript } from './page-scripts.ts';
import { openScreencast, type ScreenSize } from './screencast.ts';
import { steerPage } from './steer-page.ts';
import { evaluateApart, watchPage } from './watch-page.ts';

export interface WindowParts extends JourneyParts {
  picture(bytes: Buffer, frame: number): void;
  onCrash(): void;
}

/** One window of a session: a page, its pictures and its hands. */
export async function openWindow(page: Page, parts: WindowParts) {
  const cdp = await page.context().newCDPSession(page);
  const screencast = openScreencast(cdp, parts.picture);
  let size: ScreenSize | null = null;
  let zoom = 1;
  let shown = false;
  const say = (message: ScreenOutput) => {
    if (shown) parts.say(message);
  };
  await watchPage(cdp, say);
  await declineSignIn(cdp);
  const { tellAll, readAgain } = await followPage(page, cdp, { ...parts, say });
  const answer = answerDialogs(page, () => shown, say);
  page.on('download', () => say({ kind: 'notice', text: 'Downloads are off in remote pages.' }));
  page.on('filechooser', () => say({ kind: 'notice', text: 'Uploads are off in remote pages.' }));
  page.on('crash', () => parts.onCrash());

  const apply = async () => {
    if (!size || !shown) return;
    await setMetrics(cdp, size, zoom);
    await screencast.show(size);
  };

  async function take(input: ScreenInput): Promise<void> {
    switch (input.kind) {
      case 'size':
        size = input;
        return apply();
      case 'zoom':
        zoom = input.factor;
        return apply();
      case 'shown':
        return screencast.seen(input.frame);
      case 'back':
        if (!(await goBy(cdp, -1)) && parts.isExtra) await page.close();
        return undefined;
      case 'forward':
        return void (await goBy(cdp, 1));
      case 'reload':
        return void (await cdp.send('Page.reload'));
      case 'find': {
        const found = await evaluateApart(cdp, findScript(input.text, input.backwards));
        return say({ kind: 'found', found: found === true });
      }
      case 'answer':
        return answer(input);
      case 'mouse':
      case 'wheel':
      case 'touch':
      case 'key':
      case 'text':
        if (input.kind !== 'mouse' || input.type !== 'mouseMoved') readAgain();
        return steerPage(cdp, input, zoom);
      default:
        return undefined;
    }
  }

  return {
    page,
    take: (input: ScreenInput) => take(input).catch(() => {}),
    /** What the page still asks is answered with no: some browsers go nowhere before it is. */
    async navigate(url: string) {
      await answer({ accept: false, text: '' }).catch(() => {});
      await cdp.send('Page.navigate', { url }).catch(() => {});
    },
    async show(at: ScreenSize | null) {
      shown = true;
      size = at ?? size;
      await page.bringToFront().catch(() => {});
      await apply().catch(() => {});
      tellAll();
    },
    async hide() {
      shown = false;
      await screencast.hide();
    },
  };
}
export type RemoteWindow = Awaited<ReturnType<typeof openWindow>>;

async function setMetrics(cdp: CDPSession, { width, height, scale, touch }: ScreenSize, zoom: number) {
  await cdp.send('Emulation.setDeviceMetricsOverride', {
    width: Math.round(width / zoom),
    height: Math.round(height / zoom),
    deviceScaleFactor: scale * zoom,
    mobile: touch,
  });
  await cdp.send('Emulation.setTouchEmulationEnabled', { enabled: touch });
}

async function goBy(cdp: CDPSession, steps: number) {
  const { currentIndex, entries } = await cdp.send('Page.getNavigationHistory');
  const entry = entries[currentIndex + steps];
  if (entry) await cdp.send('Page.navigateToHistoryEntry', { entryId: entry.id });
  return entry !== undefined;
}
