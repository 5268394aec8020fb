import { beginningWith, findPattern, patternOf, type ReadSlot } from './pattern.rules.ts';
import { STORIES, STORY_ENDS } from './phrases/story-phrases.rules.ts';
import type { Piece } from './piece.rules.ts';
import type { Token } from './token-shape.rules.ts';

const stories = beginningWith(STORIES.map(patternOf));

/** What somebody tells of the past, up to what they ask for. */
export function storyAt(tokens: readonly Token[], at: number, read: ReadSlot): Piece | null {
  const begun = stories(tokens[at]?.key ?? '');
  const ends = begun.flatMap((pattern) => findPattern(pattern, tokens, at, read).map(({ end }) => end));
  if (ends.length === 0) return null;
  let end = at + 1;
  while (end < tokens.length && !STORY_ENDS.has(tokens[end]?.key ?? '') && !tokens[end - 1]?.closes) end += 1;
  return { from: at, end: Math.max(end, ...ends), reason: 'read as background' };
}
