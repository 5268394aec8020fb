import { BENELUX, MIDWEST } from './regions.ts';
import type { Meant } from './sentence.ts';

/** Sentences of two who never saw the grammar, unseen until they were scored, and the filters that are meant. */
export const ninthVariedSentences: readonly Meant[] = [
  [
    'Empresas de logistica en Mexico con mas de 100 empleados',
    { hq_country: ['Mexico'], employee_count: { min: 100 } },
  ],
  [
    'Israeli or Cypriot cyber teams, six to ten years old',
    { hq_country: ['Israel', 'Cyprus'], year_founded: { min: 2016, max: 2020 } },
  ],
  [
    'hc growth 10–25% last 6 months, 100+ staff',
    { growth_6m: { min: 10, max: 25 }, employee_count: { min: 100 } },
  ],
  [
    'founders live in greater boston; company less than five years old',
    { founder_metro_area: ['Greater Boston'], year_founded: { min: 2021 } },
  ],
  [
    'capital efficient, saas, total raised < 3M or undisclosed',
    {
      growth_tag: ['Capital Efficient'],
      is_saas: true,
      total_funding_usd: { max: 3000000 },
      total_funding_usd_no_data: true,
    },
  ],
  [
    'gone out of business after having raised over 50 million (for the post-mortem)',
    { status: ['Closed'], total_funding_usd: { min: 50000000 } },
  ],
  [
    'in the regional newsletter during october 2026, Georgia (the state)',
    {
      is_in_newsletter: true,
      newsletter_type: ['regional'],
      newsletter_date_from: '2026-10-01',
      newsletter_date_to: '2026-10-31',
      hq_state: ['Georgia'],
    },
  ],
  [
    'toronto & waterloo, status = reached out',
    { hq_city: ['Toronto', 'Waterloo'], tp_status_value: ['reached_out'] },
  ],
  [
    'not founded before 2015, not saas: warehouse robots w/ real hardware',
    { year_founded: { min: 2015 }, is_saas: false },
  ],
  [
    'priya or marta own it, meeting scheduled',
    {
      tp_owner_email: ['priya@aldercap.example', 'marta@aldercap.example'],
      tp_status_value: ['meeting_scheduled'],
    },
  ],
  [
    'public companies from Japan & south korea, battery materials, for a comps table',
    { status: ['Public'], hq_country: ['Japan', 'South Korea'] },
  ],
  ['SF devtools, nothing under 30 people', { hq_city: ['San Francisco'], employee_count: { min: 30 } }],
  ['multi_founders source, seattle', { explore_datasource: 'multi_founders', hq_city: ['Seattle'] }],
  [
    'we looked at their site in the last quarter but gave them no status',
    { days_of_website_history: 90, tp_status_not_tagged: true },
  ],
  [
    'staff down 20% or worse over the last yr, in wisconson',
    { growth_1y: { max: -20 }, hq_state: ['Wisconsin'] },
  ],
  [
    'sales build-out under way; raised btw 8m and 30m',
    { growth_tag: ['Sales Build-Out'], total_funding_usd: { min: 8000000, max: 30000000 } },
  ],
  [
    'Softwarefirmen aus der Schweiz, mindestens 30 Mitarbeiter, nach 2016 gegruendet',
    { hq_country: ['Switzerland'], employee_count: { min: 30 }, year_founded: { min: 2017 } },
  ],
  ['turkey farm feed optimisation tools', {}],
  ['portland cement substitutes, or fuels for private aviation', {}],
  [
    'public safety dispatch software, podcast hosting or portfolio analytics - in Virginia',
    { hq_state: ['Virginia'] },
  ],
  ['ARR of 5-10M, backed by a tier-1 fund, valuation < 100M, Denver', { hq_city: ['Denver'] }],
  [
    "Hey, Felix Amador's in-conversation names please, 20-60 hc, midwest. Board meets thursday so quick!",
    {
      tp_owner_email: ['felix.amador@aldercap.example'],
      tp_status_value: ['in_conversation'],
      employee_count: { min: 20, max: 60 },
      hq_state: MIDWEST,
    },
  ],
  [
    'both felixes: diligence or term sheet, saas, US only',
    {
      tp_owner_email: ['felix@aldercap.example', 'felix.amador@aldercap.example'],
      tp_status_value: ['diligence', 'term_sheet'],
      is_saas: true,
      hq_country: ['United States'],
    },
  ],
  [
    'revenue doubling yoy but headcount grew less than 10% over the same year, Canada, 55 staff or more',
    { growth_1y: { max: 10 }, hq_country: ['Canada'], employee_count: { min: 55 } },
  ],
  [
    'headcount grew 3% last month, fine, but I want +30% or more over six months AND 150% or more across two years; customers = hospitals; vermont',
    { growth_6m: { min: 30 }, growth_2y: { min: 150 }, hq_state: ['Vermont'] },
  ],
  [
    "Theo's shortlist: drop the ones in Texas, keep those above 40 employees and younger than 9 yrs",
    { workboard_id: 6, employee_count: { min: 40 }, year_founded: { min: 2017 } },
  ],
  [
    "the 'Under 5M raised' list, founders in the bay area, currently in conversation",
    { workboard_id: 5, founder_metro_area: ['San Francisco Bay Area'], tp_status_value: ['in_conversation'] },
  ],
  [
    "everywhere except california, and not marta's. saas, founded in the 2010s",
    { is_saas: true, year_founded: { min: 2010, max: 2019 } },
  ],
  [
    'WHERE founded BETWEEN 2012 AND 2016 AND owner IS NULL AND total_funding <= 25000000; --',
    {
      year_founded: { min: 2012, max: 2016 },
      tp_owner_not_tagged: true,
      total_funding_usd: { max: 25000000 },
    },
  ],
  [
    'startups francaises fondees apres 2019, moins de 50 salaries, moins de 4 millions de dollars leves',
    {
      hq_country: ['France'],
      year_founded: { min: 2020 },
      employee_count: { max: 50 },
      total_funding_usd: { max: 4000000 },
    },
  ],
  [
    'Met a guy at dinner in London who runs a pricing tool; want similar ones based in Ireland, 15–45 people, under 8M raised',
    { hq_country: ['Ireland'], employee_count: { min: 15, max: 45 }, total_funding_usd: { max: 8000000 } },
  ],
  [
    "Priya is out this week so pls pull Theo's prospects in Spain/Portugl, hc 12 to 40",
    {
      tp_owner_email: ['theo@aldercap.example'],
      tp_status_value: ['prospect'],
      hq_country: ['Spain', 'Portugal'],
      employee_count: { min: 12, max: 40 },
    },
  ],
  [
    'From: Jules / To: scouting / Subj: screen -- Need: Benelux, B2B SaaS, hc 75 to 300, headcount +35% yoy or better, funding 10mm–40mm. Regards, J.',
    {
      hq_country: BENELUX,
      is_saas: true,
      employee_count: { min: 75, max: 300 },
      growth_1y: { min: 35 },
      total_funding_usd: { min: 10000000, max: 40000000 },
    },
  ],
];
