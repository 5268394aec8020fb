/** A filter that a sentence only seems to say. */
export interface Guess {
  text: string;
  filter: string;
  /** As they go over the wire. */
  values: readonly string[];
  /** What the words were taken for. */
  meaning: string;
}

/** Filters as they go over the wire. */
export type WireFilters = Readonly<Record<string, readonly string[] | undefined>>;

/** The guesses on which these filters rest. */
export const guessesIn = (guesses: readonly Guess[], filters: WireFilters): Guess[] =>
  guesses.filter(({ filter, values }) => values.every((value) => filters[filter]?.includes(value)));

/** What has to be done before these filters may work by themselves. */
export function askToConfirm(guesses: readonly Guess[]): string {
  const told = [...new Set(guesses.map(({ text, meaning }) => `“${text}” → ${meaning}`))];
  return `Confirm ${told.join(', ')} first: ${told.length === 1 ? 'it is a guess' : 'they are guesses'}.`;
}
