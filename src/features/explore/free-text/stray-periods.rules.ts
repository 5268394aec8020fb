import type { ExploreFilters } from '../explore.filters.ts';
import { FILLERS } from './phrases/plain-words.rules.ts';
import type { Piece } from './piece.rules.ts';
import type { Token } from './token-shape.rules.ts';

const TO_COME = 'it is still to come';
const SINCE_WHEN = 'say since when, such as in the last 90 days';
/** What happened on a day, or lasts since one. */
const DATED = [
  'is_in_newsletter',
  'newsletter_mentions',
  'tp_status_value',
  'status',
  'has_email_sent',
  'has_never_sent_email',
  'days_of_website_history',
] as const satisfies (keyof ExploreFilters)[];
const MENTIONED = ['is_in_newsletter', 'newsletter_mentions'] as const;
const OPENING = new Set(['since', 'after', 'before', 'from', 'between']);
const BREAKS = new Set([',', 'and', 'or', '&', '/', '+']);

/** "in newsletters since 2030": a period of what was said before it is told where it cannot be read, and never when companies were founded. */
export function doubtPeriod(
  piece: Piece,
  before: Piece | null,
  tokens: readonly Token[],
  today: string,
): Piece {
  const { from, end, filters, guessed } = piece;
  const years = filters?.year_founded;
  if (!guessed || !years || !OPENING.has(tokens[from]?.key ?? '')) return piece;
  // Nothing was founded in a year to come, whatever stands before it.
  if ((years.min ?? 0) > Number(today.slice(0, 4))) return { from, end, reason: TO_COME };
  const belongs = before && belongsTo(before, tokens.slice(before.end, from));
  return belongs ? { from, end, reason: SINCE_WHEN } : piece;
}

function belongsTo({ filters, reason }: Piece, between: readonly Token[]): boolean {
  if (MENTIONED.some((key) => filters?.[key]) && between.every(({ key }) => key === ',')) return true;
  const isDated = filters ? DATED.some((key) => filters[key] !== undefined) : reason !== undefined;
  return isDated && between.every(({ key }) => FILLERS.has(key) && !BREAKS.has(key));
}
