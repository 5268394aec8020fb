import { formatDate } from '#kernel/dates.ts';

interface Figure {
  value: number | null;
  /** The first day of the month it is of. */
  recorded_on: string;
}

const monthNumber = (day: string) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));

/** How a month compares with the one told of before, like "12% more than last month"; null when it cannot be told. */
export function growthDescription(now: Figure, before: Figure | undefined): string | null {
  if (!before || now.value === null || before.value === null) return null;
  const isLastMonth = monthNumber(now.recorded_on) - monthNumber(before.recorded_on) === 1;
  const [month, , year] = (formatDate(before.recorded_on, 'MMMM D, YYYY', 'utc') ?? '').split(' ');
  const then = isLastMonth ? 'last month' : `in ${month} ${year}`;
  const change = now.value - before.value;
  if (change === 0) return `the same as ${then}`;
  const word = change > 0 ? 'more' : 'less';
  if (before.value === 0) return `${word} than ${then}`;
  const percent = Math.abs(change / before.value) * 100;
  const rounded = percent < 1 ? Math.round(percent * 10) / 10 : Math.round(percent);
  return rounded === 0 ? `about the same as ${then}` : `${rounded}% ${word} than ${then}`;
}
