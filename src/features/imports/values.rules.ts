import { companyAddress } from '#kernel/domains.ts';
import { websiteAddress } from '#kernel/links.ts';
import { rangeText } from '#kernel/number-ranges.ts';
import { grouped } from '#kernel/numbers.ts';
import { EARLIEST_DAY } from '#kernel/record-fields.ts';
import {
  cellText,
  isFormula,
  isSpreadsheetFault,
  LONGEST_CELL,
  quoted,
  saysNothing,
} from './cell-text.rules.ts';
import { readChoice, readYesNo } from './choices.rules.ts';
import { type DatePart, readDay, readYear } from './dates.rules.ts';
import type { ImportField, ValueKind } from './import-fields.rules.ts';
import { readDomains, readEmails, readList } from './lists.rules.ts';
import { readLocation } from './locations.rules.ts';
import { type ReadNumber, readNumber } from './numbers.rules.ts';
import { readOwners } from './owners.rules.ts';
import { readRange } from './ranges.rules.ts';
import type { Reading } from './readings.rules.ts';

export type FieldValue = string | number | boolean | string[];
/**
 * `says` where the cell speaks for a reading of its column, or can be read in several ways; `part` where a date names no day,
 * and the first of its month or year was taken.
 */
export type ParsedValue = ({ value: FieldValue | null } | { problem: string }) & {
  says?: Reading | 'open';
  part?: DatePart;
};

const WITHHELD = /^(?:undisclosed|not disclosed|confidential|tbd|tba|n\/d|nd|not known|not specified)$/i;

type Reader = (text: string, field: ImportField, reading: Reading | null | undefined) => ParsedValue;

const readers: Record<ValueKind, Reader> = {
  name: readLine,
  line: readLine,
  text: readLongText,
  domain: readDomain,
  link: readLink,
  count: readCount,
  range: readCountOrRange,
  money: readDollars,
  percent: readPercent,
  year: readYearFounded,
  day: readDate,
  'yes-no': readYesNo,
  choice: (text, field) => readChoice(field.choices ?? [], text),
  list: (text, field) =>
    field.of === 'name'
      ? readNames(text, field)
      : shortEntries(field.of === 'domain' ? readDomains(text) : readList(text), field),
  email: (text, field) => shortEntries(readEmails(text), field),
  owners: (text, field) => readOwners(text, field.owners ?? []),
  place: (text, field, reading) => shortEntries(readLocation(text, reading), field),
};

/**
 * What a cell says for a field: its value, null where it says there is none, or what is wrong and what would be right.
 * `reading` is what is known of its column, null where nobody knows; without it what is usual counts.
 */
export function parseValue(field: ImportField, text: string, reading?: Reading | null): ParsedValue {
  if (text.length > LONGEST_CELL) {
    return { problem: `${quoted(text)} is longer than ${grouped(LONGEST_CELL)} characters` };
  }
  if (isFormula(text)) return { problem: `${quoted(text)} is a formula; write its value` };
  const plain = cellText(text);
  if (isSpreadsheetFault(plain))
    return { problem: `${quoted(plain)} is a spreadsheet error; write the value` };
  return saysNothing(plain) ? { value: null } : readers[field.kind](plain, field, reading);
}

const tooLong = (text: string, { most }: ImportField): ParsedValue => ({
  problem: `${quoted(text)} is longer than ${grouped(most)} characters; shorten it`,
});

function readLongText(text: string, field: ImportField): ParsedValue {
  const value = text
    .normalize('NFC')
    .replaceAll(/[^\S\n]+/g, ' ')
    .replaceAll(/ ?\n ?/g, '\n');
  return value.length > field.most ? tooLong(text, field) : { value };
}

function shortEntries(read: ParsedValue, field: ImportField): ParsedValue {
  const long = 'value' in read && [read.value].flat().find((one) => String(one).length > field.most);
  return long ? tooLong(String(long), field) : read;
}

/** Where LinkedIn shows a person. */
const PROFILE = /^https?:\/\/(?:[\w-]+\.)?linkedin\.com\/(?:mwlite\/)?(?:in|pub)(?:\/|$)/i;

function readLink(text: string, { most, of }: ImportField): ParsedValue {
  const address = text.length > most ? null : websiteAddress(text);
  if (of === 'company' && address !== null && PROFILE.test(address))
    return {
      problem: `${quoted(text)} is a person’s profile; write the company’s page such as https://linkedin.com/company/acme`,
    };
  return orProblem(address, text, 'a web address; write one such as https://acme.example');
}

/** Names in one cell, as an export of ours lists them; a comma may stand in one. */
function readNames(text: string, field: ImportField): ParsedValue {
  const names = text
    .split(/[\n;|]/)
    .filter((name) => name.trim() !== '')
    .map((name) => readLine(name.trim(), field));
  const odd = names.find((name) => 'problem' in name);
  if (odd) return odd;
  return { value: [...new Set(names.flatMap((name) => ('value' in name ? String(name.value) : [])))] };
}

function readLine(text: string, field: ImportField): ParsedValue {
  const line = text.normalize('NFC').replaceAll(/\s+/g, ' ');
  if (line.length > field.most) return tooLong(line, field);
  if (field.of !== 'name') return { value: line };
  const name = line
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '_');
  const bare = name.replaceAll(/^_|_$/g, '');
  return bare
    ? { value: bare }
    : { problem: `${quoted(text)} has no letter or digit; write a name such as spring_fair` };
}

