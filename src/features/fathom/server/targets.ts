import type { Kysely } from 'kysely';
import type { DB } from '#db';
import { presentOrNull } from '#kernel/missing.ts';
import { ask } from '#server/capabilities/ask.ts';
import type { CrmNotes } from '#server/capabilities/crm-notes.ts';
import type { Platform } from '#server/platform.ts';
import { listAttendedCompanies, listAttendees } from './meetings.queries.ts';

/** Something a note can be associated with; `company_id` and `person_id` are Orion's own. */
export interface Option {
  external_type: 'companies' | 'persons';
  external_id: number;
  name: string;
  company_domain?: string;
  person_id?: number | null;
  attendee_id?: number;
}

type Parts = Pick<Platform, 'db' | 'clock' | 'capabilities' | 'log'>;
type Attending = Awaited<ReturnType<ReturnType<typeof listAttendees>['execute']>>;
type Attended = Awaited<ReturnType<ReturnType<typeof listAttendedCompanies>['execute']>>;

/** What the notes of a meeting can be associated with: its companies and guests, as far as the CRM, if any, knows them. */
export async function targetsOf(parts: Parts, fathom_id: number, people: Attending, companies: Attended) {
  const guests = people.filter(({ is_colleague }) => !is_colleague);
  if (parts.capabilities.crm_notes.provider === null)
    return { companies: companies.flatMap(ownCompany), persons: guests.map(ownPerson) };
  const found = await lookUp(parts, fathom_id, guests, companies);
  return {
    companies: companies.flatMap((company): Option[] => {
      const external_id = crmIdOf(company.external_id) ?? found.companies.get(company.company_domain);
      return external_id
        ? [
            {
              external_type: 'companies',
              external_id,
              name: company.name,
              company_domain: company.company_domain,
            },
          ]
        : [];
    }),
    persons: guests.flatMap((guest): Option[] => {
      const external_id = found.persons.get(guest.email);
      return external_id ? [{ ...ownPerson(guest), external_id }] : [];
    }),
  };
}

const ownCompany = ({ company_id, company_domain, name }: Attended[number]): Option[] =>
  company_id === null ? [] : [{ external_type: 'companies', external_id: company_id, name, company_domain }];

const ownPerson = ({ person_id, attendee_id, name, email, person }: Attending[number]): Option => ({
  external_type: 'persons',
  external_id: person_id ?? -attendee_id,
  name: person?.name ?? (name || email || 'Guest'),
  person_id,
  attendee_id,
});

const crmIdOf = (text: string | null) => {
  const id = Number(presentOrNull(text));
  return Number.isSafeInteger(id) && id > 0 ? id : null;
};

const LONGEST_LOOK_UP_MS = 2000;

/** Asks the CRM for those it was not asked for yet, and keeps what it says; while it is silent, those are left out. */
async function lookUp(parts: Parts, fathom_id: number, guests: Attending, companies: Attended) {
  const { db, capabilities, log } = parts;
  const known = {
    companies: new Map(
      companies.flatMap((one) => (one.found_id ? [[one.company_domain, one.found_id]] : [])),
    ),
    persons: new Map(guests.flatMap((one) => (one.external_id ? [[one.email, one.external_id]] : []))),
  };
  const missing = {
    companies: companies.filter((one) => one.found_id === null && !crmIdOf(one.external_id)),
    persons: guests.filter((one) => one.external_id === null && one.email !== ''),
  };
  if (missing.companies.length + missing.persons.length === 0) return known;
  const all = (crm: CrmNotes) =>
    Promise.all([
      ...missing.companies.map(async ({ company_domain }) =>
        keep(known.companies, company_domain, await crm.findCompany(company_domain), (external_id) =>
          keepCompanyId(db, fathom_id, company_domain, external_id),
        ),
      ),
      ...missing.persons.map(async ({ email }) =>
        keep(known.persons, email, await crm.findPerson(email), (external_id) =>
          keepPersonId(db, fathom_id, email, external_id),
        ),
      ),
    ]);
  await ask(parts, capabilities.crm_notes, all, LONGEST_LOOK_UP_MS).catch((error: unknown) =>
    log.warn({ err: error }, 'the relationship system was asked for ids'),
  );
  return known;
}

async function keep(
  into: Map<string, number>,
  key: string,
  id: number | null,
  store: (id: number) => Promise<unknown>,
) {
  if (id === null) return;
  into.set(key, id);
  await store(id);
}

const keepCompanyId = (db: Kysely<DB>, fathom_id: number, company_domain: string, external_id: number) =>
  db
    .updateTable('fathom_company')
    .set({ external_id })
    .where('fathom_id', '=', fathom_id)
    .where('company_domain', '=', company_domain)
    .execute();

const keepPersonId = (db: Kysely<DB>, fathom_id: number, email: string, external_id: number) =>
  db
    .updateTable('fathom_attendee')
    .set({ external_id })
    .where('fathom_id', '=', fathom_id)
    .where('email', '=', email)
    .execute();
