import { randomUUID } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { DB } from '#db';
import { findTimeZone } from '#features/portal/server/portal.queries.ts';
import { whyTooFar } from '#kernel/meant-days.ts';
import { clockIn } from '#kernel/time-zones.ts';
import { conflict, invalid, notFound, Refusal } from '#server/http/errors.ts';
import type { Context } from '#server/http/implement.ts';
import { type KeptPremise, premisesToKeep } from '../digest.rules.ts';
import type { Digest, DigestBody } from '../digests.contract.ts';
import { followDigest } from './digest-mail.ts';
import { findDigestScoper, holdDigest, listHeldPremises } from './digests.queries.ts';
import { readDigest } from './read-digest.ts';

export async function createDigest(body: DigestBody, context: Context) {
  const { db, user, clock, audit } = context;
  const { date, scoper_id, premises } = await checkDigest(context, body, null);
  if (date < (await todayOf(context))) throw invalid('That day has passed. Choose a later one.');
  namedIn(premises);
  const uuid = randomUUID();
  const created_at = clock.now().toISOString();
  await db
    .insertInto('digest')
    .values({
      uuid,
      date,
      scoper_id,
      created_by: user.user_id,
      created_at,
      ...seriesOf(body.repeat ?? null, date),
    })
    .execute();
  await writePremises(db, uuid, premises);
  const data = await readDigest(db, uuid);
  audit({ object_type: 'digest', object_id: uuid, after: data });
  return { data };
}

const todayOf = async ({ db, user, clock }: Context) => {
  const { time_zone } = await findTimeZone(db, user.user_id).executeTakeFirstOrThrow();
  return clockIn(clock.now(), time_zone).day;
};

/** A series counts from the day that was chosen. */
const seriesOf = (repeat: string | null, date: string) => ({ repeat, repeat_from: repeat && date });

interface Change extends DigestBody {
  version?: number | undefined;
  change_scoper?: boolean | undefined;
}
type Held = NonNullable<Awaited<ReturnType<ReturnType<typeof holdDigest>['executeTakeFirst']>>>;

export async function changeDigest(uuid: string, change: Change, context: Context) {
  const { db, clock, audit } = context;
  const held = await holdDigest(db, uuid).executeTakeFirst();
  if (!held) throw notFound('Digest');
  const before = await readDigest(db, uuid);
  if (change.version !== undefined && change.version !== held.version)
    throw conflict('Someone else just changed this digest. Open it again to review.', before);
  const { date, scoper_id, premises } = await checkDigest(context, change, held);
  const isOther = scoper_id !== held.scoper_id;
  const wasAsked = held.sends > 0 || before.premises.some(({ answered }) => answered);
  if (isOther && wasAsked && change.change_scoper !== true) throw askedAlready(before);
  await dropMissing(db, uuid, premises);
  const today = await todayOf(context);
  const repeat = change.repeat === undefined ? held.repeat : change.repeat;
  const isSame = date === held.date && repeat === held.repeat;
  const series = isSame ? {} : seriesOf(repeat, date);
  await db
    .updateTable('digest')
    .set({
      date,
      scoper_id,
      version: held.version + 1,
      ...series,
      ...statusAfter(held, { isOther, date, today }),
    })
    .where('uuid', '=', uuid)
    .execute();
  await writePremises(db, uuid, premises);
  const data = await readDigest(db, uuid);
  // One that was sent before it became a series still has its next.
  if (data.repeat && data.status === 'sent')
    await followDigest(
      db,
      { ...held, ...series, uuid, date, scoper_id, repeat: data.repeat },
      today,
      clock.now(),
    );
  audit({ object_type: 'digest', object_id: uuid, before, after: data });
  return { data };
}

/** Another scoper gets a mail of their own; what failed or was never sent leaves on the day it has now. */
function statusAfter(
  held: Held,
  { isOther, date, today }: { isOther: boolean; date: string; today: string },
) {
  const again = { status: 'scheduled', mail_key: null, failure: null, sent_at: null };
  if (isOther && held.sends > 0) return again;
  return (held.status === 'draft' || held.status === 'failed') && date >= today ? again : {};
}

/** Who has been asked is not replaced by the way. */
function askedAlready({ scoper_name, premises }: Digest) {
  const answered = premises.filter((one) => one.answered).length;
  const so = answered === 0 ? '' : ` and answered ${answered} of ${premises.length}`;
  return new Refusal(
    409,
    'ScoperAsked',
    `${scoper_name} was already asked${so}. The new scoper gets a mail of their own; answers stay.`,
  );
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
  { db, clock }: Context,
  { scoper, date, premises }: DigestBody,
  held: Pick<Held, 'date' | 'scoper_id'> | null,
) {
  const email = scoper?.trim();
  if (!email) throw invalid('Choose a scoper.');
  if (!date) throw invalid('Choose a date.');
  const far = date === held?.date ? null : whyTooFar(new Date(date), clock.now());
  if (far !== null) throw invalid(far);
  const kept = premisesToKeep(premises);
  if (kept.length === 0) throw invalid('Fill in at least one premise.');
  const found = await findDigestScoper(db, email, held?.scoper_id ?? null).executeTakeFirst();
  if (!found) throw invalid(`${email} can’t be the scoper. Choose someone from the list.`);
  return { date, scoper_id: found.user_id, premises: kept };
}

/** The uuids that premises name, each once. */
function namedIn(premises: readonly KeptPremise[]) {
  const uuids = premises.flatMap(({ uuid }) => uuid ?? []);
  const named = new Set(uuids);
  if (named.size < uuids.length) throw invalid('A premise appears twice.');
  return named;
}

/** Deletes the premises that are no longer there, but never one with an answer. */
async function dropMissing(db: Kysely<DB>, digest_uuid: string, premises: readonly KeptPremise[]) {
  const held = await listHeldPremises(db, digest_uuid).execute();
  const named = namedIn(premises);
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
  const { numInsertedOrUpdatedRows: count } = await db
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
      on
        .column('uuid')
        .doUpdateSet(({ ref }) => ({
          title: ref('excluded.title'),
          question: ref('excluded.question'),
          order_index: ref('excluded.order_index'),
        }))
        .where('digest_premise.digest_uuid', '=', digest_uuid),
    )
    .executeTakeFirst();
  if (count !== BigInt(rows.length))
    throw invalid('A premise belongs to another digest. Leave out its uuid.');
  const kept = rows.flatMap(({ uuid, domains }) =>
    domains.map((domain, at) => ({ uuid, domain, at: at + 1 })),
  );
  await sql`delete from digest_domain where premise_uuid = any (${rows.map(({ uuid }) => uuid)}::uuid[])`.execute(
    db,
  );
  // One statement, however many there are: 200 premises may name 200 companies each.
  await sql`insert into digest_domain (premise_uuid, company_domain, order_index)
    select * from unnest(${kept.map(({ uuid }) => uuid)}::uuid[], ${kept.map(({ domain }) => domain)}::text[],
      ${kept.map(({ at }) => at)}::int[])`.execute(db);
}
