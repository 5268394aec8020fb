import { LATAM, without } from './regions.ts';
import type { Meant } from './sentence.ts';

/** Sentences of people who did not know what is read: short wishes, letters, formulas, stories, other languages. */
export const twentiethPeopleSentences: readonly Meant[] = [
  [
    'At the conference 500 people watched the demo. Looking for South African logistics startups, 10 to 60 employees',
    { hq_country: ['South Africa'], employee_count: { min: 10, max: 60 } },
  ],
  [
    'oklahoma... no, kansas. and 20 to 40 people',
    { hq_state: ['Kansas'], employee_count: { min: 20, max: 40 } },
  ],
  [
    'at least 100 employees, sorry, at most 100 employees, Utah',
    { employee_count: { max: 100 }, hq_state: ['Utah'] },
  ],
  ['Canada or rather Mexico, founded after 2010', { hq_country: ['Mexico'], year_founded: { min: 2011 } }],
  [
    'I want neither SaaS nor anything in California, 20 to 60 people',
    { is_saas: false, employee_count: { min: 20, max: 60 } },
  ],
  [
    'No SaaS. No California. No owner. 20-60 people.',
    { is_saas: false, tp_owner_not_tagged: true, employee_count: { min: 20, max: 60 } },
  ],
  ['rather not Germany, Austria would be good', { hq_country: ['Austria'] }],
  [
    "we don't do companies above 250 people; Netherlands",
    { employee_count: { max: 250 }, hq_country: ['Netherlands'] },
  ],
  [
    'kill anything with more than 10M raised, Florida',
    { total_funding_usd: { max: 10000000 }, hq_state: ['Florida'] },
  ],
  ['dismiss whatever is public, Taiwan, 200+', { hq_country: ['Taiwan'], employee_count: { min: 200 } }],
  ['please disregard the Theo ones; New Hampshire', { hq_state: ['New Hampshire'] }],
  ['everyone except those on hold, Israel, saas', { hq_country: ['Israel'], is_saas: true }],
  ['Italian companies, minus the ones on the Second look list', { hq_country: ['Italy'] }],
  ['less than 20 or at least 200 people, Chile', { hq_country: ['Chile'] }],
  ['in Oregon, or founded before 2000', {}],
  ['prospect or acquired', {}],
  [
    'Firmen in Hessen oder Berlin, höchstens 50 Mitarbeiter, nach 2015 gegründet',
    { employee_count: { max: 50 }, hq_state: ['Berlin'], year_founded: { min: 2016 } },
  ],
  [
    'Deutsche Unternehmen außer SaaS, 100 bis 300 Leute, niemandem zugewiesen',
    {
      hq_country: ['Germany'],
      is_saas: false,
      employee_count: { min: 100, max: 300 },
      tp_owner_not_tagged: true,
    },
  ],
  [
    'zeige alle Prospects von Theo in Österreich',
    { tp_status_value: ['prospect'], tp_owner_email: ['theo@aldercap.example'], hq_country: ['Austria'] },
  ],
  ['Firmen bis 30 Mitarbeiter aus Spanien', { employee_count: { max: 30 }, hq_country: ['Spain'] }],
  [
    'keine SaaS-Firmen, Ungarn, weniger als 2 Millionen Dollar eingesammelt',
    { is_saas: false, hq_country: ['Hungary'], total_funding_usd: { max: 2000000 } },
  ],
  [
    'trouve-moi des entreprises au Québec, 20 à 80 employés',
    { hq_state: ['Quebec'], employee_count: { min: 20, max: 80 } },
  ],
  [
    "entreprises espagnoles que nous n'avons pas contactées depuis six mois",
    { hq_country: ['Spain'], has_email_sent: false, days_of_email_sent: 180 },
  ],
  ['sociétés hors de France, au moins 200 salariés', { employee_count: { min: 200 } }],
  [
    'empresas chilenas, excepto las que están en portfolio, más de 50 personas',
    { hq_country: ['Chile'], employee_count: { min: 50 } },
  ],
  [
    'quiero empresas en México fundadas entre 2012 y 2019 con fundadores en Austin',
    {
      hq_country: ['Mexico'],
      year_founded: { min: 2012, max: 2019 },
      founder_metro_area: ['Austin, Texas Metropolitan Area'],
    },
  ],
  ['startups portuguesas com até 25 pessoas', { hq_country: ['Portugal'], employee_count: { max: 25 } }],
  [
    'aziende svizzere fondate dopo il 2010, non SaaS',
    { hq_country: ['Switzerland'], year_founded: { min: 2011 }, is_saas: false },
  ],
  [
    'bedrijven in Duitsland met 50 tot 150 werknemers, niet gemaild in de afgelopen 90 dagen',
    {
      hq_country: ['Germany'],
      employee_count: { min: 50, max: 150 },
      has_email_sent: false,
      days_of_email_sent: 90,
    },
  ],
  ['danske virksomheder med højst 60 ansatte', { hq_country: ['Denmark'], employee_count: { max: 60 } }],
  ['svenska SaaS-bolag utan ägare', { hq_country: ['Sweden'], is_saas: true, tp_owner_not_tagged: true }],
  [
    'twenty five to seventy five employees in new jersey with no outside funding',
    {
      employee_count: { min: 25, max: 75 },
      hq_state: ['New Jersey'],
      total_funding_usd: { max: 0 },
      total_funding_usd_no_data: true,
    },
  ],
  ['a hundred and twenty people max in virgina', { employee_count: { max: 120 }, hq_state: ['Virginia'] }],
  [
    'founded in the last three years in singapoor',
    { year_founded: { min: 2023 }, hq_country: ['Singapore'] },
  ],
  ['in diligance, Michgan', { tp_status_value: ['diligence'], hq_state: ['Michigan'] }],
  ['witout an owner, north dakota', { tp_owner_not_tagged: true, hq_state: ['North Dakota'] }],
  ['emailled in the past 2 weeks', { has_email_sent: true, days_of_email_sent: 14 }],
  [
    'wa, or, id - 20 to 60 ppl',
    { hq_state: ['Washington', 'Oregon', 'Idaho'], employee_count: { min: 20, max: 60 } },
  ],
  ['nc or sc', { hq_state: ['North Carolina', 'South Carolina'] }],
  ['UK + IE, saas', { hq_country: ['United Kingdom', 'Ireland'], is_saas: true }],
  [
    'GCC, 50 staff upwards',
    { hq_country: ['Saudi Arabia', 'United Arab Emirates'], employee_count: { min: 50 } },
  ],
  [
    'Latin America without Brazil, saas',
    {
      hq_country: without(LATAM, 'Brazil'),
      is_saas: true,
    },
  ],
  ['Pacific Northwest, forestry tech', { hq_state: ['Idaho', 'Oregon', 'Washington'] }],
  [
    '10 people or more in Vietnam, headquartered in Australia',
    {
      country_name_employee_count: 'Vietnam',
      country_employee_count: { min: 10 },
      hq_country: ['Australia'],
    },
  ],
  [
    'UK companies having between 5 and 25 staff in Poland',
    {
      hq_country: ['United Kingdom'],
      country_name_employee_count: 'Poland',
      country_employee_count: { min: 5, max: 25 },
    },
  ],
  [
    'founders in Raleigh-Durham or Greater Boston',
    { founder_metro_area: ['Raleigh-Durham Area', 'Greater Boston'] },
  ],
  [
    'the founders should live in the Bay Area, company in Nevada',
    { founder_metro_area: ['San Francisco Bay Area'], hq_state: ['Nevada'] },
  ],
  [
    'at term sheet or beyond with Felix Amador',
    { tp_status_value: ['term_sheet'], tp_owner_email: ['felix.amador@aldercap.example'] },
  ],
  [
    'used to be prospects within the last 60 days, Sweden',
    { tp_status_value: ['prospect'], tp_status_operator: 'was', tp_status_since: 60, hq_country: ['Sweden'] },
  ],
  ['have never had a pipeline status, Norway', { tp_status_not_tagged: true, hq_country: ['Norway'] }],
  [
    "ones nobody's touched, Mississippi, 15-45",
    { hq_state: ['Mississippi'], employee_count: { min: 15, max: 45 } },
  ],
  [
    'Midwest industrial, but only the ones I own',
    { workboard_id: 3, tp_owner_email: ['marta@aldercap.example'] },
  ],
  ['list: Canada trip; size: 30-90', { workboard_id: 7, employee_count: { min: 30, max: 90 } }],
  [
    'source: multi_founders, founded >= 2019',
    { explore_datasource: 'multi_founders', year_founded: { min: 2019 } },
  ],
  [
    'from the nineties, Germany, 300 plus people',
    { year_founded: { min: 1990, max: 1999 }, hq_country: ['Germany'], employee_count: { min: 300 } },
  ],
  ['est. before 1980', { year_founded: { max: 1979 } }],
  [
    'fifteen to twenty five years old, Arizona',
    { year_founded: { min: 2001, max: 2011 }, hq_state: ['Arizona'] },
  ],
  ['company age over 8, under 20 employees', { year_founded: { max: 2018 }, employee_count: { max: 20 } }],
  [
    'not older than 6 years and not bigger than 50 people',
    { year_founded: { min: 2020 }, employee_count: { max: 50 } },
  ],
  [
    'raised between half a million and 2 million dollars, Maine',
    { total_funding_usd: { min: 500000, max: 2000000 }, hq_state: ['Maine'] },
  ],
  [
    'EBITDA above 2 million, Wisconsin, 80 employees minimum',
    { hq_state: ['Wisconsin'], employee_count: { min: 80 } },
  ],
  ['series B companies in Denver', { hq_city: ['Denver'] }],
  ['selling into German hospitals, based in Austin', { hq_city: ['Austin'] }],
  [
    'closed or acquired, founded in the 2000s, New York state',
    { status: ['Closed', 'Acquired'], year_founded: { min: 2000, max: 2009 }, hq_state: ['New York'] },
  ],
  [
    'site viewed by someone here in the last 5 days, not emailed yet',
    { days_of_website_history: 5, has_never_sent_email: true },
  ],
];
