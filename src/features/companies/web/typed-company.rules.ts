import type { Typed } from '#web/forms/by-hand-form.tsx';
import { grouped } from '#kernel/numbers.ts';
import type { Company } from '../company.rules.ts';

/** What may be typed about a company, as a person calls it, in the order of the form. */
export const FIELD_LABELS = {
  company_name: 'Company name',
  description: 'Description',
  hq_address: 'Address',
  hq_city: 'HQ city',
  hq_state: 'HQ state',
  hq_country: 'HQ country',
  year_founded: 'Year founded',
  employee_count: 'Employees',
  growth_1m: 'Growth in 1 month, %',
  growth_6m: 'Growth in 6 months, %',
  growth_1y: 'Growth in 1 year, %',
  growth_2y: 'Growth in 2 years, %',
  total_funding_usd: 'Total funding in US dollars',
  last_funding_on: 'Last funding',
  status: 'Status',
  is_saas: 'SaaS',
  url: 'Company site',
  g2_url: 'Reviews',
  company_logo: 'Logo',
  linkedin_url: 'LinkedIn',
} as const;
export type CompanyField = keyof typeof FIELD_LABELS;

const FIELDS = Object.keys(FIELD_LABELS) as CompanyField[];
export const GROWTHS = ['growth_1m', 'growth_6m', 'growth_1y', 'growth_2y'] as const;
const LARGE = ['employee_count', 'total_funding_usd'];
const NUMBERS = new Set<string>(['year_founded', ...LARGE, ...GROWTHS]);

type Value = string | number | boolean | null | undefined;

/** A value as its field holds it. */
export const textOf = (value: Value) => (value === null || value === undefined ? '' : String(value));

/** The same as it is read: large figures in thousands. */
export const shownOf = (name: string, value: Value) =>
  typeof value === 'number' && LARGE.includes(name) ? grouped(value) : textOf(value);

/** What was typed as the call takes it; what is no number stays text, and the check says so. */
export function valueOf(name: string, typed: string | string[]) {
  const text = String(typed).trim();
  if (name === 'is_saas') return text === 'true';
  if (name === 'last_funding_on') return text || null;
  if (!NUMBERS.has(name)) return text;
  const digits = text.replaceAll(/[\s,_]/g, '');
  if (digits === '') return null;
  return /^-?\d+(\.\d+)?$/.test(digits) ? Number(digits) : text;
}

/** The fields in which what was typed says something else than the company does, with what they are to become. */
export const changesIn = (typed: Typed, company: Company) =>
  Object.fromEntries(
    FIELDS.flatMap((name) => {
      const value = typed[name] === undefined ? undefined : valueOf(name, typed[name]);
      return value === undefined || textOf(value) === textOf(company[name]) ? [] : [[name, value]];
    }),
  );

/** The fields that differ between two states of a company. */
export const differing = (before: Company, after: Company) =>
  FIELDS.filter((name) => textOf(before[name]) !== textOf(after[name]));
