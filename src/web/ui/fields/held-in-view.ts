import { type RefObject, useEffect } from 'react';

/** Keeps an element in view while parts of the page that come later push it away; where somebody scrolls it stays. */
export function useHeldInView(isHeld: boolean, element: RefObject<HTMLElement | null>) {
  useEffect(() => {
    if (!isHeld) return undefined;
    const observer = new ResizeObserver(() => element.current?.scrollIntoView?.({ block: 'nearest' }));
    for (let part = element.current; part; part = part.parentElement) observer.observe(part);
    return () => observer.disconnect();
  }, [isHeld, element]);
}
