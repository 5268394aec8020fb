import { DACH, MIDWEST, SOUTHEAST } from './regions.ts';
import type { Meant } from './sentence.ts';

/** Bounds in a chain, letters of countries, who asked or sent nothing, and what is put aside. */
export const thirtyFifthPeopleSentences: readonly Meant[] = [
  ['site opened by any of us in last 14d', { days_of_website_history: 14 }],
  ['homepage viewed by someone on our team in the past 10 days', { days_of_website_history: 10 }],
  ["we've sent them nothing by email in the past year", { has_email_sent: false, days_of_email_sent: 365 }],
  [
    'we sent them nothing for 6 months, Texas',
    { has_email_sent: false, days_of_email_sent: 180, hq_state: ['Texas'] },
  ],
  ['nothing sent to them by email this quarter', { has_email_sent: false, days_of_email_sent: 90 }],
  ['hq in {Spain, PT, IT}', { hq_country: ['Spain', 'Portugal', 'Italy'] }],
  ['DE/AT/CH saas', { hq_country: DACH, is_saas: true }],
  ['UK, DE, FR', { hq_country: ['United Kingdom', 'Germany', 'France'] }],
  ['DE, FR or NL', { hq_country: ['Germany', 'France', 'Netherlands'] }],
  ['NO SAAS, AT LEAST 50 PEOPLE', { is_saas: false, employee_count: { min: 50 } }],
  ['CA, OR, WA', { hq_state: ['California', 'Oregon', 'Washington'] }],
  ['30 <= hc <= 150', { employee_count: { min: 30, max: 150 } }],
  ['20 < employees < 80', { employee_count: { min: 20, max: 80 } }],
  ['5M <= raised <= 20M', { total_funding_usd: { min: 5000000, max: 20000000 } }],
  ['2010 <= founded <= 2018', { year_founded: { min: 2010, max: 2018 } }],
  ['20% <= growth <= 60%', { growth_1y: { min: 20, max: 60 } }],
  ['guests of the manufacturing summit', { explore_datasource: 'manufacturing_summit_guests' }],
  [
    "manufacturing summit's guests, Ohio",
    { explore_datasource: 'manufacturing_summit_guests', hq_state: ['Ohio'] },
  ],
  [
    'Marco at the Lisbon dinner said two of his portfolio firms are leaving Portugal. I only want Danish ones',
    { hq_country: ['Denmark'] },
  ],
  ['Anna from Sequoia told me their portfolio companies struggle. Ohio please', { hq_state: ['Ohio'] }],
  [
    'Companies mentioned in a newsletter since October 1',
    { is_in_newsletter: true, newsletter_date_from: '2026-10-01', newsletter_date_to: '2026-11-15' },
  ],
  ['leave aside everything Priya owns. Ohio', { hq_state: ['Ohio'] }],
  ['put aside what Theo covers, Utah', { hq_state: ['Utah'] }],
  ['set aside anything in diligence, Texas', { hq_state: ['Texas'] }],
  ['leave aside whatever is in the portfolio', {}],
  ['New Zeland agtech', { hq_country: ['New Zealand'] }],
  ['New Jersery logistics', { hq_state: ['New Jersey'] }],
  ['new zoning software', {}],
  ['growing 10% in 6 months and 25 in a year', { growth_6m: { min: 10 }, growth_1y: { min: 25 } }],
  ['headcount grew 20% last year, 50 over two years', { growth_1y: { min: 20 }, growth_2y: { min: 50 } }],
  [
    'US Midwest, 50-200 people',
    {
      hq_state: MIDWEST,
      employee_count: { min: 50, max: 200 },
    },
  ],
  ['US West Coast, saas', { hq_state: ['California', 'Oregon', 'Washington'], is_saas: true }],
  [
    'the southeastern US',
    {
      hq_state: SOUTHEAST,
    },
  ],
  [
    'had a prospect status sometime within the last 3 months',
    { tp_status_value: ['prospect'], tp_status_since: 90, tp_status_operator: 'was' },
  ],
  [
    'had diligence status at some point in the last 45 days',
    { tp_status_value: ['diligence'], tp_status_since: 45, tp_status_operator: 'was' },
  ],
  [
    "don't want headcount growth over 40% a year, don't want under 10% either",
    { growth_1y: { max: 40, min: 10 } },
  ],
  ['nothing above $5M, nothing below $1M either', { total_funding_usd: { max: 5000000, min: 1000000 } }],
  ['that we once had in diligence', { tp_status_value: ['diligence'], tp_status_operator: 'was' }],
  ['we once had them as prospects', { tp_status_value: ['prospect'], tp_status_operator: 'was' }],
  ["not yet in anybody's name", { tp_owner_not_tagged: true }],
  ["in nobody's name, Kansas", { tp_owner_not_tagged: true, hq_state: ['Kansas'] }],
  ["without anyone's name on it", { tp_owner_not_tagged: true }],
  ['les escribimos un correo en los últimos seis meses', { has_email_sent: true, days_of_email_sent: 180 }],
  ['no les hemos enviado un correo en 60 días', { has_email_sent: false, days_of_email_sent: 60 }],
  [
    'Our 2017 fund did well with a 45-person dental lab company in Tampa. Show me similar ones in Georgia',
    { hq_state: ['Georgia'] },
  ],
  ['our last fund did great with a 40-person firm in Utah. Show me Ohio', { hq_state: ['Ohio'] }],
];
