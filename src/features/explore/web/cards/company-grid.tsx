import { useElementSize, useMergedRef } from '@mantine/hooks';
import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { DiscoveryCompany } from '../../explore.contract.ts';
import { CardRank } from './card-rank.tsx';
import { CompanyCard } from './company-card.tsx';
import classes from './company-grid.module.css';
import { useCardKeys } from './use-card-keys.ts';

const LEAST_WIDTH = 320;
const GAP = 12;
const ROW_HEIGHT = 340;
const OVERSCAN = 2;

interface CompanyGridProps {
  companies: readonly DiscoveryCompany[];
  total: number | null;
  me: string;
  selected: string | null;
  onSelect: (domain: string, byItself: boolean) => void;
  /** Holds while something lies over the cards: then no card selects itself. */
  paused: boolean;
  /** Shown but not to be used, because other companies are on their way. */
  stale: boolean;
  scroller: RefObject<HTMLElement | null>;
  isLoadingNext: boolean;
  end: ReactNode;
}

/** Cards in as many columns as fit; only the rows in sight are in the page. */
export function CompanyGrid({ companies, total, me, selected, ...props }: CompanyGridProps) {
  const { ref: sized, width } = useElementSize();
  const feed = useRef<HTMLDivElement>(null);
  const columns = Math.max(1, Math.floor((width + GAP) / (LEAST_WIDTH + GAP)));
  const rowCount = Math.ceil(companies.length / columns);
  const margin = useOffset(feed, props.scroller);
  const keys = useCardKeys({ companies, columns, selected, paused: props.paused, onSelect: props.onSelect });
  const activeRow = Math.floor(keys.active / columns);
  // oxlint-disable-next-line react-hooks/incompatible-library -- nothing below is memoised by what it returns
  const rows = useVirtualizer({
    count: rowCount,
    getScrollElement: () => props.scroller.current,
    estimateSize: () => ROW_HEIGHT,
    gap: GAP,
    overscan: OVERSCAN,
    scrollMargin: margin,
    scrollPaddingStart: GAP,
    scrollPaddingEnd: GAP,
    // The row that holds the focus stays, however far away it is.
    rangeExtractor: (range) => [
      ...new Set(
        [...defaultRangeExtractor(range), Math.min(activeRow, rowCount - 1)].toSorted((a, b) => a - b),
      ),
    ],
  });
  const { scroller } = props;
  // Other companies are read from the top.
  // In braces: newer browsers answer a promise here, and React would take it for the effect's undoing.
  useEffect(() => {
    scroller.current?.scrollTo?.({ top: 0 });
  }, [scroller]);
  useLayoutEffect(() => {
    keys.focusWanted(feed.current, () => rows.scrollToIndex(activeRow));
  });

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- arrow keys move between the articles of a feed
    <div
      ref={useMergedRef(feed, sized)}
      role="feed"
      aria-label="Companies"
      aria-busy={props.stale || props.isLoadingNext}
      inert={props.stale}
      className={classes.feed}
      onKeyDown={keys.onKeyDown}
      onBlur={keys.onBlur}
    >
      <div style={{ height: rows.getTotalSize() }} className={classes.rows}>
        {rows.getVirtualItems().map(({ key, index, start }) => (
          <div
            key={key}
            ref={rows.measureElement}
            data-index={index}
            className={classes.row}
            style={{
              gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
              translate: `0 ${start - margin}px`,
            }}
          >
            {companies.slice(index * columns, (index + 1) * columns).map((company, column) => {
              const at = index * columns + column;
              return (
                <CompanyCard
                  key={company.company_domain}
                  company={company}
                  me={me}
                  rank={<CardRank {...company} />}
                  active={at === keys.active}
                  selected={company.company_domain === selected}
                  position={at + 1}
                  total={total ?? -1}
                  onFocus={() => keys.onFocus(at)}
                  onSelect={() => keys.select(at)}
                />
              );
            })}
          </div>
        ))}
      </div>
      {props.end}
    </div>
  );
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
