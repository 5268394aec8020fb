import type { Meant } from './sentence.ts';

/** Sentences with two denials, zeros, caps, people counted in other words, and years with nothing beside them. */
export const thirdToldSentences: readonly Meant[] = [
  [
    'anything Priya put on hold last quarter',
    {
      tp_owner_email: ['priya@aldercap.example'],
      tp_status_value: ['on_hold'],
      tp_status_operator: 'was',
      tp_status_since: 90,
    },
  ],
  [
    "what's in term sheet with Felix Amador",
    { tp_status_value: ['term_sheet'], tp_owner_email: ['felix.amador@aldercap.example'] },
  ],
  [
    'biz services, $0 raised, 100+ ppl, 15+ yrs old',
    {
      total_funding_usd: { max: 0 },
      total_funding_usd_no_data: true,
      employee_count: { min: 100 },
      year_founded: { max: 2011 },
    },
  ],
  [
    'HC 40-80, +30% LTM, SaaS',
    { employee_count: { min: 40, max: 80 }, growth_1y: { min: 30 }, is_saas: true },
  ],
  [
    'Show me those in our portfolio that have fewer people than a year ago',
    { tp_status_value: ['portfolio'], growth_1y: { max: 0 } },
  ],
  [
    'The founders must live in Greater Chicago; the company itself can be anywhere; 5 to 25 people.',
    { founder_metro_area: ['Greater Chicago Area'], employee_count: { min: 5, max: 25 } },
  ],
  [
    'companies which are hiring a ton right now in florida',
    { growth_tag: ['Hiring Surge'], hq_state: ['Florida'] },
  ],
  [
    'idk if this works but: germany AND under 100 people AND after 2017',
    { hq_country: ['Germany'], employee_count: { max: 100 }, year_founded: { min: 2018 } },
  ],
  [
    'I am searching companies of Denmark, which have more as 40 employees',
    { hq_country: ['Denmark'], employee_count: { min: 40 } },
  ],
  [
    'Start-ups of France, creation after 2020, team of maximum 15 people',
    { hq_country: ['France'], year_founded: { min: 2021 }, employee_count: { max: 15 } },
  ],
  [
    'please give the companies from 2012 until 2018, seat in Belgium',
    { year_founded: { min: 2012, max: 2018 }, hq_country: ['Belgium'] },
  ],
  [
    'raised capital less or equal 4 millions USD, Czech Republic',
    { total_funding_usd: { max: 4000000 }, hq_country: ['Czech Republic'] },
  ],
  ['companies without responsible person in Italy', { tp_owner_not_tagged: true, hq_country: ['Italy'] }],
  [
    'company should have 50 to 100 manpower, India based',
    { employee_count: { min: 50, max: 100 }, hq_country: ['India'] },
  ],
  [
    'HQ shall be in Japan, funding shall be over 10 Mio USD',
    { hq_country: ['Japan'], total_funding_usd: { min: 10000000 } },
  ],
  [
    'headcount growth of at least a quarter in the last six months and under a hundred and fifty people',
    { growth_6m: { min: 25 }, employee_count: { max: 150 } },
  ],
  [
    'owned by priya oh wait no by theo in ohio',
    { tp_owner_email: ['theo@aldercap.example'], hq_state: ['Ohio'] },
  ],
  ["unless it's SaaS I'm not interested; Tennessee", { is_saas: true, hq_state: ['Tennessee'] }],
  ["I can't stand pre-2010 companies; Missouri", { year_founded: { min: 2010 }, hq_state: ['Missouri'] }],
  [
    'Our fund is $150M and we write $5M checks. Show me Oregon companies with 30-90 people.',
    { hq_state: ['Oregon'], employee_count: { min: 30, max: 90 } },
  ],
  [
    "I'm in Toronto next week. Ontario companies, 25-100 people, owner me.",
    {
      hq_state: ['Ontario'],
      employee_count: { min: 25, max: 100 },
      tp_owner_email: ['marta@aldercap.example'],
    },
  ],
  ['Soth Carolina, 20-40 emploees', { hq_state: ['South Carolina'], employee_count: { min: 20, max: 40 } }],
];
