import { useCallback, useEffect, useRef } from 'react';

const DEPTH = 0.85;
const DEBOUNCE_MS = 100;

interface InfiniteScroll {
  /** Whether the server said that another page follows. */
  hasNext: boolean;
  isLoading: boolean;
  loadNext: () => unknown;
}

/** Loads the next page when the reader nears the end; put `scroller` as ref on the element that scrolls. */
export function useInfiniteScroll({ hasNext, isLoading, loadNext }: InfiniteScroll) {
  const element = useRef<HTMLElement | null>(null);
  const latest = useRef({ hasNext, isLoading, loadNext });
  const asked = useRef(false);

  useEffect(() => {
    latest.current = { hasNext, isLoading, loadNext };
    if (!isLoading) asked.current = false;
  });

  const load = useCallback(() => {
    if (!latest.current.hasNext || latest.current.isLoading || asked.current) return;
    asked.current = true;
    latest.current.loadNext();
  }, []);

  const scroller = useCallback(
    (node: HTMLElement | null) => {
      element.current = node;
      return node ? whenScrolledDeep(node, load) : undefined;
    },
    [load],
  );

  useEffect(() => {
    if (!hasNext || isLoading) return undefined;
    // A page too short to scroll could never ask for the next one. Asked once it is laid out, not before.
    const frame = requestAnimationFrame(() => {
      if (element.current && isUnfilled(element.current)) load();
    });
    return () => cancelAnimationFrame(frame);
  }, [hasNext, isLoading, load]);

  return { scroller };
}

function whenScrolledDeep(node: HTMLElement, load: () => void) {
  let before = node.scrollTop;
  let goingDown = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const onScroll = () => {
    goingDown = node.scrollTop > before;
    before = node.scrollTop;
    clearTimeout(timer);
    timer = setTimeout(() => {
      const reached = node.scrollTop + node.clientHeight;
      // Whoever stands at the end goes no further up than what became shorter above them took them.
      const mayGoOn = goingDown || reached >= node.scrollHeight - 1;
      if (mayGoOn && reached >= node.scrollHeight * DEPTH) load();
    }, DEBOUNCE_MS);
  };
  node.addEventListener('scroll', onScroll, { passive: true });
  return () => {
    clearTimeout(timer);
    node.removeEventListener('scroll', onScroll);
  };
}

function isUnfilled(node: HTMLElement): boolean {
  return node.clientHeight > 0 && node.scrollHeight <= node.clientHeight;
}
