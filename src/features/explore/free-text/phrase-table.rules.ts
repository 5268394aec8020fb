import { BEYOND, TOPICS_OF_TEXT } from './beyond-phrases.rules.ts';
import { contactTopics } from './contact-phrases.rules.ts';
import { figureTopics } from './figure-phrases.rules.ts';
import { firstWords, type Pattern, patternOf } from './pattern.rules.ts';
import { pipelineTopics } from './pipeline-phrases.rules.ts';
import { placeTopics } from './place-phrases.rules.ts';
import type { AnyTopic } from './topic.rules.ts';

/** Everything that can be said; of two phrases of one length the earlier counts. */
export const topics: readonly AnyTopic[] = [
  ...contactTopics,
  ...figureTopics,
  ...pipelineTopics,
  ...placeTopics,
];

export interface Phrase {
  pattern: Pattern;
  /** What it sets; without one it is told as not understood, or belongs to the description. */
  topic?: AnyTopic;
  reason?: string;
}

const phrases: readonly Phrase[] = [
  ...topics.flatMap((topic) => topic.phrases.map((said) => ({ pattern: patternOf(said), topic }))),
  ...TOPICS_OF_TEXT.map((said) => ({ pattern: patternOf(said) })),
  ...BEYOND.flatMap(({ phrases: all, reason }) => all.map((said) => ({ pattern: patternOf(said), reason }))),
];

const withSlotFirst = phrases.filter(({ pattern }) => firstWords(pattern) === null);
const beginnings = new Map(
  phrases
    .flatMap(({ pattern }) => [...(firstWords(pattern) ?? [])])
    .map((word) => [word, phrases.filter(({ pattern }) => firstWords(pattern)?.has(word) ?? true)] as const),
);

/** The phrases that may begin with a word. */
export const phrasesFrom = (word: string): readonly Phrase[] => beginnings.get(word) ?? withSlotFirst;
