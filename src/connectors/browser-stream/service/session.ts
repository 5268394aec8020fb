import type { BrowserContext, Page } from 'playwright-core';
import type { EndReason, ScreenInput, ScreenOutput } from '#kernel/screen-messages.ts';
import type { SessionAsked, SessionEvent, SessionStep } from '#server/capabilities/browsing.ts';
import { type AddressRules, safeTarget } from '#server/capabilities/safe-address.ts';
import { invalid } from '#server/http/errors.ts';
import type { Fence } from './fence-proxy.ts';
import { openWindow, type RemoteWindow } from './remote-window.ts';
import type { ScreenSize } from './screencast.ts';
import type { SharedBrowser } from './shared-browser.ts';

/** Whoever looks: the other end of a connection. */
export interface Viewer {
  say(message: ScreenOutput): void;
  picture(bytes: Buffer, frame: number): void;
  leave(): void;
}

export interface SessionParts {
  browser: Pick<SharedBrowser, 'context'>;
  fence: Fence;
  rules: AddressRules;
  idleMs: number;
  now(): number;
  report(event: SessionEvent): void;
  /** It was ended from its own screen. */
  onEnd(session: Session): void;
}

const TEN_MINUTES_MS = 600_000;
export const MOST_MINUTES = 60;
const GONE_MS = 20_000;
const MOST_WINDOWS = 5;
/** Hands on the page; pictures that were seen are no sign of a person. */
const IDLE_KINDS = new Set<ScreenInput['kind']>(['shown', 'size']);

/** One person's remote page, from its opening to its end. */
export class Session {
  readonly session_id: string;
  readonly asked: SessionAsked;
  private readonly parts: SessionParts;
  private context: BrowserContext | null = null;
  private windows: RemoteWindow[] = [];
  private opening = 0;
  private viewer: Viewer | null = null;
  private viewerLeft: number;
  private lastInput: number;
  private opened: number;
  private size: ScreenSize | null = null;
  private address = 'about:blank';
  private expires: number;
  private isStarting = false;
  private wasSeen = false;
  private crashed: 'page' | 'browser' = 'browser';
  state: 'waiting' | 'open' | 'crashed' | 'ended' = 'waiting';

  constructor(session_id: string, asked: SessionAsked, parts: SessionParts) {
    this.session_id = session_id;
    this.asked = asked;
    this.parts = parts;
    const now = parts.now();
    this.viewerLeft = now;
    this.lastInput = now;
    this.opened = now;
    this.expires = now + TEN_MINUTES_MS;
  }

  get expires_at() {
    return new Date(this.expires).toISOString();
  }

  /** Its turn has come: from now on the time runs. */
  async begin() {
    this.state = 'open';
    this.opened = this.parts.now();
    this.lastInput = this.opened;
    this.expires = this.opened + TEN_MINUTES_MS;
    await this.start();
  }

  /** A context of its own in place of the one before; whoever asks meanwhile finds it at work. */
  private async start() {
    if (this.isStarting) return undefined;
    this.isStarting = true;
    const before = this.context;
    this.context = null;
    this.windows = [];
    try {
      await before?.close().catch(() => {});
      const context = await this.parts.browser.context();
      if (this.state === 'ended') return await context.close();
      this.context = context;
      // The first window too comes as a page of its context.
      context.on('page', (page) => void this.addWindow(page).catch(() => {}));
      await context.newPage();
      return undefined;
    } catch {
      this.onBrowserGone();
      return undefined;
    } finally {
      this.isStarting = false;
    }
  }

  private async addWindow(page: Page) {
    if (this.windows.length + this.opening >= MOST_WINDOWS) {
      this.say({ kind: 'notice', text: 'This page tried to open too many windows.' });
      await page.close();
      return;
    }
    this.opening += 1;
    const isExtra = this.windows.length > 0;
    const window = await openWindow(page, {
      fence: this.parts.fence,
      isExtra,
      say: (message) => this.hear(message),
      picture: (bytes, frame) => this.viewer?.picture(bytes, frame),
      onVisit: (address) => this.report({ kind: 'visit', address }),
      onRefused: (address) => this.report({ kind: 'refused', address }),
      onCrash: () => void this.onPageGone(page),
    }).finally(() => {
      this.opening -= 1;
    });
    page.on('close', () => void this.dropWindow(window));
    const before = this.top;
    this.windows.push(window);
    await before?.hide();
    if (!before) await this.arrive(window);
    if (this.viewer) await window.show(this.size);
  }

