import type { Range } from '#kernel/filter-kinds.ts';
import type { ExploreFilters } from '../explore.filters.ts';
import { isBreak } from './doubts.rules.ts';
import { isRange } from './merge.rules.ts';
import { beginningWith, findPattern, patternOf } from './pattern.rules.ts';
import {
  AROUND,
  EXCLUDED,
  EXCLUDED_LAST,
  EXCLUDING,
  EXCLUDING_NAMES,
  EXCLUDING_NO_BOUNDS,
  ONLY_IF,
  OPEN_AFTER,
  OPEN_BEFORE,
  OTHERWISE_NOT,
  PASSING,
  WANTED,
} from './phrases/exclusion-phrases.rules.ts';
import { FILLERS } from './phrases/plain-words.rules.ts';
import type { AnyTopic } from './phrases/topic.rules.ts';
import { isDash, type Token } from './token-shape.rules.ts';

const before = beginningWith(EXCLUDING.map(patternOf));
const beforeNames = beginningWith(EXCLUDING_NAMES.map(patternOf));
const beforePlain = beginningWith(EXCLUDING_NO_BOUNDS.map(patternOf));
const around = AROUND.map(
  ([opening, closing]) => [beginningWith([patternOf(opening)]), beginningWith([patternOf(closing)])] as const,
);
const after = beginningWith(EXCLUDED.map(patternOf));
const last = beginningWith(EXCLUDED_LAST.map(patternOf));
const wanted = beginningWith(WANTED.map(patternOf));
const openBefore = beginningWith(OPEN_BEFORE.map(patternOf));
const openAfter = beginningWith(OPEN_AFTER.map(patternOf));
const onlyIf = beginningWith(ONLY_IF.map(patternOf));
const otherwiseNot = beginningWith(OTHERWISE_NOT.map(patternOf));
const BREAKS = new Set([',', '/', '&', '+', 'and', 'or', '<', '>', '<=', '>=']);

const JOINING = new Set(['and', 'but']);

const longestEnd = (from: typeof before, tokens: readonly Token[], at: number): number | null => {
  const ends = from(tokens[at]?.key ?? '').flatMap((pattern) =>
    findPattern(pattern, tokens, at, () => []).map(({ end }) => end),
  );
  return ends.length > 0 ? Math.max(...ends) : null;
};

/** Where the words end that begin an exclusion. */
export const excludingEnd = (tokens: readonly Token[], at: number) => longestEnd(before, tokens, at);

/** What a reader finds at a place. */
interface Found {
  end: number;
}

/** Something that is said not to be wanted: where its words end, and what they name. */
export interface Exclusion<M extends Found> {
  end: number;
  match: M | null;
  /** Said neither to be wanted nor not to be. */
  isOpen?: true;
}

/** An exclusion that begins here. */
export function exclusionAt<M extends Found>(
  tokens: readonly Token[],
  at: number,
  read: (at: number) => M | null,
): Exclusion<M> | null {
  return leftOpen(tokens, at, read) ?? excludedAround(tokens, at, read) ?? excludedAfter(tokens, at, read);
}

function leftOpen<M extends Found>(
  tokens: readonly Token[],
  at: number,
  read: (at: number) => M | null,
): Exclusion<M> | null {
  const start = longestEnd(openBefore, tokens, at);
  const match = start === null ? null : firstMatch(tokens, start, read);
  return match && { end: match.end, match, isOpen: true };
}

/** Where the words end that leave open what stands before them. */
export const openedBefore = (tokens: readonly Token[], at: number) => longestEnd(openAfter, tokens, at);

function excludedAround<M extends Found>(
  tokens: readonly Token[],
  at: number,
  read: (at: number) => M | null,
): Exclusion<M> | null {
  for (const [opening, closing] of around) {
    const start = longestEnd(opening, tokens, at);
    const match = start === null ? null : firstMatch(tokens, start, read);
    const end = match && longestEnd(closing, tokens, match.end);
    if (match && end) return { end, match };
  }
  return null;
}

