import { readTagged } from '#features/people/server/person-metadata.ts';
import { companyAddress } from '#kernel/domains.ts';
import { excerptOf } from '#kernel/hits.ts';
import { forbidden, invalid, notFound } from '#server/http/errors.ts';
import { editMarkOf } from '#server/http/hand-editing.ts';
import { implement } from '#server/http/implement.ts';
import { fathomContract } from '../fathom.contract.ts';
import { associate, dissociate } from './association.ts';
import { knownAttendee } from './known-attendee.ts';
import {
  countMeetingsOfCompany,
  findRecordedMeeting,
  holdRecordedMeeting,
  listMeetingsOfCompany,
  listRecordedMeetings,
  searchMeetings,
} from './meetings.queries.ts';
import { isRecorder, linkIn, readMeeting } from './shown-meeting.ts';
import { acceptDelivery } from './webhook/deliveries.ts';

export const fathom = implement('fathom', fathomContract, {
  async list({ query }, context) {
    const { meeting_start_from: from, meeting_start_to: to } = query;
    if (from && to && Date.parse(from) > Date.parse(to))
      throw invalid('meeting_start_from must not be after meeting_start_to.');
    const rows = await listRecordedMeetings(context.db, context.user.user_id, {
      ...query,
      scoper: query.scoper || undefined,
      is_associated: query.is_associated && query.is_associated === 'true',
    }).execute();
    const { ORION_ORIGIN: origin } = context.config;
    // There may be tens of thousands: none is copied.
    for (const row of rows) row.external_link = linkIn(origin, row.external_link);
    return { results: rows, count: rows.length };
  },

  async read({ query: { fathom_id } }, context) {
    return readMeeting(context, fathom_id);
  },

  async associate({ body }, context) {
    return associate(context, body);
  },

  async dissociate({ params }, context) {
    return dissociate(context, params.fathom_id);
  },

  async knowAttendee({ body: { fathom_id, attendee } }, context) {
    const { db, user, config } = context;
    if (!(await findRecordedMeeting(db, user.user_id, fathom_id).executeTakeFirst()))
      throw notFound('Meeting');
    const person_id = await knownAttendee(db, fathom_id, -attendee, editMarkOf(context));
    context.audit({ object_type: 'person', object_id: person_id });
    return { data: { person: await readTagged(db, person_id, config.REFERENCE_CONTACT_WORKBOARD_ID) } };
  },

  async hide({ body: { fathom_id, hidden } }, context) {
    const { db, user, clock } = context;
    const meeting = await holdRecordedMeeting(db, user.user_id, fathom_id).executeTakeFirst();
    if (!meeting) throw notFound('Meeting');
    if (!isRecorder(user, meeting)) throw forbidden('Only the person who recorded a meeting can hide it.');
    await db
      .updateTable('fathom_meeting')
      .set(
        hidden
          ? { hidden_at: clock.now().toISOString(), hidden_by: user.user_id }
          : { hidden_at: null, hidden_by: null },
      )
      .where('fathom_id', '=', fathom_id)
      .execute();
    context.audit({ object_type: 'meeting', object_id: fathom_id, detail: { hidden } });
    return { data: { is_hidden: hidden } };
  },

  async ofCompany({ query }, { db, user }) {
    const domain = companyAddress(query.domain) ?? '';
    const [results, { count }] = await Promise.all([
      listMeetingsOfCompany(db, user.user_id, domain).execute(),
      countMeetingsOfCompany(db, user.user_id, domain).executeTakeFirstOrThrow(),
    ]);
    return { results, count };
  },

  async webhook({ headers, file }, context) {
    return acceptDelivery(context, headers, file.content);
  },

  async search({ query: { search_term } }, context) {
    const { db, user } = context;
    const rows = await searchMeetings(db, user.user_id, search_term).execute();
    return {
      count: rows[0]?.found ?? 0,
      results: rows.map(({ plain, found: _all, ...row }) => ({
        ...row,
        excerpt: excerptOf([plain, row.meeting_title], search_term) ?? '',
      })),
    };
  },
});
