import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { DB } from '#db';
import { findTimeZone } from '#features/portal/server/portal.queries.ts';
import { clockIn } from '#kernel/time-zones.ts';
import { conflict, invalid, notFound } from '#server/http/errors.ts';
import type { Context } from '#server/http/implement.ts';
import { type KeptPremise, premisesToKeep } from '../digest.rules.ts';
import type { Digest, DigestBody } from '../digests.contract.ts';
import { findDigestScoper, holdDigest, listDigests, listHeldPremises } from './digests.queries.ts';

export async function readDigest(db: Kysely<DB>, uuid: string): Promise<Digest> {
  const found = await listDigests(db, { uuid }).executeTakeFirst();
  if (!found) throw notFound('Digest');
  return shownDigest(found);
}

type Row = Awaited<ReturnType<ReturnType<typeof listDigests>['execute']>>[number];

export const shownDigest = (row: Row): Digest => ({
  ...row,
  complete: row.premises.length > 0 && row.premises.every(({ answered }) => answered),
});

export async function createDigest(body: DigestBody, { db, user, clock, audit }: Context) {
  const { date, scoper_id, premises } = await checkDigest(db, body, null);
  const { time_zone } = await findTimeZone(db, user.user_id).executeTakeFirstOrThrow();
  if (date < clockIn(clock.now(), time_zone).day) throw invalid('That day has passed. Choose a later one.');
  const uuid = randomUUID();
  const created_at = clock.now().toISOString();
  await db
    .insertInto('digest')
    .values({ uuid, date, scoper_id, created_by: user.user_id, created_at })
    .execute();
  await writePremises(db, uuid, premises);
  const data = await readDigest(db, uuid);
  audit({ object_type: 'digest', object_id: uuid, after: data });
  return { data };
}

type Change = DigestBody & { version?: number | undefined };

export async function changeDigest(uuid: string, { version, ...body }: Change, { db, audit }: Context) {
  const held = await holdDigest(db, uuid).executeTakeFirst();
  if (!held) throw notFound('Digest');
  const before = await readDigest(db, uuid);
  if (version !== undefined && version !== held.version)
    throw conflict('Somebody else changed this digest meanwhile. Open it again to see the change.', before);
  const { date, scoper_id, premises } = await checkDigest(db, body, held.scoper_id);
  await dropMissing(db, uuid, premises);
  await db
    .updateTable('digest')
    .set({ date, scoper_id, version: held.version + 1 })
    .where('uuid', '=', uuid)
    .execute();
  await writePremises(db, uuid, premises);
  const data = await readDigest(db, uuid);
  audit({ object_type: 'digest', object_id: uuid, before, after: data });
  return { data };
}

export async function removeDigest(uuid: string, { db, clock, audit }: Context) {
  const before = await holdDigest(db, uuid).executeTakeFirst();
  if (!before) throw notFound('Digest');
  await db
    .updateTable('digest')
    .set({ deleted_at: clock.now().toISOString(), version: before.version + 1 })
    .where('uuid', '=', uuid)
    .execute();
  audit({ object_type: 'digest', object_id: uuid, before });
  return { status: 'success' as const };
}

/** What a digest cannot be without: somebody who is asked, a day, and something to ask. */
async function checkDigest(
  db: Kysely<DB>,
  { scoper, date, premises }: DigestBody,
  now_scoper_id: number | null,
) {
  const email = scoper?.trim();
  if (!email) throw invalid('Choose a scoper.');
  if (!date) throw invalid('Choose a date.');
  const kept = premisesToKeep(premises);
  if (kept.length === 0) throw invalid('Fill in at least one premise.');
  const found = await findDigestScoper(db, email, now_scoper_id).executeTakeFirst();
  if (!found) throw invalid(`${email} is nobody who can be asked.`);
  return { date, scoper_id: found.user_id, premises: kept };
}

/** Deletes the premises that are no longer there, but never one with an answer. */
async function dropMissing(db: Kysely<DB>, digest_uuid: string, premises: readonly KeptPremise[]) {
  const held = await listHeldPremises(db, digest_uuid).execute();
  const named = new Set(premises.flatMap(({ uuid }) => uuid ?? []));
  if (named.size < premises.filter(({ uuid }) => uuid).length) throw invalid('A premise is there twice.');
  if ([...named].some((uuid) => !held.some((one) => one.uuid === uuid)))
    throw invalid('A premise is no longer part of this digest. Open it again.');
  const missing = held.filter(({ uuid }) => !named.has(uuid));
  if (missing.some(({ answered }) => answered))
    throw invalid('A premise that has an answer cannot be deleted.');
  if (missing.length > 0)
    await db
      .deleteFrom('digest_premise')
      .where(
        'uuid',
        'in',
        missing.map(({ uuid }) => uuid),
      )
      .execute();
}

async function writePremises(db: Kysely<DB>, digest_uuid: string, premises: readonly KeptPremise[]) {
  const rows = premises.map(({ uuid, ...premise }, at) => ({
    ...premise,
    uuid: uuid ?? randomUUID(),
    order_index: at + 1,
  }));
  await db
    .insertInto('digest_premise')
    .values(
      rows.map(({ uuid, title, question, order_index }) => ({
        uuid,
        digest_uuid,
        title,
        question,
        order_index,
      })),
    )
    .onConflict((on) =>
      on.column('uuid').doUpdateSet(({ ref }) => ({
        title: ref('excluded.title'),
        question: ref('excluded.question'),
        order_index: ref('excluded.order_index'),
      })),
    )
    .execute();
  for (const { uuid: premise_uuid, domains } of rows) {
    await db.deleteFrom('digest_domain').where('premise_uuid', '=', premise_uuid).execute();
    if (domains.length > 0)
      await db
        .insertInto('digest_domain')
        .values(domains.map((company_domain, at) => ({ premise_uuid, company_domain, order_index: at + 1 })))
        .execute();
  }
}
