import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { DB } from '#db';
import { type Day, dayOf } from '#kernel/dates.ts';
import { invalid, notFound, Refusal } from '#server/http/errors.ts';
import type { Context } from '#server/http/implement.ts';
import type { Platform } from '#server/platform.ts';
import { nextDate, premisesToKeep, type Repeat } from '../digest.rules.ts';
import type { DigestBody } from '../digests.contract.ts';
import { companiesAsked } from './digest-companies.ts';
import { digestMail } from './digest.email.ts';
import { holdToSend, listPremisesToSend } from './due-digests.queries.ts';
import { readDigest } from './read-digest.ts';

type Parts = Pick<Platform, 'clock' | 'config' | 'mail'>;

const TEMPLATE = 'digest';
const LONGEST_REASON = 300;

/** The mail that what was typed would be, before anything of it is kept. */
export async function previewMail({ date, premises }: DigestBody, { db, clock, config, user }: Context) {
  const kept = premisesToKeep(premises);
  if (kept.length === 0) throw invalid('Fill in at least one premise.');
  const companies = await companiesAsked(
    db,
    kept.flatMap(({ domains }) => domains),
    clock.now(),
  );
  const { subject, html, plain } = digestMail({
    origin: config.ORION_ORIGIN,
    uuid: null,
    date: date ?? dayOf(clock.now(), 'utc'),
    asked_by: user.full_name,
    premises: kept,
    companies,
  });
  return { subject, html, plain };
}

/** Sends that mail to whoever asks for it, and to nobody else. */
export async function sendTest(body: DigestBody, context: Context) {
  const { subject, html, plain } = await previewMail(body, context);
  const { db, mail, user, audit } = context;
  const effect_key = `digest test ${randomUUID()}`;
  await mail.send(db, {
    effect_key,
    to: user.email_address,
    template: TEMPLATE,
    subject: `Test: ${subject}`,
    html,
    plain,
  });
  audit({ object_type: 'digest', object_id: 'test' });
  return { status: 'success' as const, to: user.email_address };
}

/** Writes the mail of a digest, and that it is written, in the caller's transaction; then its series goes on. */
export async function sendDigest({ clock, config, mail }: Parts, db: Kysely<DB>, uuid: string, today: Day) {
  const digest = await holdToSend(db, uuid).executeTakeFirst();
  // Another process sent it, or somebody deleted it, between reading and holding.
  if (!digest) return;
  const premises = await listPremisesToSend(db, uuid).execute();
  const companies = await companiesAsked(
    db,
    premises.flatMap(({ domains }) => domains),
    clock.now(),
  );
  const sends = digest.sends + 1;
  const mail_key = `digest ${uuid} ${sends}`;
  const origin = config.ORION_ORIGIN;
  const { date, asked_by } = digest;
  const failure = digest.active
    ? await mail
        .send(db, {
          effect_key: mail_key,
          to: digest.email_address,
          template: TEMPLATE,
          ...digestMail({ origin, uuid, date, asked_by, premises, companies }),
        })
        .then(() => null, reasonOf)
    : `${digest.full_name} no longer uses Orion.`;
  await db
    .updateTable('digest')
    .set({ sends, failure, ...(failure === null ? { mail_key } : { status: 'failed' }) })
    .where('uuid', '=', uuid)
    .execute();
  await followDigest(db, digest, today, clock.now());
}

/** A refusal is about this mail and is told; anything else is a fault, and the work is tried again. */
function reasonOf(error: unknown) {
  if (error instanceof Refusal) return error.message.slice(0, LONGEST_REASON);
  throw error;
}

interface Followed {
  uuid: string;
  date: Day;
  scoper_id: number;
  created_by: number | null;
  repeat: string | null;
  repeat_from: Day | null;
}

/** Makes the next of a series, once: the same questions, unanswered. */
export async function followDigest(db: Kysely<DB>, digest: Followed, today: Day, now: Date) {
  const { uuid: follows, date, scoper_id, created_by, repeat, repeat_from } = digest;
  if (repeat === null) return;
  const first = repeat_from ?? date;
  const next = nextDate(repeat as Repeat, { first, last: date, today });
  if (next === null) return;
  const uuid = randomUUID();
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('digest')
    .values({
      uuid,
      date: next,
      scoper_id,
      created_by,
      repeat,
      repeat_from: first,
      follows,
      created_at: now.toISOString(),
    })
    .onConflict((conflict) => conflict.column('follows').doNothing())
    .executeTakeFirstOrThrow();
  if (numInsertedOrUpdatedRows !== 1n) return;
  for (const { title, question, order_index, domains } of await listPremisesToSend(db, follows).execute()) {
    const premise_uuid = randomUUID();
    await db
      .insertInto('digest_premise')
      .values({ uuid: premise_uuid, digest_uuid: uuid, title, question, order_index })
      .execute();
    if (domains.length > 0)
      await db
        .insertInto('digest_domain')
        .values(domains.map((company_domain, at) => ({ premise_uuid, company_domain, order_index: at + 1 })))
        .execute();
  }
}

/** Puts a digest whose mail failed back on its way, at once. */
export async function resendDigest(uuid: string, context: Context) {
  const { db, config, clock, audit } = context;
  const held = await db
    .selectFrom('digest')
    .select('status')
    .where('uuid', '=', uuid)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (!held) throw notFound('Digest');
  if (held.status !== 'failed') throw invalid('Only a digest whose mail failed can be sent again.');
  if (!config.MAIL_URL) throw invalid('Mail is not configured. Ask an administrator to set it up.');
  await db
    .updateTable('digest')
    .set({ status: 'scheduled', mail_key: null, failure: null })
    .where('uuid', '=', uuid)
    .execute();
  await sendDigest(context, db, uuid, dayOf(clock.now(), 'utc'));
  const data = await readDigest(db, uuid);
  audit({ object_type: 'digest', object_id: uuid, detail: { sent_again: true } });
  return { data };
}
