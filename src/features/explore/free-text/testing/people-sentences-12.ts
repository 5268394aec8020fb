import { DACH, NEW_ENGLAND, NORDICS } from './regions.ts';
import type { Meant } from './sentence.ts';

/** Sentences of people who did not know what is read: short wishes, letters, formulas, stories, other languages. */
export const twelfthPeopleSentences: readonly Meant[] = [
  ['who are we in diligence with rn', { tp_status_value: ['diligence'] }],
  ["co's at term sheet stage", { tp_status_value: ['term_sheet'] }],
  ['stuff nobody on our team has claimed', { tp_owner_not_tagged: true }],
  ['just show me mine', { tp_owner_email: ['marta@aldercap.example'] }],
  [
    'whatever either of the two Felixes is the owner of',
    { tp_owner_email: ['felix@aldercap.example', 'felix.amador@aldercap.example'] },
  ],
  ['no stage set in the pipeline so far', { tp_status_not_tagged: true }],
  [
    'at one point they were in conversation with us',
    { tp_status_value: ['in_conversation'], tp_status_operator: 'was' },
  ],
  [
    'had the status Meeting Scheduled at some moment during the last 45 days',
    { tp_status_value: ['meeting_scheduled'], tp_status_operator: 'was', tp_status_since: 45 },
  ],
  ['hc +8% or better over one month', {}],
  ['team grew by a quarter or more over twenty four months', { growth_2y: { min: 25 } }],
  ['tag: hiring surge', { growth_tag: ['Hiring Surge'] }],
  ['steady compounders pls', { growth_tag: ['Steady Compounder'] }],
  ['=FILTER(companies, growth_6m>=15)', { growth_6m: { min: 15 } }],
  [
    'anything that got into the regional newsletter',
    { is_in_newsletter: true, newsletter_type: ['regional'] },
  ],
  [
    'featured in any of the newsletters, Sep 1 thru Sep 30',
    { is_in_newsletter: true, newsletter_date_from: '2026-09-01', newsletter_date_to: '2026-09-30' },
  ],
  ['year_founded BETWEEN 2011 AND 2014', { year_founded: { min: 2011, max: 2014 } }],
  ['nothing founded prior to 2020', { year_founded: { min: 2020 } }],
  ['businesses that are more than thirty years old', { year_founded: { max: 1996 } }],
  ['outfits with a few dozen people', { employee_count: { min: 24, max: 60 } }],
  ['rougly 200 ppl', { employee_count: { min: 160, max: 240 } }],
  [
    'uh somewhere between ninety and a hundred and ten employees uh yeah',
    { employee_count: { min: 90, max: 110 } },
  ],
  [
    'at least 12 folks sitting in Portugal',
    { country_name_employee_count: 'Portugal', country_employee_count: { min: 12 } },
  ],
  [
    'self-funded, never took a dime from investors',
    { total_funding_usd: { max: 0 }, total_funding_usd_no_data: true },
  ],
  ['raised a minimum of $2.5M', { total_funding_usd: { min: 2500000 } }],
  ['sites one of us opened in the last 7 days', { days_of_website_history: 7 }],
  ['we have never sent them a single email', { has_never_sent_email: true }],
  ['havent mailed them in a quarter', { has_email_sent: false, days_of_email_sent: 90 }],
  ['founders live around Raleigh-Durham', { founder_metro_area: ['Raleigh-Durham Area'] }],
  ['Gründer wohnen im Großraum Berlin', { founder_metro_area: ['Berlin Metropolitan Area'] }],
  ['oregn', { hq_state: ['Oregon'] }],
  ['sede en Uruguay', { hq_country: ['Uruguay'] }],
  ['Entreprises dont le siège est à Paris', { hq_city: ['Paris'] }],
  ['the Dakotas', { hq_state: ['North Dakota', 'South Dakota'] }],
  ['companies that have since been acquired by somebody', { status: ['Acquired'] }],
  ['those which have shut down for good (company status closed)', { status: ['Closed'] }],
  ['leave all the SaaS out', { is_saas: false }],
  ['open the Fall outreach list', { workboard_id: 4 }],
  ['datasource manufacturing summit guests', { explore_datasource: 'manufacturing_summit_guests' }],
  ['{"hq_country": "NZ"}', { hq_country: ['New Zealand'] }],
  ['anywhere but Florida', {}],
  ['below ten or above a thousand staff', {}],
  [
    'priya deals that are on hold',
    { tp_owner_email: ['priya@aldercap.example'], tp_status_value: ['on_hold'] },
  ],
  [
    'Theo Abara; diligence or term sheet; United Kingdom',
    {
      tp_owner_email: ['theo@aldercap.example'],
      tp_status_value: ['diligence', 'term_sheet'],
      hq_country: ['United Kingdom'],
    },
  ],
  [
    'my prospects in michigan',
    { tp_owner_email: ['marta@aldercap.example'], tp_status_value: ['prospect'], hq_state: ['Michigan'] },
  ],
  [
    'vertical saas, Ontario + Quebec, hc<80',
    { is_saas: true, hq_state: ['Ontario', 'Quebec'], employee_count: { max: 80 } },
  ],
  [
    'colorado outdoor brands, 20-70 ppl, privately held',
    { hq_state: ['Colorado'], employee_count: { min: 20, max: 70 }, status: ['Private'] },
  ],
  [
    "SELECT * FROM companies WHERE hq_state IN ('Georgia','Alabama') AND employees >= 35",
    { hq_state: ['Georgia', 'Alabama'], employee_count: { min: 35 } },
  ],
  [
    '=AND(country="Brazil", founded>2017, saas=TRUE)',
    { hq_country: ['Brazil'], year_founded: { min: 2018 }, is_saas: true },
  ],
  [
    '{status: "private", employees: {gte: 15, lte: 45}, country: "Israel"}',
    { status: ['Private'], employee_count: { min: 15, max: 45 }, hq_country: ['Israel'] },
  ],
  ['Firmen aus der DACH-Region mit mindestens 40 Leuten', { hq_country: DACH, employee_count: { min: 40 } }],
  ['Laborsoftware aus München, gegründet nach 2018', { hq_city: ['Munich'], year_founded: { min: 2019 } }],
  [
    'boîtes françaises fondées depuis 2019, moins de 50 salariés',
    { hq_country: ['France'], year_founded: { min: 2019 }, employee_count: { max: 50 } },
  ],
  [
    'startups en Chile o Perú con al menos 25 personas',
    { hq_country: ['Chile', 'Peru'], employee_count: { min: 25 } },
  ],
  [
    'empresas argentinas sin dueño asignado en nuestro equipo',
    { hq_country: ['Argentina'], tp_owner_not_tagged: true },
  ],
  [
    'Unternehmen in Österreich, denen wir noch nie eine E-Mail geschickt haben',
    { hq_country: ['Austria'], has_never_sent_email: true },
  ],
  [
    'Sociétés en Belgique à qui on a envoyé un mail ces 30 derniers jours',
    { hq_country: ['Belgium'], has_email_sent: true, days_of_email_sent: 30 },
  ],
  [
    'Iberia, raised less than 4 million dollars',
    { hq_country: ['Spain', 'Portugal'], total_funding_usd: { max: 4000000 } },
  ],
  ['saas in the nordics', { is_saas: true, hq_country: NORDICS }],
  [
    'New England medical device makers w/ 100+ staff',
    {
      hq_state: NEW_ENGLAND,
      employee_count: { min: 100 },
    },
  ],
  [
    'both Carolinas, doubled their team size in the last twelve months',
    { hq_state: ['North Carolina', 'South Carolina'], growth_1y: { min: 100 } },
  ],
  ['german firms whose headcount is shrinking', { hq_country: ['Germany'], growth_1y: { max: 0 } }],
  ['growth tag Contracting / state Illinois', { growth_tag: ['Contracting'], hq_state: ['Illinois'] }],
  [
    'back to growth tag and under 120 people',
    { growth_tag: ['Back to Growth'], employee_count: { max: 120 } },
  ],
  [
    'tagged leadership hire, founders living in the SF bay area',
    { growth_tag: ['Leadership Hire'], founder_metro_area: ['San Francisco Bay Area'] },
  ],
  [
    'founders live around Chicago but the HQ is in Texas',
    { founder_metro_area: ['Greater Chicago Area'], hq_state: ['Texas'] },
  ],
  [
    'founder metro toronto, more than 3 mil raised',
    { founder_metro_area: ['Greater Toronto Area'], total_funding_usd: { min: 3000000 } },
  ],
  [
    'used to be a prospect, has no owner today',
    { tp_status_value: ['prospect'], tp_status_operator: 'was', tp_owner_not_tagged: true },
  ],
  [
    'were set to passed sometime in the past year, Minnesota',
    { tp_status_value: ['passed'], tp_status_operator: 'was', tp_status_since: 365, hq_state: ['Minnesota'] },
  ],
  [
    'industry newsletter since Nov 1 & Ohio',
    {
      is_in_newsletter: true,
      newsletter_type: ['industry'],
      newsletter_date_from: '2026-11-01',
      newsletter_date_to: '2026-11-15',
      hq_state: ['Ohio'],
    },
  ],
  [
    'ran in the weekly newsletter in the last 14 days, unowned',
    {
      is_in_newsletter: true,
      newsletter_type: ['weekly'],
      newsletter_date_from: '2026-11-01',
      newsletter_date_to: '2026-11-15',
      tp_owner_not_tagged: true,
    },
  ],
  [
    'regional newsletter July 1 - Sept 30, without any pipeline status',
    {
      is_in_newsletter: true,
      newsletter_type: ['regional'],
      newsletter_date_from: '2026-07-01',
      newsletter_date_to: '2026-09-30',
      tp_status_not_tagged: true,
    },
  ],
  [
    'we were on their website within the past fortnight yet never emailed them',
    { days_of_website_history: 14, has_never_sent_email: true },
  ],
  ['Canada trip list, status reached out', { workboard_id: 7, tp_status_value: ['reached_out'] }],
  [
    'theos shortlist, only where headcount is up at least 20% yoy',
    { workboard_id: 6, growth_1y: { min: 20 } },
  ],
  [
    'Second look list, only the ones founded in the 2000s',
    { workboard_id: 8, year_founded: { min: 2000, max: 2009 } },
  ],
  [
    'multi founders datasource, Massachusetts',
    { explore_datasource: 'multi_founders', hq_state: ['Massachusetts'] },
  ],
  [
    'manufacturing_summit_guests; employees 50..500',
    { explore_datasource: 'manufacturing_summit_guests', employee_count: { min: 50, max: 500 } },
  ],
  [
    'us cos with ten or more people in ukraine',
    {
      hq_country: ['United States'],
      country_name_employee_count: 'Ukraine',
      country_employee_count: { min: 10 },
    },
  ],
  [
    'HQ Sweden, fewer than 5 heads in the United States',
    {
      hq_country: ['Sweden'],
      country_name_employee_count: 'United States',
      country_employee_count: { max: 5 },
    },
  ],
  [
    'stock-listed (public) companies, Taiwan or South Korea',
    { status: ['Public'], hq_country: ['Taiwan', 'South Korea'] },
  ],
  ['closed down, founded 2019 or later', { status: ['Closed'], year_founded: { min: 2019 } }],
  [
    'not more than forty people and not less than fifteen, Denver',
    { employee_count: { min: 15, max: 40 }, hq_city: ['Denver'] },
  ],
];
