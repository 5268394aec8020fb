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
    // A page too short to scroll could never ask for the next one.
    if (hasNext && !isLoading && element.current && isUnfilled(element.current)) load();
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
      if (goingDown && node.scrollTop + node.clientHeight >= node.scrollHeight * DEPTH) load();
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
