import type { Meant } from './sentence.ts';

/** One thing in many wordings: bounds, periods, exclusions, places, stories, other languages, and the filters that are meant. */
export const fifthWordedSentences: readonly Meant[] = [
  [
    'we had them at term sheet sometime in the last year',
    { tp_status_value: ['term_sheet'], tp_status_operator: 'was', tp_status_since: 365 },
  ],
  ['currently a prospect, formerly nothing', { tp_status_value: ['prospect'] }],
  [
    'status prospect or reached out; owner Theo',
    { tp_status_value: ['prospect', 'reached_out'], tp_owner_email: ['theo@aldercap.example'] },
  ],
  ['neither owner nor status', { tp_owner_not_tagged: true, tp_status_not_tagged: true }],
  ['we have been in touch within the last 3 weeks', { has_email_sent: true, days_of_email_sent: 21 }],
  [
    'no email in the past 120 days, owner Marta',
    { has_email_sent: false, days_of_email_sent: 120, tp_owner_email: ['marta@aldercap.example'] },
  ],
  ['gone cold for half a year', { has_email_sent: false, days_of_email_sent: 180 }],
  ['nobody wrote them since October 1', { has_email_sent: false, days_of_email_sent: 45 }],
  ['their site was visited by one of us in the past fortnight', { days_of_website_history: 14 }],
  ['looked at their website in the last quarter', { days_of_website_history: 90 }],
  [
    'featured in our weekly newsletter in the past two weeks',
    {
      is_in_newsletter: true,
      newsletter_type: ['weekly'],
      newsletter_date_from: '2026-11-01',
      newsletter_date_to: '2026-11-15',
    },
  ],
  [
    'industry newsletter, from July through September 2026',
    {
      is_in_newsletter: true,
      newsletter_type: ['industry'],
      newsletter_date_from: '2026-07-01',
      newsletter_date_to: '2026-09-30',
    },
  ],
  [
    'in the newsletter on 2026-10-05',
    { is_in_newsletter: true, newsletter_date_from: '2026-10-05', newsletter_date_to: '2026-10-05' },
  ],
  [
    'in the regional newsletter in Q3 2026, Iowa',
    {
      is_in_newsletter: true,
      newsletter_type: ['regional'],
      newsletter_date_from: '2026-07-01',
      newsletter_date_to: '2026-09-30',
      hq_state: ['Iowa'],
    },
  ],
  [
    'mentioned in the press last month',
    {
      newsletter_mentions: true,
      newsletter_sender: ['press'],
      from_to_date: { from: '2026-10-16', to: '2026-11-15' },
    },
  ],
  [
    'on podcasts or in social posts between 2026-01-01 and 2026-03-31',
    {
      newsletter_mentions: true,
      newsletter_sender: ['podcast', 'social_post'],
      from_to_date: { from: '2026-01-01', to: '2026-03-31' },
    },
  ],
  [
    'gave a conference talk since May 15 2026',
    {
      newsletter_mentions: true,
      newsletter_sender: ['conference'],
      from_to_date: { from: '2026-05-15', to: '2026-11-15' },
    },
  ],
  ['has quips, Ohio', { newsletter_mentions: true, hq_state: ['Ohio'] }],
  ['DACH, but leave Switzerland out', { hq_country: ['Austria', 'Germany'] }],
  [
    'the Nordics apart from Iceland, saas',
    { hq_country: ['Denmark', 'Finland', 'Norway', 'Sweden'], is_saas: true },
  ],
  ['anywhere outside the United States', {}],
  ['not in the Bay Area, fintech', {}],
  ['Calif. and Ariz.', { hq_state: ['California', 'Arizona'] }],
  ['Chicago suburbs, distribution', { hq_city: ['Chicago'] }],
  ['based out of Columbus, Ohio', { hq_city: ['Columbus'], hq_state: ['Ohio'] }],
  [
    'Munich and Berlin, 20-40 people',
    { hq_city: ['Munich', 'Berlin'], employee_count: { min: 20, max: 40 } },
  ],
  ['Czech or Slovak', { hq_country: ['Czechia', 'Slovakia'] }],
  ['Kiwi saas', { hq_country: ['New Zealand'], is_saas: true }],
  ['from Down Under', { hq_country: ['Australia'] }],
  ['sells into Germany, based in Poland', { hq_country: ['Poland'] }],
  [
    'US HQ with 5 to 15 people in the Philippines',
    {
      hq_country: ['United States'],
      country_name_employee_count: 'Philippines',
      country_employee_count: { min: 5, max: 15 },
    },
  ],
  [
    'has an office in Ireland with at least 30 people',
    { country_name_employee_count: 'Ireland', country_employee_count: { min: 30 } },
  ],
  ['CEO lives in Greater Boston', { founder_metro_area: ['Greater Boston'] }],
  [
    'founding team in SF Bay Area, not saas',
    { founder_metro_area: ['San Francisco Bay Area'], is_saas: false },
  ],
  [
    'privately held, never emailed, New Jersey',
    { status: ['Private'], has_never_sent_email: true, hq_state: ['New Jersey'] },
  ],
  [
    'either acquired or closed, formerly in our portfolio',
    { status: ['Acquired', 'Closed'], tp_status_value: ['portfolio'], tp_status_operator: 'was' },
  ],
  ['not SaaS and not public', { is_saas: false }],
  ['software-as-a-service, but no fintech', { is_saas: true }],
  [
    '"steady compounder" tag and under 100 people',
    { growth_tag: ['Steady Compounder'], employee_count: { max: 100 } },
  ],
  ['growth tag sales build out', { growth_tag: ['Sales Build-Out'] }],
  [
    'returned to growth, not emailed in 60 days',
    { growth_tag: ['Back to Growth'], has_email_sent: false, days_of_email_sent: 60 },
  ],
  ['quick one before my 3pm: Idaho, under 35 people', { hq_state: ['Idaho'], employee_count: { max: 35 } }],
  [
    "Per Tuesday's IC (we voted 4-1), add saas in Maryland with 60-120 heads",
    { is_saas: true, hq_state: ['Maryland'], employee_count: { min: 60, max: 120 } },
  ],
  [
    'I keep getting California ones. Want Oregon and only Oregon, bootstrapped.',
    { hq_state: ['Oregon'], total_funding_usd: { max: 0 }, total_funding_usd_no_data: true },
  ],
  [
    'Scratch that last one, I meant Kansas, not Arkansas. 10-40 employees',
    { hq_state: ['Kansas'], employee_count: { min: 10, max: 40 } },
  ],
  ["instead of Texas let's try Oklahoma", { hq_state: ['Oklahoma'] }],
  ['not Texas this time but Louisiana', { hq_state: ['Louisiana'] }],
  [
    'Theo thinks Ohio is hot; I disagree. Michigan, 20-60 people',
    { hq_state: ['Michigan'], employee_count: { min: 20, max: 60 } },
  ],
  ['mostly Ohio, 15 to 45 ppl', { hq_state: ['Ohio'], employee_count: { min: 15, max: 45 } }],
  ['raised in Ohio? no, based in Ohio', { hq_state: ['Ohio'] }],
  [
    'Empresas en Argentina o Uruguay, sin financiación, menos de 40 personas',
    {
      hq_country: ['Argentina', 'Uruguay'],
      total_funding_usd: { max: 0 },
      total_funding_usd_no_data: true,
      employee_count: { max: 40 },
    },
  ],
  [
    'Firmen mit 100 oder mehr Mitarbeitern in Österreich',
    { employee_count: { min: 100 }, hq_country: ['Austria'] },
  ],
  [
    'entreprises françaises, 50 salariés ou plus, fondées avant 2005',
    { hq_country: ['France'], employee_count: { min: 50 }, year_founded: { max: 2004 } },
  ],
  ['imprese italiane con meno di 30 dipendenti', { hq_country: ['Italy'], employee_count: { max: 30 } }],
];
