import { type Kysely, sql } from 'kysely';
import type { DB } from '#db';
import { ask } from '#server/capabilities/ask.ts';
import type { CrmRecord } from '#server/capabilities/crm-notes.ts';
import { UpstreamFailure } from '#server/capabilities/upstream-failure.ts';
import { conflict, invalid, notFound, Refusal } from '#server/http/errors.ts';
import { editMarkOf } from '#server/http/hand-editing.ts';
import type { Context } from '#server/http/implement.ts';
import { performWrite } from '#server/http/write.ts';
import type { ExternalType } from '../meeting.rules.ts';
import { knownAttendee } from './known-attendee.ts';
import { newMark, noteOf } from './meeting-note.ts';
import {
  findRecordedMeeting,
  holdRecordedMeeting,
  listAttendedCompanies,
  listAttendees,
} from './meetings.queries.ts';
import { type Option, targetsOf } from './targets.ts';

interface Wanted {
  fathom_id: number;
  external_type: ExternalType;
  external_id: number;
  version?: number | undefined;
}

/** So long a Save that nobody ended may still be under way. */
const LEASE_MS = 30_000;

/** Associates the notes of a meeting; with a CRM the note is written there first, once for one Save. */
export async function associate(context: Context, wanted: Wanted) {
  const option = await optionOf(context, wanted);
  if (context.capabilities.crm_notes.provider === null)
    return keepAssociation(context, wanted, option, { note_id: null, hyperlink: '' });
  const begun = await beginSending(context, wanted, option);
  const sent = typeof begun === 'string' ? await send(context, wanted, begun) : begun;
  return keepAssociation(context, wanted, option, sent);
}

/** What was meant, as it was offered; something it is linked to already may be meant again. */
async function optionOf({ db, user, config, ...parts }: Context, wanted: Wanted): Promise<Option> {
  const { fathom_id, external_type, external_id } = wanted;
  if (!(await findRecordedMeeting(db, user.user_id, fathom_id).executeTakeFirst())) throw notFound('Meeting');
  const people = await listAttendees(db, fathom_id, config.REFERENCE_CONTACT_WORKBOARD_ID).execute();
  const companies = await listAttendedCompanies(db, fathom_id).execute();
  const targets = await targetsOf({ ...parts, db }, fathom_id, people, companies);
  const offered = targets[external_type].find((one) => one.external_id === external_id);
  if (offered) return offered;
  const linked = await db
    .selectFrom('fathom_association')
    .select('name')
    .where('fathom_id', '=', fathom_id)
    .where('external_type', '=', external_type)
    .where('external_id', '=', external_id)
    .where('state', '=', 'made')
    .executeTakeFirst();
  if (!linked)
    throw invalid(
      `external_id must be a ${external_type === 'companies' ? 'company' : 'person'} of this meeting.`,
    );
  return { external_type, external_id, name: linked.name };
}

interface Sent {
  note_id: number | null;
  /** Empty where Orion itself is where it leads. */
  hyperlink: string;
}

/** Notes that a note with the mark it answers is about to be written, unless this very Save wrote it before. */
function beginSending({ db, user, clock, caller, config }: Context, wanted: Wanted, { name }: Option) {
  const { fathom_id, external_type, external_id, version } = wanted;
  const now = clock.now();
  return db.transaction().execute(async (tx): Promise<Sent | string> => {
    const meeting = await holdRecordedMeeting(tx, user.user_id, fathom_id).executeTakeFirst();
    if (!meeting) throw notFound('Meeting');
    const row = await tx
      .selectFrom('fathom_association')
      .selectAll()
      .where('fathom_id', '=', fathom_id)
      .where('external_type', '=', external_type)
      .where('external_id', '=', external_id)
      .executeTakeFirst();
    const isSameSave = row?.save_key != null && row.save_key === caller.idempotency_key;
    if (row?.state === 'made' && isSameSave) return { note_id: row.note_id, hyperlink: row.hyperlink };
    await refuseStale(tx, meeting, version);
    if (row?.state === 'sending' && Date.parse(row.associated_at) > now.getTime() - LEASE_MS)
      throw new Refusal(409, 'Busy', 'These notes are being saved right now. Try again in a moment.');
    // A note that may have arrived keeps its mark: whoever saves again looks for that one.
    const note_mark = (row?.state === 'sending' && row.note_mark) || newMark(config.ORION_ORIGIN, fathom_id);
    const values = {
      name,
      note_mark,
      state: 'sending',
      save_key: caller.idempotency_key,
      associated_by: user.user_id,
      associated_at: now.toISOString(),
    };
    await tx
      .insertInto('fathom_association')
      .values({ fathom_id, external_type, external_id, ...values })
      .onConflict((on) => on.columns(['fathom_id', 'external_type', 'external_id']).doUpdateSet(values))
      .execute();
    return note_mark;
  });
}

