import type { Meant } from './sentence.ts';

/** Sentences of four people: one who dictates, one from Germany, one who is meticulous, one who pastes. */
export const ninthPeopleSentences: readonly Meant[] = [
  [
    '> boss: nothing VC-backed, nothing over 75 ppl. so: landscaping sw, GA/FL/AL',
    {
      total_funding_usd: { max: 0 },
      total_funding_usd_no_data: true,
      employee_count: { max: 75 },
      hq_state: ['Alabama', 'Florida', 'Georgia'],
    },
  ],
  [
    'diligence OR term sheet, owner = marta, last touched >30d ago by email',
    {
      tp_status_value: ['diligence', 'term_sheet'],
      tp_owner_email: ['marta@aldercap.example'],
      has_email_sent: false,
      days_of_email_sent: 30,
    },
  ],
  ['hq portland, 2yr growth >= 60%', { hq_city: ['Portland'], growth_2y: { min: 60 } }],
  [
    'skip the passed ones + skip texas, gimme dental labs w 10-30 staff est. before 2010',
    { employee_count: { min: 10, max: 30 }, year_founded: { max: 2009 } },
  ],
  [
    'prospects, no email ever, kansas city',
    { tp_status_value: ['prospect'], has_never_sent_email: true, hq_city: ['Kansas City'] },
  ],
  [
    'cos we visited (site) last 90d but never mailed',
    { days_of_website_history: 90, has_never_sent_email: true },
  ],
  [
    'new market entry or leadership hire tags, fremont / san mateo',
    { growth_tag: ['Leadership Hire', 'New Market Entry'], hq_city: ['Fremont', 'San Mateo'] },
  ],
  ['public cos > 1k employees', { status: ['Public'], employee_count: { min: 1000 } }],
  [
    'eng team in Ukraine (20+ employees there), HQ anywhere in US',
    {
      country_name_employee_count: 'Ukraine',
      country_employee_count: { min: 20 },
      hq_country: ['United States'],
    },
  ],
  [
    'fewer than 5 yrs old, atl... jk Boston. 10+ ppl',
    { year_founded: { min: 2021 }, hq_city: ['Boston'], employee_count: { min: 10 } },
  ],
  ['south korea or taiwan, hardware, not saas', { hq_country: ['South Korea', 'Taiwan'], is_saas: false }],
  [
    'backed by Accel or Index, France, at least 40 people',
    { hq_country: ['France'], employee_count: { min: 40 } },
  ],
  [
    'nothing public, nothing bigger than 300 heads, south africa or kenya or nigeria',
    { employee_count: { max: 300 }, hq_country: ['Kenya', 'Nigeria', 'South Africa'] },
  ],
  [
    'raised more than $20M but has fewer than 50 people',
    { total_funding_usd: { min: 20000000 }, employee_count: { max: 50 } },
  ],
  [
    'formerly in conversation (last 90 days), SaaS, Bavaria if possible otherwise Germany',
    {
      tp_status_value: ['in_conversation'],
      tp_status_operator: 'was',
      tp_status_since: 90,
      is_saas: true,
      hq_country: ['Germany'],
    },
  ],
  [
    'headquartered in the US with at least 10 employees in India',
    {
      hq_country: ['United States'],
      country_name_employee_count: 'India',
      country_employee_count: { min: 10 },
    },
  ],
  [
    "Jordan from Goldman pitched me on portfolio management software for private schools. Let's look for companies headquartered in the US with fewer than 60 employees that we have never emailed.",
    { hq_country: ['United States'], employee_count: { max: 60 }, has_never_sent_email: true },
  ],
  [
    'turkey and chicken processing equipment, family run, more than 25 years old, iowa / nebraska / kansas',
    { year_founded: { max: 2001 }, hq_state: ['Iowa', 'Nebraska', 'Kansas'] },
  ],
  [
    'Georgia, our new associate, wants automotive aftermarket tools in Indiana or Illinois, between 50 and two hundred people, no funding data',
    {
      hq_state: ['Indiana', 'Illinois'],
      employee_count: { min: 50, max: 200 },
      total_funding_usd: { max: 0 },
      total_funding_usd_no_data: true,
    },
  ],
  [
    'Virginia from legal and I are meeting the Austin Partners people on the 24th. For that: telehealth with founders in the Raleigh-Durham area, headcount up at least 30% yoy.',
    { founder_metro_area: ['Raleigh-Durham Area'], growth_1y: { min: 30 } },
  ],
  [
    "Leave out whatever we've passed on and whatever is in the portfolio already. Elevator maintenance, Schweiz, five to ten years old.",
    { hq_country: ['Switzerland'], year_founded: { min: 2016, max: 2021 } },
  ],
  [
    'Headcount at least doubled within a year, from a small base: no more than 35 people today. Valuation up to 40M is ok for us. Los Angelas only.',
    { growth_1y: { min: 100 }, employee_count: { max: 35 }, hq_city: ['Los Angeles'] },
  ],
  [
    'Good morning, could you please show me companies in France that were founded after 2018 and have raised at least 3 million dollars?',
    { hq_country: ['France'], year_founded: { min: 2019 }, total_funding_usd: { min: 3000000 } },
  ],
  [
    'Could we see businesses with more than 30 employees in Poland, although the headquarters should be in the United Kingdom?',
    {
      country_name_employee_count: 'Poland',
      country_employee_count: { min: 30 },
      hq_country: ['United Kingdom'],
    },
  ],
  [
    'I wanted to find quality-control software whose funding does not exceed 12 million dollars; those whose funding is unknown should be included as well.',
    { total_funding_usd: { max: 12000000 }, total_funding_usd_no_data: true },
  ],
  [
    'Would you show me companies whose founders are based in the Greater Boston area and whose headcount has grown by no less than 15% and no more than 60% over the past twelve months?',
    { founder_metro_area: ['Greater Boston'], growth_1y: { min: 15, max: 60 } },
  ],
  [
    'I would be grateful for a list of companies that were formerly in the status Prospect and whose headcount today cannot be more than 40.',
    { tp_status_value: ['prospect'], tp_status_operator: 'was', employee_count: { max: 40 } },
  ],
  [
    'employees in India >= 50, HQ US',
    {
      country_name_employee_count: 'India',
      country_employee_count: { min: 50 },
      hq_country: ['United States'],
    },
  ],
  [
    'weekly or industry newsletter, Q2 2026, employees max 80',
    {
      is_in_newsletter: true,
      newsletter_type: ['weekly', 'industry'],
      newsletter_date_from: '2026-04-01',
      newsletter_date_to: '2026-06-30',
      employee_count: { max: 80 },
    },
  ],
  [
    'funding unknown, state = Iowa',
    { total_funding_usd: { max: 0 }, total_funding_usd_no_data: true, hq_state: ['Iowa'] },
  ],
  [
    'no rows from California pls, headcount min 25 max 75, founded not after 2014',
    { employee_count: { min: 25, max: 75 }, year_founded: { max: 2014 } },
  ],
  [
    'I search industrial companies in Spain and Portugal, created after 2010, which have raised maximum 8 M$',
    { hq_country: ['Spain', 'Portugal'], year_founded: { min: 2011 }, total_funding_usd: { max: 8000000 } },
  ],
  [
    'Companies in Munich with around 50 collaborators',
    { hq_city: ['Munich'], employee_count: { min: 40, max: 60 } },
  ],
  [
    'Not in Germany please: medical devices, headcount growth minimum 20% on two years, raised at least 1 M$',
    { growth_2y: { min: 20 }, total_funding_usd: { min: 1000000 } },
  ],
  [
    'Companies with at least 15 employees in Morocco and the head office in France',
    { country_name_employee_count: 'Morocco', country_employee_count: { min: 15 }, hq_country: ['France'] },
  ],
  [
    'Bulgaria, Romania or Greece, software for 5G antennas, founded in 2016 at the earliest',
    { hq_country: ['Bulgaria', 'Romania', 'Greece'], year_founded: { min: 2016 } },
  ],
  ['Passed companies of Theo', { tp_status_value: ['passed'], tp_owner_email: ['theo@aldercap.example'] }],
  [
    "ok so Theo's shortlist but only ones with under 30 people",
    { workboard_id: 6, employee_count: { max: 30 } },
  ],
  [
    'so my boss said nothing bigger than 80 people, nothing founded before 2013, and nothing that raised over 25 million, oh and make it Virginia',
    {
      employee_count: { max: 80 },
      year_founded: { min: 2013 },
      total_funding_usd: { max: 25000000 },
      hq_state: ['Virginia'],
    },
  ],
  [
    "soo I've got 2 coffees in me and 45 minutes, show me stuff in Tennessee that's at least 20 ppl pls",
    { hq_state: ['Tennessee'], employee_count: { min: 20 } },
  ],
  [
    'kinda want non-saas robotics things in Kansas, like anything from 10 to 60 people',
    { is_saas: false, hq_state: ['Kansas'], employee_count: { min: 10, max: 60 } },
  ],
];
