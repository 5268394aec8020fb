import type { Meant } from './sentence.ts';

/** One thing in many wordings: bounds, periods, exclusions, places, stories, other languages, and the filters that are meant. */
export const fourthWordedSentences: readonly Meant[] = [
  [
    "Hello team,\n\nplease pull Marta's prospects with 20-50 people.\n\nBest,\nTheo",
    {
      tp_owner_email: ['marta@aldercap.example'],
      tp_status_value: ['prospect'],
      employee_count: { min: 20, max: 50 },
    },
  ],
  [
    'Thanks for the list! Now only those in Canada with more than 40 employees.',
    { hq_country: ['Canada'], employee_count: { min: 40 } },
  ],
  [
    'my kid turned 12 today; saas founded in 2014, same age!',
    { is_saas: true, year_founded: { min: 2014, max: 2014 } },
  ],
  [
    'The 2023 fund is nearly deployed: 2 slots left. Industrial tech, Midwest, 75-200 heads, private',
    {
      hq_state: [
        'Illinois',
        'Indiana',
        'Iowa',
        'Kansas',
        'Michigan',
        'Minnesota',
        'Missouri',
        'Nebraska',
        'North Dakota',
        'Ohio',
        'South Dakota',
        'Wisconsin',
      ],
      employee_count: { min: 75, max: 200 },
      status: ['Private'],
    },
  ],
  ['ARR above 2M, 10-30 people, Lisbon or Porto', { employee_count: { min: 10, max: 30 } }],
  ['Series A SaaS in Germany', { is_saas: true, hq_country: ['Germany'] }],
  ['revenue 5M+, profitable, Ohio', { hq_state: ['Ohio'] }],
  ['YC backed, San Francisco', { hq_city: ['San Francisco'] }],
  ['portfolio company of ours in Michigan', { tp_status_value: ['portfolio'], hq_state: ['Michigan'] }],
  ['in our portfolio, over 100 people', { tp_status_value: ['portfolio'], employee_count: { min: 100 } }],
  ['status: reached out or meeting scheduled', { tp_status_value: ['reached_out', 'meeting_scheduled'] }],
  ['used to be in our pipeline as prospect', { tp_status_value: ['prospect'], tp_status_operator: 'was' }],
  [
    'were in diligence at some point in the last 2 years',
    { tp_status_value: ['diligence'], tp_status_operator: 'was', tp_status_since: 730 },
  ],
  [
    'ex-portfolio, acquired',
    { tp_status_value: ['portfolio'], tp_status_operator: 'was', status: ['Acquired'] },
  ],
  [
    'owned by marta lindqvist or felix tran, seattle',
    { tp_owner_email: ['marta@aldercap.example', 'felix@aldercap.example'], hq_city: ['Seattle'] },
  ],
  [
    "sundaram's names in diligence, saas",
    { tp_owner_email: ['priya@aldercap.example'], tp_status_value: ['diligence'], is_saas: true },
  ],
  [
    'mine, in conversation, not emailed in 30 days',
    {
      tp_owner_email: ['marta@aldercap.example'],
      tp_status_value: ['in_conversation'],
      has_email_sent: false,
      days_of_email_sent: 30,
    },
  ],
  [
    'Theo, Priya: prospects',
    { tp_owner_email: ['theo@aldercap.example', 'priya@aldercap.example'], tp_status_value: ['prospect'] },
  ],
  [
    'firmas de software en España con 20 a 80 empleados',
    { hq_country: ['Spain'], employee_count: { min: 20, max: 80 } },
  ],
  [
    'logiciels pour cliniques en Belgique, plus de 30 employés',
    { hq_country: ['Belgium'], employee_count: { min: 30 } },
  ],
  [
    'bedrijven in Nederland met meer dan 50 medewerkers',
    { hq_country: ['Netherlands'], employee_count: { min: 50 } },
  ],
  [
    'Firmen aus Österreich oder Deutschland, 20–50 Mitarbeitende, nicht SaaS',
    { hq_country: ['Austria', 'Germany'], employee_count: { min: 20, max: 50 }, is_saas: false },
  ],
  ['brasilianische Fintechs, gegründet nach 2017', { hq_country: ['Brazil'], year_founded: { min: 2018 } }],
  ['companies on the under 5m raised list, Ohio', { workboard_id: 5, hq_state: ['Ohio'] }],
  ["theo's shortlist, saas only", { workboard_id: 6, is_saas: true }],
  ['fall outreach: not emailed yet', { workboard_id: 4, has_email_sent: false }],
  [
    'from multi_founders, 20 to 50 people, private',
    { explore_datasource: 'multi_founders', employee_count: { min: 20, max: 50 }, status: ['Private'] },
  ],
  ['meeting minutes software', {}],
  ['diligence data rooms', {}],
  ['prospect research for nonprofits', {}],
  ['acquired brain injury rehab clinics software, Canada', { hq_country: ['Canada'] }],
  ['london fog tea brands', {}],
  [
    'swiss cheese of a market: cyber, Switzerland, 20+ people',
    { hq_country: ['Switzerland'], employee_count: { min: 20 } },
  ],
  ['Turkish delight shops', {}],
  ['american football analytics, Texas', { hq_state: ['Texas'] }],
  [
    'where is_saas = 1 and founded > 2015 and employees between 10 and 50',
    { is_saas: true, year_founded: { min: 2016 }, employee_count: { min: 10, max: 50 } },
  ],
  [
    'hq_country IN (Germany, France) AND employee_count >= 50',
    { hq_country: ['Germany', 'France'], employee_count: { min: 50 } },
  ],
  [
    'filter(c => c.country === "Japan" && c.employees > 100)',
    { hq_country: ['Japan'], employee_count: { min: 100 } },
  ],
];
