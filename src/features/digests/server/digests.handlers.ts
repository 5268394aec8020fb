import { implement } from '#server/http/implement.ts';
import { digestsContract } from '../digests.contract.ts';
import { changeDigest, createDigest, readDigest, removeDigest, shownDigest } from './digest-edits.ts';
import { listDigests } from './digests.queries.ts';

export const digests = implement('digests', digestsContract, {
  async list({ query }, { db }) {
    return { data: (await listDigests(db, query).execute()).map(shownDigest) };
  },
  read: async ({ params }, { db }) => ({ data: await readDigest(db, params.id) }),
  create: ({ body }, context) => createDigest(body, context),
  replace: ({ params, body }, context) => changeDigest(params.id, body, context),
  patch: ({ params, body }, context) => changeDigest(params.id, body, context),
  remove: ({ params }, context) => removeDigest(params.id, context),
});
