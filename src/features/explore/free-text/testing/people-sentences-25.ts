import { NEW_ENGLAND } from './regions.ts';
import type { Meant } from './sentence.ts';

/** Short notes, dictated wishes, slips, and bounds as people say them. */
export const twentyFifthPeopleSentences: readonly Meant[] = [
  [
    "ohio co's w/ 30-80 ppl, no owner",
    { hq_state: ['Ohio'], employee_count: { min: 30, max: 80 }, tp_owner_not_tagged: true },
  ],
  [
    'need smth in Wisconsin, hc under 60, never emailed',
    { hq_state: ['Wisconsin'], employee_count: { max: 60 }, has_never_sent_email: true },
  ],
  [
    "hq'd in Denver, 40ish empl, bootstrapped",
    {
      hq_city: ['Denver'],
      employee_count: { min: 32, max: 48 },
      total_funding_usd: { max: 0 },
      total_funding_usd_no_data: true,
    },
  ],
  [
    "anything Theo's name is on in Georgia",
    { tp_owner_email: ['theo@aldercap.example'], hq_state: ['Georgia'] },
  ],
  [
    "Priya's deals, but only those that got a mail from us in the last fortnight",
    { tp_owner_email: ['priya@aldercap.example'], has_email_sent: true, days_of_email_sent: 14 },
  ],
  [
    'companies that are mine and are currently on hold',
    { tp_owner_email: ['marta@aldercap.example'], tp_status_value: ['on_hold'] },
  ],
  [
    'twenty to thirty five people, Portugal, software as a service',
    { employee_count: { min: 20, max: 35 }, hq_country: ['Portugal'], is_saas: true },
  ],
  ['no wait, make that Spain', { hq_country: ['Spain'] }],
  ['Texas, no wait, Oklahoma, at least fifty folks', { hq_state: ['Oklahoma'], employee_count: { min: 50 } }],
  [
    'raised between two and a half and six million dollars in Ireland',
    { total_funding_usd: { min: 2500000, max: 6000000 }, hq_country: ['Ireland'] },
  ],
  [
    'less than five mil raised, founded after 2018, saas',
    { total_funding_usd: { max: 5000000 }, year_founded: { min: 2019 }, is_saas: true },
  ],
  ['yoy headcount growth over 40 pct, hq UK', { growth_1y: { min: 40 }, hq_country: ['United Kingdom'] }],
  ['grew by a quarter in the last six months', { growth_6m: { min: 25 } }],
  ['headcount shrank by a fifth over two years', { growth_2y: { max: -20 } }],
  ['added at least a third more people in a year', { growth_1y: { min: 33 } }],
  [
    'shed half of their workforce within two years, private',
    { growth_2y: { max: -50 }, status: ['Private'] },
  ],
  ['tripled the team in twenty four months', { growth_2y: { min: 200 } }],
  ['lost staff over the past 6 months', { growth_6m: { max: 0 } }],
  ['growing 15-25% a year, Minnesota', { growth_1y: { min: 15, max: 25 }, hq_state: ['Minnesota'] }],
  ['flat headcount for the last year or shrinking', { growth_1y: { max: 0 } }],
  ['forty heads at the very most, Kansas', { employee_count: { max: 40 }, hq_state: ['Kansas'] }],
  ['eighty employees at a bare minimum, Nebraska', { employee_count: { min: 80 }, hq_state: ['Nebraska'] }],
  ['no fewer than 200 staff and no more than 900', { employee_count: { min: 200, max: 900 } }],
  [
    'north of a hundred people, south of twenty million raised',
    { employee_count: { min: 100 }, total_funding_usd: { max: 20000000 } },
  ],
  ['upward of 500 ppl', { employee_count: { min: 500 } }],
  ['just shy of 100 employees, Sweden', { employee_count: { max: 100 }, hq_country: ['Sweden'] }],
  ['a dozen people tops', { employee_count: { max: 12 } }],
  ['team of 12 max in Estonia', { employee_count: { max: 12 }, hq_country: ['Estonia'] }],
  [
    'Founders in Raleigh-Durham, nobody assigned yet',
    { founder_metro_area: ['Raleigh-Durham Area'], tp_owner_not_tagged: true },
  ],
  [
    'founder lives in Austin area, company anywhere',
    { founder_metro_area: ['Austin, Texas Metropolitan Area'] },
  ],
  [
    'founding team out of greater Boston, raised 3mm or more',
    { founder_metro_area: ['Greater Boston'], total_funding_usd: { min: 3000000 } },
  ],
  [
    'nobody on our side is working on these: Vermont or Maine',
    { tp_owner_not_tagged: true, hq_state: ['Vermont', 'Maine'] },
  ],
  [
    'unclaimed ones in New England',
    {
      tp_owner_not_tagged: true,
      hq_state: NEW_ENGLAND,
    },
  ],
  [
    'things Felix Tran is chasing in Canada',
    { tp_owner_email: ['felix@aldercap.example'], hq_country: ['Canada'] },
  ],
  [
    "Amador's portfolio",
    { tp_owner_email: ['felix.amador@aldercap.example'], tp_status_value: ['portfolio'] },
  ],
  [
    'both Felixes, diligence',
    {
      tp_owner_email: ['felix@aldercap.example', 'felix.amador@aldercap.example'],
      tp_status_value: ['diligence'],
    },
  ],
  [
    'either Theo or Priya, term sheet stage',
    { tp_owner_email: ['theo@aldercap.example', 'priya@aldercap.example'], tp_status_value: ['term_sheet'] },
  ],
  ["all except Theo's, in Utah", { hq_state: ['Utah'] }],
  ['everything but California', {}],
  [
    'US but not Texas, founded 2015-2020',
    { hq_country: ['United States'], year_founded: { min: 2015, max: 2020 } },
  ],
  [
    'Midwest minus Ohio, 25 to 75 employees',
    {
      hq_state: [
        'Illinois',
        'Indiana',
        'Iowa',
        'Kansas',
        'Michigan',
        'Minnesota',
        'Missouri',
        'Nebraska',
        'North Dakota',
        'South Dakota',
        'Wisconsin',
      ],
      employee_count: { min: 25, max: 75 },
    },
  ],
  [
    'please no SaaS, Pennsylvania, older than 20 years',
    { is_saas: false, hq_state: ['Pennsylvania'], year_founded: { max: 2006 } },
  ],
  ['not a software-as-a-service company, Indiana', { is_saas: false, hq_state: ['Indiana'] }],
  ['skip everything we passed on, Arizona, 50+ ppl', { hq_state: ['Arizona'], employee_count: { min: 50 } }],
  ['exclude acquired ones. Netherlands.', { hq_country: ['Netherlands'] }],
  ["Don't show me anything owned, Iowa", { tp_owner_not_tagged: true, hq_state: ['Iowa'] }],
  [
    "we've had no contact with them in half a year, Norway",
    { has_email_sent: false, days_of_email_sent: 180, hq_country: ['Norway'] },
  ],
  [
    "haven't pinged in 2 months, status in conversation",
    { has_email_sent: false, days_of_email_sent: 60, tp_status_value: ['in_conversation'] },
  ],
  ['somebody of us mailed them this week', { has_email_sent: true, days_of_email_sent: 7 }],
  [
    'emailed in last 30d, still prospect',
    { has_email_sent: true, days_of_email_sent: 30, tp_status_value: ['prospect'] },
  ],
  [
    'we have never been in touch, Singapore, saas',
    { has_never_sent_email: true, hq_country: ['Singapore'], is_saas: true },
  ],
  ['looked at their website in the last ten days', { days_of_website_history: 10 }],
  [
    'sites we browsed within the past quarter, France',
    { days_of_website_history: 90, hq_country: ['France'] },
  ],
  [
    'was in diligence at some point, not anymore',
    { tp_status_value: ['diligence'], tp_status_operator: 'was' },
  ],
  [
    'used to be a prospect in the past 6 months',
    { tp_status_value: ['prospect'], tp_status_operator: 'was', tp_status_since: 180 },
  ],
  [
    'had a term sheet once, Germany',
    { tp_status_value: ['term_sheet'], tp_status_operator: 'was', hq_country: ['Germany'] },
  ],
  [
    'mentioned in the weekly newsletter in September',
    {
      is_in_newsletter: true,
      newsletter_type: ['weekly'],
      newsletter_date_from: '2026-09-01',
      newsletter_date_to: '2026-09-30',
    },
  ],
  [
    'in any newsletter since the start of November',
    { is_in_newsletter: true, newsletter_date_from: '2026-11-01', newsletter_date_to: '2026-11-15' },
  ],
  [
    'regional newsletter last two weeks, Colorado',
    {
      is_in_newsletter: true,
      newsletter_type: ['regional'],
      newsletter_date_from: '2026-11-01',
      newsletter_date_to: '2026-11-15',
      hq_state: ['Colorado'],
    },
  ],
  [
    'hiring surge or headcount doubled, India',
    { growth_tag: ['Hiring Surge', 'Headcount Doubled'], hq_country: ['India'] },
  ],
  [
    'new leadership hire, 100-250 staff',
    { growth_tag: ['Leadership Hire'], employee_count: { min: 100, max: 250 } },
  ],
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
      hq_country: ['Denmark', 'Finland', 'Iceland', 'Norway', 'Sweden'],
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
