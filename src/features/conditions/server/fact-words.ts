import { companyFields } from '#features/companies/company-fields.ts';
import { type DiscoveryFilters, discoveryFilters } from '#features/explore/explore.filters.ts';
import { rangeWords } from '#kernel/number-ranges.ts';
import { grouped, plainPercent, shortMoney } from '#kernel/numbers.ts';
import type { FieldKind } from '#kernel/record-fields.ts';
import type { Facts, FilterOfField } from './facts.queries.ts';

type Filters = typeof discoveryFilters;

const text = (value: string | number) => String(value);
const asItIs = (value: string) => value;

/** What a field of each kind holds, in words. */
const words: Record<FieldKind, (value: never) => string | null> = {
  name: asItIs,
  line: asItIs,
  text: asItIs,
  link: asItIs,
  choice: asItIs,
  day: asItIs,
  count: (value: number) => grouped(value),
  range: (value: string) => rangeWords(value),
  money: (value: number) => shortMoney(value),
  year: text,
  percent: plainPercent,
  'yes-no': (value: boolean) => (value ? 'Yes' : 'No'),
};
const tellField = (name: FilterOfField, facts: Facts) =>
  facts[name] === null || facts[name] === undefined
    ? null
    : words[companyFields[name].kind](facts[name] as never);

/** What such a filter is called here, where its own label says less. */
const CALLED: { readonly [K in FilterOfField]?: string } = {
  employee_count: 'Employees',
  total_funding_usd: 'Funding',
  year_founded: 'Founded',
  hq_country: 'Country',
  hq_state: 'State',
  hq_city: 'City',
  is_saas: 'SaaS',
};

interface Told {
  label: string;
  tell: (facts: Facts, filters: DiscoveryFilters) => string | null;
}
const list = (values: readonly string[]) => (values.length > 0 ? values.join(', ') : null);
const day = (moment: string | null) => moment?.slice(0, 10) ?? null;
const owners: Told = { label: 'Owners', tell: (facts) => list(facts.owners) };
const lastEmail: Told = { label: 'Last e-mail', tell: (facts) => day(facts.last_email_at) };
const newsletters: Told = { label: 'Newsletter mentions', tell: (facts) => text(facts.newsletters) };

/** What each other filter compares, in words; null where its neighbour tells it, or nothing is told. */
const TOLD: { readonly [K in Exclude<keyof Filters, FilterOfField>]: Told | null } = {
  growth_tag: { label: 'Growth tags', tell: (facts) => list(facts.growth_tags) },
  tp_owner_email: owners,
  tp_owner_not_tagged: owners,
  tp_status_value: { label: 'TP Status', tell: (facts) => facts.tp_status },
  tp_status_operator: null,
  tp_status_since: null,
  tp_status_not_tagged: null,
  founder_metro_area: { label: 'Founder metro areas', tell: (facts) => list(facts.metros) },
  country_name_employee_count: {
    label: 'Employees in the country',
    tell: (facts, { country_name_employee_count: country = '' }) => grouped(facts.countries[country] ?? null),
  },
  country_employee_count: null,
  total_funding_usd_no_data: null,
  days_of_website_history: { label: 'Last visit', tell: (facts) => day(facts.last_visit_at) },
  has_email_sent: lastEmail,
  has_never_sent_email: lastEmail,
  days_of_email_sent: null,
  is_in_newsletter: newsletters,
  newsletter_type: newsletters,
  newsletter_date_from: newsletters,
  newsletter_date_to: null,
  workboard_id: null,
  explore_datasource: null,
  discovery_llm_search_uuid: { label: discoveryFilters.discovery_llm_search_uuid.label, tell: () => null },
};

export const isOfField = (key: keyof Filters): key is FilterOfField => key in companyFields;
/** How the evidence tells of a filter; null where it says nothing of it. */
export const toldOf = (key: keyof Filters): Told | null =>
  isOfField(key)
    ? { label: CALLED[key] ?? discoveryFilters[key].label, tell: (facts) => tellField(key, facts) }
    : TOLD[key];
