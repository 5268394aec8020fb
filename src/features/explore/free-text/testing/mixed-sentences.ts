import { BAY_AREA, MID_ATLANTIC, MIDWEST, NORDICS, SOUTHEAST } from './regions.ts';
import type { Sentence } from './sentence.ts';

/** Whole wishes, as investors say them, and words that Orion does not know. */
export const mixedSentences: readonly Sentence[] = [
  [
    'bootstrapped saas in the midwest founded after 2018 growing more than 50% a year, not emailed in 3 months',
    {
      total_funding_usd: { max: 0 },
      total_funding_usd_no_data: true,
      is_saas: true,
      hq_state: MIDWEST,
      year_founded: { min: 2019 },
      growth_1y: { min: 50 },
      has_email_sent: false,
      days_of_email_sent: 90,
    },
  ],
  [
    'vertical saas in Texas with 20-50 people, raised less than $5m',
    {
      is_saas: true,
      hq_state: ['Texas'],
      employee_count: { min: 20, max: 50 },
      total_funding_usd: { max: 5000000 },
    },
  ],
  [
    'show me all private saas companies in Canada with at least 25% yoy growth',
    { status: ['Private'], is_saas: true, hq_country: ['Canada'], growth_1y: { min: 25 } },
  ],
  [
    'find bootstrapped companies in Ohio, 50+ employees, never contacted',
    {
      total_funding_usd: { max: 0 },
      total_funding_usd_no_data: true,
      hq_state: ['Ohio'],
      employee_count: { min: 50 },
      has_never_sent_email: true,
    },
  ],
  [
    'fintech in New York with fewer than 30 employees',
    { hq_state: ['New York'], employee_count: { max: 30 } },
    'fintech',
  ],
  ['generative ai', {}, 'generative ai'],
  ['generative ai startups in the bay area', { hq_city: BAY_AREA }, 'generative ai'],
  ['non profit software', {}, 'non profit software'],
  [
    'clinic software in Texas, not emailed in 180 days',
    { hq_state: ['Texas'], has_email_sent: false, days_of_email_sent: 180 },
    'clinic software',
  ],
  [
    'companies building robotics for warehouses in Germany',
    { hq_country: ['Germany'] },
    'robotics warehouses',
  ],
  [
    'construction tech founded since 2015 in the southeast',
    { year_founded: { min: 2015 }, hq_state: SOUTHEAST },
    'construction tech',
  ],
  [
    'logistics software, 100-500 employees, unowned',
    { employee_count: { min: 100, max: 500 }, tp_owner_not_tagged: true },
    'logistics software',
  ],
  [
    'B2B payments in the UK, raised $1m to $10m',
    { hq_country: ['United Kingdom'], total_funding_usd: { min: 1000000, max: 10000000 } },
    'B2B payments',
  ],
  [
    'healthcare saas owned by Marta in diligence',
    { is_saas: true, tp_owner_email: ['marta@aldercap.example'], tp_status_value: ['diligence'] },
    'healthcare',
  ],
  [
    'my prospects in the nordics',
    {
      tp_owner_email: ['marta@aldercap.example'],
      tp_status_value: ['prospect'],
      hq_country: NORDICS,
    },
  ],
  ['public sector software in the mid-atlantic', { hq_state: MID_ATLANTIC }, 'public sector software'],
  ['private equity software', {}, 'private equity software'],
  [
    'employee engagement platforms in Boston, MA',
    { hq_state: ['Massachusetts'], hq_city: ['Boston'] },
    'employee engagement platforms',
  ],
  [
    'no-code tools, hc 10-50, growing 2x yoy',
    { employee_count: { min: 10, max: 50 }, growth_1y: { min: 100 } },
    'no-code tools',
  ],
  [
    "I'm looking for saas businesses in the Pacific Northwest that have raised nothing",
    {
      is_saas: true,
      hq_state: ['Idaho', 'Oregon', 'Washington'],
      total_funding_usd: { max: 0 },
      total_funding_usd_no_data: true,
    },
  ],
  [
    'what are the vertical software companies near Chicago with 20 to 100 employees?',
    { hq_city: ['Chicago'], employee_count: { min: 20, max: 100 } },
    'vertical software',
  ],
  [
    'please list unowned canadian saas founded 2016 or later',
    { tp_owner_not_tagged: true, hq_country: ['Canada'], is_saas: true, year_founded: { min: 2016 } },
  ],
  ['saas or fintech in Denver', { is_saas: true, hq_city: ['Denver'] }, 'fintech'],
  [
    'insurance software in the US, hiring surge, not in our pipeline',
    { hq_country: ['United States'], growth_tag: ['Hiring Surge'], tp_status_not_tagged: true },
    'insurance software',
  ],
  [
    'companies with founders in Greater Boston, raised under $2m, founded in the last 3 years',
    {
      founder_metro_area: ['Greater Boston'],
      total_funding_usd: { max: 2000000 },
      year_founded: { min: 2023 },
    },
  ],
  [
    'energy storage in Texas or California, 1k+ employees',
    { hq_state: ['Texas', 'California'], employee_count: { min: 1000 } },
    'energy storage',
  ],
  [
    'agtech in the midwest, visited in the last 60 days, emailed in the last quarter',
    { hq_state: MIDWEST, days_of_website_history: 60, has_email_sent: true, days_of_email_sent: 90 },
    'agtech',
  ],
  [
    'owned by Theo, on hold, last emailed more than 6 months ago',
    {
      tp_owner_email: ['theo@aldercap.example'],
      tp_status_value: ['on_hold'],
      has_email_sent: false,
      days_of_email_sent: 180,
    },
  ],
  [
    'shrinking companies in Germany with over 200 employees',
    { growth_1y: { max: 0 }, hq_country: ['Germany'], employee_count: { min: 200 } },
  ],
  [
    'legal tech; uk; 20-200 people; private',
    { hq_country: ['United Kingdom'], employee_count: { min: 20, max: 200 }, status: ['Private'] },
    'legal tech',
  ],
  [
    'on the list Fall outreach, not emailed in 30 days, in diligence',
    { workboard_id: 4, has_email_sent: false, days_of_email_sent: 30, tp_status_value: ['diligence'] },
  ],
  [
    'from the datasource multi_founders, saas, west coast',
    { explore_datasource: 'multi_founders', is_saas: true, hq_state: ['California', 'Oregon', 'Washington'] },
  ],
  ['series A fintech', {}, 'fintech', ['series A']],
  ['Series B saas in Boston', { is_saas: true, hq_city: ['Boston'] }, '', ['Series B']],
  ['seed stage robotics', {}, 'robotics', ['seed stage']],
  ['ARR over $5m', {}, '', ['ARR over $5m']],
  [
    '$1m ARR bootstrapped',
    { total_funding_usd: { max: 0 }, total_funding_usd_no_data: true },
    '',
    ['$1m ARR'],
  ],
  [
    'saas with $2-5m ARR and 20-50 people',
    { is_saas: true, employee_count: { min: 20, max: 50 } },
    '',
    ['with $2-5m ARR'],
  ],
  ['profitable saas in Ohio', { is_saas: true, hq_state: ['Ohio'] }, '', ['profitable']],
  ['revenue above $10m, Texas', { hq_state: ['Texas'] }, '', ['revenue above $10m']],
  ['NRR over 110%', {}, '', ['NRR over 110%']],
  ['valuation under $50m', {}, '', ['valuation under $50m']],
  ['funded in the last 6 months', {}, '', ['funded in the last 6 months']],
  ['raised a series A in the last year', {}, '', ['raised a series A in the last year']],
  ['fastest growing saas', { is_saas: true }, '', ['fastest growing']],
  ['top 10 saas companies in Ohio', { is_saas: true, hq_state: ['Ohio'] }, '', ['top 10']],
  ['sorted by growth', {}, '', ['sorted by growth']],
  ['female-led startups', {}, '', ['female-led']],
  ['solo founders in Texas', { hq_state: ['Texas'] }, '', ['solo founders']],
  ['well funded fintech', {}, 'fintech', ['well funded']],
  ['no crypto', {}, '', ['no crypto']],
  ['fintech, but no crypto', {}, 'fintech', ['but no crypto']],
  ['saas excluding gaming', { is_saas: true }, '', ['excluding gaming']],
  ['more than 5 patents', {}, '', ['more than 5 patents']],
  ['under 10', {}, '', ['under 10']],
  ['in Ohio with 3 offices', { hq_state: ['Ohio'] }, '', ['3 offices']],
  ['saas in Texas or Toronto', { is_saas: true, hq_state: ['Texas'] }, '', ['Toronto']],
  ['not in California, saas', { is_saas: true }, '', ['not in California']],
  [
    'SAAS, OHIO, 20-50 EMPLOYEES',
    { is_saas: true, hq_state: ['Ohio'], employee_count: { min: 20, max: 50 } },
  ],
  ['saas & fintech in NYC', { is_saas: true, hq_city: ['New York'] }, 'fintech'],
  [
    '20-50 ppl, OH/MI/IN, bootstrapped',
    {
      employee_count: { min: 20, max: 50 },
      hq_state: ['Ohio', 'Michigan', 'Indiana'],
      total_funding_usd: { max: 0 },
      total_funding_usd_no_data: true,
    },
  ],
  [
    'yoy growth > 50%, hc < 100, raised < $5m',
    { growth_1y: { min: 50 }, employee_count: { max: 100 }, total_funding_usd: { max: 5000000 } },
  ],
  [
    'FTEs: 20-50; HQ: Texas; founded: 2015-2020',
    { employee_count: { min: 20, max: 50 }, hq_state: ['Texas'], year_founded: { min: 2015, max: 2020 } },
  ],
  [
    'ai infrastructure with 11-50 employees based in San Francisco, CA',
    { employee_count: { min: 11, max: 50 }, hq_state: ['California'], hq_city: ['San Francisco'] },
    'ai infrastructure',
  ],
  [
    'supply chain visibility, founded post-2016, never raised, 30%+ yoy',
    {
      year_founded: { min: 2017 },
      total_funding_usd: { max: 0 },
      total_funding_usd_no_data: true,
      growth_1y: { min: 30 },
    },
    'supply chain visibility',
  ],
  ['saas, not saas', { is_saas: false }],
  [
    'mine, diligence, weekly newsletter mentions in the last 30 days',
    {
      tp_owner_email: ['marta@aldercap.example'],
      tp_status_value: ['diligence'],
      is_in_newsletter: true,
      newsletter_type: ['weekly'],
      newsletter_date_from: '2026-10-16',
      newsletter_date_to: '2026-11-15',
    },
  ],
  [
    'tagged hiring surge in Ontario, emailed this month, owned by me',
    {
      growth_tag: ['Hiring Surge'],
      hq_state: ['Ontario'],
      has_email_sent: true,
      days_of_email_sent: 30,
      tp_owner_email: ['marta@aldercap.example'],
    },
  ],
  [
    'climate hardware in benelux or the nordics',
    {
      hq_country: [
        'Belgium',
        'Luxembourg',
        'Netherlands',
        'Denmark',
        'Finland',
        'Iceland',
        'Norway',
        'Sweden',
      ],
    },
    'climate hardware',
  ],
  ['raised at least $1m but less than $10m', { total_funding_usd: { min: 1000000, max: 10000000 } }],
  ['more than 20 people and fewer than 80 employees', { employee_count: { min: 20, max: 80 } }],
];
