import { readDate, readShortYear, readUuid } from './date-tokens.rules.ts';
import { readMark, readStop } from './mark-tokens.rules.ts';
import { readNumber } from './number-tokens.rules.ts';
import { joinNumerals } from './numerals.rules.ts';
import type { Token } from './token-shape.rules.ts';
import { readAnswer, readWord } from './word-tokens.rules.ts';

/** "Ms. Sundaram": what only says how to address somebody. */
const TITLE = /(?<!\p{L})(?:Mrs?|Ms|Dr)\.? (?=\p{Lu}\p{Ll})/uy;
function titleEnd(text: string, from: number): number | null {
  TITLE.lastIndex = from;
  return TITLE.test(text) ? TITLE.lastIndex : null;
}

/** A sentence as the words, numbers and marks it consists of; what says nothing, such as quotes, is left out. */
export function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  for (let from = 0; from < text.length; ) {
    from = titleEnd(text, from) ?? from;
    const read =
      readUuid(text, from) ??
      readDate(text, from) ??
      readShortYear(text, from) ??
      readNumber(text, from, tokens.at(-1));
    const found =
      read ??
      readAnswer(text, from) ??
      readWord(text, from, tokens) ??
      readStop(text, from, tokens.at(-1)) ??
      readMark(text, from, tokens.at(-1));
    if (found && found.key !== '')
      tokens.push(BRACKETS.has(text[from - 1] ?? '') ? { ...found, opens: true } : found);
    const last = tokens.at(-1);
    if (!found && last && text[from] === ':') last.closes = true;
    if (!found && last && SHUTTING.has(text[from] ?? '')) last.shuts = true;
    from = found ? found.to : from + 1;
  }
  return joinNumerals(withoutRepeats(tokens), text);
}

const BRACKETS = new Set(['(', '[']);
const SHUTTING = new Set([')', ']']);

const LONGEST_REPEAT = 4;

/** What comes over and over, as nobody writes it, is kept three times: more of it says no more, and takes long to read. */
function withoutRepeats(tokens: readonly Token[]): Token[] {
  const kept: Token[] = [];
  for (const one of tokens) {
    kept.push(one);
    for (let size = 1; size <= LONGEST_REPEAT; size += 1) if (endsInFour(kept, size)) kept.length -= size;
  }
  return kept;
}

const endsInFour = (tokens: readonly Token[], size: number) =>
  tokens.length >= 4 * size &&
  tokens.slice(-3 * size).every(({ key }, at) => key === tokens[tokens.length - 4 * size + at]?.key);
