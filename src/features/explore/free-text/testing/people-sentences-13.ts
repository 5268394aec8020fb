import { NORDICS } from './regions.ts';
import type { Meant } from './sentence.ts';

/** Sentences of people who did not know what is read: short wishes, letters, formulas, stories, other languages. */
export const thirteenthPeopleSentences: readonly Meant[] = [
  [
    'headcount growth over two years 60-120%, private',
    { growth_2y: { min: 60, max: 120 }, status: ['Private'] },
  ],
  [
    'St Louis or Kansas City, capital efficient tag',
    { hq_city: ['St. Louis', 'Kansas City'], growth_tag: ['Capital Efficient'] },
  ],
  [
    'Hi all, hope everyone had a good weekend. I had coffee with a former CFO who ran a 300-person packaging business in Ohio, and he thinks the tooling behind it is 20 years out of date. Could we pull companies in Indiana or Michigan with 20 to 90 employees that nobody on our side owns? Thanks so much, Dana',
    { hq_state: ['Indiana', 'Michigan'], employee_count: { min: 20, max: 90 }, tp_owner_not_tagged: true },
  ],
  [
    'ohio no wait indiana, 50 sorry i mean 70 ppl max, saas',
    { hq_state: ['Indiana'], employee_count: { max: 70 }, is_saas: true },
  ],
  [
    'Companies (i) the headquarters of which are situated in Switzerland, (ii) which were founded no later than 31 December 2012, and (iii) whose personnel number not fewer than twenty-five nor more than one hundred and fifty.',
    { hq_country: ['Switzerland'], year_founded: { max: 2012 }, employee_count: { min: 25, max: 150 } },
  ],
  [
    "uh okay so find me um software as a service companies in let's say colorado or utah with uh fifty to two hundred people and headcount should have grown at least twenty five percent in the last year",
    {
      is_saas: true,
      hq_state: ['Colorado', 'Utah'],
      employee_count: { min: 50, max: 200 },
      growth_1y: { min: 25 },
    },
  ],
  [
    'Anything in Texas, except what Theo already has, and spare me the ones we passed on; headcount should stay south of 80',
    { hq_state: ['Texas'], employee_count: { max: 80 } },
  ],
  [
    'Steer clear of SaaS and of California; I want US parts makers that have raised somewhere from one to seven million',
    { is_saas: false, hq_country: ['United States'], total_funding_usd: { min: 1000000, max: 7000000 } },
  ],
  [
    'WHERE saas = 1 AND owner IS NULL AND total_funding_usd <= 5e6 AND growth_1y > 40',
    { is_saas: true, tp_owner_not_tagged: true, total_funding_usd: { max: 5000000 }, growth_1y: { min: 40 } },
  ],
  [
    '{"owner":"felix amador","status":["meeting scheduled","in conversation"],"emailed_within_days":21}',
    {
      tp_owner_email: ['felix.amador@aldercap.example'],
      tp_status_value: ['meeting_scheduled', 'in_conversation'],
      has_email_sent: true,
      days_of_email_sent: 21,
    },
  ],
  [
    "Felix Tran's, were in diligence once, and no email from us for six months now",
    {
      tp_owner_email: ['felix@aldercap.example'],
      tp_status_value: ['diligence'],
      tp_status_operator: 'was',
      has_email_sent: false,
      days_of_email_sent: 180,
    },
  ],
  ['either Texas or over 100 people, saas in any case', { is_saas: true }],
  ["Poland, and they're unowned or else have ten years behind them, whichever", { hq_country: ['Poland'] }],
  ['netherlands, tiny or huge: less than 10 or more than 250 people', { hq_country: ['Netherlands'] }],
  [
    'Hallo zusammen, auf der Messe in Hannover habe ich mit drei Maschinenbauern gesprochen, einer davon mit 800 Leuten. Suche jetzt ähnliche Firmen in Polen oder Ungarn, zwischen 50 und 250 Mitarbeiter, vor 2005 gegründet, ganz ohne Investorengelder. Danke, Jonas',
    {
      hq_country: ['Poland', 'Hungary'],
      employee_count: { min: 50, max: 250 },
      year_founded: { max: 2004 },
      total_funding_usd: { max: 0 },
      total_funding_usd_no_data: true,
    },
  ],
  [
    "Bonjour, pourriez-vous me sortir les éditeurs SaaS en Espagne ou en Italie, entre 30 et 120 personnes, croissance des effectifs d'au moins 20 % sur six mois, sans responsable attitré chez nous ? Merci, Camille",
    {
      is_saas: true,
      hq_country: ['Spain', 'Italy'],
      employee_count: { min: 30, max: 120 },
      growth_6m: { min: 20 },
      tp_owner_not_tagged: true,
    },
  ],
  [
    'hola, busco compañías en Colombia o Costa Rica, fundadas en los últimos seis años, con menos de 3 millones de dólares levantados y a las que no hayamos escrito un correo en los últimos 60 días',
    {
      hq_country: ['Colombia', 'Costa Rica'],
      year_founded: { min: 2020 },
      total_funding_usd: { max: 3000000 },
      has_email_sent: false,
      days_of_email_sent: 60,
    },
  ],
  [
    '6m growth 10+, 1y 25+, 2y 60+, hc no higher than 140, Canada',
    {
      growth_6m: { min: 10 },
      growth_1y: { min: 25 },
      growth_2y: { min: 60 },
      employee_count: { max: 140 },
      hq_country: ['Canada'],
    },
  ],
  [
    "headcount up between ten and twenty per cent over half a year, while the last month's headcount growth was zero at best",
    { growth_6m: { min: 10, max: 20 } },
  ],
  [
    '1m headcount growth 2% or lower, 2y headcount growth still north of 50, Australia or NZ',
    { growth_2y: { min: 50 }, hq_country: ['Australia', 'New Zealand'] },
  ],
  [
    'the sort of place where headcount tripled in two years, but still beneath 150 people, any country save China',
    { growth_2y: { min: 200 }, employee_count: { max: 150 } },
  ],
  [
    'Founders in Greater Boston, company itself anywhere, at least 5 staff in Israel, founded 2018 thru 2023',
    {
      founder_metro_area: ['Greater Boston'],
      country_name_employee_count: 'Israel',
      country_employee_count: { min: 5 },
      year_founded: { min: 2018, max: 2023 },
    },
  ],
  [
    'HQ Ireland; staff in India not below 20; total staff no more than 200',
    {
      hq_country: ['Ireland'],
      country_name_employee_count: 'India',
      country_employee_count: { min: 20 },
      employee_count: { max: 200 },
    },
  ],
  [
    'portfolio cos that were in the weekly or the industry newsletter between march 1 and may 31 this year',
    {
      tp_status_value: ['portfolio'],
      is_in_newsletter: true,
      newsletter_type: ['weekly', 'industry'],
      newsletter_date_from: '2026-03-01',
      newsletter_date_to: '2026-05-31',
    },
  ],
  [
    "We talked with our LP about Texas last month, he loves it. I don't. Pull Tennessee and Kentucky instead, companies five to ten years old, privately held, no owner.",
    {
      hq_state: ['Tennessee', 'Kentucky'],
      year_founded: { min: 2016, max: 2021 },
      status: ['Private'],
      tp_owner_not_tagged: true,
    },
  ],
  [
    "Theo's and Priya's, minus whatever is in diligence, Nordics, saas",
    {
      tp_owner_email: ['theo@aldercap.example', 'priya@aldercap.example'],
      hq_country: NORDICS,
      is_saas: true,
    },
  ],
  [
    "It must be older than 15 years yet younger than 40, in Pennsylvania or New Jersey, and never have let outside investors' money in",
    {
      year_founded: { min: 1986, max: 2011 },
      hq_state: ['Pennsylvania', 'New Jersey'],
      total_funding_usd: { max: 0 },
      total_funding_usd_no_data: true,
    },
  ],
  [
    'I already know the ones in Chicago, so give me the rest of Illinois: 30-90 heads, not emailed this past year',
    {
      hq_state: ['Illinois'],
      employee_count: { min: 30, max: 90 },
      has_email_sent: false,
      days_of_email_sent: 365,
    },
  ],
  [
    'Quick one before IC: Priya had 14 names and 3 fell away. Need replacements - Oregon or Washington state, steady compounder or capital efficient tag, hc around 100',
    {
      hq_state: ['Oregon', 'Washington'],
      growth_tag: ['Steady Compounder', 'Capital Efficient'],
      employee_count: { min: 80, max: 120 },
    },
  ],
  [
    'nned saas cos in masachusetts or conneticut undr 60 emplyees no status in pipline and we nevr emaild them',
    {
      is_saas: true,
      hq_state: ['Massachusetts', 'Connecticut'],
      employee_count: { max: 60 },
      tp_status_not_tagged: true,
      has_never_sent_email: true,
    },
  ],
  [
    'Querétaro, que no sea SaaS, de 40 a 160 empleados, con al menos 3 personas en Estados Unidos',
    {
      hq_city: ['Querétaro'],
      is_saas: false,
      employee_count: { min: 40, max: 160 },
      country_name_employee_count: 'United States',
      country_employee_count: { min: 3 },
    },
  ],
  [
    'their customers are in Japan, their investors in London; HQ Singapore though, staff of 30 at minimum, founded past 2014',
    { hq_country: ['Singapore'], employee_count: { min: 30 }, year_founded: { min: 2015 } },
  ],
  [
    "Fall outreach list, the ones to whom we've sent no mail for 45 days, Ohio aside",
    { workboard_id: 4, has_email_sent: false, days_of_email_sent: 45 },
  ],
  [
    'list "Under 5M raised", but only what was founded 2020 or afterwards and sits in Florida',
    { workboard_id: 5, year_founded: { min: 2020 }, hq_state: ['Florida'] },
  ],
  [
    'Midwest industrial list: everything whose site our team visited during the past three weeks and that has no owner',
    { workboard_id: 3, days_of_website_history: 21, tp_owner_not_tagged: true },
  ],
  [
    'Kindly show all companies which at any time within the preceding 120 days bore the status Term Sheet or Diligence, and of which either Priya Sundaram or I myself am the owner.',
    {
      tp_status_value: ['term_sheet', 'diligence'],
      tp_status_operator: 'was',
      tp_status_since: 120,
      tp_owner_email: ['priya@aldercap.example', 'marta@aldercap.example'],
    },
  ],
  [
    'hiring surge / new market entry; US; raised 5-25M; saas; 40-150 fte',
    {
      growth_tag: ['Hiring Surge', 'New Market Entry'],
      hq_country: ['United States'],
      total_funding_usd: { min: 5000000, max: 25000000 },
      is_saas: true,
      employee_count: { min: 40, max: 150 },
    },
  ],
];
