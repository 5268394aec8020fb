import { isRange } from './merge.rules.ts';
import type { ReadSlot } from './pattern.rules.ts';
import type { Piece } from './piece.rules.ts';
import type { SlotName } from './slots.rules.ts';
import type { Token } from './token-shape.rules.ts';

const BETWEEN_BOUNDS = new Set([',', 'and', 'but', 'yet', 'with', 'a', 'though', 'also']);
const BOUND_SLOTS: Readonly<Record<string, SlotName>> = {
  employee_count: 'count',
  country_employee_count: 'count',
  total_funding_usd: 'money',
  growth_6m: 'percent',
  growth_1y: 'percent',
  growth_2y: 'percent',
};

/** "minimum 25 people, maximum 75": a second bound of what was said before it. */
export function secondBoundAt(
  tokens: readonly Token[],
  read: ReadSlot,
  at: number,
  before: Piece | null,
): Piece | null {
  const [[key, range] = [], ...others] = Object.entries(before?.filters ?? {});
  const slot = BOUND_SLOTS[key ?? ''];
  if (!before || key === undefined || !slot || others.length > 0 || !isRange(range)) return null;
  // "growing but not more than 20%": the denial begins with the word that joins.
  const start = ['but', 'and'].includes(tokens[at]?.key ?? '') && tokens[at + 1]?.key === 'not' ? at + 1 : at;
  if (
    start === before.end ||
    !tokens.slice(before.end, start).every(({ key: word }) => BETWEEN_BOUNDS.has(word))
  )
    return null;
  const bound = read(slot, start).find(
    ({ value, end }) => end > start + 1 && !sharesBound(range, value as object),
  );
  return bound ? { from: at, end: bound.end, filters: { [key]: bound.value } } : null;
}
const sharesBound = (one: object, other: object) => Object.keys(one).some((key) => key in other);
