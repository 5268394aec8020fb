import * as z from 'zod';
import { taggedPerson } from '#features/people/person-metadata.rules.ts';
import { defineContract } from '#kernel/endpoint.ts';
import { domainText, moment, plainText, searchText } from '#kernel/query-fields.ts';
import { association, attendedCompany, attendee, fathomId, meeting, meetingBase } from './meeting.rules.ts';

const access = { gate: 'orion-fathom-tab' } as const;
const givenId = z.coerce
  .number('must be a number')
  .int('must be a whole number')
  .min(1, 'must be above 0')
  .max(Number.MAX_SAFE_INTEGER, 'is too large');

export const fathomContract = defineContract({
  list: {
    method: 'GET',
    path: '/fathom-ai-summaries',
    summary: 'Recorded meetings, newest first, all of them',
    access,
    query: z.object({
      meeting_start_from: moment.optional(),
      meeting_start_to: moment.optional(),
      scoper: plainText(254).trim().optional().describe('E-mail address of whoever recorded it'),
      is_associated: z.enum(['true', 'false'], 'must be true or false').optional(),
    }),
    reply: z.object({ results: z.array(meeting), count: z.int() }),
  },
  read: {
    method: 'GET',
    path: '/fathom-meeting-summary',
    summary: 'One recorded meeting with its notes, people and companies',
    access,
    query: z.object({ fathom_id: givenId }),
    reply: z.object({
      meeting_base: meetingBase,
      people: z.array(attendee),
      companies: z.array(attendedCompany),
      isAssociated: z.boolean(),
      associated_company: z.string().nullable().describe('The company or person it is associated with'),
    }),
  },
  associate: {
    method: 'POST',
    path: '/associate-fathom-note',
    summary: 'Associate the notes of a meeting with a company or a person',
    access,
    body: association,
    waits: true,
    reply: z.object({ hyperlink: z.string(), name: z.string(), version: z.int() }),
  },
  dissociate: {
    method: 'DELETE',
    path: '/associate-fathom-note/{fathom_id}',
    summary: 'Take an association back',
    access,
    params: z.object({ fathom_id: givenId }),
    waits: true,
    reply: z.object({ version: z.int() }),
  },
  knowAttendee: {
    method: 'POST',
    path: '/fathom-attendee-person',
    summary: 'Make a guest whom nobody knows yet a person',
    access,
    body: z.object({
      fathom_id: fathomId,
      attendee: z
        .int('must be a whole number')
        .min(-2_147_483_648, 'is too small')
        .max(-1, 'must be below 0')
        .describe('Their person_id'),
    }),
    reply: z.object({ data: z.object({ person: taggedPerson }) }),
  },
  hide: {
    method: 'POST',
    path: '/hide-fathom-meeting',
    summary: 'Hide a meeting you recorded from everybody else, or show it again',
    access,
    body: z.object({ fathom_id: fathomId, hidden: z.boolean('must be true or false') }),
    reply: z.object({ data: z.object({ is_hidden: z.boolean() }) }),
  },
  ofCompany: {
    method: 'GET',
    path: '/company-fathom-meetings',
    summary: 'Recorded meetings with a company, newest first; at most 10',
    access,
    query: z.object({ domain: domainText }),
    rejects404: true,
    reply: z.object({
      results: z.array(meeting.pick({ fathom_id: true, meeting_title: true, meeting_start_time: true })),
      count: z.int(),
    }),
  },
  webhook: {
    method: 'POST',
    path: '/fathom-webhook',
    summary: 'What Fathom delivers when a meeting is ready, signed as Standard Webhooks say',
    access: 'everyone',
    // Many may come at once from one address.
    rate: 'read',
    waits: true,
    headers: z.object({
      'webhook-id': z.string().optional(),
      'webhook-timestamp': z.string().optional().describe('Seconds since 1970; at most five minutes off'),
      'webhook-signature': z
        .string()
        .optional()
        .describe('v1, and base64 of HMAC-SHA256 over id.timestamp.body'),
    }),
    takes: ['application/json'],
    bodyLimit: 5 * 1024 * 1024,
    status: 202,
    reply: z.object({ status: z.literal('accepted') }),
  },
  search: {
    method: 'GET',
    path: '/meetings-search',
    summary:
      'Meetings whose title or summary holds the words: the exact phrase first, then the newest; at most 20',
    access,
    query: z.object({ search_term: searchText().min(1, 'must not be empty') }),
    rejects404: true,
    reply: z.object({
      results: z.array(
        meeting
          .pick({ fathom_id: true, meeting_title: true, meeting_start_time: true, scoper: true })
          .extend({
            excerpt: z.string().describe('HTML with the hits marked'),
            is_exact: z.boolean().describe('Whether it holds the words as they were typed'),
          }),
      ),
      count: z.int(),
    }),
  },
});
