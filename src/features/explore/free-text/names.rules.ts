import { isBreak } from './doubts.rules.ts';
import type { Found } from './pattern.rules.ts';
import type { Token } from './token-shape.rules.ts';
import { keyOf } from './token-text.rules.ts';
import { tokensOf } from './tokens.rules.ts';

export interface Named<V> {
  name: string;
  value: V;
  /** Whether it is too short or too common a word unless it is written in capitals, or as a name. */
  written?: 'capitals' | 'name';
}

/** Names that stand for themselves. */
export const itself = (names: readonly string[]): Named<string>[] =>
  names.map((name) => ({ name, value: name }));
/** `a|b|c` as a list. */
export const words = (list: string) => list.split('|');

interface Entry<V> extends Named<V> {
  keys: readonly string[];
}

/** Short forms of a state that are a word as well: only capitals make them a state. */
export const COMMON_WORDS: ReadonlySet<string> = new Set(
  'in or me hi ok id de al co ma pa mi oh mo del ill miss ark mass wash ore ind penn mont aus ie'.split(' '),
);

/** What the firm calls its things, found by their words. */
export interface Names<V> {
  find(tokens: readonly Token[], at: number, strict?: boolean): Found<V>[];
  nameOf(value: V): string | null;
  /** Every word of the names, as it is compared. */
  words(): Iterable<string>;
  /** The second words of the names that begin with a word. */
  following(first: string): string[];
}

const MOST_KNOWN = 50_000;
const known = new Map<string, readonly string[]>();
/** The words of a name as they are compared; names come again with every sentence. */
function keysOf(name: string): readonly string[] {
  const found = known.get(name);
  if (found) return found;
  const keys = tokensOf(name).map(({ key }) => key);
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(name, keys);
  return keys;
}

/** How names go on that begin with a word. */
interface Beginning {
  lengths: Set<number>;
  seconds: Set<string>;
}

/** Of two things with one name the first counts. Thousands of names that begin alike cost no more than others. */
export function namesOf<V>(named: readonly Named<V>[]): Names<V> {
  const byKeys = new Map<string, Entry<V>>();
  const byFirst = new Map<string, Beginning>();
  const byValue = new Map<V, string>();
  for (const one of named) {
    const keys = keysOf(one.name);
    const [first, second] = keys;
    if (first === undefined || byKeys.has(keys.join(' '))) continue;
    byKeys.set(keys.join(' '), { ...one, keys });
    const beginning = byFirst.get(first) ?? { lengths: new Set(), seconds: new Set() };
    byFirst.set(first, beginning);
    beginning.lengths.add(keys.length);
    if (second !== undefined) beginning.seconds.add(second);
    if (!byValue.has(one.value)) byValue.set(one.value, one.name);
  }
  const entriesAt = (tokens: readonly Token[], at: number) =>
    [...(byFirst.get(tokens[at]?.key ?? '')?.lengths ?? [])]
      .filter((length) => at + length <= tokens.length)
      .toSorted((one, other) => other - one)
      .flatMap((length) => byKeys.get(wordsAt(tokens, at, length)) ?? []);
  return {
    find: (tokens, at, strict = false) =>
      entriesAt(tokens, at)
        .filter(({ written, keys }) => {
          const mustBe = strict || COMMON_WORDS.has(keys.join(' ')) ? written : undefined;
          if (isPronoun(tokens, at)) return false;
          if (isBesidePlace(tokens, at, (key) => byFirst.has(key)) || isInState(tokens, at)) return true;
          return (
            !mustBe ||
            isOfCompanies(tokens, at) ||
            (isWritten(tokens[at]?.text ?? '', mustBe) && !isJoining(tokens, at) && !isAgreeing(tokens, at))
          );
        })
        .map(({ keys, value }) => ({ value, end: at + keys.length })),
    nameOf: (value) => byValue.get(value) ?? null,
    following: (first) => [...(byFirst.get(first)?.seconds ?? [])],
    words: () => new Set([...byKeys.values()].flatMap(({ keys }) => keys)),
  };
}

const wordsAt = (tokens: readonly Token[], at: number, length: number) =>
  tokens
    .slice(at, at + length)
    .map(({ key }) => key)
    .join(' ');

/** "us or canada", "saas, us" */
const isBesidePlace = (tokens: readonly Token[], at: number, isNamed: (key: string) => boolean) =>
  tokens[at]?.text === 'us' &&
  (at === 0 || tokens[at - 1]?.key === ',') &&
  (['or', 'and', '&', '/', ','].includes(tokens[at + 1]?.key ?? '')
    ? isNamed(tokens[at + 2]?.key ?? '')
    : at > 0 && tokens[at + 1] === undefined);
const SHORT_STATES = new Set('pa ma mi mo oh al id wa va ga la mn tx ny nj fl nc sc tn ky'.split(' '));
/** "cos in pa, 50+" */
const isInState = (tokens: readonly Token[], at: number) =>
  SHORT_STATES.has(tokens[at]?.text ?? '') &&
  ['in', 'hq', 'from', 'or', '/'].includes(tokens[at - 1]?.key ?? '') &&
  isBreak(tokens[at + 1]);
