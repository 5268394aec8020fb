import { ActionIcon, Tooltip } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { type KeyboardEvent, type PropsWithChildren, type ReactNode, useState } from 'react';
import { useIsNarrow, useIsPhone } from '../theme/breakpoints.ts';
import classes from './carousel.module.css';

interface CarouselProps<T> {
  title: ReactNode;
  /** Its name, where the title is more than a text. */
  label: string;
  items: readonly T[];
  keyOf: (item: T) => string;
  renderItem: (item: T) => ReactNode;
  perPage: number;
}

/** With more pages than these, words tell where one is: dots could no longer be told apart. */
const MOST_DOTS = 24;

/** Cards in pages; arrows and dots appear only when there is more than one page. */
export function Carousel<T>({ title, label, items, keyOf, renderItem, perPage }: CarouselProps<T>) {
  const fitting = useFitting(perPage);
  const pages = inPages(items, fitting);
  const [wanted, setWanted] = useState(0);
  const current = Math.min(wanted, Math.max(pages.length - 1, 0));
  const turn = (event: KeyboardEvent) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (!step) return;
    event.preventDefault();
    setWanted(Math.max(0, Math.min(pages.length - 1, current + step)));
  };

  return (
    <section aria-roledescription="carousel" aria-label={label}>
      <header className={classes.head}>
        <h3 className={classes.title}>{title}</h3>
        {pages.length > 1 && <Arrows current={current} last={pages.length - 1} go={setWanted} turn={turn} />}
      </header>
      <div className={classes.pages}>
        {pages.map((page, index) => (
          <ul
            key={page.map(keyOf).join()}
            aria-label={`Page ${index + 1} of ${pages.length}`}
            aria-hidden={index !== current}
            inert={index !== current}
            className={classes.page}
            style={{ gridTemplateColumns: `repeat(${fitting}, minmax(0, 1fr))` }}
          >
            {page.map((item) => (
              <li key={keyOf(item)}>{renderItem(item)}</li>
            ))}
          </ul>
        ))}
      </div>
      {pages.length > 1 && pages.length <= MOST_DOTS && (
        <Dots current={current} count={pages.length} go={setWanted} turn={turn} />
      )}
      {pages.length > MOST_DOTS && (
        <p className={classes.place} aria-hidden>
          {current + 1} of {pages.length}
        </p>
      )}
      <output className="visually-hidden">{wanted > 0 && `Page ${current + 1} of ${pages.length}`}</output>
    </section>
  );
}

interface TurningProps {
  current: number;
  go: (page: number) => void;
  turn: (event: KeyboardEvent) => void;
}

function Arrows({ current, last, go, turn }: TurningProps & { last: number }) {
  return (
    <div className={classes.arrows}>
      <Arrow label="Previous page" ends={current === 0} onClick={() => go(current - 1)} onKeyDown={turn}>
        <IconChevronLeft size={14} stroke={1.75} />
      </Arrow>
      <Arrow label="Next page" ends={current === last} onClick={() => go(current + 1)} onKeyDown={turn}>
        <IconChevronRight size={14} stroke={1.75} />
      </Arrow>
    </div>
  );
}

interface ArrowProps extends PropsWithChildren {
  label: string;
  ends: boolean;
  onClick: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

/** At the end it is dimmed but keeps the focus of whoever got there with it. */
function Arrow({ label, ends, onClick, onKeyDown, children }: ArrowProps) {
  return (
    <Tooltip label={label}>
      <ActionIcon
        variant="default"
        className={classes.arrow}
        aria-label={label}
        aria-disabled={ends}
        onClick={() => !ends && onClick()}
        onKeyDown={onKeyDown}
      >
        {children}
      </ActionIcon>
    </Tooltip>
  );
}

function Dots({ current, count, go, turn }: TurningProps & { count: number }) {
  return (
    <div className={classes.dots}>
      {Array.from({ length: count }, (_, page) => (
        <button
          key={page}
          type="button"
          className={classes.dot}
          aria-label={`Page ${page + 1}`}
          title={`Page ${page + 1}`}
          aria-current={page === current}
          onClick={() => go(page)}
          onKeyDown={turn}
        />
      ))}
    </div>
  );
}

function useFitting(perPage: number): number {
  const phone = useIsPhone();
  const narrow = useIsNarrow();
  if (phone) return 1;
  return narrow ? Math.min(2, perPage) : perPage;
}

function inPages<T>(items: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, page) =>
    items.slice(page * size, (page + 1) * size),
  );
}