  /** Where it is, a crashed browser begins again. */
  private hear(message: ScreenOutput) {
    if (message.kind === 'page' && /^https?:/.test(message.url)) this.address = message.url;
    this.say(message);
  }

  private async arrive(window: RemoteWindow) {
    this.say({ kind: 'ready', expires_at: this.expires_at });
    if (this.address !== 'about:blank') await window.navigate(this.address);
  }

  private async dropWindow(window: RemoteWindow) {
    const wasTop = this.top === window;
    this.windows = this.windows.filter((one) => one !== window);
    if (wasTop && this.viewer && this.state === 'open') await this.top?.show(this.size);
  }

  private get top() {
    return this.windows.at(-1);
  }

  /** Somebody looks; whoever looked before looks no longer. */
  async join(viewer: Viewer) {
    const before = this.viewer;
    this.viewer = viewer;
    this.wasSeen = true;
    before?.say({ kind: 'ended', why: 'left' });
    before?.leave();
    if (this.state === 'open') {
      viewer.say({ kind: 'ready', expires_at: this.expires_at });
      await this.top?.show(this.size);
    }
    if (this.state === 'crashed') viewer.say({ kind: 'crashed', what: this.crashed });
  }

  /** Somebody looked, and nobody does now: their tab is closed or loaded anew. */
  get isLeft() {
    return this.wasSeen && this.viewer === null;
  }

  async leave(viewer: Viewer) {
    if (this.viewer !== viewer) return;
    this.viewer = null;
    this.viewerLeft = this.parts.now();
    await this.top?.hide();
  }

  async take(input: ScreenInput) {
    if (!IDLE_KINDS.has(input.kind)) this.lastInput = this.parts.now();
    if (input.kind === 'size') this.size = input;
    if (input.kind === 'end') return this.parts.onEnd(this);
    if (input.kind === 'restart') return this.restart();
    return this.top?.take(input);
  }

  /** Only after a crash: who waits stays in line, and what has ended stays ended. */
  private async restart() {
    if (this.state !== 'crashed') return;
    this.state = 'open';
    await this.start();
  }

  /** Refuses what is no public web address; what the page then does is the fence's business. */
  async navigate(url: string) {
    const target = await safeTarget(url, this.parts.rules);
    this.lastInput = this.parts.now();
    this.address = target.url.href;
    if (this.state === 'crashed') return void this.restart();
    await Promise.all(this.windows.slice(1).map(({ page }) => page.close().catch(() => {})));
    // Not waited for: the page tells by itself when it has come.
    void this.windows[0]?.navigate(this.address);
    return undefined;
  }

  extend() {
    const most = this.opened + MOST_MINUTES * 60_000;
    if (this.expires >= most) throw invalid(`A remote page stays open for ${MOST_MINUTES} minutes at most.`);
    this.expires = Math.min(this.expires + TEN_MINUTES_MS, most);
    this.lastInput = this.parts.now();
    this.say({ kind: 'time', expires_at: this.expires_at });
    return { expires_at: this.expires_at };
  }

  /** Why it should end now, if it should. */
  dueEnd(): EndReason | null {
    const now = this.parts.now();
    if (!this.viewer && now - this.viewerLeft >= GONE_MS) return 'left';
    if (this.state === 'waiting') return null;
    if (now >= this.expires) return 'time';
    return now - this.lastInput >= this.parts.idleMs ? 'idle' : null;
  }

  tellPlace(place: number) {
    this.say({ kind: 'queue', place });
  }

  onBrowserGone() {
    if (this.state !== 'open' && this.state !== 'crashed') return;
    this.context = null;
    this.windows = [];
    this.crash('browser');
  }

  /** A window behind the one that is shown goes silently; the page it hid comes when it is wanted. */
  private async onPageGone(page: Page) {
    if (page === this.top?.page && this.state === 'open') this.crash('page');
    else await page.close().catch(() => {});
  }

  private crash(what: 'page' | 'browser') {
    this.state = 'crashed';
    this.crashed = what;
    this.say({ kind: 'crashed', what });
  }

  async end(why: EndReason) {
    if (this.state === 'ended') return;
    this.state = 'ended';
    this.say({ kind: 'ended', why });
    this.viewer?.leave();
    this.viewer = null;
    this.report({ kind: 'end', why });
    await this.context?.close().catch(() => {});
  }

  private say(message: ScreenOutput) {
    this.viewer?.say(message);
  }

  private report(step: SessionStep) {
    this.parts.report({ ...this.asked, session_id: this.session_id, ...step });
  }
}
