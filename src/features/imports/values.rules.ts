import { normaliseDomain } from '#kernel/domains.ts';
import { safeExternalUrl } from '#kernel/links.ts';
import { EARLIEST_DAY } from '#kernel/record-fields.ts';
import { grouped } from '#kernel/numbers.ts';
import { cellText, LONGEST_CELL, quoted, saysNothing } from './cell-text.rules.ts';
import { readChoice, readYesNo } from './choices.rules.ts';
import { readDay, readYear } from './dates.rules.ts';
import type { ImportField, ValueKind } from './import-fields.rules.ts';
import { readDomains, readEmails, readList } from './lists.rules.ts';
import { readNumber } from './numbers.rules.ts';

export type FieldValue = string | number | boolean | string[];
export type ParsedValue = { value: FieldValue | null } | { problem: string };

const WITHHELD = /^(?:undisclosed|not disclosed|confidential|tbd|tba|n\/d|nd|not known|not specified)$/i;

const readers: Record<ValueKind, (text: string, field: ImportField) => ParsedValue> = {
  name: readLine,
  line: readLine,
  text: readLongText,
  domain: (text) => orProblem(normaliseDomain(text), text, 'a domain; write one such as acme.example'),
  link: (text, { most }) =>
    orProblem(
      text.length > most ? null : safeExternalUrl(text),
      text,
      'a web address; write one such as https://acme.example',
    ),
  count: readCount,
  money: readDollars,
  percent: readPercent,
  year: (text) => (WITHHELD.test(text) ? { value: null } : readYear(text)),
  day: readDate,
  'yes-no': readYesNo,
  choice: (text, field) => readChoice(field.choices ?? [], text),
  list: (text, field) => shortEntries(field.of === 'domain' ? readDomains(text) : readList(text), field),
  email: (text, field) => shortEntries(readEmails(text), field),
};

/** What a cell says for a field: its value, null where it says there is none, or what is wrong and what would be right. */
export function parseValue(field: ImportField, text: string): ParsedValue {
  if (text.length > LONGEST_CELL) {
    return { problem: `${quoted(text)} is longer than ${grouped(LONGEST_CELL)} characters` };
  }
  const plain = cellText(text);
  return saysNothing(plain) ? { value: null } : readers[field.kind](plain, field);
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

function readDollars(text: string, { most }: ImportField): ParsedValue {
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
  if (number > most) return { problem: `${quoted(text)} is too large; write it in US dollars` };
  return { value: Math.round(number) };
}

function readPercent(text: string, { least, most }: ImportField): ParsedValue {
  const read = readNumber(text);
  if ('problem' in read) return read;
  if (read.currency) return { problem: `${quoted(text)} is an amount; write a percentage such as 12.5%` };
  if (read.number < least) return { problem: `${quoted(text)} is less than ${least}%; write a percentage` };
  if (read.number > most) return { problem: `${quoted(text)} is too large; write a percentage` };
  return { value: read.number };
}

function readDate(text: string): ParsedValue {
  if (WITHHELD.test(text)) return { value: null };
  const day = readDay(text);
  if ('problem' in day || day.value === null || day.value >= EARLIEST_DAY) return day;
  return { problem: `${quoted(text)} is before 1800; write a date such as 2021-03-14` };
}

const orProblem = (value: string | null, text: string, expected: string): ParsedValue =>
  value === null ? { problem: `${quoted(text)} is not ${expected}` } : { value };

const twoWays = (text: string, number: number): ParsedValue => ({
  problem: `${quoted(text)} can be read as ${number} or as ${Math.round(number * 1000)}; write it without the point`,
});
