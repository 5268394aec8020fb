import { DACH } from './regions.ts';
import type { Meant } from './sentence.ts';

/** Sentences of two who never saw the grammar, unseen until they were scored, and the filters that are meant. */
export const tenthVariedSentences: readonly Meant[] = [
  [
    'customers like big-box retailers, HQ Kansas City or St. Louis, ≥ 35 staff, owned by lindqvist',
    {
      hq_city: ['Kansas City', 'St. Louis'],
      employee_count: { min: 35 },
      tp_owner_email: ['marta@aldercap.example'],
    },
  ],
  [
    'was in conversation during the past quarter, no mail from us for a month, Florida',
    {
      tp_status_value: ['in_conversation'],
      tp_status_operator: 'was',
      tp_status_since: 90,
      has_email_sent: false,
      days_of_email_sent: 30,
      hq_state: ['Florida'],
    },
  ],
  [
    'second look list; back to growth; private; no fewer than 20, no more than 90 employees',
    {
      workboard_id: 8,
      growth_tag: ['Back to Growth'],
      status: ['Private'],
      employee_count: { min: 20, max: 90 },
    },
  ],
  [
    'hq anywhere but germany, yet 10+ employees in germany; raised 750k or more',
    {
      country_name_employee_count: 'Germany',
      country_employee_count: { min: 10 },
      total_funding_usd: { min: 750000 },
    },
  ],
  [
    'industry newsletter since sept 1 2026, saas, hc < 150, pennsylvania or new jersey',
    {
      is_in_newsletter: true,
      newsletter_type: ['industry'],
      newsletter_date_from: '2026-09-01',
      newsletter_date_to: '2026-11-15',
      is_saas: true,
      employee_count: { max: 150 },
      hq_state: ['Pennsylvania', 'New Jersey'],
    },
  ],
  [
    'conference talk or social post mentions between 1 Aug and 15 Oct 2026; UK; over sixty staff',
    {
      newsletter_mentions: true,
      newsletter_sender: ['conference', 'social_post'],
      from_to_date: { from: '2026-08-01', to: '2026-10-15' },
      hq_country: ['United Kingdom'],
      employee_count: { min: 60 },
    },
  ],
  [
    'old-timers wanted: at least 25 yrs old, family run, bootstrapped, 100 to five hundred employes, tennessee',
    {
      year_founded: { max: 2001 },
      total_funding_usd: { max: 0 },
      total_funding_usd_no_data: true,
      employee_count: { min: 100, max: 500 },
      hq_state: ['Tennessee'],
    },
  ],
  [
    'Midwest industrial list, Amador owns, on hold or passed, headcount growing slower than 15% a year',
    {
      workboard_id: 3,
      tp_owner_email: ['felix.amador@aldercap.example'],
      tp_status_value: ['on_hold', 'passed'],
      growth_1y: { max: 15 },
    },
  ],
  [
    'busco SaaS en Chile, Colombia o Peru; fundadas en 2018 o despues; entre 20 y 70 personas',
    {
      is_saas: true,
      hq_country: ['Chile', 'Colombia', 'Peru'],
      year_founded: { min: 2018 },
      employee_count: { min: 20, max: 70 },
    },
  ],
  [
    "leadership hire or new market entry, founders around denver, started 2020 or later, we've emailed in the last 6 months",
    {
      growth_tag: ['Leadership Hire', 'New Market Entry'],
      founder_metro_area: ['Denver Metropolitan Area'],
      year_founded: { min: 2020 },
      has_email_sent: true,
      days_of_email_sent: 180,
    },
  ],
  [
    'nothing over 500 ppl pls, nothing founded before 2008, no SaaS, DACH',
    {
      employee_count: { max: 500 },
      year_founded: { min: 2008 },
      is_saas: false,
      hq_country: DACH,
    },
  ],
  [
    'australia + new zealand, hc ~1k, public, two decades old or more',
    {
      hq_country: ['Australia', 'New Zealand'],
      employee_count: { min: 800, max: 1200 },
      status: ['Public'],
      year_founded: { max: 2006 },
    },
  ],
  [
    'bone china decor, air jordan resale, chile sauce brands - raised 1mm+',
    { total_funding_usd: { min: 1000000 } },
  ],
  [
    'Lost 15% or more of staff in 6 months, raised over 100M, still private, we were on their site in the past half year',
    {
      growth_6m: { max: -15 },
      total_funding_usd: { min: 100000000 },
      status: ['Private'],
      days_of_website_history: 180,
    },
  ],
  [
    'term-sheet automation and due diligence software makers, singapor, seven to twenty people',
    { hq_country: ['Singapore'], employee_count: { min: 7, max: 20 } },
  ],
  [
    'newsletter tooling for churches, in arkansas, founded before 2013',
    { hq_state: ['Arkansas'], year_founded: { max: 2012 } },
  ],
  [
    'Hi, boss wants 3 things: a) oregon/idaho b) under forty staff c) saas. valuation below 30m if possible',
    { hq_state: ['Oregon', 'Idaho'], employee_count: { max: 40 }, is_saas: true },
  ],
  [
    'not owned by theo, not in NYC - otherwise 45-110 staff & hc up a quarter or more yoy',
    { employee_count: { min: 45, max: 110 }, growth_1y: { min: 25 } },
  ],
];
