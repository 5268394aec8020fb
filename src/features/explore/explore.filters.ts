import type { Discovery, Quip } from '#db';
import { defineFilters, type FilterValues } from '#kernel/filters.ts';

const column = <K extends keyof Discovery>(name: K) => ({ column: name });
const ofPanel = { column: 'panel' } as const;

/**
 * Every filter of a search among all companies, in panel order.
 * The key is the query parameter of the address bar and of GET /discovery.
 */
export const discoveryFilters = defineFilters<Discovery>()({
  tp_owner_email: { kind: 'many', label: 'TP Owner', panel: 'TP Owners', ...ofPanel },
  tp_owner_not_tagged: { kind: 'flag', label: 'No Owner', panel: 'TP Owners', ...ofPanel },
  tp_status_value: { kind: 'many', label: 'TP Status', panel: 'TP Status', ...ofPanel },
  tp_status_operator: {
    kind: 'choice',
    label: 'TP Status Operator',
    panel: 'TP Status',
    ...ofPanel,
    oneOf: ['is', 'was'],
    needs: 'tp_status_value',
  },
  tp_status_since: {
    kind: 'days',
    label: 'TP Status Since',
    panel: 'TP Status',
    ...ofPanel,
    needs: 'tp_status_value',
  },
  tp_status_not_tagged: { kind: 'flag', label: 'No Status', panel: 'TP Status', ...ofPanel },
  growth_6m: { kind: 'range', label: 'Growth (6m)', panel: 'Growth', ...column('growth_6m') },
  growth_1y: { kind: 'range', label: 'Growth (1y)', panel: 'Growth', ...column('growth_1y') },
  growth_2y: { kind: 'range', label: 'Growth (2y)', panel: 'Growth', ...column('growth_2y') },
  growth_tag: { kind: 'many', label: 'Growth Tags', panel: 'Growth Tags', ...ofPanel },
  is_in_newsletter: { kind: 'flag', label: 'Is In Newsletter', panel: 'Newsletter', ...ofPanel },
  newsletter_date_from: { kind: 'day', label: 'Newsletter Appeared From', panel: 'Newsletter', ...ofPanel },
  newsletter_date_to: { kind: 'day', label: 'Newsletter Appeared To', panel: 'Newsletter', ...ofPanel },
  newsletter_type: { kind: 'many', label: 'Newsletter Type', panel: 'Newsletter', ...ofPanel },
  year_founded: {
    kind: 'range',
    label: 'Year Founded',
    panel: 'Year Founded',
    ...column('year_founded'),
    least: 1000,
  },
  employee_count: {
    kind: 'range',
    label: 'Employee Insights',
    panel: 'Employee Insights',
    ...ofPanel,
    least: 0,
  },
  country_name_employee_count: {
    kind: 'choice',
    label: 'Employee Count of Country',
    panel: 'Employee Insights',
    ...ofPanel,
  },
  country_employee_count: {
    kind: 'range',
    label: 'Country Employee Count',
    panel: 'Employee Insights',
    ...ofPanel,
    least: 0,
    needs: 'country_name_employee_count',
  },
  total_funding_usd: {
    kind: 'range',
    label: 'Investment Data',
    panel: 'Investment Data',
    ...ofPanel,
    least: 0,
  },
  total_funding_usd_no_data: {
    kind: 'yes-no',
    label: 'Include funding data not available',
    panel: 'Investment Data',
    ...ofPanel,
    needs: 'total_funding_usd',
  },
  days_of_website_history: { kind: 'days', label: 'Visit History', panel: 'Visit History', ...ofPanel },
  has_email_sent: {
    kind: 'yes-no',
    label: 'Communication with Orion',
    panel: 'Communication with Orion',
    ...ofPanel,
  },
  has_never_sent_email: {
    kind: 'flag',
    label: 'Never Emailed',
    panel: 'Communication with Orion',
    ...ofPanel,
  },
  days_of_email_sent: {
    kind: 'days',
    label: 'Days of e-mail sent',
    panel: 'Communication with Orion',
    ...ofPanel,
    needs: 'has_email_sent',
  },
  founder_metro_area: { kind: 'many', label: 'Founder Metro Area', panel: 'Founder Metro Area', ...ofPanel },
  hq_country: { kind: 'many', label: 'Headquarter Countries', panel: 'Headquarter Search', ...ofPanel },
  hq_state: { kind: 'many', label: 'States', panel: 'Headquarter Search', ...ofPanel },
  hq_city: { kind: 'many', label: 'Cities', panel: 'Headquarter Search', ...ofPanel },
  status: { kind: 'many', label: 'Status', panel: 'Status', ...ofPanel },
  is_saas: { kind: 'yes-no', label: 'Filter by Saas', panel: 'Filter by Saas', ...column('is_saas') },
  workboard_id: { kind: 'id', label: 'List', panel: 'List', ...ofPanel },
  explore_datasource: { kind: 'choice', label: 'Datasource', panel: 'Datasource', ...ofPanel },
  discovery_llm_search_uuid: { kind: 'uuid', label: 'Description', panel: 'Description', ...ofPanel },
});

/** What GET /ranked-quip-mentions takes beside those: which quips count. The first says that it is asked instead. */
export const mentionFilters = defineFilters<Quip>()({
  newsletter_mentions: {
    kind: 'flag',
    label: 'Show all companies mentioned in newsletters',
    panel: 'Newsletter',
    ...ofPanel,
  },
  newsletter_sender: { kind: 'many', label: 'Quip Type', panel: 'Quip Type', column: 'quip_type' },
  from_to_date: { kind: 'period', label: 'Date Appeared', panel: 'Date Appeared', column: 'date' },
});

/** Every filter of the discovery screen. */
export const exploreFilters = { ...discoveryFilters, ...mentionFilters };

export type DiscoveryFilters = FilterValues<typeof discoveryFilters>;
export type ExploreFilters = FilterValues<typeof exploreFilters>;

/** A range of days needs both of them, the earlier one first. */
export const hasWholeDays = ({ newsletter_date_from: from, newsletter_date_to: to }: DiscoveryFilters) =>
  from === undefined ? to === undefined : to !== undefined && from <= to;

const panelsOf = (filters: Record<string, { panel: string }>) => [
  ...new Set(Object.values(filters).map(({ panel }) => panel)),
];
/** What is chosen in the header, not in the list of filters. */
const HEADER_PANELS = ['Filter by Saas', 'List', 'Datasource', 'Description'];

/** The filters of the panel by their names, in its order. */
export const EXPLORE_PANELS = panelsOf(discoveryFilters).filter((panel) => !HEADER_PANELS.includes(panel));

/** Further filters of the panel, offered while all companies mentioned in newsletters are shown. */
export const MENTION_PANELS = panelsOf(mentionFilters).filter((panel) => !EXPLORE_PANELS.includes(panel));
