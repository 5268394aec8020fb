import type { Meant } from './sentence.ts';

/** Sentences of four people: one who dictates, one from Germany, one who is meticulous, one who pastes. */
export const eleventhPeopleSentences: readonly Meant[] = [
  [
    "My wife is from Denmark so I'm biased, but Finland please: industrial software, 15-45 employees",
    { hq_country: ['Finland'], employee_count: { min: 15, max: 45 } },
  ],
  [
    'no more than 3 years old and already above 40 people',
    { year_founded: { min: 2023 }, employee_count: { min: 40 } },
  ],
  ['growth negative over 6 months, public', { growth_6m: { max: 0 }, status: ['Public'] }],
  ['second look list, germany', { workboard_id: 8, hq_country: ['Germany'] }],
  [
    "Unless they've raised over 10M I'm in: waste management tech, Arizona",
    { total_funding_usd: { max: 10000000 }, hq_state: ['Arizona'] },
  ],
  [
    'everything except SaaS in Utah, half a million to three million raised',
    { is_saas: false, hq_state: ['Utah'], total_funding_usd: { min: 500000, max: 3000000 } },
  ],
  [
    'food processing equipment makers in Wisconsin, 50 or more employees',
    { hq_state: ['Wisconsin'], employee_count: { min: 50 } },
  ],
  [
    'uh companies founded before two thousand ten with no outside capital in ohio',
    {
      year_founded: { max: 2009 },
      total_funding_usd: { max: 0 },
      total_funding_usd_no_data: true,
      hq_state: ['Ohio'],
    },
  ],
  [
    'read me the ones felix amador has on hold, skip anything above sixty people',
    {
      tp_owner_email: ['felix.amador@aldercap.example'],
      tp_status_value: ['on_hold'],
      employee_count: { max: 60 },
    },
  ],
  [
    'they should be growing at least forty percent over two years and be in canada',
    { growth_2y: { min: 40 }, hq_country: ['Canada'] },
  ],
  ['show me our portfolio in israel', { tp_status_value: ['portfolio'], hq_country: ['Israel'] }],
  [
    'I was in Chicago last week and saw too many pitch decks anyway I need companies in Kentucky with more than thirty people',
    { hq_state: ['Kentucky'], employee_count: { min: 30 } },
  ],
  [
    'never talked to them never emailed them saas new hampshire',
    { has_never_sent_email: true, is_saas: true, hq_state: ['New Hampshire'] },
  ],
  ['companies in mexico older than ten years', { hq_country: ['Mexico'], year_founded: { max: 2016 } }],
  ['the ones whose site I looked at this week', { days_of_website_history: 7 }],
  [
    'Companies from Spain which make more than 20 percent headcount growth per year',
    { hq_country: ['Spain'], growth_1y: { min: 20 } },
  ],
  [
    'Total funding between 1 and 4 Mio. $, headquarters Netherlands',
    { total_funding_usd: { min: 1000000, max: 4000000 }, hq_country: ['Netherlands'] },
  ],
  [
    'SaaS companies in Finland with maximal 60 employees',
    { is_saas: true, hq_country: ['Finland'], employee_count: { max: 60 } },
  ],
  [
    'We are not allowed to invest in Turkey, therefore only Greece or Cyprus, companies bigger than 15 people',
    { hq_country: ['Cyprus', 'Greece'], employee_count: { min: 15 } },
  ],
  [
    'Companies where the last e-mail from us is longer than 6 months ago',
    { has_email_sent: false, days_of_email_sent: 180 },
  ],
  [
    'less than 50 employees in total, of which at least 5 in Poland',
    {
      employee_count: { max: 50 },
      country_name_employee_count: 'Poland',
      country_employee_count: { min: 5 },
    },
  ],
  [
    'Founding year 2018, 2019 or 2020, Munich',
    { year_founded: { min: 2018, max: 2020 }, hq_city: ['Munich'] },
  ],
  ['listed companies from Japan', { status: ['Public'], hq_country: ['Japan'] }],
  [
    'In which companies is Theo the owner and the status is Term Sheet?',
    { tp_owner_email: ['theo@aldercap.example'], tp_status_value: ['term_sheet'] },
  ],
  [
    'Please restrict the results to companies with a minimum of 35 and a maximum of 85 employees located in Missouri.',
    { employee_count: { min: 35, max: 85 }, hq_state: ['Missouri'] },
  ],
  [
    'Year founded: 2009–2014. Funding: up to and including $6,000,000. State: Colorado.',
    { year_founded: { min: 2009, max: 2014 }, total_funding_usd: { max: 6000000 }, hq_state: ['Colorado'] },
  ],
  [
    'Companies which, irrespective of ownership, carry the status Prospect or Reached Out and have received no e-mail from us during the past 60 days.',
    { tp_status_value: ['prospect', 'reached_out'], has_email_sent: false, days_of_email_sent: 60 },
  ],
  [
    'Newsletter appearances (industry or weekly) from 1 September 2026 to 15 October 2026.',
    {
      is_in_newsletter: true,
      newsletter_type: ['industry', 'weekly'],
      newsletter_date_from: '2026-09-01',
      newsletter_date_to: '2026-10-15',
    },
  ],
  [
    'One-year headcount growth greater than 30%, two-year headcount growth greater than 50%.',
    { growth_1y: { min: 30 }, growth_2y: { min: 50 } },
  ],
  [
    'Nothing that was founded after 2016, nothing with fewer than 20 employees, and nothing located outside New York State.',
    { year_founded: { max: 2016 }, employee_count: { min: 20 }, hq_state: ['New York'] },
  ],
  [
    'Companies in the United Arab Emirates or Saudi Arabia',
    { hq_country: ['Saudi Arabia', 'United Arab Emirates'] },
  ],
  [
    'Companies with founders in the Denver metropolitan area that have not raised any capital',
    {
      founder_metro_area: ['Denver Metropolitan Area'],
      total_funding_usd: { max: 0 },
      total_funding_usd_no_data: true,
    },
  ],
  [
    'Former portfolio companies, Texas',
    { tp_status_value: ['portfolio'], tp_status_operator: 'was', hq_state: ['Texas'] },
  ],
  [
    'Leadership Hire tag; fewer than 150 employees; not in the pipeline yet',
    { growth_tag: ['Leadership Hire'], employee_count: { max: 150 }, tp_status_not_tagged: true },
  ],
  [
    'quick q - any unowned cos in TN w/ 25+ ppl & <5m raised?',
    {
      tp_owner_not_tagged: true,
      hq_state: ['Tennessee'],
      employee_count: { min: 25 },
      total_funding_usd: { max: 5000000 },
    },
  ],
  [
    'prospects owned by felix tran, sweden',
    { tp_status_value: ['prospect'], tp_owner_email: ['felix@aldercap.example'], hq_country: ['Sweden'] },
  ],
  [
    'min 20 ppl, max 100 ppl, raised min 1m max 8m, UK',
    {
      employee_count: { min: 20, max: 100 },
      total_funding_usd: { min: 1000000, max: 8000000 },
      hq_country: ['United Kingdom'],
    },
  ],
  [
    'fwd: "we can\'t do anything over 10m raised or under 15 ppl" - so vertical software, florida',
    { total_funding_usd: { max: 10000000 }, employee_count: { min: 15 }, hq_state: ['Florida'] },
  ],
  [
    'emailed last 7d, in conversation',
    { has_email_sent: true, days_of_email_sent: 7, tp_status_value: ['in_conversation'] },
  ],
  [
    'est. 2015-2019, boston, saas y, 20+ hc',
    {
      year_founded: { min: 2015, max: 2019 },
      hq_city: ['Boston'],
      is_saas: true,
      employee_count: { min: 20 },
    },
  ],
  [
    'lol no more fintech pls. chem distributors, louisiana + mississippi, 20-70 ppl, older than 2005',
    {
      hq_state: ['Louisiana', 'Mississippi'],
      employee_count: { min: 20, max: 70 },
      year_founded: { max: 2004 },
    },
  ],
  ['midwest industrial list, 40+ ppl', { workboard_id: 3, employee_count: { min: 40 } }],
  ['growing but not crazy: 10-30% yoy, oregon', { growth_1y: { min: 10, max: 30 }, hq_state: ['Oregon'] }],
  [
    "if they've raised more than 3M skip. Kansas or Nebraska, ag software",
    { total_funding_usd: { max: 3000000 }, hq_state: ['Kansas', 'Nebraska'] },
  ],
  [
    'not yet emailed + no status + germany',
    { has_never_sent_email: true, tp_status_not_tagged: true, hq_country: ['Germany'] },
  ],
  [
    'headcount 2x in 2 yrs, private, <200 ppl',
    { growth_2y: { min: 100 }, status: ['Private'], employee_count: { max: 200 } },
  ],
  [
    'team between 15-45, raised nothing, montana / idaho / wyoming',
    {
      employee_count: { min: 15, max: 45 },
      total_funding_usd: { max: 0 },
      total_funding_usd_no_data: true,
      hq_state: ['Idaho', 'Montana', 'Wyoming'],
    },
  ],
  [
    'multi_founders source, 2020+, south korea',
    { explore_datasource: 'multi_founders', year_founded: { min: 2020 }, hq_country: ['South Korea'] },
  ],
  [
    "priya isn't the owner, nor is theo; Illinois; 30-60 people",
    { hq_state: ['Illinois'], employee_count: { min: 30, max: 60 } },
  ],
  ['Australia but not Sydney, 20+ staff', { hq_country: ['Australia'], employee_count: { min: 20 } }],
];
