import type { Token } from './token-shape.rules.ts';

/**
 * A pattern is English with three signs: `(a|b)` one of these, `[a|b]` one of these or nothing, `{name}` a slot.
 * Read, it finds itself in a sentence; written, it takes the first of each choice and leaves out what is optional,
 * unless that holds a slot with a value.
 */
export type Pattern = readonly Part[];
type Part = { kind: 'word'; key: string } | { kind: 'slot'; name: string } | Choice;
interface Choice {
  kind: 'choice';
  of: readonly Pattern[];
  optional: boolean;
  /** Without a slot it stands in a sentence or does not, whatever phrase asks. */
  plain: boolean;
  /** The same by the word they begin with, and those that begin with something else. */
  byWord: ReadonlyMap<string, readonly Pattern[]>;
  others: readonly Pattern[];
}

export interface Found<V = unknown> {
  value: V;
  /** The token after its last. */
  end: number;
}
export type Slots = Readonly<Record<string, unknown>>;
export type ReadSlot = (name: string, at: number) => readonly Found[];

const PIECE = /[()[\]|]|\{\w+\}|[^\s()[\]|{}]+/g;

export function patternOf(written: string): Pattern {
  const pieces = written.match(PIECE) ?? [];
  let at = 0;
  const sequences = (closing: string): Pattern[] => {
    const all: Part[][] = [[]];
    for (; at < pieces.length && pieces[at] !== closing; at += 1) {
      const piece = pieces[at] as string;
      if (piece === '|') all.push([]);
      else all.at(-1)?.push(partOf(piece));
    }
    return all;
  };
  const partOf = (piece: string): Part => {
    if (piece === '(' || piece === '[') {
      const from = at;
      at += 1;
      const of = sequences(piece === '(' ? ')' : ']');
      return sharedChoice(pieces.slice(from, at).join(' '), of, piece === '[');
    }
    return piece.startsWith('{') ? { kind: 'slot', name: piece.slice(1, -1) } : { kind: 'word', key: piece };
  };
  const [whole = []] = sequences('');
  return whole;
}

const choices = new Map<string, Choice>();
/** Many phrases have a choice in common: written alike it is one, so that it is looked for once. */
function sharedChoice(written: string, of: readonly Pattern[], optional: boolean): Choice {
  const made = choices.get(written) ?? choiceOf(of, optional);
  choices.set(written, made);
  return made;
}

const firstWordOf = ([first]: Pattern) => (first?.kind === 'word' ? first.key : null);
const choiceOf = (of: readonly Pattern[], optional: boolean): Choice => {
  const byWord = new Map<string, Pattern[]>();
  for (const one of of) {
    const word = firstWordOf(one);
    if (word !== null) byWord.set(word, [...(byWord.get(word) ?? []), one]);
  }
  return {
    kind: 'choice',
    of,
    optional,
    plain: of.every((one) => slotsIn(one).length === 0),
    byWord,
    others: of.filter((one) => firstWordOf(one) === null),
  };
};

interface State {
  at: number;
  slots: Slots;
}

/** Where the plain choices end that begin at a token. */
type Ends = Map<Choice, readonly number[]>;
interface Reader {
  tokens: readonly Token[];
  read: ReadSlot;
  ends: readonly Ends[];
}
const knownEnds = new WeakMap<readonly Token[], readonly Ends[]>();
function endsIn(tokens: readonly Token[]): readonly Ends[] {
  const known = knownEnds.get(tokens) ?? Array.from({ length: tokens.length + 1 }, () => new Map());
  knownEnds.set(tokens, known);
  return known;
}

/** Every way in which the pattern stands in the tokens from `at` on. */
export function findPattern(
  pattern: Pattern,
  tokens: readonly Token[],
  at: number,
  read: ReadSlot,
): Found<Slots>[] {
  const ways = follow(pattern, [{ at, slots: NO_SLOTS }], { tokens, read, ends: endsIn(tokens) });
  return ways.map(({ at: end, slots }) => ({ value: slots, end }));
}

function follow(pattern: Pattern, from: readonly State[], reader: Reader): readonly State[] {
  let states = from;
  for (const part of pattern) {
    if (states.length === 0) break;
    const [only] = states;
    states =
      only && states.length === 1
        ? step(part, only, reader)
        : states.flatMap((state) => step(part, state, reader));
  }
  return states;
}

