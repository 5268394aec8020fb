import type { ExploreFilters } from '../explore.filters.ts';
import { askedLaterAt } from './asked-later.rules.ts';
import { comparingWords } from './amounts.rules.ts';
import {
  contraryOf,
  excludedBefore,
  exclusionAt,
  isWanted,
  openedBefore,
  wantedAt,
} from './exclusions.rules.ts';
import { correctionAt } from './corrections.rules.ts';
import { doubtPiece, isBreak } from './doubts.rules.ts';
import { inEnglish } from './languages.rules.ts';
import type { Lexicon } from './lexicon.rules.ts';
import { merged } from './merge.rules.ts';
import { afterJoin } from './names.rules.ts';
import { joinNumerals } from './numerals.rules.ts';
import { findPattern, type ReadSlot, type Slots } from './pattern.rules.ts';
import { DETERMINERS, FILLERS, LINKING, WORK } from './phrases/beyond-phrases.rules.ts';
import { type Phrase, phrasesFrom } from './phrases/phrase-table.rules.ts';
import type { AnyTopic } from './phrases/topic.rules.ts';
import { countryPartAt, secondBoundAt } from './second-bound.rules.ts';
import { storyAt } from './stories.rules.ts';
import { type Reading, startReading } from './reading.rules.ts';
import type { Piece } from './piece.rules.ts';
import { rememberedSlots } from './slot-memory.rules.ts';
import { isValid, meaningOf } from './wire-values.rules.ts';
import type { Token } from './token-shape.rules.ts';
import { tokensOf } from './tokens.rules.ts';
import { mendTokens } from './typing-errors.rules.ts';

interface Sentence {
  tokens: readonly Token[];
  lexicon: Lexicon;
  read: ReadSlot;
  /** What was found at a place already, the longest first. */
  known: Map<number, readonly Candidate[]>;
  /** Where words begin that were told with what stands before them, and where they end. */
  told: Map<number, number>;
}
interface Match extends Piece {
  phrase: Phrase;
}
/** A phrase that stands somewhere; what it means is read when it is asked for. */
type Candidate = () => Match | null;

/** Reads a sentence into filters, by the table of phrases and the names the firm uses. */
export function readSentence(text: string, lexicon: Lexicon): Reading {
  const tokens = joinNumerals(mendTokens(inEnglish(tokensOf(text)), lexicon), text);
  const sentence: Sentence = {
    tokens,
    lexicon,
    read: rememberedSlots(tokens, lexicon),
    known: new Map(),
    told: new Map(),
  };
  const reading = startReading(text, tokens, (filter, filters) => meaningOf(filter, filters, lexicon));
  let before: Piece | null = null;
  for (let at = 0; at < tokens.length; ) {
    const told = sentence.told.get(at);
    if (told !== undefined) {
      at = told;
      continue;
    }
    const own: Piece | null =
      correctionAt(tokens, at, around(sentence, before, reading.filters())) ??
      alsoExcluded(sentence, at, before) ??
      countryPartAt(tokens, sentence.read, at, before) ??
      pieceAt(sentence, at, before);
    const found: Piece | null =
      own && !own.denies ? own : (secondBoundAt(tokens, sentence.read, at, before) ?? own);
    const piece: Piece | null = found && doubtPiece(found, before, tokens);
    if (piece) reading.take(marked(piece, tokens));
    else reading.leave(at);
    if (piece) before = piece;
    at = piece?.end ?? at + 1;
  }
  return reading.finish();
}

const around = (sentence: Sentence, before: Piece | null, filters: ExploreFilters) => ({
  read: sentence.read,
  // What is said anew stands by itself, as if it were the first.
  pieceAt: (next: number) => pieceAt(sentence, next, before && { ...before, end: next }),
  before,
  filters,
});

const marked = (piece: Piece, tokens: readonly Token[]): Piece =>
  tokens.slice(piece.from, piece.end).some(({ mended }) => mended) ? { ...piece, guessed: true } : piece;

