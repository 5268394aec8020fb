import { NORDICS } from './regions.ts';
import type { Meant } from './sentence.ts';

/** Who wrote or looked, what was once, part of what was named, and places of somebody else. */
export const thirtySixthPeopleSentences: readonly Meant[] = [
  [
    'Priya and Theo both, Nordic countries',
    {
      tp_owner_email: ['priya@aldercap.example', 'theo@aldercap.example'],
      hq_country: NORDICS,
    },
  ],
  ['everything with a term sheet out', { tp_status_value: ['term_sheet'] }],
  [
    'closed companies we had in our portfolio',
    { status: ['Closed'], tp_status_value: ['portfolio'], tp_status_operator: 'was' },
  ],
  ['emailed by Theo in the last month', { has_email_sent: true, days_of_email_sent: 30 }],
  ['Priya wrote to them this week', { has_email_sent: true, days_of_email_sent: 7 }],
  ['visited by Priya in the past week', { days_of_website_history: 7 }],
  ['somebody looked at their site yesterday', { days_of_website_history: 1 }],
  [
    "can you pull everything that's with Felix Amador and not yet in diligence",
    { tp_owner_email: ['felix.amador@aldercap.example'] },
  ],
  [
    'Please show all companies for which Priya Sundaram is responsible',
    { tp_owner_email: ['priya@aldercap.example'] },
  ],
  [
    'companies without an assigned owner, at least 80 employees, Ontario',
    { tp_owner_not_tagged: true, employee_count: { min: 80 }, hq_state: ['Ontario'] },
  ],
  ['at one point prospects, now nothing', { tp_status_value: ['prospect'], tp_status_operator: 'was' }],
  ['roughly 200 employees, give or take', { employee_count: { min: 160, max: 240 } }],
  ['at least fifty but ideally not more than eighty employees', { employee_count: { min: 50, max: 80 } }],
  ['declining headcount over 24 months', { growth_2y: { max: 0 } }],
  ['growth flat or negative in the last half year', { growth_6m: { max: 0 } }],
  ['rising headcount over two years', { growth_2y: { min: 0 } }],
  ['Portland, OR, 20+ people', { hq_state: ['Oregon'], hq_city: ['Portland'], employee_count: { min: 20 } }],
  [
    'Central Europe, saas',
    {
      hq_country: [
        'Austria',
        'Czechia',
        'Czech Republic',
        'Germany',
        'Hungary',
        'Poland',
        'Slovakia',
        'Slovenia',
        'Switzerland',
      ],
      is_saas: true,
    },
  ],
  ['founded by people living in Austin', { founder_metro_area: ['Austin, Texas Metropolitan Area'] }],
  ['emailed < 90 days, London', { has_email_sent: true, days_of_email_sent: 90, hq_city: ['London'] }],
  ['Felix A. or Felix T.?', { tp_owner_email: ['felix.amador@aldercap.example', 'felix@aldercap.example'] }],
  ['T. Abara, Vermont', { tp_owner_email: ['theo@aldercap.example'], hq_state: ['Vermont'] }],
  [
    'Everything Priya has had in diligence over the past year',
    {
      tp_owner_email: ['priya@aldercap.example'],
      tp_status_value: ['diligence'],
      tp_status_since: 365,
      tp_status_operator: 'was',
    },
  ],
  [
    "we've written to them at least once this half year, Switzerland",
    { has_email_sent: true, days_of_email_sent: 180, hq_country: ['Switzerland'] },
  ],
  ['no headcount growth at all in the last year', { growth_1y: { max: 0 } }],
  ['net headcount loss over two years', { growth_2y: { max: 0 } }],
  ['no growth tag, Ohio', { hq_state: ['Ohio'] }],
  ['Africa: Kenya, Nigeria', { hq_country: ['Kenya', 'Nigeria'] }],
  ['Texas or Ohio? Ohio.', { hq_state: ['Ohio'] }],
  ['Nordics: Sweden and Norway only', { hq_country: ['Sweden', 'Norway'] }],
  [
    'He pitched me a roll-up. Not for us. Find me Austrian or Swiss SaaS with 20 to 50 people.',
    { hq_country: ['Austria', 'Switzerland'], is_saas: true, employee_count: { min: 20, max: 50 } },
  ],
  [
    "My kid's school uses an app from a 14 person team in Ohio. Anything like it in Michigan?",
    { hq_state: ['Michigan'] },
  ],
  [
    'When we started in 2008, nobody did dental software. Dental software, Colorado, prospects only',
    { hq_state: ['Colorado'], tp_status_value: ['prospect'] },
  ],
  ['Our office is in Boston but I want companies in Vermont and Maine', { hq_state: ['Vermont', 'Maine'] }],
  ['suppliers from China, HQ Oregon', { hq_state: ['Oregon'] }],
  ['distributors in Ohio', { hq_state: ['Ohio'] }],
  ['a Japanese parent, located in Kentucky', { hq_state: ['Kentucky'] }],
  ['German-owned, based in Georgia, 200+', { hq_state: ['Georgia'], employee_count: { min: 200 } }],
  ['200 stores across Canada, HQ Quebec', { hq_state: ['Quebec'] }],
  [
    'Q3 newsletter mentions, Sweden',
    {
      is_in_newsletter: true,
      newsletter_date_from: '2026-07-01',
      newsletter_date_to: '2026-09-30',
      hq_country: ['Sweden'],
    },
  ],
  [
    'October weekly newsletter',
    {
      is_in_newsletter: true,
      newsletter_type: ['weekly'],
      newsletter_date_from: '2026-10-01',
      newsletter_date_to: '2026-10-31',
    },
  ],
  ['18 months since last contact', { has_email_sent: false, days_of_email_sent: 540 }],
  ['Spain, HQ Boston', { hq_country: ['Spain'], hq_city: ['Boston'] }],
];
