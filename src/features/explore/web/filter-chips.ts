import type { Changes } from '#web/filters/change-values.ts';
import type { FilterChip } from '#web/filters/filter-chips.tsx';
import type { ExploreFilters } from '../explore.filters.ts';
import { type SearchNames, tellFilters, withoutValue } from '../search-words.rules.ts';

/** A chip for each value; its cross takes away that value and what hangs on it. */
export const chipsOf = (
  filters: ExploreFilters,
  names: SearchNames,
  change: (changes: Changes<ExploreFilters>) => void,
): FilterChip[] =>
  tellFilters('chip', filters, names).flatMap(({ key, label, values }) =>
    values.map((text, at) => ({
      id: `${key} ${text}`,
      ...(label && { label }),
      text,
      onRemove: () => change(withoutValue(filters, { key, at })),
    })),
  );
