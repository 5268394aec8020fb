import type { ExploreFilters } from '../explore.filters.ts';
import { askedLaterAt } from './asked-later.rules.ts';
import { nameFirst } from './bound-chains.rules.ts';
import { correctionAt } from './corrections.rules.ts';
import { spellCountries } from './country-letters-list.rules.ts';
import { withoutTakenBack } from './dictation.rules.ts';
import { doubtPiece } from './doubts.rules.ts';
import { doubtPlace } from './elsewhere.rules.ts';
import {
  alsoExcluded,
  excludedAt,
  excludingPiece,
  joinExcluded,
  leftOpen,
  partExcluded,
  WORD_JOINS,
  wantedBefore,
} from './excluded-pieces.rules.ts';
import { excludedBefore, exclusionAt, leftOutBefore, openedBefore, wantedAt } from './exclusions.rules.ts';
import { inEnglish } from './languages.rules.ts';
import type { Lexicon } from './lexicon.rules.ts';
import { longestAt, type Sentence } from './matches.rules.ts';
import { joinNumerals } from './numerals.rules.ts';
import type { Piece } from './piece.rules.ts';
import { type Reading, startReading } from './reading.rules.ts';
import { NO_VALUE } from './rest.rules.ts';
import { countryPartAt, lostBoundAt, nextPeriodAt, otherEndAt, secondBoundAt } from './second-bound.rules.ts';
import { rememberedSlots } from './slot-memory.rules.ts';
import { capitalizeStates } from './state-letters-list.rules.ts';
import { storyAt, tripAt } from './stories.rules.ts';
import { doubtPeriod } from './stray-periods.rules.ts';
import type { Token } from './token-shape.rules.ts';
import { tokensOf } from './tokens.rules.ts';
import { mendTokens } from './typing-errors.rules.ts';
import { unclearAt } from './unclear-verbs.rules.ts';
import { isValid, meaningOf } from './wire-values.rules.ts';

/** Reads a sentence into filters, by the table of phrases and the names the firm uses. */
export function readSentence(text: string, lexicon: Lexicon): Reading {
  const tokens = joinNumerals(
    mendTokens(
      inEnglish(capitalizeStates(spellCountries(nameFirst(withoutTakenBack(tokensOf(text)))))),
      lexicon,
    ),
    text,
  );
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
      partExcluded(sentence, at, before) ??
      countryPartAt(tokens, sentence.read, at, before) ??
      nextPeriodAt(tokens, sentence.read, at, before) ??
      pieceAt(sentence, at, before) ??
      otherEndAt(sentence, at, before, (next) => longestAt(sentence, next, { isExcluded: true })) ??
      lostBoundAt(sentence, at, (next) => longestAt(sentence, next, { isExcluded: true }));
    const found: Piece | null =
      own && !own.denies ? own : (secondBoundAt(tokens, sentence.read, at, before) ?? own);
    const piece: Piece | null =
      found && doubtPeriod(doubtPiece(takeable(found), before, tokens), before, tokens, lexicon.today);
    if (piece) reading.take(doubtPlace(marked(piece, tokens), tokens));
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

/** What is said anew or once more may be more than any filter takes. */
const takeable = (piece: Piece): Piece =>
  !piece.filters || isValid(piece.filters) ? piece : { from: piece.from, end: piece.end, reason: NO_VALUE };

const marked = (piece: Piece, tokens: readonly Token[]): Piece =>
  tokens.slice(piece.from, piece.end).some(({ mended }) => mended) ? { ...piece, guessed: true } : piece;

/** The longest phrase that begins here, else what is excluded here. */
function pieceAt(sentence: Sentence, at: number, before: Piece | null): Piece | null {
  const { tokens } = sentence;
  const story = tripAt(tokens, at, sentence.read) ?? storyAt(tokens, at, sentence.read);
  if (story) return story;
  const piece = longestAt(sentence, at, { before });
  const asked = askedLaterAt(tokens, at, sentence.read);
  if (asked && asked.piece.end >= (piece?.filters ? piece.end : 0)) {
    sentence.told.set(asked.from, asked.end);
    return asked.piece;
  }
  const wanted = wantedAt(tokens, at, (next) => longestAt(sentence, next, { isExcluded: true }));
  if (wanted?.filters) return { ...wanted, from: at };
  const unclear = unclearAt(tokens, at, (next) => longestAt(sentence, next, { isExcluded: true }));
  if (unclear) return unclear;
  const exclusion = exclusionAt(tokens, at, (next) => excludedAt(sentence, next));
  const { match } = exclusion ?? {};
  if (exclusion && (!piece || (match?.filters && exclusion.end > piece.end && match.from < piece.end)))
    return exclusion.isOpen
      ? leftOpen(at, exclusion.end)
      : excludingPiece(at, exclusion.end, exclusion.match);
  const all = piece && joinExcluded(sentence, piece, WORD_JOINS);
  const open = all?.filters && openedBefore(tokens, all.end);
  if (open) return leftOpen(at, open);
  const end =
    all?.filters && (excludedBefore(tokens, all.end) ?? leftOutBefore(tokens, all.end, all.phrase.topic));
  if (!all || !end) return piece;
  // "in Portugal, Spain excluded": the last of them alone.
  return wantedBefore(sentence, all) ?? excludingPiece(at, end, all);
}
