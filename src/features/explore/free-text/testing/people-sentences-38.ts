import { MIDWEST, without } from './regions.ts';
import type { Meant } from './sentence.ts';

/** Answers that never came, statuses that changed, and growth against another time. */
export const thirtyEighthPeopleSentences: readonly Meant[] = [
  ['contacted, but longer than 90 days ago', { has_email_sent: false, days_of_email_sent: 90 }],
  ['most recent email older than 120 days', { has_email_sent: false, days_of_email_sent: 120 }],
  ['they have not written back', {}],
  ['they never replied, Ohio', { hq_state: ['Ohio'] }],
  ['website activity from our team last 7 days', { days_of_website_history: 7 }],
  [
    'status changed to reached out in the last 7 days',
    { tp_status_value: ['reached_out'], tp_status_since: 7, tp_status_operator: 'was' },
  ],
  [
    'term sheet signed in the past 90 days',
    { tp_status_value: ['term_sheet'], tp_status_since: 90, tp_status_operator: 'was' },
  ],
  [
    'prospects added last week',
    { tp_status_value: ['prospect'], tp_status_since: 7, tp_status_operator: 'was' },
  ],
  ['2y growth negative but 6m growth positive', { growth_2y: { max: 0 }, growth_6m: { min: 0 } }],
  ['twice the size of two years ago', { growth_2y: { min: 100 } }],
  ['50% bigger than last year', { growth_1y: { min: 50 } }],
  ['quadrupled since 2024', {}],
  ['grew since 2022, Texas', { hq_state: ['Texas'] }],
  ['added 20 people in the last year', {}],
  ['hired 15 engineers last month, Utah', { hq_state: ['Utah'] }],
  ['steady growth 5-10% a year', { growth_1y: { min: 5, max: 10 } }],
  [
    'sales team build-out, 50-150 people',
    { growth_tag: ['Sales Build-Out'], employee_count: { min: 50, max: 150 } },
  ],
  ['leadership changes in the UK', { growth_tag: ['Leadership Hire'], hq_country: ['United Kingdom'] }],
  ['steady growth, Ohio', { growth_tag: ['Steady Compounder'], hq_state: ['Ohio'] }],
  ['headcount doubled, Ohio', { growth_tag: ['Headcount Doubled'], hq_state: ['Ohio'] }],
  ['Companies like Acme (45 people, Ohio) but in Michigan', { hq_state: ['Michigan'] }],
  ['similar to our portfolio company Northwind, but in Spain', { hq_country: ['Spain'] }],
  ['profitable since 2018, Denmark', { hq_country: ['Denmark'] }],
  ['open since 1987, Kansas', { year_founded: { max: 1987 }, hq_state: ['Kansas'] }],
  ['family-owned since 1950, Ohio', { year_founded: { max: 1950 }, hq_state: ['Ohio'] }],
  ['subsidiary of a German group, HQ Ohio', { hq_state: ['Ohio'] }],
  ['manufacturers in Ohio or Indiana, not SaaS', { is_saas: false, hq_state: ['Ohio', 'Indiana'] }],
  [
    'manufacturers in the Midwest except Ohio',
    {
      hq_state: without(MIDWEST, 'Ohio'),
    },
  ],
  ['factories in Mexico, HQ Texas', { hq_state: ['Texas'] }],
  ["give Theo's a miss, Utah", { hq_state: ['Utah'] }],
  [
    'Idaho, we haven’t emailed anybody there in the past two months',
    { hq_state: ['Idaho'], has_email_sent: false, days_of_email_sent: 60 },
  ],
  ['no mail out in 30 days, Utah', { has_email_sent: false, days_of_email_sent: 30, hq_state: ['Utah'] }],
  ['they have not heard from us by mail in 20 days', { has_email_sent: false, days_of_email_sent: 20 }],
  ['prospects w priya', { tp_status_value: ['prospect'], tp_owner_email: ['priya@aldercap.example'] }],
  ['a team of hundred twenty, Maine', { employee_count: { min: 120, max: 120 }, hq_state: ['Maine'] }],
  ['zwischen 2,5 und 8 Mio. Finanzierung', { total_funding_usd: { min: 2_500_000, max: 8_000_000 } }],
  ['6m growth < 1, 1y growth > 20', { growth_6m: { max: 1 }, growth_1y: { min: 20 } }],
  [
    'HQ Ireland, at least 9 people on the ground in the US',
    {
      hq_country: ['Ireland'],
      country_name_employee_count: 'United States',
      country_employee_count: { min: 9 },
    },
  ],
  ['clients are mostly in Japan, the company is based in Ohio', { hq_state: ['Ohio'] }],
];
