import { NEW_ENGLAND } from './regions.ts';
import type { Meant } from './sentence.ts';

/** Sentences of somebody who never saw the grammar. */
export const thirdLaterSentences: readonly Meant[] = [
  ['Dutch companies', { hq_country: ['Netherlands'] }],
  ['Companies assigned to Priya Sundaram', { tp_owner_email: ['priya@aldercap.example'] }],
  ['more than 500 employees', { employee_count: { min: 500 } }],
  ['show all the companies with status reached out', { tp_status_value: ['reached_out'] }],
  [
    'companies in New York State that were founded in 2020',
    { hq_state: ['New York'], year_founded: { min: 2020, max: 2020 } },
  ],
  ['Everything on the Midwest industrial list', { workboard_id: 3 }],
  ['tools for translating patient records', {}],
  ['Deals we passed on, Colorado', { tp_status_value: ['passed'], hq_state: ['Colorado'] }],
  ['vertical saas, san francisco', { is_saas: true, hq_city: ['San Francisco'] }],
  ['Founders in Greater Boston', { founder_metro_area: ['Greater Boston'] }],
  ['Companies that have gone out of business', { status: ['Closed'] }],
  ['Startups from South Korea and Taiwan', { hq_country: ['South Korea', 'Taiwan'] }],
  ['companies with no status set', { tp_status_not_tagged: true }],
  ['Hiring Surge companies in Virginia', { growth_tag: ['Hiring Surge'], hq_state: ['Virginia'] }],
  ['Companies that appeared in our newsletter', { is_in_newsletter: true }],
  ['companies that show up in our quips', { newsletter_mentions: true }],
  ['15 employees or fewer, Louisiana', { employee_count: { max: 15 }, hq_state: ['Louisiana'] }],
  ['which ones did we email in the last 7 days', { has_email_sent: true, days_of_email_sent: 7 }],
  [
    'website visited by us in the last 90 days, Kenya',
    { days_of_website_history: 90, hq_country: ['Kenya'] },
  ],
  ['2-year headcount growth of at least 80 percent', { growth_2y: { min: 80 } }],
  ['over 20 years old, Delaware', { year_founded: { max: 2006 }, hq_state: ['Delaware'] }],
  ['Firmen in München mit 10 bis 50 Leuten', { hq_city: ['Munich'], employee_count: { min: 10, max: 50 } }],
  ['Sociétés belges, plus de 100 salariés', { hq_country: ['Belgium'], employee_count: { min: 100 } }],
  ['Empresas argentinas fundadas antes de 2010', { hq_country: ['Argentina'], year_founded: { max: 2009 } }],
  ['at most $750k raised', { total_funding_usd: { max: 750000 } }],
  ['Non-SaaS businesses in Idaho', { is_saas: false, hq_state: ['Idaho'] }],
  [
    'South African insurtech with 30 or more staff',
    { hq_country: ['South Africa'], employee_count: { min: 30 } },
  ],
  [
    "Marta's portfolio companies",
    { tp_owner_email: ['marta@aldercap.example'], tp_status_value: ['portfolio'] },
  ],
  ['London, founded between 2014 and 2018', { hq_city: ['London'], year_founded: { min: 2014, max: 2018 } }],
  [
    'bootstrapped, Australia',
    { total_funding_usd: { max: 0 }, total_funding_usd_no_data: true, hq_country: ['Australia'] },
  ],
  ['private companies in West Virginia', { status: ['Private'], hq_state: ['West Virginia'] }],
  [
    'owner Felix Tran, in conversation',
    { tp_owner_email: ['felix@aldercap.example'], tp_status_value: ['in_conversation'] },
  ],
  ['growth tag Contracting', { growth_tag: ['Contracting'] }],
  [
    'datasource manufacturing_summit_guests, at least 20 people',
    { explore_datasource: 'manufacturing_summit_guests', employee_count: { min: 20 } },
  ],
  ['never got an email from us, Denmark', { has_never_sent_email: true, hq_country: ['Denmark'] }],
  [
    'Construction payroll, HQ anywhere in New England, 30-90 employees',
    {
      hq_state: NEW_ENGLAND,
      employee_count: { min: 30, max: 90 },
    },
  ],
  [
    'looking 4 saas in the uk or ireland, nothing bigger than 70 ppl, raised up to 6m',
    {
      is_saas: true,
      hq_country: ['United Kingdom', 'Ireland'],
      employee_count: { max: 70 },
      total_funding_usd: { max: 6000000 },
    },
  ],
  [
    'Please list companies where Theo is the owner and the status is Prospect or Reached Out.',
    { tp_owner_email: ['theo@aldercap.example'], tp_status_value: ['prospect', 'reached_out'] },
  ],
  [
    'Do we have Swiss medtechs that are under seven years old?',
    { hq_country: ['Switzerland'], year_founded: { min: 2019 } },
  ],
  [
    'Headcount: 100 to 400. State: TX, OK, LA. Owner: none.',
    {
      employee_count: { min: 100, max: 400 },
      hq_state: ['Texas', 'Oklahoma', 'Louisiana'],
      tp_owner_not_tagged: true,
    },
  ],
  ['headcount shrunk by more than 15% in the last 12 months', { growth_1y: { max: -15 } }],
  [
    'veterinary suppliers, Bend or Portland, bootstrapped',
    { hq_city: ['Bend', 'Portland'], total_funding_usd: { max: 0 }, total_funding_usd_no_data: true },
  ],
  [
    'weekly newsletter, from August 1 2026 through August 31 2026',
    {
      is_in_newsletter: true,
      newsletter_type: ['weekly'],
      newsletter_date_from: '2026-08-01',
      newsletter_date_to: '2026-08-31',
    },
  ],
  [
    'podcast or press quips about companies from Uruguay or Argentina',
    {
      newsletter_mentions: true,
      newsletter_sender: ['podcast', 'press'],
      hq_country: ['Uruguay', 'Argentina'],
    },
  ],
  [
    'German headquarters and at least 30 employees in Ukraine',
    { hq_country: ['Germany'], country_name_employee_count: 'Ukraine', country_employee_count: { min: 30 } },
  ],
  [
    'Steady compounders in Wisconsn and Minnesota',
    { growth_tag: ['Steady Compounder'], hq_state: ['Wisconsin', 'Minnesota'] },
  ],
  [
    'on the Second look list, where we sent no emails in the last six months',
    { workboard_id: 8, has_email_sent: false, days_of_email_sent: 180 },
  ],
  [
    'Zeig mir SaaS-Firmen aus der Schweiz, die insgesamt weniger als 3 Millionen Dollar eingesammelt haben',
    { is_saas: true, hq_country: ['Switzerland'], total_funding_usd: { max: 3000000 } },
  ],
  [
    'PME françaises ou luxembourgeoises créées depuis 2015, 80 employés maximum',
    { hq_country: ['France', 'Luxembourg'], year_founded: { min: 2015 }, employee_count: { max: 80 } },
  ],
  [
    'negocios en España o Portugal cuyo número de empleados creció al menos un 20 % en seis meses',
    { hq_country: ['Spain', 'Portugal'], growth_6m: { min: 20 } },
  ],
];