const BEFORE_US = new Set(['in', 'the', 'across', 'within', 'throughout', 'or', 'and', ',']);
/** "none of us" are no Americans, nor is "uns", which was said for us. */
const isPronoun = (tokens: readonly Token[], at: number) => {
  const { key, text = '' } = tokens[at] ?? {};
  const isSaid = key === 'us' && (text === 'us' || keyOf(text) !== 'us');
  return isSaid && at > 0 && !BEFORE_US.has(tokens[at - 1]?.key ?? '') && !isOfCompanies(tokens, at);
};
const BEHIND_US = new Set(
  'cos co companies company firms firm startups startup businesses business based hq headquartered only saas'.split(
    ' ',
  ),
);
/** "us cos", "us only" */
const isOfCompanies = (tokens: readonly Token[], at: number) =>
  tokens[at]?.text === 'us' &&
  BEHIND_US.has(tokens[at + 1]?.key ?? '') &&
  !TO_US.has(tokens[at - 1]?.key ?? '');
const TO_US = new Set('to by of with for from give show tell send get bring find let spare help'.split(' '));

const BESIDE_STATES = new Set([',', '&', '/', 'and', 'or', 'in', 'from', 'of', 'near']);
/** "passed OR on hold", "NOT IN": capitals alone do not make a state of a word that joins. */
const isJoining = (tokens: readonly Token[], at: number) =>
  ['or', 'in'].includes(tokens[at]?.key ?? '') &&
  at > 0 &&
  at < tokens.length - 1 &&
  !BESIDE_STATES.has(tokens[at - 1]?.key ?? '') &&
  tokens[at + 1]?.key !== ',';

/** "OK, show me", but "OK, TX" */
const isAgreeing = (tokens: readonly Token[], at: number) => {
  const next = tokens[at + 1];
  if (tokens[at]?.key !== 'ok' || at > 0 || !next) return false;
  return next.key === ','
    ? !/^\p{Lu}{2}$/u.test(tokens[at + 2]?.text ?? '')
    : next.kind === 'word' && !isBreak(next);
};

const isWritten = (text: string, how: 'capitals' | 'name') =>
  how === 'capitals' ? text === text.toUpperCase() : /^\p{Lu}/u.test(text);

/** "Portland, OR": nothing follows that it could join. */
const isOregon = (tokens: readonly Token[], at: number) =>
  tokens[at]?.text === 'OR' && tokens[at - 1]?.key === ',' && (tokens[at + 1]?.key ?? ',') === ',';

/** What ends a thought, where a comma may join. */
const ENDS = new Set([';', '.', '!', '?']);
/** "or", "and", a comma, or both. */
export function afterJoin(tokens: readonly Token[], at: number): number | null {
  const isWord = (index: number) =>
    ['or', 'and', '&', '/'].includes(tokens[index]?.key ?? '') && !isOregon(tokens, index);
  if (ENDS.has(tokens[at]?.text ?? '')) return null;
  if (tokens[at]?.key === ',') return isWord(at + 1) ? at + 2 : at + 1;
  return isWord(at) ? at + 1 : null;
}

const BEFORE_NAMES = new Set('in on at by the a our'.split(' '));
/** Only behind a word that joins: "Boston, near Chicago" may be two thoughts. */
const NEAR_NAMES = new Set(['around', 'near', 'from', 'to', 'of']);
const MOST_BEFORE = 3;
/** "in social posts or on podcasts", "in Boston or in the Chicago area": where the next name begins. */
function nameStart(tokens: readonly Token[], next: number, first: number): number {
  const isJoined = tokens[next - 1]?.key !== ',';
  const isBefore = (key = '') => BEFORE_NAMES.has(key) || (isJoined && NEAR_NAMES.has(key));
  const last = next > first ? next + MOST_BEFORE : next;
  let start = next;
  while (start < last && isBefore(tokens[start]?.key)) start += 1;
  return start;
}

/** "Ohio, Michigan or Illinois": one or more names, the longest list first. */
export function findMany<V>(find: (at: number) => readonly Found<V>[], tokens: readonly Token[], at: number) {
  const lists: Found<V[]>[] = [];
  const values: V[] = [];
  for (let next: number | null = at; next !== null; ) {
    const start = nameStart(tokens, next, at);
    const one: Found<V> | undefined = find(next)[0] ?? (start > next ? find(start)[0] : undefined);
    if (!one) break;
    if (!values.includes(one.value)) values.push(one.value);
    lists.unshift({ value: [...values], end: one.end });
    next = afterJoin(tokens, one.end);
  }
  return lists;
}

/** The names as a list in a sentence. */
export const writeMany = <V>(names: Names<V>, values: readonly V[]): string | null => {
  const written = values.map((value) => names.nameOf(value));
  if (written.includes(null) || written.length === 0) return null;
  const last = written.at(-1) ?? '';
  return written.length === 1 ? last : `${written.slice(0, -1).join(', ')} or ${last}`;
};
