import type { Calendar } from '../making/calendar.ts';
import { SOURCE } from './company-rows.ts';
import type { DemoCompany } from './demo-company.ts';
import { batch } from '../making/copy.ts';
import { growthOf, MONTHS } from './head-count.ts';
import { countryNames } from './places.ts';
import { type Random, randomFrom } from '../making/random.ts';
import { growthTags, tagsOf } from './growth-tags.ts';

const SERIES = 1200;
const DEPARTMENTS = [
  'Engineering',
  'Sales',
  'Operations',
  'Product',
  'Marketing',
  'Customer Success',
  'Finance',
  'People',
  'Design',
];

const knownCompanies = (companies: readonly DemoCompany[]) =>
  companies.filter(({ counts }) => (counts.at(-1) ?? 0) > 0);

/** The companies whose head counts are told month by month; the oddities are among them. */
export const withSeries = (companies: readonly DemoCompany[]) => {
  const known = companies.filter(({ counts }) => counts.length > 0);
  const step = known.length / SERIES;
  return Array.from({ length: SERIES }, (_, index) => known[Math.floor(index * step)] as DemoCompany);
};

/** Joined and left add up to the change of every month. */
export const seriesRows = (companies: readonly DemoCompany[], calendar: Calendar) =>
  batch(
    'employee_count_point',
    withSeries(companies).flatMap(({ company_id, counts }) => {
      const random = randomFrom('series', company_id);
      return counts.map((raw_count, month) => {
        const change = month === 0 ? 0 : raw_count - (counts[month - 1] ?? 0);
        const left = Math.min(Math.round(raw_count * 0.03 * random.next()), raw_count);
        return {
          company_id,
          metric_recorded_on: calendar.month(MONTHS - 1 - month),
          raw_count,
          raw_inflow: Math.max(0, change) + left,
          raw_outflow: Math.max(0, -change) + left,
          source: SOURCE,
          observed_at: calendar.at(0, 4),
        };
      });
    }),
  );

/** Splits a head count into parts that add up to it, the first the largest. */
export function split(random: Random, total: number, parts: number): number[] {
  const weights = Array.from({ length: parts }, (_, index) => (0.4 + random.next()) / (index + 1));
  const sum = weights.reduce((a, b) => a + b, 0);
  const counts = weights.map((weight) => Math.floor((total * weight) / sum));
  counts[0] = (counts[0] ?? 0) + total - counts.reduce((a, b) => a + b, 0);
  return counts;
}

const part = (random: Random, company: DemoCompany, count: number) => {
  const { growth_1m, growth_6m, growth_1y, growth_2y } = growthOf(company.counts);
  const near = (value: number | null, spread: number) =>
    value === null ? null : Math.round((value + random.bell() * spread) * 10) / 10;
  const churn = (most: number) => Math.round(random.next() * most * 10) / 10;
  return {
    percentage: Math.round((count / (company.counts.at(-1) || 1)) * 1000) / 10,
    growth_1m: near(growth_1m, 1.5),
    growth_6m: near(growth_6m, 6),
    growth_1y: near(growth_1y, 11),
    growth_2y: near(growth_2y, 20),
    churn_1m: churn(2.5),
    churn_6m: churn(9),
    churn_1y: churn(17),
    churn_2y: churn(30),
  };
};

export const departmentRows = (companies: readonly DemoCompany[], calendar: Calendar) =>
  batch(
    'company_department',
    knownCompanies(companies)
      .filter(({ counts, company_id }) => (counts.at(-1) ?? 0) >= 12 && company_id % 5 < 3)
      .flatMap((company) => {
        const random = randomFrom('departments', company.company_id);
        const names = random.some(DEPARTMENTS, random.int(4, 8));
        return split(random, company.counts.at(-1) ?? 0, names.length).map((count, index) => ({
          company_id: company.company_id,
          department: names[index] ?? 'Other',
          count,
          ...part(random, company, count),
          source: SOURCE,
          observed_at: calendar.at(2, 4),
        }));
      }),
  );

export const countryRows = (companies: readonly DemoCompany[], calendar: Calendar) =>
  batch(
    'company_country',
    knownCompanies(companies)
      .filter(({ place, company_id }) => place && company_id % 10 < 7)
      .flatMap((company) => {
        const random = randomFrom('countries', company.company_id);
        const home = company.place?.country ?? 'United States';
        const size = company.counts.at(-1) ?? 0;
        const abroad = random.some(
          countryNames.filter((name) => name !== home),
          size > 40 ? random.int(0, size > 250 ? 9 : 4) : random.int(0, 1),
        );
        return split(random, size, 1 + abroad.length).map((employee_count, index) => ({
          company_id: company.company_id,
          country: index === 0 ? home : (abroad[index - 1] ?? home),
          employee_count,
          ...part(random, company, employee_count),
          source: SOURCE,
          observed_at: calendar.at(2, 4),
        }));
      }),
  );

export const growthTagRows = (companies: readonly DemoCompany[], calendar: Calendar) =>
  batch(
    'company_growth_tag',
    companies.flatMap((company) => {
      const random = randomFrom('growth-tags', company.company_id);
      return tagsOf(random, company).map((tag) => ({
        company_id: company.company_id,
        tag: growthTags[tag].name,
        date_observed: calendar.day(random.int(1, 240)),
        source: SOURCE,
        observed_at: calendar.at(1, 4),
      }));
    }),
  );
