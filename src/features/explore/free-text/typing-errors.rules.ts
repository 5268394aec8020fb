import { NUMBER_WORDS } from '#kernel/spans.ts';
import { numberIn } from './languages.rules.ts';
import type { Lexicon } from './lexicon.rules.ts';
import { LOOK_ALIKES } from './look-alikes.rules.ts';
import type { Names } from './names.rules.ts';
import { phraseWords, toldWords } from './phrases/phrase-table.rules.ts';
import { FILLERS } from './phrases/plain-words.rules.ts';
import { SLIPS } from './slips.rules.ts';
import type { Token } from './token-shape.rules.ts';

const SHORTEST = 5;
/** So long a word of the grammar, and so long a name, may have two letters wrong. */
const LONG_WORD = 10;
const LONG_NAME = 7;

/** A word with its letters as bits, by which most others are seen at once to be too different. */
interface Shelved {
  word: string;
  letters: number;
}
/** Words by their first letter and length. */
type Vocabulary = ReadonlyMap<string, readonly Shelved[]>;
const shelfOf = (word: string, length: number) => `${word.charAt(0)}${length}`;
const LETTER_A = 97;
const BITS = 31;
function lettersOf(word: string): number {
  let letters = 0;
  for (let at = 0; at < word.length; at += 1) letters |= 1 << ((word.charCodeAt(at) - LETTER_A) & BITS);
  return letters;
}
function countBits(bits: number): number {
  let count = 0;
  for (let left = bits; left !== 0; left &= left - 1) count += 1;
  return count;
}

function vocabularyOf(words: Iterable<string>): Vocabulary {
  const shelves = new Map<string, Shelved[]>();
  for (const word of new Set(words)) {
    if (word.length < SHORTEST - 1 || !/^\p{L}+$/u.test(word)) continue;
    const shelf = shelfOf(word, word.length);
    const shelved = { word, letters: lettersOf(word) };
    const others = shelves.get(shelf);
    if (others) others.push(shelved);
    else shelves.set(shelf, [shelved]);
  }
  return shelves;
}

const ofPhrases = vocabularyOf([...phraseWords, ...Object.keys(NUMBER_WORDS)]);
const ofPlaces = new WeakMap<object, { all: Set<string>; shelves: Vocabulary }>();
const placesOf = ({ place, metro }: Lexicon) => {
  const known = ofPlaces.get(place);
  if (known) return known;
  const all = new Set([...place.words(), ...metro.words()]);
  const made = { all, shelves: vocabularyOf(all) };
  ofPlaces.set(place, made);
  return made;
};
const others = (lexicon: Lexicon): Names<unknown>[] => [
  lexicon.owner,
  lexicon.tp_status,
  lexicon.status,
  lexicon.tag,
  lexicon.newsletter,
  lexicon.list,
  lexicon.datasource,
];

const ofFirms = new WeakMap<Lexicon, ReturnType<typeof shelve>>();
/** What a firm calls its things, put in order once for all its sentences. */
function namesIn(lexicon: Lexicon) {
  const known = ofFirms.get(lexicon) ?? shelve(lexicon);
  ofFirms.set(lexicon, known);
  return known;
}
function shelve(lexicon: Lexicon) {
  const names = new Set(others(lexicon).flatMap((one) => [...one.words()]));
  const owners = new Set(lexicon.owner.words());
  return { names, owners, ofOwners: vocabularyOf(owners), ofNames: vocabularyOf(names) };
}

/** Reads a word nobody knows as the one it is most like, where no other is as like it. */
export function mendTokens(tokens: readonly Token[], lexicon: Lexicon): Token[] {
  const places = placesOf(lexicon);
  const { names, owners, ofOwners, ofNames } = namesIn(lexicon);
  const isKnown = (key: string) =>
    [phraseWords, FILLERS, places.all, names, LOOK_ALIKES, toldWords].some((words) => words.has(key));
  const near = [places.shelves, ofOwners];
  const all = [...near, ofNames];
  return tokens.map((token, at) => {
    if (token.kind !== 'word' || token.quantity || isKnown(token.key)) return token;
    const isBesideName = [tokens[at - 1], tokens[at + 1]].some((other) => owners.has(other?.key ?? ''));
    const isPossessive = tokens[at + 1]?.key === "'s" && token.key.length >= SHORTEST - 1;
    const surname = isBesideName || isPossessive ? nearest(token.key, near.slice(1), 1)?.best : undefined;
    const key =
      SLIPS[token.key] ??
      surname ??
      secondWord(token, tokens[at - 1], lexicon) ??
      (isAcronym(token)
        ? null
        : (mendedKey(token, tokens[at - 1], { near, all }) ?? cutShort(token, places)));
    return key ? { ...token, key, ...numberIn(key), mended: true } : token;
  });
}

