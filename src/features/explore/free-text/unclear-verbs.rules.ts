import { isBreak } from './doubts.rules.ts';
import { WANTING } from './phrases/exclusion-phrases.rules.ts';
import { phraseWords } from './phrases/phrase-table.rules.ts';
import { FILLERS, LINKING } from './phrases/plain-words.rules.ts';
import type { Piece } from './piece.rules.ts';
import type { Token } from './token-shape.rules.ts';

const THE = new Set(['the', 'those', 'these', 'any', 'all', 'every']);
const NOUNS = new Set('ones companies firms names deals stuff guys lot crowd'.split(' '));
const isUnknown = ({ kind, key, quantity, mended }: Token) =>
  kind === 'word' &&
  !quantity &&
  !key.endsWith('ly') &&
  ![FILLERS, LINKING, WANTING].some((words) => words.has(key)) &&
  (mended || !phraseWords.has(key));

/** "yeet the public ones": of a verb nobody knows nobody can tell whether it wants them. */
export function unclearAt(
  tokens: readonly Token[],
  at: number,
  read: (at: number) => Piece | null,
): Piece | null {
  const [token, before] = [tokens[at], tokens[at - 1]];
  if (!token || !isUnknown(token) || !(isBreak(before) || ['please', 'but'].includes(before?.key ?? '')))
    return null;
  let start = at + 1;
  while (THE.has(tokens[start]?.key ?? '')) start += 1;
  const match = start > at + 1 ? read(start) : null;
  const noun = match && [match.end - 1, match.end].find((index) => NOUNS.has(tokens[index]?.key ?? ''));
  if (!match?.filters || noun === null || noun === undefined) return null;
  return { from: at, end: Math.max(match.end, noun + 1), reason: 'it is not clear whether this is wanted' };
}
