import { BALTICS, BENELUX, NORDICS, SCANDINAVIA } from './regions.ts';
import type { Meant } from './sentence.ts';

/** Fractions, names in charge, and places said in passing. */
export const twentySixthPeopleSentences: readonly Meant[] = [
  ['HQ Ohio, sells into Canada and Mexico', { hq_state: ['Ohio'] }],
  ['customers all over Europe, company in Slovenia', { hq_country: ['Slovenia'] }],
  [
    'imports from China, headquartered in New Jersey, 20-60 people',
    { hq_state: ['New Jersey'], employee_count: { min: 20, max: 60 } },
  ],
  ['French restaurants software, Quebec', { hq_state: ['Quebec'] }],
  ['private equity reporting tools, Luxembourg', { hq_country: ['Luxembourg'] }],
  ['public safety software in Alabama', { hq_state: ['Alabama'] }],
  ['portfolio analytics vendors in Boston', { hq_city: ['Boston'] }],
  ['revenue > 5M, Georgia the state', { hq_state: ['Georgia'] }],
  ['ARR between 2 and 5 million, Austin', { hq_city: ['Austin'] }],
  ['customer base doubled, Poland', { hq_country: ['Poland'] }],
  [
    'series B companies in Israel with 50 to 150 people',
    { hq_country: ['Israel'], employee_count: { min: 50, max: 150 } },
  ],
  [
    'women-led, Colorado, bootstrapped',
    { hq_state: ['Colorado'], total_funding_usd: { max: 0 }, total_funding_usd_no_data: true },
  ],
  [
    'hiring like crazy, Nashville not needed, Tennessee fine',
    { hq_state: ['Tennessee'], growth_tag: ['Hiring Surge'] },
  ],
  [
    'Slowing down or contracting, which of those do I own?',
    { growth_tag: ['Slowing Down', 'Contracting'], tp_owner_email: ['marta@aldercap.example'] },
  ],
  [
    'my prospects that went quiet, no email for 45 days',
    {
      tp_owner_email: ['marta@aldercap.example'],
      tp_status_value: ['prospect'],
      has_email_sent: false,
      days_of_email_sent: 45,
    },
  ],
  ["what's in term sheet right now", { tp_status_value: ['term_sheet'] }],
  [
    'meetings scheduled by Theo',
    { tp_owner_email: ['theo@aldercap.example'], tp_status_value: ['meeting_scheduled'] },
  ],
  [
    'put together everything Priya passed on in the last 3 months',
    {
      tp_owner_email: ['priya@aldercap.example'],
      tp_status_value: ['passed'],
      tp_status_operator: 'was',
      tp_status_since: 90,
    },
  ],
  [
    'Companies without owner and without status in Scandinavia',
    { tp_owner_not_tagged: true, tp_status_not_tagged: true, hq_country: SCANDINAVIA },
  ],
  [
    'no status set, created between 2016 and 2018',
    { tp_status_not_tagged: true, year_founded: { min: 2016, max: 2018 } },
  ],
  [
    'Benelux. 50-100. VC-free.',
    {
      hq_country: BENELUX,
      employee_count: { min: 50, max: 100 },
      total_funding_usd: { max: 0 },
      total_funding_usd_no_data: true,
    },
  ],
  [
    'Baltics, saas, raised zero',
    {
      hq_country: BALTICS,
      is_saas: true,
      total_funding_usd: { max: 0 },
      total_funding_usd_no_data: true,
    },
  ],
  [
    'funding undisclosed, Egypt',
    { total_funding_usd: { max: 0 }, total_funding_usd_no_data: true, hq_country: ['Egypt'] },
  ],
  [
    'under 2M raised, unknowns are fine too',
    { total_funding_usd: { max: 2000000 }, total_funding_usd_no_data: true },
  ],
  ['took in more than 10 but less than 30 mln USD', { total_funding_usd: { min: 10000000, max: 30000000 } }],
  ['30 to 90 days since we looked at the site', {}],
  [
    'lemme see vermont, 10 to 20 heads, mine',
    {
      hq_state: ['Vermont'],
      employee_count: { min: 10, max: 20 },
      tp_owner_email: ['marta@aldercap.example'],
    },
  ],
  [
    'who do we have in Ghana or Nigeria with < 40 empl',
    { hq_country: ['Ghana', 'Nigeria'], employee_count: { max: 40 } },
  ],
  [
    'pls pull up Theo + diligence + Texas, thx',
    { tp_owner_email: ['theo@aldercap.example'], tp_status_value: ['diligence'], hq_state: ['Texas'] },
  ],
  [
    'anything w/o an owner in Rhode Island? must be 2010 or newer',
    { tp_owner_not_tagged: true, hq_state: ['Rhode Island'], year_founded: { min: 2010 } },
  ],
  [
    "ok so basically I want uh companies around 200 people and they should be like in Ontario or Quebec and nobody has emailed them for I don't know ninety days",
    {
      employee_count: { min: 160, max: 240 },
      hq_state: ['Ontario', 'Quebec'],
      has_email_sent: false,
      days_of_email_sent: 90,
    },
  ],
  [
    "I'd like to see firms that have put on at least 20% headcount in six months, anywhere in the Nordics",
    { growth_6m: { min: 20 }, hq_country: NORDICS },
  ],
  [
    'headcount down 10% or more yoy, more than 150 people',
    { growth_1y: { max: -10 }, employee_count: { min: 150 } },
  ],
  ['team has shrunk by at least a quarter over the last two years', { growth_2y: { max: -25 } }],
  ['they cut a third of staff in the past 12 months', { growth_1y: { max: -33 } }],
  ['grew its workforce by half over two years', { growth_2y: { min: 50 } }],
  ['two thirds more people than a year ago', { growth_1y: { min: 67 } }],
  ['a tenth fewer employees than six months ago', { growth_6m: { max: -10 } }],
  [
    'six month growth between 5 and 15 percent, Slovakia',
    { growth_6m: { min: 5, max: 15 }, hq_country: ['Slovakia'] },
  ],
  ['2yr hc growth 80%+, not saas', { growth_2y: { min: 80 }, is_saas: false }],
  ['hc growth yoy min 25 pct, max 60 pct', { growth_1y: { min: 25, max: 60 } }],
  ['more than doubled in two years, Mexico', { growth_2y: { min: 100 }, hq_country: ['Mexico'] }],
  ['hardly growing: less than 3% over the year', { growth_1y: { max: 3 } }],
  ['growth over 2 years no better than 10%', { growth_2y: { max: 10 } }],
  ['rev growth 100% yoy, hc growth 30% yoy, Peru', { growth_1y: { min: 30 }, hq_country: ['Peru'] }],
  ['not growing at all for two years', { growth_2y: { max: 0 } }],
  ['staff up 12% or better since a year ago, Missouri', { growth_1y: { min: 12 }, hq_state: ['Missouri'] }],
  [
    "raised south of 3 mil, hq'd in Salt Lake City",
    { total_funding_usd: { max: 3000000 }, hq_city: ['Salt Lake City'] },
  ],
  [
    '15m USD raised at the outside, Czech Republic',
    { total_funding_usd: { max: 15000000 }, hq_country: ['Czech Republic'] },
  ],
  [
    'funding: 0.5-2.5m, size: sub-30, where: Croatia',
    {
      total_funding_usd: { min: 500000, max: 2500000 },
      employee_count: { max: 30 },
      hq_country: ['Croatia'],
    },
  ],
  [
    'upwards of $25 million in the bank from investors, Hungary',
    { total_funding_usd: { min: 25000000 }, hq_country: ['Hungary'] },
  ],
  ['have raised a grand total of $0', { total_funding_usd: { max: 0 }, total_funding_usd_no_data: true }],
  [
    'never took a penny from outside, Montana',
    { total_funding_usd: { max: 0 }, total_funding_usd_no_data: true, hq_state: ['Montana'] },
  ],
  [
    'self-funded, 20yrs+, North Dakota',
    {
      total_funding_usd: { max: 0 },
      total_funding_usd_no_data: true,
      year_founded: { max: 2006 },
      hq_state: ['North Dakota'],
    },
  ],
  [
    'no investors on board, 30-60 people, Kentucky',
    {
      total_funding_usd: { max: 0 },
      total_funding_usd_no_data: true,
      employee_count: { min: 30, max: 60 },
      hq_state: ['Kentucky'],
    },
  ],
  ['VC backed, over 50M raised', { total_funding_usd: { min: 50000000 } }],
  ['not bootstrapped, Delaware', { total_funding_usd: { min: 1 }, hq_state: ['Delaware'] }],
  [
    'less than $1M or unknown funding, New Zealand',
    { total_funding_usd: { max: 1000000 }, total_funding_usd_no_data: true, hq_country: ['New Zealand'] },
  ],
  [
    'three hundred grand to a million and a half raised',
    { total_funding_usd: { min: 300000, max: 1500000 } },
  ],
  [
    'at least 2 but under 4 million raised, Austin or Denver',
    { total_funding_usd: { min: 2000000, max: 4000000 }, hq_city: ['Austin', 'Denver'] },
  ],
];