/** The longest phrase that begins here, else what is excluded here. */
function pieceAt(sentence: Sentence, at: number, before: Piece | null): Piece | null {
  const { tokens } = sentence;
  const story = storyAt(tokens, at, sentence.read);
  if (story) return story;
  const piece = longestAt(sentence, at, { before });
  const asked = askedLaterAt(tokens, at, sentence.read);
  if (asked && asked.piece.end >= (piece?.filters ? piece.end : 0)) {
    sentence.told.set(asked.from, asked.end);
    return asked.piece;
  }
  const wanted = wantedAt(tokens, at, (next) => longestAt(sentence, next, { isExcluded: true }));
  if (wanted?.filters) return { ...wanted, from: at };
  const exclusion = exclusionAt(tokens, at, (next) => excludedAt(sentence, next));
  const { match } = exclusion ?? {};
  if (exclusion && (!piece || (match?.filters && exclusion.end > piece.end && match.from < piece.end)))
    return exclusion.isOpen ? leftOpen(at, exclusion.end) : excluding(at, exclusion.end, exclusion.match);
  const all = piece && joined(sentence, piece, WORD_JOINS);
  const open = all?.filters && openedBefore(tokens, all.end);
  if (open) return leftOpen(at, open);
  const end = all?.filters && excludedBefore(tokens, all.end);
  return all && end ? excluding(at, end, all) : piece;
}

const leftOpen = (from: number, end: number): Piece => ({ from, end, reason: 'said not to matter' });

/** What is not wanted; "not Germany, Austria is fine" ends at the comma. */
function excludedAt(sentence: Sentence, at: number): Match | null {
  const { tokens } = sentence;
  const all = joined(sentence, longestAt(sentence, at, { isExcluded: true }), ALL_JOINS);
  if (!all || !isWanted(tokens, all.end)) return all;
  const fewer = candidatesAt(sentence, at).map((candidate) => candidate());
  return (
    fewer.find((match) => match?.filters && match.end < all.end && tokens[match.end]?.key === ',') ?? all
  );
}

const WORD_JOINS = new Set(['or', 'and', '&', '/']);
const ALL_JOINS = new Set([...WORD_JOINS, ',']);

/** "without Boston or New York": one exclusion goes on over what is joined to it and is of its kind. */
function joined(sentence: Sentence, first: Match | null, joins: ReadonlySet<string>): Match | null {
  const { tokens } = sentence;
  const after = (end: number) => (joins.has(tokens[end]?.key ?? '') ? afterJoin(tokens, end) : null);
  let match = first;
  for (let next = match && after(match.end); match && next !== null; ) {
    // "not under 20 and not over 50" are two exclusions.
    if (DENYING.has(tokens[next]?.key ?? '')) break;
    const more: Match | null = nextExcluded(sentence, next);
    const kind = match.phrase.topic?.excludes;
    if (!more?.filters || !kind || more.phrase.topic?.excludes !== kind || isWider(more, match)) break;
    match = { ...match, end: more.end, filters: merged(match.filters ?? {}, more.filters) };
    next = after(match.end);
  }
  return match;
}
const DENYING = new Set(['not', 'no', 'nothing', 'none', 'never', 'without']);
const THINGS = new Set(
  'anything everything all any companies company ones those the what whatever whoever whichever'.split(' '),
);
const LINKS = new Set(
  "that which who is are was were been we i 's have has had our my in already".split(' '),
);
/** "exclude Ohio and anything in Indiana", "leave out what we passed on and whatever is in the portfolio" */
function nextExcluded(sentence: Sentence, at: number): Match | null {
  const { tokens } = sentence;
  for (let next = at; ; next += 1) {
    const match = longestAt(sentence, next, { isExcluded: true });
    const key = tokens[next]?.key ?? '';
    const goesOn = THINGS.has(key) || (next > at && LINKS.has(key));
    if (match?.filters || !goesOn || tokens[at - 1]?.key === ',') return match;
  }
}
/** A region is not one more of what is left out of it. */
const isWider = ({ filters = {} }: Match, { filters: others = {} }: Match) =>
  Object.entries(filters).some(([key, values]) => {
    const inside: unknown = others[key as keyof ExploreFilters];
    return (
      Array.isArray(values) && Array.isArray(inside) && inside.every((one) => values.includes(one as never))
    );
  });

