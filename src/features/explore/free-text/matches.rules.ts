import { comparingWords } from './amounts.rules.ts';
import { isBreak } from './doubts.rules.ts';
import { excludedBefore } from './exclusions.rules.ts';
import type { Lexicon } from './lexicon.rules.ts';
import { findPattern, type ReadSlot, type Slots } from './pattern.rules.ts';
import { type Phrase, phrasesFrom, phraseWords } from './phrases/phrase-table.rules.ts';
import { DETERMINERS, FILLERS, LINKING, WORK } from './phrases/plain-words.rules.ts';
import type { AnyTopic } from './phrases/topic.rules.ts';
import type { Piece } from './piece.rules.ts';
import type { Token } from './token-shape.rules.ts';
import { isValid } from './wire-values.rules.ts';

/** A sentence while it is read. */
export interface Sentence {
  tokens: readonly Token[];
  lexicon: Lexicon;
  read: ReadSlot;
  /** What was found at a place already, the longest first. */
  known: Map<number, readonly Candidate[]>;
  /** Where words begin that were told with what stands before them, and where they end. */
  told: Map<number, number>;
}
export interface Match extends Piece {
  phrase: Phrase;
}
/** A phrase that stands somewhere; what it means is read when it is asked for. */
type Candidate = () => Match | null;

interface Where {
  before?: Piece | null;
  /** Said not to be wanted: what a bare name means matters less. */
  isExcluded?: boolean;
}

/** The longest phrase that begins here and means something here. */
export function longestAt(sentence: Sentence, at: number, where: Where): Match | null {
  for (const candidate of candidatesAt(sentence, at)) {
    const match = candidate();
    if (!match) continue;
    const { topic } = match.phrase;
    if (!topic || where.isExcluded) return match;
    if (topic.naming && isFirstWord(sentence, match)) continue;
    if (topic.bare && !standsAlone(sentence, match, where.before ?? null, topic.bare)) continue;
    return topic.guess ? { ...match, guessed: true } : match;
  }
  return null;
}

/** "portfolio management", "acquired brain injury", "passed a milestone": the name begins something else. */
function isFirstWord(sentence: Sentence, { from, end, phrase }: Match): boolean {
  const { key = '', kind } = sentence.tokens[end] ?? {};
  if (WORK.has(key) || isOfThings(sentence, end)) return true;
  if (excludedBefore(sentence.tokens, end) !== null) return false;
  const goesOn =
    DETERMINERS.has(key) || kind === 'number' || (kind === 'word' && !FILLERS.has(key) && !LINKING.has(key));
  const isShort = end === from + 1 || phrase.topic?.naming === 'name';
  return isShort && goesOn && !longestAt(sentence, end, { isExcluded: true })?.filters;
}

/** "portfolio of 30 brands", but not "prospects of Theo", "portfolio of companies" */
function isOfThings(sentence: Sentence, at: number): boolean {
  const { tokens } = sentence;
  if (tokens[at]?.key !== 'of' || longestAt(sentence, at, { isExcluded: true })?.filters) return false;
  const named = tokens[at + 1]?.quantity ? at + 2 : at + 1;
  return tokens[named]?.kind === 'word' && !FILLERS.has(tokens[named].key) && !OURS.has(tokens[named].key);
}
const OURS = new Set(['ours', 'mine', 'his', 'hers', 'theirs']);

/** Every phrase that stands here, the longest first, and of two the one earlier in the table. */
export function candidatesAt({ tokens, lexicon, read, known }: Sentence, at: number): readonly Candidate[] {
  const remembered = known.get(at);
  if (remembered) return remembered;
  const candidates = [...phrasesFrom(tokens[at]?.key ?? '', (slot) => read(slot, at).length > 0)]
    .flatMap((phrase) =>
      findPattern(phrase.pattern, tokens, at, read).map(({ value, end }) => ({ phrase, value, end })),
    )
    .filter(
      ({ end }) =>
        !reachesOver(tokens, at, end) && !cutsComparison(tokens, at, end) && !cutsSpan(tokens, end),
    )
    .toSorted((one, other) => other.end - one.end || one.phrase.index - other.phrase.index)
    .map(({ phrase, value, end }): Candidate => {
      let match: Match | null | undefined;
      return () => {
        if (match === undefined) match = matchOf(phrase, value, lexicon, { from: at, end });
        return match;
      };
    });
  known.set(at, candidates);
  return candidates;
}

