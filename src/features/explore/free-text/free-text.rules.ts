import { type AnyFilters, fromWire, toWire } from '#kernel/filters.ts';
import { type ExploreFilters, exploreFilters } from '../explore.filters.ts';
import { NEGATIONS } from './phrases/beyond-phrases.rules.ts';
import type { Lexicon } from './lexicon.rules.ts';
import { findPattern, patternOf, type ReadSlot } from './pattern.rules.ts';
import { type Phrase, phrasesFrom } from './phrases/phrase-table.rules.ts';
import { type Reading, startReading } from './reading.rules.ts';
import { type SlotName, slots } from './slots.rules.ts';
import { type Token, tokensOf } from './tokens.rules.ts';

/** A part of the sentence that was recognised: filters, a reason why it sets none, or a part of the description. */
export interface Piece {
  from: number;
  end: number;
  filters?: ExploreFilters;
  reason?: string;
}

interface Sentence {
  tokens: readonly Token[];
  lexicon: Lexicon;
  read: ReadSlot;
}

const negations = NEGATIONS.map(patternOf);

/** Reads a sentence into filters, by the table of phrases and the names the firm uses. */
export function readSentence(text: string, lexicon: Lexicon): Reading {
  const tokens = tokensOf(text);
  const sentence = { tokens, lexicon, read: rememberedSlots(tokens, lexicon) };
  const reading = startReading(text, tokens);
  for (let at = 0; at < tokens.length; ) {
    const piece = pieceAt(sentence, at);
    if (piece) reading.take(piece);
    else reading.leave(at);
    at = piece?.end ?? at + 1;
  }
  return reading.finish();
}

/** Many phrases share a slot; each is read once at each place. */
function rememberedSlots(tokens: readonly Token[], lexicon: Lexicon): ReadSlot {
  const known = new Map<string, ReturnType<ReadSlot>>();
  return (name, at) => {
    const key = `${name} ${at}`;
    const found = known.get(key) ?? slots[name as SlotName].read(tokens, at, lexicon);
    known.set(key, found);
    return found;
  };
}

/** The longest phrase that begins here, else the one that is turned around here. */
function pieceAt(sentence: Sentence, at: number): Piece | null {
  const piece = longestAt(sentence, at);
  const turned = negations.flatMap((pattern) => findPattern(pattern, sentence.tokens, at, () => []));
  const [next] = turned.map(({ end }) => end).toSorted((one, other) => other - one);
  if (next === undefined) return piece;
  const match = longestAt(sentence, next);
  if (piece && (!match || match.end <= piece.end)) return piece;
  const what = match?.phrase.topic?.excludes ?? 'this';
  if (match) return { from: at, end: match.end, reason: match.reason ?? `${what} cannot be excluded` };
  if (sentence.tokens[next]?.kind !== 'word') return null;
  return { from: at, end: next + 1, reason: 'words of a description cannot be excluded' };
}

interface Match extends Piece {
  phrase: Phrase;
}

function longestAt({ tokens, lexicon, read }: Sentence, at: number): Match | null {
  const found = phrasesFrom(tokens[at]?.key ?? '')
    .filter((phrase) => phrase.slots.length === 0 || phrase.slots.some((slot) => read(slot, at).length > 0))
    .flatMap((phrase) =>
      findPattern(phrase.pattern, tokens, at, read).map(({ value, end }) => ({ phrase, value, end })),
    )
    .toSorted((one, other) => other.end - one.end);
  for (const { phrase, value, end } of found) {
    const { topic, reason } = phrase;
    const filters = topic?.read(value, lexicon);
    if (topic && !(filters && isValid(filters))) continue;
    return { phrase, from: at, end, ...(filters && { filters }), ...(reason !== undefined && { reason }) };
  }
  return null;
}

/** Whether the wire takes these values as they are. */
function isValid(filters: ExploreFilters): boolean {
  const kept = fromWire(exploreFilters as AnyFilters, toWire(exploreFilters, filters));
  return Object.keys(filters).every((key) => key in kept);
}
