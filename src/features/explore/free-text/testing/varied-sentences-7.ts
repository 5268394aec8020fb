import { MIDWEST } from './regions.ts';
import type { Meant } from './sentence.ts';

/** Sentences of two who never saw the grammar, unseen until they were scored, and the filters that are meant. */
export const seventhVariedSentences: readonly Meant[] = [
  [
    'Second look list; was in conversation during the last 6 months; site visited by us in the past quarter',
    {
      workboard_id: 8,
      tp_status_value: ['in_conversation'],
      tp_status_operator: 'was',
      tp_status_since: 180,
      days_of_website_history: 90,
    },
  ],
  [
    'From the manufacturing summit guests, the Pennsylvania family firms older than 30 yrs with more than 75 on payroll',
    {
      explore_datasource: 'manufacturing_summit_guests',
      hq_state: ['Pennsylvania'],
      year_founded: { max: 1996 },
      employee_count: { min: 75 },
    },
  ],
  [
    'HQ in the US but at least 20 employees in Ukraine, saas, 2M to 12M raised',
    {
      hq_country: ['United States'],
      country_name_employee_count: 'Ukraine',
      country_employee_count: { min: 20 },
      is_saas: true,
      total_funding_usd: { min: 2000000, max: 12000000 },
    },
  ],
  [
    'Empresas SaaS en Chile o Peru, entre 20 y 80 empleados, fundadas despues de 2015',
    {
      is_saas: true,
      hq_country: ['Chile', 'Peru'],
      employee_count: { min: 20, max: 80 },
      year_founded: { min: 2016 },
    },
  ],
  [
    'hc 60 or so, +30% or more yoy, Utah or Idaho, unowned',
    {
      employee_count: { min: 48, max: 72 },
      growth_1y: { min: 30 },
      hq_state: ['Utah', 'Idaho'],
      tp_owner_not_tagged: true,
    },
  ],
  [
    'leadership hire or sales build-out tag, saas, Georgia + Tennessee',
    { growth_tag: ['Leadership Hire', 'Sales Build-Out'], is_saas: true, hq_state: ['Georgia', 'Tennessee'] },
  ],
  [
    'Iberia: saas; founded 2015 up to and including 2020; 20 mm ceiling on funding; at least 25 people',
    {
      hq_country: ['Spain', 'Portugal'],
      is_saas: true,
      year_founded: { min: 2015, max: 2020 },
      total_funding_usd: { max: 20000000 },
      employee_count: { min: 25 },
    },
  ],
  [
    "Marta's Colorado names went cold I fear: status reached out, not a single email from us in three months",
    {
      has_email_sent: false,
      days_of_email_sent: 90,
      tp_status_value: ['reached_out'],
      tp_owner_email: ['marta@aldercap.example'],
      hq_state: ['Colorado'],
    },
  ],
  [
    'Mexican restaurant POS, HQ Texas, min 35 employees, privately held',
    { hq_state: ['Texas'], employee_count: { min: 35 }, status: ['Private'] },
  ],
  [
    '50M valuation ok, raised 10M at most, Israel, saas',
    { total_funding_usd: { max: 10000000 }, hq_country: ['Israel'], is_saas: true },
  ],
  [
    "total_funding_usd >= 1000000 AND total_funding_usd <= 5000000 AND hq_country='Canada' AND is_saas = false",
    { total_funding_usd: { min: 1000000, max: 5000000 }, hq_country: ['Canada'], is_saas: false },
  ],
  [
    'Dear all, pls send Theo the saas cos in Missouri + Kansas w/ 50-100 heads we never emailed',
    {
      hq_state: ['Missouri', 'Kansas'],
      is_saas: true,
      employee_count: { min: 50, max: 100 },
      has_never_sent_email: true,
    },
  ],
  [
    'HQ anywhere in the Midwest, bootstrapped manufacturers older than 40 years',
    {
      hq_state: MIDWEST,
      total_funding_usd: { max: 0 },
      total_funding_usd_no_data: true,
      year_founded: { max: 1986 },
    },
  ],
  [
    'Theo’s shortlist but only the ones owned by Marta, over 30 hc',
    { workboard_id: 6, tp_owner_email: ['marta@aldercap.example'], employee_count: { min: 30 } },
  ],
  [
    'every country bar China - fewer than 500 people - raised over 50mm - publicly traded',
    { employee_count: { max: 500 }, total_funding_usd: { min: 50000000 }, status: ['Public'] },
  ],
  [
    'Aside from Texas, anywhere in the US; saas; press mentions',
    { hq_country: ['United States'], is_saas: true, newsletter_mentions: true, newsletter_sender: ['press'] },
  ],
  [
    'Regional newsletter from 15 August 2026 on, Ohio or Kentucky, no status',
    {
      is_in_newsletter: true,
      newsletter_type: ['regional'],
      newsletter_date_from: '2026-08-15',
      hq_state: ['Ohio', 'Kentucky'],
      tp_status_not_tagged: true,
      newsletter_date_to: '2026-11-15',
    },
  ],
  [
    'Quips: social posts or podcasts since 2026-09-15, SaaS, UK',
    {
      newsletter_mentions: true,
      newsletter_sender: ['social_post', 'podcast'],
      from_to_date: { from: '2026-09-15', to: '2026-11-15' },
      is_saas: true,
      hq_country: ['United Kingdom'],
    },
  ],
  [
    'headcount growth 10-25% in 6 months, below 60% in 1 year, Poland',
    { growth_6m: { min: 10, max: 25 }, growth_1y: { max: 60 }, hq_country: ['Poland'] },
  ],
  [
    'founed in 2016, Califronia, saas, raisd 5 million or less',
    {
      year_founded: { min: 2016, max: 2016 },
      hq_state: ['California'],
      is_saas: true,
      total_funding_usd: { max: 5000000 },
    },
  ],
  [
    'Germny or Austira, hedcount 50 to 90, bootstraped',
    {
      hq_country: ['Germany', 'Austria'],
      employee_count: { min: 50, max: 90 },
      total_funding_usd: { max: 0 },
      total_funding_usd_no_data: true,
    },
  ],
  [
    'martas prospects in massachusetts which are saas and hav under 45 employes',
    {
      tp_owner_email: ['marta@aldercap.example'],
      tp_status_value: ['prospect'],
      hq_state: ['Massachusetts'],
      is_saas: true,
      employee_count: { max: 45 },
    },
  ],
  [
    "Felix Tarn's deals, status in converstion, Seatle",
    {
      tp_owner_email: ['felix@aldercap.example'],
      tp_status_value: ['in_conversation'],
      hq_city: ['Seattle'],
    },
  ],
  [
    'half a million or less raised, unknown funding is fine too, Portugal, under 5 yrs old',
    {
      total_funding_usd: { max: 500000 },
      total_funding_usd_no_data: true,
      hq_country: ['Portugal'],
      year_founded: { min: 2021 },
    },
  ],
];