/** Writes the note. One that may have arrived in an earlier attempt is looked for first. */
async function send(context: Context, wanted: Wanted, mark: string): Promise<Sent> {
  const { db, capabilities } = context;
  const { fathom_id, external_type, external_id } = wanted;
  const record: CrmRecord = { type: external_type, id: external_id };
  const meeting = await db
    .selectFrom('fathom_meeting')
    .selectAll()
    .where('fathom_id', '=', fathom_id)
    .executeTakeFirstOrThrow();
  const html = noteOf(meeting, mark);
  try {
    return await ask(context, capabilities.crm_notes, async (crm) => {
      const arrived = await crm.findNote(record, mark);
      const note_id = arrived ?? (await crm.addNote({ record, html, mark }));
      return { note_id, hyperlink: await crm.linkTo(record) };
    });
  } catch (error) {
    // Said no: it is not there. Silent or broken: it may be, so the next Save looks for it, and may begin at once.
    const isRefused = error instanceof UpstreamFailure && error.isAlive;
    await db
      .updateTable('fathom_association')
      .set(isRefused ? { state: 'removed' } : { associated_at: new Date(0).toISOString() })
      .where('fathom_id', '=', fathom_id)
      .where('external_type', '=', external_type)
      .where('external_id', '=', external_id)
      .where('state', '=', 'sending')
      .execute();
    throw error;
  }
}

function keepAssociation(context: Context, wanted: Wanted, option: Option, sent: Sent) {
  const { clock, caller, user, config } = context;
  const { fathom_id, external_type, version } = wanted;
  const write = { operation: 'fathom.associate', caller, input: { body: wanted } };
  return performWrite(context, write, async (db, audit) => {
    const meeting = await holdRecordedMeeting(db, user.user_id, fathom_id).executeTakeFirst();
    if (!meeting) throw notFound('Meeting');
    // A note that is written already is kept, whoever came between.
    if (sent.note_id === null) await refuseStale(db, meeting, version);
    const person_id = option.attendee_id
      ? await knownAttendee(db, fathom_id, option.attendee_id, editMarkOf(context))
      : null;
    const external_id = option.external_id < 0 && person_id !== null ? person_id : option.external_id;
    const hyperlink = sent.hyperlink || ownAddress(option, external_id);
    const associated_at = clock.now().toISOString();
    const made = {
      name: option.name,
      hyperlink,
      note_id: sent.note_id,
      state: 'made',
      save_key: caller.idempotency_key,
      associated_by: user.user_id,
      associated_at,
    };
    await leavePrevious(db, meeting, external_type, external_id);
    await db
      .insertInto('fathom_association')
      .values({ fathom_id, external_type, external_id, ...made })
      .onConflict((on) => on.columns(['fathom_id', 'external_type', 'external_id']).doUpdateSet(made))
      .execute();
    const { association_version } = await db
      .updateTable('fathom_meeting')
      .set({
        processed_by_orion: true,
        external_link: hyperlink,
        associated_type: external_type,
        associated_external_id: external_id,
        associated_name: option.name,
        associated_by: user.user_id,
        associated_at,
        association_version: sql`association_version + 1`,
      })
      .where('fathom_id', '=', fathom_id)
      .returning('association_version')
      .executeTakeFirstOrThrow();
    audit({ object_type: 'meeting', object_id: fathom_id, after: { external_type, external_id } });
    const shownLink = absolute(config.ORION_ORIGIN, hyperlink);
    return { hyperlink: shownLink, name: option.name, version: association_version };
  });
}

