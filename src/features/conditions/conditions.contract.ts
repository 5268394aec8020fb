import * as z from 'zod';
import { defineContract } from '#kernel/endpoint.ts';
import { version } from '#kernel/hand-editing.ts';
import { domainText, plainText } from '#kernel/query-fields.ts';
import { MOST_NOTE } from './condition.rules.ts';

const evidence = z.object({
  label: z.string(),
  before: z.string().nullable(),
  after: z.string().nullable(),
  source: z.string(),
  on: z.iso.date(),
});
export type Evidence = z.infer<typeof evidence>;

const condition = z.object({
  uuid: z.string(),
  company_domain: z.string(),
  company_name: z.string(),
  filters: z.record(z.string(), z.array(z.string())).describe('Parameters of a search and their values'),
  note: z.string(),
  set_by: z.string(),
  is_yours: z.boolean(),
  created_at: z.iso.datetime(),
  version: z.int(),
  ended_at: z.iso.datetime().nullable(),
  ended_why: z.enum(['met', 'ended']).nullable(),
  evidence: z.array(evidence).nullable().describe('What made it true'),
});
export type Condition = z.infer<typeof condition>;

const body = z.object({
  filters: z
    .record(plainText(60), z.array(plainText(300)).min(1).max(100))
    .describe('Parameters of GET /discovery and their values'),
  note: plainText(MOST_NOTE).trim().default(''),
});
const params = z.object({ uuid: z.uuid('must be the uuid of a pass condition') });
const whole = z.object({ data: condition });

export const conditionsContract = defineContract({
  list: {
    method: 'GET',
    path: '/pass-conditions',
    summary: 'Your pass conditions, or everyone’s on one company; the newest first',
    query: z.object({ domain: domainText.optional() }),
    reply: z.object({
      company_name: z.string().nullable().describe('Of the company that was asked for'),
      results: z.array(condition),
    }),
  },
  create: {
    method: 'POST',
    path: '/pass-conditions',
    summary:
      'Keep why a company was passed on or put on hold; who set it and its owners hear when it no longer holds',
    access: 'own',
    body: body.extend({ domain: domainText }),
    status: 201,
    reply: whole,
  },
  replace: {
    method: 'PUT',
    path: '/pass-conditions/{uuid}',
    summary: 'Change a pass condition of yours while it waits',
    access: 'own',
    params,
    body: body.extend({ version: version.optional() }),
    reply: whole,
  },
  end: {
    method: 'DELETE',
    path: '/pass-conditions/{uuid}',
    summary: 'End a pass condition of yours; nobody hears of it any more',
    access: 'own',
    params,
    reply: whole,
  },
  restore: {
    method: 'POST',
    path: '/pass-conditions/{uuid}/restore',
    summary: 'Let a pass condition wait again that you ended; what happened meanwhile is checked',
    access: 'own',
    params,
    reply: whole,
  },
});
