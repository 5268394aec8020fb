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
  | { kind: 'choice'; of: readonly Pattern[]; optional: boolean };

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
      return { kind: 'choice', of: sequences(piece === '(' ? ')' : ']'), optional: piece === '[' };
    }
    return piece.startsWith('{') ? { kind: 'slot', name: piece.slice(1, -1) } : { kind: 'word', key: piece };
  };
  const [whole = []] = sequences('');
  return whole;
}

interface State {
  at: number;
  slots: Slots;
}

/** Every way in which the pattern stands in the tokens from `at` on. */
export function findPattern(
  pattern: Pattern,
  tokens: readonly Token[],
  at: number,
  read: ReadSlot,
): Found<Slots>[] {
  const step = (states: State[], part: Part): State[] => states.flatMap((state) => follow(state, part));
  const follow = (state: State, part: Part): State[] => {
    if (part.kind === 'word')
      return tokens[state.at]?.key === part.key ? [{ ...state, at: state.at + 1 }] : [];
    if (part.kind === 'slot')
      return read(part.name, state.at).map(({ value, end }) => ({
        at: end,
        slots: { ...state.slots, [part.name]: value },
      }));
    const taken = part.of.flatMap((one) => one.reduce(step, [state]));
    return part.optional ? [...taken, state] : taken;
  };
  return pattern.reduce(step, [{ at, slots: {} }]).map(({ at: end, slots }) => ({ value: slots, end }));
}

/** The words a pattern can begin with; null where it can begin with a slot. */
export function firstWords(pattern: Pattern): Set<string> | null {
  const words = new Set<string>();
  for (const part of pattern) {
    if (part.kind === 'slot') return null;
    if (part.kind === 'word') return words.add(part.key);
    for (const one of part.of) {
      const first = firstWords(one);
      if (!first) return null;
      for (const word of first) words.add(word);
    }
    if (!part.optional) return words;
  }
  return words;
}

/** The words any of the patterns can begin with, beside their slots. */
export const firstWordsOf = (patterns: readonly Pattern[]) =>
  new Set(patterns.flatMap((pattern) => [...(firstWords(pattern) ?? [])]));

export const slotsIn = (pattern: Pattern): string[] =>
  pattern.flatMap((part) => {
    if (part.kind === 'slot') return [part.name];
    return part.kind === 'choice' ? part.of.flatMap(slotsIn) : [];
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
