import type { Meant } from './sentence.ts';

/** Neighbours of these in other words. */
export const secondToldSentences: readonly Meant[] = [
  ['Ohio, wait, Michigan, 40 people', { hq_state: ['Michigan'], employee_count: { min: 40, max: 40 } }],
  ['owned by Theo, sorry, I mean Priya', { tp_owner_email: ['priya@aldercap.example'] }],
  ['at least 50 people, no wait, 80', { employee_count: { min: 80 } }],
  ['raised up to $5M, correction, $8M', { total_funding_usd: { max: 8000000 } }],
  ['prospects, scratch that, passed companies', { tp_status_value: ['passed'] }],
  ['in Austin, oops, in Denver, saas', { hq_city: ['Denver'], is_saas: true }],
  ['founded 2018, I meant 2016', { year_founded: { min: 2016, max: 2016 } }],
  ['France no sorry Germany or Austria', { hq_country: ['Germany', 'Austria'] }],
  ['Texas, actually saas', { hq_state: ['Texas'], is_saas: true }],
  ['saas or non-saas, Ohio', { hq_state: ['Ohio'] }],
  ['with or without an owner, Utah', { hq_state: ['Utah'] }],
  ['declining headcount is okay, Maine', { hq_state: ['Maine'] }],
  [
    'over 100 people, with at least 10 in Poland',
    {
      employee_count: { min: 100 },
      country_name_employee_count: 'Poland',
      country_employee_count: { min: 10 },
    },
  ],
  [
    '50-200 employees and more than 20 in India',
    {
      employee_count: { min: 50, max: 200 },
      country_name_employee_count: 'India',
      country_employee_count: { min: 20 },
    },
  ],
  ['covered by Priya or nobody', { tp_owner_email: ['priya@aldercap.example'], tp_owner_not_tagged: true }],
  [
    'assigned to me or unassigned, Texas',
    { tp_owner_email: ['marta@aldercap.example'], tp_owner_not_tagged: true, hq_state: ['Texas'] },
  ],
  [
    'over the past 90 days they were in diligence',
    { tp_status_value: ['diligence'], tp_status_operator: 'was', tp_status_since: 90 },
  ],
  [
    'within the last year we had it in term sheet',
    { tp_status_value: ['term_sheet'], tp_status_operator: 'was', tp_status_since: 365 },
  ],
  [
    'have we looked at the websites of any farming companies in the past 10 days',
    { days_of_website_history: 10 },
  ],
  [
    'has anyone opened the site of a Texas company in the last week',
    { days_of_website_history: 7, hq_state: ['Texas'] },
  ],
  [
    'did we email any of the farming companies in the past month',
    { has_email_sent: true, days_of_email_sent: 30 },
  ],
  ['in the market since 2012', { year_founded: { min: 2012 } }],
  ['founded no later than 2020 but no earlier than 2011', { year_founded: { min: 2011, max: 2020 } }],
  ['min headcount 30, max headcount 90', { employee_count: { min: 30, max: 90 } }],
  ['3x headcount in two years', { growth_2y: { min: 200 } }],
  ['4-6 hundred employees', { employee_count: { min: 400, max: 600 } }],
  ['two to three hundred people', { employee_count: { min: 200, max: 300 } }],
  ['twenty percents growth in one year', { growth_1y: { min: 20 } }],
  ['20 per cent growth over 2 years', { growth_2y: { min: 20 } }],
  ['skip everything already assigned, Maine', { tp_owner_not_tagged: true, hq_state: ['Maine'] }],
  ['exclude companies with an owner, Maine', { tp_owner_not_tagged: true, hq_state: ['Maine'] }],
  ['foundation year before 2010', { year_founded: { max: 2009 } }],
  [
    'podcasts about them in October 2026',
    {
      newsletter_mentions: true,
      newsletter_sender: ['podcast'],
      from_to_date: { from: '2026-10-01', to: '2026-10-31' },
    },
  ],
  ["Marat's prospects", { tp_owner_email: ['marta@aldercap.example'], tp_status_value: ['prospect'] }],
  [
    'from their deck: $5M ARR, 300 employees by 2030. Utah, 20+ people',
    { hq_state: ['Utah'], employee_count: { min: 20 } },
  ],
  ['Iowa, 30-90, saas', { hq_state: ['Iowa'], employee_count: { min: 30, max: 90 }, is_saas: true }],
];
