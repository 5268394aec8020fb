import { keepLatest } from '../keep-latest.ts';
import { hearNotices } from './notices.ts';

/** What tells of a write that this process has just made may still be on its way. */
const DOUBT_MS = 1000;
/** A connection may be lost without a word. */
const LONGEST_MS = 60_000;
const MOST = 1000;

/** Told when what names stand for may have changed. */
export const NAMES_CHANNEL = 'orion_names';

/** What was read for this key, unless something has changed since. */
export type Recall = <T>(key: string, read: () => Promise<T>) => Promise<T>;

/** For whoever wants it as it stands. */
export const readAnew: Recall = (_key, read) => read();

/**
 * What a process remembers of tables that rarely change. It is told on the channel that they did, and forgets; while it
 * cannot hear, and for a moment after a write of its own, it reads anew.
 */
export function openRecollection(url: string, channel: string, countWrites: () => number) {
  const memory = new Map<string, { found: unknown; until: number }>();
  let isHearing = false;
  let changes = 0;
  let [writes, doubtedUntil] = [countWrites(), 0];
  const forget = () => {
    changes += 1;
    memory.clear();
  };
  const { stop } = hearNotices(url, channel, {
    onNotice: forget,
    onConnection: (hears) => {
      isHearing = hears;
      forget();
    },
  });

  function isDoubtful(now: number) {
    if (countWrites() !== writes) [writes, doubtedUntil] = [countWrites(), now + DOUBT_MS];
    return !isHearing || now < doubtedUntil;
  }

  async function recall<T>(key: string, read: () => Promise<T>): Promise<T> {
    const now = performance.now();
    if (isDoubtful(now)) return read();
    const kept = memory.get(key);
    if (kept && now < kept.until) return kept.found as T;
    const before = changes;
    const found = await read();
    if (changes === before) keepLatest(memory, key, { found, until: now + LONGEST_MS }, MOST);
    return found;
  }

  return { recall, close: stop };
}
