import * as z from 'zod';
import { defineContract } from '#kernel/endpoint.ts';
import { filterQuery } from '#kernel/filters.ts';
import { plainText, repeated } from '#kernel/query-fields.ts';
import { exploreFilters } from './explore.filters.ts';
import { DIRECTIONS, SORTS } from './sort.rules.ts';

const growth = z.number().nullable();

export const discoveryCompany = z.object({
  company_domain: z.string(),
  company_name: z.string(),
  company_logo: z.string().nullable(),
  url: z.string().nullable(),
  linkedin_url: z.string().nullable(),
  year_founded: z.int().nullable(),
  current_rank: z.int().nullable(),
  previous_rank: z.int().nullable(),
  scopers_who_viewed: z.array(z.object({ email: z.string() })),
  last_viewed: z.iso.datetime().nullable(),
  tp_status: z.string().nullable(),
  tp_owners: z.array(z.string()).describe('Full names'),
  growth_1m: growth,
  growth_6m: growth,
  growth_1y: growth,
  growth_2y: growth,
  total_funding_usd: z.number().nullable().describe('Whole US dollars'),
  last_funding_on: z.iso.date().nullable(),
  description: z.string().nullable(),
  employee_count: z.int().nullable(),
});
export type DiscoveryCompany = z.infer<typeof discoveryCompany>;

const page = z
  .string()
  .max(300, 'must be what next_page answered, or a whole number from 1 to 200')
  .optional()
  .describe('What next_page answered; scripts may send a whole number from 1 to 200');
const filters = filterQuery(exploreFilters);
const option = z.object({ display_name: z.string(), server_value: z.string() });
const placeText = plainText(100);

export const exploreContract = defineContract({
  search: {
    method: 'GET',
    path: '/discovery',
    summary: 'Companies that pass every filter, in order; 50 a page',
    query: z.object({
      ...filters,
      sort_by: z.enum(SORTS, `must be one of ${SORTS.join(', ')}`).optional(),
      sort_direction: z.enum(DIRECTIONS, 'must be asc or desc').optional(),
      page,
    }),
    reply: z.object({
      results: z.array(discoveryCompany),
      total_count: z.int().nullable().describe('Null while it is still being counted: ask /discovery/count'),
      next_page: z.string().nullable(),
    }),
  },
  filtersData: {
    method: 'GET',
    path: '/discovery/filters-data',
    summary: 'What the filters offer',
    reply: z.object({
      data: z.object({
        countries: z.array(z.string()),
        states: z.array(z.string()),
        cities: z.array(z.string()),
        statuses: z.array(option),
        founder_metro_areas: z.array(
          z.object({
            founder_metro_value: z.string(),
            founder_metro_display: z.string(),
            country: z.string(),
          }),
        ),
        growth_tags: z.array(
          z.object({ tag_name: z.string(), tag_count: z.int(), tag_description: z.string() }),
        ),
        newsletter_types: z.array(z.object({ name: z.string(), value: z.string() })),
      }),
    }),
  },
  hqLookup: {
    method: 'GET',
    path: '/discovery/hq-lookup',
    summary: 'Places by the letters typed so far, at most 15 of each kind',
    query: z.object({
      hq_country: repeated(placeText),
      hq_state: repeated(placeText),
      hq_city: repeated(placeText),
    }),
    reply: z.object({
      data: z.object({
        countries: z.array(z.string()),
        states: z.array(z.string()),
        cities: z.array(z.string()),
      }),
    }),
  },
  owners: {
    method: 'GET',
    path: '/pipeline-tp-owner',
    summary: 'Who can own a company: active staff of the four roles',
    reply: z.object({
      results: z.array(option.extend({ full_name: z.string(), email_address: z.string(), role: z.string() })),
    }),
  },
  lists: {
    method: 'GET',
    path: '/all-lists-and-buckets',
    summary: 'Company lists and buckets, by name',
    reply: z.object({
      data: z.object({
        lists: z.array(z.object({ list_id: z.int(), workboard_id: z.int(), name: z.string() })),
        buckets: z.array(z.object({ name: z.string() })),
      }),
    }),
  },
  history: {
    method: 'GET',
    path: '/discovery-search-history',
    summary: 'Your searches, oldest first',
    query: z.object({
      limit: z.coerce.number('must be a whole number from 1 to 200').int().min(1).max(200).default(50),
      date_from: z.iso.date('must look like 2026-01-31').optional(),
      date_to: z.iso.date('must look like 2026-01-31').optional(),
    }),
    reply: z.object({
      results: z.array(
        z.object({
          uuid: z.uuid(),
          filters: z.record(z.string(), z.array(z.string())),
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
