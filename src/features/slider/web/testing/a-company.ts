import type {
  CachedData,
  Competitor,
  MeetingSummary,
  NoCachedData,
  NotablePerson,
} from '#features/companies/profile.rules.ts';

const origin = { source: 'import', observed_at: '2026-11-01T00:00:00.000Z' };
const growth = { growth_1m: 3.3, growth_6m: 14.8, growth_1y: 40.9, growth_2y: -2 };
const churn = { churn_1m: 0, churn_6m: 3.2, churn_1y: 8.6, churn_2y: null };

export const aPerson = (changes: Partial<NotablePerson> = {}): NotablePerson => ({
  first_name: 'Ana',
  last_name: 'Reyes',
  job_title: 'Chief Executive',
  profile_picture: null,
  linkedin_url: 'https://www.linkedin.example/in/ana',
  email: 'ana@ferrowick.example',
  state: 'Wisconsin',
  country: 'United States',
  ...origin,
  email_source: null,
  email_observed_at: null,
  ...changes,
});

export const aDepartment = (department: string, percentage: number) => ({
  department,
  percentage,
  count: percentage,
  ...growth,
  ...churn,
  ...origin,
});

export const aCountry = (country: string, percentage: number, growth_1m = 1.7) => ({
  country,
  percentage,
  flag_svg: 'data:image/svg+xml,%3Csvg%2F%3E',
  ...growth,
  ...churn,
  growth_1m,
  ...origin,
});

/** One point a month, from 2023-01 on. */
export const employeeStats = (months: number) =>
  Array.from({ length: months }, (_, at) => ({
    metric_recorded_on: new Date(Date.UTC(2023, at, 1)).toISOString().slice(0, 10),
    raw_count: 40 + at,
    raw_inflow: 5,
    raw_outflow: 3,
  }));

export const aCachedCompany = (changes: Partial<CachedData> = {}): CachedData => ({
  company_domain: 'ferrowick.example',
  company_name: 'Ferrowick',
  company_logo: null,
  url: 'https://www.ferrowick.example/home',
  g2_url: 'https://reviews.example/ferrowick',
  linkedin_url: 'https://www.linkedin.example/company/ferrowick',
  hq_address: '418 Larkspur Street, Milwaukee, WI',
  year_founded: 2018,
  description: 'Maintenance planning for small manufacturers.',
  external_id: '7001',
  employee_count: 84,
  employee_range: null,
  growth_tags: [
    { tag: 'Steady', description: 'Grows evenly', date_observed: '2026-01-30' },
    { tag: 'Hiring Surge', description: 'Grew faster than its peers', date_observed: '2026-10-30' },
  ],
  company_stats: {
    departments: [aDepartment('Engineering', 31), aDepartment('Sales', 14)],
    countries: [aCountry('United States', 71), aCountry('Canada', 12, 9.9)],
  },
  employee_stats: employeeStats(36),
  notable_people: [aPerson()],
  ...origin,
  provenance: {},
  company_version: 1,
  ...changes,
});

export const aMeeting = (changes: Partial<MeetingSummary> = {}): MeetingSummary => ({
  type: 'latest_meeting',
  subject: 'Pricing and the Ohio rollout',
  created_at: '2026-10-20T09:05:00.000Z',
  meeting_time: '2026-10-28T15:30:00.000Z',
  days_since_first_email: 12,
  participants: [
    { name: 'Ana Reyes', email: 'ana@ferrowick.example' },
    { name: '', email: 'guest@ferrowick.example' },
    { name: 'Marta Lindqvist', email: 'marta@aldercap.example' },
    { name: 'Theo Abara', email: 'theo@aldercap.example' },
  ],
  ...changes,
});

export const aNoCachedCompany = (changes: Partial<NoCachedData> = {}): NoCachedData => ({
  tp_owners: [],
  tp_status: null,
  bucket: null,
  version: 0,
  meetings: { first_meeting: null, latest_meeting: aMeeting(), next_meeting: null },
  email_metadata: {
    first_email_sent: '2024-01-09T12:00:00.000Z',
    last_email_sent: '2026-11-11T12:00:00.000Z',
    interactions_us_to_them: 61,
    monthly_email_interactions: { '2026-10': 9, '2026-11': 14 },
    top_company_sender: 'Ana Reyes',
    unique_threads: 23,
  },
  founders: [],
  ...changes,
});

export const noEmails: NoCachedData['email_metadata'] = {
  first_email_sent: null,
  last_email_sent: null,
  interactions_us_to_them: 0,
  monthly_email_interactions: null,
  top_company_sender: null,
  unique_threads: 4,
};

export const aCompetitor = (changes: Partial<Competitor> = {}): Competitor => ({
  name: 'Gantrywell',
  domain: 'gantrywell.example',
  logo_url: null,
  city: 'Toledo',
  state_code: 'OH',
  employee_count: 128,
  type: 'SEO',
  ...growth,
  ...origin,
  ...changes,
});

export const aCapability = { name: 'Competitor data', configured: true, message: null };

export const aFunding = {
  total_funding_usd: 12.4,
  last_funding_on: '2024-03-14',
  rounds: [
    {
      round: 'Series A',
      amount_usd: 9_500_000,
      announced_on: '2024-03-14',
      investors: ['Alder Capital'],
      ...origin,
    },
  ],
};
