import type { Kysely } from 'kysely';
import type { DB } from '#db';
import { forbidden, invalid } from '#server/http/errors.ts';
import type { Context } from '#server/http/implement.ts';
import { refuseStale, seenEntry } from './entries.ts';

/** Who could approve what these people wrote. */
export const countOtherApprovers = (db: Kysely<DB>, writers: readonly number[]) =>
  db
    .selectFrom('staff')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('active', 'is', true)
    .where((eb) => eb.or([eb('role', '=', 'PARTNER'), eb('administrator', 'is', true)]))
    .where('user_id', 'not in', writers);

/** Decides on an entry that waits. Nobody decides on what they wrote or changed, unless nobody else can. */
async function decide(
  context: Context,
  slug: string,
  uuid: string,
  version: number,
  outcome: { state: 'published' | 'draft'; return_reason: string | null },
) {
  const { db, user, clock } = context;
  const kept = await seenEntry(db, slug, uuid, user.user_id, true);
  if (kept.state !== 'unpublished')
    throw invalid('This entry is no longer waiting for approval. Reload to see it.');
  await refuseStale(context, kept, version);
  const writers = [kept.created_by, kept.updated_by ?? kept.created_by];
  if (writers.includes(user.user_id)) {
    const { count } = await countOtherApprovers(db, writers).executeTakeFirstOrThrow();
    if (count > 0) throw forbidden('You submitted this. Someone else has to approve it.');
  }
  const hand = { updated_by: user.user_id, updated_at: clock.now().toISOString() };
  await db
    .updateTable('submission')
    .set({ ...outcome, ...hand, version: kept.version + 1 })
    .where('uuid', '=', uuid)
    .execute();
  context.audit({
    object_type: 'submission',
    object_id: uuid,
    detail: { template: slug, state: outcome.state },
  });
  return { status: 'success' as const };
}

export const approveEntry = (context: Context, slug: string, uuid: string, version: number) =>
  decide(context, slug, uuid, version, { state: 'published', return_reason: null });

export const returnEntry = (
  context: Context,
  slug: string,
  uuid: string,
  version: number,
  return_reason: string,
) => decide(context, slug, uuid, version, { state: 'draft', return_reason });