function excludedAfter<M extends Found>(
  tokens: readonly Token[],
  at: number,
  read: (at: number) => M | null,
): Exclusion<M> | null {
  const start = longestEnd(before, tokens, at);
  if (start === null) return excludedName(tokens, at, read);
  // "and not assigned to anyone", "and no owner in Ohio": "not" itself begins what is said.
  if (JOINING.has(tokens[at]?.key ?? '') && read(at + 1)) return null;
  const isTwice = longestEnd(before, tokens, start) !== null;
  // "anywhere but not in": the second says it; "not without an owner" is said of what lacks one.
  if (isTwice && tokens[at]?.key !== 'not' && !LEAVING.has(tokens[at]?.key ?? '')) return null;
  const match = isTwice ? read(start) : firstMatch(tokens, start, read);
  if (match) return { end: match.end, match };
  if (isTwice) return null;
  // "without a CTO": the article is not what is denied.
  const named =
    ARTICLES.has(tokens[start]?.key ?? '') && tokens[start + 1]?.kind === 'word' ? start + 1 : start;
  if (tokens[named]?.kind !== 'word' || BREAKS.has(tokens[named].key)) return null;
  // "no consultants from Ohio": where they are is said of them, so it is not wanted either.
  const where =
    WHERE.has(tokens[named + 1]?.key ?? '') && !ALL.has(tokens[at]?.key ?? '') ? read(named + 1) : null;
  return where ? { end: where.end, match: where } : { end: named + 1, match };
}
/** "hide the never emailed ones": what is left out may be denied itself. */
const LEAVING = new Set(
  'no hide skip exclude drop omit ignore avoid remove discard excluding skipping dropping hiding'.split(' '),
);
/** "everything but fintech in Ohio": all the rest there is wanted. */
const ALL = new Set(['anything', 'everything', 'all', 'non']);
const ARTICLES = new Set(['a', 'an', 'any', 'the']);
const WHERE = new Set(['in', 'from', 'based', 'located', 'headquartered', 'near', 'around']);

function excludedName<M extends Found>(
  tokens: readonly Token[],
  at: number,
  read: (at: number) => M | null,
): Exclusion<M> | null {
  const isLabel = tokens[at]?.closes && EXCLUDING_LABELS.has(tokens[at].key) && isBreak(tokens[at - 1]);
  const start = isLabel ? at + 1 : longestEnd(beforeNames, tokens, at);
  const match = start === null ? null : firstMatch(tokens, start, read);
  if (match) return { end: match.end, match };
  const plain = longestEnd(beforePlain, tokens, at);
  const name = plain === null ? null : firstMatch(tokens, plain, read);
  const { filters = {} } = (name ?? {}) as { filters?: ExploreFilters };
  return name && !Object.values(filters).some(isRange) ? { end: name.end, match: name } : null;
}
/** "excluded: Ohio" */
const EXCLUDING_LABELS = new Set(
  'out excluded exclusions exceptions exception unwanted omitted dealbreakers'.split(' '),
);

/** "hardly growing: less than 3%": the denial ends at the colon. */
const holdsLabel = (tokens: readonly Token[], from: number, end: number) =>
  tokens.slice(from, end - 1).some(({ closes, quantity }) => closes && !quantity);

/** "NOT owner:theo" */
const isLabel = (tokens: readonly Token[], at: number, start: number) =>
  at === start && tokens[at]?.closes === true && DENIED_LABELS.has(tokens[at].key);
const DENIED_LABELS = new Set('owner status stage state country city hq region tag list'.split(' '));

const MOST_BETWEEN = 5;
/** The first phrase behind words that say nothing: "anything that is in Ohio", "did not go public". */
function firstMatch<M extends Found>(
  tokens: readonly Token[],
  start: number,
  read: (at: number) => M | null,
): M | null {
  for (let at = start; at <= start + MOST_BETWEEN && at < tokens.length; at += 1) {
    const match = read(at);
    if (match) return holdsLabel(tokens, at, match.end) && !isLabel(tokens, at, start) ? null : match;
    // "no, I need Danish ones"
    if (WISHERS.has(tokens[at]?.key ?? '') && WISHES.has(tokens[at + 1]?.key ?? '')) return null;
    const { key = '', closes } = tokens[at] ?? {};
    // "no startups: at least twelve years old": what follows the colon is wanted.
    if (closes || !(FILLERS.has(key) || PASSING.has(key)) || BREAKS.has(key)) return null;
  }
  return null;
}

