import { isEmptyHtml } from '#kernel/html.ts';
import { normaliseDomain } from '#kernel/domains.ts';
import { safeExternalUrl } from '#kernel/links.ts';
import { isMeantYear } from '#kernel/meant-days.ts';
import { offeredValues } from './form-options.ts';
import type { Described } from './field-description.ts';

export type Answer = string | number | string[];

/** What stands for a value that is kept sealed. */
export const MASK = '••••••••';

interface Kind {
  /** How it is asked for: “Please enter …”, “Please select …”. */
  asks: 'enter' | 'select';
  /** The answer in its kept form; null where nothing was answered, undefined where it is none. */
  read(value: unknown, field: Described): Answer | null | undefined;
}

export const LONGEST_TEXT = 10_000;
export const LONGEST_LINE = 300;
const LONGEST_ADDRESS = 2000;
/** A call takes a megabyte. */
const LONGEST_HTML = 900_000;
export const MOST_TAGS = 100;
export const MOST_FILES = 20;
const EMAIL = /^[^\s@<>"(),:;\\[\]]{1,64}@[^\s@<>"(),:;\\[\]]{1,250}\.[^\s@.<>"(),:;\\[\]]{1,60}$/;
const DIGITS = /^\d{1,15}$/;
const DAY = /^\d{4}-\d{2}-\d{2}$/;
const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?Z$/;
const OWN_FILE = /^\/media\/files\/[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

const isText = (value: unknown, most: number): value is string =>
  typeof value === 'string' && value.length <= most && !value.includes('\u0000') && value.isWellFormed();

/** Reads a text that is not blank. */
const ofText =
  (most: number, read: (text: string, field: Described) => Answer | null | undefined): Kind['read'] =>
  (value, field) => {
    if (!isText(value, most)) return undefined;
    const text = value.trim();
    return text === '' ? null : read(text, field);
  };

/** Reads some texts, each once and none blank. */
const ofTexts =
  (most: number, read: (texts: string[], field: Described) => Answer | null | undefined): Kind['read'] =>
  (value, field) => {
    if (!Array.isArray(value) || value.length > most) return undefined;
    if (!value.every((one) => isText(one, LONGEST_LINE))) return undefined;
    const texts = [...new Set(value.map((one) => one.trim()).filter(Boolean))];
    return texts.length === 0 ? null : read(texts, field);
  };

/** Whether they may be chosen; what a call offers is the server's to know. */
const areOffered = (texts: readonly string[], field: Described) => {
  const offered = offeredValues(field);
  return !offered || texts.every((text) => offered.includes(text));
};

const day = (text: string) => {
  const date = new Date(`${text}T00:00:00Z`);
  const isDay = DAY.test(text) && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
  return isDay && isMeantYear(text) ? text : undefined;
};
const moment = (text: string) => {
  const isMoment = MOMENT.test(text) && day(text.slice(0, 10)) !== undefined;
  const date = new Date(text);
  return isMoment && !Number.isNaN(date.getTime()) ? date.toISOString() : undefined;
};
/** Shown, never answered. */
const shown: Kind = { asks: 'select', read: (value) => (value === null ? null : undefined) };

const defineKinds = <K extends string>(kinds: Record<K, Kind>) => kinds;

/** Every data type, once; server and browser read answers by it. */
export const kinds = defineKinds({
  int: {
    asks: 'enter',
    read: (value) => {
      const text = typeof value === 'number' ? String(value) : value;
      if (!isText(text, LONGEST_LINE)) return undefined;
      if (text.trim() === '') return null;
      return DIGITS.test(text.trim()) ? Number(text) : undefined;
    },
  },
  string: {
    asks: 'enter',
    read: ofText(LONGEST_TEXT, (text, { describe }) =>
      describe?.format === 'domain' ? (normaliseDomain(text) ?? undefined) : text,
    ),
  },
  dropdown: {
    asks: 'select',
    read: ofText(LONGEST_LINE, (text, field) => (areOffered([text], field) ? text : undefined)),
  },
  timestamp: { asks: 'enter', read: ofText(LONGEST_LINE, (text) => day(text) ?? moment(text)) },
  editor: {
    asks: 'enter',
    read: (value) => {
      if (!isText(value, LONGEST_HTML)) return undefined;
      return isEmptyHtml(value) ? null : value;
    },
  },
  url: { asks: 'enter', read: ofText(LONGEST_ADDRESS, (text) => safeExternalUrl(text) ?? undefined) },
  email: { asks: 'enter', read: ofText(LONGEST_LINE, (text) => (EMAIL.test(text) ? text : undefined)) },
  datetime: { asks: 'enter', read: ofText(LONGEST_LINE, moment) },
  graph: shown,
  list: {
    asks: 'select',
    read: ofTexts(MOST_TAGS, (texts, field) => {
      const isOne = field.describe?.choose_one === 'true';
      return areOffered(texts, field) && (!isOne || texts.length === 1) ? texts : undefined;
    }),
  },
  table: shown,
  file: {
    asks: 'select',
    read: ofTexts(MOST_FILES, (texts, { describe }) => {
      const isOne = describe?.multiple !== 'true';
      return texts.every((text) => OWN_FILE.test(text)) && (!isOne || texts.length === 1) ? texts : undefined;
    }),
  },
});
export type DataType = keyof typeof kinds;
export const DATA_TYPES = Object.keys(kinds) as DataType[];

/** Fields that hold an answer; graphs and tables only show. */
export const isAsked = ({ data_type }: { data_type: DataType }) => kinds[data_type] !== shown;
