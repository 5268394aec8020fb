import type { Kysely } from 'kysely';
import type { DB } from '#db';
import { forbidden, notFound } from '#server/http/errors.ts';
import type { Context } from '#server/http/implement.ts';
import { refuseStale, seenEntry } from './entries.ts';

/** Who else could approve an entry. */
export const countOtherApprovers = (db: Kysely<DB>, user_id: number) =>
  db
    .selectFrom('staff')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('active', 'is', true)
    .where((eb) => eb.or([eb('role', '=', 'PARTNER'), eb('administrator', 'is', true)]))
    .where('user_id', '<>', user_id);

/** Decides on an entry that waits. Nobody decides on their own, unless nobody else can. */
async function decide(
  context: Context,
  slug: string,
  uuid: string,
  version: number,
  outcome: { state: 'published' | 'draft'; return_reason: string | null },
) {
  const { db, user, clock } = context;
  const kept = await seenEntry(db, slug, uuid, user.user_id, true);
  if (kept.state !== 'unpublished' || kept.deleted_at !== null) throw notFound('Entry');
  await refuseStale(context, kept, version);
  if (kept.created_by === user.user_id) {
    const { count } = await countOtherApprovers(db, user.user_id).executeTakeFirstOrThrow();
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
