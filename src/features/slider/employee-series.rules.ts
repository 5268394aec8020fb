export const ranges = ['1M', '6M', '1Y', '2Y', 'All'] as const;
export type Range = (typeof ranges)[number];

/** About two years. */
const TWO_YEARS_MS = 63_072_000_000;
const months: Record<Exclude<Range, 'All'>, number> = { '1M': 1, '6M': 6, '1Y': 12, '2Y': 24 };

export interface Dated {
  /** A calendar day. */
  metric_recorded_on: string;
}

const timeOf = ({ metric_recorded_on }: Dated) => Date.parse(metric_recorded_on);

/** The points that carry a date, the oldest first. */
export const inOrder = <T extends Dated>(series: readonly T[]): T[] =>
  series.filter((point) => !Number.isNaN(timeOf(point))).toSorted((a, b) => timeOf(a) - timeOf(b));

/** Two years where the series is that long, else all of it. Expects the oldest first. */
export function firstRange(series: readonly Dated[]): Range {
  const [first, last] = [series[0], series.at(-1)];
  return first && last && timeOf(last) - timeOf(first) >= TWO_YEARS_MS ? '2Y' : 'All';
}

/** The points of the months before the last point. Expects the oldest first. */
export function within<T extends Dated>(series: readonly T[], range: Range): T[] {
  const last = series.at(-1);
  if (range === 'All' || !last) return [...series];
  const since = monthsBefore(new Date(timeOf(last)), months[range]);
  return series.filter((point) => timeOf(point) >= since);
}

/** The same day so many months earlier, or the last day of a shorter month. */
function monthsBefore(date: Date, count: number): number {
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth() - count];
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return Date.UTC(year, month, Math.min(date.getUTCDate(), lastDay));
}

/** Round figures that enclose the values, about five of them, the smallest first. */
export function ticksOf(values: readonly number[]): number[] {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  if (!Number.isFinite(least) || !Number.isFinite(most)) return [0, 1];
  const step = roundStep(Math.max(most - least, 1) / 4);
  const from = Math.max(0, Math.floor(least / step) * step);
  const to = Math.max(Math.ceil(most / step) * step, from + step);
  return Array.from({ length: Math.round((to - from) / step) + 1 }, (_, at) => from + at * step);
}

/** 1, 2 or 5 times a power of ten; people are counted whole. */
function roundStep(rough: number): number {
  const power = 10 ** Math.floor(Math.log10(rough));
  const factor = [1, 2, 5, 10].find((one) => one * power >= rough) ?? 10;
  return Math.max(1, factor * power);
}

/** How high the bars of the departments stand together, in pixels. */
export function departmentsHeight(count: number): number {
  if (count <= 2) return 160;
  return count <= 4 ? 200 : 240;
}
