import type { Meant } from './sentence.ts';

/** Homes of founders, visits, abbreviations, owners in questions, stories, and more denials. */
export const twentyNinthPeopleSentences: readonly Meant[] = [
  [
    'take Midwest industrial, drop everything above 100 people',
    { workboard_id: 3, employee_count: { max: 100 } },
  ],
  ['from the Fall outreach list the ones in Iowa', { workboard_id: 4, hq_state: ['Iowa'] }],
  [
    "what's sitting in Second look that nobody has mailed in 30 days",
    { workboard_id: 8, has_email_sent: false, days_of_email_sent: 30 },
  ],
  ['among the names in our Fall outreach, anyone in Denver?', { workboard_id: 4, hq_city: ['Denver'] }],
  [
    'narrow Second look down to companies founded after 2018',
    { workboard_id: 8, year_founded: { min: 2019 } },
  ],
  ['who is on Theos shortlist with under 20 heads', { workboard_id: 6, employee_count: { max: 20 } }],
  ['within the Midwest industrial list, Ohio only', { workboard_id: 3, hq_state: ['Ohio'] }],
  [
    'wkly newsletter since 1 Nov',
    {
      is_in_newsletter: true,
      newsletter_type: ['weekly'],
      newsletter_date_from: '2026-11-01',
      newsletter_date_to: '2026-11-15',
    },
  ],
  [
    'appeared in any of our newsletters these past ten days',
    { is_in_newsletter: true, newsletter_date_from: '2026-11-05', newsletter_date_to: '2026-11-15' },
  ],
  [
    'the industry newsletter had them in September',
    {
      is_in_newsletter: true,
      newsletter_type: ['industry'],
      newsletter_date_from: '2026-09-01',
      newsletter_date_to: '2026-09-30',
    },
  ],
  [
    'we wrote about them in the regional newsletter, last 3 weeks',
    {
      is_in_newsletter: true,
      newsletter_type: ['regional'],
      newsletter_date_from: '2026-10-25',
      newsletter_date_to: '2026-11-15',
    },
  ],
  [
    'named in a newsletter during the last 45 days, Finland',
    {
      is_in_newsletter: true,
      newsletter_date_from: '2026-10-01',
      newsletter_date_to: '2026-11-15',
      hq_country: ['Finland'],
    },
  ],
  ["founders' home is greater Chicago", { founder_metro_area: ['Greater Chicago Area'] }],
  [
    'the founders are at home in Toronto, company less than 5 years old',
    { founder_metro_area: ['Greater Toronto Area'], year_founded: { min: 2021 } },
  ],
  ["founder's residence: Denver area", { founder_metro_area: ['Denver Metropolitan Area'] }],
  [
    'HQ Germany but the founders live around Boston',
    { hq_country: ['Germany'], founder_metro_area: ['Greater Boston'] },
  ],
  [
    'founders reside in greater Boston, HQ in Canada',
    { founder_metro_area: ['Greater Boston'], hq_country: ['Canada'] },
  ],
  ['one of us was on their homepage in the past 20 days', { days_of_website_history: 20 }],
  [
    'somebody from our side looked at the webpage during the last two months, Italy',
    { days_of_website_history: 60, hq_country: ['Italy'] },
  ],
  ["whose web page we've had a look at in the last ten days", { days_of_website_history: 10 }],
  [
    'anyone of us checked their site out within 30 days, SaaS',
    { days_of_website_history: 30, is_saas: true },
  ],
  [
    "prospects we haven't written to again in 40 days",
    { tp_status_value: ['prospect'], has_email_sent: false, days_of_email_sent: 40 },
  ],
  [
    'reached out, and since then no mail for two months',
    { tp_status_value: ['reached_out'], has_email_sent: false, days_of_email_sent: 60 },
  ],
  [
    'we did not mail them any more for 90 days, Brazil',
    { has_email_sent: false, days_of_email_sent: 90, hq_country: ['Brazil'] },
  ],
  [
    'pvt cos, min 50 empl, max 200, Ohio',
    { status: ['Private'], employee_count: { min: 50, max: 200 }, hq_state: ['Ohio'] },
  ],
  [
    'priv. held, est. 1998, hc 80+',
    { status: ['Private'], year_founded: { min: 1998, max: 1998 }, employee_count: { min: 80 } },
  ],
  ['no. of employees min. 100, Vietnam', { employee_count: { min: 100 }, hq_country: ['Vietnam'] }],
  ['50 nos. of staff maximum, Ghana based', { employee_count: { max: 50 }, hq_country: ['Ghana'] }],
  [
    'pvt ltd companies of India est. after 2010',
    { status: ['Private'], hq_country: ['India'], year_founded: { min: 2011 } },
  ],
  [
    'what did Priya put on hold in Colorado?',
    { tp_owner_email: ['priya@aldercap.example'], tp_status_value: ['on_hold'], hq_state: ['Colorado'] },
  ],
  [
    'which ones has Felix Amador got in diligence right now',
    { tp_owner_email: ['felix.amador@aldercap.example'], tp_status_value: ['diligence'] },
  ],
  [
    'where does Theo have a term sheet out',
    { tp_owner_email: ['theo@aldercap.example'], tp_status_value: ['term_sheet'] },
  ],
  [
    "is there anything of Priya's in Norway?",
    { tp_owner_email: ['priya@aldercap.example'], hq_country: ['Norway'] },
  ],
  [
    'my flight has 300 people on it, meanwhile: dental software in Utah, up to 40 staff',
    { hq_state: ['Utah'], employee_count: { max: 40 } },
  ],
  [
    'the webinar drew 1200 attendees, show me Texas companies under 50 people',
    { hq_state: ['Texas'], employee_count: { max: 50 } },
  ],
  ['we hosted 80 founders last week; list SaaS in Estonia', { is_saas: true, hq_country: ['Estonia'] }],
  ['saas companies which, to my knowledge, no one at our shop ever pinged', { is_saas: true }],
  [
    'has anyone not been emailed in the last 30 days in Ohio',
    { has_email_sent: false, days_of_email_sent: 30, hq_state: ['Ohio'] },
  ],
  ['they never got a reply because nobody mailed them, Utah', { hq_state: ['Utah'] }],
  [
    'companies not a single one of us has written to in half a year',
    { has_email_sent: false, days_of_email_sent: 180 },
  ],
  ["it's been ages since anybody mailed them, Iowa", { hq_state: ['Iowa'] }],
  ['no trace of an email to them, Nevada', { hq_state: ['Nevada'] }],
  ['we lost touch: no messages for 120 days', { has_email_sent: false, days_of_email_sent: 120 }],
  ['the firm has at no time written to them, Texas', { has_never_sent_email: true, hq_state: ['Texas'] }],
  ['our outreach has never touched them, Oregon', { hq_state: ['Oregon'] }],
  ['we barely emailed them in the last 90 days', { has_email_sent: false, days_of_email_sent: 90 }],
  [
    "Theo hasn't emailed them in 60 days, Peru",
    {
      has_email_sent: false,
      days_of_email_sent: 60,
      hq_country: ['Peru'],
      tp_owner_email: ['theo@aldercap.example'],
    },
  ],
  ['nobody but me has written to them in the last month', { has_email_sent: true, days_of_email_sent: 30 }],
  ["I'd never call them SaaS, Illinois", { hq_state: ['Illinois'] }],
  ['no one would ever mistake these for SaaS, Maine', { hq_state: ['Maine'] }],
  ['none has ever been in our portfolio, Idaho', { hq_state: ['Idaho'] }],
  [
    'companies nobody on the team has put a status on, France',
    { tp_status_not_tagged: true, hq_country: ['France'] },
  ],
  ["there isn't a soul here who owns these, Spain", { hq_country: ['Spain'] }],
  ['no member of the team owns them, Japan', { tp_owner_not_tagged: true, hq_country: ['Japan'] }],
  ['that none of our people cover, 20+ heads', { tp_owner_not_tagged: true, employee_count: { min: 20 } }],
  ['neither in the weekly nor in the industry newsletter, Ohio', { hq_state: ['Ohio'] }],
  ['were in no newsletter since September, Norway', { hq_country: ['Norway'] }],
  ['nobody from here visited the site in the last 45 days', {}],
  ['never had more than 50 employees, Georgia', { employee_count: { max: 50 }, hq_state: ['Georgia'] }],
  [
    'we have not once been in contact with them, Chile',
    { has_never_sent_email: true, hq_country: ['Chile'] },
  ],
  [
    'not a single soul of our team has mailed them during the last 75 days',
    { has_email_sent: false, days_of_email_sent: 75 },
  ],
  [
    'firms with whom we have had no e-mail contact for 200 days',
    { has_email_sent: false, days_of_email_sent: 200 },
  ],
  [
    'to these companies nothing was sent by us in the last 30 days',
    { has_email_sent: false, days_of_email_sent: 30 },
  ],
  ['did we ever write to anyone in Estonia? if not, list them', { hq_country: ['Estonia'] }],
  ["companies whose funding isn't above 10 million, nor below 2", { total_funding_usd: { max: 10000000 } }],
  ['Ohio or Indiana, I mean Ohio or Illinois', { hq_state: ['Ohio', 'Illinois'] }],
  [
    'owned by Priya... wait no, Theo... 30 to 60 people',
    { tp_owner_email: ['theo@aldercap.example'], employee_count: { min: 30, max: 60 } },
  ],
  ['founded since 2015 - strike that - since 2018', { year_founded: { min: 2018 } }],
  [
    'prospects, or actually in conversation ones, in Utah',
    { tp_status_value: ['in_conversation'], hq_state: ['Utah'] },
  ],
  ['website viewed in the last month, hmm, better two months', { days_of_website_history: 30 }],
  ['not saas, sorry, yes saas, Spain', { is_saas: true, hq_country: ['Spain'] }],
  ['min 40 staff, oops I meant max 40 staff', { employee_count: { max: 40 } }],
  ['Canada trip list. Sorry, wrong list: Fall outreach.', { workboard_id: 4 }],
  [
    'in the newsletter in September, sorry, October',
    { is_in_newsletter: true, newsletter_date_from: '2026-10-01', newsletter_date_to: '2026-10-31' },
  ],
  [
    'in the weekly newsletter in the last ten days, make it twenty days',
    {
      is_in_newsletter: true,
      newsletter_type: ['weekly'],
      newsletter_date_from: '2026-10-26',
      newsletter_date_to: '2026-11-15',
    },
  ],
  [
    'emailed within 30 days, pardon, not emailed within 30 days',
    { has_email_sent: false, days_of_email_sent: 30 },
  ],
  ['not emailed in 30 days, no wait, emailed in 30 days', { has_email_sent: true, days_of_email_sent: 30 }],
  ['no owner, oh wait, owner Theo, Ohio', { tp_owner_email: ['theo@aldercap.example'], hq_state: ['Ohio'] }],
  ['raised 3 to 6 million, I mean 3 to 9', { total_funding_usd: { min: 3000000, max: 9000000 } }],
  [
    'more than 100 people — rather 150 — and founded before 2000',
    { employee_count: { min: 150 }, year_founded: { max: 1999 } },
  ],
  [
    'Denver, I mean the founders live in Denver',
    { hq_city: ['Denver'], founder_metro_area: ['Denver Metropolitan Area'] },
  ],
  ['growth of 30% over six months, correction: over one year', { growth_1y: { min: 30 } }],
  [
    'was on hold in the last 60 days, make that 90 days',
    { tp_status_value: ['on_hold'], tp_status_operator: 'was', tp_status_since: 90 },
  ],
  [
    'I need, like, companies with, what, maybe 20 to 40 people in, uh, Slovenia',
    { employee_count: { min: 20, max: 40 }, hq_country: ['Slovenia'] },
  ],
  [
    "raised, I want to say, between two and, let's say, six million",
    { total_funding_usd: { min: 2000000, max: 6000000 } },
  ],
];