/** Takes the association of a meeting back, and the note that was written for it. */
export async function dissociate(context: Context, fathom_id: number) {
  const { user, caller, capabilities } = context;
  const write = { operation: 'fathom.dissociate', caller, input: { fathom_id } };
  const found = await findRecordedMeeting(context.db, user.user_id, fathom_id).executeTakeFirst();
  if (!found) throw notFound('Meeting');
  const note = await findNoteOf(context.db, found);
  if (note?.note_id != null && capabilities.crm_notes.provider !== null)
    await ask(context, capabilities.crm_notes, (crm) => crm.removeNote(note.note_id ?? 0));
  return performWrite(context, write, async (db, audit) => {
    const meeting = await holdRecordedMeeting(db, user.user_id, fathom_id).executeTakeFirst();
    if (!meeting) throw notFound('Meeting');
    await leavePrevious(db, meeting);
    const { association_version } = await db
      .updateTable('fathom_meeting')
      .set({
        processed_by_orion: false,
        external_link: null,
        associated_type: null,
        associated_external_id: null,
        associated_name: null,
        associated_by: null,
        associated_at: null,
        association_version: sql`association_version + 1`,
      })
      .where('fathom_id', '=', fathom_id)
      .returning('association_version')
      .executeTakeFirstOrThrow();
    audit({ object_type: 'meeting', object_id: fathom_id, before: { name: meeting.associated_name } });
    return { version: association_version };
  });
}

interface Linked {
  fathom_id: number;
  associated_type: string | null;
  associated_external_id: number | null;
}

const findNoteOf = (db: Kysely<DB>, meeting: Linked) =>
  db
    .selectFrom('fathom_association')
    .select('note_id')
    .where('fathom_id', '=', meeting.fathom_id)
    .where('external_type', '=', meeting.associated_type ?? '')
    .where('external_id', '=', meeting.associated_external_id ?? 0)
    .executeTakeFirst();

/** What the meeting was linked to no longer is, unless it is the same again. */
async function leavePrevious(db: Kysely<DB>, meeting: Linked, type?: ExternalType, id?: number) {
  if (meeting.associated_type === null) return;
  if (meeting.associated_type === type && meeting.associated_external_id === id) return;
  await db
    .updateTable('fathom_association')
    .set({ state: 'removed' })
    .where('fathom_id', '=', meeting.fathom_id)
    .where('external_type', '=', meeting.associated_type)
    .where('external_id', '=', meeting.associated_external_id ?? 0)
    .execute();
}

/** Whoever did not see the association that stands is asked, not overruled. */
async function refuseStale(
  db: Kysely<DB>,
  meeting: {
    association_version: number;
    associated_name: string | null;
    associated_by: number | null;
    associated_at: string | null;
  },
  version: number | undefined,
) {
  if (version === undefined || version === meeting.association_version) return;
  const writer = await db
    .selectFrom('staff')
    .select('full_name')
    .where('user_id', '=', meeting.associated_by ?? 0)
    .executeTakeFirst();
  const { associated_name, associated_at, association_version } = meeting;
  const who = writer?.full_name ?? 'Someone';
  const what = associated_name
    ? `associated this meeting with ${associated_name}`
    : 'removed the association';
  throw conflict(`${who} ${what}. Review and try again.`, {
    associated_name,
    associated_at,
    associated_by: writer?.full_name ?? null,
    version: association_version,
  });
}

/** Where a company or a person stands in Orion itself. */
const ownAddress = ({ external_type, company_domain }: Option, id: number) =>
  external_type === 'companies'
    ? `/explore?company=${encodeURIComponent(company_domain ?? '')}`
    : `/conversations?who=${id}`;

/** A link within Orion as the world outside sees it. */
export const absolute = (origin: string, link: string) => (link.startsWith('/') ? `${origin}${link}` : link);
