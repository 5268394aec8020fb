import { formatDate } from '#kernel/dates.ts';
import type { Range } from '#kernel/filter-kinds.ts';
import { type Chip, describeFilters } from '#kernel/filters.ts';
import { money } from '#kernel/numbers.ts';
import type { Changes } from '#web/filters/change-values.ts';
import type { FilterChip } from '#web/filters/filter-chips.tsx';
import { type ExploreFilters, exploreFilters } from '../explore.filters.ts';
import { statusName } from './cards/card.rules.ts';
import { named, type SearchNames } from '../search-words.rules.ts';

type Key = keyof ExploreFilters;
type Words = { label?: string; values?: string[] };

/** Told elsewhere, or together with a neighbour. */
const SILENT = new Set<string>([
  'workboard_id',
  'explore_datasource',
  'tp_status_operator',
  'newsletter_date_to',
]);

const between = (range: Range | undefined, write: (bound: number) => string): string[] => {
  if (!range) return [];
  const { min, max } = range;
  if (min === undefined) return max === undefined ? [] : [`≤ ${write(max)}`];
  return [max === undefined ? `≥ ${write(min)}` : `${write(min)}–${write(max)}`];
};
const SHOWN_DAY = 'MMM DD, YYYY';
const asPercent = (bound: number) => `${bound}%`;

/** The words of a chip where the general ones would not do. */
const words: { [K in Key]?: (values: ExploreFilters, names: SearchNames) => Words } = {
  is_saas: ({ is_saas }) => ({ label: '', values: [is_saas ? 'SaaS' : 'Not SaaS'] }),
  tp_owner_not_tagged: () => ({ label: '', values: ['No Owner'] }),
  tp_status_not_tagged: () => ({ label: '', values: ['No Status'] }),
  tp_status_value: ({ tp_status_value = [], tp_status_operator }, names) => ({
    label: tp_status_operator === 'was' ? 'Status was' : 'TP Status',
    values: tp_status_value.map((status) => statusName(status.toUpperCase(), names.tp_status_value)),
  }),
  growth_6m: ({ growth_6m }) => ({ values: between(growth_6m, asPercent) }),
  growth_1y: ({ growth_1y }) => ({ values: between(growth_1y, asPercent) }),
  growth_2y: ({ growth_2y }) => ({ values: between(growth_2y, asPercent) }),
  year_founded: ({ year_founded }) => ({ label: 'Founded', values: between(year_founded, String) }),
  employee_count: ({ employee_count }) => ({ label: 'Employees', values: between(employee_count, String) }),
  total_funding_usd: ({ total_funding_usd }) => ({
    label: 'Funding',
    values: between(total_funding_usd, (bound) => money(bound) ?? ''),
  }),
  has_email_sent: ({ has_email_sent }) => ({
    label: '',
    values: [has_email_sent ? 'Reached Out' : 'Not Reached Out'],
  }),
  has_never_sent_email: () => ({ label: '', values: ['Never Emailed'] }),
  newsletter_mentions: () => ({ label: '', values: ['All companies mentioned in newsletters'] }),
  from_to_date: ({ from_to_date }) => ({
    values: from_to_date
      ? [`${formatDate(from_to_date.from, SHOWN_DAY)} - ${formatDate(from_to_date.to, SHOWN_DAY)}`]
      : [],
  }),
  is_in_newsletter: () => ({ label: '', values: ['In Newsletter'] }),
  newsletter_date_from: (values) => ({
    label: 'Newsletter Appeared',
    values: [
      `${formatDate(values.newsletter_date_from, SHOWN_DAY)} - ${formatDate(values.newsletter_date_to, SHOWN_DAY)}`,
    ],
  }),
  hq_country: ({ hq_country = [] }) => ({ label: 'Headquarters', values: hq_country }),
};

interface Told extends Chip {
  key: Key;
}

/** What each chosen filter says, in panel order. */
export const tellFilters = (values: ExploreFilters, names: SearchNames): Told[] =>
  describeFilters(exploreFilters, values)
    .filter(({ key }) => !SILENT.has(key))
    .map((chip) => {
      const key = chip.key as Key;
      const called = chip.values.map((value) => named(names[key], value));
      return { ...chip, key, values: called, ...words[key]?.(values, names) };
    });

/** A chip for each value; its cross takes away that value and what hangs on it. */
export function chipsOf(
  values: ExploreFilters,
  names: SearchNames,
  change: (changes: Changes<ExploreFilters>) => void,
): FilterChip[] {
  return tellFilters(values, names).flatMap(({ key, label, values: texts }) => {
    const all = values[key];
    return texts.map((text, at) => ({
      id: `${key} ${text}`,
      ...(label && { label }),
      text,
      onRemove: () =>
        change({ [key]: Array.isArray(all) && all.length > 1 ? all.toSpliced(at, 1) : undefined }),
    }));
  });
}
