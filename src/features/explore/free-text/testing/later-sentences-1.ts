import { NORDICS } from './regions.ts';
import type { Meant } from './sentence.ts';

/** Sentences of somebody who never saw the grammar. */
export const firstLaterSentences: readonly Meant[] = [
  ['SaaS in Texas', { is_saas: true, hq_state: ['Texas'] }],
  ['companies Marta owns', { tp_owner_email: ['marta@aldercap.example'] }],
  ["everything that's in diligence right now", { tp_status_value: ['diligence'] }],
  [
    'Portuguese startups with fewer than 40 employees',
    { hq_country: ['Portugal'], employee_count: { max: 40 } },
  ],
  ['software that helps vineyards schedule irrigation', {}],
  ['Which companies has nobody here taken on as owner yet?', { tp_owner_not_tagged: true }],
  [
    'raised at least $3M and based in Israel',
    { total_funding_usd: { min: 3000000 }, hq_country: ['Israel'] },
  ],
  ['headcount up 25% or more over the last six months', { growth_6m: { min: 25 } }],
  ['logistics software, Georgia, 50+ people', { hq_state: ['Georgia'], employee_count: { min: 50 } }],
  [
    'companies in Minnesota that we have never emailed',
    { hq_state: ['Minnesota'], has_never_sent_email: true },
  ],
  ['publicly traded companies in Japan', { status: ['Public'], hq_country: ['Japan'] }],
  ['founders living in the Raleigh-Durham area', { founder_metro_area: ['Raleigh-Durham Area'] }],
  ['anything featured in our regional newsletter', { is_in_newsletter: true, newsletter_type: ['regional'] }],
  [
    'bootstrapped businesses in Utah',
    { total_funding_usd: { max: 0 }, total_funding_usd_no_data: true, hq_state: ['Utah'] },
  ],
  ['tagged Capital Efficient please', { growth_tag: ['Capital Efficient'] }],
  ['everything from the multi_founders datasource', { explore_datasource: 'multi_founders' }],
  [
    'HQ in Pennsylvania, between 100 and 250 employees',
    { hq_state: ['Pennsylvania'], employee_count: { min: 100, max: 250 } },
  ],
  ['Companies whose website we visited in the past week', { days_of_website_history: 7 }],
  [
    'Brazilian fintechs that raised under 20 million dollars',
    { hq_country: ['Brazil'], total_funding_usd: { max: 20000000 } },
  ],
  ['no SaaS, Wisconsin only', { is_saas: false, hq_state: ['Wisconsin'] }],
  [
    'On hold companies owned by Priya',
    { tp_status_value: ['on_hold'], tp_owner_email: ['priya@aldercap.example'] },
  ],
  [
    'Unternehmen aus Österreich mit mindestens 25 Mitarbeitern',
    { hq_country: ['Austria'], employee_count: { min: 25 } },
  ],
  ['Entreprises basées à Paris, fondées après 2019', { hq_city: ['Paris'], year_founded: { min: 2020 } }],
  ['empresas de Colombia con más de 60 empleados', { hq_country: ['Colombia'], employee_count: { min: 60 } }],
  ['Companies mentioned in a podcast', { newsletter_mentions: true, newsletter_sender: ['podcast'] }],
  ['companies in Denver, Austin or Salt Lake City', { hq_city: ['Denver', 'Austin', 'Salt Lake City'] }],
  ['younger than 6 years, United Kingdom', { year_founded: { min: 2020 }, hq_country: ['United Kingdom'] }],
  ['our portfolio companies in Ireland', { tp_status_value: ['portfolio'], hq_country: ['Ireland'] }],
  [
    'status In Conversation and not emailed for 60 days',
    { tp_status_value: ['in_conversation'], has_email_sent: false, days_of_email_sent: 60 },
  ],
  [
    'headquartered in Canada, with at least 15 employees in India',
    { hq_country: ['Canada'], country_name_employee_count: 'India', country_employee_count: { min: 15 } },
  ],
  ['companies from Michigan that got acquired', { status: ['Acquired'], hq_state: ['Michigan'] }],
  ['prospects without an owner', { tp_status_value: ['prospect'], tp_owner_not_tagged: true }],
  ['Headcount growth above 60% over two years', { growth_2y: { min: 60 } }],
  ['Theo Abara, term sheet', { tp_owner_email: ['theo@aldercap.example'], tp_status_value: ['term_sheet'] }],
  [
    'hey can you pull up home health companies in Tennessee or Kentucky, somewhere from 20 to 75 people, that nobody on our team owns',
    { hq_state: ['Tennessee', 'Kentucky'], employee_count: { min: 20, max: 75 }, tp_owner_not_tagged: true },
  ],
  [
    'Nordics; SaaS; founded 2017–2021; max 80 staff',
    {
      hq_country: NORDICS,
      is_saas: true,
      year_founded: { min: 2017, max: 2021 },
      employee_count: { max: 80 },
    },
  ],
  [
    'dental scheduling tools in MA, CT and RI with five million dollars or less in total funding',
    { hq_state: ['Massachusetts', 'Connecticut', 'Rhode Island'], total_funding_usd: { max: 5000000 } },
  ],
  [
    'What does Abara own that grew its headcount by over 35%?',
    { tp_owner_email: ['theo@aldercap.example'], growth_1y: { min: 35 } },
  ],
  [
    'Looking for: industrial automation. Where: Germany, Switzerland. Size: 30 to 120 heads. Funding: below $12M.',
    {
      hq_country: ['Germany', 'Switzerland'],
      employee_count: { min: 30, max: 120 },
      total_funding_usd: { max: 12000000 },
    },
  ],
  ['companies that used to be on hold', { tp_status_value: ['on_hold'], tp_status_operator: 'was' }],
  ['roughly 200 people, HQ in Ontario', { employee_count: { min: 160, max: 240 }, hq_state: ['Ontario'] }],
  [
    'freight brokerage software where an email from us went out within the last quarter',
    { has_email_sent: true, days_of_email_sent: 90 },
  ],
  [
    'Firmen in Deutschland, gegründet vor 2012, nicht größer als 150 Mitarbeiter',
    { hq_country: ['Germany'], year_founded: { max: 2011 }, employee_count: { max: 150 } },
  ],
  [
    "startups en Espagne qui n'ont aucun responsable chez nous",
    { hq_country: ['Spain'], tp_owner_not_tagged: true },
  ],
  [
    'empresas SaaS en México, fundadas desde 2018, a las que nunca hemos enviado un correo',
    { is_saas: true, hq_country: ['Mexico'], year_founded: { min: 2018 }, has_never_sent_email: true },
  ],
  [
    'in the weekly newsletter since 1 October 2026',
    {
      is_in_newsletter: true,
      newsletter_type: ['weekly'],
      newsletter_date_from: '2026-10-01',
      newsletter_date_to: '2026-11-15',
    },
  ],
  [
    'companies with press quips between June 1 and August 31, 2026',
    {
      newsletter_mentions: true,
      newsletter_sender: ['press'],
      from_to_date: { from: '2026-06-01', to: '2026-08-31' },
    },
  ],
  [
    'second look list, only those with 10 to 40 people',
    { workboard_id: 8, employee_count: { min: 10, max: 40 } },
  ],
  [
    'manufacturing summit guests from Indiana with over 100 employees',
    {
      explore_datasource: 'manufacturing_summit_guests',
      hq_state: ['Indiana'],
      employee_count: { min: 100 },
    },
  ],
];
