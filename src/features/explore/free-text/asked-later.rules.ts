import type { ExploreFilters } from '../explore.filters.ts';
import { beginningWith, findPattern, patternOf, type ReadSlot } from './pattern.rules.ts';
import { ASKED_MAILS, ASKED_VISITS } from './phrases/asked-later-phrases.rules.ts';
import type { Piece } from './piece.rules.ts';
import type { Token } from './token-shape.rules.ts';

const KINDS: readonly (readonly [
  from: ReturnType<typeof beginningWith>,
  filters: (days: number) => ExploreFilters,
])[] = [
  [beginningWith(ASKED_VISITS.map(patternOf)), (days) => ({ days_of_website_history: days })],
  [beginningWith(ASKED_MAILS.map(patternOf)), (days) => ({ has_email_sent: true, days_of_email_sent: days })],
];

/** A piece, and the words further on that say when it was. */
export interface AskedLater {
  piece: Piece;
  from: number;
  end: number;
}

/** "did we visit the website of any dental company in the last three weeks": when stands behind whose. */
export function askedLaterAt(tokens: readonly Token[], at: number, read: ReadSlot): AskedLater | null {
  for (const [beginning, filters] of KINDS) {
    const ends = beginning(tokens[at]?.key ?? '').flatMap((pattern) =>
      findPattern(pattern, tokens, at, read).map(({ end }) => end),
    );
    const end = Math.max(...ends);
    const time = ends.length > 0 ? timeAfter(tokens, end, read) : null;
    if (time) return { piece: { from: at, end, filters: filters(time.days) }, ...time };
  }
  return null;
}

/** The next time in the same sentence, with nothing but a break behind it. */
function timeAfter(tokens: readonly Token[], start: number, read: ReadSlot) {
  for (let from = start; from < tokens.length && !STOPS.has(tokens[from]?.text ?? ''); from += 1) {
    const [found] = read('lately', from).toSorted((one, other) => other.end - one.end);
    const next = tokens[found?.end ?? 0];
    if (found && (!next || next.kind === 'mark' || JOINS.has(next.key)))
      return { from, end: found.end, days: found.value as number };
  }
  return null;
}
const STOPS = new Set(['.', '!', '?', ';']);
const JOINS = new Set(['and', 'but', 'with', 'that', 'which', 'who', 'or']);
