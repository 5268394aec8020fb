import { MIDWEST } from './regions.ts';
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
      hq_state: MIDWEST,
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
  ['companies with headcount from 45 up to 95', { employee_count: { min: 45, max: 95 } }],
  ['a staff that numbers at least 70', { employee_count: { min: 70 } }],
  ['its team counts fewer than 30', { employee_count: { max: 30 } }],
  ['more than 20 but fewer than 80 on the payroll', { employee_count: { min: 20, max: 80 } }],
  ['min 40 max 90 people, France', { employee_count: { min: 40, max: 90 }, hq_country: ['France'] }],
  ['40 ppl minimum, Denmark', { employee_count: { min: 40 }, hq_country: ['Denmark'] }],
  ['somewhere around 300 staff', { employee_count: { min: 240, max: 360 } }],
  ['5 to 9 employees, in Portland', { employee_count: { min: 5, max: 9 }, hq_city: ['Portland'] }],
  ['no fewer than two hundred and fifty people', { employee_count: { min: 250 } }],
  ['teams larger than 60 but nothing above 140', { employee_count: { min: 60, max: 140 } }],
  ['50 employees give or take 10', { employee_count: { min: 40, max: 60 } }],
  ['raised upwards of 15 million bucks', { total_funding_usd: { min: 15000000 } }],
  ['with 3 to 8 mil in funding', { total_funding_usd: { min: 3000000, max: 8000000 } }],
  [
    'raised not a dime, Nevada',
    { total_funding_usd: { max: 0 }, total_funding_usd_no_data: true, hq_state: ['Nevada'] },
  ],
  ['money raised: at most $900k', { total_funding_usd: { max: 900000 } }],
  [
    'under eight million raised, unknown amounts welcome, Italy',
    { total_funding_usd: { max: 8000000 }, total_funding_usd_no_data: true, hq_country: ['Italy'] },
  ],
  [
    'raised anywhere between 10 and 25 million dollars, Texas',
    { total_funding_usd: { min: 10000000, max: 25000000 }, hq_state: ['Texas'] },
  ],
  ['have taken more than $60m of venture capital', { total_funding_usd: { min: 60000000 } }],
  ['VC-backed, Chile', { total_funding_usd: { min: 1 }, hq_country: ['Chile'] }],
  ["founded before '95", { year_founded: { max: 1994 } }],
  ['founded 2016+', { year_founded: { min: 2016 } }],
  ['incorporated in 2011 or thereabouts? no: exactly 2011', { year_founded: { min: 2011, max: 2011 } }],
  ['at least 8 but at most 15 years old', { year_founded: { min: 2011, max: 2018 } }],
  ['five to ten years old, Norway', { year_founded: { min: 2016, max: 2021 }, hq_country: ['Norway'] }],
  ['founded in the early 2000s', { year_founded: { min: 2000, max: 2009 } }],
  ['in business for over thirty years', { year_founded: { max: 1996 } }],
  ['not older than 10 years, Croatia', { year_founded: { min: 2016 }, hq_country: ['Croatia'] }],
  ['launched between 2018 and today', { year_founded: { min: 2018 } }],
  ['headcount growth: 30%+ (1y), 60%+ (2y)', { growth_1y: { min: 30 }, growth_2y: { min: 60 } }],
  ['growing 20% or more every six months', { growth_6m: { min: 20 } }],
  ['lost a quarter of its people within a year', { growth_1y: { max: -25 } }],
  ['headcount more than doubled over two years', { growth_2y: { min: 100 } }],
  ['growth of at most 5% in 6 months', { growth_6m: { max: 5 } }],
  ['team shrank in the last two years', { growth_2y: { max: 0 } }],
  [
    'which companies does Felix Tran look after in Ohio?',
    { tp_owner_email: ['felix@aldercap.example'], hq_state: ['Ohio'] },
  ],
  [
    "Theo's and Priya's deals on hold",
    { tp_owner_email: ['theo@aldercap.example', 'priya@aldercap.example'], tp_status_value: ['on_hold'] },
  ],
  [
    'priya s prospects, utah',
    { tp_owner_email: ['priya@aldercap.example'], tp_status_value: ['prospect'], hq_state: ['Utah'] },
  ],
  [
    'marta@aldercap.example, in diligence',
    { tp_owner_email: ['marta@aldercap.example'], tp_status_value: ['diligence'] },
  ],
  ['my deals at term sheet', { tp_owner_email: ['marta@aldercap.example'], tp_status_value: ['term_sheet'] }],
  ['deals of Abara in Kentucky', { tp_owner_email: ['theo@aldercap.example'], hq_state: ['Kentucky'] }],
  ['who is unowned in Nebraska', { tp_owner_not_tagged: true, hq_state: ['Nebraska'] }],
  ['nobody at the firm covers them, 50+ staff', { tp_owner_not_tagged: true, employee_count: { min: 50 } }],
  ['used to be on hold', { tp_status_value: ['on_hold'], tp_status_operator: 'was' }],
];
