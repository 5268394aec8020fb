import { EUROPE } from './regions.ts';
import type { Meant } from './sentence.ts';

/** Other wordings of what people were seen to type; the longest. */
export const thirdVariedSentences: readonly Meant[] = [
  [
    'headcount growing 10 to 30 percent over six months, non-saas',
    { growth_6m: { min: 10, max: 30 }, is_saas: false },
  ],
  [
    'I had coffee with a guy from Texas, anyway: Iowa, 10-20 people',
    { hq_state: ['Iowa'], employee_count: { min: 10, max: 20 } },
  ],
  [
    'headcount up 25% in 1 yr AND 60% in 2 yrs, saas, NYC or Boston',
    { growth_1y: { min: 25 }, growth_2y: { min: 60 }, is_saas: true, hq_city: ['New York', 'Boston'] },
  ],
  [
    'someone talked about them on a podcast in the last three months',
    {
      newsletter_mentions: true,
      newsletter_sender: ['podcast'],
      from_to_date: { from: '2026-08-17', to: '2026-11-15' },
    },
  ],
  [
    'owner = Marta, status <> passed, hq in Canada, employees 15..60',
    {
      tp_owner_email: ['marta@aldercap.example'],
      hq_country: ['Canada'],
      employee_count: { min: 15, max: 60 },
    },
  ],
  [
    'Canada trip list - Toronto only, min 20 staff, nobody owns them',
    { workboard_id: 7, hq_city: ['Toronto'], employee_count: { min: 20 }, tp_owner_not_tagged: true },
  ],
  [
    'growth over six months: at least 20%; over one year: at least 40%',
    { growth_6m: { min: 20 }, growth_1y: { min: 40 } },
  ],
  [
    "last contact more than six months ago, Marta's, Bay Area founders",
    {
      has_email_sent: false,
      days_of_email_sent: 180,
      tp_owner_email: ['marta@aldercap.example'],
      founder_metro_area: ['San Francisco Bay Area'],
    },
  ],
  [
    'manufacturing summit guests, company > 15 yrs old, raised above 5mm',
    {
      explore_datasource: 'manufacturing_summit_guests',
      year_founded: { max: 2011 },
      total_funding_usd: { min: 5000000 },
    },
  ],
  [
    'headcount growth: at least 5% in one month, 30%+ in 6 months; Texas',
    { growth_6m: { min: 30 }, hq_state: ['Texas'] },
  ],
  [
    'Felix Amador, in conversation, Texas; raised at least 3M but under 12M',
    {
      tp_owner_email: ['felix.amador@aldercap.example'],
      tp_status_value: ['in_conversation'],
      hq_state: ['Texas'],
      total_funding_usd: { min: 3000000, max: 12000000 },
    },
  ],
  [
    'revenue of 10M+, headcount growth above 20% in six months, Netherlands',
    { growth_6m: { min: 20 }, hq_country: ['Netherlands'] },
  ],
  [
    'at most 20 employees in India, HQ Singapore, hc up 15%+ in half a year',
    {
      country_name_employee_count: 'India',
      country_employee_count: { max: 20 },
      hq_country: ['Singapore'],
      growth_6m: { min: 15 },
    },
  ],
  [
    'diligence automation for lenders, Priya owns it, status on hold, Ireland',
    { tp_owner_email: ['priya@aldercap.example'], tp_status_value: ['on_hold'], hq_country: ['Ireland'] },
  ],
  [
    'no fewer than 45 and no more than 130 people, Denver or SLC, raised nothing',
    {
      employee_count: { min: 45, max: 130 },
      hq_city: ['Denver', 'Salt Lake City'],
      total_funding_usd: { max: 0 },
      total_funding_usd_no_data: true,
    },
  ],
  [
    'ignore Spain; Portugal is fine, not saas, founded until 2010, 30 hc at most',
    { hq_country: ['Portugal'], is_saas: false, year_founded: { max: 2010 }, employee_count: { max: 30 } },
  ],
  [
    'was in conversation at some point during the last 6 months, no owner any more',
    {
      tp_status_value: ['in_conversation'],
      tp_status_operator: 'was',
      tp_status_since: 180,
      tp_owner_not_tagged: true,
    },
  ],
  [
    'employee count up 15% in the past year yet down 2% in the past month, Chicago',
    { growth_1y: { min: 15 }, hq_city: ['Chicago'] },
  ],
  [
    'was a prospect, then went cold: not emailed in 8 months, still private, Michigan',
    {
      tp_status_value: ['prospect'],
      tp_status_operator: 'was',
      has_email_sent: false,
      days_of_email_sent: 240,
      status: ['Private'],
      hq_state: ['Michigan'],
    },
  ],
  [
    'steer clear of Nevada and Arizona. Otherwise private, 10 to 35 people, no status',
    { status: ['Private'], employee_count: { min: 10, max: 35 }, tp_status_not_tagged: true },
  ],
  [
    'passed the bar exam prep, Illinois or Indiana, at most 40 staff, est. before 2012',
    { hq_state: ['Illinois', 'Indiana'], employee_count: { max: 40 }, year_founded: { max: 2011 } },
  ],
  [
    'founders in the Boston area, headcount up 30%+ over 1 year, raised 2-8mm, no owner',
    {
      founder_metro_area: ['Greater Boston'],
      growth_1y: { min: 30 },
      total_funding_usd: { min: 2000000, max: 8000000 },
      tp_owner_not_tagged: true,
    },
  ],
  [
    'had been a prospect, since gone out of business, LA or San Jose, founded 2005-2015',
    {
      tp_status_value: ['prospect'],
      tp_status_operator: 'was',
      status: ['Closed'],
      hq_city: ['Los Angeles', 'San Jose'],
      year_founded: { min: 2005, max: 2015 },
    },
  ],
  [
    'show me NZ/AU payroll saas with 20-80 staff that grew 30% or more last year, unowned',
    {
      hq_country: ['New Zealand', 'Australia'],
      is_saas: true,
      employee_count: { min: 20, max: 80 },
      growth_1y: { min: 30 },
      tp_owner_not_tagged: true,
    },
  ],
  [
    'Not interested in Germany or Austria. Swiss only, 10 to 50 staff, founded this decade',
    { hq_country: ['Switzerland'], employee_count: { min: 10, max: 50 }, year_founded: { min: 2020 } },
  ],
  [
    'raised at least two million but not over six million, three dozen people at most, Denmark',
    {
      total_funding_usd: { min: 2000000, max: 6000000 },
      employee_count: { max: 36 },
      hq_country: ['Denmark'],
    },
  ],
  [
    "Re: pipeline / hi, Felix Tran's saas in Germny, 25-75 ppl, nobody ever reached out to them",
    {
      tp_owner_email: ['felix@aldercap.example'],
      is_saas: true,
      hq_country: ['Germany'],
      employee_count: { min: 25, max: 75 },
      has_never_sent_email: true,
    },
  ],
  [
    'we visited the site within the last month but never wrote; Kentucky or Tennessee; 20+ heads',
    {
      days_of_website_history: 30,
      has_never_sent_email: true,
      hq_state: ['Kentucky', 'Tennessee'],
      employee_count: { min: 20 },
    },
  ],
  [
    "Priya's or Theo's, either in diligence or on hold, not founded before 2012, not above 150 heads",
    {
      tp_owner_email: ['priya@aldercap.example', 'theo@aldercap.example'],
      tp_status_value: ['diligence', 'on_hold'],
      year_founded: { min: 2012 },
      employee_count: { max: 150 },
    },
  ],
  [
    'the Second look list: drop the ones in Nevada; only 25+ people; was passed in the past 18 months',
    {
      workboard_id: 8,
      employee_count: { min: 25 },
      tp_status_value: ['passed'],
      tp_status_operator: 'was',
      tp_status_since: 540,
    },
  ],
  [
    "Which of Theo's deals were in diligence at any time in the past 6 months and raised less than $9M?",
    {
      tp_owner_email: ['theo@aldercap.example'],
      tp_status_value: ['diligence'],
      tp_status_operator: 'was',
      tp_status_since: 180,
      total_funding_usd: { max: 9000000 },
    },
  ],
  [
    'Read that a competitor closed a 40M round; look for similar in Munich, 20 to 90 hc, not bootstrapped',
    { hq_city: ['Munich'], employee_count: { min: 20, max: 90 }, total_funding_usd: { min: 1 } },
  ],
  [
    'everything in Georgia or Florida apart from saas, est. 1985-2005, headcount between 50 and 250, no owner',
    {
      hq_state: ['Georgia', 'Florida'],
      is_saas: false,
      year_founded: { min: 1985, max: 2005 },
      employee_count: { min: 50, max: 250 },
      tp_owner_not_tagged: true,
    },
  ],
  [
    'I passed by their booth in Chicago. Anyway, food safety software in Wisconsin, up to 80 people, no status',
    { hq_state: ['Wisconsin'], employee_count: { max: 80 }, tp_status_not_tagged: true },
  ],
  [
    "SELECT * FROM companies WHERE is_saas = false AND hq_country IN ('Norway','Sweden') AND year_founded < 2010 AND employee_count <= 120",
    {
      is_saas: false,
      hq_country: ['Norway', 'Sweden'],
      year_founded: { max: 2009 },
      employee_count: { max: 120 },
    },
  ],
  [
    "Hello! For Monday's partner meeting could you get me all companies in conversation or at term sheet that Priya or Theo own and that are in Europe? Thanks",
    {
      tp_status_value: ['in_conversation', 'term_sheet'],
      tp_owner_email: ['priya@aldercap.example', 'theo@aldercap.example'],
      hq_country: EUROPE,
    },
  ],
  [
    'Hi all, Marta speaking. Need privately held SaaS in the Carolinas, 15-60 people, founded no earlier than 2013, that none of us has contacted so far. Thx!',
    {
      status: ['Private'],
      is_saas: true,
      hq_state: ['North Carolina', 'South Carolina'],
      employee_count: { min: 15, max: 60 },
      year_founded: { min: 2013 },
      has_never_sent_email: true,
    },
  ],
];
