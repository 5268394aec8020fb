import { SCANDINAVIA } from './regions.ts';
import type { Meant } from './sentence.ts';

/** Sentences of somebody who never saw the grammar. */
export const fourthLaterSentences: readonly Meant[] = [
  [
    'companies in Philadelphia whose status was formerly Passed',
    { hq_city: ['Philadelphia'], tp_status_value: ['passed'], tp_status_operator: 'was' },
  ],
  [
    'founders around Denver or Toronto, company no more than three years old',
    { founder_metro_area: ['Denver Metropolitan Area', 'Greater Toronto Area'], year_founded: { min: 2023 } },
  ],
  [
    'Lindqvist owns it and we opened its website in the last month',
    { tp_owner_email: ['marta@aldercap.example'], days_of_website_history: 30 },
  ],
  [
    'raised $1M to $5M, headcount growth 10-30% over six months',
    { total_funding_usd: { min: 1000000, max: 5000000 }, growth_6m: { min: 10, max: 30 } },
  ],
  [
    '3PL software in Nevada with around 25 employees',
    { hq_state: ['Nevada'], employee_count: { min: 20, max: 30 } },
  ],
  [
    'Scandinavia: marine tech, 20 to 60 ppl',
    { hq_country: SCANDINAVIA, employee_count: { min: 20, max: 60 } },
  ],
  [
    'Not SaaS, at least 1,000 employees, publicly listed',
    { is_saas: false, employee_count: { min: 1000 }, status: ['Public'] },
  ],
  [
    'the Under 5M raised list, only the ones Felix Amador owns',
    { workboard_id: 5, tp_owner_email: ['felix.amador@aldercap.example'] },
  ],
  [
    'grid storage companies w/ total funding from 10 to 50 mil, also include those with unknown funding',
    { total_funding_usd: { min: 10000000, max: 50000000 }, total_funding_usd_no_data: true },
  ],
  [
    'SaaS companies from Israel that were either acquired or closed down',
    { is_saas: true, hq_country: ['Israel'], status: ['Acquired', 'Closed'] },
  ],
  [
    'Alaska or Hawaii companies with a meeting scheduled',
    { hq_state: ['Alaska', 'Hawaii'], tp_status_value: ['meeting_scheduled'] },
  ],
  [
    'nurse staffing, st louis or kansas city, founded after 2013',
    { hq_city: ['St. Louis', 'Kansas City'], year_founded: { min: 2014 } },
  ],
  [
    'is there anything Tran covers in Vietnam or Thailand?',
    { tp_owner_email: ['felix@aldercap.example'], hq_country: ['Vietnam', 'Thailand'] },
  ],
  [
    'number of employees up by half or more within a year, Quebec',
    { growth_1y: { min: 50 }, hq_state: ['Quebec'] },
  ],
  [
    "gov tech, VA or MD, 11 to 50 staff, we've never emailed them",
    { hq_state: ['Virginia', 'Maryland'], employee_count: { min: 11, max: 50 }, has_never_sent_email: true },
  ],
  [
    'Diligence and term sheet stage, SaaS only, any country',
    { tp_status_value: ['diligence', 'term_sheet'], is_saas: true },
  ],
  [
    'quips from conference talks since 1 July 2026',
    {
      newsletter_mentions: true,
      newsletter_sender: ['conference'],
      from_to_date: { from: '2026-07-01', to: '2026-11-15' },
    },
  ],
  [
    'Costa Rica or Colombia, nearshore dev shops, no fewer than 80 people',
    { hq_country: ['Costa Rica', 'Colombia'], employee_count: { min: 80 } },
  ],
  ['Slowing Down tag, more than 12 yrs old', { growth_tag: ['Slowing Down'], year_founded: { max: 2014 } }],
  [
    'founded in the 2010s, Alabama or Mississippi, less than 35 people',
    {
      year_founded: { min: 2010, max: 2019 },
      hq_state: ['Alabama', 'Mississippi'],
      employee_count: { max: 35 },
    },
  ],
  [
    'so yeah partner meeting monday at 9, i need whatever we have in philadelphia with 40 plus people and no owner on it',
    { hq_city: ['Philadelphia'], employee_count: { min: 40 }, tp_owner_not_tagged: true },
  ],
  [
    "Email security vendors, newsletter platforms, whatever, as long as they're Dutch or Danish and under 45 people",
    { hq_country: ['Netherlands', 'Denmark'], employee_count: { max: 45 } },
  ],
  [
    'Portfolio management software for wealth advisors; CT, NJ; less than a million dollars raised in total',
    { hq_state: ['Connecticut', 'New Jersey'], total_funding_usd: { max: 1000000 } },
  ],
  [
    'Anything but SaaS. Anywhere but Texas. More than 14 years old.',
    { is_saas: false, year_founded: { max: 2012 } },
  ],
  ['NPS above 60, 120% net revenue retention, at least 2,000 paying customers', {}],
  [
    'Suche Hersteller in Italien oder Slowenien, kein SaaS, zwischen 50 und 250 Beschäftigte, bei uns noch ohne Owner',
    {
      hq_country: ['Italy', 'Slovenia'],
      is_saas: false,
      employee_count: { min: 50, max: 250 },
      tp_owner_not_tagged: true,
    },
  ],
  [
    'Montre-moi les sociétés de Marta qui étaient au statut Diligence au cours des 180 derniers jours',
    {
      tp_owner_email: ['marta@aldercap.example'],
      tp_status_value: ['diligence'],
      tp_status_operator: 'was',
      tp_status_since: 180,
    },
  ],
  [
    'Necesito empresas de Brasil o Uruguay, con al menos 20 años de antigüedad, que coticen en bolsa',
    { hq_country: ['Brazil', 'Uruguay'], year_founded: { max: 2006 }, status: ['Public'] },
  ],
  [
    'was in our newsletter, regional or industry edition, between July 1 and September 30 2026; Ohio',
    {
      is_in_newsletter: true,
      newsletter_type: ['regional', 'industry'],
      newsletter_date_from: '2026-07-01',
      newsletter_date_to: '2026-09-30',
      hq_state: ['Ohio'],
    },
  ],
  [
    'I am searching company from Hrvatska or Slovenija, people between 15 and 55, money raised not more as 2 millions dollar',
    {
      hq_country: ['Croatia', 'Slovenia'],
      employee_count: { min: 15, max: 55 },
      total_funding_usd: { max: 2000000 },
    },
  ],
  [
    'Headquartered in India or Indonesia. Two hundred employees, correction, two hundred and fifty employees minimum.',
    { employee_count: { min: 250 }, hq_country: ['India', 'Indonesia'] },
  ],
  [
    "Not Theo's, not Marta's. Seattle. Founded 2021 or newer.",
    { hq_city: ['Seattle'], year_founded: { min: 2021 } },
  ],
  [
    'ex-Google founders living in the San Francisco Bay Area, pre-seed, 5 people max',
    { founder_metro_area: ['San Francisco Bay Area'], employee_count: { max: 5 } },
  ],
  [
    "hi, could someone in ops help me or tell me who can: fisheries tech in Oregon, at least 12 employees, ok if it's hardware",
    { hq_state: ['Oregon'], employee_count: { min: 12 } },
  ],
  [
    '401k providers, SOC 2 compliant, for 1099 workers, Arizona or New Mexico',
    { hq_state: ['Arizona', 'New Mexico'] },
  ],
  [
    'social post mentions from January 1 to March 31, 2026, and headcount that at least tripled over 2 years',
    {
      newsletter_mentions: true,
      newsletter_sender: ['social_post'],
      from_to_date: { from: '2026-01-01', to: '2026-03-31' },
      growth_2y: { min: 200 },
    },
  ],
  [
    'Ghana or Nigeria; headcount growth at least 15% in six months; gross margin 70%+',
    { hq_country: ['Ghana', 'Nigeria'], growth_6m: { min: 15 } },
  ],
  [
    'They sell to hospitals in Germany and Austria, but the company itself is headquartered in Boston',
    { hq_city: ['Boston'] },
  ],
  [
    'offices in 12 cities, HQ Singapore or Malaysia, 300-900 employees',
    { hq_country: ['Singapore', 'Malaysia'], employee_count: { min: 300, max: 900 } },
  ],
  [
    'Prospect research tools for nonprofits – pipeline status should be Meeting Scheduled, owner Abara',
    { tp_status_value: ['meeting_scheduled'], tp_owner_email: ['theo@aldercap.example'] },
  ],
  [
    'canada trip list: the ones with no owner; founded 2016 to 2020; emailed by us in the past 30 days',
    {
      workboard_id: 7,
      tp_owner_not_tagged: true,
      year_founded: { min: 2016, max: 2020 },
      has_email_sent: true,
      days_of_email_sent: 30,
    },
  ],
  [
    'Skip the ones headquartered in Vilnius, otherwise all of Lithuania and Latvia, minimum 25 people',
    { hq_country: ['Lithuania', 'Latvia'], employee_count: { min: 25 } },
  ],
  [
    "they were on hold during the last 90 days and their funding isn't known",
    {
      tp_status_value: ['on_hold'],
      tp_status_operator: 'was',
      tp_status_since: 90,
      total_funding_usd: { max: 0 },
      total_funding_usd_no_data: true,
    },
  ],
  [
    'multi_founders datasource, women-led, Series B, profitable, min. 3.5 million dollars raised',
    { explore_datasource: 'multi_founders', total_funding_usd: { min: 3500000 } },
  ],
  [
    'carries the Headcount Doubled tag, IL or MO, SaaS',
    { growth_tag: ['Headcount Doubled'], hq_state: ['Illinois', 'Missouri'], is_saas: true },
  ],
  [
    "uh hi it's me again um school bus routing and I guess North Dakota South Dakota Montana and like seventy five employees or less",
    { hq_state: ['North Dakota', 'South Dakota', 'Montana'], employee_count: { max: 75 } },
  ],
  [
    'Owner: Lindqvist; Status: Portfolio; Land: Schweden oder Finnland; Gründung: ab 2014',
    {
      tp_owner_email: ['marta@aldercap.example'],
      tp_status_value: ['portfolio'],
      hq_country: ['Sweden', 'Finland'],
      year_founded: { min: 2014 },
    },
  ],
  [
    'flat or negative headcount growth over two years but still 150+ people, Greece or Cyprus',
    { growth_2y: { max: 0 }, employee_count: { min: 150 }, hq_country: ['Greece', 'Cyprus'] },
  ],
  [
    "we visted the website in the last year, didn't email in the last 90 days, tagged capital efficient",
    {
      days_of_website_history: 365,
      has_email_sent: false,
      days_of_email_sent: 90,
      growth_tag: ['Capital Efficient'],
    },
  ],
  [
    'last round led by a big growth fund at an 80M valuation, based in Oakland or Berkeley, not older than 9 years',
    { hq_city: ['Oakland', 'Berkeley'], year_founded: { min: 2017 } },
  ],
];
