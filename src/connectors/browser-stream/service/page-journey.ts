import type { CDPSession, Page, Request } from 'playwright-core';
import { bareAddress, type Refused, type ScreenOutput } from '#kernel/screen-messages.ts';
import type { Fence } from './fence-proxy.ts';
import { paced } from './paced.ts';
import { READ } from './page-scripts.ts';
import { evaluateApart, watchFrame } from './watch-page.ts';

export interface JourneyParts {
  fence: Pick<Fence, 'whyNot'>;
  /** A page opened it: the way back ends at that page. */
  isExtra: boolean;
  say(message: ScreenOutput): void;
  /** Where it went, and where it was not let. */
  onVisit(address: string): void;
  onRefused(address: string): void;
}

const SETTLED_MS = 120;
const READ_AGAIN_MS = 1000;

/** Follows a page from address to address: tells what it is called and what it says, and what was not let through. */
export async function followPage(page: Page, cdp: CDPSession, parts: JourneyParts) {
  const { frameTree } = await cdp.send('Page.getFrameTree');
  let loading = false;
  const tellPage = soon(async () => {
    // The browser's own book of where it was: a page that is busy cannot keep it shut.
    const { currentIndex, entries } = await cdp.send('Page.getNavigationHistory');
    const { url = '', title = '' } = entries[currentIndex] ?? {};
    parts.say({
      kind: 'page',
      url,
      title: title.slice(0, 300),
      back: parts.isExtra || currentIndex > firstOf(entries),
      forward: currentIndex < entries.length - 1,
      loading,
    });
  });
  let told = '';
  const read = async () => {
    const text = await evaluateApart(cdp, READ);
    if (typeof text !== 'string' || text === told) return;
    told = text;
    parts.say({ kind: 'text', text });
  };
  const tellText = soon(read);
  const onLoading = (isLoading: boolean, frameId: string) => {
    if (frameId !== frameTree.frame.id) return;
    loading = isLoading;
    tellPage();
    if (!isLoading) tellText();
  };
  cdp.on('Page.frameStartedLoading', ({ frameId }) => onLoading(true, frameId));
  cdp.on('Page.frameStoppedLoading', ({ frameId }) => onLoading(false, frameId));
  await cdp.send('Page.enable');
  noteVisits(page, parts, tellPage);
  noteRefusals(page, parts);
  return {
    /** Somebody else looks, who has heard nothing yet. */
    tellAll() {
      told = '';
      tellPage();
      tellText();
    },
    /** A hand was on the page, which may say something else now. */
    readAgain: soon(async () => {
      tellPage();
      await read();
    }, READ_AGAIN_MS),
  };
}

/** A page that was never led anywhere is no place to go back to. */
const firstOf = (entries: readonly { url: string }[]) => (entries[0]?.url === 'about:blank' ? 1 : 0);

function noteVisits(page: Page, { say, onVisit: record }: JourneyParts, tellPage: () => void) {
  const onVisit = paced(record);
  let last = '';
  const note = (url: string) => {
    const address = bareAddress(url);
    if (!/^https?:\//.test(address) || address === last) return;
    last = address;
    onVisit(address);
  };
  page.on('framenavigated', (frame) => {
    if (frame !== page.mainFrame()) return void watchFrame(page, frame, say);
    say({ kind: 'password', focused: false });
    tellPage();
    note(frame.url());
    return undefined;
  });
  // A window that a page opened may have arrived before anybody listened.
  note(page.url());
}

function noteRefusals(page: Page, { fence, say, onRefused: record }: JourneyParts) {
  const onRefused = paced(record);
  const refuse = (request: Request, why: Refused) => {
    if (!request.isNavigationRequest() || request.frame() !== page.mainFrame()) return;
    const url = bareAddress(request.url());
    say({ kind: 'refused', url, why });
    if (why === 'address') onRefused(url);
  };
  page.on('requestfailed', (request) => {
    const text = request.failure()?.errorText ?? '';
    if (text === 'net::ERR_ABORTED') return;
    const why = /CERT|SSL/.test(text) ? 'certificate' : fence.whyNot(request.url());
    refuse(request, why ?? 'unreachable');
  });
  page.on('response', (answer) => {
    const why = [403, 502].includes(answer.status()) ? fence.whyNot(answer.url()) : undefined;
    if (why) refuse(answer.request(), why);
  });
}

/** Once, a moment later, however often it is asked for meanwhile; a page that never rests is told of all the same. */
function soon(work: () => Promise<void>, afterMs = SETTLED_MS) {
  let timer: NodeJS.Timeout | undefined;
  return () => {
    timer ??= setTimeout(() => {
      timer = undefined;
      void work().catch(() => {});
    }, afterMs);
  };
}
