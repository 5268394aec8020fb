import { Button } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { describeFilters } from '#kernel/filters.ts';
import { useEnterCloses } from '#web/filters/enter-closes.ts';
import { FilterPanel } from '#web/filters/filter-panel.tsx';
import { SidePanel } from '#web/filters/side-panel.tsx';
import { ShortcutKeys } from '#web/shell/shortcut-keys.tsx';
import { BlockSkeleton } from '#web/ui/states/skeletons.tsx';
import { type Category, CONVERSATION_PANELS, conversationFilters } from '../../conversations.filters.ts';
import { type ConversationsAddress, countCategories } from '../use-conversations-address.ts';
import { nameIn, useOffers } from '#features/people/web/use-offers.ts';
import { CategoryOptions } from './category-options.tsx';
import classes from './conversation-filter-panel.module.css';
import { resultWords } from './result-words.ts';

/** Each category has one parameter. */
const categoryOf = (panel: string) =>
  (Object.keys(conversationFilters) as Category[]).find((key) => conversationFilters[key].panel === panel);

interface ConversationFilterPanelProps {
  address: ConversationsAddress;
  counts: number | null;
  onClose: () => void;
}

/** The five categories of the conversations screen. */
export function ConversationFilterPanel({ address, counts, onClose }: ConversationFilterPanelProps) {
  const { offers, isLoading, failed } = useOffers();
  useEnterCloses(onClose);
  const { filters } = address.asked;
  const told = describeFilters(conversationFilters, filters);
  const count = countCategories(filters);
  const entries = CONVERSATION_PANELS.map((name) => {
    const own = told.filter(({ panel }) => panel === name);
    const texts = own.flatMap(({ key, values }) =>
      values.map((value) => nameIn(offers[key as Category], value)),
    );
    return { name, count: texts.length, summary: texts.join(', ') };
  });
  const set = (panel: string, chosen: string[]) => {
    const category = categoryOf(panel);
    if (category) address.change({ [category]: chosen.length > 0 ? chosen : undefined });
  };
  const [firstActive] = entries.filter((entry) => entry.count > 0);

  return (
    <SidePanel
      title="Filters"
      closeLabel="Close filters"
      onClose={onClose}
      badge={
        <span className={classes.badge}>
          {count} Filters Selected
          {count > 0 && (
            <Button
              size="compact-sm"
              variant="subtle"
              className={classes.clear}
              leftSection={<IconX size={14} stroke={1.75} aria-hidden />}
              onClick={() =>
                address.change(Object.fromEntries(Object.keys(filters).map((key) => [key, undefined])))
              }
            >
              Clear filters
            </Button>
          )}
        </span>
      }
      foot={
        <span className={classes.foot}>
          <b>{resultWords(counts)}</b>
          <span>
            <ShortcutKeys keys="Enter" /> closes the panel
          </span>
        </span>
      }
    >
      <FilterPanel
        filters={entries}
        searchable={false}
        initiallyOpen={firstActive?.name ?? CONVERSATION_PANELS[0]}
        onRemove={(name) => set(name, [])}
        renderFilter={(name) => {
          const category = categoryOf(name);
          if (!category) return null;
          if (isLoading) return <BlockSkeleton label={`Loading ${name}`} />;
          if (failed && offers[category].length === 0)
            return <p role="alert">Couldn’t load the options. Close the filters and try again.</p>;
          return (
            <CategoryOptions
              key={name}
              category={name}
              options={offers[category]}
              chosen={filters[category] ?? []}
              onChange={(chosen) => set(name, chosen)}
            />
          );
        }}
      />
    </SidePanel>
  );
}
