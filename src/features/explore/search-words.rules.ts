import { formatDate } from '#kernel/dates.ts';
import { type Range, rangeWords } from '#kernel/filter-kinds.ts';
import type { Narrowed } from '#kernel/filter-history.ts';
import { describeFilters } from '#kernel/filters.ts';
import { money } from '#kernel/numbers.ts';
import { type ExploreFilters, exploreFilters } from './explore.filters.ts';

type Key = keyof ExploreFilters;

type Names = ReadonlyMap<string, string>;

/** What the values of a filter are called, by value in small letters; one that is not listed is told as it is. */
export type SearchNames = { readonly [K in Key]?: Names };

const namesBy = (pairs: readonly (readonly [value: unknown, name: string])[]): Names =>
  new Map(pairs.map(([value, name]) => [String(value).toLowerCase(), name]));

export const optionNames = (options: readonly { server_value: string; display_name: string }[] = []) =>
  namesBy(options.map(({ server_value, display_name }) => [server_value, display_name]));
export const ownerNames = (owners: readonly { email_address: string; full_name: string }[] = []) =>
  namesBy(owners.map(({ email_address, full_name }) => [email_address, full_name]));
export const listNames = (lists: readonly { workboard_id: number; name: string }[] = []) =>
  namesBy(lists.map(({ workboard_id, name }) => [workboard_id, name]));
export const typeNames = (types: readonly { value: string; name: string }[] = []) =>
  namesBy(types.map(({ value, name }) => [value, name]));

export interface ToldValue {
  text: string;
  /** The parameter it stands in, and at which place. */
  key: Key;
  at: number;
}

export interface ToldFilter {
  label: string;
  values: ToldValue[];
}

/** Parameters that are told in one category with others. */
const LABELS: { readonly [K in Key]?: string } = {
  has_never_sent_email: exploreFilters.has_email_sent.label,
  days_of_email_sent: exploreFilters.has_email_sent.label,
  newsletter_date_from: 'Newsletter Appeared',
};
/** Told together with its neighbour. */
const SILENT = new Set<string>(['newsletter_date_to']);

const ranged = (range: Range | undefined, write: (bound: number) => string) =>
  range ? [rangeWords(range, write)] : [];
const percent = (bound: number) => `${bound}%`;
const day = (date: string | undefined) => formatDate(date, 'MMM DD, YYYY') ?? '';

/** The words of a value where those of its kind would not do. */
const WORDS: { readonly [K in Key]?: (filters: ExploreFilters) => string[] } = {
  tp_status_operator: ({ tp_status_operator }) => [
    tp_status_operator?.toLowerCase() === 'was' ? 'Status was' : 'Currently is',
  ],
  growth_6m: ({ growth_6m }) => ranged(growth_6m, percent),
  growth_1y: ({ growth_1y }) => ranged(growth_1y, percent),
  growth_2y: ({ growth_2y }) => ranged(growth_2y, percent),
  total_funding_usd: ({ total_funding_usd }) => ranged(total_funding_usd, (bound) => money(bound) ?? ''),
  has_email_sent: ({ has_email_sent }) => [has_email_sent ? 'Reached Out' : 'Not Reached Out'],
  has_never_sent_email: () => ['Never Emailed'],
  newsletter_date_from: ({ newsletter_date_from, newsletter_date_to }) => [
    `${day(newsletter_date_from)} - ${day(newsletter_date_to)}`,
  ],
  from_to_date: ({ from_to_date }) => [`${day(from_to_date?.from)} - ${day(from_to_date?.to)}`],
  discovery_llm_search_uuid: () => ['Free text'],
};

/** What a search was narrowed by, in panel order, each category with the words of its values. */
export function tellSearch(filters: ExploreFilters, names: SearchNames = {}): ToldFilter[] {
  const told = new Map<string, ToldFilter>();
  for (const { key: name, label: own, values } of describeFilters(exploreFilters, filters)) {
    if (SILENT.has(name)) continue;
    const key = name as Key;
    const label = LABELS[key] ?? own;
    const texts = WORDS[key]?.(filters) ?? values.map((value) => named(names[key], value));
    const category = told.get(label) ?? { label, values: [] };
    category.values.push(...texts.map((text, at) => ({ text, key, at })));
    told.set(label, category);
  }
  return [...told.values()];
}

/** What a value is called; one that has no name is told as it is. */
export const named = (names: Names | undefined, value: string) => names?.get(value.toLowerCase()) ?? value;

/** A search as the history compares it: the words of each category. */
export const narrowedBy = (told: readonly ToldFilter[]): Narrowed =>
  Object.fromEntries(told.map(({ label, values }) => [label, values.map(({ text }) => text)]));

/** A search in one line: "Headquarter Countries: United States, Canada · Filter by Saas: Yes". */
export const searchLine = (told: readonly ToldFilter[]) =>
  told.map(({ label, values }) => `${label}: ${values.map(({ text }) => text).join(', ')}`).join(' · ');

/** What to change so that one value is gone: the others of its filter stay. */
export function withoutValue(filters: ExploreFilters, { key, at }: Pick<ToldValue, 'key' | 'at'>) {
  const all = filters[key];
  return { [key]: Array.isArray(all) && all.length > 1 ? all.toSpliced(at, 1) : undefined };
}
