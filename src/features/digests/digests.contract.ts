import * as z from 'zod';
import { defineContract } from '#kernel/endpoint.ts';
import { version } from '#kernel/hand-editing.ts';
import { day, plainText } from '#kernel/query-fields.ts';
import { MOST_DOMAINS, MOST_PREMISES, MOST_QUESTION, MOST_TITLE, STATUSES } from './digest.rules.ts';

const params = z.object({ id: z.uuid('must be the uuid of a digest') });

const premise = z.object({
  uuid: z.string(),
  title: z.string(),
  question: z.string(),
  answered: z.boolean().describe('Its scoper has answered; it can no longer be deleted'),
  domains: z.array(z.object({ company_domain: z.string(), order_index: z.int() })),
});

const digest = z.object({
  uuid: z.string(),
  date: z.iso.date(),
  scoper: z.string().describe('E-mail address of who is asked'),
  scoper_name: z.string(),
  status: z.enum(STATUSES),
  complete: z.boolean().describe('Every premise is answered'),
  created_at: z.iso.datetime(),
  version: z.int(),
  premises: z.array(premise),
});
export type Digest = z.infer<typeof digest>;

const body = z.object({
  date: day.nullish(),
  scoper: plainText(254).nullish().describe('E-mail address of who is asked'),
  premises: z
    .array(
      z.strictObject({
        uuid: z.uuid('must be the uuid of a premise').nullish(),
        title: plainText(MOST_TITLE).default(''),
        premise: plainText(MOST_QUESTION).optional().describe('The question'),
        question: plainText(MOST_QUESTION).optional().describe('The same, by the name it is read by'),
        domains: z
          .array(plainText(300))
          .max(MOST_DOMAINS, `must name at most ${MOST_DOMAINS} companies`)
          .default([]),
        order_index: z.int('must be a whole number').min(0).max(10_000).optional(),
      }),
    )
    .max(MOST_PREMISES, `must have at most ${MOST_PREMISES} premises`)
    .default([]),
});
export type DigestBody = z.output<typeof body>;

const changed = body.extend({
  version: version.optional().describe('The version you read; another one now refuses the change'),
});
const whole = z.object({ data: digest });

export const digestsContract = defineContract({
  list: {
    method: 'GET',
    path: '/digest',
    summary: 'Digests, the latest date first',
    access: 'digest-staff',
    query: z.object({
      scoper_email: plainText(254).optional(),
      date_from: day.optional(),
      date_to: day.optional(),
    }),
    reply: z.object({ data: z.array(digest) }),
  },
  read: {
    method: 'GET',
    path: '/digest/{id}',
    summary: 'One digest with its premises',
    access: 'digest-staff',
    params,
    reply: whole,
    rejects404: true,
  },
  create: {
    method: 'POST',
    path: '/digest',
    summary: 'Create a digest: questions for a scoper on a date',
    access: 'digest-staff',
    body,
    status: 201,
    reply: whole,
  },
  replace: {
    method: 'PUT',
    path: '/digest/{id}',
    summary: 'Replace a digest: premises without uuid are created, missing ones deleted unless answered',
    access: 'digest-staff',
    params,
    body: changed,
    reply: whole,
  },
  patch: {
    method: 'PATCH',
    path: '/digest/{id}',
    summary: 'The same as PUT',
    access: 'digest-staff',
    params,
    body: changed,
    reply: whole,
  },
  remove: {
    method: 'DELETE',
    path: '/digest/{id}',
    summary: 'Delete a digest',
    access: 'digest-staff',
    params,
    reply: z.object({ status: z.literal('success') }),
  },
});
