import type { ExploreFilters } from '../explore.filters.ts';
import { contraryOf, isWanted } from './exclusions.rules.ts';
import { candidatesAt, longestAt, type Match, type Sentence } from './matches.rules.ts';
import { merged } from './merge.rules.ts';
import { afterJoin } from './names.rules.ts';
import type { Piece } from './piece.rules.ts';
import { isDash, type Token } from './token-shape.rules.ts';

export const leftOpen = (from: number, end: number): Piece => ({ from, end, reason: 'said not to matter' });

/** What is not wanted; "not Germany, Austria is fine" ends at the comma. */
export function excludedAt(sentence: Sentence, at: number): Match | null {
  const { tokens } = sentence;
  const all = joinExcluded(sentence, longestAt(sentence, at, { isExcluded: true }), ALL_JOINS);
  if (!all || !isWanted(tokens, all.end)) return all;
  const fewer = candidatesAt(sentence, at).map((candidate) => candidate());
  return (
    fewer.find((match) => match?.filters && match.end < all.end && tokens[match.end]?.key === ',') ?? all
  );
}

const WHERE = new Set(['in', 'from', 'within', 'across', 'companies', 'firms']);
/** The places of a list that is left out but for its last, which a comma parts from them. */
export function wantedBefore(sentence: Sentence, all: Match): Match | null {
  const { tokens } = sentence;
  if (!WHERE.has(tokens[all.from]?.key ?? '')) return null;
  const shorter = candidatesAt(sentence, all.from).map((candidate) => candidate());
  const next = shorter.find((match) => match?.filters && match.end < all.end);
  return next && tokens[next.end]?.key === ',' && next.phrase.topic?.excludes === 'a place' ? next : null;
}

export const WORD_JOINS = new Set(['or', 'and', '&', '/']);
const ALL_JOINS = new Set([...WORD_JOINS, ',']);

/** "without Boston or New York": one exclusion goes on over what is joined to it and is of its kind. */
export function joinExcluded(
  sentence: Sentence,
  first: Match | null,
  joins: ReadonlySet<string>,
): Match | null {
  const { tokens } = sentence;
  const after = (end: number) => (joins.has(tokens[end]?.key ?? '') ? afterJoin(tokens, end) : null);
  let match = first;
  for (let next = match && after(match.end); match && next !== null; ) {
    // "not under 20 and not over 50" are two exclusions; behind a dash it is told what is wanted.
    if (DENYING.has(tokens[next]?.key ?? '') || isDash(tokens[match.end])) break;
    if (next === match.end + 1 && beginsAnew(tokens, match, next)) break;
    const more: Match | null = nextExcluded(sentence, next);
    const kind = match.phrase.topic?.excludes;
    if (!more?.filters || !kind || more.phrase.topic?.excludes !== kind || isWider(more, match)) break;
    match = { ...match, end: more.end, filters: merged(match.filters ?? {}, more.filters) };
    next = after(match.end);
  }
  return match;
}
/** "not in Boston, HQ Ohio": behind a comma a word that says anew what is meant says what is wanted. */
const beginsAnew = (tokens: readonly Token[], { from, end }: Match, next: number) =>
  tokens[end]?.key === ',' &&
  SAYING_WHAT.has(tokens[next]?.key ?? '') &&
  tokens[next]?.key !== tokens[from]?.key;
const SAYING_WHAT = new Set(
  'hq headquarters headquartered based located owner owned status stage founder founders in from list tag'.split(
    ' ',
  ),
);
const DENYING = new Set(['not', 'no', 'nothing', 'none', 'never', 'without']);
const THINGS = new Set(
  'anything everything all any companies company ones those the what whatever whoever whichever'.split(' '),
);
const LINKS = new Set(
  "that which who is are was were been we i 's have has had our my in already".split(' '),
);
const MORE_THINGS = new Set(['those', 'anything', 'everything', 'whatever', 'whoever', 'ones', 'what']);
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
export function excludingPiece(from: number, end: number, match: Match | null): Piece {
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
export function alsoExcluded(sentence: Sentence, at: number, before: Piece | null): Piece | null {
  const { tokens } = sentence;
  if (!before || at !== before.end) return null;
  // "drop the closed ones and those in diligence"
  const next = tokens[at + 1]?.key ?? '';
  // "steer clear of SaaS and of California"
  const isSaidAgain =
    ['of', 'from'].includes(next) && tokens.slice(before.from, before.end).some(({ key }) => key === next);
  const isOneMore = tokens[at]?.key === 'and' && before.isExclusion && (isSaidAgain || MORE_THINGS.has(next));
  // "exclude SaaS and acquired companies"
  const isListed =
    tokens[at]?.key === 'and' && before.isExclusion && LEAVING_OUT.has(tokens[before.from]?.key ?? '');
  if (tokens[at]?.key !== 'or' && !isOneMore && !isListed) return null;
  const isNothing = NOTHING.has(tokens[before.from]?.key ?? '') && before.filters !== undefined;
  if (!before.isExclusion && !isNothing) return null;
  const match = nextExcluded(sentence, isOneMore && isSaidAgain ? at + 2 : at + 1);
  if (!match?.filters || (isListed && !isOneMore && !isName(sentence, match))) return null;
  return excludingPiece(at, match.end, match);
}

const LEAVING_OUT = new Set(
  'exclude excluding skip skipping drop dropping omit omitting avoid avoiding ignore ignoring hide hiding remove removing leave leaving filter rule spare cut lose'.split(
    ' ',
  ),
);
const NAMES = new Set(['a place', 'a company status', 'a status', 'an owner', 'a growth tag', 'a list']);
/** Said as a name alone, and not as a wish of its own: "acquired companies", but not "in Ohio". */
const isName = ({ tokens }: Sentence, { from, phrase }: Match) =>
  NAMES.has(phrase.topic?.excludes ?? '') && !LINKS.has(tokens[from]?.key ?? '');

/** "the Nordics but Iceland": a part of what was named. */
export function partExcluded(sentence: Sentence, at: number, before: Piece | null): Piece | null {
  if (!LESS.has(sentence.tokens[at]?.key ?? '') || before?.end !== at || !before.filters) return null;
  const match = joinExcluded(sentence, longestAt(sentence, at + 1, { isExcluded: true }), WORD_JOINS);
  const isPart =
    match?.filters && match.phrase.topic?.excludes === 'a place' && isWider({ ...match, ...before }, match);
  return match && isPart ? excludingPiece(at, match.end, match) : null;
}

const LESS = new Set(['but', 'less', 'bar', 'save']);
const NOTHING = new Set(['nothing', 'none']);
