import { BALTICS, MIDWEST } from './regions.ts';
import type { Meant } from './sentence.ts';

/** Sentences of four people: one who dictates, one from Germany, one who is meticulous, one who pastes. */
export const eighthPeopleSentences: readonly Meant[] = [
  ['closed companies in Spain', { status: ['Closed'], hq_country: ['Spain'] }],
  [
    'contacted by e-mail within the last 2 weeks, Czech Republic',
    { has_email_sent: true, days_of_email_sent: 14, hq_country: ['Czech Republic'] },
  ],
  [
    'less than 10 employees in Romania, HQ in Germany',
    { country_name_employee_count: 'Romania', country_employee_count: { max: 10 }, hq_country: ['Germany'] },
  ],
  [
    'status meeting scheduled, owner Theo',
    { tp_status_value: ['meeting_scheduled'], tp_owner_email: ['theo@aldercap.example'] },
  ],
  [
    'It is not necessary that they are SaaS; headquarter Estonia, Latvia or Lithuania; headcount not under 15',
    { hq_country: BALTICS, employee_count: { min: 15 } },
  ],
  [
    'Headcount decreased during the last 12 months, United Kingdom',
    { growth_1y: { max: 0 }, hq_country: ['United Kingdom'] },
  ],
  [
    'Please list companies headquartered in Massachusetts with between 25 and 75 employees (inclusive), founded no earlier than 2014.',
    { hq_state: ['Massachusetts'], employee_count: { min: 25, max: 75 }, year_founded: { min: 2014 } },
  ],
  [
    'Total funding must not exceed $15 million; where funding is undisclosed, please retain the company.',
    { total_funding_usd: { max: 15000000 }, total_funding_usd_no_data: true },
  ],
  [
    'Companies that at some point within the past year were in Term Sheet but no longer are, Illinois only.',
    {
      tp_status_value: ['term_sheet'],
      tp_status_operator: 'was',
      tp_status_since: 365,
      hq_state: ['Illinois'],
    },
  ],
  [
    'Owner: Felix Amador; status: Diligence.',
    { tp_owner_email: ['felix.amador@aldercap.example'], tp_status_value: ['diligence'] },
  ],
  [
    'Exclude anything owned by Theo, exclude Florida, and restrict to SaaS with two-year headcount growth of 50% or better.',
    { is_saas: true, growth_2y: { min: 50 } },
  ],
  [
    'Featured in the industry newsletter in the third quarter of 2026; privately held.',
    {
      is_in_newsletter: true,
      newsletter_type: ['industry'],
      newsletter_date_from: '2026-07-01',
      newsletter_date_to: '2026-09-30',
      status: ['Private'],
    },
  ],
  [
    'Headcount growth over the trailing six months of at least 15%, with a headcount not exceeding 120.',
    { growth_6m: { min: 15 }, employee_count: { max: 120 } },
  ],
  [
    'Companies tagged as Capital Efficient in Oregon.',
    { growth_tag: ['Capital Efficient'], hq_state: ['Oregon'] },
  ],
  [
    'Drawn from the multi founders datasource, incorporated in 2017 or 2018.',
    { explore_datasource: 'multi_founders', year_founded: { min: 2017, max: 2018 } },
  ],
  [
    'No outreach by e-mail from our side for the past 120 days; status Reached Out.',
    { has_email_sent: false, days_of_email_sent: 120, tp_status_value: ['reached_out'] },
  ],
  [
    'Any company whose founding year precedes 2005 and whose staff numbers at least two hundred but fewer than five hundred, in Minnesota.',
    { year_founded: { max: 2004 }, employee_count: { min: 200, max: 500 }, hq_state: ['Minnesota'] },
  ],
  [
    'Growth in headcount between 10% and 25% per annum; headquartered in New Jersey or Delaware.',
    { growth_1y: { min: 10, max: 25 }, hq_state: ['Delaware', 'New Jersey'] },
  ],
  [
    'I would rather not see anything with fewer than 12 people, nor anything that has raised in excess of $9M. Location: Arizona, Nevada or New Mexico.',
    {
      employee_count: { min: 12 },
      total_funding_usd: { max: 9000000 },
      hq_state: ['Arizona', 'Nevada', 'New Mexico'],
    },
  ],
  ['Publicly traded companies in Japan', { status: ['Public'], hq_country: ['Japan'] }],
  [
    'Companies on the Canada trip list whose owner is Priya Sundaram.',
    { workboard_id: 7, tp_owner_email: ['priya@aldercap.example'] },
  ],
  [
    'Founded between 2008 and 2013, both years included, and never once e-mailed by us.',
    { year_founded: { min: 2008, max: 2013 }, has_never_sent_email: true },
  ],
  [
    'Companies whose status is neither Passed nor On Hold, in Kentucky, having at least 30 employees in India.',
    { hq_state: ['Kentucky'], country_name_employee_count: 'India', country_employee_count: { min: 30 } },
  ],
  [
    'Total capital raised: a minimum of USD 500,000 and a maximum of USD 4,000,000.',
    { total_funding_usd: { min: 500000, max: 4000000 } },
  ],
  [
    'Companies with exactly 50 employees in Missouri',
    { employee_count: { min: 50, max: 50 }, hq_state: ['Missouri'] },
  ],
  [
    "Whereas last week's request concerned Texas, this one concerns Oklahoma: propane distributors, 40 employees or more.",
    { hq_state: ['Oklahoma'], employee_count: { min: 40 } },
  ],
  [
    'Headcount stable or declining year over year, in Louisiana.',
    { growth_1y: { max: 0 }, hq_state: ['Louisiana'] },
  ],
  [
    'Quips in the form of conference talks dated 1 June 2026 through 31 August 2026.',
    {
      newsletter_mentions: true,
      newsletter_sender: ['conference'],
      from_to_date: { from: '2026-06-01', to: '2026-08-31' },
    },
  ],
  ['Not SaaS, Tennessee.', { is_saas: false, hq_state: ['Tennessee'] }],
  [
    'Companies for which no funding data is available, London.',
    { total_funding_usd: { max: 0 }, total_funding_usd_no_data: true, hq_city: ['London'] },
  ],
  ['texas | saas | 10-50 ppl', { hq_state: ['Texas'], is_saas: true, employee_count: { min: 10, max: 50 } }],
  [
    '• HQ: Germany • size: 25-100 • raised: <$10M • SaaS: yes',
    {
      hq_country: ['Germany'],
      employee_count: { min: 25, max: 100 },
      total_funding_usd: { max: 10000000 },
      is_saas: true,
    },
  ],
  [
    'fyi from partner mtg: "no more than 60 heads, CO or UT, 2016+"',
    { employee_count: { max: 60 }, hq_state: ['Colorado', 'Utah'], year_founded: { min: 2016 } },
  ],
  [
    ":eyes: anything like Toast but for laundromats?? midwest-ish, sub-40 FTEs, hasn't raised >$3m",
    {
      hq_state: MIDWEST,
      employee_count: { max: 40 },
      total_funding_usd: { max: 3000000 },
    },
  ],
  ['yc-style devtools, sf, <15 people', { hq_city: ['San Francisco'], employee_count: { max: 15 } }],
  [
    'reposting: need cos w/ 1yr hc growth 40%+ & no owner, AUS',
    { growth_1y: { min: 40 }, tp_owner_not_tagged: true, hq_country: ['Australia'] },
  ],
  [
    'priya + theo, meeting scheduled',
    {
      tp_owner_email: ['priya@aldercap.example', 'theo@aldercap.example'],
      tp_status_value: ['meeting_scheduled'],
    },
  ],
  [
    'emp 20..80, founded >2012, country=Ireland',
    { employee_count: { min: 20, max: 80 }, year_founded: { min: 2013 }, hq_country: ['Ireland'] },
  ],
  ['fall outreach list minus anything saas, pls', { workboard_id: 4, is_saas: false }],
  [
    'hiring like crazy, nyc, raised btwn 1 and 5m',
    {
      growth_tag: ['Hiring Surge'],
      hq_city: ['New York'],
      total_funding_usd: { min: 1000000, max: 5000000 },
    },
  ],
  ['steady compounders in the uk', { growth_tag: ['Steady Compounder'], hq_country: ['United Kingdom'] }],
  [
    'thx! now same w/ brazil + mexico, 50+ emp, saas only',
    { hq_country: ['Brazil', 'Mexico'], employee_count: { min: 50 }, is_saas: true },
  ],
];
