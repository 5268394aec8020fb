import { unitOf } from '#kernel/spans.ts';
import type { ExploreFilters } from '../explore.filters.ts';
import type { ReadSlot } from './pattern.rules.ts';
import type { Piece } from './piece.rules.ts';
import type { SlotName } from './slot-values.rules.ts';
import { dayBefore, type When } from './times.rules.ts';
import type { Token } from './token-shape.rules.ts';

type FilterKey = keyof ExploreFilters;

export interface Anew {
  tokens: readonly Token[];
  read: ReadSlot;
  before: Piece;
  /** What was set so far. */
  filters: ExploreFilters;
}

/** A name of the kind that was set before, and what is kept beside it. */
const NAMES: readonly (readonly [
  set: FilterKey,
  slot: SlotName,
  key: FilterKey,
  kept: readonly FilterKey[],
])[] = [
  ['workboard_id', 'list', 'workboard_id', []],
  ['tp_owner_email', 'owner', 'tp_owner_email', []],
  ['tp_status_value', 'tp_status', 'tp_status_value', ['tp_status_operator', 'tp_status_since']],
  ['status', 'status', 'status', []],
  ['growth_tag', 'tag', 'growth_tag', []],
  ['founder_metro_area', 'metro', 'founder_metro_area', []],
  ['is_in_newsletter', 'newsletter', 'newsletter_type', ['is_in_newsletter']],
];
const NOUNS = new Set('one ones list newsletter newsletters edition issue area companies deals'.split(' '));

/** "Second look list, sorry, the Midwest industrial one": a name alone says anew what it names. */
export function nameAnew(at: number, { tokens, read, before, filters }: Anew): Piece | null {
  const own = NAMES.filter(([set]) => before.filters?.[set] !== undefined);
  const others = NAMES.filter(([set]) => before.filters?.[set] === undefined && filters[set] !== undefined);
  for (const [, slot, key, kept] of [...own, ...others]) {
    const [found] = read(slot, at).toSorted((one, other) => other.end - one.end);
    if (!found) continue;
    const end = NOUNS.has(tokens[found.end]?.key ?? '') ? found.end + 1 : found.end;
    const named = { from: at, end, filters: { ...keep(filters, kept), [key]: found.value } };
    return slot === 'newsletter' ? withDates(named, tokens, read) : named;
  }
  return null;
}

const keep = (filters: ExploreFilters, keys: readonly FilterKey[]): ExploreFilters =>
  Object.fromEntries(keys.flatMap((key) => (filters[key] === undefined ? [] : [[key, filters[key]]])));

/** "the weekly one, since 1 November" */
function withDates(piece: Piece, tokens: readonly Token[], read: ReadSlot): Piece {
  const start = tokens[piece.end]?.key === ',' ? piece.end + 1 : piece.end;
  const [found] = read('when', start).toSorted((one, other) => other.end - one.end);
  if (!found) return piece;
  return { ...piece, end: found.end, filters: { ...piece.filters, ...datesOf(found.value as When) } };
}
const datesOf = ({ from, to }: When): ExploreFilters => ({
  newsletter_date_from: from,
  newsletter_date_to: to,
});

/** Days back, and what they are said of. */
const DAYS: readonly (readonly [key: FilterKey, kept: readonly FilterKey[]])[] = [
  ['days_of_email_sent', ['has_email_sent']],
  ['days_of_website_history', []],
  ['tp_status_since', ['tp_status_value', 'tp_status_operator']],
];

/** "not emailed in 30 days, I meant 60": a time alone says the one before it anew. */
export function timeAnew(at: number, anew: Anew): Piece | null {
  const { before, read, filters } = anew;
  const since = before.filters?.newsletter_date_from;
  const [when] = since === undefined ? [] : read('when', at).toSorted((one, other) => other.end - one.end);
  if (when) return { from: at, end: when.end, filters: datesOf(when.value as When) };
  const days = daysAt(at, anew);
  if (!days) return null;
  const to = before.filters?.newsletter_date_to;
  if (since !== undefined && to !== undefined)
    return { from: at, end: days.end, filters: { newsletter_date_from: dayBefore(to, days.value) } };
  const [key, kept = []] = DAYS.find(([one]) => before.filters?.[one] !== undefined) ?? [];
  return key === undefined
    ? periodAnew(at, anew)
    : { from: at, end: days.end, filters: { ...keep(filters, kept), [key]: days.value } };
}

/** "in the last month", "60 days", or a number of what was counted before. */
function daysAt(at: number, { tokens, read, before }: Anew): { value: number; end: number } | null {
  const [found] = [...read('silence', at), ...read('span', at)].toSorted((one, other) => other.end - one.end);
  if (found) return { value: found.value as number, end: found.end };
  const { value, suffix, currency } = tokens[at]?.quantity ?? {};
  const units = tokens.slice(before.from, before.end).flatMap(({ key }) => unitOf(key)?.days ?? []);
  const unit = units.at(-1);
  if (value === undefined || unit === undefined || suffix !== '' || currency !== '') return null;
  return Number.isInteger(value) ? { value: value * unit, end: at + 1 } : null;
}

/** "grew 20% in a year, I mean in two years" */
function periodAnew(at: number, { read, before }: Anew): Piece | null {
  const [[key, range] = [], ...others] = Object.entries(before.filters ?? {});
  const [found] = read('period', at).toSorted((one, other) => other.end - one.end);
  if (!found || !key?.startsWith('growth_') || key === 'growth_tag' || others.length > 0) return null;
  return {
    from: at,
    end: found.end,
    filters: { [`growth_${found.value as string}`]: range },
    insteadOf: key as FilterKey,
  };
}
