import type { CDPSession } from 'playwright-core';

export interface ScreenSize {
  width: number;
  height: number;
  scale: number;
  touch: boolean;
}

interface Tier {
  quality: number;
  /** Of the size that is asked for. */
  part: number;
}
const SHARP: Tier = { quality: 82, part: 1 };
/** By how long a picture is on its way and back: a slow line gets smaller ones. */
const TIERS: readonly [underMs: number, tier: Tier][] = [
  [180, SHARP],
  [450, { quality: 60, part: 1 }],
  [Number.POSITIVE_INFINITY, { quality: 42, part: 0.7 }],
];
const CHANGE_AFTER_MS = 1500;
const STILL_MS = 700;
const WEIGHT = 0.3;

/**
 * Pictures of a page as it changes, each sent when the one before was seen: the line sets the pace and the sharpness.
 * A page that stands still on a slow line is shown once more as it is.
 */
export function openScreencast(cdp: CDPSession, send: (picture: Buffer, frame: number) => void) {
  const onTheWay = new Map<number, { ack: number; at: number }>();
  let frame = 0;
  let wayMs = 0;
  let tier = SHARP;
  let changed = 0;
  let size: ScreenSize | null = null;
  let running = false;
  let still: NodeJS.Timeout | undefined;

  const ask = (
    method: 'Page.startScreencast' | 'Page.stopScreencast' | 'Page.screencastFrameAck',
    params = {},
  ) => cdp.send(method, params as never).catch(() => {});
  const start = () => {
    if (!size) return;
    running = true;
    onTheWay.clear();
    const { quality, part } = tier;
    const within = (pixels: number) => Math.ceil(pixels * (size?.scale ?? 1) * part);
    void ask('Page.startScreencast', {
      format: 'jpeg',
      quality,
      maxWidth: within(size.width),
      maxHeight: within(size.height),
      everyNthFrame: 1,
    });
  };
  const restart = async (next: Tier) => {
    tier = next;
    changed = Date.now();
    await ask('Page.stopScreencast');
    if (running) start();
  };

  cdp.on('Page.screencastFrame', ({ data, sessionId }) => {
    if (!running) return void ask('Page.screencastFrameAck', { sessionId });
    frame += 1;
    onTheWay.set(frame, { ack: sessionId, at: Date.now() });
    send(Buffer.from(data, 'base64'), frame);
    clearTimeout(still);
    if (tier !== SHARP) still = setTimeout(() => void restart(SHARP), STILL_MS);
    return undefined;
  });

  return {
    async show(next: ScreenSize) {
      size = next;
      await ask('Page.stopScreencast');
      start();
    },
    async hide() {
      running = false;
      clearTimeout(still);
      await ask('Page.stopScreencast');
    },
    /** Whoever looks has this picture before their eyes. */
    seen(number: number) {
      const sent = onTheWay.get(number);
      if (!sent) return;
      onTheWay.delete(number);
      wayMs += (Date.now() - sent.at - wayMs) * WEIGHT;
      void ask('Page.screencastFrameAck', { sessionId: sent.ack });
      const fitting = TIERS.find(([underMs]) => wayMs < underMs)?.[1] ?? SHARP;
      if (fitting !== tier && Date.now() - changed > CHANGE_AFTER_MS) void restart(fitting);
    },
  };
}
