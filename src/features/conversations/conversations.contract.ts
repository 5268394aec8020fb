import * as z from 'zod';
import { taggedPerson } from '#features/people/person-metadata.rules.ts';
import { defineContract } from '#kernel/endpoint.ts';
import { filterQuery } from '#kernel/filters.ts';
import { moment, page, plainText, repeated, searchText } from '#kernel/query-fields.ts';
import { conversationFilters } from './conversations.filters.ts';

/** What a search may say; a longer text is no search. */
export const LONGEST_SEARCH = 200;

const span = { start_time: moment.optional(), end_time: moment.optional() };
const referenceId = z.object({ reference_id: plainText(200).optional() });

const header = z.object({
  reference_id: z.uuid(),
  created_at: z.iso.datetime(),
  creator: z.string().describe('Full name'),
  all_projects: z.array(z.string()).describe('Display names'),
});

export const reference = header.extend({
  content: z.string().describe('HTML, made safe when it was written'),
  creator_email: z.string(),
  all_functions: z.array(z.string()),
  all_reference_types: z.array(z.string()),
  all_ratings: z.array(z.string()),
  people: z.array(taggedPerson),
  projects: z.array(z.string()).describe('Of the note itself, as they are chosen'),
  companies: z.array(z.object({ company_domain: z.string(), company_name: z.string() })),
  called_on: z.iso.date().nullable().describe('The day of the call, where somebody said it'),
  version: z.int(),
});
export type Reference = z.infer<typeof reference>;

/** A reference that was searched for. */
export const foundReference = reference.extend({
  excerpt: z.string().nullable().describe('HTML: where the search was found, each hit in <mark>'),
});
export type FoundReference = z.infer<typeof foundReference>;

const paged = { counts: z.int(), next_page: z.int().nullable() };
const counted = z.array(z.object({ display_name: z.string(), count: z.int() }));

export const conversationsContract = defineContract({
  all: {
    method: 'GET',
    path: '/conversations/all',
    summary:
      'References that pass every filter, newest first; with a search the exact phrase first; 20 a page',
    query: z.object({
      search: searchText(LONGEST_SEARCH).optional(),
      ...span,
      ...filterQuery(conversationFilters),
      page,
    }),
    reply: z.object({
      results: z.array(foundReference),
      ...paged,
      gpt: z.string().describe('All that was found as plain text for the clipboard; only with page 1'),
    }),
  },
  read: {
    method: 'GET',
    path: '/conversations',
    summary: 'One reference',
    query: referenceId,
    reply: z.object({ data: reference.extend({ results: z.array(reference) }) }),
  },
  headerBlock: {
    method: 'GET',
    path: '/conversations/header-block',
    summary: 'The head of one reference: when, by whom, for which projects',
    query: referenceId,
    reply: z.object({ data: header }),
  },
  incomplete: {
    method: 'GET',
    path: '/conversations/incomplete',
    summary:
      'References with somebody about whom something is missing: your own, or those of the creators named',
    query: z.object({ creators: repeated(plainText(320)), page }),
    reply: z.object({ results: z.array(reference), ...paged }),
  },
  lookUp: {
    method: 'GET',
    path: '/references-search',
    summary: 'Look references up by words, the nearest first, at most 15',
    query: z.object({ search_term: searchText(LONGEST_SEARCH).min(3, 'must have at least 3 characters') }),
    reply: z.object({
      results: z.array(
        z.object({
          reference_id: z.uuid(),
          creator: z.string(),
          created_at: z.iso.datetime(),
          excerpt: z.string().describe('HTML: where it was found, each hit in <mark>'),
        }),
      ),
    }),
  },
  contribution: {
    method: 'GET',
    path: '/conversation-contribution',
    summary: 'Who wrote how many references, and how many of them are incomplete',
    query: z.object(span),
    reply: z.object({
      results: z.array(
        z.object({
          creator: z.string(),
          email_address: z.string(),
          count: z.int(),
          incomplete: z.int(),
        }),
      ),
    }),
  },
  insight: {
    method: 'GET',
    path: '/conversation-insight',
    summary: 'How many references there are, by project, function, reference type and rating',
    query: z.object(span),
    reply: z.object({
      data: z.object({
        total: z.int(),
        by_project: counted,
        by_function: counted,
        by_reference_type: counted,
        by_rating: counted,
      }),
    }),
  },
});
