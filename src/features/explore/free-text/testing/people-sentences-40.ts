import { EUROPEAN_UNION, without } from './regions.ts';
import type { Meant } from './sentence.ts';

/** Said anew, agreed before the wish, and limits of either end. */
export const fortiethPeopleSentences: readonly Meant[] = [
  [
    '30 to 90 people, Wisconsin, private, nobody on it yet',
    {
      employee_count: { min: 30, max: 90 },
      hq_state: ['Wisconsin'],
      status: ['Private'],
      tp_owner_not_tagged: true,
    },
  ],
  [
    'Texas, 50 people plus, reached out but nothing in 3 weeks',
    {
      hq_state: ['Texas'],
      employee_count: { min: 50 },
      tp_status_value: ['reached_out'],
      has_email_sent: false,
      days_of_email_sent: 21,
    },
  ],
  ['OK new search. Kenya.', { hq_country: ['Kenya'] }],
  ['OK, show me Ohio', { hq_state: ['Ohio'] }],
  ['OK, TX', { hq_state: ['Oklahoma', 'Texas'] }],
  ['wait no I need Danish companies', { hq_country: ['Denmark'] }],
  ['no, I want Ohio', { hq_state: ['Ohio'] }],
  [
    'I said Austria but meant Australia, 50 to 80 people',
    { hq_country: ['Australia'], employee_count: { min: 50, max: 80 } },
  ],
  ['100, no 150 employees at least, Ireland', { employee_count: { min: 150 }, hq_country: ['Ireland'] }],
  ['raised 5, no 8 million or more', { total_funding_usd: { min: 8000000 } }],
  ['staffed with 20-30, Bulgaria', { employee_count: { min: 20, max: 30 }, hq_country: ['Bulgaria'] }],
  ['manned by fewer than 15, Cyprus', { employee_count: { max: 15 }, hq_country: ['Cyprus'] }],
  ['150 staffers, give or take 20', { employee_count: { min: 130, max: 170 } }],
  ['upper limit 80 people, lower limit 20', { employee_count: { max: 80, min: 20 } }],
  ['min people 10, max people 30', { employee_count: { min: 10, max: 30 } }],
  [
    'elder care platforms, seed money only (less than $1.5M), Ohio',
    { total_funding_usd: { max: 1500000 }, hq_state: ['Ohio'] },
  ],
  ['any US state but New York, unowned', { hq_country: ['United States'], tp_owner_not_tagged: true }],
  [
    'all EU countries except Germany',
    {
      hq_country: without(EUROPEAN_UNION, 'Germany'),
    },
  ],
  [
    'e-discovery, Virginia, private, 2012-2019',
    { hq_state: ['Virginia'], status: ['Private'], year_founded: { min: 2012, max: 2019 } },
  ],
  ['auction houses online, Paris, 1990s', { hq_city: ['Paris'], year_founded: { min: 1990, max: 1999 } }],
  [
    'in the weekly newsletter since mid October',
    {
      is_in_newsletter: true,
      newsletter_type: ['weekly'],
      newsletter_date_from: '2026-10-15',
      newsletter_date_to: '2026-11-15',
    },
  ],
  [
    'anyone from the manufacturing summit list in Indiana?',
    { explore_datasource: 'manufacturing_summit_guests', hq_state: ['Indiana'] },
  ],
  ['second look names with headcount falling', { workboard_id: 8, growth_1y: { max: 0 } }],
  ['B2B (saas), Utah (20-60)', { is_saas: true, hq_state: ['Utah'], employee_count: { min: 20, max: 60 } }],
  ['Ohio [50-100]', { hq_state: ['Ohio'], employee_count: { min: 50, max: 100 } }],
  [
    'who did we email in Germany in the past 3 months',
    { hq_country: ['Germany'], has_email_sent: true, days_of_email_sent: 90 },
  ],
  [
    'companies we emailed in Ohio in the last 60 days',
    { hq_state: ['Ohio'], has_email_sent: true, days_of_email_sent: 60 },
  ],
  [
    'contacted in Texas in the past month, saas',
    { hq_state: ['Texas'], has_email_sent: true, days_of_email_sent: 30, is_saas: true },
  ],
  [
    'we have not emailed anyone in Norway for 90 days',
    { hq_country: ['Norway'], has_email_sent: false, days_of_email_sent: 90 },
  ],
  [
    'emailed in the last 30 days in Ohio',
    { has_email_sent: true, days_of_email_sent: 30, hq_state: ['Ohio'] },
  ],
];
