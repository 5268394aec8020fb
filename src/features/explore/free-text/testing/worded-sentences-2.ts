import { EUROPEAN_UNION, LATAM, MIDWEST, NORDICS, without } from './regions.ts';
import type { Meant } from './sentence.ts';

/** One thing in many wordings: bounds, periods, exclusions, places, stories, other languages, and the filters that are meant. */
export const secondWordedSentences: readonly Meant[] = [
  ['Latin American payments', { hq_country: LATAM }],
  [
    'southeast asian logistics, founded after 2015',
    {
      hq_country: ['Indonesia', 'Malaysia', 'Philippines', 'Singapore', 'Thailand', 'Vietnam'],
      year_founded: { min: 2016 },
    },
  ],
  [
    'My partner grew up in Ohio and loves barbecue. Anyway: Tennessee, bootstrapped, 20-60 people',
    {
      hq_state: ['Tennessee'],
      total_funding_usd: { max: 0 },
      total_funding_usd_no_data: true,
      employee_count: { min: 20, max: 60 },
    },
  ],
  [
    'We closed the Austin office in 2019, so now looking at Denver saas',
    { hq_city: ['Denver'], is_saas: true },
  ],
  [
    'Had coffee with a founder in Seattle who sold for $40M. Find me vet clinic software in Oregon',
    { hq_state: ['Oregon'] },
  ],
  [
    'After three failed searches, 2 coffees and a sandwich: saas in Maine',
    { hq_state: ['Maine'], is_saas: true },
  ],
  [
    'Our LP in Texas wants exposure to Canada: industrial, 50 to 150 staff',
    { hq_country: ['Canada'], employee_count: { min: 50, max: 150 } },
  ],
  [
    'forget my earlier search for Germany; France, 30+ people',
    { hq_country: ['France'], employee_count: { min: 30 } },
  ],
  [
    'I was in London last week and it rained. Dutch saas, please.',
    { hq_country: ['Netherlands'], is_saas: true },
  ],
  [
    'last quarter we bought a plumbing roll-up for 12M; need similar in Arizona, not saas',
    { hq_state: ['Arizona'], is_saas: false },
  ],
  [
    "per our chat on 3 March: Priya's names in Florida",
    { tp_owner_email: ['priya@aldercap.example'], hq_state: ['Florida'] },
  ],
  ['still independent and private', { status: ['Private'] }],
  ['companies that got bought', { status: ['Acquired'] }],
  ['defunct or shut down, raised over 20M', { status: ['Closed'], total_funding_usd: { min: 20000000 } }],
  ['publicly listed, Japan', { status: ['Public'], hq_country: ['Japan'] }],
  ['private companies only, not saas', { status: ['Private'], is_saas: false }],
  ['on a hiring spree', { growth_tag: ['Hiring Surge'] }],
  ['recently hired a new CEO, Illinois', { growth_tag: ['Leadership Hire'], hq_state: ['Illinois'] }],
  ['steady growers in the Nordics', { growth_tag: ['Steady Compounder'], hq_country: NORDICS }],
  ['laying people off, 200+ staff', { growth_tag: ['Contracting'], employee_count: { min: 200 } }],
  ['tagged capital efficient or back to growth', { growth_tag: ['Capital Efficient', 'Back to Growth'] }],
  ['leave out California; saas; 10-50 people', { is_saas: true, employee_count: { min: 10, max: 50 } }],
  ['nothing in New York please, fintech', {}],
  ['no companies owned by Marta; Ohio', { hq_state: ['Ohio'] }],
  ['minus anything we passed on, Michigan', { hq_state: ['Michigan'] }],
  [
    'Midwest without Illinois',
    {
      hq_state: without(MIDWEST, 'Illinois'),
    },
  ],
  ['all countries save for China, 100 to 200 people', { employee_count: { min: 100, max: 200 } }],
  ['not bootstrapped, saas', { total_funding_usd: { min: 1 }, is_saas: true }],
  ['nobody emailed them, nobody owns them', { has_never_sent_email: true, tp_owner_not_tagged: true }],
  ['no SaaS, no owner, no status', { is_saas: false, tp_owner_not_tagged: true, tp_status_not_tagged: true }],
  [
    'sass compnies in Minesota with les than 50 emploees',
    { is_saas: true, hq_state: ['Minnesota'], employee_count: { max: 50 } },
  ],
  [
    'bootstraped, foundd before 2010, Pensylvania',
    {
      total_funding_usd: { max: 0 },
      total_funding_usd_no_data: true,
      year_founded: { max: 2009 },
      hq_state: ['Pennsylvania'],
    },
  ],
  [
    'Marta Lindquist in diligense',
    { tp_owner_email: ['marta@aldercap.example'], tp_status_value: ['diligence'] },
  ],
  [
    'Massachusettes, privte, 100+ peple',
    { hq_state: ['Massachusetts'], status: ['Private'], employee_count: { min: 100 } },
  ],
  ['canada trip, saas', { workboard_id: 7, is_saas: true }],
  ['everything on Second look, Ohio only', { workboard_id: 8, hq_state: ['Ohio'] }],
  ['list: Fall outreach; owner Theo', { workboard_id: 4, tp_owner_email: ['theo@aldercap.example'] }],
  ['midwest industrial board, 50-100 people', { workboard_id: 3, employee_count: { min: 50, max: 100 } }],
  ['multi founders source, Germany', { explore_datasource: 'multi_founders', hq_country: ['Germany'] }],
  [
    'the summit guests: manufacturing_summit_guests, Ohio',
    { explore_datasource: 'manufacturing_summit_guests', hq_state: ['Ohio'] },
  ],
  ['prospecting software for dentists', {}],
  ['private equity portfolio monitoring tools', {}],
  ['press release distribution software', {}],
  ['podcast production studios, 5 to 15 people', { employee_count: { min: 5, max: 15 } }],
  ['public transit ticketing, Spain', { hq_country: ['Spain'] }],
  ['closed-loop recycling, raised over 4M', { total_funding_usd: { min: 4000000 } }],
  ['newsletter platforms for schools', {}],
  ['growth marketing agencies in Portland', { hq_city: ['Portland'] }],
  [
    'Unternehmen in Deutschland mit 50 bis 200 Mitarbeitern, kein SaaS',
    { hq_country: ['Germany'], employee_count: { min: 50, max: 200 }, is_saas: false },
  ],
  [
    'entreprises belges, entre 10 et 40 personnes',
    { hq_country: ['Belgium'], employee_count: { min: 10, max: 40 } },
  ],
  [
    'aziende italiane fondate dopo il 2015, almeno 20 dipendenti',
    { hq_country: ['Italy'], year_founded: { min: 2016 }, employee_count: { min: 20 } },
  ],
  [
    'empresas brasileiras com mais de 100 funcionarios, fundadas antes de 2010',
    { hq_country: ['Brazil'], employee_count: { min: 100 }, year_founded: { max: 2009 } },
  ],
  [
    'Schweizer Startups, höchstens 30 Leute, gegründet seit 2018',
    { hq_country: ['Switzerland'], employee_count: { max: 30 }, year_founded: { min: 2018 } },
  ],
  ['société à Paris, moins de 20 salariés', { hq_city: ['Paris'], employee_count: { max: 20 } }],
  [
    'employee_count > 50 and employee_count < 200 and hq_state = "Ohio"',
    { employee_count: { min: 50, max: 200 }, hq_state: ['Ohio'] },
  ],
  [
    'is_saas=true&hq_country=Canada&employee_count<=80',
    { is_saas: true, hq_country: ['Canada'], employee_count: { max: 80 } },
  ],
  [
    "SELECT * FROM companies WHERE year_founded >= 2015 AND status = 'Private'",
    { year_founded: { min: 2015 }, status: ['Private'] },
  ],
  ['{"hq_state": ["Texas"], "is_saas": true}', { hq_state: ['Texas'], is_saas: true }],
  [
    'Need 10 names for Thursday: Ohio or Indiana, contract manufacturers, 50-250 people, bootstrapped or raised under 5M',
    {
      hq_state: ['Ohio', 'Indiana'],
      employee_count: { min: 50, max: 250 },
      total_funding_usd: { max: 5000000 },
      total_funding_usd_no_data: true,
    },
  ],
  [
    'pls find saas w/ >20 but <60 FTEs, EU only, raised no more than $8m',
    {
      is_saas: true,
      employee_count: { min: 20, max: 60 },
      hq_country: EUROPEAN_UNION,
      total_funding_usd: { max: 8000000 },
    },
  ],
];
