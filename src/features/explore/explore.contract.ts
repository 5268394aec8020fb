import * as z from 'zod';
import { companyCard } from '#features/companies/company-card.contract.ts';
import { EXPORT_TYPES, exportFormat } from '#features/exports/exports.contract.ts';
import { defineContract } from '#kernel/endpoint.ts';
import { filterQuery } from '#kernel/filters.ts';
import { day, domainText, moment, plainText } from '#kernel/query-fields.ts';
import { discoveryFilters, exploreFilters } from './explore.filters.ts';
import { exploreOptionsContract } from './explore-options.contract.ts';
import { DIRECTIONS, SORTS } from './sort.rules.ts';

export type { CompanyCard as DiscoveryCompany } from '#features/companies/company-card.contract.ts';

/** Long enough for a position behind the longest name. */
const MOST_PAGE_TEXT = 4200;
const page = plainText(MOST_PAGE_TEXT)
  .optional()
  .describe('What next_page answered to the same search; scripts may send a whole number from 1 to 200');
const filters = filterQuery(discoveryFilters);
const order = {
  sort_by: z.enum(SORTS, `must be one of ${SORTS.join(', ')}`).optional(),
  sort_direction: z.enum(DIRECTIONS, 'must be asc or desc').optional(),
};
const MOST_DOMAINS = 500;
const domains = z.array(domainText).max(MOST_DOMAINS, `must have at most ${MOST_DOMAINS} values`);
const exported = {
  ...order,
  contributions: z
    .enum(['true', 'false'], 'must be true or false')
    .optional()
    .describe('A column for each of the eight contributions to the score'),
  format: exportFormat,
};
const found = z.object({
  results: z.array(companyCard),
  total_count: z.int().nullable().describe('Null while it is still being counted: ask /discovery/count'),
  next_page: z.string().nullable(),
});

const points = z.number().describe('What the factor adds to the score');
const ranking = { rank: z.int(), score: z.number(), ranked_at: z.iso.datetime().nullable() };
const rankExplanation = z.object({
  company_domain: z.string(),
  company_name: z.string(),
  current: z.object(ranking).nullable().describe('Null until the company is ranked'),
  previous: z.object(ranking).nullable(),
  contributions: z.array(
    z.object({
      key: z.string(),
      label: z.string(),
      most: z.int(),
      points,
      previous_points: points.nullable(),
      sentence: z.string().describe('What is known of the company, as the factor sees it'),
    }),
  ),
});
export type RankExplanation = z.infer<typeof rankExplanation>;

const dayOrMoment = z
  .union([day, moment], 'must look like 2026-01-31 or 2026-01-31T08:30:00Z')
  .describe('A day in UTC, or a moment');

export const exploreContract = defineContract({
  ...exploreOptionsContract,
  search: {
    method: 'GET',
    path: '/discovery',
    summary: 'Companies that pass every filter, in order; 50 a page',
    query: z.object({ ...filters, ...order, page }),
    reply: found,
  },
  export: {
    method: 'GET',
    path: '/discovery/export',
    summary:
      'The companies that pass every filter as a file with their ranks, in order, streamed; where companies are named, those instead',
    query: z.object({
      ...filterQuery(exploreFilters),
      company_domain: z
        .preprocess((raw) => (raw === undefined ? undefined : [raw].flat()), domains.default([]))
        .describe('These companies, whatever the filters say'),
      ...exported,
    }),
    gives: EXPORT_TYPES,
  },
  exportChosen: {
    method: 'POST',
    path: '/discovery/export',
    summary:
      'The companies that are named as a file, streamed; the same as by GET, for more than an address holds',
    rate: 'read',
    // It changes nothing: the file leaves while it is read.
    waits: true,
    body: z.object({ company_domain: domains.min(1, 'must name a company'), ...exported }),
    gives: EXPORT_TYPES,
  },
  rankedMentions: {
    method: 'GET',
    path: '/ranked-quip-mentions',
    summary:
      'Companies mentioned in newsletters (or by quips of the chosen types) that pass every filter, those with most mentions first; 50 a page',
    query: z.object({ ...filterQuery(exploreFilters), page }),
    reply: found,
  },
  rankExplanation: {
    method: 'GET',
    path: '/discovery/rank-explanation',
    summary: 'The eight contributions that add up to the score of a company, now and at the ranking before',
    query: z.object({ company_domain: domainText }),
    reply: z.object({ data: rankExplanation }),
  },
  history: {
    method: 'GET',
    path: '/discovery-search-history',
    summary: 'Your searches, oldest first',
    access: 'own',
    query: z.object({
      limit: z.coerce.number('must be a whole number from 1 to 200').int().min(1).max(200).default(50),
      date_from: dayOrMoment.optional(),
      date_to: dayOrMoment.optional(),
    }),
    reply: z.object({
      results: z.array(
        z.object({
          uuid: z.uuid(),
          filters: z.record(z.string(), z.array(z.string())),
          description: z
            .string()
            .nullable()
            .describe('The words a free-text search left for the descriptions'),
          totalCount: z.int().nullable(),
          watched: z.boolean(),
          created_at: z.iso.datetime(),
        }),
      ),
    }),
  },
  count: {
    method: 'GET',
    path: '/discovery/count',
    summary: 'How many companies pass every filter',
    query: z.object(filters),
    reply: z.object({ total_count: z.int() }),
  },
});
