import { exploreFilters } from '../../explore.filters.ts';
import type { ToldFilter } from '../../search-words.rules.ts';

/** What a filter is about, by the panel it belongs to; one that is not listed is about the company. */
const GROUPS: Readonly<Record<string, readonly string[]>> = {
  Where: ['Datasource', 'List'],
  Company: [],
  Place: ['Founder Metro Area', 'Headquarter Search'],
  Relation: ['TP Owners', 'TP Status', 'Visit History', 'Communication with Orion'],
  Press: ['Newsletter', 'Quip Type', 'Date Appeared'],
};

const groupOf = ({ values: [value] }: ToldFilter) => {
  const panel = value && exploreFilters[value.key].panel;
  return Object.keys(GROUPS).find((name) => panel && GROUPS[name]?.includes(panel)) ?? 'Company';
};

/** Filters by what they are about; a group that has none is left out. */
export const groupsOf = (told: readonly ToldFilter[]) =>
  Object.keys(GROUPS)
    .map((name) => ({ name, filters: told.filter((filter) => groupOf(filter) === name) }))
    .filter(({ filters }) => filters.length > 0);
