import { domainWords } from '#kernel/domains.ts';
import { formatDate } from '#kernel/dates.ts';
import type { Answers, Attribute, Template } from '#kernel/forms/form-language.ts';
import { grouped } from '#kernel/numbers.ts';

/** "why_now" as "Why Now". */
export const titleOf = (key: string) =>
  key
    .split('_')
    .map((word) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`)
    .join(' ');

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const MOMENT = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/;

/** An answer as a table or a card writes it. */
export function wordsOf(value: unknown): string {
  if (value === null || value === undefined || value === '') return '–';
  if (Array.isArray(value)) return value.map(wordsOf).join(', ') || '–';
  if (typeof value === 'object') return Object.values(value).map(wordsOf).join(', ');
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  if (DAY.test(text) || MOMENT.test(text)) return formatDate(text, 'MMM DD YYYY') ?? text;
  return text;
}

/** What a chosen or uploaded thing is called, where that is known; an answer may be any text, also “constructor”. */
export const nameIn = (names: Readonly<Record<string, string>>, value: unknown) =>
  Object.hasOwn(names, String(value)) ? names[String(value)] : undefined;

/** What the files of an entry are called, those that were deleted too. */
export const fileNames = (files: readonly { url: string; file_name: string; deleted: boolean }[]) =>
  Object.fromEntries(
    files.map(({ url, file_name, deleted }) => [url, deleted ? `${file_name} (deleted)` : file_name]),
  );

/** A cell of a table: quarter and year are one. */
export const cellOf = (row: Answers, column: string) =>
  column === 'quarter' && row['year'] !== undefined
    ? `${wordsOf(row['quarter'])} ${wordsOf(row['year'])}`
    : column === 'domain' || column === 'company_domain'
      ? domainWords(wordsOf(row[column]))
      : figureOf(row[column], column);

/** A number with its thousands apart, but for a year. */
export const figureOf = (value: unknown, column: string) =>
  typeof value === 'number' && column !== 'year' ? grouped(value) : wordsOf(value);

export interface Column {
  column_name: string;
  title: string;
}

/** The columns a table names; where it names none, every key of the first row. */
export function columnsOf(table: Attribute, first: Answers | undefined): Column[] {
  const named = table.describe?.fields;
  const columns =
    named ??
    Object.keys(first ?? {})
      .filter((key) => key !== 'uuid')
      .map((key) => ({ column_name: key, title: titleOf(key) }));
  const hasQuarter = columns.some(({ column_name }) => column_name === 'quarter');
  return columns.filter(
    ({ column_name }) => column_name !== 'content' && !(hasQuarter && column_name === 'year'),
  );
}

/** Every field a form asks for, whatever section it stands in. */
export const fieldsOf = ({ request_schema }: Pick<Template, 'request_schema'>): Attribute[] =>
  (request_schema?.sections ?? []).flatMap(({ data_model }) => data_model.attributes);

/** The first attribute of a kind that a template shows. */
export const shownAttribute = ({ display }: Template, data_type: Attribute['data_type']) =>
  display.sections
    .flatMap(({ data_model }) => data_model.attributes)
    .find((attribute) => attribute.data_type === data_type);
