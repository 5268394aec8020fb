import { BENELUX, NORDICS } from './regions.ts';
import type { Meant } from './sentence.ts';

/** Denials far from their verb, corrections, words of dictation, labels, lists by other words. */
export const twentyEighthPeopleSentences: readonly Meant[] = [
  [
    'wkly newsletter, oct',
    {
      is_in_newsletter: true,
      newsletter_type: ['weekly'],
      newsletter_date_from: '2026-10-01',
      newsletter_date_to: '2026-10-31',
    },
  ],
  [
    'yeah hi uh can you get me the ones where the founders live in the Denver area and you know they raised less than like three million dollars',
    { founder_metro_area: ['Denver Metropolitan Area'], total_funding_usd: { max: 3000000 } },
  ],
  [
    "founders' home is greater Berlin, growing min 30 percent per year",
    { founder_metro_area: ['Berlin Metropolitan Area'], growth_1y: { min: 30 } },
  ],
  [
    'Second look list, oh no sorry, the Midwest industrial one, those with at least 10% growth',
    { workboard_id: 3, growth_1y: { min: 10 } },
  ],
  [
    'younger than eight years, and somebody of us has been on the webpage during the last 60 days',
    { year_founded: { min: 2018 }, days_of_website_history: 60 },
  ],
  [
    'not emailed in 30 days I meant 60 days, portfolio',
    { has_email_sent: false, days_of_email_sent: 60, tp_status_value: ['portfolio'] },
  ],
  [
    'in any newsletter these last 2 weeks, Nordic ones only',
    {
      is_in_newsletter: true,
      newsletter_date_from: '2026-11-01',
      newsletter_date_to: '2026-11-15',
      hq_country: NORDICS,
    },
  ],
  [
    'in the industry newsletter, correction: the weekly one, since 1 November',
    {
      is_in_newsletter: true,
      newsletter_type: ['weekly'],
      newsletter_date_from: '2026-11-01',
      newsletter_date_to: '2026-11-15',
    },
  ],
  [
    'so, like, the shortlist of Theo, the list I mean, and out of that the ones with two hundred people or fewer',
    { workboard_id: 6, employee_count: { max: 200 } },
  ],
  [
    "right, erm, the ones we mailed in the last, what, ten days, and that are Theo's",
    { has_email_sent: true, days_of_email_sent: 10, tp_owner_email: ['theo@aldercap.example'] },
  ],
  [
    'where did Theo and Priya leave things on hold?',
    { tp_owner_email: ['theo@aldercap.example', 'priya@aldercap.example'], tp_status_value: ['on_hold'] },
  ],
  [
    'funding: 1.5M-4M; year: 2020+; geo: Portugal',
    {
      total_funding_usd: { min: 1500000, max: 4000000 },
      year_founded: { min: 2020 },
      hq_country: ['Portugal'],
    },
  ],
  [
    'status Reached Out but we have not mailed them again for three weeks',
    { tp_status_value: ['reached_out'], has_email_sent: false, days_of_email_sent: 21 },
  ],
  [
    'philly pvt cos est 2005-2012',
    { hq_city: ['Philadelphia'], status: ['Private'], year_founded: { min: 2005, max: 2012 } },
  ],
  [
    'US HQ; 10+ in Philippines; saas',
    {
      hq_country: ['United States'],
      country_name_employee_count: 'Philippines',
      country_employee_count: { min: 10 },
      is_saas: true,
    },
  ],
  [
    'We are wanting companies of Peru or Colombia, having minimum 200 nos. of employees',
    { hq_country: ['Peru', 'Colombia'], employee_count: { min: 200 } },
  ],
  [
    'the panel last night had 400 people in the room and nobody could name one warehouse robotics company from Minnesota. surely we have some',
    { hq_state: ['Minnesota'] },
  ],
  [
    'go through Second look and keep those with $2M or less in funding',
    { workboard_id: 8, total_funding_usd: { max: 2000000 } },
  ],
  [
    'We require companies to which no member of the firm has ever written, incorporated in 2019.',
    { has_never_sent_email: true, year_founded: { min: 2019, max: 2019 } },
  ],
  [
    'firms that none of our people has ever been in touch with, Ohio',
    { has_never_sent_email: true, hq_state: ['Ohio'] },
  ],
  [
    'companies to whom not one of us has reached out in the last 90 days',
    { has_email_sent: false, days_of_email_sent: 90 },
  ],
  ['businesses no one here has ever dropped a line to', { has_never_sent_email: true }],
  ['whom nobody at Alder, as far as I know, has written to', {}],
  [
    'no colleague of mine has mailed them in the past six months, Texas',
    { has_email_sent: false, days_of_email_sent: 180, hq_state: ['Texas'] },
  ],
  ['no partner, associate or analyst of ours has ever contacted these', {}],
  [
    'where not a single person on the team ever wrote an e-mail, Utah',
    { has_never_sent_email: true, hq_state: ['Utah'] },
  ],
  ['we never once got around to emailing them, Kansas', { hq_state: ['Kansas'] }],
  ['ones we forgot to write to', {}],
  ['we have written to none of them so far', {}],
  ['neither Theo nor Priya has ever emailed them', {}],
  [
    'nobody in this office has been in contact with them since August 1',
    { has_email_sent: false, days_of_email_sent: 106 },
  ],
  ['without any of us having written to them this quarter, Denmark', { hq_country: ['Denmark'] }],
  ['not one email has gone out to them in 45 days', { has_email_sent: false, days_of_email_sent: 45 }],
  [
    'no mail whatsoever from anybody at the firm in the last 60 days, Peru',
    { has_email_sent: false, days_of_email_sent: 60, hq_country: ['Peru'] },
  ],
  ['companies which have yet to receive a mail from any of us', { has_never_sent_email: true }],
  [
    "those that haven't had so much as an email from us, France",
    { has_never_sent_email: true, hq_country: ['France'] },
  ],
  ['none of the partners looked at their site in the last 30 days', {}],
  ['nobody has visited their website in the last two weeks, Spain', { hq_country: ['Spain'] }],
  ['no newsletter has ever featured them, Ohio', { hq_state: ['Ohio'] }],
  ['not a single newsletter mentioned them since October', {}],
  ['none of them is saas, please, and all in Utah', { is_saas: false, hq_state: ['Utah'] }],
  ['nothing that Theo or Priya own, Vermont', { hq_state: ['Vermont'] }],
  ['not a company that any of us covers, Idaho', { hq_state: ['Idaho'] }],
  ['never were in diligence, Maine', { hq_state: ['Maine'] }],
  ['we should have emailed them long ago but did not, Nevada', { hq_state: ['Nevada'] }],
  [
    'emailed in the last two weeks, no wait, in the last month',
    { has_email_sent: true, days_of_email_sent: 30 },
  ],
  ['site visited in the last 30 days, make that 90', { days_of_website_history: 90 }],
  ['Fall outreach list, sorry I mean Canada trip', { workboard_id: 7 }],
  [
    'the regional newsletter - or rather the industry one - in October',
    {
      is_in_newsletter: true,
      newsletter_type: ['industry'],
      newsletter_date_from: '2026-10-01',
      newsletter_date_to: '2026-10-31',
    },
  ],
  [
    "Priya's prospects, correction, Theo's",
    { tp_owner_email: ['theo@aldercap.example'], tp_status_value: ['prospect'] },
  ],
  ['on hold, oh sorry, passed, Indiana', { tp_status_value: ['passed'], hq_state: ['Indiana'] }],
  ['raised under 5M, actually under 8M', { total_funding_usd: { max: 8000000 } }],
  ['between 20 and 50 people, scratch that, 50 to 100', { employee_count: { min: 50, max: 100 } }],
  ['in Sweden, no hang on, Norway, saas', { hq_country: ['Norway'], is_saas: true }],
  ['not emailed for a month, or rather two months', { has_email_sent: false, days_of_email_sent: 60 }],
  ['grew 20% in a year, I mean in two years', { growth_2y: { min: 20 } }],
  [
    'weekly newsletter in the last 7 days, I meant 14 days',
    {
      is_in_newsletter: true,
      newsletter_type: ['weekly'],
      newsletter_date_from: '2026-11-01',
      newsletter_date_to: '2026-11-15',
    },
  ],
  ['tagged hiring surge, no sorry, leadership hire', { growth_tag: ['Leadership Hire'] }],
  ['private ones, no wait, public ones, Japan', { status: ['Public'], hq_country: ['Japan'] }],
  ['founders in Boston, actually Chicago', { founder_metro_area: ['Greater Chicago Area'] }],
  [
    'owned by me - sorry, by Felix Tran - in Ohio',
    { tp_owner_email: ['felix@aldercap.example'], hq_state: ['Ohio'] },
  ],
  ['not contacted in 90 days, nah make it 120', { has_email_sent: false, days_of_email_sent: 120 }],
  ['the Second look list — wait, wrong one — Fall outreach', { workboard_id: 4 }],
  [
    'growing 10 percent, sorry 15 percent, per year, Poland',
    { growth_1y: { min: 15 }, hq_country: ['Poland'] },
  ],
  [
    'uh founded after, let me think, 2012 and in Oregon',
    { year_founded: { min: 2013 }, hq_state: ['Oregon'] },
  ],
  ['with more than, I dunno, eighty people in Italy', { employee_count: { min: 80 }, hq_country: ['Italy'] }],
  ["under let's say 6 million raised", { total_funding_usd: { max: 6000000 } }],
  ['we emailed them in the last, say, three weeks', { has_email_sent: true, days_of_email_sent: 21 }],
  ['between, you know, 30 and, uh, 70 people', { employee_count: { min: 30, max: 70 } }],
  ['grew by, like, 25 percent last year, Austria', { growth_1y: { min: 25 }, hq_country: ['Austria'] }],
  [
    'so basically, um, SaaS, you know, in Georgia or, erm, Alabama',
    { is_saas: true, hq_state: ['Georgia', 'Alabama'] },
  ],
  ['raised at least, what was it, two million dollars', { total_funding_usd: { min: 2000000 } }],
  ['older than, hmm, fifteen years', { year_founded: { max: 2011 } }],
  ['less than maybe forty people, I guess, Texas', { employee_count: { max: 40 }, hq_state: ['Texas'] }],
  ['on their website in, like, the last forty days', { days_of_website_history: 40 }],
  [
    'founded: 2010-2015; ppl: 30-80; status: private; owner: Theo',
    {
      year_founded: { min: 2010, max: 2015 },
      employee_count: { min: 30, max: 80 },
      status: ['Private'],
      tp_owner_email: ['theo@aldercap.example'],
    },
  ],
  [
    'geo: Nordics | hc: <60 | $: <5M | yr: 2018+',
    {
      hq_country: NORDICS,
      employee_count: { max: 60 },
      total_funding_usd: { max: 5000000 },
      year_founded: { min: 2018 },
    },
  ],
  [
    'location: Chile; heads: 25+; raised: none',
    {
      hq_country: ['Chile'],
      employee_count: { min: 25 },
      total_funding_usd: { max: 0 },
      total_funding_usd_no_data: true,
    },
  ],
  [
    'UK HQ; 5+ in Romania; non-saas',
    {
      hq_country: ['United Kingdom'],
      country_name_employee_count: 'Romania',
      country_employee_count: { min: 5 },
      is_saas: false,
    },
  ],
  [
    'growth 1y: 20%+; list: Canada trip; owner: none',
    { growth_1y: { min: 20 }, workboard_id: 7, tp_owner_not_tagged: true },
  ],
  [
    'stage: diligence / owner: Priya / geo: Texas',
    { tp_status_value: ['diligence'], tp_owner_email: ['priya@aldercap.example'], hq_state: ['Texas'] },
  ],
  [
    'est.: 1995 or earlier; staff: max 120; state: OH',
    { year_founded: { max: 1995 }, employee_count: { max: 120 }, hq_state: ['Ohio'] },
  ],
  [
    'last email: >90 days; owner: Marta',
    { has_email_sent: false, days_of_email_sent: 90, tp_owner_email: ['marta@aldercap.example'] },
  ],
  [
    'Year: 2015 to 2019, Geo: Kenya, Employees: 10 - 40',
    { year_founded: { min: 2015, max: 2019 }, hq_country: ['Kenya'], employee_count: { min: 10, max: 40 } },
  ],
  [
    'size 50-150, funding up to 12M, vintage 2014+, Benelux',
    {
      employee_count: { min: 50, max: 150 },
      total_funding_usd: { max: 12000000 },
      year_founded: { min: 2014 },
      hq_country: BENELUX,
    },
  ],
  ["go over Theo's shortlist and keep only the saas ones", { workboard_id: 6, is_saas: true }],
  ['out of Canada trip, those with 50 employees or more', { workboard_id: 7, employee_count: { min: 50 } }],
];
