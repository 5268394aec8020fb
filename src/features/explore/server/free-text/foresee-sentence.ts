import type { Context } from '#server/http/implement.ts';
import { freeTextContract } from '../../free-text/free-text.contract.ts';
import { readSentence } from '../../free-text/free-text.rules.ts';
import { firmLexicon, isLexiconKnown } from './firm-lexicon.ts';
import { answerOf } from './sentence-answer.ts';

/** Together they have something of every kind in them. */
const SENTENCES = [
  'private saas in the midwest, 20 to 200 people, founded after 2018, growing 50% a year, not emailed in 3 months',
  'bootstrapped fintech in Berlin or London with under $5m, owned by me, status passed, sorted by rank',
  'companies mentioned in newsletters last month that nobody has looked at, founders in the Bay Area',
];
const NOBODY = '00000000-0000-4000-8000-000000000000';

/** Whoever sees the filters may type a sentence next; the first is then read as fast as the others. */
export function foreseeSentence(context: Pick<Context, 'db' | 'clock' | 'user' | 'log'>) {
  if (isLexiconKnown(context.db)) return;
  readAll(context).catch((error: unknown) => context.log.warn({ err: error }, 'sentences were not foreseen'));
}

async function readAll(context: Pick<Context, 'db' | 'clock' | 'user'>) {
  const lexicon = await firmLexicon(context);
  for (const text of SENTENCES)
    freeTextContract.read.reply.encode(answerOf(NOBODY, readSentence(text, lexicon), false));
}