/** "New Zeland": behind the first word of a place its second is meant. */
function secondWord({ key }: Token, before: Token | undefined, { place }: Lexicon): string | null {
  const words = key.length < SHORTEST ? [] : place.following(before?.key ?? '');
  return words.length === 0 ? null : (nearest(key, [vocabularyOf(words)], 1)?.best ?? null);
}

const SHORTEST_CUT = 6;
/** "Singapor": a place without its last letter. */
const cutShort = ({ key }: Token, { all, shelves }: { all: ReadonlySet<string>; shelves: Vocabulary }) => {
  if (key.length < SHORTEST_CUT) return null;
  const whole = (shelves.get(shelfOf(key, key.length + 1)) ?? []).filter(({ word }) => word.startsWith(key));
  return whole.length === 1 && whole[0] && all.has(whole[0].word) ? whole[0].word : null;
};

/** A name that nobody here has stays what it is. */
const isAcronym = ({ text }: Token) => text.length > 1 && text === text.toUpperCase();
const BEFORE_NAMES = new Set(['in', 'by', 'near', 'from']);
/** Behind these a name of any kind may be two letters wrong. */
const BEFORE_ANY_NAME = new Set(['status', 'stage', 'tag', 'tagged', 'owner', 'list', 'at', 'in']);
const LONG_ALONE = 9;

/** Places and people may be two letters wrong, other names one. */
interface NamesNear {
  near: readonly Vocabulary[];
  all: readonly Vocabulary[];
}

function mendedKey(token: Token, before: Token | undefined, names: NamesNear): string | null {
  const { key, text } = token;
  if (key.length < SHORTEST) return null;
  const isNamed = BEFORE_NAMES.has(before?.key ?? '') || (key.length >= LONG_ALONE && /^\p{Lu}/u.test(text));
  const word = nearest(key, [ofPhrases], key.length >= LONG_WORD ? 2 : 1);
  const name =
    nearest(key, names.all, 1) ??
    (isNamed && key.length >= LONG_NAME ? nearest(key, names.near, 2) : null) ??
    (BEFORE_ANY_NAME.has(before?.key ?? '') && key.length >= LONG_ALONE ? nearest(key, names.all, 2) : null);
  if (word && name && word.errors === name.errors && word.best !== name.best) return null;
  return (word && name ? nearer(word, name) : (word ?? name))?.best ?? null;
}

interface Near {
  best: string;
  errors: number;
}
const nearer = (one: Near, other: Near) => (one.errors <= other.errors ? one : other);

/** The one word that is nearest; none where two are equally near, or where one only ends otherwise. */
function nearest(word: string, shelves: readonly Vocabulary[], most: number): Near | null {
  let [best, errors]: [string | null, number] = [null, most + 1];
  for (const other of likely(word, most, shelves)) {
    if (isEnding(word, other) || other === best) continue;
    const found = distance(word, other, most);
    if (found > errors) continue;
    best = found === errors ? null : other;
    errors = found;
  }
  return best && errors <= most ? { best, errors } : null;
}
const isEnding = (one: string, other: string) => one.startsWith(other) || other.startsWith(one);

function likely(word: string, most: number, shelves: readonly Vocabulary[]): string[] {
  const letters = lettersOf(word);
  const found: string[] = [];
  for (let length = word.length - most; length <= word.length + most; length += 1)
    // Each wrong letter is one that only one word has and one that only the other has.
    for (const shelf of shelves)
      for (const other of shelf.get(shelfOf(word, length)) ?? [])
        if (countBits(letters ^ other.letters) <= 2 * most) found.push(other.word);
  return found;
}

/** How many letters are missing, too many, wrong or swapped with their neighbour; more than `most` are not counted. */
export function distance(one: string, other: string, most: number): number {
  let [older, old]: [number[], number[]] = [[], Array.from({ length: other.length + 1 }, (_, at) => at)];
  for (let row = 1; row <= one.length; row += 1) {
    const line = [row];
    for (let at = 1; at <= other.length; at += 1) {
      const wrong = one[row - 1] === other[at - 1] ? 0 : 1;
      const isSwapped = row > 1 && at > 1 && one[row - 1] === other[at - 2] && one[row - 2] === other[at - 1];
      const least = Math.min((old[at] ?? 0) + 1, (line[at - 1] ?? 0) + 1, (old[at - 1] ?? 0) + wrong);
      line.push(isSwapped ? Math.min(least, (older[at - 2] ?? 0) + 1) : least);
    }
    if (Math.min(...line) > most) return most + 1;
    [older, old] = [old, line];
  }
  return old[other.length] ?? most + 1;
}
