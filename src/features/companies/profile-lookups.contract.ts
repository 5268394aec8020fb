import * as z from 'zod';
import { defineContract } from '#kernel/endpoint.ts';
import { nameText } from '#kernel/hand-editing.ts';
import { domainText } from '#kernel/query-fields.ts';
import { type AdvertisingFigure, competitor, notablePerson } from './profile.rules.ts';

const ofCompany = z.object({ domain: domainText });

/** What stands behind these values besides the firm's own data. */
export const capability = z.object({
  name: z.string().describe('As a person calls it'),
  configured: z.boolean(),
  message: z
    .string()
    .nullable()
    .describe('A sentence to show when nothing can be looked up: not configured, or what failed'),
});
const status = z
  .enum(['ready', 'pending'])
  .describe('"pending" while a look-up runs, or is to be asked for: ask again in 5 s, 10 times at most');

const figure = z.number().nullable();
const growthText = z.string().nullable();
const advertisingFigures = z.object({
  monthly_budget: figure,
  strength: figure,
  total_ads_purchased: figure,
  monthly_organic_clicks: figure,
  monthly_paid_clicks: figure,
  total_organic_results: figure,
} satisfies Record<AdvertisingFigure, z.ZodType>);

/** The latest month; each figure with how it compares: "12% more than last month". */
export const advertisingStats = advertisingFigures.extend({
  monthly_budget_growth_desc: growthText,
  strength_growth_desc: growthText,
  total_ads_purchased_growth_desc: growthText,
  monthly_organic_clicks_growth_desc: growthText,
  monthly_paid_clicks_growth_desc: growthText,
  total_organic_results_growth_desc: growthText,
  recorded_on: z.iso.date().nullable(),
  source: z.string().nullable(),
  observed_at: z.iso.datetime().nullable(),
});
export type AdvertisingStats = z.infer<typeof advertisingStats>;

const competitors = z.object({
  seo_competitors: z.array(competitor),
  ppc_competitors: z.array(competitor),
  status,
  capability,
});
/** What may be asked of an outside provider, one at a time and only after a click. */
export const lookupCalls = defineContract({
  founders: {
    method: 'GET',
    path: '/find-company-founders',
    summary: 'Founders with the e-mail addresses that are known',
    query: ofCompany,
    rate: 'lookup',
    reply: z.object({ founders: z.array(notablePerson), capability }),
  },
  founderEmail: {
    method: 'POST',
    path: '/find-founder-data',
    summary: 'Look up the e-mail address of one person of a company; "n/a" when nobody knows it',
    body: ofCompany.extend({ full_name: nameText(200) }),
    rate: 'lookup',
    waits: true,
    reply: z.object({
      email: z.string(),
      source: z.string().nullable(),
      observed_at: z.iso.datetime().nullable(),
      capability,
    }),
  },
  advertisingStats: {
    method: 'GET',
    path: '/get-company-advertising-stats',
    summary: 'How a company advertises, as far as the firm knows',
    query: ofCompany,
    rejects404: true,
    reply: advertisingStats.extend({ status, capability }),
  },
  refreshAdvertising: {
    method: 'GET',
    path: '/add-company-advertising-stats',
    summary: 'Have advertising figures looked up where there are none; ask again until the status is "ready"',
    query: ofCompany,
    reply: z.object({ domain_stats: advertisingStats.nullable(), status, capability }),
  },
  competitors: {
    method: 'GET',
    path: '/get-company-competitors',
    summary: 'Who competes with a company in search, as far as the firm knows',
    query: ofCompany,
    rejects404: true,
    reply: competitors,
  },
  refreshCompetitors: {
    method: 'GET',
    path: '/add-company-competitors',
    summary: 'Have competitors looked up where there are none; ask again until the status is "ready"',
    query: ofCompany,
    reply: competitors,
  },
});
