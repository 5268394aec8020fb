import { compareInTurn, type Difference } from '#kernel/filter-history.ts';
import { dayOf, formatDate } from '#kernel/dates.ts';
import type { Reply } from '#kernel/endpoint.ts';
import { fromWire, meaningful, toWire } from '#kernel/filters.ts';
import type { Search } from '#web/search-codec.ts';
import type { exploreContract } from '../../explore.contract.ts';
import { type ExploreFilters, exploreFilters } from '../../explore.filters.ts';
import { narrowedBy, type SearchNames, tellSearch, type ToldValue } from '../../search-words.rules.ts';

export type SearchEntry = Reply<typeof exploreContract.history>['results'][number];

/** One category of a block, with its values. */
export interface StepFilter {
  label: string;
  values: { text: string; removable: boolean }[];
}

export interface StepBlock {
  kind: Difference['kind'];
  title: string;
  filters: StepFilter[];
}

export interface Step {
  number: number;
  entry: SearchEntry;
  isCurrent: boolean;
  blocks: StepBlock[];
}

export interface DayOfSteps {
  day: string;
  title: string;
  steps: Step[];
}

const TITLES = [
  ['added', 'Filter Added'],
  ['changed', 'Filter Changed'],
  ['removed', 'Filter Removed'],
] as const;

export const filtersOf = (entry: Pick<SearchEntry, 'filters'>): ExploreFilters =>
  meaningful(exploreFilters, fromWire(exploreFilters, entry.filters));

/** The address of a search; a list needs its tab too. */
export function searchAddress(filters: ExploreFilters): Search {
  const wire = toWire(exploreFilters, filters);
  return { ...wire, ...(wire['workboard_id'] && { list: wire['workboard_id'] }) };
}

/** What a search asked for, whatever the order in which it was put together. */
const canonical = (filters: ExploreFilters) =>
  JSON.stringify(
    Object.entries(toWire(exploreFilters, filters))
      .map(([key, values]) => [key, [...values].sort()] as const)
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );

export const isSameSearch = (a: ExploreFilters, b: ExploreFilters) => canonical(a) === canonical(b);

/** What each search of the history changed, newest first. What is no longer in `current` cannot be removed from it. */
export function stepsOf(
  entries: readonly SearchEntry[],
  current: ExploreFilters,
  names: SearchNames,
): Step[] {
  const searches = entries.map((entry) => narrowedBy(tellSearch(filtersOf(entry), names)));
  const now = narrowedBy(tellSearch(current, names));
  const differences = compareInTurn(searches);
  const latestSame = entries.findLastIndex((entry) => isSameSearch(filtersOf(entry), current));
  return entries
    .map((entry, at) => ({
      number: at + 1,
      entry,
      isCurrent: at === latestSame,
      blocks: blocksOf(differences[at] ?? [], now),
    }))
    .toReversed();
}

const blocksOf = (differences: readonly Difference[], now: ReturnType<typeof narrowedBy>): StepBlock[] =>
  TITLES.flatMap(([kind, title]) => {
    const filters = differences
      .filter((difference) => difference.kind === kind)
      .map(({ key: label, values }) => ({
        label,
        values: values.map((text) => ({
          text,
          removable: kind !== 'removed' && (now[label]?.includes(text) ?? false),
        })),
      }));
    return filters.length > 0 ? [{ kind, title, filters }] : [];
  });

/** The steps by the reader's own days, in the order they come. */
export function daysOf(steps: readonly Step[], now: Date): DayOfSteps[] {
  const days: DayOfSteps[] = [];
  for (const step of steps) {
    const day = dayOf(step.entry.created_at) ?? '';
    if (days.at(-1)?.day !== day) days.push({ day, title: titleOf(day, now), steps: [] });
    days.at(-1)?.steps.push(step);
  }
  return days;
}

function titleOf(day: string, now: Date) {
  const yesterday = new Date(now.getFullYear(), now.getMonth(), now.getDate() - 1);
  if (day === dayOf(now)) return 'Today';
  return day === dayOf(yesterday) ? 'Yesterday' : (formatDate(day, 'MMM DD, YYYY') ?? day);
}

/** Where a value that the panel shows stands in a search. */
export const findValue = (
  filters: ExploreFilters,
  names: SearchNames,
  label: string,
  text: string,
): ToldValue | undefined =>
  tellSearch(filters, names)
    .find((told) => told.label === label)
    ?.values.find((value) => value.text === text);
