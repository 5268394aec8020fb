import type { Meant } from './sentence.ts';

/** What was once read as its contrary, or as a bound that nobody named. */
export const seventhLaterSentences: readonly Meant[] = [
  ['companies in conversation for more than 60 days', { tp_status_value: ['in_conversation'] }],
  ['passed over 90 days ago', { tp_status_value: ['passed'] }],
  [
    'passed within the last 90 days',
    { tp_status_operator: 'was', tp_status_since: 90, tp_status_value: ['passed'] },
  ],
  ['under 20 people or over 500 people', {}],
  ['founded before 2010 or after 2020', {}],
  ['raised under $1m or over $100m', {}],
  ['less than 10 employees or more than 1000', {}],
  ['außer Deutschland', {}],
  ['SaaS startups without a CTO', { is_saas: true }],
  ['startups without a CFO in Spain', {}],
  ['no growth data', {}],
  [
    'headcount | 75..150; emailed | never',
    { employee_count: { min: 75, max: 150 }, has_never_sent_email: true },
  ],
  ['Drop the closed ones and those in diligence. Ireland', { hq_country: ['Ireland'] }],
  ['Unternehmen außerhalb von Berlin, gegründet vor 2000', { year_founded: { max: 1999 } }],
  [
    'empresas chilenas con menos de 1,5 millones de dólares levantados',
    { hq_country: ['Chile'], total_funding_usd: { max: 1500000 } },
  ],
  [
    'weekly newsletter, 1 to 31 October 2026',
    {
      is_in_newsletter: true,
      newsletter_type: ['weekly'],
      newsletter_date_from: '2026-10-01',
      newsletter_date_to: '2026-10-31',
    },
  ],
  ['team at least three times the size it had two years ago', { growth_2y: { min: 200 } }],
  ['total_funding_usd between 1.2e6 and 3.4e6', { total_funding_usd: { min: 1200000, max: 3400000 } }],
  ['Texas, LA or Chicago', { hq_state: ['Texas'] }],
  ['whatever Theo owns you can skip', {}],
  ['the ones Theo has, leave those out', {}],
  [
    'prospects in Illinois. The ones Felix Amador owns you can leave out.',
    { tp_status_value: ['prospect'], hq_state: ['Illinois'] },
  ],
  ['those in Ohio we can ignore', {}],
  ['the portfolio ones you can skip', {}],
  ['the ones on the Canada trip list can go', {}],
  ['the closed ones, drop them. Kansas only', { hq_state: ['Kansas'] }],
  ['SaaS in Texas, you can skip Ohio', { is_saas: true, hq_state: ['Texas'] }],
  ['emailed in the last 30 days we can ignore', { has_email_sent: false, days_of_email_sent: 30 }],
  [
    'Netherlands only, and nobody should own it yet.',
    { hq_country: ['Netherlands'], tp_owner_not_tagged: true },
  ],
  ['founders who live in or around Denver', { founder_metro_area: ['Denver Metropolitan Area'] }],
];
