import { BENELUX, DACH, NEW_ENGLAND } from './regions.ts';
import type { Meant } from './sentence.ts';

/** Sentences of four people: one who dictates, one from Germany, one who is meticulous, one who pastes. */
export const seventhPeopleSentences: readonly Meant[] = [
  [
    'um show me software companies in texas with less than forty people',
    { hq_state: ['Texas'], employee_count: { max: 40 } },
  ],
  ['everything priya owns in canada', { tp_owner_email: ['priya@aldercap.example'], hq_country: ['Canada'] }],
  [
    'okay find me the ones marta passed on that grew more than thirty percent last year',
    { tp_owner_email: ['marta@aldercap.example'], tp_status_value: ['passed'], growth_1y: { min: 30 } },
  ],
  [
    "hey it's late uh I need companies in Ohio no wait not Ohio Indiana with at least fifty people",
    { hq_state: ['Indiana'], employee_count: { min: 50 } },
  ],
  [
    "companies we haven't emailed in ninety days that are in diligence",
    { has_email_sent: false, days_of_email_sent: 90, tp_status_value: ['diligence'] },
  ],
  [
    'bootstrapped companies in colorado founded after twenty fifteen',
    {
      total_funding_usd: { max: 0 },
      total_funding_usd_no_data: true,
      hq_state: ['Colorado'],
      year_founded: { min: 2016 },
    },
  ],
  [
    'stuff that raised somewhere between two and ten million in new england',
    {
      total_funding_usd: { min: 2000000, max: 10000000 },
      hq_state: NEW_ENGLAND,
    },
  ],
  [
    "who's been in the weekly newsletter since september first",
    {
      is_in_newsletter: true,
      newsletter_type: ['weekly'],
      newsletter_date_from: '2026-09-01',
      newsletter_date_to: '2026-11-15',
    },
  ],
  [
    "I'm driving so quick one plumbing software nobody owns it under a hundred people and they can't have raised more than five million",
    { tp_owner_not_tagged: true, employee_count: { max: 100 }, total_funding_usd: { max: 5000000 } },
  ],
  ['saas companies in berlin', { is_saas: true, hq_state: ['Berlin'] }],
  [
    'had lunch with the guys from Denver Capital they like veterinary clinics so veterinary software in the carolinas twenty to eighty employees',
    { hq_state: ['North Carolina', 'South Carolina'], employee_count: { min: 20, max: 80 } },
  ],
  ['headcount doubled in two years seattle', { growth_2y: { min: 100 }, hq_city: ['Seattle'] }],
  [
    "we looked at their website in the past week and they're still private",
    { days_of_website_history: 7, status: ['Private'] },
  ],
  ['term sheet stage companies', { tp_status_value: ['term_sheet'] }],
  [
    'companies that shrank over the last six months in california',
    { growth_6m: { max: 0 }, hq_state: ['California'] },
  ],
  [
    "no I don't want saas I want actual hardware in michigan or wisconsin older than twenty years",
    { is_saas: false, hq_state: ['Michigan', 'Wisconsin'], year_founded: { max: 2006 } },
  ],
  [
    'somebody told me to check the second look list can you give me the ones with no status there',
    { workboard_id: 8, tp_status_not_tagged: true },
  ],
  ['founders in the greater toronto area', { founder_metro_area: ['Greater Toronto Area'] }],
  [
    "ok so last thing funeral home software it's been at least half a year since anyone emailed them and I'd stay below thirty people",
    { has_email_sent: false, days_of_email_sent: 180, employee_count: { max: 30 } },
  ],
  [
    'started this decade and less than three million total raised',
    { year_founded: { min: 2020 }, total_funding_usd: { max: 3000000 } },
  ],
  ['acquired companies in israel', { status: ['Acquired'], hq_country: ['Israel'] }],
  [
    'I think it was a podcast quip sometime in october',
    {
      newsletter_mentions: true,
      newsletter_sender: ['podcast'],
      from_to_date: { from: '2026-10-01', to: '2026-10-31' },
    },
  ],
  [
    "growing at least twenty but not more than sixty percent a year in Utah and we've never reached out by email",
    { growth_1y: { min: 20, max: 60 }, hq_state: ['Utah'], has_never_sent_email: true },
  ],
  [
    "felix tran's prospects in pennsylvania",
    { tp_owner_email: ['felix@aldercap.example'], tp_status_value: ['prospect'], hq_state: ['Pennsylvania'] },
  ],
  [
    'Companies from Austria with more than 20 employees',
    { hq_country: ['Austria'], employee_count: { min: 20 } },
  ],
  [
    'SaaS firms in the DACH region, founded until 2012',
    { is_saas: true, hq_country: DACH, year_founded: { max: 2012 } },
  ],
  [
    'Maschinenbau, Sitz in Deutschland, 50 bis 200 Mitarbeitende',
    { hq_country: ['Germany'], employee_count: { min: 50, max: 200 } },
  ],
  ['Firms with head office in Munich', { hq_city: ['Munich'] }],
  [
    'companies which have between 30 and 90 coworkers and are based in the Netherlands',
    { employee_count: { min: 30, max: 90 }, hq_country: ['Netherlands'] },
  ],
  ['funding max. 3 Mio. USD, Poland', { total_funding_usd: { max: 3000000 }, hq_country: ['Poland'] }],
  [
    'Please only companies from Sweden or Finland which are not yet contacted per email and have ca. 100 employees',
    { hq_country: ['Finland', 'Sweden'], has_never_sent_email: true, employee_count: { min: 80, max: 120 } },
  ],
  [
    'Since 2019 founded companies in Italy without SaaS',
    { year_founded: { min: 2019 }, hq_country: ['Italy'], is_saas: false },
  ],
  ['companies without owner in Denmark', { tp_owner_not_tagged: true, hq_country: ['Denmark'] }],
  [
    'US companies that employ at minimum 5 persons in Germany',
    {
      hq_country: ['United States'],
      country_name_employee_count: 'Germany',
      country_employee_count: { min: 5 },
    },
  ],
  ['growth of employees in the last half year minimum 10 %', { growth_6m: { min: 10 } }],
  [
    'Companies with seat in Switzerland, no more as 60 employees, at least 15 years on the market',
    { hq_country: ['Switzerland'], employee_count: { max: 60 }, year_founded: { max: 2011 } },
  ],
  [
    'I am searching software for bakeries in Benelux, at the most 40 people',
    { hq_country: BENELUX, employee_count: { max: 40 } },
  ],
  [
    'Which companies were mentioned in the press between 01.09.2026 and 30.09.2026?',
    {
      newsletter_mentions: true,
      newsletter_sender: ['press'],
      from_to_date: { from: '2026-09-01', to: '2026-09-30' },
    },
  ],
  [
    'portfolio companies of Marta',
    { tp_owner_email: ['marta@aldercap.example'], tp_status_value: ['portfolio'] },
  ],
  [
    'Hidden champions in Austria, but without Vienna, older than 25 years',
    { hq_country: ['Austria'], year_founded: { max: 2001 } },
  ],
  [
    'mehr als 5 Millionen Dollar Funding, Frankreich',
    { total_funding_usd: { min: 5000000 }, hq_country: ['France'] },
  ],
  [
    'The founders are living in the Berlin Metropolitan Area, the company is younger than 4 years',
    { founder_metro_area: ['Berlin Metropolitan Area'], year_founded: { min: 2022 } },
  ],
];
