import { implement } from '#server/http/implement.ts';
import { digestsContract } from '../digests.contract.ts';
import { keepAnswers } from './answers.ts';
import { changeDigest, createDigest, removeDigest } from './digest-edits.ts';
import { previewMail, resendDigest, sendTest } from './digest-mail.ts';
import { listDigests } from './digests.queries.ts';
import { openDigest, shownDigest } from './read-digest.ts';

export const digests = implement('digests', digestsContract, {
  async list({ query }, { db }) {
    return { data: (await listDigests(db, query).execute()).map(shownDigest) };
  },
  read: async ({ params }, context) => ({ data: await openDigest(params.id, context) }),
  answer: ({ params, body }, context) => keepAnswers(params.id, body, context),
  preview: ({ body }, context) => previewMail(body, context),
  test: ({ body }, context) => sendTest(body, context),
  resend: ({ params }, context) => resendDigest(params.id, context),
  create: ({ body }, context) => createDigest(body, context),
  replace: ({ params, body }, context) => changeDigest(params.id, body, context),
  patch: ({ params, body }, context) => changeDigest(params.id, body, context),
  remove: ({ params }, context) => removeDigest(params.id, context),
});
