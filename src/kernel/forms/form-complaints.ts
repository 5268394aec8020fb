import { FIRST_YEAR, LAST_YEAR } from '#kernel/meant-days.ts';
import { grouped } from '#kernel/numbers.ts';
import { offeredValues } from './form-options.ts';
import type { Attribute } from './form-language.ts';
import { type DataType, kinds, LONGEST_LINE, LONGEST_TEXT, MOST_FILES, MOST_TAGS } from './form-types.ts';

export const missingMessage = ({ title, data_type }: Attribute) =>
  `Please ${kinds[data_type].asks} ${title.toLowerCase()}`;
/** What a field says that was just emptied. */
export const clearedMessage = ({ title }: Attribute) => `Please enter ${title}`;

type Complaint = (field: Attribute, value: unknown) => string;

const invalid: Complaint = ({ title }) => `Please enter a valid ${title.toLowerCase()}`;
const YEARS = `between ${FIRST_YEAR} and ${LAST_YEAR}`;

/** Names the value that is not offered; what is no text at all is asked for anew. */
const notOffered: Complaint = (field, value) => {
  const values = [value].flat();
  const offered = offeredValues(field);
  const stranger = values.find((one) => typeof one === 'string' && offered && !offered.includes(one.trim()));
  return typeof stranger === 'string' && stranger.length <= MOST_SHOWN
    ? `“${stranger.trim()}” isn’t an option for ${field.title.toLowerCase()}. Choose one from the list`
    : missingMessage(field);
};
const MOST_SHOWN = 60;

const countOf = (value: unknown) => (Array.isArray(value) ? value.length : 0);

/** What an answer should be, where it is one that can't be kept. */
const complaints: Partial<Record<DataType, Complaint>> = {
  int: ({ title }) => `${title} must be a whole number`,
  string: (field, value) => {
    if (typeof value === 'string' && value.length > LONGEST_TEXT)
      return `${field.title} is too long. Use at most ${grouped(LONGEST_TEXT)} characters`;
    return field.describe?.format === 'domain'
      ? `${field.title} must be a domain, like acme.com`
      : `${field.title} must be text`;
  },
  timestamp: ({ title }) => `${title} must be a date ${YEARS}`,
  datetime: ({ title }) => `${title} must be a date and time ${YEARS}`,
  editor: ({ title }, value) =>
    typeof value === 'string'
      ? `${title} is too long. Shorten it or remove pictures`
      : `${title} must be text`,
  url: ({ title }) => `${title} must be a web address, like https://acme.com`,
  dropdown: notOffered,
  list: (field, value) => {
    const title = field.title.toLowerCase();
    if (countOf(value) > MOST_TAGS) return `Choose at most ${MOST_TAGS} values for ${title}`;
    if ([value].flat().some((one) => typeof one === 'string' && one.length > LONGEST_LINE))
      return `Each value for ${title} can have at most ${LONGEST_LINE} characters`;
    return field.describe?.choose_one === 'true' && countOf(value) > 1
      ? `Choose one value for ${title}`
      : notOffered(field, value);
  },
  file: ({ title, describe }, value) => {
    const name = title.toLowerCase();
    if (countOf(value) > MOST_FILES) return `Add at most ${MOST_FILES} files for ${name}`;
    return describe?.multiple !== 'true' && countOf(value) > 1
      ? `Add one file for ${name}`
      : `Remove ${name} and add the file again`;
  },
};

export const wrongMessage: Complaint = (field, value) =>
  (complaints[field.data_type] ?? invalid)(field, value);
