import type { Token } from './token-shape.rules.ts';

const wordsOf = (said: string) => said.split('|').map((one) => one.split(' '));
/** What is only dictated; in other languages some are words. */
const HESITATIONS = new Set('uh uhh uhm um umm erm hm hmm'.split(' '));
/** "for, I don't know, ninety days": said while somebody thinks of a number. */
const THINKING = wordsOf(
  "i do not know|i dunno|dunno|you know|i guess|i think|i suppose|i believe|i would say|i want to say|shall we say|let 's say|let us say|say|let me think|let me see|let 's see|what was it|what is it|what 's it|what|oh|er|well|ah",
);
/** "less than like three million": behind a bound; elsewhere they say that a number is not meant exactly. */
const LOOSELY = wordsOf(
  'like|maybe|perhaps|probably|roughly|about|around|possibly|kind of|sort of|something like',
);
const BEFORE_NUMBERS = new Set(
  `for in over about around of with at least most than between under last past only maybe some like and to after before
  since below above by within raised founded the these or from until till minimum maximum min max beyond during`.split(
    /\s+/,
  ),
);
const BOUNDING = new Set(
  'than least most under over below above between last past within minimum maximum min max beyond after before since'.split(
    ' ',
  ),
);
const BEGINS_TIME = new Set(['last', 'past', 'these']);

/** Where the words end that were said in thought, with the commas around them. */
function thoughtEnd(tokens: readonly Token[], at: number, before: string): number | null {
  const keyAt = (index: number) => tokens[index]?.key ?? '';
  const isApart = keyAt(at) === ',';
  const known = BOUNDING.has(before) || (before === 'in' && isApart) ? [...THINKING, ...LOOSELY] : THINKING;
  const lengthAt = (from: number) =>
    HESITATIONS.has(keyAt(from))
      ? 1
      : (known.find((one) => one.every((word, index) => keyAt(from + index) === word))?.length ?? 0);
  let end = at;
  for (;;) {
    const from = isApart && keyAt(end) === ',' ? end + 1 : end;
    const length = lengthAt(from);
    if (length === 0) return end === at ? null : from;
    end = from + length;
  }
}
const beginsNumber = (tokens: readonly Token[], at: number) => {
  const start = tokens[at]?.key === 'the' ? at + 1 : at;
  return !!tokens[at]?.quantity || BEGINS_TIME.has(tokens[start]?.key ?? '');
};

/** The sentence without what people say while they look for a word or a number. */
export function withoutHesitation(tokens: readonly Token[]): Token[] {
  const said: Token[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const before = said.at(-1)?.key ?? '';
    const end = BEFORE_NUMBERS.has(before) ? thoughtEnd(tokens, at, before) : null;
    if (end !== null && beginsNumber(tokens, end)) at = end;
    const token = tokens[at];
    if (token && !HESITATIONS.has(token.key)) said.push(token);
  }
  return said;
}

/** "100, no 150 employees": of two numbers the second was meant. */
export const withoutTakenBack = (tokens: readonly Token[]): Token[] =>
  tokens.filter((_token, at) => {
    const start = [0, 1, 2].map((back) => at - back).find((from) => isTakenBack(tokens, from));
    return start === undefined;
  });
const isTakenBack = (tokens: readonly Token[], at: number) => {
  const [first, comma, no, second] = tokens.slice(Math.max(at, 0), at + 4);
  return (
    at >= 0 &&
    first?.quantity?.suffix === '' &&
    comma?.key === ',' &&
    no?.key === 'no' &&
    second?.quantity !== undefined &&
    tokens[at - 1]?.kind !== 'mark'
  );
};
