import { invalid } from '#server/http/errors.ts';
import type { Context } from '#server/http/implement.ts';
import { askToConfirm, type Guess, guessesIn, type WireFilters } from '../../free-text/guesses.rules.ts';
import type { Reading } from '../../free-text/reading.rules.ts';
import { keepGuesses, listGuessing } from './free-text.queries.ts';

/** What of a sentence has to be confirmed. */
export const guessesOf = ({ understood }: Reading): Guess[] =>
  understood.flatMap(({ text, filter, guessed, values }) =>
    guessed === undefined || !values ? [] : [{ text, filter, values, meaning: guessed }],
  );

/** Refuses filters that rest on a guess of the one who asks, which nobody has confirmed. */
export async function refuseGuesses({ db, user }: Pick<Context, 'db' | 'user'>, filters: WireFilters) {
  const sentences = await listGuessing(db, user.user_id).execute();
  const unconfirmed = sentences.flatMap(({ guesses }) => guessesIn(guesses, filters));
  if (unconfirmed.length > 0) throw invalid(askToConfirm(unconfirmed), { unconfirmed });
}

/** Takes what these filters rest on for meant; says which words that were. */
export async function confirmGuesses({ db, user }: Pick<Context, 'db' | 'user'>, filters: WireFilters) {
  const sentences = await listGuessing(db, user.user_id).forUpdate().execute();
  const confirmed: Guess[] = [];
  for (const { uuid, guesses } of sentences) {
    const meant = guessesIn(guesses, filters);
    if (meant.length === 0) continue;
    confirmed.push(...meant);
    await keepGuesses(
      db,
      uuid,
      guesses.filter((guess) => !meant.includes(guess)),
    ).execute();
  }
  return confirmed;
}
