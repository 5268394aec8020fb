import type { Meant } from './sentence.ts';

/** Sentences of people who did not know what is read: short wishes, letters, formulas, stories, other languages. */
export const sixteenthPeopleSentences: readonly Meant[] = [
  [
    'Benelux without Luxembourg, circa 200 staff, funding between 8 and 30 mil, up at least half over two years',
    {
      hq_country: ['Belgium', 'Netherlands'],
      employee_count: { min: 160, max: 240 },
      total_funding_usd: { min: 8000000, max: 30000000 },
      growth_2y: { min: 50 },
    },
  ],
  [
    "The taxi driver's cousin runs a 12 person dental lab thing in Tampa, raised 600k. That one is too small. What else is there: Missouri, Kansas, Iowa; 40 staff and up; founded prior to 2012; emails none ever.",
    {
      hq_state: ['Missouri', 'Kansas', 'Iowa'],
      employee_count: { min: 40 },
      year_founded: { max: 2011 },
      has_never_sent_email: true,
    },
  ],
  [
    'Midwest industrial list, cut whoever is at term sheet, want headcount between minus five and plus five percent over the half year and a workforce above 80',
    { workboard_id: 3, growth_6m: { min: -5, max: 5 }, employee_count: { min: 80 } },
  ],
  [
    'subject: fw: screen for tues. criteria as follows. country australia or new zealand. employees not below 20 nor above 110. growth 1y min 25 pct. product anything save SaaS. rgds',
    {
      hq_country: ['Australia', 'New Zealand'],
      employee_count: { min: 20, max: 110 },
      growth_1y: { min: 25 },
      is_saas: false,
    },
  ],
  [
    'leadership hire tag in the Virginias, fewer than 500 people, privately held, and rule out whatever Theo has',
    {
      growth_tag: ['Leadership Hire'],
      hq_state: ['Virginia', 'West Virginia'],
      employee_count: { max: 500 },
      status: ['Private'],
    },
  ],
  [
    "Under 5M raised list: those whose site we checked in the past quarter, and that haven't had an email from us for six weeks. Forget Canada.",
    { workboard_id: 5, days_of_website_history: 90, has_email_sent: false, days_of_email_sent: 42 },
  ],
  [
    'founded from 2013 up to and including 2018, head count anywhere from sixty to a hundred and forty, Poland or Romania or Bulgaria, I already know the ones Priya has so drop those',
    {
      year_founded: { min: 2013, max: 2018 },
      employee_count: { min: 60, max: 140 },
      hq_country: ['Poland', 'Romania', 'Bulgaria'],
    },
  ],
  [
    'We were 3 for 3 with these last year so more of the same: capital efficient tag, New Hampshire or Maine, less than two million dollars raised, over a dozen years in business',
    {
      growth_tag: ['Capital Efficient'],
      hq_state: ['New Hampshire', 'Maine'],
      total_funding_usd: { max: 2000000 },
      year_founded: { max: 2014 },
    },
  ],
  [
    'Seattle or Salt Lake City, saas is a no go, 20-70 employees, founders anywhere, regional newsletter in October',
    {
      hq_city: ['Seattle', 'Salt Lake City'],
      is_saas: false,
      employee_count: { min: 20, max: 70 },
      is_in_newsletter: true,
      newsletter_type: ['regional'],
      newsletter_date_from: '2026-10-01',
      newsletter_date_to: '2026-10-31',
    },
  ],
  [
    "Companies with upwards of 30 employees in Vietnam, seat in the United States, other than those on Theo's shortlist, two-year headcount growth of 40 per cent or more.",
    {
      country_name_employee_count: 'Vietnam',
      country_employee_count: { min: 30 },
      hq_country: ['United States'],
      growth_2y: { min: 40 },
    },
  ],
  [
    'Marta wants: hers, in diligence or term sheet, never mind the size, Argentina Uruguay Chile, website looked at by us in the last month',
    {
      tp_owner_email: ['marta@aldercap.example'],
      tp_status_value: ['diligence', 'term_sheet'],
      hq_country: ['Argentina', 'Uruguay', 'Chile'],
      days_of_website_history: 30,
    },
  ],
  [
    'outside the US, saas, between 5 and 15 staff, nobody has put a status on it, started no earlier than 2022',
    {
      is_saas: true,
      employee_count: { min: 5, max: 15 },
      tp_status_not_tagged: true,
      year_founded: { min: 2022 },
    },
  ],
  [
    'were at one time in conversation with us, now up 30% or more on the year, New Mexico or Nevda, shed the Public ones',
    {
      tp_status_value: ['in_conversation'],
      tp_status_operator: 'was',
      growth_1y: { min: 30 },
      hq_state: ['New Mexico', 'Nevada'],
    },
  ],
  [
    'ARR 3 to 8 million, churn under 5%, Denver, 35 on the payroll tops, anyone but Felix Amador as owner',
    { hq_city: ['Denver'], employee_count: { max: 35 } },
  ],
  [
    'Turkey (the country, lol). apps for poultry farms, 15 to 40 people, 1 million raised or less, count out saas',
    {
      hq_country: ['Turkey'],
      employee_count: { min: 15, max: 40 },
      total_funding_usd: { max: 1000000 },
      is_saas: false,
    },
  ],
  [
    'Kenya and Ghana and Nigeria. Payments. Headcount sixty percent up or more within a year. Raised at least three quarters of a million. Hold the South African ones.',
    { hq_country: ['Kenya', 'Ghana', 'Nigeria'], growth_1y: { min: 60 }, total_funding_usd: { min: 750000 } },
  ],
  [
    'Companies in the Dakotas or Montana that came into being in the nineties, have no owner, and employ up to 85; those already at reached out may be disregarded.',
    {
      hq_state: ['North Dakota', 'South Dakota', 'Montana'],
      year_founded: { min: 1990, max: 1999 },
      tp_owner_not_tagged: true,
      employee_count: { max: 85 },
    },
  ],
  [
    'PE friend paid 11x for a 90 person one in Idaho. dont want idaho. want Oregon, 20 to 50 people, old enough to drink (21+ yrs), and zero outside investment',
    {
      hq_state: ['Oregon'],
      employee_count: { min: 20, max: 50 },
      year_founded: { max: 2005 },
      total_funding_usd: { max: 0 },
      total_funding_usd_no_data: true,
    },
  ],
  [
    'Weekly newsletter since 1 November, SaaS, Chicago or Columbus, keep away from anything over 150 people',
    {
      is_in_newsletter: true,
      newsletter_type: ['weekly'],
      newsletter_date_from: '2026-11-01',
      newsletter_date_to: '2026-11-15',
      is_saas: true,
      hq_city: ['Chicago', 'Columbus'],
      employee_count: { max: 150 },
    },
  ],
  [
    'lets see who we have in arkansas thats under 75 heads',
    { hq_state: ['Arkansas'], employee_count: { max: 75 } },
  ],
  [
    'anything Felix Amador is sitting on in Canada',
    { tp_owner_email: ['felix.amador@aldercap.example'], hq_country: ['Canada'] },
  ],
  [
    'firms that got started after the financial crisis, say 2010 onwards, in Poland',
    { year_founded: { min: 2010 }, hq_country: ['Poland'] },
  ],
  [
    'between 12 and 30 people and no venture money whatsoever',
    { employee_count: { min: 12, max: 30 }, total_funding_usd: { max: 0 }, total_funding_usd_no_data: true },
  ],
  [
    "we haven't been in contact with them since September 1",
    { has_email_sent: false, days_of_email_sent: 75 },
  ],
  ['companies whose website I pulled up in the last ten days', { days_of_website_history: 10 }],
  [
    'ones that were in term sheet at some stage during the past half year',
    { tp_status_value: ['term_sheet'], tp_status_operator: 'was', tp_status_since: 180 },
  ],
  [
    'growth of 30 percent plus in the last six months, headcount no more than 100',
    { growth_6m: { min: 30 }, employee_count: { max: 100 } },
  ],
  [
    'Nothing in New York please, rest of the northeast is fine, saas',
    {
      hq_state: [
        'Connecticut',
        'Maine',
        'Massachusetts',
        'New Hampshire',
        'Rhode Island',
        'Vermont',
        'New Jersey',
        'Pennsylvania',
      ],
      is_saas: true,
    },
  ],
  [
    'ops software, Michigan, Ohio or Indiana, 40ish people',
    { hq_state: ['Michigan', 'Ohio', 'Indiana'], employee_count: { min: 32, max: 48 } },
  ],
  [
    'I need public companies from Japan with a headcount over 1000',
    { status: ['Public'], hq_country: ['Japan'], employee_count: { min: 1000 } },
  ],
  [
    'not a single person on our side covers these: Utah, saas',
    { tp_owner_not_tagged: true, hq_state: ['Utah'], is_saas: true },
  ],
  [
    'weekly newsletter mentions between Oct 5 and Oct 25',
    {
      is_in_newsletter: true,
      newsletter_type: ['weekly'],
      newsletter_date_from: '2026-10-05',
      newsletter_date_to: '2026-10-25',
    },
  ],
  [
    'prospects of mine with at least 60 staff',
    {
      tp_status_value: ['prospect'],
      tp_owner_email: ['marta@aldercap.example'],
      employee_count: { min: 60 },
    },
  ],
  [
    'more than 20 people in Colombia while the company sits in the United States',
    {
      country_name_employee_count: 'Colombia',
      country_employee_count: { min: 20 },
      hq_country: ['United States'],
    },
  ],
  [
    'minnesota medtech raised somewhere between 3 and 9 million',
    { hq_state: ['Minnesota'], total_funding_usd: { min: 3000000, max: 9000000 } },
  ],
  ['those that shrank by 10 percent or more this past year', { growth_1y: { max: -10 } }],
  ['headcount tripled within two years', { growth_2y: { min: 200 } }],
  ["Give me everything on Theo's shortlist that isn't SaaS", { workboard_id: 6, is_saas: false }],
  [
    'founders out of Toronto, less than $2M in',
    { founder_metro_area: ['Greater Toronto Area'], total_funding_usd: { max: 2000000 } },
  ],
  [
    "skip Felix Tran's ones. Oregon, 25-80 employees",
    { hq_state: ['Oregon'], employee_count: { min: 25, max: 80 } },
  ],
  [
    'acquired since we last looked, Sweden or Norway',
    { status: ['Acquired'], hq_country: ['Sweden', 'Norway'] },
  ],
];
