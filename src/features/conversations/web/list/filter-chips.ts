import { describeFilters } from '#kernel/filters.ts';
import type { Changes } from '#web/filters/change-values.ts';
import type { FilterChip } from '#web/filters/filter-chips.tsx';
import { type Category, type ConversationFilters, conversationFilters } from '../../conversations.filters.ts';
import { nameIn, type Offers } from '#features/people/web/use-offers.ts';

/** A chip for each chosen option; its cross takes it away. */
export const chipsOf = (
  filters: ConversationFilters,
  offers: Offers,
  change: (changes: Changes<ConversationFilters>) => void,
): FilterChip[] =>
  describeFilters(conversationFilters, filters).flatMap(({ key, label, values }) =>
    values.map((value) => ({
      id: `${key} ${value}`,
      label,
      text: nameIn(offers[key as Category], value),
      onRemove: () => change({ [key]: values.filter((one) => one !== value) }),
    })),
  );
