import type { Range } from '#kernel/filter-kinds.ts';
import { unitOf } from '#kernel/spans.ts';
import { comparingWords } from './amounts.rules.ts';
import { excludingEnd } from './exclusions.rules.ts';
import { isRange, liesBeyond } from './merge.rules.ts';
import type { Found, ReadSlot } from './pattern.rules.ts';
import type { Piece } from './piece.rules.ts';
import type { SlotName } from './slot-values.rules.ts';
import type { Token } from './token-shape.rules.ts';

interface Words {
  tokens: readonly Token[];
  read: ReadSlot;
}
type PieceAt = (at: number) => Piece | null;

export const CONTRADICTED = 'it contradicts another bound';
const BETWEEN_BOUNDS = new Set([',', 'and', 'but', 'yet', 'with', 'a', 'though', 'also']);
/** How a bound of a filter is read. */
export const BOUND_SLOTS: Readonly<Record<string, SlotName>> = {
  employee_count: 'count',
  country_employee_count: 'count',
  total_funding_usd: 'money',
  growth_6m: 'percent',
  growth_1y: 'percent',
  growth_2y: 'percent',
  year_founded: 'years',
};

const BEFORE_PART = new Set([',', 'and', 'with', 'of', 'which', 'including', 'but']);
/** "20+ people, at least 5 in India": a part of the people that were counted before. */
export function countryPartAt(
  tokens: readonly Token[],
  read: ReadSlot,
  at: number,
  before: Piece | null,
): Piece | null {
  if (!before?.filters?.employee_count || tokens[at - 1]?.key === 'in') return null;
  if (!tokens.slice(before.end, at).every(({ key }) => BEFORE_PART.has(key))) return null;
  for (const { value: count, end } of read('count', at)) {
    const place = ['in', 'based'].includes(tokens[end]?.key ?? '') ? afterIn(tokens, end) : null;
    const [country] = place === null ? [] : read('one_country', place);
    if (country && isRange(count))
      return {
        from: at,
        end: country.end,
        filters: { country_name_employee_count: country.value as string, country_employee_count: count },
      };
  }
  return null;
}
const afterIn = (tokens: readonly Token[], at: number) => {
  let next = at;
  while (['based', 'in', 'the'].includes(tokens[next]?.key ?? '')) next += 1;
  return next;
};

/** The range that is all a piece sets, and how its bounds are read. */
function onlyRange(piece: Piece | null) {
  const [[key, range] = [], ...others] = Object.entries(piece?.filters ?? {});
  const slot = BOUND_SLOTS[key ?? ''];
  return piece && key && slot && others.length === 0 && isRange(range)
    ? { key, range, slot, end: piece.end }
    : null;
}

/** Only words that join stand between a piece and what follows. */
const joinsOn = (tokens: readonly Token[], { end }: Piece, at: number) =>
  at !== end && tokens.slice(end, at).every(({ key }) => BETWEEN_BOUNDS.has(key));

/** "minimum 25 people, maximum 75": a second bound of what was said before it. */
export function secondBoundAt(
  tokens: readonly Token[],
  read: ReadSlot,
  at: number,
  before: Piece | null,
): Piece | null {
  const said = onlyRange(before);
  if (!before || !said) return null;
  const { key, range, slot } = said;
  // "growing but not more than 20%": the denial begins with the word that joins.
  const isDenial = ['but', 'and'].includes(tokens[at]?.key ?? '') && DENIALS.has(tokens[at + 1]?.key ?? '');
  const start = isDenial ? at + 1 : at;
  const denied = excludingEnd(tokens, start);
  if (!joinsOn(tokens, before, start)) return null;
  const bound =
    read(slot, start).find(({ value, end }) => end > start + 1 && !sharesBound(range, value as object)) ??
    (denied === null ? undefined : contraryBound(read(slot, denied), range));
  return bound ? { from: at, end: bound.end, filters: { [key]: bound.value } } : null;
}
/** "not over 60% a year, don't want under 15% either" */
function contraryBound(bounds: readonly Found[], range: Range): Found | undefined {
  for (const { value, end } of bounds) {
    const { min, max } = value as Range;
    if (min !== undefined && max !== undefined) continue;
    const turned = min === undefined ? { min: max ?? 0 } : { max: min };
    if (!sharesBound(range, turned) && !liesBeyond(range, turned)) return { value: turned, end };
  }
  return undefined;
}

/** "10% in six months, 30 in a year": growth over another span, in the same words. */
export function nextPeriodAt(
  tokens: readonly Token[],
  read: ReadSlot,
  at: number,
  before: Piece | null,
): Piece | null {
  const said = onlyRange(before);
  if (!before || !said?.key.startsWith('growth_') || said.range.min === undefined) return null;
  if (!joinsOn(tokens, before, at)) return null;
  for (const { value, end } of read('points', at)) {
    // "over one year" bounds nothing.
    if (unitOf(tokens[end]?.key ?? '')) continue;
    const [period] = read('period', end).toSorted((one, other) => other.end - one.end);
    const key = `growth_${String(period?.value)}`;
    if (period && key !== said.key) return { from: at, end: period.end, filters: { [key]: value } };
  }
  return null;
}

const MOST_WORDS = 6;
const STOPS = new Set(['.', ';', '!', '?']);
/** "below 5 staff or the giants beyond 1,000": the other end of what was said before it, whatever words stand between. */
export function otherEndAt(
  { tokens, read }: Words,
  at: number,
  before: Piece | null,
  pieceAt: PieceAt,
): Piece | null {
  const said = onlyRange(before);
  const isNext = before && (at === before.end || (at === before.end + 1 && tokens[at - 1]?.key === ','));
  if (tokens[at]?.key !== 'or' || !isNext || !said) return null;
  const { key, range, slot } = said;
  for (let next = at + 1; next <= at + MOST_WORDS && next < tokens.length; next += 1) {
    const end = read(slot, next).find((bound) => bound.end > next + 1 && liesBeyond(range, bound.value));
    if (end) {
      // "or over 500 people"
      const own = onlyRange(pieceAt(next));
      const last = own?.key === key && liesBeyond(range, own.range) ? Math.max(own.end, end.end) : end.end;
      return { from: at, end: last, filters: { [key]: end.value } };
    }
    if (tokens[next]?.quantity || STOPS.has(tokens[next]?.text ?? '')) return null;
  }
  return null;
}

const SLOTS = [...new Set(Object.values(BOUND_SLOTS))];
/** "more than fifty but less than twenty people": of bounds that contradict each other the last counts. */
export function lostBoundAt({ tokens, read }: Words, at: number, pieceAt: PieceAt): Piece | null {
  if (!comparingWords.has(tokens[at]?.key ?? '')) return null;
  for (const slot of SLOTS)
    for (const { value, end } of read(slot, at)) {
      let next = end;
      while (BETWEEN_BOUNDS.has(tokens[next]?.key ?? '')) next += 1;
      const said = next > end && end > at + 1 ? onlyRange(pieceAt(next)) : null;
      if (said?.slot === slot && liesBeyond(value, said.range))
        return { from: at, end, reason: CONTRADICTED };
    }
  return null;
}
const DENIALS = new Set(['not', 'no']);
const sharesBound = (one: object, other: object) => Object.keys(one).some((key) => key in other);
