import { shownTagged } from '#features/people/server/person-metadata.ts';
import { notFound } from '#server/http/errors.ts';
import { storedHtmls } from '#server/html/stored-html.ts';
import type { Context } from '#server/http/implement.ts';
import type { Attendee } from '../meeting.rules.ts';
import { absolute } from './association.ts';
import {
  findRecordedMeeting,
  listAssociations,
  listAttendedCompanies,
  listAttendees,
} from './meetings.queries.ts';
import { type Option, targetsOf } from './targets.ts';

export const isRecorder = ({ email_address }: Context['user'], { scoper }: { scoper: string }) =>
  email_address.toLowerCase() === scoper.toLowerCase();

export const linkIn = (origin: string, link: string | null) =>
  link === null ? null : absolute(origin, link);

/** A meeting with everything its screen shows. */
export async function readMeeting(context: Context, fathom_id: number) {
  const { db, user, config } = context;
  const row = await findRecordedMeeting(db, user.user_id, fathom_id).executeTakeFirst();
  if (!row) throw notFound('Meeting');
  const people = await listAttendees(db, fathom_id, config.REFERENCE_CONTACT_WORKBOARD_ID).execute();
  const companies = await listAttendedCompanies(db, fathom_id).execute();
  const targets = await targetsOf(context, fathom_id, people, companies);
  const { associated_name, associated_external_id: _id, sanitiser_version, ...base } = row;
  const [html_summary = ''] = await storedHtmls([{ html: row.html_summary, sanitiser_version }]);
  return {
    meeting_base: {
      ...base,
      html_summary,
      external_link: linkIn(config.ORION_ORIGIN, row.external_link),
      domain_details: targets.companies.map(({ name, external_id }) => ({ company_name: name, external_id })),
      attendee_details: targets.persons.map(({ name, external_id }) => ({ name, external_id })),
      already_associated: await listAssociations(db, fathom_id).execute(),
      can_hide: isRecorder(user, row),
    },
    people: people.map(shownAttendee),
    companies: await Promise.all(
      companies.map((company) =>
        shownCompany(
          context,
          company,
          targets.companies.find(({ company_domain }) => company_domain === company.company_domain),
        ),
      ),
    ),
    isAssociated: row.processed_by_orion,
    associated_company: associated_name,
  };
}

type Row<Q extends (...args: never[]) => { execute(): Promise<unknown[]> }> = Awaited<
  ReturnType<ReturnType<Q>['execute']>
>[number];

function shownAttendee({
  attendee_id,
  name,
  email,
  is_colleague,
  person,
}: Row<typeof listAttendees>): Attendee {
  const unknown = {
    affinity_id: -attendee_id,
    name: name || email || 'Guest',
    email,
    projects: [],
    functions: [],
    reference_type: [],
    rating: 0,
    in_reference_contacts: false,
    is_ignored: false,
    version: 0,
  };
  const { affinity_id, reference_type, projects, functions, ...tagged } = person
    ? shownTagged(person)
    : unknown;
  return {
    person_id: affinity_id,
    full_name: tagged.name,
    email,
    rating: tagged.rating,
    in_reference_contacts: tagged.in_reference_contacts,
    projects,
    functions,
    type_of_reference: reference_type,
    is_ignored: tagged.is_ignored,
    is_colleague,
    version: tagged.version,
  };
}

async function shownCompany(
  { capabilities }: Context,
  { company_id, external_id: _external, found_id: _found, ...company }: Row<typeof listAttendedCompanies>,
  inCrm: Option | undefined,
) {
  const crm = capabilities.crm_notes.provider;
  return {
    ...company,
    is_known: company_id !== null,
    // What the CRM cannot tell just now is a link less, not a failure.
    affinity_url:
      crm && inCrm ? await crm.linkTo({ type: 'companies', id: inCrm.external_id }).catch(() => null) : null,
  };
}
