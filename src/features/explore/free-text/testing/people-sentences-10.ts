import type { Meant } from './sentence.ts';

/** Sentences of four people: one who dictates, one from Germany, one who is meticulous, one who pastes. */
export const tenthPeopleSentences: readonly Meant[] = [
  [
    'logistics software companies in Georgia with 20 to 60 employees',
    { hq_state: ['Georgia'], employee_count: { min: 20, max: 60 } },
  ],
  [
    'give me everything theo has in diligence that raised less than seven million',
    {
      tp_owner_email: ['theo@aldercap.example'],
      tp_status_value: ['diligence'],
      total_funding_usd: { max: 7000000 },
    },
  ],
  [
    'headcount growth six months at least twelve percent and it has to be in texas or oklahoma',
    { growth_6m: { min: 12 }, hq_state: ['Oklahoma', 'Texas'] },
  ],
  [
    'ok the intern sent me a list of 200 names way too long just give me saas in illinois under 75 people that nobody has emailed',
    { is_saas: true, hq_state: ['Illinois'], employee_count: { max: 75 }, has_never_sent_email: true },
  ],
  ['privately held companies in norway', { status: ['Private'], hq_country: ['Norway'] }],
  [
    'I want companies that doubled in the last year and have fewer than 80 people',
    { growth_1y: { min: 100 }, employee_count: { max: 80 } },
  ],
  [
    'not the ones on hold please and not texas but dental practice software founded between twenty twelve and twenty eighteen',
    { year_founded: { min: 2012, max: 2018 } },
  ],
  [
    'who did we email in the past 30 days in massachusetts',
    { has_email_sent: true, days_of_email_sent: 30, hq_state: ['Massachusetts'] },
  ],
  ['anything on the fall outreach list with no owner', { workboard_id: 4, tp_owner_not_tagged: true }],
  ['reached out companies in florida', { tp_status_value: ['reached_out'], hq_state: ['Florida'] }],
  ['ones that have been shrinking for two years', { growth_2y: { max: 0 } }],
  [
    'Startups aus Berlin mit weniger als 30 Mitarbeitern',
    { hq_state: ['Berlin'], employee_count: { max: 30 } },
  ],
  [
    'Companies that exist since at least 20 years in Germany or Austria',
    { year_founded: { max: 2006 }, hq_country: ['Austria', 'Germany'] },
  ],
  [
    'The company should have its headquarters in Poland and employ over 100 people',
    { hq_country: ['Poland'], employee_count: { min: 100 } },
  ],
  ['Employee growth of minimum 25 percent within 2 years', { growth_2y: { min: 25 } }],
  ['firms in Paris with up to 25 employees', { hq_city: ['Paris'], employee_count: { max: 25 } }],
  [
    'We have not written to them since 3 months; status Prospect',
    { has_email_sent: false, days_of_email_sent: 90, tp_status_value: ['prospect'] },
  ],
  [
    'Companies of the size 50-150 employees, based in Czechia',
    { employee_count: { min: 50, max: 150 }, hq_country: ['Czechia'] },
  ],
  [
    'It must be a company with an office in Spain with at least 10 employees, but the headquarter is in France',
    { country_name_employee_count: 'Spain', country_employee_count: { min: 10 }, hq_country: ['France'] },
  ],
  [
    'which have received maximum 2.5 million dollars until now, Belgium',
    { total_funding_usd: { max: 2500000 }, hq_country: ['Belgium'] },
  ],
  [
    'Companies having no status yet and whose founders come from the Greater Chicago Area.',
    { tp_status_not_tagged: true, founder_metro_area: ['Greater Chicago Area'] },
  ],
  [
    'Headcount: not fewer than 40 and not more than 110. State: Virginia. SaaS: no.',
    { employee_count: { min: 40, max: 110 }, hq_state: ['Virginia'], is_saas: false },
  ],
  [
    'With the exception of anything in California, companies owned by Priya that have been in our portfolio at any point.',
    { tp_owner_email: ['priya@aldercap.example'], tp_status_value: ['portfolio'], tp_status_operator: 'was' },
  ],
  [
    'Mentioned in a social post between July 1 and September 30, 2026.',
    {
      newsletter_mentions: true,
      newsletter_sender: ['social_post'],
      from_to_date: { from: '2026-07-01', to: '2026-09-30' },
    },
  ],
  [
    'Companies whose websites we have not visited are irrelevant: visited within the past 60 days only.',
    { days_of_website_history: 60 },
  ],
  [
    'Raised at least $1.5M but under $12M; funding unknown is acceptable.',
    { total_funding_usd: { min: 1500000, max: 12000000 }, total_funding_usd_no_data: true },
  ],
  [
    'Companies established prior to 1995 that remain private and employ in excess of 250 people, in Pennsylvania or Ohio.',
    {
      year_founded: { max: 1994 },
      status: ['Private'],
      employee_count: { min: 250 },
      hq_state: ['Ohio', 'Pennsylvania'],
    },
  ],
  ['Companies tagged Slowing Down or Contracting', { growth_tag: ['Contracting', 'Slowing Down'] }],
  [
    'Acquired or closed companies, Ireland, founded 2005 or later',
    { status: ['Acquired', 'Closed'], hq_country: ['Ireland'], year_founded: { min: 2005 } },
  ],
  [
    'Owner either Marta Lindqvist or Felix Tran, no e-mail in the last 45 days',
    {
      tp_owner_email: ['felix@aldercap.example', 'marta@aldercap.example'],
      has_email_sent: false,
      days_of_email_sent: 45,
    },
  ],
  [
    'I am indifferent as to SaaS; what matters is a headcount of roughly 200 and a location in Wisconsin.',
    { employee_count: { min: 160, max: 240 }, hq_state: ['Wisconsin'] },
  ],
  ['hc 30-90, TX, saas', { employee_count: { min: 30, max: 90 }, hq_state: ['Texas'], is_saas: true }],
  [
    'pls run: UK / <40 ppl / >$1m raised / nobody owns',
    {
      hq_country: ['United Kingdom'],
      employee_count: { max: 40 },
      total_funding_usd: { min: 1000000 },
      tp_owner_not_tagged: true,
    },
  ],
  [
    "anyone but theo's, ok? HVAC distribution, 1yr growth 20%+, AZ",
    { growth_1y: { min: 20 }, hq_state: ['Arizona'] },
  ],
  [
    'bootstrapped or under 2m raised, seattle',
    { total_funding_usd: { max: 2000000 }, total_funding_usd_no_data: true, hq_city: ['Seattle'] },
  ],
  [
    'was passed, last 12 months, 50+ fte',
    {
      tp_status_value: ['passed'],
      tp_status_operator: 'was',
      tp_status_since: 360,
      employee_count: { min: 50 },
    },
  ],
  [
    'regional newsletter 10/01/2026 - 10/31/2026',
    {
      is_in_newsletter: true,
      newsletter_type: ['regional'],
      newsletter_date_from: '2026-10-01',
      newsletter_date_to: '2026-10-31',
    },
  ],
  [
    'not saas // minnesota // older than 15y',
    { is_saas: false, hq_state: ['Minnesota'], year_founded: { max: 2011 } },
  ],
  [
    "don't care about funding. just MI or IN, 40-120 ppl, non-saas, hasn't been touched by us in a quarter",
    {
      hq_state: ['Indiana', 'Michigan'],
      employee_count: { min: 40, max: 120 },
      is_saas: false,
      has_email_sent: false,
      days_of_email_sent: 90,
    },
  ],
  [
    'term sheet + diligence, felix amador',
    { tp_status_value: ['diligence', 'term_sheet'], tp_owner_email: ['felix.amador@aldercap.example'] },
  ],
  ['canada trip: anything > 100 heads', { workboard_id: 7, employee_count: { min: 100 } }],
  [
    '8 to 20 yrs old, no vc money, iowa',
    {
      year_founded: { min: 2006, max: 2018 },
      total_funding_usd: { max: 0 },
      total_funding_usd_no_data: true,
      hq_state: ['Iowa'],
    },
  ],
  [
    'stop sending me crypto. boring b2b, germany, >= 30 staff, <= 10m raised',
    { hq_country: ['Germany'], employee_count: { min: 30 }, total_funding_usd: { max: 10000000 } },
  ],
  [
    'hiring surge tag, founders in austin',
    { growth_tag: ['Hiring Surge'], founder_metro_area: ['Austin, Texas Metropolitan Area'] },
  ],
  [
    'investors: Bessemer; hq: israel; ppl: 20-80',
    { hq_country: ['Israel'], employee_count: { min: 20, max: 80 } },
  ],
  [
    'revenue north of 10m, 60+ employees, new jersey',
    { employee_count: { min: 60 }, hq_state: ['New Jersey'] },
  ],
  [
    'the 3 from yesterday were too small, I want 150 people and up, still Tennessee, still no SaaS',
    { employee_count: { min: 150 }, hq_state: ['Tennessee'], is_saas: false },
  ],
  [
    'india, 200+ employees, private',
    { hq_country: ['India'], employee_count: { min: 200 }, status: ['Private'] },
  ],
  [
    'at least 5 people in Singapore, hq Australia',
    {
      country_name_employee_count: 'Singapore',
      country_employee_count: { min: 5 },
      hq_country: ['Australia'],
    },
  ],
  [
    'in conversation for more than... whatever, just in conversation, london',
    { tp_status_value: ['in_conversation'], hq_city: ['London'] },
  ],
];
