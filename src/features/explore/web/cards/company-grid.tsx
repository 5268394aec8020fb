import { useElementSize, useMergedRef } from '@mantine/hooks';
import { type ReactNode, type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react';
import type { DiscoveryCompany } from '../../explore.contract.ts';
import { useStatusNames } from '../use-search-names.ts';
import { CompactRow } from './compact-row.tsx';
import { type CardActions, GridCard } from './grid-card.tsx';
import classes from './company-grid.module.css';
import { useCardKeys } from './use-card-keys.ts';
import { useCardRows } from './use-card-rows.ts';
import { useCardShortcuts } from './use-card-shortcuts.ts';
import { useKeptPlace } from './use-kept-place.ts';
import type { Picking } from './use-picked.ts';

const LEAST_WIDTH = 320;
const GAP = 12;
/** Below the last cards, in pixels. */
const BOTTOM_MARGIN = 75;

interface CompanyGridProps {
  /** Changes with the search whose companies these are. */
  search: string;
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
  picking: Picking;
  onRanking: () => void;
  /** A company stands open beside the others, which then take a line each. */
  beside: boolean;
  end: ReactNode;
}

/** Cards in as many columns as fit; only the rows in sight are in the page. */
export function CompanyGrid({ search, companies, total, me, selected, ...props }: CompanyGridProps) {
  const feed = useRef<HTMLDivElement>(null);
  const { sized, width } = useWidth();
  // Not fetched late: the cards would else stand there squeezed for a moment.
  const Row = props.beside ? CompactRow : null;
  const columns = Row ? 1 : Math.max(1, Math.floor((width + GAP) / (LEAST_WIDTH + GAP)));
  const rowCount = Math.ceil(companies.length / columns);
  const { picking } = props;
  const statuses = useStatusNames();
  const paused = props.paused || picking.isPicking;
  const keys = useCardKeys({
    search,
    companies,
    columns,
    selected,
    paused,
    stale: props.stale,
    onSelect: props.onSelect,
    onPick: picking.add,
  });
  useCardShortcuts(() => {
    const company = companies[keys.active];
    if (!company || props.stale) return;
    if (!keys.isFocused) keys.focusActive();
    picking.toggle(company.company_domain);
  });
  const actions = useCardActions({
    pick: picking.toggle,
    focus: keys.onFocus,
    select: (at) => !props.stale && keys.select(at),
    ranking: props.onRanking,
  });
  const activeRow = Math.floor(keys.active / columns);
  const { scroller } = props;
  // While no company is open the first one is the selected one.
  const current = selected ?? (picking.isPicking ? null : companies[0]?.company_domain);
  const { shown, container, row, show } = useCardRows({
    count: rowCount,
    activeRow,
    feed,
    scroller,
    isCompact: Row !== null,
  });
  useKeptPlace({
    search,
    shape: `${columns}${Row ? ' lines' : ''}`,
    columns,
    active: keys.active,
    scroller,
    show: (at) => show(at, { align: 'center' }),
    moved: keys.keepFocus,
  });
  useEachSearch(search, () => {
    scroller.current?.scrollTo?.({ top: 0 });
    keys.begin();
  });
  const isLines = Row !== null;
  const at = keys.positionOf(selected);
  const showLine = useRef(show);
  useLayoutEffect(() => {
    showLine.current = show;
  });
  useLayoutEffect(() => {
    if (isLines && at !== -1) showLine.current(at);
  }, [isLines, at]);
  useLayoutEffect(() => {
    keys.focusWanted(feed.current, () => show(activeRow));
  });

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- arrow keys move between the articles of a feed
    <div
      ref={useMergedRef(feed, sized)}
      role="feed"
      aria-label="Companies"
      aria-busy={props.stale || props.isLoadingNext}
      data-stale={props.stale || undefined}
      data-lines={isLines || undefined}
      className={classes.feed}
      style={{ paddingBottom: BOTTOM_MARGIN }}
      onKeyDown={keys.onKeyDown}
      onBlur={keys.onBlur}
    >
      <div ref={container} className={classes.rows}>
        {shown.map(({ key, index }) => (
          <div
            key={key}
            ref={row}
            data-index={index}
            className={classes.row}
            style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}
          >
            {companies.slice(index * columns, (index + 1) * columns).map((company, column) => {
              const at = index * columns + column;
              return (
                <GridCard
                  // One card after another fills the same place, which takes far less than a new card.
                  key={column}
                  company={company}
                  me={me}
                  statuses={statuses}
                  at={at}
                  total={total ?? -1}
                  active={at === keys.active}
                  selected={company.company_domain === current}
                  picked={picking.domains.has(company.company_domain)}
                  actions={actions}
                  Shape={Row}
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

/** Before the companies of another search are painted. */
function useEachSearch(search: string, begin: () => void) {
  const begun = useRef<string>(undefined);
  useLayoutEffect(() => {
    if (begun.current === search) return;
    begun.current = search;
    begin();
  });
}

/** Actions that stay the same object and do what they would do now. */
function useCardActions(now: CardActions): CardActions {
  const latest = useRef(now);
  useLayoutEffect(() => {
    latest.current = now;
  });
  const [actions] = useState<CardActions>(() => ({
    pick: (domain) => latest.current.pick(domain),
    focus: (at, itself) => latest.current.focus(at, itself),
    select: (at) => latest.current.select(at),
    ranking: () => latest.current.ranking(),
  }));
  return actions;
}

/** How wide an element is, known before it is painted for the first time. */
function useWidth() {
  const { ref, width } = useElementSize();
  const [first, setFirst] = useState(0);
  const measure = useCallback((node: HTMLElement | null) => {
    if (node) setFirst(node.clientWidth);
  }, []);
  return { sized: useMergedRef(ref, measure), width: width || first };
}
