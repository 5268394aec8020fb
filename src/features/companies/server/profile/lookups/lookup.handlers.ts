import type { Handlers } from '#server/http/implement.ts';
import type { lookupCalls } from '../../../profile-lookups.contract.ts';
import { statsOf } from './advertising.ts';
import { listLatestMonths } from './advertising.queries.ts';
import { requestLookup, statusOf } from './background-lookup.ts';
import { listCompetitors } from './competitors.queries.ts';
import { founderEmailOf } from './founder-email.ts';
import { foundersOf } from './founders.ts';
import { findWithLookup } from './lookups.queries.ts';
import { found } from '../profile-data.ts';

type Competing = { type: 'SEO' | 'PPC' };
const bySearch = <T extends Competing>(rows: readonly T[]) => ({
  seo_competitors: rows.filter(({ type }) => type === 'SEO'),
  ppc_competitors: rows.filter(({ type }) => type === 'PPC'),
});

/** What may be asked of a provider. The firm's own data answers first; no provider is asked for what it holds. */
export const lookupHandlers: Handlers<typeof lookupCalls> = {
  founders: ({ query }, context) => foundersOf(context, query.domain),
  founderEmail: ({ body }, context) => founderEmailOf(context, body),

  async advertisingStats({ query }, { db, clock, capabilities }) {
    const lookup = await found(query.domain, (at) => findWithLookup(db, at, 'advertising'));
    const months = await listLatestMonths(db, lookup.company_id).execute();
    const status = statusOf(lookup, capabilities.advertising, months.length > 0, clock.now());
    return { ...statsOf(months), ...status };
  },

  async refreshAdvertising({ query }, context) {
    const lookup = await found(query.domain, (at) => findWithLookup(context.db, at, 'advertising'));
    const months = await listLatestMonths(context.db, lookup.company_id).execute();
    const stored = months.length > 0;
    const status = await requestLookup(context, 'advertising', lookup, stored);
    return { domain_stats: stored ? statsOf(months) : null, ...status };
  },

  async competitors({ query }, { db, clock, capabilities }) {
    const lookup = await found(query.domain, (at) => findWithLookup(db, at, 'competitors'));
    const rows = await listCompetitors(db, lookup.company_id).execute();
    return { ...bySearch(rows), ...statusOf(lookup, capabilities.competitors, rows.length > 0, clock.now()) };
  },

  async refreshCompetitors({ query }, context) {
    const lookup = await found(query.domain, (at) => findWithLookup(context.db, at, 'competitors'));
    const rows = await listCompetitors(context.db, lookup.company_id).execute();
    return { ...bySearch(rows), ...(await requestLookup(context, 'competitors', lookup, rows.length > 0)) };
  },
};
