import fc from 'fast-check';
import type { ExploreFilters } from '../../explore.filters.ts';
import { firm } from './firm.ts';

const some = (values: readonly string[]) =>
  fc.uniqueArray(fc.constantFrom(...values), { minLength: 1, maxLength: 5 });
const whole = (min: number, max: number) => fc.integer({ min, max });
const bounds = (number: fc.Arbitrary<number>) =>
  fc.oneof(
    number.map((min) => ({ min })),
    number.map((max) => ({ max })),
    fc
      .tuple(number, number)
      .map(([one, other]) => ({ min: Math.min(one, other), max: Math.max(one, other) })),
  );
const cents = (number: fc.Arbitrary<number>) => number.map((value) => value / 100);
const day = fc
  .date({ min: new Date('2015-01-01'), max: new Date('2026-11-15'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const days = whole(0, 36_500);
const nothing = fc.constant({});

/** Each panel's values that make sense together, and none. */
export const panels: Record<string, fc.Arbitrary<ExploreFilters>> = {
  owners: fc.record(
    {
      tp_owner_email: some(firm.owners.map(({ email_address }) => email_address)),
      tp_owner_not_tagged: fc.constant(true as const),
    },
    { requiredKeys: [] },
  ),
  status: fc.oneof(
    fc.constant<ExploreFilters>({ tp_status_not_tagged: true }),
    fc
      .tuple(some(firm.tp_statuses.map(({ server_value }) => server_value.toLowerCase())), fc.option(days))
      .chain(([tp_status_value, since]) =>
        fc.constantFrom<ExploreFilters>(
          { tp_status_value },
          { tp_status_value, tp_status_operator: 'is' },
          {
            tp_status_value,
            tp_status_operator: 'was',
            ...(since !== null && { tp_status_since: since }),
          },
        ),
      ),
  ),
  growth: fc.record(
    {
      growth_6m: bounds(cents(whole(-10_000, 100_000))),
      growth_1y: bounds(whole(-100, 1000)),
      growth_2y: bounds(cents(whole(-10_000, 1_000_000))),
    },
    { requiredKeys: [] },
  ),
  tags: some(firm.growth_tags).map((growth_tag) => ({ growth_tag })),
  newsletter: fc
    .record({
      types: fc.option(some(['weekly', 'industry', 'regional'])),
      range: fc.option(fc.tuple(day, day).map((days) => days.toSorted())),
    })
    .map(({ types, range }) => ({
      is_in_newsletter: true as const,
      ...(types && { newsletter_type: types }),
      ...(range && { newsletter_date_from: range[0], newsletter_date_to: range[1] }),
    })),
  mentions: fc
    .record({
      quips: fc.option(some(firm.quip_types.map(({ server_value }) => server_value))),
      range: fc.option(fc.tuple(day, day)),
    })
    .map(({ quips, range }) => {
      const [from = '', to = ''] = range?.toSorted() ?? [];
      return {
        newsletter_mentions: true as const,
        ...(quips && { newsletter_sender: quips }),
        ...(range && { from_to_date: { from, to } }),
      };
    }),
  founded: bounds(whole(1000, 2026)).map((year_founded) => ({ year_founded })),
  employees: bounds(whole(0, 2_000_000)).map((employee_count) => ({ employee_count })),
  country: fc
    .record({ country: fc.constantFrom(...firm.countries), range: fc.option(bounds(whole(0, 90_000))) })
    .map(({ country, range }) => ({
      country_name_employee_count: country,
      ...(range && { country_employee_count: range }),
    })),
  funding: fc
    .record({ money: bounds(cents(whole(0, 1_000_000_000_000))), unknown: fc.option(fc.boolean()) })
    .map(({ money, unknown }) => ({
      total_funding_usd: money,
      ...(unknown !== null && { total_funding_usd_no_data: unknown }),
    })),
  visits: days.map((days_of_website_history) => ({ days_of_website_history })),
  communication: fc.oneof(
    fc.constant<ExploreFilters>({ has_never_sent_email: true }),
    fc.record({ sent: fc.boolean(), since: fc.option(days) }).map(({ sent, since }) => ({
      has_email_sent: sent,
      ...(since !== null && { days_of_email_sent: since }),
    })),
  ),
  founders: some(firm.metros).map((founder_metro_area) => ({ founder_metro_area })),
  headquarters: fc.record(
    { hq_country: some(firm.countries), hq_state: some(firm.states), hq_city: some(firm.cities) },
    { requiredKeys: [] },
  ),
  outcome: some(['Private', 'Public', 'Acquired', 'Closed']).map((status) => ({ status })),
  saas: fc.boolean().map((is_saas) => ({ is_saas })),
  list: fc.constantFrom(...firm.lists).map(({ workboard_id }) => ({ workboard_id })),
  datasource: fc.constantFrom(...firm.datasources).map((explore_datasource) => ({ explore_datasource })),
  description: fc.uuid().map((discovery_llm_search_uuid) => ({ discovery_llm_search_uuid })),
};
/** Any of them together. */
export const combinations = fc
  .tuple(...Object.values(panels).map((panel) => fc.oneof({ weight: 2, arbitrary: nothing }, panel)))
  .map((parts) => Object.assign({}, ...parts) as ExploreFilters);
