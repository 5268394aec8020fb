import { MIDWEST, without } from './regions.ts';
import type { Meant } from './sentence.ts';

/** Sentences of people who did not know what is read: short wishes, letters, formulas, stories, other languages. */
export const seventeenthPeopleSentences: readonly Meant[] = [
  [
    "nobody emailed them in the last 3 months, and they're in Iowa",
    { has_email_sent: false, days_of_email_sent: 90, hq_state: ['Iowa'] },
  ],
  [
    'contracting or slowing down, in the midwest but not Ohio',
    {
      growth_tag: ['Contracting', 'Slowing Down'],
      hq_state: without(MIDWEST, 'Ohio'),
    },
  ],
  [
    'Priya told me 80 companies attended the fair in Ghana. I only care about Kenya, 20+ people.',
    { hq_country: ['Kenya'], employee_count: { min: 20 } },
  ],
  ['est 2005 or earlier, family run, Tennessee', { year_founded: { max: 2005 }, hq_state: ['Tennessee'] }],
  [
    "I'm after businesses with total funding no greater than eight million dollars",
    { total_funding_usd: { max: 8000000 } },
  ],
  [
    'headcount: 200-400; country: France; status: private',
    { employee_count: { min: 200, max: 400 }, hq_country: ['France'], status: ['Private'] },
  ],
  [
    "select company where country = 'Chile' and employee_count < 90 and is_saas = true",
    { hq_country: ['Chile'], employee_count: { max: 90 }, is_saas: true },
  ],
  [
    '{"state":"TX","min_employees":20,"max_employees":60}',
    { hq_state: ['Texas'], employee_count: { min: 20, max: 60 } },
  ],
  [
    'hq_country in (Spain, Portugal) and total_funding < 5m',
    { hq_country: ['Spain', 'Portugal'], total_funding_usd: { max: 5000000 } },
  ],
  [
    'employees > 50 AND NOT saas AND state = Virginia',
    { employee_count: { min: 50 }, is_saas: false, hq_state: ['Virginia'] },
  ],
  [
    'uhh like sixty to eighty people uh in kansas city',
    { employee_count: { min: 60, max: 80 }, hq_city: ['Kansas City'] },
  ],
  [
    'three hundred and fifty employees or more comma germany',
    { employee_count: { min: 350 }, hq_country: ['Germany'] },
  ],
  [
    'software companies founded in nineteen ninety eight or later in the uk',
    { year_founded: { min: 1998 }, hq_country: ['United Kingdom'] },
  ],
  [
    'one point two to four point five million dollars raised, Ireland',
    { total_funding_usd: { min: 1200000, max: 4500000 }, hq_country: ['Ireland'] },
  ],
  [
    'Wir suchen Firmen in der Schweiz mit 20 bis 60 Mitarbeitern, die noch niemand bei uns betreut',
    { hq_country: ['Switzerland'], employee_count: { min: 20, max: 60 }, tp_owner_not_tagged: true },
  ],
  [
    'Unternehmen aus Frankreich, jünger als fünf Jahre, kein SaaS',
    { hq_country: ['France'], year_founded: { min: 2021 }, is_saas: false },
  ],
  [
    'Zeig mir alle Firmen aus Polen, die wir seit drei Monaten nicht kontaktiert haben',
    { hq_country: ['Poland'], has_email_sent: false, days_of_email_sent: 90 },
  ],
  [
    'SaaS-Unternehmen mit Hauptsitz in Berlin, höchstens 80 Leute',
    { is_saas: true, hq_state: ['Berlin'], employee_count: { max: 80 } },
  ],
  [
    'je veux les boîtes belges qui ont levé plus de 3 millions de dollars',
    { hq_country: ['Belgium'], total_funding_usd: { min: 3000000 } },
  ],
  [
    'entreprises canadiennes sans investisseurs, plus de 40 salariés',
    {
      hq_country: ['Canada'],
      total_funding_usd: { max: 0 },
      total_funding_usd_no_data: true,
      employee_count: { min: 40 },
    },
  ],
  [
    'empresas mexicanas con entre 30 y 90 empleados que no sean SaaS',
    { hq_country: ['Mexico'], employee_count: { min: 30, max: 90 }, is_saas: false },
  ],
  ['compañías de Perú fundadas antes de 2010', { hq_country: ['Peru'], year_founded: { max: 2009 } }],
  ['aziende con sede a Londra, meno di 50 dipendenti', { hq_city: ['London'], employee_count: { max: 50 } }],
  [
    'empresas brasileiras fundadas depois de 2018 com mais de 30 pessoas',
    { hq_country: ['Brazil'], year_founded: { min: 2019 }, employee_count: { min: 30 } },
  ],
  ['Duitse bedrijven met hooguit 100 medewerkers', { hq_country: ['Germany'], employee_count: { max: 100 } }],
  ['companies that doubled their headcount in the last year and have an owner', { growth_1y: { min: 100 } }],
  ['mn / wi / ia ag software', { hq_state: ['Minnesota', 'Wisconsin', 'Iowa'] }],
  ['Either prospects or companies in Ohio', {}],
  ['under 15 or over 800 employees, Italy', { hq_country: ['Italy'] }],
  [
    'Thanksgiving reading list: whatever was in the industry newsletter this month',
    {
      is_in_newsletter: true,
      newsletter_type: ['industry'],
      newsletter_date_from: '2026-10-16',
      newsletter_date_to: '2026-11-15',
    },
  ],
  [
    'fifty to a hundred fifty employees and at least a decade old',
    { employee_count: { min: 50, max: 150 }, year_founded: { max: 2016 } },
  ],
  ['no more than a dozen years old, Israel', { year_founded: { min: 2014 }, hq_country: ['Israel'] }],
  ["Anyone but Theo's companies, in Kentucky", { hq_state: ['Kentucky'] }],
  [
    'I could live without California. Washington state or Oregon then, biotech tools',
    { hq_state: ['Washington', 'Oregon'] },
  ],
  [
    'chuck the SaaS ones out, Denver, 10 to 40',
    { is_saas: false, hq_city: ['Denver'], employee_count: { min: 10, max: 40 } },
  ],
  ['headcount growth above 15% over two years but under 60%', { growth_2y: { min: 15, max: 60 } }],
  [
    'never contacted, unowned, no status, Alabama',
    {
      has_never_sent_email: true,
      tp_owner_not_tagged: true,
      tp_status_not_tagged: true,
      hq_state: ['Alabama'],
    },
  ],
  [
    "Our intern found 14 companies in Brazil yesterday. I'd rather have Argentina and Chile, 15 to 75 staff",
    { hq_country: ['Argentina', 'Chile'], employee_count: { min: 15, max: 75 } },
  ],
  [
    'privately held only, Luxembourg, founded in 2016',
    { status: ['Private'], hq_country: ['Luxembourg'], year_founded: { min: 2016, max: 2016 } },
  ],
  [
    'sub-50 headcount, sub-$3M raised, Florida',
    { employee_count: { max: 50 }, total_funding_usd: { max: 3000000 }, hq_state: ['Florida'] },
  ],
  [
    'Illinois; hc >= 30; hc <= 90; no SaaS; unassigned',
    {
      hq_state: ['Illinois'],
      employee_count: { min: 30, max: 90 },
      is_saas: false,
      tp_owner_not_tagged: true,
    },
  ],
  [
    "which of Priya's have we not emailed in 60 days",
    { tp_owner_email: ['priya@aldercap.example'], has_email_sent: false, days_of_email_sent: 60 },
  ],
  [
    'who did we write to last week in Denmark',
    { has_email_sent: true, days_of_email_sent: 7, hq_country: ['Denmark'] },
  ],
  ['on hold for Felix Tran', { tp_status_value: ['on_hold'], tp_owner_email: ['felix@aldercap.example'] }],
  ['second look list, only New Jersey', { workboard_id: 8, hq_state: ['New Jersey'] }],
  ['multi_founders but no SaaS', { explore_datasource: 'multi_founders', is_saas: false }],
  [
    'they ought to have no fewer than eighty people and be in Quebec',
    { employee_count: { min: 80 }, hq_state: ['Quebec'] },
  ],
  [
    'Just Maine and Vermont. Twenty staff tops. Bootstrapped.',
    {
      hq_state: ['Maine', 'Vermont'],
      employee_count: { max: 20 },
      total_funding_usd: { max: 0 },
      total_funding_usd_no_data: true,
    },
  ],
  [
    "I'd like to see firms in Portugal, Spain excluded, with 10-35 employees",
    { hq_country: ['Portugal'], employee_count: { min: 10, max: 35 } },
  ],
  [
    'companies the size of 100 to 250 people in New Zealand',
    { employee_count: { min: 100, max: 250 }, hq_country: ['New Zealand'] },
  ],
  [
    "It's a team of about 25, they're in Berlin, and they've raised under 4 million",
    { employee_count: { min: 20, max: 30 }, hq_state: ['Berlin'], total_funding_usd: { max: 4000000 } },
  ],
  [
    'reached out or in conversation, owner theo',
    { tp_status_value: ['reached_out', 'in_conversation'], tp_owner_email: ['theo@aldercap.example'] },
  ],
  [
    'capital efficient + hiring surge tags, Texas',
    { growth_tag: ['Capital Efficient', 'Hiring Surge'], hq_state: ['Texas'] },
  ],
  ['companys in colorodo with les than 40 emploees', { hq_state: ['Colorado'], employee_count: { max: 40 } }],
  [
    'pensylvania, fouded after 2012, no onwer',
    { hq_state: ['Pennsylvania'], year_founded: { min: 2013 }, tp_owner_not_tagged: true },
  ],
  ['germny or austira, saas', { hq_country: ['Germany', 'Austria'], is_saas: true }],
  [
    'regional news letter last 2 weeks',
    {
      is_in_newsletter: true,
      newsletter_type: ['regional'],
      newsletter_date_from: '2026-11-01',
      newsletter_date_to: '2026-11-15',
    },
  ],
  ['whos in diligence', { tp_status_value: ['diligence'] }],
  [
    '15+ employees in the Philippines, US HQ',
    {
      country_name_employee_count: 'Philippines',
      country_employee_count: { min: 15 },
      hq_country: ['United States'],
    },
  ],
  ['at least half their headcount gone in a year', { growth_1y: { max: -50 } }],
  ['up 25 to 50 percent yoy', { growth_1y: { min: 25, max: 50 } }],
  [
    'less than 5 years in business and over $20 million in funding',
    { year_founded: { min: 2021 }, total_funding_usd: { min: 20000000 } },
  ],
  [
    'old school businesses from the seventies and eighties, Wisconsin',
    { year_founded: { min: 1970, max: 1989 }, hq_state: ['Wisconsin'] },
  ],
];
