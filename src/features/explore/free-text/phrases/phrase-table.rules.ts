import { comparingWords } from '../amounts.rules.ts';
import { periodWords } from '../growth-periods.rules.ts';
import { beginningOf, type Pattern, patternOf, wordsIn } from '../pattern.rules.ts';
import { timeWords } from '../times.rules.ts';
import { yearWords } from '../years.rules.ts';
import { ASKED_MAILS, ASKED_VISITS } from './asked-later-phrases.rules.ts';
import { BEYOND } from './beyond-phrases.rules.ts';
import { contactTopics } from './contact-phrases.rules.ts';
import { CORRECTIONS } from './correction-phrases.rules.ts';
import {
  AROUND,
  EXCLUDED,
  EXCLUDED_LAST,
  EXCLUDING,
  EXCLUDING_NAMES,
  EXCLUDING_NO_BOUNDS,
  ONLY_IF,
  OPEN_AFTER,
  OPEN_BEFORE,
  OTHERWISE_NOT,
  WANTED,
} from './exclusion-phrases.rules.ts';
import { figureTopics } from './figure-phrases.rules.ts';
import { newsletterTopics } from './newsletter-phrases.rules.ts';
import { ownerTopics } from './owner-phrases.rules.ts';
import { pipelineTopics } from './pipeline-phrases.rules.ts';
import { placeTopics } from './place-phrases.rules.ts';
import { QUOTED, STORIES, TRIPS } from './story-phrases.rules.ts';
import { TOPICS_OF_TEXT } from './text-topics.rules.ts';
import type { AnyTopic } from './topic.rules.ts';

/** Everything that can be said; of two phrases of one length the earlier counts. */
export const topics: readonly AnyTopic[] = [
  ...contactTopics,
  ...newsletterTopics,
  ...figureTopics,
  ...ownerTopics,
  ...pipelineTopics,
  ...placeTopics,
];

export interface Phrase {
  pattern: Pattern;
  /** Its place in the table. */
  index: number;
  /** What it sets; without one it is told as not understood, or belongs to the description. */
  topic?: AnyTopic;
  reason?: string;
}

const phrases: readonly Phrase[] = [
  ...topics.flatMap((topic) => topic.phrases.map((said) => ({ said, topic }))),
  ...TOPICS_OF_TEXT.map((said) => ({ said })),
  ...BEYOND.flatMap(({ phrases: all, reason }) => all.map((said) => ({ said, reason }))),
].map(({ said, ...more }, index) => ({ pattern: patternOf(said), index, ...more }));
/** Every word of every phrase, for those who mistype one. */
export const phraseWords: ReadonlySet<string> = new Set([
  ...phrases.flatMap(({ pattern }) => wordsIn(pattern)),
  ...[
    ...EXCLUDING,
    ...EXCLUDING_NAMES,
    ...EXCLUDING_NO_BOUNDS,
    ...CORRECTIONS,
    ...ASKED_MAILS,
    ...ASKED_VISITS,
  ].flatMap((said) => wordsIn(patternOf(said))),
  ...comparingWords,
  ...timeWords,
  ...yearWords(),
  ...periodWords,
]);

/** The words of stories, and of what stands behind what is denied: they are no typing errors either, and nothing is mended into them. */
export const toldWords: ReadonlySet<string> = new Set(
  [
    STORIES,
    TRIPS,
    QUOTED,
    EXCLUDED,
    EXCLUDED_LAST,
    OPEN_BEFORE,
    OPEN_AFTER,
    WANTED,
    ONLY_IF,
    OTHERWISE_NOT,
    ...AROUND,
  ].flatMap((all) => all.flatMap((said) => wordsIn(patternOf(said)))),
);

const byWord = new Map<string, Phrase[]>();
const bySlot = new Map<string, Phrase[]>();
for (const phrase of phrases) {
  const { words, slots } = beginningOf(phrase.pattern);
  for (const word of words) byWord.set(word, [...(byWord.get(word) ?? []), phrase]);
  for (const slot of slots) bySlot.set(slot, [...(bySlot.get(slot) ?? []), phrase]);
}

/** The phrases that may begin with a word, or with a slot that stands there. */
export function phrasesFrom(word: string, stands: (slot: string) => boolean): Iterable<Phrase> {
  const found = new Set(byWord.get(word));
  for (const [slot, all] of bySlot) if (stands(slot)) for (const phrase of all) found.add(phrase);
  return found;
}
