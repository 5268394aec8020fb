import { Button, Modal } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useRef } from 'react';
import { counted, grouped } from '#kernel/numbers.ts';
import { useReturnedFocus } from '#web/ui/overlays/returned-focus.ts';
import { Scrolling } from '#web/ui/scrolling/scrolling.tsx';
import type { ExploreFilters } from '../../explore.filters.ts';
import { tellSearch, type ToldFilter } from '../../search-words.rules.ts';
import { useSearchNames } from '../use-search-names.ts';
import classes from './filters-summary.module.css';

interface FiltersSummaryProps {
  values: ExploreFilters;
  /** Null while nobody knows. */
  total: number | null;
  onClear: () => void;
  onClose: () => void;
}

// A class on the content itself would also go to what centres it.
const CONTENT = { content: classes.modal ?? '' };

/** Every filter that is applied, by the category in which a saved search has it, and how many companies they leave. */
export function FiltersSummary({ values, total, onClear, onClose }: FiltersSummaryProps) {
  const told = tellSearch(values, useSearchNames(values));
  const dialog = useRef<HTMLDivElement>(null);
  useReturnedFocus(true, dialog);
  const chosen = told.flatMap((filter) => filter.values).length;
  return (
    <Modal.Root opened onClose={onClose} returnFocus={false} centered size={520} classNames={CONTENT}>
      <Modal.Overlay color="var(--c-scrim)" backgroundOpacity={1} />
      <Modal.Content ref={dialog} aria-label="Applied filters">
        <header className={classes.head}>
          <div>
            <h2>Applied filters</h2>
            <p>
              {counted(chosen, 'choice')} in {counted(told.length, 'category', 'categories')}
            </p>
          </div>
          <p className={classes.total}>
            <b>{grouped(total) ?? '--'}</b>
            Total Count
          </p>
        </header>
        <Scrolling className={classes.groups}>
          <dl>
            {told.map((filter) => (
              <Row key={filter.label} {...filter} />
            ))}
          </dl>
        </Scrolling>
        <footer className={classes.foot}>
          <Button
            variant="subtle"
            color="gray"
            leftSection={<IconX size={14} stroke={1.75} />}
            onClick={() => {
              onClose();
              onClear();
            }}
          >
            Clear filters
          </Button>
          <Button data-autofocus onClick={onClose}>
            Close
          </Button>
        </footer>
      </Modal.Content>
    </Modal.Root>
  );
}

function Row({ label, values }: ToldFilter) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        {values.map(({ text }) => (
          <span key={text} className={classes.value}>
            {text}
          </span>
        ))}
      </dd>
    </div>
  );
}
