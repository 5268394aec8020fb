import type { Meant } from './sentence.ts';

/** Sentences of somebody who never saw the grammar. */
export const sixthLaterSentences: readonly Meant[] = [
  [
    'roughly 50 employees, Arkansas, something for dental practices',
    { employee_count: { min: 40, max: 60 }, hq_state: ['Arkansas'] },
  ],
  [
    'Florida, $500k to $2.5m raised, also show those with no funding data',
    {
      hq_state: ['Florida'],
      total_funding_usd: { min: 500000, max: 2500000 },
      total_funding_usd_no_data: true,
    },
  ],
  [
    'Kentucky shops with a dozen to forty people',
    { hq_state: ['Kentucky'], employee_count: { min: 12, max: 40 } },
  ],
  [
    "Felix Tran's passed deals, company founded 2017 or newer",
    { tp_owner_email: ['felix@aldercap.example'], tp_status_value: ['passed'], year_founded: { min: 2017 } },
  ],
  [
    'in conversation, and the owner is Priya Sundaram or Theo',
    {
      tp_status_value: ['in_conversation'],
      tp_owner_email: ['priya@aldercap.example', 'theo@aldercap.example'],
    },
  ],
  [
    'Bay Area founders, SaaS, two-year growth of 60% or better',
    { founder_metro_area: ['San Francisco Bay Area'], is_saas: true, growth_2y: { min: 60 } },
  ],
  [
    'California companies that shut down or got bought',
    { hq_state: ['California'], status: ['Closed', 'Acquired'] },
  ],
  [
    'somebody here looked at the website in the past 3 weeks but the company still has no owner',
    { days_of_website_history: 21, tp_owner_not_tagged: true },
  ],
  [
    'Employees: 75–300 / Total raised: up to 15M / State: Georgia',
    { employee_count: { min: 75, max: 300 }, total_funding_usd: { max: 15000000 }, hq_state: ['Georgia'] },
  ],
  [
    'aziende in Italia, fondate tra il 2012 e il 2017, non SaaS',
    { hq_country: ['Italy'], year_founded: { min: 2012, max: 2017 }, is_saas: false },
  ],
  [
    'Ontario, one-year growth from 20 to 45 percent',
    { hq_state: ['Ontario'], growth_1y: { min: 20, max: 45 } },
  ],
  [
    'started in the nineties, Illinois, family run',
    { year_founded: { min: 1990, max: 1999 }, hq_state: ['Illinois'] },
  ],
  [
    'older than 25 years, Indiana, out of the manufacturing_summit_guests datasource',
    { explore_datasource: 'manufacturing_summit_guests', hq_state: ['Indiana'], year_founded: { max: 2001 } },
  ],
  [
    'from the multi_founders datasource: 6 month growth of 25% and up',
    { explore_datasource: 'multi_founders', growth_6m: { min: 25 } },
  ],
  [
    "Midwest industrial list, the ones that are Marta's and on hold",
    { workboard_id: 3, tp_owner_email: ['marta@aldercap.example'], tp_status_value: ['on_hold'] },
  ],
  ['portfolio companies outside of France', { tp_status_value: ['portfolio'] }],
  ['SaaS with more than 60 people, just please not Boston', { is_saas: true, employee_count: { min: 60 } }],
  [
    'Compnies in Virgina with betwen 30 and 60 emplyees',
    { hq_state: ['Virginia'], employee_count: { min: 30, max: 60 } },
  ],
  [
    'empresas de México y Colombia, financiación total de 5 millones de dólares como mínimo',
    { hq_country: ['Mexico', 'Colombia'], total_funding_usd: { min: 5000000 } },
  ],
  [
    'owner Felix Amador, emailed in the last two weeks, founded in the past five years',
    {
      tp_owner_email: ['felix.amador@aldercap.example'],
      has_email_sent: true,
      days_of_email_sent: 14,
      year_founded: { min: 2021 },
    },
  ],
  ['the whole lot, minus Texas and minus whatever Priya owns', {}],
  ['ARR of 4 million or more, gross margin north of 80%, NPS 60, churn under 2% a month', {}],
  [
    "Strike the SaaS ones. Of what's left I want Oregon, at least 10 years in business.",
    { is_saas: false, hq_state: ['Oregon'], year_founded: { max: 2016 } },
  ],
  [
    'ok so um companies in New Zealand or Australia comma with uh between thirty and one hundred twenty people comma and founded no earlier than two thousand fourteen period thanks',
    {
      hq_country: ['New Zealand', 'Australia'],
      employee_count: { min: 30, max: 120 },
      year_founded: { min: 2014 },
    },
  ],
  [
    '• Espagne, Portugal\n• fondées depuis 2013\n• 8 millions de dollars levés au maximum\n• sans propriétaire',
    {
      hq_country: ['Spain', 'Portugal'],
      year_founded: { min: 2013 },
      total_funding_usd: { max: 8000000 },
      tp_owner_not_tagged: true,
    },
  ],
  [
    'Svezia e Norvegia, crescita di almeno il 30% in un anno, mai contattate via email',
    { hq_country: ['Sweden', 'Norway'], growth_1y: { min: 30 }, has_never_sent_email: true },
  ],
  [
    'were In conversation at any time during the last half year, New York State, whoever the owner is',
    {
      tp_status_value: ['in_conversation'],
      tp_status_operator: 'was',
      tp_status_since: 180,
      hq_state: ['New York'],
    },
  ],
  [
    'Swiss, no younger than 5 years and no older than 15',
    { hq_country: ['Switzerland'], year_founded: { min: 2011, max: 2021 } },
  ],
  [
    "Priya's SaaS names where no email has gone out from us for the last 120 days",
    {
      tp_owner_email: ['priya@aldercap.example'],
      is_saas: true,
      has_email_sent: false,
      days_of_email_sent: 120,
    },
  ],
  [
    'los angeles or SF based, payroll no bigger than thirty',
    { hq_city: ['Los Angeles', 'San Francisco'], employee_count: { max: 30 } },
  ],
  [
    'My grandfather opened his shop in 1961 and sold it for $2M in 1998, great exit. Find me that kind: Wisconsin or Iowa, founded before 1990.',
    { hq_state: ['Wisconsin', 'Iowa'], year_founded: { max: 1989 } },
  ],
  [
    'Danish, 25+ employees, drop every company that already has an owner',
    { hq_country: ['Denmark'], employee_count: { min: 25 }, tp_owner_not_tagged: true },
  ],
  ["just the ones that already carry some status or other, I don't care which", {}],
  [
    'Newsletter, regional edition, second quarter of 2026, Nebraska',
    {
      is_in_newsletter: true,
      newsletter_type: ['regional'],
      newsletter_date_from: '2026-04-01',
      newsletter_date_to: '2026-06-30',
      hq_state: ['Nebraska'],
    },
  ],
  [
    'social post or conference quips dated August 2026, team of 15 to 45',
    {
      newsletter_mentions: true,
      newsletter_sender: ['social_post', 'conference'],
      from_to_date: { from: '2026-08-01', to: '2026-08-31' },
      employee_count: { min: 15, max: 45 },
    },
  ],
  [
    'Head office in India but with no fewer than 15 employees in the US',
    {
      hq_country: ['India'],
      country_name_employee_count: 'United States',
      country_employee_count: { min: 15 },
    },
  ],
  [
    'skip anyone with fewer than 20 staff; skip anyone who raised more than 10 million; Munich',
    { employee_count: { min: 20 }, total_funding_usd: { max: 10000000 }, hq_city: ['Munich'] },
  ],
  [
    'headcount tripled or better in 24 months, Finland/Estonia',
    { growth_2y: { min: 200 }, hq_country: ['Finland', 'Estonia'] },
  ],
  [
    'lost between 5 and 20 percent of their headcount over the past twelve months, Connecticut',
    { growth_1y: { min: -20, max: -5 }, hq_state: ['Connecticut'] },
  ],
  [
    'Singapore, 50 to 150 staff, anything apart from public companies',
    { hq_country: ['Singapore'], employee_count: { min: 50, max: 150 } },
  ],
  [
    'Marta asked me on Tuesday to read 12 decks, not doing it. What I need is the Back to Growth tag in Vermont or Maine',
    { growth_tag: ['Back to Growth'], hq_state: ['Vermont', 'Maine'] },
  ],
  [
    'Québec ou Ontario, tout sauf du SaaS, entre 10 et 80 employés',
    { hq_state: ['Quebec', 'Ontario'], is_saas: false, employee_count: { min: 10, max: 80 } },
  ],
  [
    'smth like that robot arm startup we met but in Salt Lake City, 45 people tops, website visited by us within 30 days',
    { hq_city: ['Salt Lake City'], employee_count: { max: 45 }, days_of_website_history: 30 },
  ],
  [
    'Thx!! so (a) Bulgaria, Romania, Hungary (b) team of 35–140 (c) SaaS yes (d) no status on it yet',
    {
      hq_country: ['Bulgaria', 'Romania', 'Hungary'],
      employee_count: { min: 35, max: 140 },
      is_saas: true,
      tp_status_not_tagged: true,
    },
  ],
  [
    'Chile y Perú, etiqueta Capital Efficient, anything shy of 12 million in total funding',
    {
      hq_country: ['Chile', 'Peru'],
      growth_tag: ['Capital Efficient'],
      total_funding_usd: { max: 12000000 },
    },
  ],
  [
    'either Felix, Tran or Amador; status was Passed sometime in the last two years',
    {
      tp_owner_email: ['felix@aldercap.example', 'felix.amador@aldercap.example'],
      tp_status_value: ['passed'],
      tp_status_operator: 'was',
      tp_status_since: 730,
    },
  ],
  ['remind me to send Theo the deck on Thursday at 3', {}],
  [
    'Seed investors wrote 250k cheques, board of 5, three cofounders, two patents - none of that matters. Ireland, founded 2021 and later.',
    { hq_country: ['Ireland'], year_founded: { min: 2021 } },
  ],
];
