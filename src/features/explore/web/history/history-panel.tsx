import { Button } from '@mantine/core';
import { IconHistory } from '@tabler/icons-react';
import { useState } from 'react';
import type { DayRange } from '#kernel/dates.ts';
import { messageOf } from '#web/api.ts';
import type { Search } from '#web/search-codec.ts';
import { DateRangePicker } from '#web/ui/fields/date-range.tsx';
import { EmptyState, ErrorState } from '#web/ui/states/result-state.tsx';
import type { ExploreFilters } from '../../explore.filters.ts';
import { descriptionNames, type SearchNames, withoutValue } from '../../search-words.rules.ts';
import { changeFilters } from '../filter-consequences.ts';
import { SidePanel } from '#web/filters/side-panel.tsx';
import { daysOf, filtersOf, findValue, searchAddress, type SearchEntry, stepsOf } from './history.rules.ts';
import { HistorySkeleton } from './history-skeleton.tsx';
import { HistoryStep } from './history-step.tsx';
import classes from './history.module.css';
import { useDescriptionNames, useSearchNames } from '../use-search-names.ts';
import { useSearchHistory } from './use-search-history.ts';

interface HistoryPanelProps {
  /** The search on the screen; null where nothing is searched for. */
  searching: ExploreFilters | null;
  /** What the address says beside the filters: the order and the lists that are open. */
  kept: Search;
  onShow: (search: Search) => void;
  onClose: () => void;
}

/** What was searched for, step by step, newest first. */
export function HistoryPanel({ searching, kept, onShow, onClose }: HistoryPanelProps) {
  const [now] = useState(() => new Date());
  const [range, setRange] = useState<DayRange | null>(null);
  const { entries, error, isPending, refetch, queryKey } = useSearchHistory(range, searching);
  const names = useHistoryNames(entries, searching);
  const latest = entries.at(-1);
  const current = searching ?? (latest && !range ? filtersOf(latest) : {});
  const days = daysOf(stepsOf(entries, current, names), now);

  const remove = (label: string, text: string) => {
    const value = findValue(current, names, label, text);
    if (!value) return onClose();
    const left = searchAddress(changeFilters(current, withoutValue(current, value)));
    return onShow(Object.keys(left).length > 0 ? { ...left, ...kept } : {});
  };

  return (
    <SidePanel
      wide="widest"
      title="Search details"
      closeLabel="Close search details"
      onClose={onClose}
      badge={entries.length > 0 && <span className={classes.count}>{countOf(entries.length)}</span>}
      foot={
        entries.length > 0 &&
        'Removing a value runs the current search again without it and closes this panel.'
      }
    >
      <div className={classes.range}>
        <DateRangePicker label="Search dates" value={range} onChange={setRange} clearable />
      </div>
      {isPending && <HistorySkeleton />}
      {error && <Failed message={messageOf(error)} onRetry={() => void refetch()} />}
      {!isPending && !error && entries.length === 0 && (
        <Empty onAllDates={range ? () => setRange(null) : undefined} />
      )}
      {days.map(({ day, title, steps }) => (
        <section key={day} className={classes.day} aria-label={title}>
          <h3>{title}</h3>
          <ol>
            {steps.map((step) => (
              <HistoryStep
                key={step.entry.uuid}
                step={step}
                queryKey={queryKey}
                onRestore={() => onShow(searchAddress(filtersOf(step.entry)))}
                onRemove={remove}
              />
            ))}
          </ol>
        </section>
      ))}
    </SidePanel>
  );
}

/** Also the words of each free-text search that is told, and of the one on the screen. */
function useHistoryNames(entries: readonly SearchEntry[], searching: ExploreFilters | null): SearchNames {
  const current = useDescriptionNames(searching);
  const told = entries.flatMap(({ filters, description }) =>
    (filters['discovery_llm_search_uuid'] ?? []).map((uuid) => ({ uuid, description: description ?? '' })),
  );
  return { ...useSearchNames(), discovery_llm_search_uuid: new Map([...descriptionNames(told), ...current]) };
}

const countOf = (steps: number) => `${steps} ${steps === 1 ? 'step' : 'steps, newest first'}`;

function Empty({ onAllDates }: { onAllDates: (() => void) | undefined }) {
  return (
    <div className={classes.state}>
      <EmptyState
        icon={IconHistory}
        title="No search history available."
        text={onAllDates ? 'No searches on these dates.' : 'Each search you make appears here.'}
        action={
          onAllDates && (
            <Button variant="default" onClick={onAllDates}>
              Show all dates
            </Button>
          )
        }
      />
    </div>
  );
}

function Failed({ message, onRetry }: { message: string; onRetry: () => void }) {
  return (
    <div className={classes.state}>
      <ErrorState
        title="Couldn’t load your search history."
        text={message}
        action={
          <Button variant="default" onClick={onRetry}>
            Try again
          </Button>
        }
      />
    </div>
  );
}
