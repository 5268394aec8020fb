import { quoted } from './cell-text.rules.ts';
import type { Reading } from './readings.rules.ts';

type Parts = readonly [year: number, month: number, day: number];
/** What a text names where it names no day. */
export type DatePart = 'year' | 'half-year' | 'quarter' | 'month';
type Form = readonly [pattern: RegExp, read: (...groups: string[]) => Parts | null, part?: DatePart];
/** A day, or what is wrong; `says` where it speaks for an order of day and month, or leaves it open. */
type ReadDay = ({ value: string | null } | { problem: string }) & {
  says?: Reading | 'open';
  part?: DatePart;
};

const EARLIEST_YEAR = 1000;
const LATEST_YEAR = 2100;
const MS_PER_DAY = 86_400_000;
const EXCEL_DAY_0 = Date.UTC(1899, 11, 30);
/** How much later a workbook of 1904 begins to count. */
const DAYS_TO_1904 = 1462;
/** What a number can mean among dates, from 1954 to 2064. */
const COUNTED = { least: 20_000, most: 60_000 };

const MONTHS = [
  'january januar janvier enero gennaio janeiro januari',
  'february februar fevrier febrero febbraio fevereiro februari',
  'march marz maerz mars marzo marco maart mrt',
  'april avril abril aprile',
  'may mai mayo maggio maio mei',
  'june juni juin junio giugno junho',
  'july juli juillet julio luglio julho',
  'august aout agosto augustus',
  'september septembre septiembre settembre setembro',
  'october oktober octobre octubre ottobre outubro',
  'november novembre noviembre novembro',
  'december dezember decembre diciembre dicembre dezembro',
].map((names) => names.split(' '));

const WEEKDAY = /^(?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:day)?\.?,? /;
const TIME = /(?:(?<=\d)t|,? (?:at )?)\d{1,2}(?::\d{2}.*| ?[ap]\.?m\.?$)/s;
const BARE_TIME = /(?<=\d)t\d{4,6}z?$|(?<=-\d\d)(?:z|[+-]\d{2}:\d{2})$/;

