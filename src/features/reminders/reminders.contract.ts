import * as z from 'zod';
import { defineContract } from '#kernel/endpoint.ts';
import { domainText, moment, plainText } from '#kernel/query-fields.ts';
import { STATUSES } from './reminder.rules.ts';

export const SOURCE_TYPES = [
  'EMAIL',
  'CALL_SUMMARY',
  'BOARD_NOTE',
  'MANUAL',
  'MEETING',
  'REFERENCE',
  'PASS_CONDITION',
] as const;

const source = z.uuid('must be the source of one of your reminders');

const reminder = z.object({
  source: z.string(),
  status: z.enum(STATUSES),
  company_name: z.string().describe('Names, separated by commas'),
  company_domain: z.string().describe('Domains, separated by commas, in the order of the names'),
  companies: z.array(
    z.object({
      company_name: z.string(),
      company_domain: z.string(),
      company_logo: z.string().nullable(),
    }),
  ),
  person: z.object({ person_id: z.int(), full_name: z.string() }).nullable(),
  schedule_date: z.iso.datetime(),
  has_time: z.boolean().describe('Whether a time of day was asked for'),
  metrics_summary: z.string(),
  next_reminder_at: z.iso.datetime().nullable(),
  next_steps: z.string(),
  email_date: z.iso.datetime().nullable(),
  source_type: z.enum(SOURCE_TYPES),
  origin_id: z.string().nullable().describe('The reference, meeting or submission it was made from'),
  made_by: z.string().nullable().describe('Full name of who made it in Orion'),
  is_editable: z.boolean().describe('You made it, and it is still to come'),
});
export type Reminder = z.infer<typeof reminder>;

const done = z.object({ status: z.literal('success'), result: z.literal('success'), message: z.string() });

/** What a reminder can be made from in Orion. */
export const MADE_FROM = ['MANUAL', 'MEETING', 'REFERENCE', 'CALL_SUMMARY'] as const;
export const MOST_NEXT_STEPS = 2000;

const next_steps = plainText(MOST_NEXT_STEPS).trim();
const has_time = z.boolean('must be true or false');

export const remindersContract = defineContract({
  make: {
    method: 'POST',
    path: '/reminders',
    summary: 'Remind yourself, or colleagues, of something; each gets a reminder of their own',
    access: 'own',
    body: z.object({
      schedule_date: moment,
      has_time: has_time.default(false).describe('Whether a time of day was asked for: then it also rings'),
      next_steps: next_steps.default(''),
      domains: z.array(domainText).max(20, 'must name at most 20 companies').default([]),
      person_id: z.int('must be a whole number').min(1).max(2_147_483_647).nullish(),
      scopers: z
        .array(plainText(254))
        .max(50, 'must name at most 50 colleagues')
        .default([])
        .describe('E-mail addresses of who is reminded; you, when empty'),
      source_type: z.enum(MADE_FROM).default('MANUAL'),
      origin_id: plainText(100).nullish().describe('The reference, meeting or submission it is made from'),
    }),
    status: 201,
    reply: z.object({ status: z.literal('success'), sources: z.array(z.string()) }),
  },
  correct: {
    method: 'PATCH',
    path: '/reminders/{source}',
    summary: 'Correct a reminder you made, while it is still to come',
    access: 'own',
    params: z.object({ source }),
    body: z.object({
      schedule_date: moment.optional(),
      has_time: has_time.optional(),
      next_steps: next_steps.optional(),
      next_steps_before: next_steps
        .optional()
        .describe('The next steps as you read them; where others stand there by now, nothing is saved (409)'),
    }),
    reply: z.object({ status: z.literal('success') }),
  },
  remove: {
    method: 'DELETE',
    path: '/reminders/{source}',
    summary: 'Delete a reminder you made, while it is still to come',
    access: 'own',
    params: z.object({ source }),
    reply: z.object({ status: z.literal('success') }),
  },
  list: {
    method: 'GET',
    path: '/scoper-reminders',
    summary: 'Your reminders, by the date they are for',
    access: 'own',
    reply: z.object({ results: z.array(reminder) }),
  },
  ringing: {
    method: 'GET',
    path: '/reminders/ringing',
    summary: 'Your reminders for a time of day that has just come, or comes within minutes',
    access: 'own',
    reply: z.object({
      results: z.array(z.object({ source: z.string(), about: z.string(), due_at: z.iso.datetime() })),
    }),
  },
  setStatus: {
    method: 'POST',
    path: '/set-scoper-reminder-status',
    summary: 'Complete, cancel or snooze one of your reminders',
    access: 'own',
    query: z.object({
      via: z
        .literal('email_link', 'must be email_link')
        .optional()
        .describe('Sent by the page that the links of the mail open'),
    }),
    body: z.object({
      reminder_source: source,
      reminder_status: plainText(40).describe('completed, delete or snooze'),
    }),
    reply: done,
    failsWith: 'result',
  },
  undo: {
    method: 'POST',
    path: '/reminders/{source}/undo',
    summary: 'Take back the last change of status of one of your reminders',
    access: 'own',
    params: z.object({ source }),
    reply: done,
    failsWith: 'result',
  },
});
