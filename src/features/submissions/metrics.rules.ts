import type { Answers } from '#kernel/forms/form-language.ts';
import { titleOf } from './shown-answers.rules.ts';

/** What tells of a row, but is no figure of it. */
const SKIPPED = ['Scoper', 'From Date', 'To Date', 'Uuid'];

export interface Series {
  key: string;
  title: string;
  values: readonly number[];
}

/** One series for each figure the rows hold. */
export function seriesOf(rows: readonly Answers[]): Series[] {
  const [first = {}] = rows;
  return Object.keys(first)
    .map((key) => ({ key, title: titleOf(key) }))
    .filter(({ key, title }) => !SKIPPED.includes(title) && typeof first[key] === 'number')
    .map((one) => ({ ...one, values: rows.map((row) => Number(row[one.key] ?? 0)) }));
}

const DAYS = 30;
const DAY_MS = 86_400_000;

/** The last 30 days, from the start of the first to 23:59:59 today. */
export function lastThirtyDays(now: Date) {
  const from = new Date(now.getTime() - DAYS * DAY_MS);
  from.setHours(0, 0, 0, 0);
  const to = new Date(now);
  to.setHours(23, 59, 59, 999);
  return { from, to };
}

/** Round marks from 0 to beyond the highest of some figures. */
export function marksTo(most: number): number[] {
  const rough = Math.max(most, 1) / 4;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(1, ([1, 2, 5, 10].find((one) => one * power >= rough) ?? 10) * power);
  return Array.from({ length: Math.max(1, Math.ceil(most / step)) + 1 }, (_, at) => at * step);
}
