import { useSyncExternalStore } from 'react';
import { toWire } from '#kernel/filters.ts';
import { type ExploreFilters, exploreFilters } from '../../explore.filters.ts';

/** A filter that a sentence only seems to say. */
export interface Guess {
  text: string;
  filter: string;
  /** Its values as they go over the wire. */
  values: readonly string[];
}

const KEPT = 'orion-guesses';
const listeners = new Set<() => void>();
let guesses: readonly Guess[] = restored();

function restored(): readonly Guess[] {
  try {
    return JSON.parse(sessionStorage.getItem(KEPT) ?? '[]') as Guess[];
  } catch {
    return [];
  }
}

function keep(next: readonly Guess[]) {
  guesses = next;
  try {
    sessionStorage.setItem(KEPT, JSON.stringify(next));
  } catch {
    // Without storage they are known until the page is loaded again.
  }
  for (const listener of listeners) listener();
}

interface Said {
  text: string;
  filter: string;
  guessed: boolean;
}

/** Remembers which filters of a sentence are guesses, in place of those of the sentence before. */
export function rememberGuesses(understood: readonly Said[], filters: ExploreFilters) {
  const wire = toWire(exploreFilters, filters) as Record<string, readonly string[]>;
  keep(
    understood
      .filter(({ guessed }) => guessed)
      .map(({ text, filter }) => ({ text, filter, values: wire[filter] ?? [] })),
  );
}

/** Somebody looked at what the words were taken for. */
export const confirmGuess = (text: string) => keep(guesses.filter((guess) => guess.text !== text));

/** The guesses that nobody confirmed. */
export const useGuesses = () =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => guesses,
  );

/** What has to be confirmed before these filters may work by themselves; null where nothing has. */
export function unconfirmedIn(filters: ExploreFilters): string | null {
  const wire = toWire(exploreFilters, filters) as Record<string, readonly string[]>;
  const words = guesses
    .filter(({ filter, values }) => values.some((value) => wire[filter]?.includes(value)))
    .map(({ text }) => `“${text}”`);
  if (words.length === 0) return null;
  return `Confirm or remove ${[...new Set(words)].join(', ')} first: ${words.length === 1 ? 'it is a guess' : 'they are guesses'}.`;
}
