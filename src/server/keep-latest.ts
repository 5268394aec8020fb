/** Keeps a value under its key, and no more than so many of them: the one that was kept longest ago goes. */
export function keepLatest<K, V>(kept: Map<K, V>, key: K, value: V, most: number) {
  kept.delete(key);
  kept.set(key, value);
  const [oldest] = kept.keys();
  if (kept.size > most && oldest !== undefined) kept.delete(oldest);
}
