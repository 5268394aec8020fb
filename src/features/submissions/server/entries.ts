import type { Kysely } from 'kysely';
import type { DB } from '#db';
import type { Answers } from '#kernel/forms/form-language.ts';
import { version as versionOf } from '#kernel/hand-editing.ts';
import { json } from '#server/db/client.ts';
import { invalid, notFound } from '#server/http/errors.ts';
import { staleVersion } from '#server/http/hand-editing.ts';
import type { Context } from '#server/http/implement.ts';
import { findEntry } from './entries.queries.ts';
import { rulesOf } from './entry-rules.ts';
import { shownEntry } from './shown-entries.ts';
import { formFrom, settleAnswers } from './settled-answers.ts';
import { keptTemplate } from './templates.ts';

export type State = 'draft' | 'unpublished' | 'published';
type Kept = NonNullable<Awaited<ReturnType<ReturnType<typeof findEntry>['executeTakeFirst']>>>;

const saved = (uuid: string) => ({ status: 'success' as const, uuid });

/** Where an entry goes that is handed in. */
const handedIn = (definition: unknown): State =>
  (definition as { approval?: string }).approval === 'true' ? 'unpublished' : 'published';

/** Writes an entry down, as a draft or as handed in. */
export async function addEntry(context: Context, slug: string, answers: Answers, draft: boolean) {
  const { db, secrets, clock, user } = context;
  const { definition, version: template_version } = await keptTemplate(db, slug);
  const form = formFrom(definition);
  const settled = await settleAnswers(db, secrets, { slug, form, answers, draft, before: null });
  // A trigger keeps the words it is searched by.
  const { uuid } = await db
    .insertInto('submission')
    .values({
      ...settled,
      answers: json(settled.answers),
      template: slug,
      template_version,
      state: draft ? 'draft' : handedIn(definition),
      created_by: user.user_id,
      created_at: clock.now().toISOString(),
    })
    .returning('uuid')
    .executeTakeFirstOrThrow();
  context.audit({ object_type: 'submission', object_id: uuid, detail: { template: slug, draft } });
  return saved(uuid);
}

/** An entry that this person may see: a draft is its writer's alone, and what was deleted is nobody's. */
export async function seenEntry(db: Kysely<DB>, slug: string, uuid: string, user_id: number, lock = false) {
  const kept = await keptEntry(db, slug, uuid, user_id, lock);
  if (kept.deleted_at !== null) throw notFound('Entry');
  return kept;
}

async function keptEntry(db: Kysely<DB>, slug: string, uuid: string, user_id: number, lock: boolean) {
  const query = findEntry(db, slug, uuid);
  const kept = await (lock ? query.forUpdate('e') : query).executeTakeFirst();
  if (!kept || (kept.state === 'draft' && kept.created_by !== user_id)) throw notFound('Entry');
  return kept;
}

/** Refuses a change made on a version that is no longer the latest, with what stands there now. */
export async function refuseStale(context: Context, kept: Kept, given: unknown) {
  const read = versionOf.safeParse(given);
  if (!read.success) throw invalid(`version ${read.error.issues[0]?.message ?? 'is required'}.`);
  if (read.data > kept.version) throw invalid('version must be a version that Orion gave out.');
  if (read.data < kept.version) {
    const current = await shownEntry(context, kept);
    throw staleVersion(kept.updated_by_name ?? kept.full_name, kept.updated_at ?? kept.created_at, current);
  }
}

/** Changes an entry under the newest form. A draft that is not a draft any more has been handed in. */
export async function changeEntry(
  context: Context,
  slug: string,
  uuid: string,
  { version, ...answers }: Answers,
  draft: boolean,
) {
  const { db, secrets, clock, user } = context;
  const kept = await seenEntry(db, slug, uuid, user.user_id, true);
  if (draft && kept.state !== 'draft')
    throw invalid('This draft was already submitted. Close this form and open the entry to edit it.');
  await refuseStale(context, kept, version);
  const { definition, version: template_version } = await keptTemplate(db, slug);
  const before = { uuid, state: kept.state, answers: kept.answers as Answers };
  const settled = await settleAnswers(db, secrets, {
    slug,
    form: formFrom(definition),
    answers,
    draft,
    before,
  });
  await db
    .updateTable('submission')
    .set({
      ...settled,
      answers: json(settled.answers),
      template_version,
      state: draft ? 'draft' : handedIn(definition),
      return_reason: draft ? kept.return_reason : null,
      // Handed in, it is as new as when it was.
      ...(kept.state === 'draft' && !draft && { created_at: clock.now().toISOString() }),
      updated_at: clock.now().toISOString(),
      updated_by: user.user_id,
      version: kept.version + 1,
    })
    .where('uuid', '=', uuid)
    .execute();
  context.audit({
    object_type: 'submission',
    object_id: uuid,
    before: before.answers,
    after: settled.answers,
    detail: { template: slug, draft },
  });
  return saved(uuid);
}

/** Deletes an entry, or restores it. What was so already stays so. */
export async function setDeleted(
  context: Context,
  slug: string,
  uuid: string,
  deleted: boolean,
  only?: State,
) {
  const { db, clock, user } = context;
  const kept = await keptEntry(db, slug, uuid, user.user_id, true);
  if (only && kept.state !== only) throw notFound('Entry');
  const was = kept.deleted_at !== null;
  if (!deleted && was && kept.state === 'published')
    await rulesOf(slug).refuse?.(db, kept.answers as Answers, uuid);
  if (was !== deleted)
    await db
      .updateTable('submission')
      .set({ deleted_at: deleted ? clock.now().toISOString() : null, version: kept.version + 1 })
      .where('uuid', '=', uuid)
      .execute();
  context.audit({
    object_type: 'submission',
    object_id: uuid,
    detail: { template: slug, deleted },
    ...(was === deleted && { unchanged: true }),
  });
  return { status: 'success' as const };
}
