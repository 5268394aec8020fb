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
    else if (isRange(old) && isRange(value)) all[key] = joinedRange(key, old, value);
    else all[key] = value;
  }
  return all;
}

/** The ranges of which a bound said later leaves nothing. */
export const contradicted = (before: ExploreFilters, more: ExploreFilters): string[] =>
  Object.entries(more).flatMap(([key, value]) => {
    const old = before[key as keyof ExploreFilters];
    if (!isRange(old) || !isRange(value) || standsBeside(key, old, value)) return [];
    const { min = -Infinity, max = Infinity } = { ...old, ...value };
    return min > max ? [key] : [];
  });

/** What raised nothing, or nobody knows how much, stands beside a bound and never narrows it. */
function joinedRange(key: string, old: Range, value: Range): Range {
  if (standsBeside(key, old, value)) return isNone(old) ? value : old;
  const both = { ...old, ...value };
  const isEmpty = (both.min ?? -Infinity) > (both.max ?? Infinity);
  // Bounds that leave nothing between them: what was said last counts, but what shrinks never grows.
  return isEmpty ? (key.startsWith('growth') ? old : value) : both;
}
const standsBeside = (key: string, old: Range, value: Range) =>
  key === 'total_funding_usd' && isNone(old) !== isNone(value);
const isNone = ({ min, max }: Range) => max === 0 && min === undefined;

/** Nothing lies in both. */
export const liesBeyond = (one: unknown, other: unknown) =>
  isRange(one) &&
  isRange(other) &&
  Math.max(one.min ?? -Infinity, other.min ?? -Infinity) >
    Math.min(one.max ?? Infinity, other.max ?? Infinity);

export const isRange = (value: unknown): value is Range =>
  typeof value === 'object' && value !== null && ('min' in value || 'max' in value);
