import type { Calendar } from '../making/calendar.ts';
import { businesses, describe } from '../companies/company-descriptions.ts';
import { inventName } from '../companies/company-names.ts';
import { drawSize } from '../companies/head-count.ts';
import { type Place, pickPlace } from '../companies/places.ts';
import { randomFrom } from '../making/random.ts';
import { type Shape, shapeOf } from './bench-shape.ts';

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

/** Large collections of companies carry a sentence or two about each, not a paragraph. */
const SHORT = { second: 0, detail: 0.15 };

/** One decimal. */
export const tenth = (value: number) => Math.round(value * 10) / 10;

/** What every row of one company agrees on, drawn anew for each table rather than kept. */
export function core(company_id: number, shape = shapeOf()) {
  const random = randomFrom(shape.name, company_id);
  const place: Place | null = random.chance(shape.placed) ? pickPlace(random) : null;
  const size = random.chance(shape.sized) ? drawSize(random) : null;
  return { random, place, size };
}

export function benchCompany(company_id: number, calendar: Calendar, shape = shapeOf()) {
  const { random, place, size } = core(company_id, shape);
  const name = inventName(random);
  const year = random.chance(shape.dated)
    ? calendar.year - Math.floor(random.next() ** shape.youth * 30)
    : null;
  const trend = shape.trend + random.bell() * shape.scatter;
  const growth = (factor: number, spread: number) =>
    size !== null && random.chance(0.9)
      ? Math.max(-100, tenth(trend * factor + random.bell() * spread))
      : null;
  const funded = random.chance(shape.funded);
  const day = calendar.at(1 + (company_id % 60), 4);
  return {
    company_id,
    company_domain: `c${company_id}.bench.example`,
    company_name: name,
    url: `https://www.c${company_id}.bench.example`,
    linkedin_url: random.chance(0.7) ? `https://linkedin.example/company/c${company_id}` : null,
    description: random.chance(0.6) ? describe(random, random.pick(businesses), name, place, SHORT) : null,
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
    is_saas: random.chance(shape.saas),
    source: BENCH_SOURCE,
    observed_at: day,
    created_at: day,
    updated_at: day,
  };
}

/** Companies by their numbers, the last one too. */
export interface Span {
  first: number;
  last: number;
}

export function* benchCompanies({ first, last }: Span, calendar: Calendar, shape: Shape) {
  for (let id = first; id <= last; id++) yield benchCompany(id, calendar, shape);
}
