const RUNS = 9;
const TRIES = 3;
/** Work that takes less can be called linear without being timed more closely. */
const QUICK_MS = 4;
const LENGTH = 10_000;
/** Linear work doubles with its text; quadratic work takes four times as long. */
export const MOST_GROWTH = 2.3;

function cpuMs(work: () => unknown): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/**
 * How many times as long twice the text takes, in processor time, each at its best of nine, turn and turn about: what else
 * runs only adds, and code that is made quicker meanwhile is so for both. Quadratic work is quadratic at every try.
 */
export function growthOf(
  work: (text: string) => unknown,
  textOf: (length: number) => string,
  length = LENGTH,
) {
  const [once, twice] = [textOf(length), textOf(2 * length)];
  work(once);
  if (cpuMs(() => work(twice)) < QUICK_MS) return 1;
  const growth = () => {
    const runs = Array.from(
      { length: RUNS },
      () => [cpuMs(() => work(once)), cpuMs(() => work(twice))] as const,
    );
    return (
      Math.min(...runs.map(([, long]) => long)) / Math.max(Math.min(...runs.map(([short]) => short)), 0.1)
    );
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
