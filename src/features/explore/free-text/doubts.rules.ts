import type { Piece } from './piece.rules.ts';
import type { FilterKey } from './reading.rules.ts';
import type { Token } from './token-shape.rules.ts';

export const isBreak = (token: Token | undefined) =>
  !token || [',', 'and', 'or', '/', '&', '+'].includes(token.key);

const MOST_DENIED = 3;
const DOUBTFUL: readonly FilterKey[] = [
  'status',
  'tp_status_value',
  'tp_owner_email',
  'days_of_website_history',
];
/** "not keen to look at Texas", "no partner of ours emailed them": behind a denial nobody can tell what was done. */
export function doubtPiece(piece: Piece, before: Piece | null, tokens: readonly Token[]): Piece {
  const { from, end, filters } = piece;
  if (!before?.denies || !filters || from - before.end > MOST_DENIED) return piece;
  const isAim = tokens[before.end]?.key === 'to';
  const isDone =
    isAim || filters.has_email_sent === true || DOUBTFUL.some((key) => filters[key] !== undefined);
  const isSameThought = tokens.slice(before.end, from).every((token) => !isBreak(token));
  return isDone && isSameThought ? { from, end, reason: 'it is not clear what is denied' } : piece;
}
