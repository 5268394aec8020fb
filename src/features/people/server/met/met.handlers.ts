import { invalid, notFound } from '#server/http/errors.ts';
import { type Context, implement } from '#server/http/implement.ts';
import { metContract } from '../../met.contract.ts';
import { type MetCompany, nameIn, readAsked } from '../../met.rules.ts';
import { findPerson } from '../person.queries.ts';
import {
  findMetCompanies,
  findMetPeople,
  listAppearances,
  listCalls,
  listLists,
  listMeetings,
  listNearCompanies,
  listNearPeople,
  type Target,
} from './met.queries.ts';

export const haveWeMet = implement('have-we-met', metContract, {
  async haveWeMet({ query }, context) {
    const { db } = context;
    const asked = readAsked(query.q);
    if (!asked) throw invalid('Enter an e-mail address, a domain like acme.example, or a LinkedIn address.');
    const people = await findMetPeople(db, asked).execute();
    const known = people.map(({ person_id }) => person_id);
    const companies = await findMetCompanies(db, asked, known).execute();
    // Who asks for one person does not ask for everything about their employer.
    const meant = asked.kind === 'email' && people.length > 0 ? [] : companies;
    const target = {
      people: known,
      companies: meant.filter(({ is_meant }) => is_meant).map(({ company_id }) => company_id),
      email: asked.kind === 'email' ? asked.email : undefined,
    };
    const name = nameIn(asked);
    const nearPeople = people.length === 0 && name !== '' ? await listNearPeople(db, name).execute() : [];
    const nearCompanies =
      companies.length === 0 && 'domain' in asked ? await listNearCompanies(db, asked.domain).execute() : [];
    return {
      data: {
        kind: asked.kind,
        people,
        companies: companies.map(shownCompany),
        near: { people: nearPeople, companies: nearCompanies.map(shownCompany) },
        ...(await appearancesOf(context, target)),
      },
    };
  },

  async appearances({ params: { person_id } }, context) {
    if (!(await findPerson(context.db, person_id).executeTakeFirst())) throw notFound('Person');
    return { data: await appearancesOf(context, { people: [person_id], companies: [] }) };
  },
});

const shownCompany = (row: MetCompany): MetCompany => ({
  company_domain: row.company_domain,
  company_name: row.company_name,
  tp_owners: row.tp_owners,
  tp_status: row.tp_status,
  last_contact: row.last_contact,
});

async function appearancesOf({ db, gates, user }: Context, target: Target) {
  const viewer = (await gates.isOn('orion-fathom-tab')) ? user.user_id : null;
  return {
    references: await listAppearances(db, target).execute(),
    meetings: await listMeetings(db, target, viewer).execute(),
    calls: await listCalls(db, target).execute(),
    lists: await listLists(db, target).execute(),
  };
}
