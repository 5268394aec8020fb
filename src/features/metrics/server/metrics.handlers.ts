import type { Kysely } from 'kysely';
import type { DB } from '#db';
import { knownCompany } from '#features/companies/server/known-company.ts';
import { found } from '#features/companies/server/profile/profile-data.ts';
import { type AnyFilters, fromWire } from '#kernel/filters.ts';
import { implement } from '#server/http/implement.ts';
import { metricsContract } from '../metrics.contract.ts';
import { alexaFilters, linkedinFilters, spyfuFilters } from '../metrics.filters.ts';
import { countMatching, listMatching, PAGE, type Ranges, type Wanted } from './metrics-filter.queries.ts';
import { listAlexa, listLinkedin, listSpyfu, readLatest } from './metrics.queries.ts';

type Wire = Record<string, string[]>;
const rangesOf = (filters: AnyFilters, wire: Wire) => fromWire(filters, wire) as Ranges;
const isSet = (ranges: Ranges) => Object.keys(ranges).length > 0;

async function pageOf(db: Kysely<DB>, wanted: Wanted, page: number) {
  const [results, { total_count }] = await Promise.all([
    listMatching(db, wanted, page).execute(),
    countMatching(db, wanted).executeTakeFirstOrThrow(),
  ]);
  return { results, total_count, next_page: page * PAGE < total_count ? page + 1 : null };
}

export const metrics = implement('metrics', metricsContract, {
  async spyfuMetrics({ query: { domain, ...days } }, { db }) {
    const { company_id } = await knownCompany(db, domain);
    return { results: await listSpyfu(db, company_id, days).execute() };
  },
  async linkedinMetrics({ query: { domain, ...days } }, { db }) {
    const { company_id } = await knownCompany(db, domain);
    return { results: await listLinkedin(db, company_id, days).execute() };
  },
  async alexaMetrics({ query: { domain, ...days } }, { db }) {
    const { company_id } = await knownCompany(db, domain);
    return { results: await listAlexa(db, company_id, days).execute() };
  },

  spyfuFilter: ({ query: { page, ...wire } }, { db }) =>
    pageOf(db, { spyfu: rangesOf(spyfuFilters, wire) }, page),
  linkedinFilter: ({ query: { page, ...wire } }, { db }) =>
    pageOf(db, { linkedin: rangesOf(linkedinFilters, wire) }, page),
  alexaFilter: ({ query: { page, ...wire } }, { db }) =>
    pageOf(db, { alexa: rangesOf(alexaFilters, wire) }, page),
  downstreamFilter({ query: { page, ...wire } }, { db }) {
    const spyfu = rangesOf(spyfuFilters, wire);
    const linkedin = rangesOf(linkedinFilters, wire);
    const alexa = rangesOf(alexaFilters, wire);
    const wanted: Wanted = {
      ...(isSet(spyfu) && { spyfu }),
      ...(isSet(linkedin) && { linkedin }),
      ...(isSet(alexa) && { alexa }),
    };
    return pageOf(db, wanted, page);
  },

  async combinedDownstream({ query }, { db }) {
    const { spyfu, alexa, employee_count, ...rest } = await found(query.domain, (at) => readLatest(db, at));
    return {
      data: { spyfu, alexa, linkedin: employee_count === null ? null : { ...rest, employee_count } },
    };
  },
});
