import { NUMBER_WORDS } from '#kernel/spans.ts';
import { withoutHesitation } from './dictation.rules.ts';
import { DUTCH } from './dutch-words.rules.ts';
import { GERMAN } from './german-words.rules.ts';
import { IBERIAN_LANGUAGES } from './iberian-words.rules.ts';
import { NATIONS } from './nation-words.rules.ts';
import { NORDIC_LANGUAGES } from './nordic-words.rules.ts';
import { ROMANCE_LANGUAGES } from './romance-words.rules.ts';
import type { Token } from './token-shape.rules.ts';
import { keyOf } from './token-text.rules.ts';

/** What is said, word by word, with the English. */
const pairsIn = (words: string) =>
  words.split('\n').flatMap((line) => {
    const [english = '', said = ''] = line.trim().split(': ');
    // What an apostrophe parts is two words; "dont" is taken for a denial before its language is known.
    return said
      .split(', ')
      .map((one) => [one.replaceAll("'", ' ').replace(/^dont /, 'do not '), english] as const);
  });

const compiled = [GERMAN, DUTCH, ...NORDIC_LANGUAGES, ...ROMANCE_LANGUAGES, ...IBERIAN_LANGUAGES].map(
  ({ own, words }) => ({
    own: new Set(own.split(/\s+/)),
    longest: [...Object.entries(NATIONS), ...pairsIn(words)]
      .map(([said, english]) => ({ said: said.split(' '), english: english.split(' ') }))
      .toSorted((one, other) => other.said.length - one.said.length),
  }),
);

/** The sentence with its commonest words in English; the text stays what was typed. */
export function inEnglish(tokens: readonly Token[]): Token[] {
  const [language] = compiled
    .map((one) => ({ ...one, count: tokens.filter(({ key }) => one.own.has(key)).length }))
    .toSorted((one, other) => other.count - one.count);
  if (!language || language.count === 0) return withoutHesitation(tokens);
  const found: Token[] = [];
  for (let at = 0; at < tokens.length; ) {
    const word = language.longest.find(({ said }) =>
      said.every((key, index) => tokens[at + index]?.key === key),
    );
    const token = tokens[at];
    if (!token) break;
    // "20 à 80": between two numbers it goes from one to the other.
    const isTo = token.key === 'a' && !!tokens[at - 1]?.quantity && !!tokens[at + 1]?.quantity;
    if (word) found.push(...spread(tokens.slice(at, at + word.said.length), isTo ? ['to'] : word.english));
    else found.push(token);
    at += word?.said.length ?? 1;
  }
  return found;
}

/** The quantity that a number word is. */
export const numberIn = (word: string) => {
  const value = NUMBER_WORDS[word];
  return value === undefined ? {} : { quantity: { value, suffix: '', currency: '', plus: false } };
};

/** English words over the letters that were typed: the first takes them all but the last, which ends where they end. */
function spread(typed: readonly Token[], english: readonly string[]): Token[] {
  const [first, last] = [typed[0], typed.at(-1)];
  if (!first || !last) return [];
  return english.map((word, index) => ({
    kind: 'word',
    key: keyOf(word),
    text: first.text,
    from: first.from,
    to: index === english.length - 1 ? last.to : first.to,
    ...numberIn(word),
  }));
}
