const RUNS = 9;
const TRIES = 3;
/** Work that takes less can be called linear without being timed more closely. */
const QUICK_MS = 4;
const LENGTH = 10_000;
/** Linear work doubles with its text, quadratic work takes four times as long; this lies as far from both. */
export const MOST_GROWTH = 2.8;

function cpuMs(work: () => unknown): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/**
 * How many times as long twice the text takes, in processor time, each at its best of nine, turn and turn about: what else
 * runs only adds, and code that is made quicker meanwhile is so for both. Two doublings are measured, whose root is told,
 * so that a text that no longer fits into a cache is no fault. Quadratic work is quadratic at every try.
 */
export function growthOf(
  work: (text: string) => unknown,
  textOf: (length: number) => string,
  length = LENGTH,
) {
  const [half, twice] = [textOf(length / 2), textOf(2 * length)];
  work(half);
  if (cpuMs(() => work(twice)) < QUICK_MS) return 1;
  const growth = () => {
    const runs = Array.from(
      { length: RUNS },
      () => [cpuMs(() => work(half)), cpuMs(() => work(twice))] as const,
    );
    const least = (at: 0 | 1) => Math.min(...runs.map((run) => run[at]));
    return Math.sqrt(least(1) / Math.max(least(0), 0.1));
  };
  let least = growth();
  for (let tries = 1; tries < TRIES && least >= MOST_GROWTH; tries += 1) least = Math.min(least, growth());
  return least;
}

/** A text of one piece over and over that ends as no pattern expects. */
export const repeating =
  (piece: string, before = '') =>
  (length: number) =>
    `${before}${piece.repeat(Math.ceil(length / piece.length))}\0`;
