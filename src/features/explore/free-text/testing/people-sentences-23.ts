import type { Meant } from './sentence.ts';

const NO_MONEY = { total_funding_usd: { max: 0 }, total_funding_usd_no_data: true } as const;

/** Sentences of people who did not know what is read, and other wordings of what they said: founders, people in a country, statuses, trips, verbs nobody knows. */
export const twentyThirdPeopleSentences: readonly Meant[] = [
  [
    'founders in the Boston area or around Chicago',
    { founder_metro_area: ['Greater Boston', 'Greater Chicago Area'] },
  ],
  [
    'founders living around Austin or in the Raleigh area, saas',
    { founder_metro_area: ['Austin, Texas Metropolitan Area', 'Raleigh-Durham Area'], is_saas: true },
  ],
  [
    'founders in greater Denver or near Toronto',
    { founder_metro_area: ['Denver Metropolitan Area', 'Greater Toronto Area'] },
  ],
  [
    'founder lives in the Berlin area or in the Bay Area',
    { founder_metro_area: ['Berlin Metropolitan Area', 'San Francisco Bay Area'] },
  ],
  [
    'founders based in the New York metro or the Boston metro area, 20+ people',
    {
      founder_metro_area: ['New York City Metropolitan Area', 'Greater Boston'],
      employee_count: { min: 20 },
    },
  ],
  [
    'founders who live in or around Chicago or Denver',
    { founder_metro_area: ['Greater Chicago Area', 'Denver Metropolitan Area'] },
  ],
  [
    'founders from the Toronto region and from around Boston',
    { founder_metro_area: ['Greater Toronto Area', 'Greater Boston'] },
  ],
  [
    'founders residing in the Austin area, the Denver area or around Chicago',
    {
      founder_metro_area: [
        'Austin, Texas Metropolitan Area',
        'Denver Metropolitan Area',
        'Greater Chicago Area',
      ],
    },
  ],
  [
    'with founders near Raleigh or around Boston, no owner',
    { founder_metro_area: ['Raleigh-Durham Area', 'Greater Boston'], tp_owner_not_tagged: true },
  ],
  [
    'US HQ, at least 20 people in Ukraine',
    {
      hq_country: ['United States'],
      country_name_employee_count: 'Ukraine',
      country_employee_count: { min: 20 },
    },
  ],
  [
    'at least 20 people in Ukraine, headquartered in Poland',
    { hq_country: ['Poland'], country_name_employee_count: 'Ukraine', country_employee_count: { min: 20 } },
  ],
  [
    'Swiss HQ, minimum 20 staff sitting in Portugal',
    {
      hq_country: ['Switzerland'],
      country_name_employee_count: 'Portugal',
      country_employee_count: { min: 20 },
    },
  ],
  [
    'London based with 15 or more people in Romania',
    { hq_city: ['London'], country_name_employee_count: 'Romania', country_employee_count: { min: 15 } },
  ],
  [
    'Israel HQ and a Ukrainian team of at least 20',
    { hq_country: ['Israel'], country_name_employee_count: 'Ukraine', country_employee_count: { min: 20 } },
  ],
  [
    'HQ Germany, twenty or more of the staff in Poland',
    { hq_country: ['Germany'], country_name_employee_count: 'Poland', country_employee_count: { min: 20 } },
  ],
  [
    'US companies that have more than 30 heads in India',
    {
      hq_country: ['United States'],
      country_name_employee_count: 'India',
      country_employee_count: { min: 30 },
    },
  ],
  [
    'Danish companies with between 10 and 40 people over in Vietnam',
    {
      hq_country: ['Denmark'],
      country_name_employee_count: 'Vietnam',
      country_employee_count: { min: 10, max: 40 },
    },
  ],
  [
    'Texas HQ, 5+ folks down in Mexico',
    { hq_state: ['Texas'], country_name_employee_count: 'Mexico', country_employee_count: { min: 5 } },
  ],
  [
    'Reached Out, not emailed in 45 days',
    { tp_status_value: ['reached_out'], has_email_sent: false, days_of_email_sent: 45 },
  ],
  [
    'Reached Out, not emailed for 60 days, owner Priya',
    {
      tp_status_value: ['reached_out'],
      has_email_sent: false,
      days_of_email_sent: 60,
      tp_owner_email: ['priya@aldercap.example'],
    },
  ],
  [
    'Reached Out but no email in the last month',
    { tp_status_value: ['reached_out'], has_email_sent: false, days_of_email_sent: 30 },
  ],
  [
    'reached out, then nothing for 30 days',
    { tp_status_value: ['reached_out'], has_email_sent: false, days_of_email_sent: 30 },
  ],
  [
    'reached out and then silence for 60 days, Utah',
    { tp_status_value: ['reached_out'], has_email_sent: false, days_of_email_sent: 60, hq_state: ['Utah'] },
  ],
  [
    'in conversation, then nothing for 45 days',
    { tp_status_value: ['in_conversation'], has_email_sent: false, days_of_email_sent: 45 },
  ],
  [
    'Prospect, not written to in 90 days',
    { tp_status_value: ['prospect'], has_email_sent: false, days_of_email_sent: 90 },
  ],
  [
    'Reached Out / not emailed in 90 days',
    { tp_status_value: ['reached_out'], has_email_sent: false, days_of_email_sent: 90 },
  ],
  [
    'reached out status; no mail from us in two weeks',
    { tp_status_value: ['reached_out'], has_email_sent: false, days_of_email_sent: 14 },
  ],
  [
    'Reached Out, Ohio, nothing sent in the last quarter',
    { tp_status_value: ['reached_out'], hq_state: ['Ohio'], has_email_sent: false, days_of_email_sent: 90 },
  ],
  [
    'For my visit in Mexico and Colombia I need companies with more than 50 people',
    { hq_country: ['Mexico', 'Colombia'], employee_count: { min: 50 } },
  ],
  ['For a trip to Norway I need SaaS companies', { hq_country: ['Norway'], is_saas: true }],
  [
    "We're traveling to Poland and Romania in May, who is worth meeting there with 20+ staff",
    { hq_country: ['Poland', 'Romania'], employee_count: { min: 20 } },
  ],
  [
    "I'm in Portugal next week, which SaaS companies should I see",
    { hq_country: ['Portugal'], is_saas: true },
  ],
  [
    'ahead of our trip to Brazil: companies with no owner',
    { hq_country: ['Brazil'], tp_owner_not_tagged: true },
  ],
  ['flying to Ohio on Monday, show me bootstrapped companies there', { hq_state: ['Ohio'], ...NO_MONEY }],
  [
    "I'm flying to Spain on Monday, but what I need is Texas, 20+ people",
    { hq_state: ['Texas'], employee_count: { min: 20 } },
  ],
  [
    'Before my trip to Japan I want to finish Canada: SaaS, no owner',
    { hq_country: ['Canada'], is_saas: true, tp_owner_not_tagged: true },
  ],
  [
    'had Term Sheet as status sometime in the last 120 days',
    { tp_status_value: ['term_sheet'], tp_status_operator: 'was', tp_status_since: 120 },
  ],
  [
    'had Diligence as its stage at some point in the past 90 days, Ohio',
    { tp_status_value: ['diligence'], tp_status_operator: 'was', tp_status_since: 90, hq_state: ['Ohio'] },
  ],
  [
    'whose status at some time in the last 60 days was Prospect',
    { tp_status_value: ['prospect'], tp_status_operator: 'was', tp_status_since: 60 },
  ],
  [
    'were marked as Passed in the last 90 days',
    { tp_status_value: ['passed'], tp_status_operator: 'was', tp_status_since: 90 },
  ],
  [
    'got moved to On Hold within the past 30 days',
    { tp_status_value: ['on_hold'], tp_status_operator: 'was', tp_status_since: 30 },
  ],
  [
    'entered Diligence in the last 45 days',
    { tp_status_value: ['diligence'], tp_status_operator: 'was', tp_status_since: 45 },
  ],
  [
    'have had Meeting Scheduled as their status during the past half year',
    { tp_status_value: ['meeting_scheduled'], tp_status_operator: 'was', tp_status_since: 180 },
  ],
  ['which had Passed as status once', { tp_status_value: ['passed'], tp_status_operator: 'was' }],
  ['with Prospect as status, Iowa', { tp_status_value: ['prospect'], hq_state: ['Iowa'] }],
  ['have On Hold as their status', { tp_status_value: ['on_hold'] }],
  ['Alabama and Georgia, and yeet the public ones', { hq_state: ['Alabama', 'Georgia'] }],
  ['Oregon, winnow the SaaS ones', { hq_state: ['Oregon'] }],
  ['Nebraska; ax the closed ones', { hq_state: ['Nebraska'] }],
  ['defenestrate the Texas ones, 20-50 people', { employee_count: { min: 20, max: 50 } }],
  ['zap the Ohio ones. Indiana and Illinois, saas', { hq_state: ['Indiana', 'Illinois'], is_saas: true }],
  ['Sweden, heave the acquired ones overboard', { hq_country: ['Sweden'] }],
  ['surface the Texas ones, 20-50 people', { hq_state: ['Texas'], employee_count: { min: 20, max: 50 } }],
  ['grab the private ones in Ohio', { status: ['Private'], hq_state: ['Ohio'] }],
  ['prioritize the Utah ones with no owner', { hq_state: ['Utah'], tp_owner_not_tagged: true }],
  ['mostly the SaaS ones, Maine', { is_saas: true, hq_state: ['Maine'] }],
];
