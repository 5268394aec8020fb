import type { Meant } from './sentence.ts';

/** Signs of search engines, conditions, people elsewhere, and ages alone. */
export const thirtyNinthPeopleSentences: readonly Meant[] = [
  [
    "As long as it's SaaS and not in California I'm happy. 20-80 people",
    { is_saas: true, employee_count: { min: 20, max: 80 } },
  ],
  ['SaaS and not in California, 20-80 people', { is_saas: true, employee_count: { min: 20, max: 80 } }],
  ['NOT owner:theo, texas', { hq_state: ['Texas'] }],
  ['NOT status:passed, Ohio', { hq_state: ['Ohio'] }],
  ['-saas +ohio', { is_saas: false, hq_state: ['Ohio'] }],
  ['+saas -california 20..50', { is_saas: true, employee_count: { min: 20, max: 50 } }],
  ['ohio -saas, 50+', { hq_state: ['Ohio'], is_saas: false, employee_count: { min: 50 } }],
  [
    "companies of 50 or more unless they're SaaS, Ohio",
    { employee_count: { min: 50 }, is_saas: false, hq_state: ['Ohio'] },
  ],
  [
    'unless they have an owner, show me everything in Idaho',
    { tp_owner_not_tagged: true, hq_state: ['Idaho'] },
  ],
  ['Idaho unless owned', { hq_state: ['Idaho'], tp_owner_not_tagged: true }],
  [
    'not too big - under 150 - and not too young - over 8 years. Belgium',
    { employee_count: { max: 150 }, year_founded: { max: 2018 }, hq_country: ['Belgium'] },
  ],
  ['Ohio, at least 10 years, SaaS', { hq_state: ['Ohio'], year_founded: { max: 2016 }, is_saas: true }],
  [
    'US-based with at least 20 in Canada',
    {
      hq_country: ['United States'],
      country_name_employee_count: 'Canada',
      country_employee_count: { min: 20 },
    },
  ],
  [
    'Canadian company with American staff',
    { hq_country: ['Canada'], country_name_employee_count: 'United States' },
  ],
  [
    'German HQ, Polish dev team of 15+',
    { hq_country: ['Germany'], country_name_employee_count: 'Poland', country_employee_count: { min: 15 } },
  ],
  [
    'based in Israel with US sales office',
    { hq_country: ['Israel'], country_name_employee_count: 'United States' },
  ],
  [
    'team in Ukraine (10-30), headquarters Poland',
    {
      country_name_employee_count: 'Ukraine',
      country_employee_count: { min: 10, max: 30 },
      hq_country: ['Poland'],
    },
  ],
  [
    '2012-2018 est., UK, ~50 ppl',
    {
      year_founded: { min: 2012, max: 2018 },
      hq_country: ['United Kingdom'],
      employee_count: { min: 40, max: 60 },
    },
  ],
  ['approx 40-60 ppl, OR & WA', { employee_count: { min: 40, max: 60 }, hq_state: ['Oregon', 'Washington'] }],
  ['growth of 20% over 2 years', { growth_2y: { min: 20 } }],
  ['Michigan is too cold, give me Florida', { hq_state: ['Florida'] }],
  ["we're full up on SaaS, show me non-software in Iowa", { is_saas: false, hq_state: ['Iowa'] }],
  ["shouldn't be owned by anybody on the team yet", { tp_owner_not_tagged: true }],
  ["can't have an owner, Alabama", { tp_owner_not_tagged: true, hq_state: ['Alabama'] }],
  [
    'no email yet this year, Norway',
    { has_email_sent: false, days_of_email_sent: 365, hq_country: ['Norway'] },
  ],
  [
    "still to be emailed, priya's",
    { has_never_sent_email: true, tp_owner_email: ['priya@aldercap.example'] },
  ],
  ['need to be contacted, Ohio', { hq_state: ['Ohio'] }],
  ['email count = 0, owner = me', { has_never_sent_email: true, tp_owner_email: ['marta@aldercap.example'] }],
  ['days since last email > 90', { has_email_sent: false, days_of_email_sent: 90 }],
  ['days_since_email >= 45', { has_email_sent: false, days_of_email_sent: 45 }],
  [
    'days since last contact < 30, Texas',
    { has_email_sent: true, days_of_email_sent: 30, hq_state: ['Texas'] },
  ],
  ['visited_days <= 14', { days_of_website_history: 14 }],
  [
    'touched in last 30 days, no owner',
    { has_email_sent: true, days_of_email_sent: 30, tp_owner_not_tagged: true },
  ],
  ['dropped them a line in the last month', { has_email_sent: true, days_of_email_sent: 30 }],
  [
    'sent a note this week, meeting scheduled',
    { has_email_sent: true, days_of_email_sent: 7, tp_status_value: ['meeting_scheduled'] },
  ],
  ['exchanged emails in the past 2 months', { has_email_sent: true, days_of_email_sent: 60 }],
  ['in touch within 10 days', { has_email_sent: true, days_of_email_sent: 10 }],
  ['we spoke with them last week', { has_email_sent: true, days_of_email_sent: 7 }],
];
