import { scaled } from './amounts.rules.ts';
import { FILLERS } from './phrases/plain-words.rules.ts';
import type { Token } from './token-shape.rules.ts';

const BREAKS = new Set([',', 'and', 'or', '&', '/', ':']);
const isFiller = ({ key }: Token) => FILLERS.has(key);

interface Ignored {
  said: string;
  reason?: string;
}
export const NO_VALUE = 'no filter takes such a number';
const LARGEST = 1e15;
const isTooLarge = ({ quantity }: Token) => quantity !== undefined && (scaled(quantity) ?? 0) >= LARGEST;

/** What no phrase took: plain words describe a company, a number without a meaning is not understood. */
export function restOf(tokens: readonly Token[], text: string): { words: string[]; ignored: Ignored[] } {
  const words: string[] = [];
  const ignored: Ignored[] = [];
  for (const run of runsOf(tokens)) {
    const start = run.findIndex((token) => !isFiller(token));
    if (start < 0) continue;
    const isCompared = ['least', 'most'].includes(run[start]?.key ?? '') && run[start - 1]?.key === 'at';
    const first = isCompared ? start - 1 : start;
    const kept = run.slice(first, run.findLastIndex((token) => !isFiller(token)) + 1);
    if (kept.some(({ kind }) => kind === 'number' || kind === 'date' || kind === 'uuid'))
      ignored.push({
        said: text.slice(kept[0]?.from, kept.at(-1)?.to),
        ...(kept.some(isTooLarge) && { reason: NO_VALUE }),
      });
    else words.push(...plainParts(kept, text));
  }
  return { words, ignored };
}

function runsOf(tokens: readonly Token[]): Token[][] {
  const runs: Token[][] = [[]];
  for (const token of tokens) {
    if (BREAKS.has(token.key)) runs.push([]);
    else runs.at(-1)?.push(token);
  }
  return runs;
}

/** Neighbouring words as they were typed, without the words that say nothing. */
function plainParts(tokens: readonly Token[], text: string): string[] {
  const parts: Token[][] = [[]];
  for (const token of tokens) {
    if (isFiller(token)) parts.push([]);
    else parts.at(-1)?.push(token);
  }
  return parts.flatMap((part) => {
    const said = text.slice(part[0]?.from ?? 0, part.at(-1)?.to ?? 0);
    return part.length > 0 ? [said] : [];
  });
}