/** What is not wanted sets the filter that means so, and where there is none nothing. */
function excluding(from: number, end: number, match: Match | null): Piece {
  if (!match) return { from, end, reason: 'words of a description cannot be excluded', denies: true };
  if (match.reason !== undefined || !match.filters)
    return { from, end, reason: match.reason ?? 'this cannot be excluded' };
  const { topic } = match.phrase;
  const contrary = contraryOf(topic, match.filters);
  if (contrary) return { from, end, filters: contrary, isExclusion: true };
  return {
    from,
    end,
    reason: `${topic?.excludes ?? 'this'} cannot be excluded`,
    excluded: match.filters,
    isExclusion: true,
  };
}

/** "nothing over $10M or under 15 people": what is joined by "or" is not wanted either. */
function alsoExcluded(sentence: Sentence, at: number, before: Piece | null): Piece | null {
  const { tokens } = sentence;
  if (!before || at !== before.end || tokens[at]?.key !== 'or') return null;
  const isNothing = NOTHING.has(tokens[before.from]?.key ?? '') && before.filters !== undefined;
  if (!before.isExclusion && !isNothing) return null;
  const match = nextExcluded(sentence, at + 1);
  return match?.filters ? excluding(at, match.end, match) : null;
}

const NOTHING = new Set(['nothing', 'none']);

interface Where {
  before?: Piece | null;
  /** Said not to be wanted: what a bare name means matters less. */
  isExcluded?: boolean;
}

function longestAt(sentence: Sentence, at: number, where: Where): Match | null {
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
  if (WORK.has(key)) return true;
  if (excludedBefore(sentence.tokens, end) !== null) return false;
  const goesOn =
    DETERMINERS.has(key) || kind === 'number' || (kind === 'word' && !FILLERS.has(key) && !LINKING.has(key));
  const isShort = end === from + 1 || phrase.topic?.naming === 'name';
  return isShort && goesOn && !longestAt(sentence, end, { isExcluded: true })?.filters;
}

/** Every phrase that stands here, the longest first, and of two the one earlier in the table. */
function candidatesAt({ tokens, lexicon, read, known }: Sentence, at: number): readonly Candidate[] {
  const remembered = known.get(at);
  if (remembered) return remembered;
  const candidates = [...phrasesFrom(tokens[at]?.key ?? '', (slot) => read(slot, at).length > 0)]
    .flatMap((phrase) =>
      findPattern(phrase.pattern, tokens, at, read).map(({ value, end }) => ({ phrase, value, end })),
    )
    .filter(({ end }) => !reachesOver(tokens, at, end))
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
    before?.end === from ||
    (sides === 'name' && FILLERS.has(tokens[from - 1]?.key ?? ''));
  const isOpenBehind = () =>
    isBreak(tokens[end]) ||
    tokens[end - 1]?.closes === true ||
    (sides === 'name' && BEHIND_NAMES.has(tokens[end]?.key ?? '')) ||
    longestAt(sentence, end, { isExcluded: true })?.filters !== undefined;
  if (sides === 'right') return isOpenBehind();
  // Only what was said before it tells what is meant.
  if (sides === 'later' && before === null) return false;
  return sides === 'either' ? isOpenBefore || isOpenBehind() : isOpenBefore && isOpenBehind();
}
/** What goes on after a name of several words without being a part of it. */
const BEHIND_NAMES = new Set(
  'but with where that which who whose only minus excluding except having sorted not no owned without if and pls plz please thanks thx just again today now'.split(
    ' ',
  ),
);
