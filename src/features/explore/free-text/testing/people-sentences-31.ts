import { NORDICS } from './regions.ts';
import type { Meant } from './sentence.ts';

/** More languages, slips, stories, code, and what cannot be said together. */
export const thirtyFirstPeopleSentences: readonly Meant[] = [
  [
    'steady compounders founded before 2005',
    { growth_tag: ['Steady Compounder'], year_founded: { max: 2004 } },
  ],
  ['the Second look list, only the ones with no status', { workboard_id: 8, tp_status_not_tagged: true }],
  ['theos shortlist minus saas', { workboard_id: 6, is_saas: false }],
  [
    'manufacturing summit guests with 50-200 people',
    { explore_datasource: 'manufacturing_summit_guests', employee_count: { min: 50, max: 200 } },
  ],
  ['canada trip list, unowned', { workboard_id: 7, tp_owner_not_tagged: true }],
  [
    'German Mittelstand type firms, 100 to 500 Mitarbeiter, older than 30 years',
    { hq_country: ['Germany'], employee_count: { min: 100, max: 500 }, year_founded: { max: 1996 } },
  ],
  [
    'entreprises en France avec moins de 50 salariés',
    { hq_country: ['France'], employee_count: { max: 50 } },
  ],
  ['empresas de Brasil, mais de 100 funcionários', { hq_country: ['Brazil'], employee_count: { min: 100 } }],
  [
    'bedrijven in Nederland met meer dan 20 medewerkers',
    { hq_country: ['Netherlands'], employee_count: { min: 20 } },
  ],
  [
    'me need company from Poland, worker 20 until 60, no investor money',
    {
      hq_country: ['Poland'],
      employee_count: { min: 20, max: 60 },
      total_funding_usd: { max: 0 },
      total_funding_usd_no_data: true,
    },
  ],
  [
    'search the firms who have been founded on 2019 or later in Turkey',
    { year_founded: { min: 2019 }, hq_country: ['Turkey'] },
  ],
  [
    'firms which employ more as 70 persons at Austria',
    { employee_count: { min: 70 }, hq_country: ['Austria'] },
  ],
  ['I am searching companys with minimal 3 million funding', { total_funding_usd: { min: 3000000 } }],
  [
    'compnay in Isreal, foundd 2017+, rasied under 10M',
    { hq_country: ['Israel'], year_founded: { min: 2017 }, total_funding_usd: { max: 10000000 } },
  ],
  [
    'Californa saas wiht 20-40 employes',
    { hq_state: ['California'], is_saas: true, employee_count: { min: 20, max: 40 } },
  ],
  [
    'Masachusetts or Conneticut, prospct',
    { hq_state: ['Massachusetts', 'Connecticut'], tp_status_value: ['prospect'] },
  ],
  ['compaines in Pensylvania over 5 yrs old', { hq_state: ['Pennsylvania'], year_founded: { max: 2021 } }],
  ['priya sundarm owns, Chicgo', { tp_owner_email: ['priya@aldercap.example'], hq_city: ['Chicago'] }],
  [
    'we met a nice guy in Lisbon yesterday who sold his 90-person agency. anyway: saas in Finland, 10 to 30 people',
    { is_saas: true, hq_country: ['Finland'], employee_count: { min: 10, max: 30 } },
  ],
  [
    'Had dinner with an LP who made 12x on a 30 person shop in Utah. Can we look at Idaho, bootstrapped?',
    { hq_state: ['Idaho'], total_funding_usd: { max: 0 }, total_funding_usd_no_data: true },
  ],
  [
    'My old boss ran a 400-person company in Detroit. Show me Detroit firms under 50 people.',
    { hq_city: ['Detroit'], employee_count: { max: 50 } },
  ],
  [
    'After the Hannover fair I keep thinking about sensors. Germany and Austria, 30-120 staff, no owner.',
    { hq_country: ['Germany', 'Austria'], employee_count: { min: 30, max: 120 }, tp_owner_not_tagged: true },
  ],
  [
    'Their competitor raised $40M last year, which is crazy. I want the small guys: under $3M raised, Illinois.',
    { total_funding_usd: { max: 3000000 }, hq_state: ['Illinois'] },
  ],
  [
    'We lost a deal at 8M to another fund last month; find similar in Tennessee with less than 4M raised',
    { hq_state: ['Tennessee'], total_funding_usd: { max: 4000000 } },
  ],
  [
    'reading a piece about a 2,000-person logistics giant. Looking for the opposite: teams under 25 in Belgium',
    { employee_count: { max: 25 }, hq_country: ['Belgium'] },
  ],
  [
    "it's 3pm and I have a call in 20 minutes, quick: Virginia, diligence, mine",
    { hq_state: ['Virginia'], tp_status_value: ['diligence'], tp_owner_email: ['marta@aldercap.example'] },
  ],
  ['give me five ideas in Denmark, 2020 or newer', { hq_country: ['Denmark'], year_founded: { min: 2020 } }],
  ['top 10 in Florida by growth', { hq_state: ['Florida'] }],
  [
    'two hundred people or thereabouts, Michigan',
    { employee_count: { min: 160, max: 240 }, hq_state: ['Michigan'] },
  ],
  ['approx. 70 FTE, Switzerland', { employee_count: { min: 56, max: 84 }, hq_country: ['Switzerland'] }],
  ['somewhere around a hundred and fifty employees', { employee_count: { min: 120, max: 180 } }],
  ['a few hundred people, Japan', { employee_count: { min: 200, max: 500 }, hq_country: ['Japan'] }],
  ['between one and two thousand staff', { employee_count: { min: 1000, max: 2000 } }],
  ['half a million to two million in funding', { total_funding_usd: { min: 500000, max: 2000000 } }],
  ['no more than a quarter million raised', { total_funding_usd: { max: 250000 } }],
  [
    "total raised >= 2M and <= 9M, hq_state = 'Oregon'",
    { total_funding_usd: { min: 2000000, max: 9000000 }, hq_state: ['Oregon'] },
  ],
  [
    "SELECT * FROM companies WHERE employee_count > 100 AND country = 'Canada'",
    { employee_count: { min: 100 }, hq_country: ['Canada'] },
  ],
  [
    'employees:>50 employees:<200 country:Spain',
    { employee_count: { min: 50, max: 200 }, hq_country: ['Spain'] },
  ],
  [
    'status=prospect owner=theo saas=true',
    { tp_status_value: ['prospect'], tp_owner_email: ['theo@aldercap.example'], is_saas: true },
  ],
  [
    'owner: none | status: none | state: TX',
    { tp_owner_not_tagged: true, tp_status_not_tagged: true, hq_state: ['Texas'] },
  ],
  [
    'Size 20-50; Region Nordics; SaaS y; Owner Priya',
    {
      employee_count: { min: 20, max: 50 },
      hq_country: NORDICS,
      is_saas: true,
      tp_owner_email: ['priya@aldercap.example'],
    },
  ],
  ['in Texas or with more than 200 people', {}],
  ['either saas or based in Ohio', {}],
  ['fewer than 10 employees or more than 1000', {}],
  ['in California or never emailed', {}],
  [
    'Oregon or Washington state, whichever, 15+ staff',
    { hq_state: ['Oregon', 'Washington'], employee_count: { min: 15 } },
  ],
  ['Berlin or Munich, series A-ish', { hq_city: ['Berlin', 'Munich'] }],
  [
    'London, raised something between 1 and 3 million',
    { hq_city: ['London'], total_funding_usd: { min: 1000000, max: 3000000 } },
  ],
  ['new york city based, not public', { hq_city: ['New York'] }],
  ['publicly listed in Korea', { status: ['Public'], hq_country: ['South Korea'] }],
  ['acquired companies in Israel', { status: ['Acquired'], hq_country: ['Israel'] }],
  [
    'still private, 30+ years old, Wisconsin',
    { status: ['Private'], year_founded: { max: 1996 }, hq_state: ['Wisconsin'] },
  ],
  ['closed down, Nevada', { status: ['Closed'], hq_state: ['Nevada'] }],
  ['founded in the nineties or earlier', { year_founded: { max: 1999 } }],
  [
    'established no later than 1985, Massachusetts',
    { year_founded: { max: 1985 }, hq_state: ['Massachusetts'] },
  ],
  ['started up during the pandemic years 2020 to 2022', { year_founded: { min: 2020, max: 2022 } }],
  ['at least fifteen years on the market, Italy', { year_founded: { max: 2011 }, hq_country: ['Italy'] }],
  ['younger than 3 years, Lithuania', { year_founded: { min: 2023 }, hq_country: ['Lithuania'] }],
  ['born after 2012 and before 2019', { year_founded: { min: 2013, max: 2018 } }],
  [
    'with an office in Vietnam, HQ in Australia',
    { country_name_employee_count: 'Vietnam', hq_country: ['Australia'] },
  ],
  [
    'US firms having 10 or more employees in the Philippines',
    {
      hq_country: ['United States'],
      country_name_employee_count: 'Philippines',
      country_employee_count: { min: 10 },
    },
  ],
  [
    'hq Germany with at most 5 people in the US',
    {
      hq_country: ['Germany'],
      country_name_employee_count: 'United States',
      country_employee_count: { max: 5 },
    },
  ],
  [
    'dev team in Ukraine of at least 20, headquartered in the Netherlands',
    {
      country_name_employee_count: 'Ukraine',
      country_employee_count: { min: 20 },
      hq_country: ['Netherlands'],
    },
  ],
  ['they manufacture in Mexico but sit in Texas', { hq_state: ['Texas'] }],
];
