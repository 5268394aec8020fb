import { isMissing } from './missing.ts';

/** A number as the outside world may send it: "n/a" and null mean that there is none. */
export type Figure = number | string | null | undefined;

const UNITS = [
  { size: 1, suffix: '' },
  { size: 1e3, suffix: 'K' },
  { size: 1e6, suffix: 'M' },
  { size: 1e9, suffix: 'B' },
  { size: 1e12, suffix: 'T' },
];
const UP_TO_BILLIONS = 4;

/** The periods over which growth is told, in the order they are shown, and their words. */
export const growthPeriods = ['1m', '6m', '1y', '2y'] as const;
export type GrowthPeriod = (typeof growthPeriods)[number];
export const periodWords: Record<GrowthPeriod, string> = {
  '1m': '1 Month',
  '6m': '6 Months',
  '1y': '1 Year',
  '2y': '2 Years',
};

export type Growth = 'up' | 'down' | 'flat';

/** The finite number in a figure; null when there is none. */
export function numberOf(value: Figure): number | null {
  if (isMissing(value)) return null;
  const number = Number(value);
  return Number.isFinite(number) ? number : null;
}

/** 12400 → "12,400". */
export function grouped(value: number): string;
export function grouped(value: Figure): string | null;
export function grouped(value: Figure): string | null {
  const number = numberOf(value);
  return number === null ? null : formatDecimals(number, 0, 3);
}

/** "1 company", "12,400 companies". */
export const counted = (count: number, one: string, many = `${one}s`) =>
  `${grouped(count)} ${count === 1 ? one : many}`;

/** 12 400 000 → "12.40M"; below a thousand the number stands as it is. */
export function shorten(value: Figure, decimals = 2): string | null {
  const number = numberOf(value);
  if (number === null) return null;
  const { digits, suffix } = scaled(Math.abs(number), decimals, UP_TO_BILLIONS);
  return `${number < 0 ? '-' : ''}${formatDecimals(digits, suffix ? decimals : 0, decimals)}${suffix}`;
}

/** An employee count: shortened to whole thousands, "84", "12K". */
export function headCount(value: Figure): string | null {
  return shorten(value, 0);
}

/** An amount of US dollars on a card: "$12.40M", always with two decimals, up to trillions. */
export const money = (value: Figure) => dollars(value, 2, 2);

/** The same in a sentence or as a bound: "$450K", "$55.9M", "$5M", a decimal only where it says something. */
export const shortMoney = (value: Figure) => dollars(value, 0, 1);

function dollars(value: Figure, least: number, most: number): string | null {
  const number = numberOf(value);
  if (number === null) return null;
  const { digits, suffix } = scaled(Math.abs(number), most, UNITS.length);
  return `${number < 0 ? '-' : ''}$${formatDecimals(digits, least, most)}${suffix}`;
}

/** 31.2 → "31.2%": the figure is in percent already. */
export function percent(value: Figure, decimals = 1): string | null {
  const number = numberOf(value);
  if (number === null) return null;
  const text = `${formatDecimals(Math.abs(number), decimals, decimals)}%`;
  return number < 0 && /[1-9]/.test(text) ? `-${text}` : text;
}

/** 30 → "30%", 12.5 → "12.5%": a share or a bound as somebody gave it. */
export const plainPercent = (value: number) => `${grouped(value)}%`;

/** Which way a figure points: above 0 up, below 0 down, 0 flat. */
export function growthOf(value: Figure): Growth | null {
  const number = numberOf(value);
  if (number === null) return null;
  if (number === 0) return 'flat';
  return number > 0 ? 'up' : 'down';
}

/** The digits to show before the suffix: 999 999 rounds into the next unit, never to "1000.00K". */
function scaled(amount: number, decimals: number, unitCount: number): { digits: number; suffix: string } {
  const units = UNITS.slice(0, unitCount).map(({ size, suffix }) => ({
    // Dividing by the size of the last digit shown keeps a half exact: 1 005 000 is 100.5 hundredths of M.
    digits: Math.round(amount / (size / 10 ** decimals)) / 10 ** decimals,
    suffix,
  }));
  return units.find(({ digits }) => digits < 1000) ?? units.at(-1) ?? { digits: amount, suffix: '' };
}

// Making a format takes far longer than using it, and a page of cards writes hundreds of numbers.
const formats = new Map<string, Intl.NumberFormat>();
function formatDecimals(number: number, least: number, most: number): string {
  const key = `${least}-${most}`;
  const format =
    formats.get(key) ??
    new Intl.NumberFormat('en-US', { minimumFractionDigits: least, maximumFractionDigits: most });
  formats.set(key, format);
  return format.format(number);
}
