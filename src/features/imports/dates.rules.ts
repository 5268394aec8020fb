import { quoted } from './cell-text.rules.ts';

type Parts = readonly [year: number, month: number, day: number];
type Form = readonly [pattern: RegExp, read: (...groups: string[]) => Parts | null];

const EARLIEST_YEAR = 1000;
const LATEST_YEAR = 2100;
const MS_PER_DAY = 86_400_000;
const EXCEL_DAY_0 = Date.UTC(1899, 11, 30);

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
  [/^q([1-4])[-/' ]*(\d{4})$/, (q, y) => [Number(y), Number(q) * 3 - 2, 1]],
  [/^(\d{4})[-/ ]*q([1-4])$/, (y, q) => [Number(y), Number(q) * 3 - 2, 1]],
  [/^h([12])[-/' ]*(\d{4})$/, (h, y) => [Number(y), Number(h) * 6 - 5, 1]],
  [/^(\d{4})(?:\.0+)?$/, (y) => [Number(y), 1, 1]],
  [/^(\d{4})([-/.])(\d{1,2})\2(\d{1,2})$/, (y, _, m, d) => [Number(y), Number(m), Number(d)]],
  [/^(\d{4})(\d{2})(\d{2})$/, (y, m, d) => [Number(y), Number(m), Number(d)]],
  [/^(\d{4})[-/.](\d{1,2})$/, (y, m) => [Number(y), Number(m), 1]],
  [/^(\d{1,2})[-/.](\d{4})$/, (m, y) => [Number(y), Number(m), 1]],
  [/^(\d{1,2})([-/.])(\d{1,2})\2(\d{4}|\d{2})$/, (a, mark, b, y) => inOrder(Number(a), Number(b), mark, y)],
  [
    /^(\d{1,2})(?:st|nd|rd|th)?[-/. ]*(?:of |de )?([a-z]+)[-/., ]*(?:de |')?(\d{4}|\d{2})$/,
    (d, m, y) => readNamedMonth(y, m, d),
  ],
  [
    /^([a-z]+)[-/. ]*(\d{1,2})(?:st|nd|rd|th)?(?:, ?|[-/ ])'?(\d{4}|\d{2})$/,
    (m, d, y) => readNamedMonth(y, m, d),
  ],
  [/^([a-z]+)[-/., ]*(?:de |of )?(\d{4})$/, (m, y) => readNamedMonth(y, m)],
  [/^([a-z]+)(?:-| ?')(\d{2})$/, (m, y) => readNamedMonth(y, m)],
  [/^(\d{4})[-/. ]+([a-z]+)[-/. ]+(\d{1,2})$/, (y, m, d) => readNamedMonth(y, m, d)],
  [/^(\d{4})[-/. ]+([a-z]+)$/, (y, m) => readNamedMonth(y, m)],
  [/^([2-5]\d{4}|60000)(?:[.,]\d+)?$/, (days) => moment(EXCEL_DAY_0 + Number(days) * MS_PER_DAY)],
  [/^(\d{9,10})(?:\.\d+)?$/, (seconds) => moment(Number(seconds) * 1000)],
  [/^(\d{12,13})(?:\.\d+)?$/, (ms) => moment(Number(ms))],
];

/** The calendar day a text means, "YYYY-MM-DD"; a month or a year alone means its first day, databases' zero dates none. */
export function readDay(text: string): { value: string | null } | { problem: string } {
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
  for (const [pattern, read] of FORMS) {
    const match = pattern.exec(plain);
    if (!match) continue;
    const parts = read(...match.slice(1));
    if (!parts) return notADate(text);
    return isReal(parts) ? { value: writeDay(parts) } : notOnTheCalendar(text);
  }
  return notADate(text);
}

/** The year a text means: alone, or that of a date. */
export function readYear(text: string): { value: number | null } | { problem: string } {
  const plain = text
    .replace(/^(?:c\.|ca\.|circa|~|est\.?|since|founded(?: in)?|in) ?/i, '')
    .replace(/^(\d),(\d{3})$/, '$1$2');
  const day = readDay(plain);
  if ('problem' in day) return { problem: `${quoted(text)} is not a year; write one such as 2015` };
  return { value: day.value === null ? null : Number(day.value.slice(0, 4)) };
}

/** With dots the day comes first; else the month does, unless a number above 12 tells. */
function inOrder(first: number, second: number, mark: string | undefined, year: string | undefined): Parts {
  const dayFirst = first > 12 || (mark === '.' && second <= 12);
  return [fullYear(year), dayFirst ? second : first, dayFirst ? first : second];
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
