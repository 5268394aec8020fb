import { DACH, NEW_ENGLAND } from './regions.ts';
import type { Meant } from './sentence.ts';

/** Sentences of somebody who never saw the grammar, and the filters that are meant; the long ones. */
export const fifthPeopleSentences: readonly Meant[] = [
  [
    "all of Theo's in diligence except the ones in Maine",
    { tp_owner_email: ['theo@aldercap.example'], tp_status_value: ['diligence'] },
  ],
  [
    'kenyan or nigerian lenders, min 25 staff',
    { hq_country: ['Kenya', 'Nigeria'], employee_count: { min: 25 } },
  ],
  [
    'emailed in the last 30 days, in conversation',
    { has_email_sent: true, days_of_email_sent: 30, tp_status_value: ['in_conversation'] },
  ],
  ['Vietnam, six-month hc growth of 20% or better', { hq_country: ['Vietnam'], growth_6m: { min: 20 } }],
  [
    'Chile - total raised minimum $1.5M, maximum $7.5M',
    { hq_country: ['Chile'], total_funding_usd: { min: 1500000, max: 7500000 } },
  ],
  [
    'founders in the NYC metro area, total raised below 500k',
    { founder_metro_area: ['New York City Metropolitan Area'], total_funding_usd: { max: 500000 } },
  ],
  [
    'Salt Lake City hr tech, at least twelve years old',
    { hq_city: ['Salt Lake City'], year_founded: { max: 2014 } },
  ],
  [
    'big week in the gulf ahead: UAE and Saudi Arabia, privately held only',
    { hq_country: ['United Arab Emirates', 'Saudi Arabia'], status: ['Private'] },
  ],
  ['United Kingdom saas, revenue growth over 40%', { hq_country: ['United Kingdom'], is_saas: true }],
  ["owner IS NULL AND hq_country = 'Italy'", { tp_owner_not_tagged: true, hq_country: ['Italy'] }],
  [
    'Menlo Park/Palo Alto, 1 to 15 employees',
    { hq_city: ['Menlo Park', 'Palo Alto'], employee_count: { min: 1, max: 15 } },
  ],
  [
    'New Zealand, bootstrapped, founded since 2016',
    {
      hq_country: ['New Zealand'],
      total_funding_usd: { max: 0 },
      total_funding_usd_no_data: true,
      year_founded: { min: 2016 },
    },
  ],
  [
    'Fall outreach list minus anything in Texas, under 200 people',
    { workboard_id: 4, employee_count: { max: 200 } },
  ],
  [
    'Hi team, Theo here. After the board call I need saas in New England, 20-80 people, founded no earlier than 2014, nobody has emailed them yet. Cheers',
    {
      is_saas: true,
      hq_state: NEW_ENGLAND,
      employee_count: { min: 20, max: 80 },
      year_founded: { min: 2014 },
      has_never_sent_email: true,
    },
  ],
  [
    'FW: Priya asked me for DACH machine vision, bootstrapped, max 60 hc, headcount growing >15% yoy',
    {
      hq_country: DACH,
      total_funding_usd: { max: 0 },
      total_funding_usd_no_data: true,
      employee_count: { max: 60 },
      growth_1y: { min: 15 },
    },
  ],
  [
    "Marta's deals that were in dilligence within the past year, Illinios, with 30%+ hc growth yoy",
    {
      tp_owner_email: ['marta@aldercap.example'],
      tp_status_value: ['diligence'],
      tp_status_operator: 'was',
      tp_status_since: 365,
      hq_state: ['Illinois'],
      growth_1y: { min: 30 },
    },
  ],
  [
    'Canada trip list: Toronto + Waterloo only, at least 15 staff, no owner',
    {
      workboard_id: 7,
      hq_city: ['Toronto', 'Waterloo'],
      employee_count: { min: 15 },
      tp_owner_not_tagged: true,
    },
  ],
  [
    'Looking for auto suppliers headquartered in Detroit or Columbus that nobody here owns, founded before 1990, with a 200 hc ceiling',
    {
      hq_city: ['Detroit', 'Columbus'],
      employee_count: { max: 200 },
      year_founded: { max: 1989 },
      tp_owner_not_tagged: true,
    },
  ],
  [
    "SELECT * FROM companies WHERE is_saas = true AND hq_state IN ('Ohio','Indiana') AND year_founded > 2012 AND employee_count BETWEEN 20 AND 80",
    {
      is_saas: true,
      hq_state: ['Ohio', 'Indiana'],
      year_founded: { min: 2013 },
      employee_count: { min: 20, max: 80 },
    },
  ],
  [
    'Term sheet automation for lenders, Felix Amador owns, status in conversation, UK',
    {
      tp_owner_email: ['felix.amador@aldercap.example'],
      tp_status_value: ['in_conversation'],
      hq_country: ['United Kingdom'],
    },
  ],
  [
    'we like public safety software: must be saas, still privately held, sitting in Texas, Oklahoma or Arkansas, anywhere from 25 to 120 people',
    {
      is_saas: true,
      status: ['Private'],
      hq_state: ['Texas', 'Oklahoma', 'Arkansas'],
      employee_count: { min: 25, max: 120 },
    },
  ],
  [
    'acquired brain injury rehab, Sweden/Norway, fewer than 90 staff, est. after 2009',
    { hq_country: ['Sweden', 'Norway'], employee_count: { max: 90 }, year_founded: { min: 2010 } },
  ],
  [
    'founders in the Denver area, headcount up 50%+ over two years, raised 1-10mm, no status yet',
    {
      founder_metro_area: ['Denver Metropolitan Area'],
      growth_2y: { min: 50 },
      total_funding_usd: { min: 1000000, max: 10000000 },
      tp_status_not_tagged: true,
    },
  ],
  [
    'Nobody owns it, nobody ever emailed it, nobody set a status. Oregon.',
    {
      tp_owner_not_tagged: true,
      has_never_sent_email: true,
      tp_status_not_tagged: true,
      hq_state: ['Oregon'],
    },
  ],
  [
    'leave out Germany; France and Italy fine, saas, founded since 2017, 40 hc at least',
    {
      hq_country: ['France', 'Italy'],
      is_saas: true,
      year_founded: { min: 2017 },
      employee_count: { min: 40 },
    },
  ],
  [
    'anything other than saas - Michigan or Wisconsin - founded in the 1980s or 1990s - 100 to 400 ppl',
    {
      is_saas: false,
      hq_state: ['Michigan', 'Wisconsin'],
      year_founded: { min: 1980, max: 1999 },
      employee_count: { min: 100, max: 400 },
    },
  ],
  [
    'weekly newsletter between Oct 1 2026 and Oct 31 2026, owned by Priya, still a prospect',
    {
      is_in_newsletter: true,
      newsletter_type: ['weekly'],
      newsletter_date_from: '2026-10-01',
      newsletter_date_to: '2026-10-31',
      tp_owner_email: ['priya@aldercap.example'],
      tp_status_value: ['prospect'],
    },
  ],
  [
    'Fall outreach list - the ones Marta owns, not emailed in six weeks, headcount over 20',
    {
      workboard_id: 4,
      tp_owner_email: ['marta@aldercap.example'],
      has_email_sent: false,
      days_of_email_sent: 42,
      employee_count: { min: 20 },
    },
  ],
  [
    'multi founders source, founders in the greater Chicago area, company < 6 yrs old, raised below 2mm',
    {
      explore_datasource: 'multi_founders',
      founder_metro_area: ['Greater Chicago Area'],
      year_founded: { min: 2020 },
      total_funding_usd: { max: 2000000 },
    },
  ],
  [
    'no more than 5 employees in Germany, HQ Austria, headcount up 20%+ in half a year',
    {
      country_name_employee_count: 'Germany',
      country_employee_count: { max: 5 },
      hq_country: ['Austria'],
      growth_6m: { min: 20 },
    },
  ],
  [
    'SaaS-Firmen in Deutschland und Österreich, gegründet vor 2015, mindestens 30 Mitarbeiter',
    {
      is_saas: true,
      hq_country: ['Germany', 'Austria'],
      year_founded: { max: 2014 },
      employee_count: { min: 30 },
    },
  ],
  [
    'entreprises SaaS en Allemagne et en Suisse, moins de 120 salariés, fondées depuis 2013',
    {
      is_saas: true,
      hq_country: ['Germany', 'Switzerland'],
      employee_count: { max: 120 },
      year_founded: { min: 2013 },
    },
  ],
  [
    'Bonjour, sociétés au Luxembourg ou aux Pays-Bas, plus de 40 employés, fondées avant 2010',
    { hq_country: ['Luxembourg', 'Netherlands'], employee_count: { min: 40 }, year_founded: { max: 2009 } },
  ],
  [
    'Sat next to a lab software founder on the train, lovely business. More like hers: Minnesota, 30-50 people, saas',
    { hq_state: ['Minnesota'], employee_count: { min: 30, max: 50 }, is_saas: true },
  ],
  [
    'was in our portfolio, since acquired, SF or Oakland, founded 2000-2012',
    {
      tp_status_value: ['portfolio'],
      tp_status_operator: 'was',
      status: ['Acquired'],
      hq_city: ['San Francisco', 'Oakland'],
      year_founded: { min: 2000, max: 2012 },
    },
  ],
  [
    "status passed, yet headcount went up 100% or more in a year - priya's, Florida",
    {
      tp_status_value: ['passed'],
      growth_1y: { min: 100 },
      tp_owner_email: ['priya@aldercap.example'],
      hq_state: ['Florida'],
    },
  ],
  [
    'headcount shrunk by 20% or worse over two years, public, Japan or South Korea',
    { growth_2y: { max: -20 }, status: ['Public'], hq_country: ['Japan', 'South Korea'] },
  ],
  [
    'not shrinking, not saas, not founded before 2000, not above 300 people',
    { growth_1y: { min: 0 }, is_saas: false, year_founded: { min: 2000 }, employee_count: { max: 300 } },
  ],
  [
    'owner: felix tran / status: meeting scheduled / city: Austin / saas: yes',
    {
      tp_owner_email: ['felix@aldercap.example'],
      tp_status_value: ['meeting_scheduled'],
      hq_city: ['Austin'],
      is_saas: true,
    },
  ],
  [
    "Felix Amador's on-hold names in Spain, 10-25 staff",
    {
      tp_owner_email: ['felix.amador@aldercap.example'],
      tp_status_value: ['on_hold'],
      hq_country: ['Spain'],
      employee_count: { min: 10, max: 25 },
    },
  ],
];
