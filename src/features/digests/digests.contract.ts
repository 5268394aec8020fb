import * as z from 'zod';
import { defineContract } from '#kernel/endpoint.ts';
import { version } from '#kernel/hand-editing.ts';
import { grouped } from '#kernel/numbers.ts';
import { day, plainText } from '#kernel/query-fields.ts';
import {
  MOST_ANSWER,
  MOST_DOMAINS,
  MOST_DOMAINS_IN_ALL,
  MOST_PREMISES,
  MOST_QUESTION,
  MOST_TITLE,
  REPEATS,
  STATUSES,
} from './digest.rules.ts';

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
  repeat: z.enum(REPEATS).nullable(),
  sent_at: z.iso.datetime().nullable(),
  failure: z.string().nullable().describe('Why its mail did not arrive'),
  created_at: z.iso.datetime(),
  version: z.int(),
  premises: z.array(premise),
});
export type Digest = z.infer<typeof digest>;

const company = z.object({
  asked_as: z.string().describe('The domain as it was typed'),
  company_domain: z.string().nullable().describe('Null where Orion knows no such company'),
  company_name: z.string().nullable(),
  company_logo: z.string().nullable(),
  employee_count: z.int().nullable(),
  tp_status: z.string().nullable(),
  changes: z.array(z.object({ on: z.iso.date(), text: z.string() })).describe('Of the last 30 days'),
});
export type DigestCompany = z.infer<typeof company>;

const opened = digest.extend({
  asked_by: z.string().nullable(),
  is_yours: z.boolean().describe('You are its scoper, and can answer'),
  premises: z.array(
    premise.extend({
      answer: z.string().describe('HTML; empty while there is none'),
      answered_at: z.iso.datetime().nullable(),
      answered_by: z.string().nullable(),
    }),
  ),
  companies: z.array(company),
});
export type OpenedDigest = z.infer<typeof opened>;

const body = z.object({
  date: day.nullish(),
  scoper: plainText(254).nullish().describe('E-mail address of who is asked'),
  repeat: z.enum(REPEATS).nullish().describe('Whether the same is asked again'),
  premises: z
    .array(
      z
        .strictObject({
          uuid: z.uuid('must be the uuid of a premise').nullish(),
          title: plainText(MOST_TITLE).default(''),
          premise: plainText(MOST_QUESTION).optional().describe('The question'),
          question: plainText(MOST_QUESTION).optional().describe('The same, by the name it is read by'),
          domains: z
            .array(plainText(300))
            .max(MOST_DOMAINS, `must name at most ${MOST_DOMAINS} companies`)
            .default([]),
          order_index: z.int('must be a whole number').min(0).max(10_000).optional(),
        })
        .refine(
          ({ premise, question }) =>
            premise === undefined || question === undefined || premise.trim() === question.trim(),
          'must say its question once: as premise or as question',
        ),
    )
    .max(MOST_PREMISES, `must have at most ${MOST_PREMISES} premises`)
    .refine(
      (premises) => premises.flatMap(({ domains }) => domains).length <= MOST_DOMAINS_IN_ALL,
      `must name at most ${grouped(MOST_DOMAINS_IN_ALL)} companies in all`,
    )
    .default([]),
});
export type DigestBody = z.output<typeof body>;

const changed = body.extend({
  version: version.optional().describe('The version you read; another one now refuses the change'),
  change_scoper: z
    .boolean('must be true or false')
    .optional()
    .describe('Whoever has been asked already may be replaced'),
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
    summary: 'One digest with its premises and answers; for its scoper too',
    access: 'own',
    params,
    reply: z.object({ data: opened }),
    rejects404: true,
  },
  answer: {
    method: 'PUT',
    path: '/digest/{id}/answers',
    summary: 'Answer some premises of a digest that asks you; an empty answer is taken back',
    access: 'own',
    params,
    body: z.object({
      answers: z
        .array(
          z.strictObject({
            uuid: z.uuid('must be the uuid of a premise'),
            answer: plainText(MOST_ANSWER).describe('HTML'),
          }),
        )
        .min(1, 'must hold an answer')
        .max(MOST_PREMISES, `must hold at most ${MOST_PREMISES} answers`),
      version: version.describe('The version you read'),
    }),
    reply: z.object({ data: opened }),
  },
  preview: {
    method: 'POST',
    path: '/digest/preview',
    summary: 'The mail that a digest would be, sent to nobody',
    access: 'digest-staff',
    body,
    reply: z.object({ subject: z.string(), html: z.string(), plain: z.string() }),
  },
  test: {
    method: 'POST',
    path: '/digest/test',
    summary: 'Send yourself the mail that a digest would be',
    access: 'digest-staff',
    body,
    reply: z.object({ status: z.literal('success'), to: z.string() }),
  },
  resend: {
    method: 'POST',
    path: '/digest/{id}/send',
    summary: 'Send the mail of a digest again after it failed',
    access: 'digest-staff',
    params,
    reply: whole,
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
