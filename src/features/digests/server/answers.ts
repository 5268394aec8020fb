import type { Received } from '#kernel/endpoint.ts';
import { isEmptyHtml } from '#kernel/html.ts';
import { safeHtmls } from '#server/html/safe-html.ts';
import { SANITISER_VERSION } from '#server/html/sanitise.ts';
import { conflict, invalid, notFound } from '#server/http/errors.ts';
import type { Context } from '#server/http/implement.ts';
import type { digestsContract } from '../digests.contract.ts';
import { holdDigest } from './digests.queries.ts';
import { openDigest } from './read-digest.ts';

type Given = Received<typeof digestsContract.answer>['body'];

/** Keeps what its scoper answers, made safe; only the scoper, and never over a digest that has moved on. */
export async function keepAnswers(uuid: string, { answers, version }: Given, context: Context) {
  const { db, user, clock, audit } = context;
  const held = await holdDigest(db, uuid).executeTakeFirst();
  if (!held || held.scoper_id !== user.user_id || held.status === 'draft') throw notFound('Digest');
  if (version !== held.version)
    throw conflict(
      'The questions have changed. Your answer is saved here. Review it and send it again.',
      await openDigest(uuid, context),
    );
  if (new Set(answers.map((one) => one.uuid)).size < answers.length)
    throw invalid('A premise is answered twice.');
  const safe = await safeHtmls(answers.map(({ answer }) => answer));
  const answered_at = clock.now().toISOString();
  for (const [at, one] of answers.entries()) {
    const html = safe[at]?.html ?? '';
    const isEmpty = isEmptyHtml(html);
    const { numUpdatedRows } = await db
      .updateTable('digest_premise')
      .set({
        answer: isEmpty ? null : html,
        answered_at: isEmpty ? null : answered_at,
        answered_by: isEmpty ? null : user.user_id,
        sanitiser_version: SANITISER_VERSION,
      })
      .where('uuid', '=', one.uuid)
      .where('digest_uuid', '=', uuid)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows !== 1n) throw invalid('A premise is no longer part of this digest. Open it again.');
  }
  await db
    .updateTable('digest')
    .set({ version: held.version + 1 })
    .where('uuid', '=', uuid)
    .execute();
  audit({ object_type: 'digest', object_id: uuid, detail: { answered: answers.length } });
  return { data: await openDigest(uuid, context) };
}
