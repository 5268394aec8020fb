import { NEW_ENGLAND } from './regions.ts';
import type { Meant } from './sentence.ts';

/** Other wordings of what people were seen to type; long ones that were written later. */
export const fifthVariedSentences: readonly Meant[] = [
  ['founder metro: Greater Toronto Area', { founder_metro_area: ['Greater Toronto Area'] }],
  ['headcount up 35 percent year on year', { growth_1y: { min: 35 } }],
  ['exclude Ohio and anything in Indiana', {}],
  [
    "on hold since forever: Theo's, Texas",
    { tp_status_value: ['on_hold'], tp_owner_email: ['theo@aldercap.example'], hq_state: ['Texas'] },
  ],
  ["haven't been contacted in half a year", { has_email_sent: false, days_of_email_sent: 180 }],
  ['we emailed them in the past fortnight', { has_email_sent: true, days_of_email_sent: 14 }],
  ['team size grew by a quarter in a year', { growth_1y: { min: 25 } }],
  [
    'newsletter mention in the last 60 days',
    { is_in_newsletter: true, newsletter_date_from: '2026-09-16', newsletter_date_to: '2026-11-15' },
  ],
  ['site visited by us in the last 45 days', { days_of_website_history: 45 }],
  ["hq_state = 'TX' AND employee_count > 25", { hq_state: ['Texas'], employee_count: { min: 25 } }],
  ['startups à Berlin, moins de 30 employés', { hq_state: ['Berlin'], employee_count: { max: 30 } }],
  [
    'unknown funding is fine, raised under 2M',
    { total_funding_usd: { max: 2000000 }, total_funding_usd_no_data: true },
  ],
  [
    'mentioned in social posts or on podcasts',
    { newsletter_mentions: true, newsletter_sender: ['social_post', 'podcast'] },
  ],
  ['workforce doubled over the last two years', { growth_2y: { min: 100 } }],
  [
    'fewer than 30 of their staff are in China',
    { country_name_employee_count: 'China', country_employee_count: { max: 30 } },
  ],
  [
    'prospects in New England without an owner',
    {
      tp_status_value: ['prospect'],
      hq_state: NEW_ENGLAND,
      tp_owner_not_tagged: true,
    },
  ],
  ['somewhere in the neighborhood of 40 people', { employee_count: { min: 32, max: 48 } }],
  ['headcount has more than doubled in 2 years', { growth_2y: { min: 100 } }],
  ['aziende in Italia con più di 20 dipendenti', { hq_country: ['Italy'], employee_count: { min: 20 } }],
  ['founding team in the San Francisco Bay Area', { founder_metro_area: ['San Francisco Bay Area'] }],
  [
    'private, unowned, raised nothing, shrinking',
    {
      status: ['Private'],
      tp_owner_not_tagged: true,
      total_funding_usd: { max: 0 },
      total_funding_usd_no_data: true,
      growth_1y: { max: 0 },
    },
  ],
  ['headcount between a hundred and two hundred', { employee_count: { min: 100, max: 200 } }],
  ['down 8% or more in headcount over six months', { growth_6m: { max: -8 } }],
  [
    'no status, no emails, no owner: Utah & Idaho',
    {
      tp_status_not_tagged: true,
      has_never_sent_email: true,
      tp_owner_not_tagged: true,
      hq_state: ['Utah', 'Idaho'],
    },
  ],
  ['grew its team by 10-20% in the last half year', { growth_6m: { min: 10, max: 20 } }],
  ['employee growth of at least 18% over 12 months', { growth_1y: { min: 18 } }],
  [
    'empresas no Brasil com mais de 100 funcionários',
    { hq_country: ['Brazil'], employee_count: { min: 100 } },
  ],
  [
    'not emailed since 2026-08-01 and owned by Priya',
    { has_email_sent: false, days_of_email_sent: 106, tp_owner_email: ['priya@aldercap.example'] },
  ],
  [
    'est. 1990s, 100-500 ppl, family-owned, Wisconsin',
    {
      year_founded: { min: 1990, max: 1999 },
      employee_count: { min: 100, max: 500 },
      hq_state: ['Wisconsin'],
    },
  ],
  ['passed down through generations, a family bakery', {}],
  [
    'Denver saas founded 2017+ with at least 20 people',
    { hq_city: ['Denver'], is_saas: true, year_founded: { min: 2017 }, employee_count: { min: 20 } },
  ],
  [
    'company_status = Acquired AND year_founded > 2010',
    { status: ['Acquired'], year_founded: { min: 2011 } },
  ],
  [
    'Swedish or Danish; either saas or not; 10-40 staff',
    { hq_country: ['Sweden', 'Denmark'], employee_count: { min: 10, max: 40 } },
  ],
  ['emailed in the last 90 days but not in the last 30', { has_email_sent: true, days_of_email_sent: 90 }],
  [
    'profit margin above 20%, headcount 50 to 100, Spain',
    { employee_count: { min: 50, max: 100 }, hq_country: ['Spain'] },
  ],
  [
    'Ohio + Michigan + Indiana, saas, 25-75 hc, no owner',
    {
      hq_state: ['Ohio', 'Michigan', 'Indiana'],
      is_saas: true,
      employee_count: { min: 25, max: 75 },
      tp_owner_not_tagged: true,
    },
  ],
  [
    'Polish vodka brands sold in Illinois, under 30 staff',
    { hq_state: ['Illinois'], employee_count: { max: 30 } },
  ],
  [
    'German or Austrian, at least 40 staff, raised up to 3M',
    { hq_country: ['Germany', 'Austria'], employee_count: { min: 40 }, total_funding_usd: { max: 3000000 } },
  ],
  [
    'we wrote about them in the weekly newsletter last month',
    {
      is_in_newsletter: true,
      newsletter_type: ['weekly'],
      newsletter_date_from: '2026-10-16',
      newsletter_date_to: '2026-11-15',
    },
  ],
  [
    'company age 5-10 years, Seattle or Portland, SaaS = yes',
    { year_founded: { min: 2016, max: 2021 }, hq_city: ['Seattle', 'Portland'], is_saas: true },
  ],
  [
    'Alle Firmen in Frankreich mit mehr als 100 Mitarbeitern',
    { hq_country: ['France'], employee_count: { min: 100 } },
  ],
  ['somebody here looked at the website in the last ten days', { days_of_website_history: 10 }],
  [
    'Theo & Priya: portfolio, UK or Ireland, headcount +25% yoy',
    {
      tp_owner_email: ['theo@aldercap.example', 'priya@aldercap.example'],
      tp_status_value: ['portfolio'],
      hq_country: ['United Kingdom', 'Ireland'],
      growth_1y: { min: 25 },
    },
  ],
  [
    'Mexican or Colombian lenders, 30+ staff, raised under $10m',
    { hq_country: ['Mexico', 'Colombia'], employee_count: { min: 30 }, total_funding_usd: { max: 10000000 } },
  ],
  [
    'Our analyst Georgia likes this: HVAC in Texas, 40-90 staff',
    { hq_state: ['Texas'], employee_count: { min: 40, max: 90 } },
  ],
  [
    'Everyone except Marta: diligence, term sheet; Canada or US',
    { tp_status_value: ['diligence', 'term_sheet'], hq_country: ['Canada', 'United States'] },
  ],
  [
    'Toronto (Ontario), 15 to 35 people, website visited last week',
    {
      hq_city: ['Toronto'],
      hq_state: ['Ontario'],
      employee_count: { min: 15, max: 35 },
      days_of_website_history: 7,
    },
  ],
  [
    "used to be on hold within the last 3 months, Felix Tran's, Austin",
    {
      tp_status_value: ['on_hold'],
      tp_status_operator: 'was',
      tp_status_since: 90,
      tp_owner_email: ['felix@aldercap.example'],
      hq_city: ['Austin'],
    },
  ],
  [
    'all SaaS in Ohio that Theo covers and that grew over 20% in a year',
    { is_saas: true, hq_state: ['Ohio'], tp_owner_email: ['theo@aldercap.example'], growth_1y: { min: 20 } },
  ],
  [
    "anything but Theo's; was in diligence in the last year; California",
    {
      tp_status_value: ['diligence'],
      tp_status_operator: 'was',
      tp_status_since: 365,
      hq_state: ['California'],
    },
  ],
  [
    'in conversation or meeting scheduled; Felix Tran; not in the Midwest',
    { tp_status_value: ['in_conversation', 'meeting_scheduled'], tp_owner_email: ['felix@aldercap.example'] },
  ],
  [
    'cap of 60 people; raised no more than 4M; est. 2012 or later; Georgia',
    {
      employee_count: { max: 60 },
      total_funding_usd: { max: 4000000 },
      year_founded: { min: 2012 },
      hq_state: ['Georgia'],
    },
  ],
  [
    'Hi, quick one: term sheet or diligence, any owner but Felix Amador, Texas only',
    { tp_status_value: ['term_sheet', 'diligence'], hq_state: ['Texas'] },
  ],
  [
    'not saas, not public, not in Illinois, at least 60 people, founded before 1998',
    { is_saas: false, employee_count: { min: 60 }, year_founded: { max: 1997 } },
  ],
  [
    'Kansas City or St. Louis, between 20 and 60 employees, not emailed for three months',
    {
      hq_city: ['Kansas City', 'St. Louis'],
      employee_count: { min: 20, max: 60 },
      has_email_sent: false,
      days_of_email_sent: 90,
    },
  ],
  [
    'in the regional newsletter between 2026-03-01 and 2026-04-30; HQ Oregon; owner Priya',
    {
      is_in_newsletter: true,
      newsletter_type: ['regional'],
      newsletter_date_from: '2026-03-01',
      newsletter_date_to: '2026-04-30',
      hq_state: ['Oregon'],
      tp_owner_email: ['priya@aldercap.example'],
    },
  ],
  [
    'ARR between 2 and 5 million, 25-60 staff, Salt Lake City, we have never been in touch',
    { employee_count: { min: 25, max: 60 }, hq_city: ['Salt Lake City'], has_never_sent_email: true },
  ],
  [
    'companies with 10 to 50 people (no bigger!), Toronto or Waterloo, saas; raised $1M–$6M',
    {
      employee_count: { min: 10, max: 50 },
      hq_city: ['Toronto', 'Waterloo'],
      is_saas: true,
      total_funding_usd: { min: 1000000, max: 6000000 },
    },
  ],
  [
    'At lunch Theo said: look at robotics in Massachusetts, 20 to 70 people, raised 1M to 5M',
    {
      hq_state: ['Massachusetts'],
      employee_count: { min: 20, max: 70 },
      total_funding_usd: { min: 1000000, max: 5000000 },
    },
  ],
  [
    'headcount up by half or more in 2 years, private, Colorado, nobody owns it, never emailed',
    {
      growth_2y: { min: 50 },
      status: ['Private'],
      hq_state: ['Colorado'],
      tp_owner_not_tagged: true,
      has_never_sent_email: true,
    },
  ],
  [
    'headcount fell by at least 5% in 6 months, >200 employees, France or Belgium, listed publicly',
    {
      growth_6m: { max: -5 },
      employee_count: { min: 200 },
      hq_country: ['France', 'Belgium'],
      status: ['Public'],
    },
  ],
  [
    "WHERE status = 'Private' AND tp_owner IS NULL AND hq_country = 'Sweden' AND year_founded BETWEEN 2012 AND 2020",
    {
      status: ['Private'],
      tp_owner_not_tagged: true,
      hq_country: ['Sweden'],
      year_founded: { min: 2012, max: 2020 },
    },
  ],
  [
    'Dear team, please dig up Norwegian shipping tech with under 35 employees which nobody has written to. Best, Priya',
    { hq_country: ['Norway'], employee_count: { max: 35 }, has_never_sent_email: true },
  ],
  [
    'Somebody at the conference mentioned a valve maker from Ohio with 80 people. I want similar ones in Pennsylvania, 50 to 120 people',
    { hq_state: ['Pennsylvania'], employee_count: { min: 50, max: 120 } },
  ],
];
