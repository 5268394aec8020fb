import { MIDWEST, NEW_ENGLAND, without } from './regions.ts';
import type { Meant } from './sentence.ts';

/** Short notes, dictated wishes, slips, and bounds as people say them. */
export const twentyFifthPeopleSentences: readonly Meant[] = [
  [
    "ohio co's w/ 30-80 ppl, no owner",
    { hq_state: ['Ohio'], employee_count: { min: 30, max: 80 }, tp_owner_not_tagged: true },
  ],
  [
    'need smth in Wisconsin, hc under 60, never emailed',
    { hq_state: ['Wisconsin'], employee_count: { max: 60 }, has_never_sent_email: true },
  ],
  [
    "hq'd in Denver, 40ish empl, bootstrapped",
    {
      hq_city: ['Denver'],
      employee_count: { min: 32, max: 48 },
      total_funding_usd: { max: 0 },
      total_funding_usd_no_data: true,
    },
  ],
  [
    "anything Theo's name is on in Georgia",
    { tp_owner_email: ['theo@aldercap.example'], hq_state: ['Georgia'] },
  ],
  [
    "Priya's deals, but only those that got a mail from us in the last fortnight",
    { tp_owner_email: ['priya@aldercap.example'], has_email_sent: true, days_of_email_sent: 14 },
  ],
  [
    'companies that are mine and are currently on hold',
    { tp_owner_email: ['marta@aldercap.example'], tp_status_value: ['on_hold'] },
  ],
  [
    'twenty to thirty five people, Portugal, software as a service',
    { employee_count: { min: 20, max: 35 }, hq_country: ['Portugal'], is_saas: true },
  ],
  ['no wait, make that Spain', { hq_country: ['Spain'] }],
  ['Texas, no wait, Oklahoma, at least fifty folks', { hq_state: ['Oklahoma'], employee_count: { min: 50 } }],
  [
    'raised between two and a half and six million dollars in Ireland',
    { total_funding_usd: { min: 2500000, max: 6000000 }, hq_country: ['Ireland'] },
  ],
  [
    'less than five mil raised, founded after 2018, saas',
    { total_funding_usd: { max: 5000000 }, year_founded: { min: 2019 }, is_saas: true },
  ],
  ['yoy headcount growth over 40 pct, hq UK', { growth_1y: { min: 40 }, hq_country: ['United Kingdom'] }],
  ['grew by a quarter in the last six months', { growth_6m: { min: 25 } }],
  ['headcount shrank by a fifth over two years', { growth_2y: { max: -20 } }],
  ['added at least a third more people in a year', { growth_1y: { min: 33 } }],
  [
    'shed half of their workforce within two years, private',
    { growth_2y: { max: -50 }, status: ['Private'] },
  ],
  ['tripled the team in twenty four months', { growth_2y: { min: 200 } }],
  ['lost staff over the past 6 months', { growth_6m: { max: 0 } }],
  ['growing 15-25% a year, Minnesota', { growth_1y: { min: 15, max: 25 }, hq_state: ['Minnesota'] }],
  ['flat headcount for the last year or shrinking', { growth_1y: { max: 0 } }],
  ['forty heads at the very most, Kansas', { employee_count: { max: 40 }, hq_state: ['Kansas'] }],
  ['eighty employees at a bare minimum, Nebraska', { employee_count: { min: 80 }, hq_state: ['Nebraska'] }],
  ['no fewer than 200 staff and no more than 900', { employee_count: { min: 200, max: 900 } }],
  [
    'north of a hundred people, south of twenty million raised',
    { employee_count: { min: 100 }, total_funding_usd: { max: 20000000 } },
  ],
  ['upward of 500 ppl', { employee_count: { min: 500 } }],
  ['just shy of 100 employees, Sweden', { employee_count: { max: 100 }, hq_country: ['Sweden'] }],
  ['a dozen people tops', { employee_count: { max: 12 } }],
  ['team of 12 max in Estonia', { employee_count: { max: 12 }, hq_country: ['Estonia'] }],
  [
    'Founders in Raleigh-Durham, nobody assigned yet',
    { founder_metro_area: ['Raleigh-Durham Area'], tp_owner_not_tagged: true },
  ],
  [
    'founder lives in Austin area, company anywhere',
    { founder_metro_area: ['Austin, Texas Metropolitan Area'] },
  ],
  [
    'founding team out of greater Boston, raised 3mm or more',
    { founder_metro_area: ['Greater Boston'], total_funding_usd: { min: 3000000 } },
  ],
  [
    'nobody on our side is working on these: Vermont or Maine',
    { tp_owner_not_tagged: true, hq_state: ['Vermont', 'Maine'] },
  ],
  [
    'unclaimed ones in New England',
    {
      tp_owner_not_tagged: true,
      hq_state: NEW_ENGLAND,
    },
  ],
  [
    'things Felix Tran is chasing in Canada',
    { tp_owner_email: ['felix@aldercap.example'], hq_country: ['Canada'] },
  ],
  [
    "Amador's portfolio",
    { tp_owner_email: ['felix.amador@aldercap.example'], tp_status_value: ['portfolio'] },
  ],
  [
    'both Felixes, diligence',
    {
      tp_owner_email: ['felix@aldercap.example', 'felix.amador@aldercap.example'],
      tp_status_value: ['diligence'],
    },
  ],
  [
    'either Theo or Priya, term sheet stage',
    { tp_owner_email: ['theo@aldercap.example', 'priya@aldercap.example'], tp_status_value: ['term_sheet'] },
  ],
  ["all except Theo's, in Utah", { hq_state: ['Utah'] }],
  ['everything but California', {}],
  [
    'US but not Texas, founded 2015-2020',
    { hq_country: ['United States'], year_founded: { min: 2015, max: 2020 } },
  ],
  [
    'Midwest minus Ohio, 25 to 75 employees',
    {
      hq_state: without(MIDWEST, 'Ohio'),
      employee_count: { min: 25, max: 75 },
    },
  ],
  [
    'please no SaaS, Pennsylvania, older than 20 years',
    { is_saas: false, hq_state: ['Pennsylvania'], year_founded: { max: 2006 } },
  ],
  ['not a software-as-a-service company, Indiana', { is_saas: false, hq_state: ['Indiana'] }],
  ['skip everything we passed on, Arizona, 50+ ppl', { hq_state: ['Arizona'], employee_count: { min: 50 } }],
  ['exclude acquired ones. Netherlands.', { hq_country: ['Netherlands'] }],
  ["Don't show me anything owned, Iowa", { tp_owner_not_tagged: true, hq_state: ['Iowa'] }],
  [
    "we've had no contact with them in half a year, Norway",
    { has_email_sent: false, days_of_email_sent: 180, hq_country: ['Norway'] },
  ],
  [
    "haven't pinged in 2 months, status in conversation",
    { has_email_sent: false, days_of_email_sent: 60, tp_status_value: ['in_conversation'] },
  ],
  ['somebody of us mailed them this week', { has_email_sent: true, days_of_email_sent: 7 }],
  [
    'emailed in last 30d, still prospect',
    { has_email_sent: true, days_of_email_sent: 30, tp_status_value: ['prospect'] },
  ],
  [
    'we have never been in touch, Singapore, saas',
    { has_never_sent_email: true, hq_country: ['Singapore'], is_saas: true },
  ],
  ['looked at their website in the last ten days', { days_of_website_history: 10 }],
  [
    'sites we browsed within the past quarter, France',
    { days_of_website_history: 90, hq_country: ['France'] },
  ],
  [
    'was in diligence at some point, not anymore',
    { tp_status_value: ['diligence'], tp_status_operator: 'was' },
  ],
  [
    'used to be a prospect in the past 6 months',
    { tp_status_value: ['prospect'], tp_status_operator: 'was', tp_status_since: 180 },
  ],
  [
    'had a term sheet once, Germany',
    { tp_status_value: ['term_sheet'], tp_status_operator: 'was', hq_country: ['Germany'] },
  ],
  [
    'mentioned in the weekly newsletter in September',
    {
      is_in_newsletter: true,
      newsletter_type: ['weekly'],
      newsletter_date_from: '2026-09-01',
      newsletter_date_to: '2026-09-30',
    },
  ],
  [
    'in any newsletter since the start of November',
    { is_in_newsletter: true, newsletter_date_from: '2026-11-01', newsletter_date_to: '2026-11-15' },
  ],
  [
    'regional newsletter last two weeks, Colorado',
    {
      is_in_newsletter: true,
      newsletter_type: ['regional'],
      newsletter_date_from: '2026-11-01',
      newsletter_date_to: '2026-11-15',
      hq_state: ['Colorado'],
    },
  ],
  [
    'hiring surge or headcount doubled, India',
    { growth_tag: ['Hiring Surge', 'Headcount Doubled'], hq_country: ['India'] },
  ],
  [
    'new leadership hire, 100-250 staff',
    { growth_tag: ['Leadership Hire'], employee_count: { min: 100, max: 250 } },
  ],
];
