import { BEYOND, TOPICS_OF_TEXT } from './beyond-phrases.rules.ts';
import { comparingWords } from '../amounts.rules.ts';
import { periodWords } from '../growth-periods.rules.ts';
import { yearWords } from '../years.rules.ts';
import { timeWords } from '../times.rules.ts';
import { EXCLUDING } from './exclusion-phrases.rules.ts';
import { contactTopics } from './contact-phrases.rules.ts';
import { figureTopics } from './figure-phrases.rules.ts';
import { beginningOf, type Pattern, patternOf, wordsIn } from '../pattern.rules.ts';
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
  /** The slots it can begin with. */
  slots: readonly string[];
  /** What it sets; without one it is told as not understood, or belongs to the description. */
  topic?: AnyTopic;
  reason?: string;
}

const phraseOf = (said: string, more: Pick<Phrase, 'topic' | 'reason'> = {}) => {
  const pattern = patternOf(said);
  const { words, slots } = beginningOf(pattern);
  return { pattern, words, slots: [...slots], ...more };
};

const phrases = [
  ...topics.flatMap((topic) => topic.phrases.map((said) => phraseOf(said, { topic }))),
  ...TOPICS_OF_TEXT.map((said) => phraseOf(said)),
  ...BEYOND.flatMap(({ phrases: all, reason }) => all.map((said) => phraseOf(said, { reason }))),
];
/** Every word of every phrase, for those who mistype one. */
export const phraseWords: ReadonlySet<string> = new Set([
  ...phrases.flatMap(({ pattern }) => wordsIn(pattern)),
  ...EXCLUDING.flatMap((said) => wordsIn(patternOf(said))),
  ...comparingWords,
  ...timeWords,
  ...yearWords(),
  ...periodWords,
]);

const withSlotFirst: readonly Phrase[] = phrases.filter(({ slots }) => slots.length > 0);
const beginnings = new Map(
  [...new Set(phrases.flatMap(({ words }) => [...words]))].map((word) => [
    word,
    phrases
      .filter(({ words, slots }) => words.has(word) || slots.length > 0)
      .map(({ words, slots, ...phrase }) => ({ ...phrase, slots: words.has(word) ? [] : slots })),
  ]),
);

/** The phrases that may begin with a word; where one begins with a slot instead, it is named. */
export const phrasesFrom = (word: string): readonly Phrase[] => beginnings.get(word) ?? withSlotFirst;
