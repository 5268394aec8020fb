import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

interface Place {
  /** Another search has other places. */
  search: string;
  /** How they stand: in how many columns, as cards or lines. */
  shape: string;
  columns: number;
  /** The card that has the focus. */
  active: number;
  scroller: RefObject<HTMLElement | null>;
  show: (row: number) => void;
  moved: () => void;
}

/**
 * Keeps the reader's place while a panel beside the cards changes how many columns fit: the card in use stays in
 * sight, and going back to as many columns goes back to the same spot.
 */
export function useKeptPlace({ search, shape, columns, active, scroller, show, moved }: Place) {
  const before = useRef(shape);
  const scrolled = useRef(0);
  const left = useRef(new Map<string, { active: number; top: number }>());

  useEffect(() => {
    const element = scroller.current;
    if (!element) return undefined;
    const note = () => {
      scrolled.current = element.scrollTop;
    };
    element.addEventListener('scroll', note, { passive: true });
    return () => element.removeEventListener('scroll', note);
  }, [scroller]);

  useLayoutEffect(() => {
    if (before.current === shape) return;
    left.current.set(`${before.current} ${search}`, { active, top: scrolled.current });
    before.current = shape;
    moved();
    // Who has not begun to scroll stays at the top, with what stands above the cards.
    if (scrolled.current === 0 && active < columns) return;
    const known = left.current.get(`${shape} ${search}`);
    if (known?.active === active) scroller.current?.scrollTo?.({ top: known.top });
    else show(Math.floor(active / columns));
  });
}
