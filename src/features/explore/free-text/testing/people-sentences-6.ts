import { BALTICS, BENELUX } from './regions.ts';
import type { Meant } from './sentence.ts';

/** Sentences of somebody who never saw the grammar, and the filters that are meant; the rest of them. */
export const sixthPeopleSentences: readonly Meant[] = [
  [
    'tran, abara, sundaram: anything in diligence, west virginia + virginia',
    {
      tp_owner_email: ['felix@aldercap.example', 'theo@aldercap.example', 'priya@aldercap.example'],
      tp_status_value: ['diligence'],
      hq_state: ['West Virginia', 'Virginia'],
    },
  ],
  [
    "Saw that a fleet app passed 100 customers; similar co's in Denver, 15 to 45 hc, bootstrapped",
    {
      hq_city: ['Denver'],
      employee_count: { min: 15, max: 45 },
      total_funding_usd: { max: 0 },
      total_funding_usd_no_data: true,
    },
  ],
  [
    'tools for newsletter writers, NYC, 5-20 people, raised at most 1.5m',
    { hq_city: ['New York'], employee_count: { min: 5, max: 20 }, total_funding_usd: { max: 1500000 } },
  ],
  [
    'tags capital efficient or steady compounder, Canadian, older than fifteen years',
    {
      growth_tag: ['Capital Efficient', 'Steady Compounder'],
      hq_country: ['Canada'],
      year_founded: { max: 2011 },
    },
  ],
  [
    'Could somebody pull Benelux distributors for me? Not saas, 80 to 160 staff, in business for more than 25 years and not assigned to any of us yet',
    {
      hq_country: BENELUX,
      is_saas: false,
      employee_count: { min: 80, max: 160 },
      year_founded: { max: 2001 },
      tp_owner_not_tagged: true,
    },
  ],
  [
    'prospects we emailed in the past 7 days and whose website we visited in the past 7 days too',
    {
      has_email_sent: true,
      days_of_email_sent: 7,
      days_of_website_history: 7,
      tp_status_value: ['prospect'],
    },
  ],
  [
    'textile erp, HQ Turkey, up to 55 people, founded since 2011, any owner except Marta',
    { hq_country: ['Turkey'], employee_count: { max: 55 }, year_founded: { min: 2011 } },
  ],
  [
    'Paris agreement carbon accounting, HQ London, raised 3–9mm, 20–70 hc',
    {
      hq_city: ['London'],
      total_funding_usd: { min: 3000000, max: 9000000 },
      employee_count: { min: 20, max: 70 },
    },
  ],
  [
    'incorporation paperwork made easy; HQ in SF; <30 people; saas; founded 2021 or later',
    { hq_city: ['San Francisco'], employee_count: { max: 30 }, is_saas: true, year_founded: { min: 2021 } },
  ],
  [
    '1099 and 401k admin, Nebraska or Iowa, max 400 people, founded 1995-2010',
    { hq_state: ['Nebraska', 'Iowa'], employee_count: { max: 400 }, year_founded: { min: 1995, max: 2010 } },
  ],
  ['NRR 120%, ARR 3M, hc growth 35%+ over 1 year, Boston', { growth_1y: { min: 35 }, hq_city: ['Boston'] }],
  [
    'revenue up 80% yet headcount shrinking, New York City, saas',
    { growth_1y: { max: 0 }, hq_city: ['New York'], is_saas: true },
  ],
  [
    "where tp_status = 'ON_HOLD' and owner = 'theo@aldercap.example' and employee_count >= 40",
    { tp_status_value: ['on_hold'], tp_owner_email: ['theo@aldercap.example'], employee_count: { min: 40 } },
  ],
  [
    'no status, no owner, country in (Denmark, Finland), founded between 2010 and 2018',
    {
      tp_status_not_tagged: true,
      tp_owner_not_tagged: true,
      hq_country: ['Denmark', 'Finland'],
      year_founded: { min: 2010, max: 2018 },
    },
  ],
  [
    'the dakotas, montana, wyoming: ag equipment; not saas; founded 1979 or earlier',
    {
      hq_state: ['North Dakota', 'South Dakota', 'Montana', 'Wyoming'],
      is_saas: false,
      year_founded: { max: 1979 },
    },
  ],
  [
    "Priya's out this week so pull the ones she owns: term sheet or diligence, California",
    {
      tp_owner_email: ['priya@aldercap.example'],
      tp_status_value: ['term_sheet', 'diligence'],
      hq_state: ['California'],
    },
  ],
  [
    'Baltics, saas, 10 to 40 people in all, at least 5 employees in the UK',
    {
      hq_country: BALTICS,
      is_saas: true,
      employee_count: { min: 10, max: 40 },
      country_name_employee_count: 'United Kingdom',
      country_employee_count: { min: 5 },
    },
  ],
  [
    "a friend swears by Greater Boston founders who set up HQ in Portland; up to 20 staff is what I'd want",
    { founder_metro_area: ['Greater Boston'], hq_city: ['Portland'], employee_count: { max: 20 } },
  ],
  [
    "Young things, less than four years old, whose founders live in the Austin metro (HQ doesn't matter) and which raised 250k to 2M",
    {
      founder_metro_area: ['Austin, Texas Metropolitan Area'],
      total_funding_usd: { min: 250000, max: 2000000 },
      year_founded: { min: 2022 },
    },
  ],
  [
    'at most three years old, nine people or more, SF, Berkeley, Emeryville',
    {
      year_founded: { min: 2023 },
      employee_count: { min: 9 },
      hq_city: ['San Francisco', 'Berkeley', 'Emeryville'],
    },
  ],
  [
    "who's hiring like crazy, showed up in our industry newsletter and still has no owner?",
    {
      growth_tag: ['Hiring Surge'],
      is_in_newsletter: true,
      newsletter_type: ['industry'],
      tp_owner_not_tagged: true,
    },
  ],
  [
    "Theo's saas companies in Ontario, provided they've raised no more than 3M",
    {
      tp_owner_email: ['theo@aldercap.example'],
      hq_state: ['Ontario'],
      is_saas: true,
      total_funding_usd: { max: 3000000 },
    },
  ],
  [
    'anyone except Felix Tran may own it; Quebec; min 20 hc; headcount up 10% plus in 6 mths',
    { hq_state: ['Quebec'], employee_count: { min: 20 }, growth_6m: { min: 10 } },
  ],
  [
    'steer clear of Texas and Florida. Otherwise saas, founded 2019-2023, 12 to 48 people, unowned',
    {
      is_saas: true,
      year_founded: { min: 2019, max: 2023 },
      employee_count: { min: 12, max: 48 },
      tp_owner_not_tagged: true,
    },
  ],
  [
    "Priya's, Virginia, seventy people max, backed by anyone but a16z",
    { tp_owner_email: ['priya@aldercap.example'], hq_state: ['Virginia'], employee_count: { max: 70 } },
  ],
  [
    'precision machining in Indiana, 20 to 200 workers, that not a soul on our team has ever sent an email',
    { has_never_sent_email: true, hq_state: ['Indiana'], employee_count: { min: 20, max: 200 } },
  ],
  [
    'we emailed them in the last quarter; Australia or NZ; in conversation',
    {
      has_email_sent: true,
      days_of_email_sent: 90,
      hq_country: ['Australia', 'New Zealand'],
      tp_status_value: ['in_conversation'],
    },
  ],
  [
    "we looked at their website in the last 2 months, haven't emailed for a year, prospect",
    {
      days_of_website_history: 60,
      has_email_sent: false,
      days_of_email_sent: 365,
      tp_status_value: ['prospect'],
    },
  ],
  [
    'hc growth: over 8% in one month, at least 50% in 1 year, 150+% in 2 years; saas',
    { growth_1y: { min: 50 }, growth_2y: { min: 150 }, is_saas: true },
  ],
  [
    'headcount down 5% or more in the last month, yet up 20% or more over the year; NYC',
    { growth_1y: { min: 20 }, hq_city: ['New York'] },
  ],
  [
    'founded 1998 or earlier, unowned, Rhode Island/Connecticut, 40 staff minimum',
    {
      year_founded: { max: 1998 },
      tp_owner_not_tagged: true,
      hq_state: ['Rhode Island', 'Connecticut'],
      employee_count: { min: 40 },
    },
  ],
  [
    'Unted Kingdom, meeting schedled, at least tweny people',
    { hq_country: ['United Kingdom'], tp_status_value: ['meeting_scheduled'], employee_count: { min: 20 } },
  ],
  [
    'raised at least a million but no more than four million, two dozen people at most, Ireland',
    {
      total_funding_usd: { min: 1000000, max: 4000000 },
      employee_count: { max: 24 },
      hq_country: ['Ireland'],
    },
  ],
  [
    'Chicago HQ, founders in the greater Chicago area, hc 20-50, saas',
    {
      hq_city: ['Chicago'],
      founder_metro_area: ['Greater Chicago Area'],
      employee_count: { min: 20, max: 50 },
      is_saas: true,
    },
  ],
  [
    'South San Francisco, San Bruno, San Mateo or Burlingame lab tools, up to 65 heads, private company',
    {
      hq_city: ['South San Francisco', 'San Bruno', 'San Mateo', 'Burlingame'],
      employee_count: { max: 65 },
      status: ['Private'],
    },
  ],
  [
    "Which of Priya's saas deals were on hold at any time in the last 90 days?",
    {
      tp_status_value: ['on_hold'],
      tp_status_operator: 'was',
      tp_status_since: 90,
      tp_owner_email: ['priya@aldercap.example'],
      is_saas: true,
    },
  ],
  [
    'Israeli companies that had a term sheet from us at some point in the past two years and have been acquired by now',
    {
      tp_status_value: ['term_sheet'],
      tp_status_operator: 'was',
      tp_status_since: 730,
      status: ['Acquired'],
      hq_country: ['Israel'],
    },
  ],
  [
    'Lunch w/ my friend Jordan tmrw, wants fund admin cos: UK HQ, saas, 15-60 ppl',
    { hq_country: ['United Kingdom'], is_saas: true, employee_count: { min: 15, max: 60 } },
  ],
  [
    'From: Theo / Subject: UK idea / can we see saas in the UK, 20-60 staff, that none of us has ever mailed? no rush',
    {
      hq_country: ['United Kingdom'],
      is_saas: true,
      employee_count: { min: 20, max: 60 },
      has_never_sent_email: true,
    },
  ],
];
