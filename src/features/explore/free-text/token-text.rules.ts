import type { Token } from './token-shape.rules.ts';

/** Without accents, in small letters. */
export const keyOf = (word: string) =>
  word
    .normalize('NFD')
    .replace(/[\p{M}.]/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss');

/** What a pattern finds at a place. */
export const findAt = (pattern: RegExp, text: string, from: number) => {
  pattern.lastIndex = from;
  return pattern.exec(text);
};

/** A token of what was typed from a place on. */
export const tokenAt = (kind: Token['kind'], key: string, text: string, from: number): Token => ({
  kind,
  key,
  text,
  from,
  to: from + text.length,
});
