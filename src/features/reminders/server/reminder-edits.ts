import type { Kysely } from 'kysely';
import type { DB } from '#db';
import { knownCompany } from '#features/companies/server/known-company.ts';
import type { Received } from '#kernel/endpoint.ts';
import { HAS_PASSED, whyTooFar } from '#kernel/meant-days.ts';
import { conflict, forbidden, invalid, notFound } from '#server/http/errors.ts';
import type { Context } from '#server/http/implement.ts';
import type { remindersContract } from '../reminders.contract.ts';
import { companiesOf, findColleagues, findOrigin, holdMade } from './made-reminders.queries.ts';
import { writeReminder } from './write-reminder.ts';

type Wish = Received<typeof remindersContract.make>['body'];
type Correction = Received<typeof remindersContract.correct>['body'];

/** Makes one reminder for each person who is to have it; from then on each is its owner's alone. */
export async function makeReminders(wish: Wish, { db, user, clock, audit }: Context) {
  mustBeAhead(wish.schedule_date, clock.now());
  const owners = wish.scopers.length > 0 ? await colleagues(db, wish.scopers) : [user.user_id];
  await mustSeeOrigin(db, user.user_id, wish);
  const company_ids = await companiesFor(db, user.user_id, wish);
  if (wish.person_id) await mustBeKnown(db, wish.person_id);
  const sources: string[] = [];
  for (const user_id of owners)
    sources.push(
      await writeReminder(db, {
        user_id,
        made_by: user.user_id,
        source_type: wish.source_type,
        origin_id: wish.origin_id ?? null,
        person_id: wish.person_id ?? null,
        schedule_date: wish.schedule_date,
        has_time: wish.has_time,
        next_steps: wish.next_steps,
        created_at: clock.now().toISOString(),
        company_ids,
      }),
    );
  audit({ object_type: 'reminder', object_id: sources[0] ?? '', after: wish, detail: { reminded: owners } });
  return { status: 'success' as const, sources };
}

export async function correctReminder(source: string, change: Correction, context: Context) {
  const { db, clock, audit } = context;
  const before = await heldReminder(source, context);
  mustBeAsRead(before, change);
  if (change.schedule_date) mustBeAhead(change.schedule_date, clock.now());
  const after = {
    schedule_date: change.schedule_date ?? before.schedule_date,
    has_time: change.has_time ?? before.has_time,
    next_steps: change.next_steps ?? before.next_steps,
  };
  await db
    .updateTable('reminder')
    .set({ ...after, updated_at: clock.now().toISOString() })
    .where('source', '=', source)
    .execute();
  audit({ object_type: 'reminder', object_id: source, before, after });
  return { status: 'success' as const };
}

export async function removeReminder(source: string, context: Context) {
  const before = await heldReminder(source, context);
  await context.db.deleteFrom('reminder').where('source', '=', source).execute();
  context.audit({
    object_type: 'reminder',
    object_id: source,
    before,
    detail: { deleted_for: before.user_id },
  });
  return { status: 'success' as const };
}

async function heldReminder(source: string, { db, user, clock }: Context) {
  const held = await holdMade(db, user.user_id, source).executeTakeFirst();
  if (!held) throw forbidden('Only the person who set a reminder can edit it, and only before it’s due.');
  if (held.status !== 'upcoming' || new Date(held.schedule_date) <= clock.now())
    throw invalid('This reminder has passed. Complete, snooze or cancel it instead.');
  return held;
}

function mustBeAsRead(
  { next_steps }: { next_steps: string },
  { next_steps_before = next_steps }: Correction,
) {
  if (next_steps !== next_steps_before)
    throw conflict('The next steps were changed in the meantime. Save again to replace them.', {
      next_steps,
    });
}

function mustBeAhead(schedule_date: string, now: Date) {
  const at = new Date(schedule_date);
  if (at <= now) throw invalid(HAS_PASSED);
  const far = whyTooFar(at, now);
  if (far !== null) throw invalid(far);
}

async function colleagues(db: Kysely<DB>, emails: readonly string[]) {
  const found = await findColleagues(db, emails).execute();
  const unknown = emails.find(
    (email) => !found.some(({ email_address }) => email_address.toLowerCase() === email.toLowerCase()),
  );
  if (unknown !== undefined) throw invalid(`${unknown} is not the address of a colleague.`);
  return found.map(({ user_id }) => user_id);
}

const ORIGINS = { REFERENCE: 'Reference', MEETING: 'Meeting', CALL_SUMMARY: 'Call summary' };

/** What a reminder is made from leads there, so it must be there for whoever makes it. */
async function mustSeeOrigin(db: Kysely<DB>, viewer: number, { source_type, origin_id }: Wish) {
  if (!origin_id || source_type === 'MANUAL') return;
  const found = await findOrigin(db, viewer, { kind: source_type, id: origin_id }).executeTakeFirst();
  if (!found) throw notFound(ORIGINS[source_type]);
}

async function companiesFor(db: Kysely<DB>, viewer: number, { domains, source_type, origin_id }: Wish) {
  const known: number[] = [];
  for (const domain of domains) known.push((await knownCompany(db, domain)).company_id);
  if (known.length > 0 || !origin_id) return [...new Set(known)];
  const found = await companiesOf(db, viewer, { kind: source_type, id: origin_id }).execute();
  return [...new Set(found.map(({ company_id }) => company_id))];
}

async function mustBeKnown(db: Kysely<DB>, person_id: number) {
  const person = await db
    .selectFrom('person')
    .select('person_id')
    .where('person_id', '=', person_id)
    .executeTakeFirst();
  if (!person) throw notFound('Person');
}
