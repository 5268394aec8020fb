import * as z from 'zod';

const text = z.string().nullable();
const figure = z.number().nullable();
const count = z.int().nullable();
const moment = z.iso.datetime().nullable();

/** Where a value came from, and when it was seen there. */
const origin = { source: z.string(), observed_at: z.iso.datetime() };
const growth = { growth_1m: figure, growth_6m: figure, growth_1y: figure, growth_2y: figure };
const churn = { churn_1m: figure, churn_6m: figure, churn_1y: figure, churn_2y: figure };

/** A founder or another notable person; what is not known is null. */
export const notablePerson = z.object({
  first_name: z.string(),
  last_name: z.string(),
  job_title: text,
  profile_picture: text,
  linkedin_url: text,
  email: text,
  state: text,
  country: text,
  ...origin,
  email_source: text.describe(
    'Where the e-mail came from, when it was looked up; else it came with the rest',
  ),
  email_observed_at: moment,
});
export type NotablePerson = z.infer<typeof notablePerson>;

export const companyStats = z.object({
  departments: z.array(
    z.object({
      department: z.string(),
      percentage: z.number(),
      count: z.int(),
      ...growth,
      ...churn,
      ...origin,
    }),
  ),
  countries: z.array(
    z.object({
      country: z.string(),
      percentage: z.number(),
      flag_svg: text.describe('An SVG picture as a data: address; null where the country has no flag'),
      ...growth,
      ...churn,
      ...origin,
    }),
  ),
});
export type CompanyStats = z.infer<typeof companyStats>;

/** What changes seldom: who the company is, how many work there. */
export const cachedData = z.object({
  company_domain: z.string(),
  company_name: z.string(),
  company_logo: text,
  url: text,
  g2_url: text,
  linkedin_url: text,
  hq_address: text,
  year_founded: count,
  description: text,
  external_id: text,
  employee_count: count,
  employee_range: text.describe('As "11-50" or "10001+"; counts while the number is not known'),
  growth_tags: z
    .array(z.object({ tag: z.string(), description: z.string(), date_observed: z.iso.date() }))
    .describe('Newest first'),
  company_stats: companyStats.describe('Largest first'),
  employee_stats: z
    .array(
      z.object({
        metric_recorded_on: z.iso.date(),
        raw_count: z.int(),
        raw_inflow: z.int(),
        raw_outflow: z.int(),
      }),
    )
    .describe('Oldest first'),
  notable_people: z.array(notablePerson),
  ...origin,
  provenance: z
    .record(
      z.string(),
      z.object({ source: z.string(), observed_at: moment, by: text.describe('Who typed it, by name') }),
    )
    .describe('Values that came from elsewhere than `source`; "person" outranks imports and enrichment'),
  company_version: z.int().describe('Send it back as `version` when correcting the company'),
});
export type CachedData = z.infer<typeof cachedData>;

export const MEETING_TYPES = ['first_meeting', 'latest_meeting', 'next_meeting'] as const;
export const meetingSummary = z.object({
  type: z.enum(MEETING_TYPES),
  subject: z.string(),
  created_at: z.iso.datetime(),
  meeting_time: z.iso.datetime(),
  days_since_first_email: count.describe('From the first e-mail to the meeting; null when there was none'),
  participants: z.array(z.object({ name: z.string(), email: z.string() })),
});
export type MeetingSummary = z.infer<typeof meetingSummary>;

export const meetings = z.object({
  first_meeting: meetingSummary.nullable(),
  latest_meeting: meetingSummary.nullable(),
  next_meeting: meetingSummary.nullable(),
});
export type Meetings = z.infer<typeof meetings>;

export const emailMetadata = z.object({
  first_email_sent: moment,
  last_email_sent: moment,
  interactions_us_to_them: count,
  monthly_email_interactions: z
    .record(z.string(), z.int())
    .nullable()
    .describe('E-mails in both directions by month, like {"2026-01": 4}; null when there were none'),
  top_company_sender: text,
  unique_threads: count,
});

/** What the firm does with the company: true at this moment. */
export const noCachedData = z.object({
  tp_owners: z.array(z.object({ full_name: z.string(), email_address: z.string() })),
  tp_status: text.describe('Upper case'),
  bucket: text,
  version: z.int().describe('Of owners and status; send it back as If-Match. 0 while neither was ever set'),
  meetings,
  email_metadata: emailMetadata,
  founders: z.array(z.object({ first_name: z.string(), last_name: z.string(), email: text })),
});
export type NoCachedData = z.infer<typeof noCachedData>;

export const competitor = z.object({
  name: z.string(),
  domain: z.string(),
  logo_url: text,
  city: text,
  state_code: text,
  employee_count: count,
  type: z.enum(['SEO', 'PPC']),
  ...growth,
  ...origin,
});
export type Competitor = z.infer<typeof competitor>;

export const ADVERTISING_FIGURES = [
  'monthly_budget',
  'strength',
  'total_ads_purchased',
  'monthly_organic_clicks',
  'monthly_paid_clicks',
  'total_organic_results',
] as const;
export type AdvertisingFigure = (typeof ADVERTISING_FIGURES)[number];
