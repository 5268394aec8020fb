import { companyFields } from '#features/companies/company-fields.ts';
import { formatDate } from '#kernel/dates.ts';
import { type Range, rangeWords } from '#kernel/filter-kinds.ts';
import type { Narrowed } from '#kernel/filter-history.ts';
import { describeFilters } from '#kernel/filters.ts';
import { counted, plainPercent, shortMoney } from '#kernel/numbers.ts';
import type { FieldKind, Fields } from '#kernel/record-fields.ts';
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
/** What each free-text search left for the descriptions. */
export const descriptionNames = (searches: readonly { uuid: string; description: string }[] = []) =>
  namesBy(
    searches
      .filter(({ description }) => description !== '')
      .map(({ uuid, description }) => [uuid, description]),
  );
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

/** The two ways a search is told: chips above the cards, short; lines of the history, the summary and the mails, whole. */
type Style = 'chip' | 'line';

interface Words {
  /** What its category is called; '' where the value says it all, null where it is not told. */
  chip?: string | null | ((filters: ExploreFilters) => string);
  line?: string | null;
  /** How a bound of a range is written, where its field has no unit, or none is called as it is. */
  bound?: (bound: number) => string;
  /** Its values, where the words of its kind would not do. */
  texts?: (filters: ExploreFilters, names: SearchNames) => string[];
  /** The same, where a chip says it in fewer words. */
  chipTexts?: (filters: ExploreFilters, names: SearchNames) => string[];
}

const SHORT_SIGNS: [string, string, string] = ['≥ ', '≤ ', '–'];
/** A bound in the unit of the company's field that is called as its filter is. */
const BOUNDS: { readonly [K in FieldKind]?: (bound: number) => string } = {
  percent: plainPercent,
  money: (bound) => shortMoney(bound) ?? '',
};
const boundOf = (key: string) => BOUNDS[(companyFields as Fields)[key]?.kind ?? 'line'];
const day = (date: string | undefined) => formatDate(date, 'MMM DD, YYYY') ?? '';
const EMAILS = exploreFilters.has_email_sent.label;

/** Every filter that is not told by its own label and the words of its kind. */
const WORDS: { readonly [K in Key]?: Words } = {
  tp_owner_not_tagged: { chip: '', chipTexts: () => ['No Owner'] },
  tp_status_value: {
    chip: ({ tp_status_operator }) => (isWas(tp_status_operator) ? 'Status was' : 'TP Status'),
    chipTexts: ({ tp_status_value = [] }, { tp_status_value: names }) =>
      tp_status_value.map((status) => statusName(status.toUpperCase(), names)),
  },
  tp_status_operator: {
    chip: null,
    texts: ({ tp_status_operator }) => [isWas(tp_status_operator) ? 'Status was' : 'Currently is'],
  },
  tp_status_not_tagged: { chip: '', chipTexts: () => ['No Status'] },
  is_in_newsletter: { chip: '', chipTexts: () => ['In Newsletter'] },
  newsletter_date_from: {
    chip: 'Newsletter Appeared',
    line: 'Newsletter Appeared',
    texts: ({ newsletter_date_from, newsletter_date_to }) => [
      `${day(newsletter_date_from)} - ${day(newsletter_date_to)}`,
    ],
  },
  newsletter_date_to: { chip: null, line: null },
  year_founded: { chip: 'Founded' },
  employee_count: { chip: 'Employees' },
  total_funding_usd: { chip: 'Funding' },
  has_email_sent: {
    chip: '',
    texts: ({ has_email_sent }) => [has_email_sent ? 'Reached Out' : 'Not Reached Out'],
    chipTexts: ({ has_email_sent, days_of_email_sent: days }) => [
      has_email_sent
        ? days === undefined
          ? 'Reached Out'
          : `E-mailed in ${counted(days, 'day')}`
        : days === undefined
          ? 'Not Reached Out'
          : `Not e-mailed in ${counted(days, 'day')}`,
    ],
  },
  has_never_sent_email: { chip: '', line: EMAILS, texts: () => ['Never Emailed'] },
  days_of_email_sent: { chip: null, line: EMAILS },
  hq_country: { chip: 'Headquarters' },
  is_saas: { chip: '', chipTexts: ({ is_saas }) => [is_saas ? 'SaaS' : 'Not SaaS'] },
  workboard_id: { chip: null },
  explore_datasource: { chip: null },
  discovery_llm_search_uuid: {
    texts: ({ discovery_llm_search_uuid: uuid = '' }, { discovery_llm_search_uuid: words }) => [
      words?.get(uuid.toLowerCase()) ?? 'Free text',
    ],
  },
  newsletter_mentions: { chip: '', chipTexts: () => ['All companies mentioned in newsletters'] },
  from_to_date: { texts: ({ from_to_date }) => [`${day(from_to_date?.from)} - ${day(from_to_date?.to)}`] },
};

const isWas = (operator: string | undefined) => operator?.toLowerCase() === 'was';

interface ToldKey {
  key: Key;
  label: string;
  panel: string;
  values: string[];
}

/** What each chosen filter says, in panel order. */
export function tellFilters(style: Style, filters: ExploreFilters, names: SearchNames): ToldKey[] {
  return describeFilters(exploreFilters, filters).flatMap(({ key: name, label: own, panel, values }) => {
    const key = name as Key;
    const { [style]: called = own, ...words } = WORDS[key] ?? {};
    if (called === null) return [];
    const label = typeof called === 'function' ? called(filters) : called;
    const texts = textsOf(style, key, words, filters, names) ?? values.map((one) => named(names[key], one));
    return [{ key, label, panel, values: texts }];
  });
}

function textsOf(style: Style, key: Key, words: Words, filters: ExploreFilters, names: SearchNames) {
  const { bound = boundOf(key), texts, chipTexts = texts } = words;
  if (exploreFilters[key].kind === 'range')
    return [rangeWords(filters[key] as Range, bound, style === 'chip' ? SHORT_SIGNS : undefined)];
  return (style === 'chip' ? chipTexts : texts)?.(filters, names);
}

/** What a search was narrowed by, each category once with the words of its values. */
export function tellSearch(filters: ExploreFilters, names: SearchNames = {}): ToldFilter[] {
  const told = new Map<string, ToldFilter>();
  for (const { key, label, values } of tellFilters('line', filters, names)) {
    const category = told.get(label) ?? { label, values: [] };
    category.values.push(...values.map((text, at) => ({ text, key, at })));
    told.set(label, category);
  }
  return [...told.values()];
}

/** What a status is called. Statuses are stored in capitals: until their names are known, they are told as words. */
export const statusName = (status: string, names?: Names) =>
  names?.get(status.toLowerCase()) ?? statusWords(status);

const statusWords = (status: string) =>
  status === status.toUpperCase()
    ? status
        .toLowerCase()
        .replaceAll('_', ' ')
        .replace(/(^|[\s/-])\p{L}/gu, (letter) => letter.toUpperCase())
    : status;

/** What a value is called; one that has no name is told as it is. */
const named = (names: Names | undefined, value: string) => names?.get(value.toLowerCase()) ?? value;

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
