import { DACH, NORDICS } from './regions.ts';
import type { Meant } from './sentence.ts';

/** Sentences of people who did not know what is read: short wishes, letters, formulas, stories, other languages. */
export const fifteenthPeopleSentences: readonly Meant[] = [
  [
    'Spare me anything in California. 10 to 25 staff, founded 2020 or later',
    { employee_count: { min: 10, max: 25 }, year_founded: { min: 2020 } },
  ],
  [
    'contracting tag or slowing down tag, Germany',
    { growth_tag: ['Contracting', 'Slowing Down'], hq_country: ['Germany'] },
  ],
  [
    'Kansas City or St Louis, in business for over a quarter century',
    { hq_city: ['Kansas City', 'St. Louis'], year_founded: { max: 2001 } },
  ],
  [
    'private companies in Taiwan, headcount growth 5 to 15 percent over six months',
    { status: ['Private'], hq_country: ['Taiwan'], growth_6m: { min: 5, max: 15 } },
  ],
  [
    'regional newsletter between 5 and 20 October, Michigan companies',
    {
      is_in_newsletter: true,
      newsletter_type: ['regional'],
      newsletter_date_from: '2026-10-05',
      newsletter_date_to: '2026-10-20',
      hq_state: ['Michigan'],
    },
  ],
  [
    'industry newsletter, third quarter, saas',
    {
      is_in_newsletter: true,
      newsletter_type: ['industry'],
      newsletter_date_from: '2026-07-01',
      newsletter_date_to: '2026-09-30',
      is_saas: true,
    },
  ],
  [
    'new market entry, HQ London, and some staff in the Philippines',
    { growth_tag: ['New Market Entry'], hq_city: ['London'], country_name_employee_count: 'Philippines' },
  ],
  [
    'England, logistics tech, team of two to three dozen',
    { hq_state: ['England'], employee_count: { min: 24, max: 36 } },
  ],
  [
    'Iberia, no pipeline status so far, headcount no higher than 75',
    { hq_country: ['Spain', 'Portugal'], tp_status_not_tagged: true, employee_count: { max: 75 } },
  ],
  [
    'multi_founders source, Colorado, ten years old at most',
    { explore_datasource: 'multi_founders', hq_state: ['Colorado'], year_founded: { min: 2016 } },
  ],
  [
    'founders in the Greater Toronto Area with the company itself in Delaware',
    { founder_metro_area: ['Greater Toronto Area'], hq_state: ['Delaware'] },
  ],
  [
    'canada trip list minus the ones Felix Tran has, below 90 employees',
    { workboard_id: 7, employee_count: { max: 90 } },
  ],
  [
    'Anything other than software-as-a-service, Detroit, growing at least 10%',
    { is_saas: false, hq_city: ['Detroit'], growth_1y: { min: 10 } },
  ],
  [
    'Back to growth tag, owner me, barring those in Texas',
    { growth_tag: ['Back to Growth'], tp_owner_email: ['marta@aldercap.example'] },
  ],
  ['fewer than 20 or upwards of 1000 employees, Finland', { hq_country: ['Finland'] }],
  ['in Colorado or above 200 staff, either works. SaaS though', { is_saas: true }],
  [
    'Had breakfast with two founders from Lyon who raised 9 million and got to 70 people, lovely guys, wrong stage for us. Same idea but in Spain please, 30 people max, and never emailed.',
    { hq_country: ['Spain'], employee_count: { max: 30 }, has_never_sent_email: true },
  ],
  [
    'Texas, sorry, Oklahoma. 40 to 80 employees, no owner, nothing raised from outside',
    {
      hq_state: ['Oklahoma'],
      employee_count: { min: 40, max: 80 },
      tp_owner_not_tagged: true,
      total_funding_usd: { max: 0 },
      total_funding_usd_no_data: true,
    },
  ],
  [
    "Marta on the phone says: Nordics, SaaS, started in the second half of the 2010s, staff up twenty percent or more in a year. Keep Theo's deals out of it.",
    {
      hq_country: NORDICS,
      is_saas: true,
      year_founded: { min: 2015, max: 2019 },
      growth_1y: { min: 20 },
    },
  ],
  [
    'ok so at least 30 people, no wait i mean at least 300 people, india, profitable or not dont care, saas, and we were on their website in the last 3 weeks',
    { employee_count: { min: 300 }, hq_country: ['India'], is_saas: true, days_of_website_history: 21 },
  ],
  [
    'DACH industrial tech, between a quarter of a million and one and a half million dollars raised, everything but SaaS, headcount below 35',
    {
      hq_country: DACH,
      total_funding_usd: { min: 250000, max: 1500000 },
      is_saas: false,
      employee_count: { max: 35 },
    },
  ],
  [
    "I'd like Illinois and Indiana, with the exception of anything already in our portfolio. Ten to fifty employees, older than 20 years, no email from us in the last two months.",
    {
      hq_state: ['Illinois', 'Indiana'],
      employee_count: { min: 10, max: 50 },
      year_founded: { max: 2006 },
      has_email_sent: false,
      days_of_email_sent: 60,
    },
  ],
  [
    'Their CFO told me they closed 140 customers in 18 months and the office in Ghent holds 25 desks. Whatever. Find Belgian SaaS companies, founded 2017 through 2021, with total funding not exceeding four million dollars.',
    {
      hq_country: ['Belgium'],
      is_saas: true,
      year_founded: { min: 2017, max: 2021 },
      total_funding_usd: { max: 4000000 },
    },
  ],
  [
    'Steer clear of London. British companies, 60 to 120 heads, at least 12 of them in Poland, up 15%+ over 6 months',
    {
      hq_country: ['United Kingdom'],
      employee_count: { min: 60, max: 120 },
      country_name_employee_count: 'Poland',
      country_employee_count: { min: 12 },
      growth_6m: { min: 15 },
    },
  ],
  [
    "Priya's, status in conversation or meeting scheduled, last email from us within 30 days, Ohio or Kentucky. Lose the closed ones.",
    {
      tp_owner_email: ['priya@aldercap.example'],
      tp_status_value: ['in_conversation', 'meeting_scheduled'],
      has_email_sent: true,
      days_of_email_sent: 30,
      hq_state: ['Ohio', 'Kentucky'],
    },
  ],
  [
    'lost over 10 percent of staff in twelve months but grew at least 3 percent in the last month, massachussetts',
    { growth_1y: { max: -10 }, hq_state: ['Massachusetts'] },
  ],
  [
    'Please exclude companies owned by Mr. Abara. Required: Japan or Singapore; 100-400 employees; total funding USD 10 mln to 50 mln; industry newsletter, past 60 days.',
    {
      hq_country: ['Japan', 'Singapore'],
      employee_count: { min: 100, max: 400 },
      total_funding_usd: { min: 10000000, max: 50000000 },
      is_in_newsletter: true,
      newsletter_type: ['industry'],
      newsletter_date_from: '2026-09-16',
      newsletter_date_to: '2026-11-15',
    },
  ],
  [
    'we passed on these at some time in the last 365 days, bring back those with headcount up 50% or more yoy, leave hardware aside, Utah or Arizona',
    {
      tp_status_value: ['passed'],
      tp_status_operator: 'was',
      tp_status_since: 365,
      growth_1y: { min: 50 },
      hq_state: ['Utah', 'Arizona'],
    },
  ],
  [
    'Suche Softwarefirmen in Deutschland ausgenommen München, 20 bis 90 Beschäftigte, mindestens zehn Jahre alt, ohne Investorengelder',
    {
      hq_country: ['Germany'],
      employee_count: { min: 20, max: 90 },
      year_founded: { max: 2016 },
      total_funding_usd: { max: 0 },
      total_funding_usd_no_data: true,
    },
  ],
  [
    'Je cherche des entreprises françaises hors SaaS, moins de 100 salariés, fondées entre 2010 et 2015, sans aucun email de notre part depuis 90 jours',
    {
      hq_country: ['France'],
      is_saas: false,
      employee_count: { max: 100 },
      year_founded: { min: 2010, max: 2015 },
      has_email_sent: false,
      days_of_email_sent: 90,
    },
  ],
  [
    'Empresas en Querétaro, de 50 a 250 empleados, salvo las de Theo, con menos de 3 millones de dólares recaudados y más de diez años de antigüedad',
    {
      hq_city: ['Querétaro'],
      employee_count: { min: 50, max: 250 },
      total_funding_usd: { max: 3000000 },
      year_founded: { max: 2016 },
    },
  ],
  [
    'Nederlandse SaaS-bedrijven behalve die in portfolio, opgericht in de jaren tien, hooguit 60 man, eigenaar Priya',
    {
      hq_country: ['Netherlands'],
      is_saas: true,
      year_founded: { min: 2010, max: 2019 },
      employee_count: { max: 60 },
      tp_owner_email: ['priya@aldercap.example'],
    },
  ],
  [
    'Empresas portuguesas, tirando as que já foram adquiridas, entre 15 e 45 pessoas, sem dono na equipa, fundadas nos últimos cinco anos',
    {
      hq_country: ['Portugal'],
      employee_count: { min: 15, max: 45 },
      tp_owner_not_tagged: true,
      year_founded: { min: 2021 },
    },
  ],
  [
    'norska eller danska bolag utom SaaS, minst 25 anställda, status prospect',
    {
      hq_country: ['Norway', 'Denmark'],
      is_saas: false,
      employee_count: { min: 25 },
      tp_status_value: ['prospect'],
    },
  ],
  [
    'Tell me about Tennessee. Actually scrap Tennessee, make it Alabama and Mississippi. 75 people give or take, sales build-out tag.',
    {
      hq_state: ['Alabama', 'Mississippi'],
      employee_count: { min: 60, max: 90 },
      growth_tag: ['Sales Build-Out'],
    },
  ],
  [
    'founders who live in the SF Bay Area, hq in Ireland, three-digit headcount, funding of at least $25M',
    {
      founder_metro_area: ['San Francisco Bay Area'],
      hq_country: ['Ireland'],
      employee_count: { min: 100, max: 999 },
      total_funding_usd: { min: 25000000 },
    },
  ],
  [
    "for Monday's 9:30 w/ the 4 LPs: portfolio cos, owner Felix Tran, headcount shrinking over the last 6 months, ignore Quebec",
    { tp_status_value: ['portfolio'], tp_owner_email: ['felix@aldercap.example'], growth_6m: { max: 0 } },
  ],
];
