import { NEW_ENGLAND } from './regions.ts';
import type { Meant } from './sentence.ts';

/** Sentences of people who did not know what is read: short wishes, letters, formulas, stories, other languages. */
export const fourteenthPeopleSentences: readonly Meant[] = [
  [
    'uh so two hundred fifty thousand to one point five million dollars in funding um founders based in the denver metro and uh under twenty people',
    {
      total_funding_usd: { min: 250000, max: 1500000 },
      founder_metro_area: ['Denver Metropolitan Area'],
      employee_count: { max: 20 },
    },
  ],
  [
    "let's forget growth altogether, forget California too. Just Nevada and Arizona; a hundred people or thereabouts; website seen by us in the last 60 days",
    { hq_state: ['Nevada', 'Arizona'], employee_count: { min: 80, max: 120 }, days_of_website_history: 60 },
  ],
  [
    "FWD: 'We sold our 45-person firm for $30M in 2021.' Wow. Anything similar? HVAC service software in Missouri, Kansas or Nebraska, 10-50 staff, zero outside funding",
    {
      hq_state: ['Missouri', 'Kansas', 'Nebraska'],
      employee_count: { min: 10, max: 50 },
      total_funding_usd: { max: 0 },
      total_funding_usd_no_data: true,
    },
  ],
  [
    '=COUNTIFS(state,"Wisconsin",employees,">=25",employees,"<=75",pipeline_status,"On Hold")',
    { hq_state: ['Wisconsin'], employee_count: { min: 25, max: 75 }, tp_status_value: ['on_hold'] },
  ],
  [
    'acquired or public, UK & Ireland, founded in the nineties, 500 people or more',
    {
      status: ['Acquired', 'Public'],
      hq_country: ['United Kingdom', 'Ireland'],
      year_founded: { min: 1990, max: 1999 },
      employee_count: { min: 500 },
    },
  ],
  [
    'Argentina, Chile y Uruguay, SaaS, entre 5 y 20 millones de dólares recaudados, unos 50 empleados',
    {
      hq_country: ['Argentina', 'Chile', 'Uruguay'],
      is_saas: true,
      total_funding_usd: { min: 5000000, max: 20000000 },
      employee_count: { min: 40, max: 60 },
    },
  ],
  [
    'no california, no massachusetts. us only. 2y headcount growth not less than 80 percent. emailed by us in the last 10 days',
    { hq_country: ['United States'], growth_2y: { min: 80 }, has_email_sent: true, days_of_email_sent: 10 },
  ],
  [
    "Romania/Bulgaria engineering shops, clients in the US, non saas, headcount capped at 90, nobody's name on it as owner",
    {
      hq_country: ['Romania', 'Bulgaria'],
      is_saas: false,
      employee_count: { max: 90 },
      tp_owner_not_tagged: true,
    },
  ],
  ['nebraska anything', { hq_state: ['Nebraska'] }],
  ['Could you pull up Vermont', { hq_state: ['Vermont'] }],
  ['the ones Theo is looking after', { tp_owner_email: ['theo@aldercap.example'] }],
  ['whats sitting with priya', { tp_owner_email: ['priya@aldercap.example'] }],
  ['who is at term sheet right now', { tp_status_value: ['term_sheet'] }],
  ['on-hold pile', { tp_status_value: ['on_hold'] }],
  ['headcount up by a quarter or more over the past year', { growth_1y: { min: 25 } }],
  ['staff +8% or better over one month', {}],
  ['hiring surge ones', { growth_tag: ['Hiring Surge'] }],
  [
    'was in the weekly newsletter in September',
    {
      is_in_newsletter: true,
      newsletter_type: ['weekly'],
      newsletter_date_from: '2026-09-01',
      newsletter_date_to: '2026-09-30',
    },
  ],
  ['Founded 1998', { year_founded: { min: 1998, max: 1998 } }],
  ['fifteen years old at the very least', { year_founded: { max: 2011 } }],
  ['somewhere between thirty and forty five people', { employee_count: { min: 30, max: 45 } }],
  [
    'more than 20 folks in Romania',
    { country_name_employee_count: 'Romania', country_employee_count: { min: 20 } },
  ],
  ['raised 2 to 6 million dollars in total', { total_funding_usd: { min: 2000000, max: 6000000 } }],
  [
    'self-funded, bootstrapped, whatever you call it',
    { total_funding_usd: { max: 0 }, total_funding_usd_no_data: true },
  ],
  ['sites one of us had open in the last ten days', { days_of_website_history: 10 }],
  ['nobody here has ever mailed them', { has_never_sent_email: true }],
  ['founders living around Denver', { founder_metro_area: ['Denver Metropolitan Area'] }],
  ['companies that have been acquired', { status: ['Acquired'] }],
  ['SaaS only please', { is_saas: true }],
  ['records with the pipeline status left blank', { tp_status_not_tagged: true }],
  ['orphans, i.e. without any owner', { tp_owner_not_tagged: true }],
  ['sociétés dont le siège est au Maroc', { hq_country: ['Morocco'] }],
  ['Philadelpiha', { hq_city: ['Philadelphia'] }],
  ["Pryia's companies", { tp_owner_email: ['priya@aldercap.example'] }],
  ['status dilligance', { tp_status_value: ['diligence'] }],
  ['120 emplyees or fewer', { employee_count: { max: 120 } }],
  ['raised more than 15 milion dolars', { total_funding_usd: { min: 15000000 } }],
  ['Leave out everything in Florida', {}],
  ['skip the ones Theo owns', {}],
  ['gross margin north of 70%', {}],
  ['born in the noughties', { year_founded: { min: 2000, max: 2009 } }],
  ['half a century old or more', { year_founded: { max: 1976 } }],
  ['any we emailed in the past fortnight', { has_email_sent: true, days_of_email_sent: 14 }],
  ['no mail from us for a whole quarter', { has_email_sent: false, days_of_email_sent: 90 }],
  ['smaller team than a year ago', { growth_1y: { max: 0 } }],
  ['tripled headcount over two years', { growth_2y: { min: 200 } }],
  ['New Englnd', { hq_state: NEW_ENGLAND }],
  ['everything apart from SaaS', { is_saas: false }],
  ['weed out whoever we passed on', {}],
  ['portland or bend, fewer than 40 ppl', { hq_city: ['Portland', 'Bend'], employee_count: { max: 40 } }],
  [
    'Theo and Priya, meeting scheduled',
    {
      tp_owner_email: ['theo@aldercap.example', 'priya@aldercap.example'],
      tp_status_value: ['meeting_scheduled'],
    },
  ],
  [
    'saas from Estonia, founded since 2019',
    { hq_country: ['Estonia'], is_saas: true, year_founded: { min: 2019 } },
  ],
  [
    'tagged steady compounder, Pennsylvania or New Jersey',
    { growth_tag: ['Steady Compounder'], hq_state: ['Pennsylvania', 'New Jersey'] },
  ],
  [
    'both Felixes, status reached out',
    {
      tp_owner_email: ['felix@aldercap.example', 'felix.amador@aldercap.example'],
      tp_status_value: ['reached_out'],
    },
  ],
  [
    'Felix Amadro, portfolio',
    { tp_owner_email: ['felix.amador@aldercap.example'], tp_status_value: ['portfolio'] },
  ],
  [
    'used to be at term sheet with us, Ontario',
    { tp_status_value: ['term_sheet'], tp_status_operator: 'was', hq_state: ['Ontario'] },
  ],
  [
    'mine, and were on hold at some point within the last half year',
    {
      tp_owner_email: ['marta@aldercap.example'],
      tp_status_value: ['on_hold'],
      tp_status_operator: 'was',
      tp_status_since: 180,
    },
  ],
  [
    'bootstrapped, Quebec, 25 heads minimum',
    {
      total_funding_usd: { max: 0 },
      total_funding_usd_no_data: true,
      hq_state: ['Quebec'],
      employee_count: { min: 25 },
    },
  ],
  [
    'listed on the stock exchange, South Korea, a thousand staff or more',
    { status: ['Public'], hq_country: ['South Korea'], employee_count: { min: 1000 } },
  ],
  [
    'Second look list but only where we visited the website in the past 7 days',
    { workboard_id: 8, days_of_website_history: 7 },
  ],
  [
    'theos shortlist, those that got no email from us in 45 days',
    { workboard_id: 6, has_email_sent: false, days_of_email_sent: 45 },
  ],
  [
    'founders live in Raleigh-Durham, company less than three years old',
    { founder_metro_area: ['Raleigh-Durham Area'], year_founded: { min: 2023 } },
  ],
  [
    'israeli cyber, about 50 people, total raised under 20m',
    { hq_country: ['Israel'], employee_count: { min: 40, max: 60 }, total_funding_usd: { max: 20000000 } },
  ],
  [
    'UK cos with at least ten people in Portugal',
    {
      hq_country: ['United Kingdom'],
      country_name_employee_count: 'Portugal',
      country_employee_count: { min: 10 },
    },
  ],
  [
    'Unternehmen in Österreich mit weniger als 80 Mitarbeitern, gegründet nach 2018',
    { hq_country: ['Austria'], employee_count: { max: 80 }, year_founded: { min: 2019 } },
  ],
  [
    'éditeurs SaaS à Paris, entre 20 et 60 salariés',
    { is_saas: true, hq_city: ['Paris'], employee_count: { min: 20, max: 60 } },
  ],
  [
    'empresas chilenas o peruanas que no tienen responsable asignado',
    { hq_country: ['Chile', 'Peru'], tp_owner_not_tagged: true },
  ],
  [
    'bedrijven in Nederland of België met minstens 30 medewerkers',
    { hq_country: ['Netherlands', 'Belgium'], employee_count: { min: 30 } },
  ],
  [
    'aziende italiane fondate prima del 2005, mai contattate via email',
    { hq_country: ['Italy'], year_founded: { max: 2004 }, has_never_sent_email: true },
  ],
  [
    'empresas no Brasil com mais de 200 funcionários, crescimento de pelo menos 15% no último ano',
    { hq_country: ['Brazil'], employee_count: { min: 200 }, growth_1y: { min: 15 } },
  ],
  [
    'svenska bolag med högst 40 anställda, grundade efter 2020',
    { hq_country: ['Sweden'], employee_count: { max: 40 }, year_founded: { min: 2021 } },
  ],
  [
    'Wisconson or Minesota, machine shops, 50 to 150 workers',
    { hq_state: ['Wisconsin', 'Minnesota'], employee_count: { min: 50, max: 150 } },
  ],
  [
    'owner Thoe Abara, in conversaton',
    { tp_owner_email: ['theo@aldercap.example'], tp_status_value: ['in_conversation'] },
  ],
  [
    'conneticut insurance software, raised under 5 millon',
    { hq_state: ['Connecticut'], total_funding_usd: { max: 5000000 } },
  ],
  ['Munich robotics, sans SaaS', { hq_city: ['Munich'], is_saas: false }],
  [
    'Georgia and both Carolinas, status prospect, unclaimed by any of us',
    {
      hq_state: ['Georgia', 'North Carolina', 'South Carolina'],
      tp_status_value: ['prospect'],
      tp_owner_not_tagged: true,
    },
  ],
];
