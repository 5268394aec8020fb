import * as z from 'zod';

const wholeId = z
  .number('must be a number')
  .int('must be a whole number')
  .min(Number.MIN_SAFE_INTEGER, 'is too small')
  .max(Number.MAX_SAFE_INTEGER, 'is too large');
export const fathomId = wholeId.min(1, 'must be above 0');

/** What a note can be associated with, in the words of the relationship system. */
export const externalType = z.enum(['companies', 'persons'], 'must be companies or persons');
export type ExternalType = z.infer<typeof externalType>;

export const association = z.object({
  external_id: wholeId.describe('Of the relationship system; without one, of Orion'),
  external_type: externalType,
  fathom_id: fathomId,
  version: z
    .int('must be a whole number')
    .min(0, 'must not be below 0')
    .max(2_147_483_647, 'is too large')
    .optional()
    .describe('The association that was seen; without it the last writer wins'),
});

/** A recorded meeting as the list shows it. */
export const meeting = z.object({
  fathom_id: z.int(),
  meeting_title: z.string(),
  meeting_start_time: z.iso.datetime().nullable(),
  scoper: z.string().describe('E-mail address of whoever recorded it'),
  attendee_count: z.int(),
  company_count: z.int(),
  processed_by_orion: z.boolean().describe('Whether it is associated'),
  external_link: z.string().nullable().describe('Where what it is associated with can be seen'),
  is_hidden: z.boolean().describe('Hidden by you from everybody else'),
  is_deleted: z.boolean().describe('No longer there where it came from'),
});
export type Meeting = z.infer<typeof meeting>;

export const target = z.object({ name: z.string(), external_id: z.int(), external_type: externalType });
export type Target = z.infer<typeof target>;

export const meetingBase = meeting.extend({
  html_summary: z.string().describe('Sanitised HTML'),
  recording_url: z.string().nullable(),
  domain_details: z.array(z.object({ company_name: z.string(), external_id: z.int() })),
  attendee_details: z.array(z.object({ name: z.string(), external_id: z.int() })),
  already_associated: z.array(target),
  associated_type: externalType.nullable(),
  associated_by: z.string().nullable(),
  associated_at: z.iso.datetime().nullable(),
  association_version: z.int(),
  can_hide: z.boolean().describe('Whether you recorded it'),
});
export type MeetingBase = z.infer<typeof meetingBase>;

/** Somebody who attended. Below zero stands a guest whom nobody knows yet: they become a person when needed. */
export const attendee = z.object({
  person_id: z.int(),
  full_name: z.string(),
  email: z.string(),
  rating: z.int().describe('0 means none'),
  in_reference_contacts: z.boolean(),
  projects: z.array(z.string()),
  functions: z.array(z.string()),
  type_of_reference: z.array(z.string()),
  is_ignored: z.boolean(),
  is_colleague: z.boolean(),
  version: z.int(),
});
export type Attendee = z.infer<typeof attendee>;

const growth = z.number().nullable();
export const attendedCompany = z.object({
  name: z.string(),
  company_domain: z.string(),
  is_known: z.boolean(),
  tpStatus: z.string().nullable(),
  tpOwner: z.string().nullable(),
  website: z.string().nullable(),
  affinity_url: z.string().nullable(),
  linkedin_url: z.string().nullable(),
  description: z.string().nullable(),
  growth_1m: growth,
  growth_6m: growth,
  growth_1y: growth,
  growth_2y: growth,
});
export type AttendedCompany = z.infer<typeof attendedCompany>;
