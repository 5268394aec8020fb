import type { Calendar } from './calendar.ts';
import { businesses, describe } from './company-descriptions.ts';
import { inventName } from './company-names.ts';
import { split } from './company-facts.ts';
import { batch, type Batch } from './copy.ts';
import { personName } from './founders.ts';
import { growthTags } from './growth-tags.ts';
import { drawSize } from './head-count.ts';
import { countryNames, type Place, pickPlace, pickPlaceIn } from './places.ts';
import { type Random, randomFrom } from './random.ts';

export const BENCH_SOURCE = 'bench';

const STATUSES = [
  'Private',
  'Private',
  'Private',
  'Private',
  'Private',
  'Private',
  'Private',
  'Acquired',
  'Public',
  'Closed',
  null,
];
const TP_STATUSES = [
  'PROSPECT',
  'REACHED_OUT',
  'IN_CONVERSATION',
  'MEETING_SCHEDULED',
  'DILIGENCE',
  'ON_HOLD',
  'PASSED',
];
const TAGS = Object.values(growthTags).map(({ name }) => name);

const tenth = (value: number) => Math.round(value * 10) / 10;

/** What every row of one company agrees on, drawn anew for each table rather than kept. */
function core(company_id: number) {
  const random = randomFrom('bench', company_id);
  const place: Place | null = random.chance(0.95) ? pickPlace(random) : null;
  const size = random.chance(0.92) ? drawSize(random) : null;
  return { random, place, size };
}

export function benchCompany(company_id: number, calendar: Calendar) {
  const { random, place, size } = core(company_id);
  const name = inventName(random);
  const year = random.chance(0.9) ? calendar.year - Math.floor(random.next() ** 1.7 * 30) : null;
  const trend = 12 + random.bell() * 45;
  const growth = (factor: number, spread: number) =>
    size !== null && random.chance(0.9)
      ? Math.max(-100, tenth(trend * factor + random.bell() * spread))
      : null;
  const funded = random.chance(0.45);
  const day = calendar.at(1 + (company_id % 60), 4);
  return {
    company_id,
    company_domain: `c${company_id}.bench.example`,
    company_name: name,
    url: `https://www.c${company_id}.bench.example`,
    linkedin_url: random.chance(0.7) ? `https://linkedin.example/company/c${company_id}` : null,
    description: random.chance(0.8) ? describe(random, random.pick(businesses), name, place) : null,
    hq_city: place?.city ?? null,
    hq_state: place?.state ?? null,
    hq_country: place?.country ?? null,
    year_founded: year,
    employee_count: size,
    growth_1m: growth(0.08, 3),
    growth_6m: growth(0.5, 9),
    growth_1y: growth(1, 12),
    growth_2y: growth(2.2, 25),
    total_funding_usd: funded ? Math.round(10 ** (5 + random.next() * 3.4) / 1000) * 1000 : null,
    last_funding_on: funded ? calendar.day(random.int(10, 2400)) : null,
    status: random.pick(STATUSES),
    is_saas: random.chance(0.55),
    source: BENCH_SOURCE,
    observed_at: day,
    created_at: day,
    updated_at: day,
  };
}

/** Rows of one table, company after company, none of them kept. */
function* each<T>(
  ids: Span,
  share: number,
  name: string,
  rowsOf: (random: Random, company_id: number) => T[],
): Iterable<T> {
  for (let id = ids.first; id <= ids.last; id++) {
    const random = randomFrom(name, id);
    if (random.chance(share)) yield* rowsOf(random, id);
  }
}

export interface Span {
  first: number;
  last: number;
}

export function* benchCompanies({ first, last }: Span, calendar: Calendar) {
  for (let id = first; id <= last; id++) yield benchCompany(id, calendar);
}

/** As much about each company as a firm of that size would know. */
export const benchBatches = (ids: Span, calendar: Calendar, workboards: readonly number[]): Batch[] => {
  const observed_at = calendar.at(1, 4);
  const known = { source: BENCH_SOURCE, observed_at };
  return [
    batch('company', benchCompanies(ids, calendar)),
    batch(
      'company_growth_tag',
      each(ids, 0.3, 'bench-tag', (random, company_id) =>
        random
          .some(TAGS, random.int(1, 2))
          .map((tag) => ({ company_id, tag, date_observed: calendar.day(random.int(1, 300)), ...known })),
      ),
    ),
    batch(
      'company_country',
      each(ids, 0.5, 'bench-country', (random, company_id) => {
        const { place, size } = core(company_id);
        if (!place || !size) return [];
        const abroad = random
          .some(countryNames, random.int(0, 2))
          .filter((country) => country !== place.country);
        const names = [place.country, ...abroad];
        return split(random, size, names.length).map((employee_count, index) => ({
          company_id,
          country: names[index] ?? place.country,
          percentage: tenth((employee_count / size) * 100),
          employee_count,
          ...known,
        }));
      }),
    ),
    batch(
      'company_person',
      each(ids, 0.35, 'bench-person', (random, company_id) => {
        const { place } = core(company_id);
        const first = personName(random);
        const second = personName(random);
        const pair = random.chance(0.4) && second.last_name !== first.last_name ? [first, second] : [first];
        return pair.map((person, position) => {
          const home = place && (position === 0 ? place : pickPlaceIn(random, place.country));
          return {
            company_id,
            ...person,
            job_title: 'Founder',
            city: home?.city ?? null,
            state: home?.state ?? null,
            country: home?.country ?? null,
            metro_area: home?.metro ?? null,
            is_founder: true,
            position,
            ...known,
          };
        });
      }),
    ),
    batch(
      'workboard_company',
      each(ids, 0.02, 'bench-list', (random, company_id) =>
        random
          .some(workboards, random.int(1, 2))
          .map((workboard_id) => ({ workboard_id, company_id, added_at: observed_at })),
      ),
    ),
    batch(
      'email_summary',
      each(ids, 0.08, 'bench-email', (random, company_id) => {
        const last = Math.round(random.next() ** 2 * 900) + 1;
        return [
          {
            company_id,
            first_email_sent: calendar.at(last + random.int(5, 400)),
            last_email_sent: calendar.at(last),
            interactions_us_to_them: random.int(1, 40),
            unique_threads: random.int(1, 9),
            ...known,
          },
        ];
      }),
    ),
    batch(
      'tp_status_history',
      each(ids, 0.06, 'bench-status', (random, company_id) => {
        const steps = random.some(TP_STATUSES, random.int(1, 3));
        const days = steps
          .map((_, index) => 10 + (steps.length - index) * random.int(20, 120))
          .sort((a, b) => b - a);
        return steps.map((tp_status, index) => {
          const next = days[index + 1];
          return {
            company_id,
            tp_status,
            since: calendar.at(days[index] ?? 10),
            until: next === undefined ? null : calendar.at(next),
          };
        });
      }),
    ),
  ];
};
