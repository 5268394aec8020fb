import { type RefObject, useLayoutEffect } from 'react';

const LONGEST_MS = 5000;

/** Shows each part after those above it, so that none that is seen is moved: until all are there, or it takes too long. */
export function useInTurn(place: RefObject<HTMLElement | null>) {
  useLayoutEffect(() => {
    const { current: parts } = place;
    if (!parts) return undefined;
    const look = () => {
      if (!parts.querySelector('[data-waiting]')) end();
    };
    const watch = new MutationObserver(look);
    const timer = setTimeout(end, LONGEST_MS);
    parts.toggleAttribute('data-in-turn', true);
    watch.observe(parts, { childList: true, subtree: true });
    look();
    return end;

    function end() {
      watch.disconnect();
      clearTimeout(timer);
      parts?.toggleAttribute('data-in-turn', false);
    }
  }, [place]);
}