/** One domain, or several, the first of which counts. */
function readDomain(text: string): ParsedValue {
  const one = companyAddress(text);
  if (one !== null) return { value: one };
  const several = /[\s,;|]/.test(text) ? readDomains(text) : null;
  return several && 'value' in several
    ? several
    : orProblem(null, text, 'a domain; write one such as acme.example');
}

/** How many: a number, or a range as it is kept, "11-50" or "10001+". */
function readCountOrRange(text: string, field: ImportField): ParsedValue {
  const range = readRange(text, field.most);
  return range ? { value: rangeText(range) } : readCount(text, field);
}

function readCount(text: string, { most }: ImportField): ParsedValue {
  if (WITHHELD.test(text)) return { value: null };
  const read = readNumber(text);
  if ('problem' in read) return read;
  const { number, percent, currency, ambiguous } = read;
  if (percent || currency)
    return { problem: `${quoted(text)} is not a count; write a whole number such as 120` };
  if (ambiguous) return twoWays(text, number);
  if (!Number.isInteger(number))
    return { problem: `${quoted(text)} is not a whole number; write one such as 120` };
  if (number < 0) return { problem: `${quoted(text)} is below zero; write 0 or more` };
  if (number > most) return { problem: `${quoted(text)} is too large; write at most ${grouped(most)}` };
  return { value: number };
}

/** Below this, an amount without a unit may be one of thousands or millions. */
const SMALL_DOLLARS = 10_000;
const TIMES: Partial<Record<Reading, number>> = { thousands: 1e3, millions: 1e6 };

function readDollars(text: string, { most }: ImportField, reading?: Reading | null): ParsedValue {
  if (WITHHELD.test(text)) return { value: null };
  const read = readNumber(text);
  if ('problem' in read) return read;
  const { number, percent, currency, ambiguous } = read;
  if (percent) return { problem: `${quoted(text)} is a percentage; write an amount such as $1.2 million` };
  // Taking euros for dollars would be wrong without anybody seeing it.
  if (currency && currency !== 'USD')
    return { problem: `${quoted(text)} is in ${currency}; write it in US dollars` };
  if (ambiguous) return twoWays(text, number);
  if (number < 0) return { problem: `${quoted(text)} is below zero; write 0 or more` };
  const says = reading === undefined ? undefined : amountSays(read);
  if (says === 'open' && reading === null)
    return { problem: `${quoted(text)} can be dollars, thousands or millions; say which`, says };
  const value = Math.round(read.sized ? number : number * (TIMES[reading ?? 'dollars'] ?? 1));
  if (value > most) return { problem: `${quoted(text)} is too large; write it in US dollars` };
  return { value, ...(says && { says }) };
}

function amountSays({ number, sized }: ReadNumber): Reading | 'open' | undefined {
  if (sized || number === 0) return undefined;
  return number < SMALL_DOLLARS ? 'open' : 'dollars';
}

/** Above this, a growth without a sign is a percentage; a whole number sooner than a broken one. */
const LARGE_GROWTH = 20;
const WHOLE_GROWTH = 4;

function growthSays({ number, percent }: ReadNumber): Reading | 'open' | undefined {
  const size = Math.abs(number);
  if (percent || number === 0) return undefined;
  return size >= (Number.isInteger(number) ? WHOLE_GROWTH : LARGE_GROWTH) ? 'percent' : 'open';
}

function readPercent(text: string, { least, most }: ImportField, reading?: Reading | null): ParsedValue {
  const read = readNumber(text);
  if ('problem' in read) return read;
  if (read.currency) return { problem: `${quoted(text)} is an amount; write a percentage such as 12.5%` };
  const says = reading === undefined ? undefined : growthSays(read);
  // Also one that speaks for percent: among fractions "12" is 1,200 %.
  if (says && reading === null)
    return { problem: `${quoted(text)} can be a percentage or a fraction of 1; say which`, says };
  const isFraction = reading === 'fraction' && !read.percent;
  // 0.07 times 100 is 7.000000000000001 to a machine.
  const value = isFraction ? Number((read.number * 100).toPrecision(12)) : read.number;
  if (value < least) return { problem: `${quoted(text)} is less than ${least}%; write a percentage` };
  if (value > most) return { problem: `${quoted(text)} is too large; write a percentage` };
  return { value, ...(says && { says }) };
}

const EARLIEST_FOUNDED = 1000;

function readYearFounded(text: string, { calendar }: ImportField): ParsedValue {
  if (WITHHELD.test(text)) return { value: null };
  const year = readYear(text, calendar);
  const latest = new Date().getUTCFullYear() + 1;
  if ('problem' in year || year.value === null) return year;
  if (year.value >= EARLIEST_FOUNDED && year.value <= latest) return year;
  return {
    problem: `${quoted(text)} is not between ${EARLIEST_FOUNDED} and ${latest}; write a year such as 2015`,
  };
}

function readDate(text: string, { calendar }: ImportField, order?: Reading | null): ParsedValue {
  if (WITHHELD.test(text)) return { value: null };
  const day = readDay(text, order, calendar);
  if ('problem' in day || day.value === null || day.value >= EARLIEST_DAY) return day;
  return { problem: `${quoted(text)} is before 1800; write a date such as 2021-03-14` };
}

const orProblem = (value: string | null, text: string, expected: string): ParsedValue =>
  value === null ? { problem: `${quoted(text)} is not ${expected}` } : { value };

const twoWays = (text: string, number: number): ParsedValue => ({
  problem: `${quoted(text)} can be read as ${number} or as ${Math.round(number * 1000)}; write it without the point`,
});
