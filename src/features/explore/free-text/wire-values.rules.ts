import { describeFilters, malformed, writeFilters } from '#kernel/filters.ts';
import { type ExploreFilters, exploreFilters } from '../explore.filters.ts';
import type { Lexicon } from './lexicon.rules.ts';
import type { FilterKey } from './reading.rules.ts';

/** What a filter was set to, as people call it. */
export function meaningOf(filter: FilterKey, filters: ExploreFilters, { owner }: Lexicon): string {
  if (filter === 'tp_owner_email')
    return (filters.tp_owner_email ?? []).map((email) => owner.nameOf(email) ?? email).join(', ');
  const [told] = describeFilters(exploreFilters, { [filter]: filters[filter] });
  return told?.values.join(', ') ?? '';
}

/** Whether the wire takes these values as they are. */
export const isValid = (filters: ExploreFilters): boolean =>
  malformed(exploreFilters, writeFilters(exploreFilters, filters)).length === 0;
