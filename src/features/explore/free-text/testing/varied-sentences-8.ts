import { BALTICS, NEW_ENGLAND, NORDICS } from './regions.ts';
import type { Meant } from './sentence.ts';

/** Sentences of two who never saw the grammar, unseen until they were scored, and the filters that are meant. */
export const eighthVariedSentences: readonly Meant[] = [
  [
    'Brazil, Argentina, Uruguay saas that raised $6mm at the very most (keep the ones with unknown funding in)',
    {
      total_funding_usd: { max: 6000000 },
      total_funding_usd_no_data: true,
      is_saas: true,
      hq_country: ['Brazil', 'Argentina', 'Uruguay'],
    },
  ],
  [
    'between ten and twenty years old, 100-250 people, Mass., no saas',
    {
      year_founded: { min: 2006, max: 2016 },
      employee_count: { min: 100, max: 250 },
      hq_state: ['Massachusetts'],
      is_saas: false,
    },
  ],
  [
    "whatever happened to Felix Amador's old ones - formerly in diligence, by now closed or acquired",
    {
      status: ['Closed', 'Acquired'],
      tp_status_value: ['diligence'],
      tp_status_operator: 'was',
      tp_owner_email: ['felix.amador@aldercap.example'],
    },
  ],
  [
    'ignore what I said about Ohio yesterday - San Jose, saas, <= 25 ppl, funding <= 2mm',
    {
      hq_city: ['San Jose'],
      is_saas: true,
      employee_count: { max: 25 },
      total_funding_usd: { max: 2000000 },
    },
  ],
  [
    'My boss wants clinic scheduling in Florida: saas, min 30 hc, founded since 2012, no meeting minutes apps',
    { hq_state: ['Florida'], is_saas: true, employee_count: { min: 30 }, year_founded: { min: 2012 } },
  ],
  [
    '5G, web3, 3D printing, industry 4.0: Taiwan or Thailand, over 150 staff, founded 2002 through 2012',
    {
      hq_country: ['Taiwan', 'Thailand'],
      employee_count: { min: 150 },
      year_founded: { min: 2002, max: 2012 },
    },
  ],
  [
    'Not Berlin, not Munich: Germany otherwise, saas, 30 to 70 staff, never emailed',
    {
      hq_country: ['Germany'],
      is_saas: true,
      employee_count: { min: 30, max: 70 },
      has_never_sent_email: true,
    },
  ],
  ['anything in Ohio?', { hq_state: ['Ohio'] }],
  ['hc 50-200', { employee_count: { min: 50, max: 200 } }],
  ['saas only pls', { is_saas: true }],
  ['raised under 10mm', { total_funding_usd: { max: 10000000 } }],
  [
    'bootstrapped dental practice software',
    { total_funding_usd: { max: 0 }, total_funding_usd_no_data: true },
  ],
  ['founded in the nineties and still doing machine tools', { year_founded: { min: 1990, max: 1999 } }],
  ['stuff nobody here owns yet', { tp_owner_not_tagged: true }],
  [
    'Good morning! flight got cancelled so I finally have time to read - which ones did we put on hold?',
    { tp_status_value: ['on_hold'] },
  ],
  ['hq in NYC - fintech infra', { hq_city: ['New York'] }],
  ['Steady compounders, vertical ERP', { growth_tag: ['Steady Compounder'] }],
  ['whose website did we visit in the last 30 days', { days_of_website_history: 30 }],
  ['never emailed by us', { has_never_sent_email: true }],
  ['open the Canada trip list', { workboard_id: 7 }],
  [
    'show me everyone from manufacturing_summit_guests',
    { explore_datasource: 'manufacturing_summit_guests' },
  ],
  ['heacount up at least 40% yoy', { growth_1y: { min: 40 } }],
  ['founder sits in the raleigh-durham area', { founder_metro_area: ['Raleigh-Durham Area'] }],
  ['already acquired, need them as comps for the deck', { status: ['Acquired'] }],
  [
    'min. 25 employees in Poland',
    { country_name_employee_count: 'Poland', country_employee_count: { min: 25 } },
  ],
  ['Nordics, climate hardware', { hq_country: NORDICS }],
  ['lab automation, foudned after 2018', { year_founded: { min: 2019 } }],
  ['less than 4 yrs old', { year_founded: { min: 2022 } }],
  ['around 250 employees', { employee_count: { min: 200, max: 300 } }],
  ['our portfolio companies, need them for the annual letter', { tp_status_value: ['portfolio'] }],
  ['ones that ran in the weekly newsletter', { is_in_newsletter: true, newsletter_type: ['weekly'] }],
  ['UK insurtech', { hq_country: ['United Kingdom'] }],
  ['shrinking headcount', { growth_1y: { max: 0 } }],
  ['queretaro nearshoring shops', { hq_city: ['Querétaro'] }],
  ['anything but SaaS', { is_saas: false }],
  ['companies we mailed within the past week', { has_email_sent: true, days_of_email_sent: 7 }],
  ['upwards of $75 million raised', { total_funding_usd: { min: 75000000 } }],
  [
    'hi team, looking for saas cos in Texas w/ 30 to 80 ppl, clinic scheduling ideally',
    { is_saas: true, hq_state: ['Texas'], employee_count: { min: 30, max: 80 } },
  ],
  ['Theo Abara + prospect', { tp_owner_email: ['theo@aldercap.example'], tp_status_value: ['prospect'] }],
  [
    'germny or austria, industrial sensors, >100 employees',
    { hq_country: ['Germany', 'Austria'], employee_count: { min: 100 } },
  ],
  [
    'New England medtech, raised less than $15M',
    {
      hq_state: NEW_ENGLAND,
      total_funding_usd: { max: 15000000 },
    },
  ],
  [
    'Chicago/Detroit/Columbus - tech for freight brokers - founded since 2017',
    { hq_city: ['Chicago', 'Detroit', 'Columbus'], year_founded: { min: 2017 } },
  ],
  [
    "Fall outreach list but only the ones we haven't emailed in 60 days",
    { workboard_id: 4, has_email_sent: false, days_of_email_sent: 60 },
  ],
  [
    "felix tran's deals in diligence",
    { tp_owner_email: ['felix@aldercap.example'], tp_status_value: ['diligence'] },
  ],
  [
    'formerly at term sheet with us, within the past 6 months; still private',
    { tp_status_value: ['term_sheet'], tp_status_operator: 'was', tp_status_since: 180, status: ['Private'] },
  ],
  [
    'bootsrapped and more than 10 years old, hvac distribution software',
    { total_funding_usd: { max: 0 }, total_funding_usd_no_data: true, year_founded: { max: 2016 } },
  ],
  [
    "india hq'd, with at least fifteen people in the united states",
    {
      hq_country: ['India'],
      country_name_employee_count: 'United States',
      country_employee_count: { min: 15 },
    },
  ],
  [
    'Hi Sam, following up on the call: partners liked the idea of a ski weekend plus visits, so please list who shows a hiring surge in Colorado or Utah. Best, K',
    { growth_tag: ['Hiring Surge'], hq_state: ['Colorado', 'Utah'] },
  ],
  ['tiny teams (max 12) in the Baltics', { employee_count: { max: 12 }, hq_country: BALTICS }],
  [
    'press mentions since july 1 2026? saas businesses',
    {
      newsletter_mentions: true,
      newsletter_sender: ['press'],
      from_to_date: { from: '2026-07-01', to: '2026-11-15' },
      is_saas: true,
    },
  ],
  [
    'Fwd: Marta asked me for Dutch cos that do crop genetics, founded 2015–2020. Thx, Jo',
    { hq_country: ['Netherlands'], year_founded: { min: 2015, max: 2020 } },
  ],
  [
    "select name from companies where hq_country = 'Brazil' and employee_count >= 200",
    { hq_country: ['Brazil'], employee_count: { min: 200 } },
  ],
  [
    'Re: Re: lunch // Great to see you! As discussed our LP cares about jobs, so who is based in Kentucky, has over 120 staff and raised less than 6M? Cheers, Ed',
    { hq_state: ['Kentucky'], employee_count: { min: 120 }, total_funding_usd: { max: 6000000 } },
  ],
];
