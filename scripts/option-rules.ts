import { UsageProblem } from './command-line.ts';

/** What may be chosen in a form or a filter, kind by kind. */
export const KINDS = [
  'rating',
  'project',
  'function',
  'reference_type',
  'tp_status',
  'company_status',
  'document_type',
  'update_type',
  'growth_tag',
  'newsletter_type',
  'quip_type',
] as const;
export type Kind = (typeof KINDS)[number];

/** Options that screens and rules count on by name. */
const NEEDED: readonly { kind: Kind; value: string; because: string }[] = [
  { kind: 'rating', value: '0', because: 'it is what a person has before anybody rates them' },
  {
    kind: 'project',
    value: 'No Project Required',
    because: 'it is how a note says that it needs no project',
  },
];

const LONGEST = 200;
const LAST_POSITION = 1_000_000;

export function kindOf(word: string): Kind {
  const kind = KINDS.find((one) => one === word);
  if (!kind) throw new UsageProblem(`"${word}" is not a kind of option. There are: ${KINDS.join(', ')}.`);
  return kind;
}

/** Text that fits a menu: one line, not empty, not endless. */
export function textOf(what: string, given: string) {
  const text = given.trim();
  if (text === '') throw new UsageProblem(`${what} is empty.`);
  if (text.length > LONGEST) throw new UsageProblem(`${what} must have at most ${LONGEST} characters.`);
  if (/\p{Cc}|\p{Cs}/u.test(text)) throw new UsageProblem(`${what} contains characters that are not text.`);
  return text;
}

/** The value as it is stored: statuses in capitals, ratings as numbers. */
export function valueOf(kind: Kind, given: string) {
  const value = textOf('VALUE', given);
  if (kind === 'tp_status') return value.toUpperCase();
  if (kind === 'rating' && !/^(0|[1-9]\d{0,2})$/.test(value))
    throw new UsageProblem(`"${value}" is not a rating: ratings are whole numbers from 0 to 999.`);
  return value;
}

export function positionOf(given: string | undefined) {
  if (given === undefined) return undefined;
  const position = Number(given);
  if (!/^\d+$/.test(given) || position > LAST_POSITION)
    throw new UsageProblem(`--position must be a whole number from 0 to ${LAST_POSITION}.`);
  return position;
}

export function refuseIfNeeded(kind: Kind, value: string) {
  const needed = NEEDED.find((one) => one.kind === kind && one.value === value);
  if (needed) throw new Error(`The ${kind} "${value}" cannot be retired: ${needed.because}.`);
}
