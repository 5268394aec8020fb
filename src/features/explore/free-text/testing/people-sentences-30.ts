import { BALTICS, MIDWEST } from './regions.ts';
import type { Meant } from './sentence.ts';

/** Words said while somebody thinks, labelled lists, lists, newsletters and owners once more. */
export const thirtiethPeopleSentences: readonly Meant[] = [
  ['I doubt anybody has written to them in the last year', {}],
  ['we emailed them, but not in the last 90 days', { has_email_sent: false, days_of_email_sent: 90 }],
  ["not emailed in, oh I don't know, four months", { has_email_sent: false, days_of_email_sent: 120 }],
  [
    'ok so erm owned by Theo and, uh, you know, in the Midwest somewhere',
    {
      tp_owner_email: ['theo@aldercap.example'],
      hq_state: MIDWEST,
    },
  ],
  ['growing more than, what did we say, 20 percent a year', { growth_1y: { min: 20 } }],
  ['founded in, say, the last eight years', { year_founded: { min: 2018 } }],
  ['no more than, let me see, $4 million in funding', { total_funding_usd: { max: 4000000 } }],
  ['somewhere around like 60 people, Quebec', { employee_count: { min: 48, max: 72 }, hq_state: ['Quebec'] }],
  [
    'Geo - Poland; Headcount - 40 to 90; Funding - under 3M',
    { hq_country: ['Poland'], employee_count: { min: 40, max: 90 }, total_funding_usd: { max: 3000000 } },
  ],
  [
    'country=Ireland; employees>=20; raised<=2M; saas=yes',
    {
      hq_country: ['Ireland'],
      employee_count: { min: 20 },
      total_funding_usd: { max: 2000000 },
      is_saas: true,
    },
  ],
  [
    'owner: Felix Tran; tag: Slowing Down; yr founded: <2010',
    { tp_owner_email: ['felix@aldercap.example'], growth_tag: ['Slowing Down'], year_founded: { max: 2009 } },
  ],
  [
    'sector: logistics; hq: Seattle; staff: 15-35; emailed: never',
    { hq_city: ['Seattle'], employee_count: { min: 15, max: 35 }, has_never_sent_email: true },
  ],
  [
    'growth: 25%+ yoy; funding: 0; region: Baltics',
    {
      growth_1y: { min: 25 },
      total_funding_usd: { max: 0 },
      total_funding_usd_no_data: true,
      hq_country: BALTICS,
    },
  ],
  [
    'SaaS / Sweden / hc 20-60 / 2016+ / <$5M',
    {
      is_saas: true,
      hq_country: ['Sweden'],
      employee_count: { min: 20, max: 60 },
      year_founded: { min: 2016 },
      total_funding_usd: { max: 5000000 },
    },
  ],
  [
    'pipeline: prospect; owner: me; HQ: OH, MI',
    {
      tp_status_value: ['prospect'],
      tp_owner_email: ['marta@aldercap.example'],
      hq_state: ['Ohio', 'Michigan'],
    },
  ],
  [
    'age: <6 yrs; ppl: >25; loc: Israel',
    { year_founded: { min: 2020 }, employee_count: { min: 25 }, hq_country: ['Israel'] },
  ],
  [
    'please look into the Second look list for anything in Georgia',
    { workboard_id: 8, hq_state: ['Georgia'] },
  ],
  ['of the Canada trip companies, which are saas', { workboard_id: 7, is_saas: true }],
  ['Midwest industrial only, 100 people and up', { workboard_id: 3, employee_count: { min: 100 } }],
  ["on Theo's shortlist but not saas", { workboard_id: 6, is_saas: false }],
  ["everybody on Under 5M raised who's in Ohio", { workboard_id: 5, hq_state: ['Ohio'] }],
  ['take companies under 5M raised in Ohio', { total_funding_usd: { max: 5000000 }, hq_state: ['Ohio'] }],
  ['not on the Fall outreach list, Iowa', { hq_state: ['Iowa'] }],
  ["skip whatever is on Theo's shortlist, Ohio", { hq_state: ['Ohio'] }],
  ['featured in the wkly one since 10/1?', {}],
  [
    'any newsletter in the last 5 days',
    { is_in_newsletter: true, newsletter_date_from: '2026-11-10', newsletter_date_to: '2026-11-15' },
  ],
  [
    'regional newsletter these last four weeks, Canada',
    {
      is_in_newsletter: true,
      newsletter_type: ['regional'],
      newsletter_date_from: '2026-10-18',
      newsletter_date_to: '2026-11-15',
      hq_country: ['Canada'],
    },
  ],
  [
    'in the industry newsletter from 1 to 15 October',
    {
      is_in_newsletter: true,
      newsletter_type: ['industry'],
      newsletter_date_from: '2026-10-01',
      newsletter_date_to: '2026-10-15',
    },
  ],
  [
    'founder lives in NYC, HQ in Ohio',
    { founder_metro_area: ['New York City Metropolitan Area'], hq_state: ['Ohio'] },
  ],
  ['people who founded it live in the Austin area', { hq_city: ['Austin'] }],
  ['founders: Bay Area, HQ: Texas', { founder_metro_area: ['San Francisco Bay Area'], hq_state: ['Texas'] }],
  ['any of us opened the homepage of theirs in the past week', { days_of_website_history: 7 }],
  [
    'our people have been on their pages this last month, Greece',
    { days_of_website_history: 30, hq_country: ['Greece'] },
  ],
  ['status passed, and we never wrote again', { tp_status_value: ['passed'], has_email_sent: false }],
  [
    'on hold, no further mail in six weeks',
    { tp_status_value: ['on_hold'], has_email_sent: false, days_of_email_sent: 42 },
  ],
  ['empl. min. 30 max. 75, Croatia', { employee_count: { min: 30, max: 75 }, hq_country: ['Croatia'] }],
  ['number of heads 90 plus, Egypt', { employee_count: { min: 90 }, hq_country: ['Egypt'] }],
  [
    'approx. 200 empl., est. before 1990, Mich.',
    { employee_count: { min: 160, max: 240 }, year_founded: { max: 1989 }, hq_state: ['Michigan'] },
  ],
  [
    'which deals did Theo pass on in Texas',
    { tp_owner_email: ['theo@aldercap.example'], tp_status_value: ['passed'], hq_state: ['Texas'] },
  ],
  ['has Priya got any in Finland', { tp_owner_email: ['priya@aldercap.example'], hq_country: ['Finland'] }],
  [
    'what are Marta and Theo sitting on in Ohio',
    { tp_owner_email: ['marta@aldercap.example', 'theo@aldercap.example'], hq_state: ['Ohio'] },
  ],
  [
    'does Felix Tran have prospects in Utah?',
    { tp_owner_email: ['felix@aldercap.example'], tp_status_value: ['prospect'], hq_state: ['Utah'] },
  ],
  [
    '500 people came through our booth, I only want the Danish ones with under 30 staff',
    { hq_country: ['Denmark'], employee_count: { max: 30 } },
  ],
  [
    'my team of 6 has no time, so just private SaaS in Kenya please',
    { status: ['Private'], is_saas: true, hq_country: ['Kenya'] },
  ],
  [
    'our fund has 12 partners and 2 billion under management. Show me Quebec, up to 80 people',
    { hq_state: ['Quebec'], employee_count: { max: 80 } },
  ],
  [
    'Two-year headcount growth is to lie between 40 and 120 per cent; the head office is to be in Ireland.',
    { growth_2y: { min: 40, max: 120 }, hq_country: ['Ireland'] },
  ],
  [
    'those opportunities under the responsibility of Ms. Sundaram which are at the Meeting Scheduled stage',
    { tp_owner_email: ['priya@aldercap.example'], tp_status_value: ['meeting_scheduled'] },
  ],
  ["Mr Tran's deals", { tp_owner_email: ['felix@aldercap.example'] }],
  ['MS companies', { hq_state: ['Mississippi'] }],
  ['which have obtained at least $8 million in financing', { total_funding_usd: { min: 8_000_000 } }],
  [
    'private companies in Detroit founded in the nineteen seventies full stop',
    { status: ['Private'], hq_city: ['Detroit'], year_founded: { min: 1970, max: 1979 } },
  ],
  [
    'my Kansas companies that got acquired',
    { tp_owner_email: ['marta@aldercap.example'], hq_state: ['Kansas'], status: ['Acquired'] },
  ],
  ['not my Kansas companies', {}],
  ['What is Theo doing in Sweden', { tp_owner_email: ['theo@aldercap.example'], hq_country: ['Sweden'] }],
  [
    "newsletter companies in Texas that we've never written to",
    { is_in_newsletter: true, hq_state: ['Texas'], has_never_sent_email: true },
  ],
];
