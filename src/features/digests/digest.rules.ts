import { daysBefore, monthsBefore } from '#kernel/date-shortcuts.ts';
import type { Day } from '#kernel/dates.ts';
import { companyAddress } from '#kernel/domains.ts';

/** Set by the server: new ones are scheduled, and sent or failed once their mail went out. */
export const STATUSES = ['draft', 'scheduled', 'sent', 'failed'] as const;

export const MOST_PREMISES = 200;
export const MOST_DOMAINS = 200;
/** In all premises of a digest together: what one mail can show, and one query find. */
export const MOST_DOMAINS_IN_ALL = 2000;
export const MOST_TITLE = 500;
export const MOST_QUESTION = 5000;
export const MOST_ANSWER = 200_000;

export const REPEATS = ['weekly', 'monthly'] as const;
export type Repeat = (typeof REPEATS)[number];
export const REPEAT_LABELS: Record<Repeat, string> = { weekly: 'Every week', monthly: 'Every month' };

const WEEK_DAYS = 7;

/** Days are written with four digits of the year; a series ends with them. */
const DAY_LENGTH = 10;

/** The day a series comes next: after its last day, and not before today. Null where the calendar ends. */
export function nextDate(
  repeat: Repeat,
  { first, last, today }: Record<'first' | 'last' | 'today', Day>,
): Day | null {
  for (let count = 1; ; count += 1) {
    const day = repeat === 'weekly' ? daysBefore(first, -WEEK_DAYS * count) : monthsBefore(first, -count);
    if (day.length > DAY_LENGTH) return null;
    if (day > last && day >= today) return day;
  }
}

/** Trimmed, without empty ones, each company once, as it was typed first. */
export function tidyDomains(domains: readonly string[]): string[] {
  const first = new Map<string, string>();
  for (const domain of domains.map((one) => one.trim()).filter((one) => one !== '')) {
    const address = companyAddress(domain) ?? domain.toLowerCase();
    if (!first.has(address)) first.set(address, domain);
  }
  return [...first.values()];
}

/** Domains as they are typed: separated by commas. */
export const splitDomains = (typed: string) => tidyDomains(typed.split(','));

export interface TypedPremise {
  uuid?: string | null | undefined;
  title: string;
  question: string;
  domains: string;
}

/** What is sent of the rows of the sheet, in their order. */
export const premisesToSend = (rows: readonly TypedPremise[]) =>
  rows.map(({ uuid, title, question, domains }, at) => ({
    ...(uuid && { uuid }),
    title: title.trim(),
    premise: question.trim(),
    domains: splitDomains(domains),
    order_index: at + 1,
  }));

interface GivenPremise {
  uuid?: string | null | undefined;
  title: string;
  premise?: string | undefined;
  question?: string | undefined;
  domains: readonly string[];
  order_index?: number | undefined;
}

/** Premises as they are kept: in order, trimmed, without empty rows. */
export const premisesToKeep = (given: readonly GivenPremise[]) =>
  given
    .map((one, at) => ({ ...one, at: one.order_index ?? at + 1 }))
    .sort((a, b) => a.at - b.at)
    .map(({ uuid, title, premise, question, domains }) => ({
      uuid: uuid ?? null,
      title: title.trim(),
      question: (premise ?? question ?? '').trim(),
      domains: tidyDomains(domains),
    }))
    .filter(({ title, question, domains }) => title !== '' || question !== '' || domains.length > 0);
export type KeptPremise = ReturnType<typeof premisesToKeep>[number];
