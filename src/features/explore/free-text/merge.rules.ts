import type { Range } from '#kernel/filter-kinds.ts';
import type { ExploreFilters } from '../explore.filters.ts';

/** As many values as one parameter takes. */
const MOST_VALUES = 50;

/** Filters with others said later: lists grow, bounds complete each other, anything else is replaced. */
export function merged(before: ExploreFilters, more: ExploreFilters): ExploreFilters {
  const all: Record<string, unknown> = { ...before };
  for (const [key, value] of Object.entries(more)) {
    const old = all[key];
    if (Array.isArray(old) && Array.isArray(value))
      all[key] = [...new Set<unknown>([...old, ...value])].slice(0, MOST_VALUES);
    else if (isRange(old) && isRange(value)) all[key] = { ...old, ...value };
    else all[key] = value;
  }
  return all;
}

export const isRange = (value: unknown): value is Range =>
  typeof value === 'object' && value !== null && ('min' in value || 'max' in value);
