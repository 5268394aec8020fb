import { BENELUX, DACH, NORDICS } from './regions.ts';
import type { Meant } from './sentence.ts';

/** Sentences of two who never saw the grammar, unseen until they were scored, and the filters that are meant. */
export const sixthVariedSentences: readonly Meant[] = [
  ['founders out of the Bay Area', { founder_metro_area: ['San Francisco Bay Area'] }],
  ['what does Theo Abara own right now', { tp_owner_email: ['theo@aldercap.example'] }],
  ['which deals are on hold?', { tp_status_value: ['on_hold'] }],
  ['the ones we passed on', { tp_status_value: ['passed'] }],
  ['sub 50 people', { employee_count: { max: 50 } }],
  ['a hundred employees tops', { employee_count: { max: 100 } }],
  ['roughly 60 staff', { employee_count: { min: 48, max: 72 } }],
  ['team of 25, give or take', { employee_count: { min: 20, max: 30 } }],
  ['headcount ceiling of 75', { employee_count: { max: 75 } }],
  ['no fewer than 30 employes', { employee_count: { min: 30 } }],
  ['incorporated before 2008', { year_founded: { max: 2007 } }],
  ['shrinking companies', { growth_1y: { max: 0 } }],
  ['capital efficient businesses', { growth_tag: ['Capital Efficient'] }],
  ['Who has made a leadership hire?', { growth_tag: ['Leadership Hire'] }],
  ['expanding into new markets', { growth_tag: ['New Market Entry'] }],
  ['emailed within the past two weeks', { has_email_sent: true, days_of_email_sent: 14 }],
  ['anything but saas', { is_saas: false }],
  ["isn't software as a service", { is_saas: false }],
  ['got acquird', { status: ['Acquired'] }],
  ['show me the Second look list', { workboard_id: 8 }],
  ['multi founders datasource', { explore_datasource: 'multi_founders' }],
  ['DACH region', { hq_country: DACH }],
  ['SF', { hq_city: ['San Francisco'] }],
  ['Firmen in München', { hq_city: ['Munich'] }],
  ['all states other than Florida', {}],
  ['valuation between 50 and 100 million', {}],
  ['closed captioning for live events', {}],
  ['private label cosmetics supply chain', {}],
  ['founders living around Raleigh-Durham', { founder_metro_area: ['Raleigh-Durham Area'] }],
  ['metal fab in minesota', { hq_state: ['Minnesota'] }],
  ['fine china and tableware makers', {}],
  ['meeting scheduling assistant apps', {}],
  [
    'Hi! Could you find me saas companies in Colordo with fewer than 80 people? Thanks, J',
    { is_saas: true, hq_state: ['Colorado'], employee_count: { max: 80 } },
  ],
  ["Marta's prospects", { tp_owner_email: ['marta@aldercap.example'], tp_status_value: ['prospect'] }],
  [
    'theo abara - in conversation - Illinois',
    {
      tp_owner_email: ['theo@aldercap.example'],
      tp_status_value: ['in_conversation'],
      hq_state: ['Illinois'],
    },
  ],
  [
    'practice software for vets, bootstrapped, Utah',
    { total_funding_usd: { max: 0 }, total_funding_usd_no_data: true, hq_state: ['Utah'] },
  ],
  [
    'French saas founded in the 2010s',
    { hq_country: ['France'], is_saas: true, year_founded: { min: 2010, max: 2019 } },
  ],
  [
    'formerly in diligence, Massachusets',
    { tp_status_value: ['diligence'], tp_status_operator: 'was', hq_state: ['Massachusetts'] },
  ],
  ['hiring surge in Austin', { growth_tag: ['Hiring Surge'], hq_city: ['Austin'] }],
  [
    'building out their sales team, Texas, at least 40 staff',
    { growth_tag: ['Sales Build-Out'], hq_state: ['Texas'], employee_count: { min: 40 } },
  ],
  ['Nordics, plant maintenance, 20+ employees', { hq_country: NORDICS, employee_count: { min: 20 } }],
  [
    'at most two hundred people, founded 2005 or earlier',
    { employee_count: { max: 200 }, year_founded: { max: 2005 } },
  ],
  ['not founded before 2015, leaving out Nevada', { year_founded: { min: 2015 } }],
  [
    'any owner but Theo - Tennesee - 30 staff or so',
    { hq_state: ['Tennessee'], employee_count: { min: 24, max: 36 } },
  ],
  ['empresas en Mexico con mas de 50 empleados', { hq_country: ['Mexico'], employee_count: { min: 50 } }],
  ['ARR 5-10M, St Louis, 100 people max', { hq_city: ['St. Louis'], employee_count: { max: 100 } }],
  [
    'public sector procurement in Virginia, started in the eighties',
    { hq_state: ['Virginia'], year_founded: { min: 1980, max: 1989 } },
  ],
  [
    'closed down, and was formerly in our portfolio',
    { status: ['Closed'], tp_status_value: ['portfolio'], tp_status_operator: 'was' },
  ],
  [
    'multi_founders, founders in the bay area',
    { explore_datasource: 'multi_founders', founder_metro_area: ['San Francisco Bay Area'] },
  ],
  [
    "priya and marta's companies in Michigan",
    { tp_owner_email: ['priya@aldercap.example', 'marta@aldercap.example'], hq_state: ['Michigan'] },
  ],
  [
    'Status Reached Out, but no email from us for 60 days',
    { tp_status_value: ['reached_out'], has_email_sent: false, days_of_email_sent: 60 },
  ],
  ['site visited by us this past week, no owner', { days_of_website_history: 7, tp_owner_not_tagged: true }],
  [
    'Dutch, Belgian or Luxembourgish, at least ten years old',
    { hq_country: BENELUX, year_founded: { max: 2016 } },
  ],
  [
    'need a bolt-on for a packaging group, New Jersey, about 250 employees',
    { hq_state: ['New Jersey'], employee_count: { min: 200, max: 300 } },
  ],
  [
    'no funding data, Australia',
    { total_funding_usd: { max: 0 }, total_funding_usd_no_data: true, hq_country: ['Australia'] },
  ],
  [
    'raised less than 4M or funding unknown, Estonia',
    { total_funding_usd: { max: 4000000 }, total_funding_usd_no_data: true, hq_country: ['Estonia'] },
  ],
  [
    'anything shy of 100 employees, South Korea',
    { employee_count: { max: 100 }, hq_country: ['South Korea'] },
  ],
  ["Priay's, in dilligence", { tp_owner_email: ['priya@aldercap.example'], tp_status_value: ['diligence'] }],
  ["my husband's from Washington State so humor me: saas there", { hq_state: ['Washington'], is_saas: true }],
  ['Portland. Bend. under 40 people.', { hq_city: ['Portland', 'Bend'], employee_count: { max: 40 } }],
  [
    "Japan, saas, we've been on their site in the past six months",
    { hq_country: ['Japan'], is_saas: true, days_of_website_history: 180 },
  ],
  [
    'passed a clinical milestone; NYC; founded in 2020',
    { hq_city: ['New York'], year_founded: { min: 2020, max: 2020 } },
  ],
  [
    'podcast hosting platform, ten to thirty people, Sunnyvle',
    { employee_count: { min: 10, max: 30 }, hq_city: ['Sunnyvale'] },
  ],
  [
    'Waterloo HQ, founders in the Greater Toronto Area',
    { hq_city: ['Waterloo'], founder_metro_area: ['Greater Toronto Area'] },
  ],
  [
    'the Carolinas - 45 people, give or take',
    { hq_state: ['North Carolina', 'South Carolina'], employee_count: { min: 36, max: 54 } },
  ],
  [
    'portfolio analytics vendors - status prospect, NYC, ten people minimum',
    { tp_status_value: ['prospect'], hq_city: ['New York'], employee_count: { min: 10 } },
  ],
  [
    "Don't care where so long as it's not California: saas, self-funded, 50 people tops",
    {
      is_saas: true,
      total_funding_usd: { max: 0 },
      total_funding_usd_no_data: true,
      employee_count: { max: 50 },
    },
  ],
  [
    'mentioned in podcasts from July 1 2026 to September 30 2026, saas, under 150 staff, US HQ',
    {
      newsletter_mentions: true,
      newsletter_sender: ['podcast'],
      from_to_date: { from: '2026-07-01', to: '2026-09-30' },
      is_saas: true,
      employee_count: { max: 150 },
      hq_country: ['United States'],
    },
  ],
];
