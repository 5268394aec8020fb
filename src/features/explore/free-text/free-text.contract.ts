import * as z from 'zod';
import { defineContract } from '#kernel/endpoint.ts';
import { plainText, searchText } from '#kernel/query-fields.ts';

export const LONGEST_TEXT = 500;
const names = z.array(z.string());

/** A search in somebody's own words. */
export const freeTextContract = defineContract({
  read: {
    method: 'GET',
    path: '/discovery/llm-filter',
    summary: 'The filters that a sentence asks for, and the words that ask for none',
    rate: 'language-model',
    query: z.object({
      filter_search: searchText(LONGEST_TEXT).min(1, 'must not be empty'),
    }),
    reply: z.object({
      data: z.object({
        uuid: z.uuid().describe('Sent as discovery_llm_search_uuid it narrows to what the description says'),
        description: z
          .string()
          .describe('What companies are to be described by; empty when filters say it all'),
        hq_country: names,
        hq_state: names,
        hq_city: names,
        founder_metro_area: names,
        tp_owner: names.describe('E-mail addresses; the parameter is tp_owner_email'),
        tp_status_value: names,
        tp_status_operator: z.string().nullable(),
        tp_status_since: z.int().nullable().describe('Days'),
        status: names,
        has_email_sent: z.boolean().nullable(),
        days_of_email_sent: z.int().nullable(),
        query_filters: z
          .array(z.object({ field: z.string(), value: z.string() }))
          .describe('Every other parameter, once for each of its values'),
        understood: z.array(
          z.object({
            text: z.string(),
            filter: z.string(),
            label: z.string(),
            guessed: z
              .boolean()
              .describe('It rests on a typing error mended, or on words that could mean something else'),
            meaning: z.string().nullable().describe('What a guess was taken for'),
          }),
        ),
        ignored: names.describe('Words that set nothing, with the reason in brackets where there is one'),
        degraded: z.boolean().describe('A language model is configured and did not help this time'),
      }),
    }),
  },
  confirm: {
    method: 'POST',
    path: '/discovery/llm-filter/confirm',
    summary:
      'Say that filters are meant which your sentences were only taken for, so that they can be watched',
    access: 'own',
    body: z.object({
      filters: z
        .record(plainText(60), z.array(plainText(300)).min(1).max(100))
        .describe('Parameters of GET /discovery and their values'),
    }),
    reply: z.object({ message: z.string() }),
  },
  recall: {
    method: 'GET',
    path: '/discovery/llm-filter/{uuid}',
    summary: 'What somebody wrote, by the uuid in the address of a search',
    params: z.object({ uuid: z.uuid('must be a uuid') }),
    reply: z.object({ data: z.object({ uuid: z.uuid(), text: z.string(), description: z.string() }) }),
  },
});
