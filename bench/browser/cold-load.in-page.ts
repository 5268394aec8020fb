// What runs inside the page: each function stands alone, because only its text travels there.

/** Notes when the first card stands. */
export function watchFirstCard() {
  new MutationObserver((_changes, observer) => {
    if (!document.querySelector('[role=feed] article')) return;
    performance.mark('first card');
    observer.disconnect();
  }).observe(document, { childList: true, subtree: true });
}

/** Everything that was fetched, and when the search and the first card came. */
export function readLoad() {
  const KINDS: [string, RegExp][] = [
    ['scripts', /\.js$/],
    ['styles', /\.css$/],
    ['fonts', /\.woff2$/],
    ['answers', /^\/api\//],
  ];
  const fetched = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  const page = performance.getEntriesByType('navigation') as PerformanceResourceTiming[];
  const requests = [...page, ...fetched].map(({ name, startTime, encodedBodySize }) => ({
    at: startTime,
    bytes: encodedBodySize,
    kind: KINDS.find(([, pattern]) => pattern.test(new URL(name).pathname))?.[0] ?? 'other',
  }));
  return {
    requests,
    card: performance.getEntriesByName('first card')[0]?.startTime ?? 0,
    search: fetched.find(({ name }) => /\/discovery(\?|$)/.test(name))?.startTime ?? 0,
  };
}
