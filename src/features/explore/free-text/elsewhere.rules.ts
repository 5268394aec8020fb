import { patternOf, wordsIn } from './pattern.rules.ts';
import { OF_OTHERS } from './phrases/place-phrases.rules.ts';
import type { Piece } from './piece.rules.ts';
import type { Token } from './token-shape.rules.ts';

const OTHERS = new Set(wordsIn(patternOf(OF_OTHERS)));
const WHERE = new Set(['in', 'across', 'from', 'throughout']);
const SEATS = new Set(['hq_country', 'hq_state', 'hq_city']);

/** "customers are mostly in Germany" */
const BETWEEN = new Set('are is all mostly mainly primarily largely sit based located only'.split(' '));

/** "suppliers from China, HQ Oregon": where others sit counts only where no seat is named. */
export function doubtPlace(piece: Piece, tokens: readonly Token[]): Piece {
  const keys = Object.keys(piece.filters ?? {});
  const isOfOthers =
    WHERE.has(tokens[piece.from]?.key ?? '') &&
    OTHERS.has(tokens.slice(0, piece.from).findLast(({ key }) => !BETWEEN.has(key))?.key ?? '') &&
    keys.length > 0 &&
    keys.every((key) => SEATS.has(key));
  return isOfOthers ? { ...piece, besideHeadquarters: {} } : piece;
}
