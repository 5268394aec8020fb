import type { Meant } from './sentence.ts';

/** Other wordings of what people were seen to type; longer ones. */
export const secondVariedSentences: readonly Meant[] = [
  ['looked at their site in the past week', { days_of_website_history: 7 }],
  [
    'over 200 employees in the Philippines',
    { country_name_employee_count: 'Philippines', country_employee_count: { min: 200 } },
  ],
  ['french fry vending machines in Belgium', { hq_country: ['Belgium'] }],
  ['web traffic up 20% in six months, saas', { is_saas: true }],
  ['shed a third of their people in a year', { growth_1y: { max: -33 } }],
  ['headcount up 12% or better over 6 mths', { growth_6m: { min: 12 } }],
  ['anything but a SaaS business, Illinois', { is_saas: false, hq_state: ['Illinois'] }],
  ['unowned with over 15% six-month growth', { tp_owner_not_tagged: true, growth_6m: { min: 15 } }],
  ["haven't heard from us since the summer", {}],
  ["WHERE owner = 'priya@aldercap.example'", { tp_owner_email: ['priya@aldercap.example'] }],
  ['Spanish proptech, raised south of $6mm', { hq_country: ['Spain'], total_funding_usd: { max: 6000000 } }],
  [
    'was once in our portfolio, since closed',
    { tp_status_value: ['portfolio'], tp_status_operator: 'was', status: ['Closed'] },
  ],
  ['sales up 30% but headcount flat or down', { growth_1y: { max: 0 } }],
  ['hc up 10% in 6 months and 25% in 1 year', { growth_6m: { min: 10 }, growth_1y: { min: 25 } }],
  [
    'over 100 of its employees work in India',
    { country_name_employee_count: 'India', country_employee_count: { min: 100 } },
  ],
  [
    'Theo asked for this: bootstrapped, Peru',
    { total_funding_usd: { max: 0 }, total_funding_usd_no_data: true, hq_country: ['Peru'] },
  ],
  ['Australian edtech, younger than 6 years', { hq_country: ['Australia'], year_founded: { min: 2020 } }],
  [
    'regional newsletter since June 15, 2026',
    {
      is_in_newsletter: true,
      newsletter_type: ['regional'],
      newsletter_date_from: '2026-06-15',
      newsletter_date_to: '2026-11-15',
    },
  ],
  ['Fall outreach list, under 75 heads only', { workboard_id: 4, employee_count: { max: 75 } }],
  ['headcount fell 15% or worse in two years', { growth_2y: { max: -15 } }],
  [
    'shuttered since, used to be in diligence',
    { status: ['Closed'], tp_status_value: ['diligence'], tp_status_operator: 'was' },
  ],
  ['bought by somebody bigger, i.e. acquired', { status: ['Acquired'] }],
  ["hq_city = 'Denver' OR hq_city = 'Austin'", { hq_city: ['Denver', 'Austin'] }],
  ['tp_status IS NULL and employee_count > 40', { tp_status_not_tagged: true, employee_count: { min: 40 } }],
  ['closed captioning vendors under 20 people', { employee_count: { max: 20 } }],
  ['we have not been in touch for nine months', { has_email_sent: false, days_of_email_sent: 270 }],
  ['empresas chilenas con más de 30 empleados', { hq_country: ['Chile'], employee_count: { min: 30 } }],
  [
    'steady compounders in Texas with no owner',
    { growth_tag: ['Steady Compounder'], hq_state: ['Texas'], tp_owner_not_tagged: true },
  ],
  [
    'at least 60 staff, of which 10+ in Canada',
    {
      employee_count: { min: 60 },
      country_name_employee_count: 'Canada',
      country_employee_count: { min: 10 },
    },
  ],
  ['New York strip steak delivery, HQ Chicago', { hq_city: ['Chicago'] }],
  [
    '20+ employees in Ireland but HQ in the UK',
    {
      country_name_employee_count: 'Ireland',
      country_employee_count: { min: 20 },
      hq_country: ['United Kingdom'],
    },
  ],
  [
    'lindqvist, tran, sundaram - prospects only',
    {
      tp_owner_email: ['marta@aldercap.example', 'felix@aldercap.example', 'priya@aldercap.example'],
      tp_status_value: ['prospect'],
    },
  ],
  [
    'industry newsletter from July 1 to July 31',
    {
      is_in_newsletter: true,
      newsletter_type: ['industry'],
      newsletter_date_from: '2026-07-01',
      newsletter_date_to: '2026-07-31',
    },
  ],
  ['all states besides California and New York', {}],
  [
    'saas, Colorado or Utah, 30 to 90 employees',
    { is_saas: true, hq_state: ['Colorado', 'Utah'], employee_count: { min: 30, max: 90 } },
  ],
  [
    'no owner; no more than 40 people; Illinois',
    { tp_owner_not_tagged: true, employee_count: { max: 40 }, hq_state: ['Illinois'] },
  ],
  [
    "Theo's portfolio companies outside of Ohio",
    { tp_owner_email: ['theo@aldercap.example'], tp_status_value: ['portfolio'] },
  ],
  [
    'Irish or Scottish fintech with 10-30 staff',
    { hq_country: ['Ireland'], employee_count: { min: 10, max: 30 } },
  ],
  [
    'founders in Raleigh-Durham, HQ in Virginia',
    { founder_metro_area: ['Raleigh-Durham Area'], hq_state: ['Virginia'] },
  ],
  ['empresas en Perú con menos de 80 empleados', { hq_country: ['Peru'], employee_count: { max: 80 } }],
  [
    'LA cos nobody has emailed in the last year',
    { hq_city: ['Los Angeles'], has_email_sent: false, days_of_email_sent: 365 },
  ],
  [
    'raised a max of 20M; started 2016 or later',
    { total_funding_usd: { max: 20000000 }, year_founded: { min: 2016 } },
  ],
  [
    'founder lives in the Bay Area, HQ in Austin',
    { founder_metro_area: ['San Francisco Bay Area'], hq_city: ['Austin'] },
  ],
  ['we were on their site in the last two weeks', { days_of_website_history: 14 }],
  [
    'Belgian waffle makers in Ohio, bootstrapped',
    { hq_state: ['Ohio'], total_funding_usd: { max: 0 }, total_funding_usd_no_data: true },
  ],
  ['not assigned to anyone on the team yet, saas', { tp_owner_not_tagged: true, is_saas: true }],
  ['headcount shrinking over the past six months', { growth_6m: { max: 0 } }],
  ['two-year hc growth of 80% or better, Estonia', { growth_2y: { min: 80 }, hq_country: ['Estonia'] }],
  [
    'was passed on sometime in the last six months',
    { tp_status_value: ['passed'], tp_status_operator: 'was', tp_status_since: 180 },
  ],
  ['my cousin Jordan works there; saas in Georgia', { is_saas: true, hq_state: ['Georgia'] }],
  [
    'has raised nothing at all, 12 people or fewer',
    { total_funding_usd: { max: 0 }, total_funding_usd_no_data: true, employee_count: { max: 12 } },
  ],
  [
    'founded 2015 to 2019, bootstrapped, Tennessee',
    {
      year_founded: { min: 2015, max: 2019 },
      total_funding_usd: { max: 0 },
      total_funding_usd_no_data: true,
      hq_state: ['Tennessee'],
    },
  ],
  ['entreprises françaises de plus de 50 salariés', { hq_country: ['France'], employee_count: { min: 50 } }],
  ['gross margin over 70%, 100+ employees, Sweden', { employee_count: { min: 100 }, hq_country: ['Sweden'] }],
  [
    'Dutch logistics, founded before 2005, >50 ppl',
    { hq_country: ['Netherlands'], year_founded: { max: 2004 }, employee_count: { min: 50 } },
  ],
  [
    'emailed in the last 2 weeks, meeting scheduled',
    { has_email_sent: true, days_of_email_sent: 14, tp_status_value: ['meeting_scheduled'] },
  ],
  [
    'abara, tran: whatever is on hold, both dakotas',
    {
      tp_owner_email: ['theo@aldercap.example', 'felix@aldercap.example'],
      tp_status_value: ['on_hold'],
      hq_state: ['North Dakota', 'South Dakota'],
    },
  ],
  [
    'acquired companies that used to be in diligence',
    { status: ['Acquired'], tp_status_value: ['diligence'], tp_status_operator: 'was' },
  ],
  ['head count up by at least a third year over year', { growth_1y: { min: 33 } }],
  [
    'Palo Alto/Mountain View, fewer than 25 employees',
    { hq_city: ['Palo Alto', 'Mountain View'], employee_count: { max: 25 } },
  ],
  ['Georgia told me about this. Logistics in Illinois', { hq_state: ['Illinois'] }],
  ['From: Marta / Subject: idea / saas in Ohio please', { is_saas: true, hq_state: ['Ohio'] }],
  ['they have been shrinking over the last six months', { growth_6m: { max: 0 } }],
  [
    'Firmen in Bayern oder Berlin, gegründet nach 2010',
    { hq_state: ['Berlin'], year_founded: { min: 2011 } },
  ],
  ['team shrank by more than 10% in the last 12 months', { growth_1y: { max: -10 } }],
  ['net retention 130%; doubled headcount in two years', { growth_2y: { min: 100 } }],
  [
    'founders in New York, company at least 3 years old',
    { founder_metro_area: ['New York City Metropolitan Area'], year_founded: { max: 2023 } },
  ],
  [
    'Series A payments startup in Kenya, 30 to 70 staff',
    { hq_country: ['Kenya'], employee_count: { min: 30, max: 70 } },
  ],
  ['workforce down by a quarter or more over six months', { growth_6m: { max: -25 } }],
  [
    'everyone from the manufacturing summit guests, Ohio',
    { explore_datasource: 'manufacturing_summit_guests', hq_state: ['Ohio'] },
  ],
  ['whoever owns it, as long as it is not Priya; Denmark', { hq_country: ['Denmark'] }],
  [
    'were in diligence at any point in the past two years',
    { tp_status_value: ['diligence'], tp_status_operator: 'was', tp_status_since: 730 },
  ],
  [
    'year_founded > 2018 AND total_funding_usd <= 5000000',
    { year_founded: { min: 2019 }, total_funding_usd: { max: 5000000 } },
  ],
  [
    "is_saas = false and hq_country IN ('France', 'Spain')",
    { is_saas: false, hq_country: ['France', 'Spain'] },
  ],
  [
    'tp_owner IS NULL AND employee_count BETWEEN 10 AND 40',
    { tp_owner_not_tagged: true, employee_count: { min: 10, max: 40 } },
  ],
  [
    'neither SaaS nor public, founded pre-1995, Pennsylvania',
    { is_saas: false, year_founded: { max: 1994 }, hq_state: ['Pennsylvania'] },
  ],
  [
    'raised between $2M and $5M, founded after 2018, not SaaS',
    { total_funding_usd: { min: 2000000, max: 5000000 }, year_founded: { min: 2019 }, is_saas: false },
  ],
  [
    "all of Priya's in conversation other than those in Texas",
    { tp_owner_email: ['priya@aldercap.example'], tp_status_value: ['in_conversation'] },
  ],
  [
    'anyone but Theo may own it; Alberta or Ontario; hc 10-30',
    { hq_state: ['Ontario'], employee_count: { min: 10, max: 30 } },
  ],
  [
    'Firmen in Österreich mit weniger als 50 Leuten, kein SaaS',
    { hq_country: ['Austria'], employee_count: { max: 50 }, is_saas: false },
  ],
  [
    'HQ in Jordan, at least 12 people, my friend Paris says hi',
    { hq_country: ['Jordan'], employee_count: { min: 12 } },
  ],
  [
    'had been on hold at some stage during the past year, Spain',
    { tp_status_value: ['on_hold'], tp_status_operator: 'was', tp_status_since: 365, hq_country: ['Spain'] },
  ],
  [
    "companies Priya owns that we haven't contacted in 4 months",
    { tp_owner_email: ['priya@aldercap.example'], has_email_sent: false, days_of_email_sent: 120 },
  ],
  [
    "employee_count < 50 AND is_saas = TRUE AND hq_state = 'CA'",
    { employee_count: { max: 50 }, is_saas: true, hq_state: ['California'] },
  ],
  [
    'owner: priya / status: term sheet / state: Ohio / saas: no',
    {
      tp_owner_email: ['priya@aldercap.example'],
      tp_status_value: ['term_sheet'],
      hq_state: ['Ohio'],
      is_saas: false,
    },
  ],
  [
    'on the Second look list and not emailed in the past quarter',
    { workboard_id: 8, has_email_sent: false, days_of_email_sent: 90 },
  ],
  [
    'lost more than a quarter of its people in six months, Japan',
    { growth_6m: { max: -25 }, hq_country: ['Japan'] },
  ],
  [
    'public companies in Israel that shrank over the last 2 years',
    { status: ['Public'], hq_country: ['Israel'], growth_2y: { max: 0 } },
  ],
];
