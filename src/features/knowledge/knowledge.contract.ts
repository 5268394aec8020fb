import * as z from 'zod';
import { defineContract } from '#kernel/endpoint.ts';
import { domainText, plainText } from '#kernel/query-fields.ts';

const ofCompany = z.object({ company_domain: domainText });
const key = plainText(500).min(1, 'is required');

const quip = z.object({
  quip_text: z.string(),
  quip_type: z.string(),
  quip_type_name: z
    .string()
    .nullable()
    .describe('As the Quip Type filter calls it; null for a type it does not offer'),
  date: z.iso.date(),
  source_type: z.string(),
  source: z.string(),
  has_content: z.boolean().describe('/knowledge-source knows its full text'),
});
export type Quip = z.infer<typeof quip>;

const mention = z.object({
  mentions: z.int().describe('How often'),
  mentions_type: z.string(),
  date: z.iso.date(),
  standouts_text: z.string().nullable(),
  summary_text: z.string().nullable(),
  source_type: z.string(),
  source: z.string(),
  has_content: z.boolean().describe('/knowledge-source knows its full text'),
});
export type Mention = z.infer<typeof mention>;

const lunchMessage = z.object({
  sender_name: z.string(),
  sender_email: z.string(),
  body: z.string().describe('HTML, sanitised'),
  received_at: z.iso.datetime(),
  files: z.array(
    z.object({
      filename: z.string(),
      content_type: z.string(),
      content_id: z.string(),
      url: z.string().nullable().describe('Null when its bytes were never kept'),
    }),
  ),
});
export type LunchMessage = z.infer<typeof lunchMessage>;

export const knowledgeContract = defineContract({
  quips: {
    method: 'GET',
    path: '/quips',
    summary: 'What was said about a company in a line, newest first',
    query: ofCompany,
    reply: z.object({ quips: z.array(quip) }),
    rejects404: true,
  },
  mentions: {
    method: 'GET',
    path: '/mentions',
    summary: 'Where a company was mentioned, newest first',
    query: ofCompany,
    reply: z.object({ mentions: z.array(mention) }),
    rejects404: true,
  },
  source: {
    method: 'GET',
    path: '/knowledge-source',
    summary: 'Where the full text of a newsletter is read',
    query: z.object({ source_type: key, source: key }),
    reply: z.union([
      z.object({ content_url: z.string().describe('A page of ours, in a sandbox'), title: z.string() }),
      z.object({ newsletter_url: z.string(), title: z.string() }),
    ]),
    rejects404: true,
  },
  newsletter: {
    method: 'GET',
    under: '/media',
    path: '/newsletters/{id}',
    summary: 'A newsletter to read',
    params: z.object({
      id: z.coerce.number('must be a number').int('must be a whole number').min(1).max(2_147_483_647),
    }),
    gives: ['text/html'],
  },
  lunchFile: {
    method: 'GET',
    under: '/media',
    path: '/ctolunches/{content_id}',
    summary: 'A file of a CTO lunch',
    params: z.object({ content_id: key }),
    gives: ['application/octet-stream'],
  },
  lunches: {
    method: 'GET',
    path: '/ctolunches',
    summary: 'The thread of a CTO lunch',
    query: z.object({ mention_params: key }),
    reply: z.object({ data: z.object({ subject: z.string(), messages: z.array(lunchMessage) }) }),
    rejects404: true,
  },
});