/** "60 employees, at least 15 years old": what compares behind a comma belongs to the number that follows it. */
function reachesOver(tokens: readonly Token[], from: number, end: number): boolean {
  if (!tokens[end]?.quantity) return false;
  let last = end - 1;
  const isComparing = ({ key = '', quantity }: Partial<Token> = {}) =>
    !quantity && key !== ',' && comparingWords.has(key);
  while (last > from && isComparing(tokens[last])) last -= 1;
  return last > from && last < end - 1 && tokens[last]?.key === ',';
}

/** "500 people or more than 50 million": "or more" belongs to what is compared behind it. */
const cutsComparison = (tokens: readonly Token[], from: number, end: number) => {
  const [last, next] = [tokens[end - 1], tokens[end]];
  // "10m raised or under 15 people"
  if (next?.quantity)
    return BOUNDING.has(last?.key ?? '') && ['or', 'and'].includes(tokens[end - 2]?.key ?? '');
  // "employees:>50 employees:<200", "hc>50 hc<200"
  if (next?.kind === 'mark')
    return (
      COMPARING_MARKS.has(next.key) &&
      (last?.closes === true || (end > from + 1 && LABELS.has(last?.key ?? '')))
    );
  return next?.key === 'than' && COMPARATIVES.has(last?.key ?? '');
};
const BOUNDING = new Set('under below over above beneath beyond'.split(' '));
const LABELS = new Set(
  'hc headcount employees emp staff people ppl ftes fte size raised funding growth founded'.split(' '),
);
const COMPARING_MARKS = new Set(['<', '>', '<=', '>=']);
/** "headcount in 12 months": the number belongs to the months. */
const cutsSpan = (tokens: readonly Token[], end: number) =>
  tokens[end - 1]?.quantity?.suffix === '' && SPANS.has(tokens[end]?.key ?? '');
const SPANS = new Set('days weeks months quarters years yrs'.split(' '));
const COMPARATIVES = new Set('more less fewer higher lower bigger larger smaller greater better'.split(' '));

/** Null where the phrase means nothing here, or nothing the wire takes. */
function matchOf(phrase: Phrase, value: Slots, lexicon: Lexicon, where: Piece): Match | null {
  const { topic, reason } = phrase;
  const filters = topic?.read(value, lexicon);
  if (topic && !(filters && isValid(filters))) return null;
  const besideHeadquarters = topic?.besideHeadquarters?.(value);
  return {
    phrase,
    ...where,
    ...(filters && { filters }),
    ...(besideHeadquarters && { besideHeadquarters }),
    ...(reason !== undefined && { reason }),
  };
}

/** Whether a bare name is no part of a sentence about something else. */
function standsAlone(
  sentence: Sentence,
  { from, end }: Piece,
  before: Piece | null,
  sides: NonNullable<AnyTopic['bare']>,
): boolean {
  const { tokens } = sentence;
  const isOpenBefore =
    isBreak(tokens[from - 1]) ||
    tokens[from]?.opens === true ||
    before?.end === from ||
    (sides === 'name' && FILLERS.has(tokens[from - 1]?.key ?? ''));
  const isOpenBehind = () =>
    isBreak(tokens[end]) ||
    tokens[end - 1]?.shuts === true ||
    tokens[end - 1]?.closes === true ||
    (['name', 'right'].includes(sides) && BEHIND_NAMES.has(tokens[end]?.key ?? '')) ||
    longestAt(sentence, end, { isExcluded: true })?.filters !== undefined;
  if (sides === 'whole') return from === 0 && end === tokens.length;
  if (sides === 'right') return isOpenBehind();
  if (sides === 'left') return isOpenBefore || followsKnown(tokens, from);
  // Only what was said before it tells what is meant.
  if (sides === 'later' && before === null) return false;
  return sides === 'either' ? isOpenBefore || isOpenBehind() : isOpenBefore && isOpenBehind();
}
/** Behind "slid by" nobody can tell whether it grew. */
function followsKnown(tokens: readonly Token[], from: number): boolean {
  let last = from - 1;
  while (tokens[last]?.key === 'by') last -= 1;
  const { key = ',', kind } = tokens[last] ?? {};
  return (
    kind !== 'word' || FILLERS.has(key) || LINKING.has(key) || comparingWords.has(key) || phraseWords.has(key)
  );
}
/** What goes on after a name of several words without being a part of it. */
const BEHIND_NAMES = new Set(
  'but with where that which who whose only minus excluding except having sorted not no owned without unless if and pls plz please thanks thx just again today now'.split(
    ' ',
  ),
);