const WISHERS = new Set(['i', 'we']);
const WISHES = new Set(['need', 'want', 'meant', 'mean', 'would']);

/** "Texas out, Ohio in": of a place alone. */
export const leftOutBefore = (tokens: readonly Token[], at: number, of: AnyTopic | undefined) =>
  of?.excludes === 'a place' && tokens[at]?.key === 'out' && BREAKS.has(tokens[at + 1]?.key ?? ',')
    ? at + 1
    : null;

/** Where the words end that turn around what stands before them. */
export function excludedBefore(tokens: readonly Token[], at: number): number | null {
  const key = (index: number) => tokens[index]?.key ?? ',';
  // "Texas is fine, Oklahoma isn't"
  if (SAYING.has(key(at)) && key(at + 1) === 'not' && BREAKS.has(key(at + 2))) return at + 2;
  // "Texas - no"
  const isTakenBack = isDash(tokens[at]) && key(at + 1) === 'no' && BREAKS.has(key(at + 2));
  // "owned by Theo - no, by Priya" says it anew.
  if (isTakenBack && !SAID_ANEW.has(key(at + 3))) return at + 2;
  // "Texas no, Ohio yes"
  if (key(at) === 'no' && BREAKS.has(key(at + 1))) return at + 1;
  if (key(at + 1) === 'from') return null;
  const start = THEIR_NOUNS.has(key(at)) ? at + 1 : at;
  const end = longestEnd(last, tokens, start);
  return end !== null && BREAKS.has(key(end)) ? end : longestEnd(after, tokens, start);
}
const SAID_ANEW = new Set('by in for at with to make wait sorry i actually'.split(' '));
const SAYING = new Set('is are do does was were will would should can could must'.split(' '));
/** "the ones on the Canada trip list can go" */
const THEIR_NOUNS = new Set(['ones', 'companies', 'list', 'deals', 'names', 'stuff']);

/** "nothing unless it is saas", "unless it's saas I'm not interested": what is wanted in spite of the denial. */
export function wantedAt<M extends Found>(
  tokens: readonly Token[],
  at: number,
  read: (at: number) => M | null,
): M | null {
  const start = longestEnd(onlyIf, tokens, at);
  if (start !== null) return firstMatch(tokens, start, read);
  const match = tokens[at]?.key === 'unless' ? firstMatch(tokens, at + 1, read) : null;
  const end = match && longestEnd(otherwiseNot, tokens, match.end);
  return match && end ? { ...match, end } : null;
}

/** Whether what stands before is wanted after all, so that no exclusion reaches it. */
export const isWanted = (tokens: readonly Token[], at: number) => longestEnd(wanted, tokens, at) !== null;

/** The filters that mean the contrary; null where the wire has none. */
export function contraryOf(topic: AnyTopic | undefined, filters: ExploreFilters): ExploreFilters | null {
  if (topic?.turn) return topic.turn(filters);
  const [[key, value] = [], ...others] = Object.entries(filters);
  if (key === undefined || others.length > 0 || !isRange(value)) return null;
  const isYear = key === 'year_founded' && topic?.excludes !== 'an age';
  const range = contraryRange(value, isYear ? 1 : 0);
  return range && { [key]: range };
}

/** What is not above a bound is at most it; years are whole, so their bound moves by one; an age is counted from any day. */
function contraryRange({ min, max }: Range, step: number): Range | null {
  // "not under 20 or over 50" is what lies between.
  if (min !== undefined && max !== undefined) return min > max ? { min: max + step, max: min - step } : null;
  return min === undefined ? { min: (max ?? 0) + step } : { max: min - step };
}
