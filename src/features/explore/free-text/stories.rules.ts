import type { Headquarters } from './headquarters.rules.ts';
import { beginningWith, findPattern, patternOf, type ReadSlot } from './pattern.rules.ts';
import { headquarters } from './phrases/place-phrases.rules.ts';
import { QUOTED, STORIES, STORY_ENDS, TRIPS } from './phrases/story-phrases.rules.ts';
import type { Piece } from './piece.rules.ts';
import type { Token } from './token-shape.rules.ts';

const STOPS = new Set(['.', '!', '?']);
const stories = beginningWith(STORIES.map(patternOf));

/** "so veterinary software", but not "so far". */
const endsStory = (tokens: readonly Token[], at: number) => {
  const [key = '', next = ''] = [tokens[at]?.key, tokens[at + 1]?.key];
  return tokens[at - 1]?.closes === true || STORY_ENDS.has(key) || (key === 'so' && !SO_MUCH.has(next));
};
/** "runs a lab in Tampa, raised 600k. What else is there": what is told of it behind a comma, where more is said in another sentence. */
const goesOn = (tokens: readonly Token[], at: number) =>
  tokens[at]?.text === ',' &&
  (TOLD_ON.has(tokens[at + 1]?.key ?? '') || isOneOf(tokens, at + 1)) &&
  tokens.slice(at + 1, -1).some(({ text }) => STOPS.has(text));
/** ", a 60-person shop" */
const isOneOf = (tokens: readonly Token[], at: number) =>
  ['a', 'an'].includes(tokens[at]?.key ?? '') &&
  tokens[at + 1]?.quantity !== undefined &&
  ONE.has(tokens[at + 2]?.key ?? '');
const ONE = new Set(['person', 'man', 'people', 'employee']);
const TOLD_ON = new Set(
  'raised raises raising got gets grew had has who which where when he she his her they it its their and now then sold bought made makes making doing employing founded started lovely nice great about all largely mostly mainly partly thanks despite because mainly when while'.split(
    ' ',
  ),
);
const DENYING = new Set('not never no do does did would will i we'.split(' '));
const SO_MUCH = new Set(
  'far much many good great well long nice hot cold big i we they he she it that'.split(' '),
);

const trips = beginningWith(TRIPS.map(patternOf));
/** "for my visit in Mexico I need": the place counts where no other is named. */
export function tripAt(tokens: readonly Token[], at: number, read: ReadSlot): Piece | null {
  const [found] = trips(tokens[at]?.key ?? '')
    .flatMap((pattern) => findPattern(pattern, tokens, at, read))
    .toSorted((one, other) => other.end - one.end);
  if (!found) return null;
  const filters = headquarters(found.value.place as Headquarters);
  return {
    from: at,
    end: found.end,
    filters,
    besideHeadquarters: {},
    reason: 'read as background',
    guessed: true,
  };
}

/** What somebody tells of the past, up to what they ask for. */
export function storyAt(tokens: readonly Token[], at: number, read: ReadSlot): Piece | null {
  const begun = stories(tokens[at]?.key ?? '');
  const ends = begun.flatMap((pattern) => findPattern(pattern, tokens, at, read).map(({ end }) => end));
  if (ends.length === 0) return quotedAt(tokens, at);
  let end = Math.max(...ends) - 1;
  while (end < tokens.length && (!endsStory(tokens, end) || goesOn(tokens, end))) end += 1;
  // "don't want Idaho": what denies the wish belongs to it.
  while (end < tokens.length && DENYING.has(tokens[end - 1]?.key ?? '')) end -= 1;
  return { from: at, end: Math.max(end, ...ends), reason: 'read as background' };
}

const quoted = beginningWith(QUOTED.map(patternOf));
/** "from the deck: 3x growth, 12 customers." says nothing of what is asked for. */
function quotedAt(tokens: readonly Token[], at: number): Piece | null {
  const isQuoted = quoted(tokens[at]?.key ?? '').some(
    (pattern) => findPattern(pattern, tokens, at, () => []).length > 0,
  );
  const end = isQuoted ? tokens.findIndex(({ text }, index) => index > at && STOPS.has(text)) : -1;
  return end < 0 ? null : { from: at, end, reason: 'read as background' };
}
