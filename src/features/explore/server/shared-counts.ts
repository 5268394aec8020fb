/** Counts under way, by what they count: whoever asks for the same meanwhile waits for the one that runs. */
const underWay = new Map<string, Promise<number>>();

export function sharedCount(key: string, count: () => Promise<number>): Promise<number> {
  const running = underWay.get(key);
  if (running) return running;
  const started = count().finally(() => underWay.delete(key));
  underWay.set(key, started);
  // Its asker may have left with an error of its own; nobody else need hear of this one.
  started.catch(() => {});
  return started;
}
