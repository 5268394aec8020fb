import type { Token } from './tokens.rules.ts';

/**
 * A pattern is English with three signs: `(a|b)` one of these, `[a|b]` one of these or nothing, `{name}` a slot.
 * Read, it finds itself in a sentence; written, it takes the first of each choice and leaves out what is optional,
 * unless that holds a slot with a value.
 */
export type Pattern = readonly Part[];
type Part =
  | { kind: 'word'; key: string }
  | { kind: 'slot'; name: string }
  | {
      kind: 'choice';
      of: readonly Pattern[];
      optional: boolean;
      /** The same by the word they begin with, and those that begin with something else. */
      byWord: ReadonlyMap<string, readonly Pattern[]>;
      others: readonly Pattern[];
    };

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
      at += 1;
      return choiceOf(sequences(piece === '(' ? ')' : ']'), piece === '[');
    }
    return piece.startsWith('{') ? { kind: 'slot', name: piece.slice(1, -1) } : { kind: 'word', key: piece };
  };
  const [whole = []] = sequences('');
  return whole;
}

const firstWordOf = ([first]: Pattern) => (first?.kind === 'word' ? first.key : null);
const choiceOf = (of: readonly Pattern[], optional: boolean): Part => {
  const byWord = new Map<string, Pattern[]>();
  for (const one of of) {
    const word = firstWordOf(one);
    if (word !== null) byWord.set(word, [...(byWord.get(word) ?? []), one]);
  }
  return { kind: 'choice', of, optional, byWord, others: of.filter((one) => firstWordOf(one) === null) };
};

interface State {
  at: number;
  slots: Slots;
}

interface Reader {
  tokens: readonly Token[];
  read: ReadSlot;
}

/** Every way in which the pattern stands in the tokens from `at` on. */
export function findPattern(
  pattern: Pattern,
  tokens: readonly Token[],
  at: number,
  read: ReadSlot,
): Found<Slots>[] {
  const ways = follow(pattern, [{ at, slots: {} }], { tokens, read });
  return ways.map(({ at: end, slots }) => ({ value: slots, end }));
}

function follow(pattern: Pattern, from: readonly State[], reader: Reader): readonly State[] {
  let states = from;
  for (const part of pattern) {
    if (states.length === 0) break;
    states = states.flatMap((state) => step(part, state, reader));
  }
  return states;
}

const NONE: readonly Pattern[] = [];

function step(part: Part, state: State, reader: Reader): readonly State[] {
  const { at, slots } = state;
  if (part.kind === 'word') return reader.tokens[at]?.key === part.key ? [{ at: at + 1, slots }] : [];
  if (part.kind === 'slot')
    return reader
      .read(part.name, at)
      .map(({ value, end }) => ({ at: end, slots: { ...slots, [part.name]: value } }));
  const fitting = part.byWord.get(reader.tokens[at]?.key ?? '') ?? NONE;
  const ways = [...fitting, ...part.others].flatMap((one) => follow(one, [state], reader));
  return part.optional ? [...ways, state] : ways;
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
