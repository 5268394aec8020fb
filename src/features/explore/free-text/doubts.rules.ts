import type { Piece } from './piece.rules.ts';
import type { Token } from './token-shape.rules.ts';

export const isBreak = (token: Token | undefined) =>
  !token || [',', 'and', 'or', '/', '&', '+'].includes(token.key);

const MOST_DENIED = 3;
/** "everything but fintech in Ohio" */
const ALL = new Set(['anything', 'everything', 'all']);
const DENIALS = new Set(['no', 'not', 'without', 'never']);
/** "not keen to look at Texas", "no partner of ours emailed them": behind a denial nobody can tell what is denied. */
export function doubtPiece(piece: Piece, before: Piece | null, tokens: readonly Token[]): Piece {
  const { from, end, filters } = piece;
  if (!before?.denies || !filters || from - before.end > MOST_DENIED) return piece;
  if (ALL.has(tokens[before.from]?.key ?? '')) return piece;
  const isSameThought =
    !DENIALS.has(tokens[from]?.key ?? '') &&
    tokens.slice(before.end - 1, from).every((token) => !isBreak(token) && !token.closes);
  return isSameThought ? { from, end, reason: 'it is not clear what is denied' } : piece;
}
