import type { Random } from '../making/random.ts';

export const MONTHS = 36;

export interface Growth {
  growth_1m: number | null;
  growth_6m: number | null;
  growth_1y: number | null;
  growth_2y: number | null;
}

/** Per cent with one decimal; from nothing there is no growth to tell. */
const change = (now: number, before: number | undefined) =>
  before ? Math.round(((now - before) / before) * 1000) / 10 : null;

/** The growths a series tells, oldest month first. */
export function growthOf(counts: readonly number[]): Growth {
  const now = counts.at(-1) ?? 0;
  return {
    growth_1m: change(now, counts.at(-2)),
    growth_6m: change(now, counts.at(-7)),
    growth_1y: change(now, counts.at(-13)),
    growth_2y: change(now, counts.at(-25)),
  };
}

const SIZES = [
  [0.28, 2, 19],
  [0.56, 20, 49],
  [0.74, 50, 99],
  [0.85, 100, 199],
  [0.94, 200, 499],
  [0.98, 500, 999],
  [1, 1000, 6800],
] as const;

/** How many people work there: most companies are small. */
export function drawSize(random: Random): number {
  const at = random.next();
  const [, least, most] = SIZES.find(([share]) => at < share) ?? SIZES[0];
  return Math.round(least + (most - least) * random.next() ** 1.6);
}

/** Three years of head counts that end at `size`; nobody works there before it was founded. */
export function drawCounts(random: Random, size: number, monthsOld: number, yearly?: number): number[] {
  const trend = (yearly ?? 16 + random.bell() * 48 + (random.chance(0.06) ? 90 : 0)) / 100;
  const counts: number[] = [];
  let count = size;
  for (let ago = 0; ago < MONTHS; ago++) {
    counts.push(ago < monthsOld ? Math.max(1, Math.round(count)) : 0);
    const noise = random.bell() * 0.02 + (random.chance(0.04) ? random.bell() * 0.1 : 0);
    count /= Math.max(0.7, 1 + Math.log1p(Math.max(trend, -0.8)) / 12 + noise);
  }
  counts[0] = size;
  return counts.toReversed();
}
