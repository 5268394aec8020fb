import * as z from 'zod';
import { listOptions } from '#features/lists/list-options.contract.ts';
import { ownerOptions } from '#features/pipeline/owner-options.contract.ts';
import { defineContract } from '#kernel/endpoint.ts';
import { plainText, repeated, searchText } from '#kernel/query-fields.ts';

const option = z.object({ display_name: z.string(), server_value: z.string() });
const placeText = plainText(100);
const letters = searchText(100).min(3, 'must have at least 3 characters');
const names = z.object({ results: z.array(z.string()) });

/** What the filters of Explore have to choose from. */
export const exploreOptionsContract = defineContract({
  filtersData: {
    method: 'GET',
    path: '/discovery/filters-data',
    summary: 'What the filters offer',
    reply: z.object({
      data: z.object({
        countries: z.array(z.string()),
        states: z.array(z.string()).describe('The first 500 by name; hq-lookup finds all'),
        cities: z.array(z.string()).describe('The first 500 by name; hq-lookup finds all'),
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
  owners: ownerOptions,
  lists: listOptions,
  cities: {
    method: 'GET',
    path: '/linkedin/cities',
    summary: 'Cities by the letters typed so far, at most 15',
    query: z.object({ search_term: letters, state: placeText.optional() }),
    reply: names,
  },
  states: {
    method: 'GET',
    path: '/linkedin/states',
    summary: 'States by the letters typed so far, at most 15',
    query: z.object({ search_term: letters }),
    reply: names,
  },
});
