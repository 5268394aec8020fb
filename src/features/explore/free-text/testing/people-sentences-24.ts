import { MIDWEST, SCANDINAVIA } from './regions.ts';
import type { Meant } from './sentence.ts';

/** Sentences of people who did not know what is read: letters to oneself, questions with their answer, stories, code, what is denied behind its name. */
export const twentyFourthPeopleSentences: readonly Meant[] = [
  [
    "anything Theo sits on that's in Prospect, Colorado",
    { tp_owner_email: ['theo@aldercap.example'], tp_status_value: ['prospect'], hq_state: ['Colorado'] },
  ],
  [
    'Vt. and N.H., hc 10 to 35, saas y',
    { hq_state: ['Vermont', 'New Hampshire'], employee_count: { min: 10, max: 35 }, is_saas: true },
  ],
  [
    'we last wrote them over 4 months ago, Oklahoma',
    { has_email_sent: false, days_of_email_sent: 120, hq_state: ['Oklahoma'] },
  ],
  [
    'no one from the firm has touched these since July, Tennessee',
    { has_email_sent: false, days_of_email_sent: 137, hq_state: ['Tennessee'] },
  ],
  ['the Fall outreach people that still lack an owner', { workboard_id: 4, tp_owner_not_tagged: true }],
  [
    'Felix Amador or me as owner, on hold, last touched more than 90 days back',
    {
      tp_owner_email: ['felix.amador@aldercap.example', 'marta@aldercap.example'],
      tp_status_value: ['on_hold'],
      has_email_sent: false,
      days_of_email_sent: 90,
    },
  ],
  [
    'all of Scandinavia, 30 people on up, privately held, founded prior to 2012',
    {
      hq_country: SCANDINAVIA,
      employee_count: { min: 30 },
      status: ['Private'],
      year_founded: { max: 2011 },
    },
  ],
  [
    'size sweet spot is 35-75, geography Utah/Idaho/Montana, and please nothing venture-backed',
    {
      employee_count: { min: 35, max: 75 },
      hq_state: ['Utah', 'Idaho', 'Montana'],
      total_funding_usd: { max: 0 },
      total_funding_usd_no_data: true,
    },
  ],
  [
    "Series B or not doesn't matter; total raised must stay south of 12M; Virginia",
    { total_funding_usd: { max: 12000000 }, hq_state: ['Virginia'] },
  ],
  [
    'uhh find the um the startups in like Lithuania or Latvia with over uh forty people',
    { hq_country: ['Lithuania', 'Latvia'], employee_count: { min: 40 } },
  ],
  [
    'He bought a 15-person plumber in 2012 for 2 million and loves it. Can we see Florida, no outside money, at most 30 staff',
    {
      hq_state: ['Florida'],
      total_funding_usd: { max: 0 },
      total_funding_usd_no_data: true,
      employee_count: { max: 30 },
    },
  ],
  ['either Texas based or Theo owned', {}],
  ['small fry (sub-10 staff) or big fish (500+ staff), Finland', { hq_country: ['Finland'] }],
  [
    'founders who call Greater Boston or Raleigh-Durham home',
    { founder_metro_area: ['Greater Boston', 'Raleigh-Durham Area'] },
  ],
  [
    'tag: steady compounder / state: Iowa, Nebraska / raised: none',
    {
      growth_tag: ['Steady Compounder'],
      hq_state: ['Iowa', 'Nebraska'],
      total_funding_usd: { max: 0 },
      total_funding_usd_no_data: true,
    },
  ],
  [
    'newsletter mention between Aug 15 and Sep 30, weekly one',
    {
      is_in_newsletter: true,
      newsletter_type: ['weekly'],
      newsletter_date_from: '2026-08-15',
      newsletter_date_to: '2026-09-30',
    },
  ],
  [
    'seed money only, under three million total, Oregon',
    { total_funding_usd: { max: 3000000 }, hq_state: ['Oregon'] },
  ],
  [
    'gulf coast? no: Louisiana and Mississippi, 20 plus heads',
    { hq_state: ['Louisiana', 'Mississippi'], employee_count: { min: 20 } },
  ],
  [
    'looking to buy in Queretaro, ten-plus yrs in business, 50-300 workers',
    { hq_city: ['Querétaro'], year_founded: { max: 2016 }, employee_count: { min: 50, max: 300 } },
  ],
  [
    'Our fund closed at 120 million last week! Now: Quebec, 40+ people, SaaS',
    { hq_state: ['Quebec'], employee_count: { min: 40 }, is_saas: true },
  ],
  [
    "saas? doesn't matter. Norway, 15-60 staff, emailed in the last 20 days",
    {
      hq_country: ['Norway'],
      employee_count: { min: 15, max: 60 },
      has_email_sent: true,
      days_of_email_sent: 20,
    },
  ],
  [
    'the Midwest less Ohio and Illinois, founded since 2000',
    {
      hq_state: MIDWEST.filter((state) => !['Ohio', 'Illinois'].includes(state)),
      year_founded: { min: 2000 },
    },
  ],
  [
    'Theo keeps forwarding me Texas; enough. New Mexico, 10-40 people',
    { hq_state: ['New Mexico'], employee_count: { min: 10, max: 40 } },
  ],
  ['hc: 45 +/- 10, Maryland', { employee_count: { min: 35, max: 55 }, hq_state: ['Maryland'] }],
  [
    'emailed at least once in the past quarter, In Conversation',
    { has_email_sent: true, days_of_email_sent: 90, tp_status_value: ['in_conversation'] },
  ],
  ['doubled staff in 2 years, Turkey', { growth_2y: { min: 100 }, hq_country: ['Turkey'] }],
  [
    'Texas would be great, Oklahoma would not, 50 to 150 people',
    { hq_state: ['Texas'], employee_count: { min: 50, max: 150 } },
  ],
  [
    "I don't want anything older than 10 years; Spain",
    { year_founded: { min: 2016 }, hq_country: ['Spain'] },
  ],
  ['at no point emailed by us, Iowa', { has_never_sent_email: true, hq_state: ['Iowa'] }],
  [
    "we've been silent toward them for 3 months, Prospect",
    { has_email_sent: false, days_of_email_sent: 90, tp_status_value: ['prospect'] },
  ],
  [
    'got an email from someone here within the last fortnight',
    { has_email_sent: true, days_of_email_sent: 14 },
  ],
  [
    'ownerless and statusless, Arkansas',
    { tp_owner_not_tagged: true, tp_status_not_tagged: true, hq_state: ['Arkansas'] },
  ],
  ['without any of us as owner, South Dakota', { tp_owner_not_tagged: true, hq_state: ['South Dakota'] }],
  [
    'Theo or nobody as owner, Maine',
    { tp_owner_email: ['theo@aldercap.example'], tp_owner_not_tagged: true, hq_state: ['Maine'] },
  ],
  ['investors from London, company in Kenya', { hq_country: ['Kenya'] }],
  [
    'in business for a quarter of a century at least, Wisconsin',
    { year_founded: { max: 2001 }, hq_state: ['Wisconsin'] },
  ],
  [
    'founded three to eight years ago, Portugal',
    { year_founded: { min: 2018, max: 2023 }, hq_country: ['Portugal'] },
  ],
  [
    'between one and two hundred people, Vietnam',
    { employee_count: { min: 100, max: 200 }, hq_country: ['Vietnam'] },
  ],
  [
    'somewhere in the 40-70 range headcount wise, Delaware',
    { employee_count: { min: 40, max: 70 }, hq_state: ['Delaware'] },
  ],
  ['headcount 200, give or take 50, Ohio', { employee_count: { min: 150, max: 250 }, hq_state: ['Ohio'] }],
  [
    'norske selskaper grunnlagt etter 2015 med minst 20 ansatte',
    { hq_country: ['Norway'], year_founded: { min: 2016 }, employee_count: { min: 20 } },
  ],
  [
    'if saas then fine, if not also fine; Missouri, 30-60',
    { hq_state: ['Missouri'], employee_count: { min: 30, max: 60 } },
  ],
  [
    "WHERE total_funding_usd IS NULL AND hq_country = 'Ghana'",
    { total_funding_usd: { max: 0 }, total_funding_usd_no_data: true, hq_country: ['Ghana'] },
  ],
  ['have yet to reach 50 employees, Maine', { employee_count: { max: 50 }, hq_state: ['Maine'] }],
  ['yet to be acquired, Ohio', { hq_state: ['Ohio'] }],
  ['yet to go public, Ohio, 100+ people', { hq_state: ['Ohio'], employee_count: { min: 100 } }],
  ['yet to be assigned an owner, Maine', { tp_owner_not_tagged: true, hq_state: ['Maine'] }],
  ['e.g. Ohio, i.e. not Texas', { hq_state: ['Ohio'] }],
  ['founders in Boston, near Chicago HQ', { founder_metro_area: ['Greater Boston'], hq_city: ['Chicago'] }],
  ['headcount in 12 months up 20%', { growth_1y: { min: 20 } }],
  ['companies at the Chicago trade show', {}],
  ['more than about 50 people, Ohio', { employee_count: { min: 50 }, hq_state: ['Ohio'] }],
  [
    'saas? no. Ohio, 20-60 people',
    { is_saas: false, hq_state: ['Ohio'], employee_count: { min: 20, max: 60 } },
  ],
  ['owner? none. Utah', { tp_owner_not_tagged: true, hq_state: ['Utah'] }],
  ['Texas? nope. Ohio', { hq_state: ['Ohio'] }],
  [
    'we emailed them 60 days or more ago, Iowa',
    { has_email_sent: false, days_of_email_sent: 60, hq_state: ['Iowa'] },
  ],
  ['someone here wrote to them over a year back', { has_email_sent: false, days_of_email_sent: 365 }],
  ['Oklahoma could not, Kansas could, 20+ people', { hq_state: ['Kansas'], employee_count: { min: 20 } }],
  ['at no time in diligence, Ohio', { hq_state: ['Ohio'] }],
  ['under no circumstances Texas, 20-40 people', { employee_count: { min: 20, max: 40 } }],
  [
    'New England bar Maine, saas',
    { hq_state: ['Connecticut', 'Massachusetts', 'New Hampshire', 'Rhode Island', 'Vermont'], is_saas: true },
  ],
  [
    'companies that Felix Tran used to have in diligence',
    { tp_owner_email: ['felix@aldercap.example'], tp_status_value: ['diligence'], tp_status_operator: 'was' },
  ],
  ["Oh and drop Priya's. Prospects, Utah", { tp_status_value: ['prospect'], hq_state: ['Utah'] }],
  [
    'websites our team opened in the past ten days, no owner',
    { days_of_website_history: 10, tp_owner_not_tagged: true },
  ],
  [
    'only those we did email in the last 45 days, Ontario',
    { has_email_sent: true, days_of_email_sent: 45, hq_state: ['Ontario'] },
  ],
  [
    'emailed? never. owner? Theo. state? Georgia',
    { has_never_sent_email: true, tp_owner_email: ['theo@aldercap.example'], hq_state: ['Georgia'] },
  ],
  [
    'companies that topped 100 employees, Argentina',
    { employee_count: { min: 100 }, hq_country: ['Argentina'] },
  ],
  ['crossed 50 people, Poland', { employee_count: { min: 50 }, hq_country: ['Poland'] }],
  ['cut its workforce by at least a fifth in a year', { growth_1y: { max: -20 } }],
  ["on Priya's behalf: Italy, 20-50 people", { hq_country: ['Italy'], employee_count: { min: 20, max: 50 } }],
  [
    'sociétés marocaines ou égyptiennes, moins de 60 personnes, non contactées depuis 3 mois',
    {
      hq_country: ['Morocco', 'Egypt'],
      employee_count: { max: 60 },
      has_email_sent: false,
      days_of_email_sent: 90,
    },
  ],
  ['headcount slithered by 20% in a year, Ohio', { hq_state: ['Ohio'] }],
  ['staff dwindled 10% over two years', { growth_2y: { max: -10 } }],
  ['trimmed the team by 12% over six months', { growth_6m: { max: -12 } }],
];