const NONE: readonly Pattern[] = [];
const NO_SLOTS: Slots = {};
const NO_STATES: readonly State[] = [];

function step(part: Part, state: State, reader: Reader): readonly State[] {
  const { at, slots } = state;
  if (part.kind === 'word') return reader.tokens[at]?.key === part.key ? [{ at: at + 1, slots }] : NO_STATES;
  if (part.kind === 'slot')
    return reader
      .read(part.name, at)
      .map(({ value, end }) => ({ at: end, slots: { ...slots, [part.name]: value } }));
  if (!part.plain) return waysThrough(part, state, reader);
  return endsOf(part, at, reader).map((end) => (end === at ? state : { at: end, slots }));
}

function waysThrough(part: Choice, state: State, reader: Reader): readonly State[] {
  const fitting = part.byWord.get(reader.tokens[state.at]?.key ?? '') ?? NONE;
  const ways: State[] = [];
  for (const one of fitting) ways.push(...follow(one, [state], reader));
  for (const one of part.others) ways.push(...follow(one, [state], reader));
  if (part.optional) ways.push(state);
  return ways;
}

/** Looked for once, however many phrases begin or go on with it. */
function endsOf(part: Choice, at: number, reader: Reader): readonly number[] {
  const found = reader.ends[at]?.get(part);
  if (found) return found;
  const ways = waysThrough(part, { at, slots: NO_SLOTS }, reader).map((way) => way.at);
  const ends = ways.length > 1 ? [...new Set(ways)] : ways;
  reader.ends[at]?.set(part, ends);
  return ends;
}

/** The words and the slots a pattern can begin with. */
export function beginningOf(pattern: Pattern): { words: Set<string>; slots: Set<string> } {
  const words = new Set<string>();
  const slots = new Set<string>();
  for (const part of pattern) {
    if (part.kind === 'word') words.add(part.key);
    if (part.kind === 'slot') slots.add(part.name);
    if (part.kind !== 'choice') break;
    for (const one of part.of.map(beginningOf)) {
      for (const word of one.words) words.add(word);
      for (const slot of one.slots) slots.add(slot);
    }
    if (!part.optional) break;
  }
  return { words, slots };
}

/** Of many patterns those that can begin with a word, or with a slot, in their order. */
export function beginningWith(patterns: readonly Pattern[]): (word: string) => readonly Pattern[] {
  const all = patterns.map((pattern) => ({ pattern, ...beginningOf(pattern) }));
  const others = all.filter(({ slots }) => slots.size > 0).map(({ pattern }) => pattern);
  const byWord = new Map(
    [...new Set(all.flatMap(({ words }) => [...words]))].map((word) => [
      word,
      all.filter(({ words, slots }) => words.has(word) || slots.size > 0).map(({ pattern }) => pattern),
    ]),
  );
  return (word) => byWord.get(word) ?? others;
}

/** The words any of the patterns can begin with, beside their slots. */
export const firstWordsOf = (patterns: readonly Pattern[]) =>
  new Set(patterns.flatMap((pattern) => [...beginningOf(pattern).words]));

export const slotsIn = (pattern: Pattern): string[] =>
  pattern.flatMap((part) => {
    if (part.kind === 'slot') return [part.name];
    return part.kind === 'choice' ? part.of.flatMap(slotsIn) : [];
  });

/** Every word that stands somewhere in the pattern. */
export const wordsIn = (pattern: Pattern): string[] =>
  pattern.flatMap((part) => {
    if (part.kind === 'word') return [part.key];
    return part.kind === 'choice' ? part.of.flatMap(wordsIn) : [];
  });

/** The pattern in its plainest words. */
export function writePattern(pattern: Pattern, write: (slot: string) => string | null): string {
  const words = pattern.map((part) => {
    if (part.kind === 'word') return part.key;
    if (part.kind === 'slot') return write(part.name) ?? '';
    const [first = []] = part.of;
    const slots = slotsIn(first);
    const isSaid = !part.optional || (slots.length > 0 && slots.every((slot) => write(slot) !== null));
    return isSaid ? writePattern(first, write) : '';
  });
  return words.filter((word) => word !== '').join(' ');
}
