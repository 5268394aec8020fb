import { ask } from '#server/capabilities/ask.ts';
import { notFound } from '#server/http/errors.ts';
import { type Context, implement } from '#server/http/implement.ts';
import { freeTextContract } from '../../free-text/free-text.contract.ts';
import { readSentence } from '../../free-text/free-text.rules.ts';
import type { Lexicon } from '../../free-text/lexicon.rules.ts';
import type { Reading } from '../../free-text/reading.rules.ts';
import { firmLexicon } from './firm-lexicon.ts';
import { addLanguageSearch, findLanguageText } from './free-text.queries.ts';
import { confirmGuesses, guessesOf } from './guesses.ts';
import { modelQuestion, readModelAnswer } from './model-answer.ts';
import { answerOf } from './sentence-answer.ts';

/** A little more than the connector's own limit. */
const LONGEST_MS = 15_500;

export const freeText = implement('free-text', freeTextContract, {
  async read({ query }, context) {
    const text = query.filter_search;
    const lexicon = await firmLexicon(context);
    const ruled = readSentence(text, lexicon);
    const asked = await askModel(context, text, ruled, lexicon);
    const reading = asked.reading ?? ruled;
    const { uuid } = await addLanguageSearch(context.db, {
      user_id: context.user.user_id,
      text,
      description: reading.description,
      guesses: guessesOf(reading),
      at: context.clock.now(),
    }).executeTakeFirstOrThrow();
    return answerOf(uuid, reading, asked.failed);
  },

  async confirm({ body }, context) {
    const confirmed = await confirmGuesses(context, body.filters);
    context.audit(
      confirmed.length === 0
        ? { unchanged: true }
        : {
            object_type: 'language_search',
            after: confirmed.map(({ text, meaning }) => `${text} → ${meaning}`),
          },
    );
    return { message: 'Confirmed' };
  },

  async recall({ params }, { db }) {
    const found = await findLanguageText(db, params.uuid).executeTakeFirst();
    if (!found) throw notFound('Search');
    return { data: found };
  },
});

/** A model is asked only for words the grammar could not place; whatever goes wrong, the grammar's answer stands. */
async function askModel(context: Context, text: string, ruled: Reading, lexicon: Lexicon) {
  const { language_model: capability } = context.capabilities;
  const isNeeded = ruled.not_understood.length > 0 || ruled.description !== '';
  if (!capability.provider || !isNeeded) return { reading: null, failed: false };
  try {
    const question = modelQuestion(text, lexicon);
    const said = await ask(context, capability, (model) => model.answer(question), LONGEST_MS);
    const reading = readModelAnswer(said, lexicon);
    if (!reading) context.log.warn('the language model answered with something else than filters');
    return { reading, failed: reading === null };
  } catch (error) {
    context.log.warn({ err: error }, 'the language model did not answer');
    return { reading: null, failed: true };
  }
}
