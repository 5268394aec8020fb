import { invalid } from '#server/http/errors.ts';
import { implement } from '#server/http/implement.ts';
import { profileContract } from '../../profile.contract.ts';
import { knownCompany } from '../known-company.ts';
import { setProjects } from './company-projects.ts';
import {
  addVisit,
  holdVisit,
  listCompanyProjects,
  readEmailHistory,
  readFunding,
  sumVisits,
} from './history.queries.ts';
import { lookupHandlers } from './lookups/lookup.handlers.ts';
import { readMeetingStat } from './meetings.queries.ts';
import { cachedDataOf, found, noCachedDataOf, populationOf } from './profile-data.ts';

const MILLION = 1_000_000;

export const profile = implement('profile', profileContract, {
  ...lookupHandlers,

  cachedData: ({ query }, { db }) => cachedDataOf(db, query.domain),
  noCachedData: ({ query }, { db, clock }) => noCachedDataOf(db, query.domain, clock.now()),

  async page({ query }, { db, clock }) {
    const [cached, noCached] = await Promise.all([
      cachedDataOf(db, query.domain),
      noCachedDataOf(db, query.domain, clock.now()),
    ]);
    return { data: { ...cached, ...noCached } };
  },

  async funding({ query }, { db }) {
    const { total_funding_usd: usd, ...rest } = await found(query.domain, (at) => readFunding(db, at));
    return { data: { ...rest, total_funding_usd: usd === null ? null : usd / MILLION } };
  },

  async visit({ body }, { db, clock, user, audit }) {
    const { company_id, company_domain } = await knownCompany(db, body.domain);
    audit({ object_type: 'company', object_id: company_domain });
    await holdVisit(db, company_id, user.user_id).execute();
    await addVisit(db, company_id, user.user_id, clock.now()).execute();
    return sumVisits(db, company_id).executeTakeFirstOrThrow();
  },

  async population({ query }, { db }) {
    return { data: await populationOf(db, query.domain) };
  },

  async meetingStat({ query }, { db, clock }) {
    const { domain, scoper_email, ...days } = query;
    if (!domain && !scoper_email) throw invalid('Name a company with domain, or a person with scoper_email.');
    const company = domain === undefined ? undefined : (await knownCompany(db, domain)).company_id;
    const of = { company, scoper_email: scoper_email?.toLowerCase(), ...days };
    return { data: await readMeetingStat(db, of, clock.now()).executeTakeFirstOrThrow() };
  },

  async emailHistory({ query }, { db }) {
    const { domain, ...days } = query;
    const { results, ...insights } = await found(domain, (at) => readEmailHistory(db, at, days));
    return { results, insights };
  },

  async projects({ query }, { db }) {
    const { company_id } = await knownCompany(db, query.domain);
    const projects = await listCompanyProjects(db, company_id).execute();
    return { data: projects.map(({ display_name }) => display_name) };
  },

  async setProjects({ body }, { db, audit }) {
    const { company_id, company_domain } = await knownCompany(db, body.domain);
    const { before, after } = await setProjects(db, company_id, body.projects);
    audit({ object_type: 'company', object_id: company_domain, before, after });
    return { status: 'success' as const };
  },
});
