import type { Lexicon } from './lexicon.rules.ts';
import { findMany, writeMany } from './names.rules.ts';
import type { Found } from './pattern.rules.ts';
import type { Token } from './token-shape.rules.ts';

const PRONOUNS = new Set(['he', 'she', 'him', 'his', 'her', 'hers']);
const OTHERS = new Set(
  'founder founders ceo guy woman man lady friend boss banker lawyer investor partner wife husband'.split(
    ' ',
  ),
);
/** "Priya again: her prospects": whoever was named last, where nobody else was spoken of since. */
function namedBefore(tokens: readonly Token[], at: number, { owner: names }: Lexicon): Found<string>[] {
  if (!PRONOUNS.has(tokens[at]?.key ?? '')) return [];
  for (let back = at - 1; back >= 0 && !OTHERS.has(tokens[back]?.key ?? ''); back -= 1) {
    const [named] = names.find(tokens, back);
    if (named) return [{ value: named.value, end: at + 1 }];
  }
  return [];
}

const ME = new Set(['me', 'myself', 'mine']);
/** Owners by name, by "me", or by a word for whoever was named before. */
export const namedOwner = {
  read: (tokens: readonly Token[], at: number, lexicon: Lexicon) =>
    findMany(
      (next) =>
        lexicon.me && ME.has(tokens[next]?.key ?? '')
          ? [{ value: lexicon.me, end: next + 1 }]
          : lexicon.me && tokens[next]?.key === 'i' && tokens[next + 1]?.key === 'myself'
            ? [{ value: lexicon.me, end: next + 2 }]
            : [...lexicon.owner.find(tokens, next), ...namedBefore(tokens, next, lexicon)],
      tokens,
      at,
    ),
  write: (values: string[], lexicon: Lexicon) => writeMany(lexicon.owner, values),
};

/** Owners with no colon behind them. */
export const openOwner = {
  read: (tokens: readonly Token[], at: number, lexicon: Lexicon) =>
    [
      ...findMany((next) => lexicon.owner.find(tokens, next), tokens, at),
      ...namedBefore(tokens, at, lexicon).map(({ value, end }) => ({ value: [value], end })),
    ].filter(({ end }) => !tokens[end - 1]?.closes),
  write: () => null,
};
