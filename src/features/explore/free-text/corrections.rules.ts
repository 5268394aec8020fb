import type { Range } from '#kernel/filter-kinds.ts';
import type { ExploreFilters } from '../explore.filters.ts';
import { isRange } from './merge.rules.ts';
import { beginningWith, type Found, findPattern, patternOf, type ReadSlot } from './pattern.rules.ts';
import { CORRECTIONS } from './phrases/correction-phrases.rules.ts';
import { FILLERS } from './phrases/plain-words.rules.ts';
import type { Piece } from './piece.rules.ts';
import { nameAnew, timeAnew } from './said-anew.rules.ts';
import { BOUND_SLOTS } from './second-bound.rules.ts';
import type { Token } from './token-shape.rules.ts';

type FilterKey = keyof ExploreFilters;

const corrections = beginningWith(CORRECTIONS.map(patternOf));

/** Filters of which one is said anew with the others. */
const TOGETHER: readonly (readonly FilterKey[])[] = [
  ['hq_country', 'hq_state', 'hq_city'],
  ['tp_status_value', 'tp_status_operator', 'tp_status_since', 'tp_status_not_tagged'],
  ['tp_owner_email', 'tp_owner_not_tagged'],
  ['has_email_sent', 'has_never_sent_email', 'days_of_email_sent'],
  ['total_funding_usd', 'total_funding_usd_no_data'],
];

/** Every filter that is taken back by what is said later. */
export const takenBackBy = (filters: ExploreFilters): ReadonlySet<FilterKey> =>
  new Set(
    (Object.keys(filters) as FilterKey[]).flatMap(
      (key) => TOGETHER.find((keys) => keys.includes(key)) ?? [key],
    ),
  );

const MOST_BETWEEN = 3;

interface Around {
  read: ReadSlot;
  /** What is said from a place on. */
  pieceAt: (at: number) => Piece | null;
  before: Piece | null;
  filters: ExploreFilters;
}

/** "Indiana, no wait, Ohio": what is said behind words that take something back replaces it. */
export function correctionAt(tokens: readonly Token[], at: number, around: Around): Piece | null {
  const { before, filters, read } = around;
  if (!before) return null;
  const ends = corrections(tokens[at]?.key ?? '').flatMap((pattern) =>
    findPattern(pattern, tokens, at, () => []).map(({ end }) => end),
  );
  if (ends.length === 0) return null;
  const start = Math.max(...ends);
  for (let next = start; next <= start + MOST_BETWEEN; next += 1) {
    const anew = { tokens, read, before, filters };
    const own = around.pieceAt(next);
    const named = nameAnew(next, anew);
    const piece =
      amountAnew(next, around) ??
      timeAnew(next, anew) ??
      (named && named.end >= (own?.end ?? 0) ? named : own);
    const isSaidAgain =
      piece?.filters &&
      (piece.insteadOf ?? [...takenBackBy(piece.filters)].some((key) => filters[key] !== undefined));
    if (piece && isSaidAgain) return { ...piece, from: at, corrects: true };
    if (piece || !FILLERS.has(tokens[next]?.key ?? '')) return null;
  }
  return null;
}

/** "at least 50 people, sorry, 80": a number alone says the bound before it anew. */
function amountAnew(at: number, { before, read, pieceAt }: Around): Piece | null {
  const [[key, old] = [], ...others] = Object.entries(before?.filters ?? {}).filter(([, one]) =>
    isRange(one),
  );
  const slot = BOUND_SLOTS[key ?? ''];
  if (key === undefined || !slot || others.length > 0 || !isRange(old)) return null;
  const found = read(slot, at)[0] ?? inMillions(old, slot === 'money' ? read('count', at) : []);
  const own = pieceAt(at);
  if (!found || !isRange(found.value) || (own && own.end > found.end)) return null;
  return { from: at, end: found.end, filters: { [key]: sameWay(found.value, old) } };
}

const MILLION = 1e6;
/** "raised 3 to 6 million, I mean 3 to 9" */
function inMillions(old: Range, [found]: readonly Found[]): Found | undefined {
  const isMeant = Object.values(old).every((bound) => bound >= MILLION);
  if (!found || !isRange(found.value) || !isMeant) return undefined;
  const times = (bound: number | undefined) =>
    bound !== undefined && bound < 1000 ? bound * MILLION : bound;
  const { min, max } = found.value;
  return {
    end: found.end,
    value: { ...(min !== undefined && { min: times(min) }), ...(max !== undefined && { max: times(max) }) },
  };
}

/** A bare number keeps the direction of the bound it replaces. */
function sameWay({ min, max }: Range, old: Range): Range {
  const exact = min === max || max === undefined ? min : undefined;
  if (exact === undefined || (old.min !== undefined && old.max !== undefined))
    return { ...(min !== undefined && { min }), ...(max !== undefined && { max }) };
  return old.min === undefined ? { max: exact } : { min: exact };
}