const FORMS: readonly Form[] = [
  [/^q([1-4])[-/' ]*(\d{4})$/, (q, y) => [Number(y), Number(q) * 3 - 2, 1], 'quarter'],
  [/^(\d{4})[-/ ]*q([1-4])$/, (y, q) => [Number(y), Number(q) * 3 - 2, 1], 'quarter'],
  [/^h([12])[-/' ]*(\d{4})$/, (h, y) => [Number(y), Number(h) * 6 - 5, 1], 'half-year'],
  [/^(\d{4})(?:\.0+)?$/, (y) => [Number(y), 1, 1], 'year'],
  [/^(\d{4})([-/.])(\d{1,2})\2(\d{1,2})$/, (y, _, m, d) => [Number(y), Number(m), Number(d)]],
  [/^(\d{4})(\d{2})(\d{2})$/, (y, m, d) => [Number(y), Number(m), Number(d)]],
  [/^(\d{4})[-/.](\d{1,2})$/, (y, m) => [Number(y), Number(m), 1], 'month'],
  [/^(\d{1,2})[-/.](\d{4})$/, (m, y) => [Number(y), Number(m), 1], 'month'],
  [
    /^(\d{1,2})(?:st|nd|rd|th)?[-/. ]*(?:of |de )?([a-z]+)[-/., ]*(?:de |')?(\d{4}|\d{2})$/,
    (d, m, y) => readNamedMonth(y, m, d),
  ],
  [
    /^([a-z]+)[-/. ]*(\d{1,2})(?:st|nd|rd|th)?(?:, ?|[-/ ])'?(\d{4}|\d{2})$/,
    (m, d, y) => readNamedMonth(y, m, d),
  ],
  [/^([a-z]+)[-/., ]*(?:de |of )?(\d{4})$/, (m, y) => readNamedMonth(y, m), 'month'],
  [/^([a-z]+)(?:-| ?')(\d{2})$/, (m, y) => readNamedMonth(y, m), 'month'],
  [/^(\d{4})[-/. ]+([a-z]+)[-/. ]+(\d{1,2})$/, (y, m, d) => readNamedMonth(y, m, d)],
  [/^(\d{4})[-/. ]+([a-z]+)$/, (y, m) => readNamedMonth(y, m), 'month'],
  [/^(\d{9,10})(?:\.\d+)?$/, (seconds) => moment(Number(seconds) * 1000)],
  [/^(\d{12,13})(?:\.\d+)?$/, (ms) => moment(Number(ms))],
];

/** Day, month and year, of which the first two may be changed about. */
const NUMBERS = /^(\d{1,2})([-/.])(\d{1,2})\2(\d{4}|\d{2})$/;
/** A day as a spreadsheet counts it, with its hours or without. */
const DAYS = /^(\d{5})(?:[.,]\d+)?$/;

/**
 * The calendar day a text means, "YYYY-MM-DD"; a month or a year alone means its first day, databases' zero dates none.
 * Where nobody knows the order of day and month (null), a text that has two is refused. Numbers of days count from 1900,
 * or as the workbook does that they stand in.
 */
export function readDay(text: string, order?: Reading | null, calendar?: 1904): ReadDay {
  if (text.length > 80) return notADate(text);
  const plain = text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[\u2010-\u2015\u2212]/g, '-')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ ?([/-]) ?(?=\d)/g, '$1')
    .replace(WEEKDAY, '')
    .replace(TIME, '')
    .replace(BARE_TIME, '')
    .trim();
  if (/^000[01]-0[01]-0[01]$/.test(plain)) return { value: null };
  const numbers = NUMBERS.exec(plain);
  if (numbers) return readNumbers(text, numbers, order);
  const [, days] = DAYS.exec(plain) ?? [];
  if (days) return readCounted(text, Number(days) + (calendar === 1904 ? DAYS_TO_1904 : 0));
  for (const [pattern, read, part] of FORMS) {
    const match = pattern.exec(plain);
    if (!match) continue;
    const parts = read(...match.slice(1));
    const day = parts ? onCalendar(text, parts) : notADate(text);
    return 'value' in day && part ? { ...day, part } : day;
  }
  return notADate(text);
}

/** With dots the day comes first; else a number above 12 tells, or what is known of the column. */
function readNumbers(text: string, [, a, mark, b, y]: RegExpExecArray, order?: Reading | null): ReadDay {
  const [first, second] = [Number(a), Number(b)];
  if (mark === '.' && second <= 12) return onCalendar(text, [fullYear(y), second, first]);
  const tells = first > 12 ? 'day_first' : second > 12 ? 'month_first' : null;
  if (order === null && !tells && first !== second)
    return {
      problem: `${quoted(text)} can be read with the day or the month first; say which`,
      says: 'open',
    };
  const dayFirst = tells ? tells === 'day_first' : order === 'day_first';
  const read = onCalendar(text, [fullYear(y), dayFirst ? second : first, dayFirst ? first : second]);
  if (order === undefined || first === second || 'problem' in read) return read;
  return { ...read, says: tells ?? 'open' };
}

const readCounted = (text: string, days: number): ReadDay =>
  days < COUNTED.least || days > COUNTED.most
    ? notADate(text)
    : onCalendar(text, moment(EXCEL_DAY_0 + days * MS_PER_DAY));

const onCalendar = (text: string, parts: Parts): { value: string } | { problem: string } =>
  isReal(parts) ? { value: writeDay(parts) } : notOnTheCalendar(text);

/** The year a text means: alone, or that of a date. */
export function readYear(text: string, calendar?: 1904): { value: number | null } | { problem: string } {
  const plain = text
    .replace(/^(?:c\.|ca\.|circa|~|est\.?|since|founded(?: in)?|in) ?/i, '')
    .replace(/^(\d),(\d{3})$/, '$1$2');
  // "20155" is a year with a digit too many, sooner than the day a spreadsheet counts so.
  const day = /^(?:19|20)\d{3}$/.test(plain) ? notADate(text) : readDay(plain, undefined, calendar);
  if ('problem' in day) return { problem: `${quoted(text)} is not a year; write one such as 2015` };
  return { value: day.value === null ? null : Number(day.value.slice(0, 4)) };
}

function readNamedMonth(year: string | undefined, name = '', day = '1'): Parts | null {
  const fits = MONTHS.flatMap((names, index) =>
    name.length >= 3 && names.some((month) => month.startsWith(name)) ? [index + 1] : [],
  );
  return fits.length === 1 && fits[0] !== undefined ? [fullYear(year), fits[0], Number(day)] : null;
}

function fullYear(year = ''): number {
  const number = Number(year);
  if (year.length > 2) return number;
  return number < 70 ? 2000 + number : 1900 + number;
}

function moment(ms: number): Parts {
  const date = new Date(ms);
  return [date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate()];
}

function isReal([year, month, day]: Parts): boolean {
  const date = new Date(Date.UTC(year, month - 1, day));
  return (
    year >= EARLIEST_YEAR &&
    year <= LATEST_YEAR &&
    date.getUTCMonth() === month - 1 &&
    date.getUTCDate() === day
  );
}

const writeDay = ([year, month, day]: Parts) =>
  `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;

const notADate = (text: string) => ({
  problem: `${quoted(text)} is not a date; write one such as 2021-03-14`,
});
const notOnTheCalendar = (text: string) => ({
  problem: `${quoted(text)} is not a day of the calendar; write one such as 2021-03-14`,
});
