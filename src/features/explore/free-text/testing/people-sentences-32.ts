import { DACH } from './regions.ts';
import type { Meant } from './sentence.ts';

/** Stories, corrections and labels, and what stands elsewhere than a company. */
export const thirtySecondPeopleSentences: readonly Meant[] = [
  [
    'since 1998 in business or even longer, Maryland',
    { year_founded: { max: 1998 }, hq_state: ['Maryland'] },
  ],
  ['companies that opened their doors in 2014, 2015 or 2016', { year_founded: { min: 2014, max: 2016 } }],
  ['founded two thousand twelve through two thousand sixteen', { year_founded: { min: 2012, max: 2016 } }],
  ['dating back to before 1970, Connecticut', { year_founded: { max: 1969 }, hq_state: ['Connecticut'] }],
  ['more than a quarter century old', { year_founded: { max: 2001 } }],
  [
    '5 to 10 years old, Rwanda or Kenya',
    { year_founded: { min: 2016, max: 2021 }, hq_country: ['Rwanda', 'Kenya'] },
  ],
  ['age under six, Saudi Arabia', { year_founded: { min: 2020 }, hq_country: ['Saudi Arabia'] }],
  ['no startups please: at least twelve years in operation', { year_founded: { max: 2014 } }],
  ['incorporated this year', { year_founded: { min: 2026, max: 2026 } }],
  [
    'founded last year or this year, Illinois',
    { year_founded: { min: 2025, max: 2026 }, hq_state: ['Illinois'] },
  ],
  ['post-2020 companies in Toronto', { year_founded: { min: 2021 }, hq_city: ['Toronto'] }],
  ['pre-2000 Ohio manufacturers', { year_founded: { max: 1999 }, hq_state: ['Ohio'] }],
  [
    "I own it and it's in term sheet",
    { tp_owner_email: ['marta@aldercap.example'], tp_status_value: ['term_sheet'] },
  ],
  [
    "those I look after that we've not mailed in three weeks",
    { tp_owner_email: ['marta@aldercap.example'], has_email_sent: false, days_of_email_sent: 21 },
  ],
  ['assigned to me or to Priya', { tp_owner_email: ['marta@aldercap.example', 'priya@aldercap.example'] }],
  [
    "Marta and Theo's stuff in Hawaii",
    { tp_owner_email: ['marta@aldercap.example', 'theo@aldercap.example'], hq_state: ['Hawaii'] },
  ],
  [
    'who looks after nothing... I mean: companies nobody looks after, Wyoming',
    { tp_owner_not_tagged: true, hq_state: ['Wyoming'] },
  ],
  [
    'not one of us has claimed it, saas, Israel',
    { tp_owner_not_tagged: true, is_saas: true, hq_country: ['Israel'] },
  ],
  [
    'ownerless and statusless in Oklahoma',
    { tp_owner_not_tagged: true, tp_status_not_tagged: true, hq_state: ['Oklahoma'] },
  ],
  ["anyone's but Theo's", {}],
  ['not owned by Priya, status prospect', { tp_status_value: ['prospect'] }],
  ['not prospects, Iowa', { hq_state: ['Iowa'] }],
  ['owner theo, exclude on hold', { tp_owner_email: ['theo@aldercap.example'] }],
  ['owned by Felix Tran, not Amador', { tp_owner_email: ['felix@aldercap.example'] }],
  [
    'Sundaram, in conversation or meeting scheduled',
    { tp_owner_email: ['priya@aldercap.example'], tp_status_value: ['in_conversation', 'meeting_scheduled'] },
  ],
  [
    "theo abara's reached out ones in Louisiana",
    { tp_owner_email: ['theo@aldercap.example'], tp_status_value: ['reached_out'], hq_state: ['Louisiana'] },
  ],
  [
    "on hold for now, Priya's, France",
    { tp_owner_email: ['priya@aldercap.example'], tp_status_value: ['on_hold'], hq_country: ['France'] },
  ],
  [
    'passed on in the last year',
    { tp_status_value: ['passed'], tp_status_operator: 'was', tp_status_since: 365 },
  ],
  [
    'companies that used to be in our portfolio',
    { tp_status_value: ['portfolio'], tp_status_operator: 'was' },
  ],
  [
    'status was meeting scheduled within the last 60 days, owner me',
    {
      tp_status_value: ['meeting_scheduled'],
      tp_status_operator: 'was',
      tp_status_since: 60,
      tp_owner_email: ['marta@aldercap.example'],
    },
  ],
  [
    'ever been in diligence with us, Japan',
    { tp_status_value: ['diligence'], tp_status_operator: 'was', hq_country: ['Japan'] },
  ],
  [
    'never been e-mailed by anyone, 10-50 folks, Jordan (the country)',
    { has_never_sent_email: true, employee_count: { min: 10, max: 50 }, hq_country: ['Jordan'] },
  ],
  ['untouched by us for 120 days', { has_email_sent: false, days_of_email_sent: 120 }],
  [
    'last email more than 4 months ago, Theo',
    { has_email_sent: false, days_of_email_sent: 120, tp_owner_email: ['theo@aldercap.example'] },
  ],
  ['got an e-mail from one of us in the past 14 days', { has_email_sent: true, days_of_email_sent: 14 }],
  [
    "didn't hear from us the last quarter, Chile",
    { has_email_sent: false, days_of_email_sent: 90, hq_country: ['Chile'] },
  ],
  [
    'we visited the site in the last week but never sent an email',
    { days_of_website_history: 7, has_never_sent_email: true },
  ],
  ['site viewed past 45 days, no status', { days_of_website_history: 45, tp_status_not_tagged: true }],
  [
    'visited in last 3 mo, saas, us',
    { days_of_website_history: 90, is_saas: true, hq_country: ['United States'] },
  ],
  [
    'newsletter mention in October, industry one',
    {
      is_in_newsletter: true,
      newsletter_type: ['industry'],
      newsletter_date_from: '2026-10-01',
      newsletter_date_to: '2026-10-31',
    },
  ],
  [
    'featured in one of our newsletters in the last 60 days',
    { is_in_newsletter: true, newsletter_date_from: '2026-09-16', newsletter_date_to: '2026-11-15' },
  ],
  [
    'appeared in regional or industry newsletters',
    { is_in_newsletter: true, newsletter_type: ['regional', 'industry'] },
  ],
  [
    'back to growth, Italy or Spain, 100+',
    { growth_tag: ['Back to Growth'], hq_country: ['Italy', 'Spain'], employee_count: { min: 100 } },
  ],
  ['entering new markets, Malaysia', { growth_tag: ['New Market Entry'], hq_country: ['Malaysia'] }],
  [
    'capital efficient ones not yet assigned',
    { growth_tag: ['Capital Efficient'], tp_owner_not_tagged: true },
  ],
  [
    'building out sales, 20 to 90 people, Romania',
    { growth_tag: ['Sales Build-Out'], employee_count: { min: 20, max: 90 }, hq_country: ['Romania'] },
  ],
  ['tags: contracting / slowing down', { growth_tag: ['Contracting', 'Slowing Down'] }],
  ['Midwest industrial board, prospects', { workboard_id: 3, tp_status_value: ['prospect'] }],
  ['on the fall outreach list but never mailed', { workboard_id: 4, has_never_sent_email: true }],
  ['multi founders source, Bulgaria', { explore_datasource: 'multi_founders', hq_country: ['Bulgaria'] }],
  [
    'headquarters in Costa Rica, at least 8 staffers over in Colombia',
    {
      hq_country: ['Costa Rica'],
      country_name_employee_count: 'Colombia',
      country_employee_count: { min: 8 },
    },
  ],
  [
    'Swiss company with employees in India',
    { hq_country: ['Switzerland'], country_name_employee_count: 'India' },
  ],
  [
    'more than 100 people in Brazil, HQ United States',
    {
      country_name_employee_count: 'Brazil',
      country_employee_count: { min: 100 },
      hq_country: ['United States'],
    },
  ],
  [
    'at most 3 people in China, based in Taiwan',
    { country_name_employee_count: 'China', country_employee_count: { max: 3 }, hq_country: ['Taiwan'] },
  ],
  [
    'founder from Chicago area, 15-45 people',
    { founder_metro_area: ['Greater Chicago Area'], employee_count: { min: 15, max: 45 } },
  ],
  [
    'founders in NYC or Boston',
    { founder_metro_area: ['New York City Metropolitan Area', 'Greater Boston'] },
  ],
  [
    'founders sit in Toronto, HQ in Waterloo',
    { founder_metro_area: ['Greater Toronto Area'], hq_city: ['Waterloo'] },
  ],
  ['Kansas City not Kansas', { hq_city: ['Kansas City'] }],
  ['DC or Virginia, gov software', { hq_state: ['District of Columbia', 'Virginia'] }],
  ['St Louis or Columbus', { hq_city: ['St. Louis', 'Columbus'] }],
  [
    'Portland, 20-40 ppl, mine',
    {
      hq_city: ['Portland'],
      employee_count: { min: 20, max: 40 },
      tp_owner_email: ['marta@aldercap.example'],
    },
  ],
  ['UAE / KSA, logistics', { hq_country: ['United Arab Emirates', 'Saudi Arabia'] }],
  ['Great Britain & Ireland', { hq_country: ['United Kingdom', 'Ireland'] }],
  ['Holland', { hq_country: ['Netherlands'] }],
  [
    'DACH region, hc 50-250, saas',
    {
      hq_country: DACH,
      employee_count: { min: 50, max: 250 },
      is_saas: true,
    },
  ],
];
