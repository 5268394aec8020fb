import type { Typed } from '#web/forms/by-hand-form.tsx';
import { grouped } from '#kernel/numbers.ts';
import { type FieldKind, namesOf } from '#kernel/record-fields.ts';
import { type CompanyField, companyFields } from '../company-fields.ts';
import type { Company } from '../company.rules.ts';

const FIELDS = namesOf(companyFields);
const LARGE = new Set<FieldKind>(['count', 'money']);
const NUMBERS = new Set<FieldKind>([...LARGE, 'year', 'percent']);
const kindOf = (name: string) => companyFields[name as CompanyField]?.kind ?? 'line';

type Value = string | number | boolean | null | undefined;

/** A value as its field holds it. */
export const textOf = (value: Value) => (value === null || value === undefined ? '' : String(value));

/** The same as it is read: large figures in thousands. */
export const shownOf = (name: string, value: Value) =>
  typeof value === 'number' && LARGE.has(kindOf(name)) ? grouped(value) : textOf(value);

/** What was typed as the call takes it; what is no number stays text, and the check says so. */
export function valueOf(name: string, typed: string | string[]) {
  const text = String(typed).trim();
  const kind = kindOf(name);
  if (kind === 'yes-no') return text === 'true';
  if (kind === 'day') return text || null;
  if (!NUMBERS.has(kind)) return text;
  const digits = text.replaceAll(/[\s,_]/g, '');
  if (digits === '') return null;
  return /^-?\d+(\.\d+)?$/.test(digits) ? Number(digits) : text;
}

/** The fields in which what was typed says something else than the company does, with what they are to become. */
export function changesIn(typed: Typed, company: Company) {
  const domain = String(typed['company_domain'] ?? '').trim();
  const changes = FIELDS.flatMap((name) => {
    const value = typed[name] === undefined ? undefined : valueOf(name, typed[name]);
    return value === undefined || textOf(value) === textOf(company[name]) ? [] : [[name, value]];
  });
  return Object.fromEntries(domain === '' ? changes : [...changes, ['company_domain', domain]]);
}

/** The fields that differ between two states of a company. */
export const differing = (before: Company, after: Company) =>
  FIELDS.filter((name) => textOf(before[name]) !== textOf(after[name]));
