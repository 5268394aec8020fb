import { defaultRangeExtractor, measureElement, useVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useCallback, useEffect, useState } from 'react';

const GAP = 12;
/** With four lines of description, which most have. */
const ROW_HEIGHT = 321;
const LINE_HEIGHT = 44;
const OVERSCAN = 1;

interface CardRows {
  count: number;
  /** The row that holds the focus: it stays, however far away it is. */
  activeRow: number;
  feed: RefObject<HTMLElement | null>;
  scroller: RefObject<HTMLElement | null>;
  /** Each company takes a line, not a card. */
  isCompact: boolean;
}

/** The rows of cards in sight, and where each stands. */
export function useCardRows({ count, activeRow, feed, scroller, isCompact }: CardRows) {
  const height = isCompact ? LINE_HEIGHT : ROW_HEIGHT;
  // What was measured in one shape says nothing about the other.
  const getItemKey = useCallback((index: number) => (isCompact ? -1 - index : index), [isCompact]);
  const margin = useOffset(feed, scroller);
  // oxlint-disable-next-line react-hooks/incompatible-library -- nothing below is memoised by what it returns
  const rows = useVirtualizer({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: () => height,
    getItemKey,
    gap: isCompact ? 0 : GAP,
    overscan: OVERSCAN,
    scrollMargin: margin,
    scrollPaddingStart: GAP,
    scrollPaddingEnd: GAP,
    // The observer tells how high a row is before it is painted. Asking the row itself lays the page out at once.
    measureElement: (row, observed, all) =>
      observed
        ? measureElement(row, observed, all)
        : (all.measurementsCache[all.indexFromElement(row)]?.size ?? height),
    directDomUpdates: true,
    directDomUpdatesMode: 'position',
    // Rows are made in a task of their own, and laid out in the next frame; until then the overscan is in sight.
    useFlushSync: false,
    rangeExtractor: (range) => [
      ...new Set([...defaultRangeExtractor(range), Math.min(activeRow, count - 1)].toSorted((a, b) => a - b)),
    ],
  });
  return {
    shown: rows.getVirtualItems(),
    container: rows.containerRef,
    row: rows.measureElement,
    show: rows.scrollToIndex,
  };
}

/** How far below the top of the scroller an element begins, also after what stands above it grew. */
function useOffset(element: RefObject<HTMLElement | null>, scroller: RefObject<HTMLElement | null>) {
  const [offset, setOffset] = useState(0);
  useEffect(() => {
    const outer = scroller.current;
    const inner = element.current;
    if (!outer || !inner) return undefined;
    const observer = new ResizeObserver(() => {
      const distance = inner.getBoundingClientRect().top - outer.getBoundingClientRect().top;
      setOffset(Math.round(distance + outer.scrollTop));
    });
    for (const part of outer.children) observer.observe(part);
    return () => observer.disconnect();
  }, [element, scroller]);
  return offset;
}
