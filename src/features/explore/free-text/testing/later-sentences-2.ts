import { BALTICS, BENELUX } from './regions.ts';
import type { Meant } from './sentence.ts';

/** Sentences of somebody who never saw the grammar. */
export const secondLaterSentences: readonly Meant[] = [
  [
    'Sales Build-Out or Leadership Hire tags, NJ or PA',
    { growth_tag: ['Sales Build-Out', 'Leadership Hire'], hq_state: ['New Jersey', 'Pennsylvania'] },
  ],
  [
    'Founders are in the greater Chicago area, company raised less than $2.5 million',
    { founder_metro_area: ['Greater Chicago Area'], total_funding_usd: { max: 2500000 } },
  ],
  [
    "under 8M raised, and keep the ones where we don't know the funding",
    { total_funding_usd: { max: 8000000 }, total_funding_usd_no_data: true },
  ],
  [
    'headcount shrinking over the past six months, at least 300 employees',
    { growth_6m: { max: 0 }, employee_count: { min: 300 } },
  ],
  [
    'not started before 2016, not SaaS, Iowa or Nebraska',
    { year_founded: { min: 2016 }, is_saas: false, hq_state: ['Iowa', 'Nebraska'] },
  ],
  ['Baltics, cybersecurity, 5 years old at most', { hq_country: BALTICS, year_founded: { min: 2021 } }],
  [
    "Sundaram's passed deals in Australia and New Zealand",
    {
      tp_owner_email: ['priya@aldercap.example'],
      tp_status_value: ['passed'],
      hq_country: ['Australia', 'New Zealand'],
    },
  ],
  [
    'no pipeline status yet, Boston, more than 1M raised',
    { tp_status_not_tagged: true, hq_city: ['Boston'], total_funding_usd: { min: 1000000 } },
  ],
  [
    'pet care brands in FL with a maximum of 30 employees',
    { hq_state: ['Florida'], employee_count: { max: 30 } },
  ],
  [
    'companies with over 50 people in Poland but headquartered in the US',
    {
      country_name_employee_count: 'Poland',
      country_employee_count: { min: 50 },
      hq_country: ['United States'],
    },
  ],
  ['anyone in Sverige or Danmark doing wind turbine maintenance', { hq_country: ['Sweden', 'Denmark'] }],
  [
    'insurance startups that came up in a conference talk, HQ London',
    { newsletter_mentions: true, newsletter_sender: ['conference'], hq_city: ['London'] },
  ],
  [
    'shut down companies with Felix Tran as owner',
    { status: ['Closed'], tp_owner_email: ['felix@aldercap.example'] },
  ],
  [
    'sites we looked at in the last two months, still without an owner',
    { days_of_website_history: 60, tp_owner_not_tagged: true },
  ],
  [
    'meeting scheduled or in conversation, owner Lindqvist',
    { tp_status_value: ['meeting_scheduled', 'in_conversation'], tp_owner_email: ['marta@aldercap.example'] },
  ],
  [
    'series a companies in los angeles with 40 to 90 ppl',
    { hq_city: ['Los Angeles'], employee_count: { min: 40, max: 90 } },
  ],
  [
    'at least ten years old, family run, Vermont or Maine',
    { year_founded: { max: 2016 }, hq_state: ['Vermont', 'Maine'] },
  ],
  [
    'Toronto or Waterloo robotics companies founded in 2021 or 2022',
    { hq_city: ['Toronto', 'Waterloo'], year_founded: { min: 2021, max: 2022 } },
  ],
  [
    'headcount grew between 15 and 40 percent over two years; Illinois',
    { growth_2y: { min: 15, max: 40 }, hq_state: ['Illinois'] },
  ],
  ['fall outreach list but only the california ones', { workboard_id: 4, hq_state: ['California'] }],
  [
    "ok so I'm in the car dictating this I want companies in uh Oregon no wait Washington state with at most sixty people and they should not be SaaS",
    { hq_state: ['Washington'], employee_count: { max: 60 }, is_saas: false },
  ],
  [
    'public safety software for small towns, privately held companies only, 25-100 staff',
    { status: ['Private'], employee_count: { min: 25, max: 100 } },
  ],
  [
    'ARR above 3M, backed by a tier-one fund, headquartered in the Netherlands',
    { hq_country: ['Netherlands'] },
  ],
  ['Podcast hosting tools. Nothing from California. Fewer than 20 people.', { employee_count: { max: 20 } }],
  ['Industry 4.0 and 3D printing, ISO 9001 shops, anywhere in Italia', { hq_country: ['Italy'] }],
  [
    'Give me your top 15 farm supply marketplaces in Kansas or Oklahoma, all under 1.5 million dollars raised',
    { hq_state: ['Kansas', 'Oklahoma'], total_funding_usd: { max: 1500000 } },
  ],
  [
    'Were in diligence at some point during the last half year and the founders sit in the Austin metro area',
    {
      tp_status_value: ['diligence'],
      tp_status_operator: 'was',
      tp_status_since: 180,
      founder_metro_area: ['Austin, Texas Metropolitan Area'],
    },
  ],
  ['Not owned by Priya, and their headcount went up 50% or more in 6 months', { growth_6m: { min: 50 } }],
  ['companies whose headcount rose 10% in the last month, Belgium', { hq_country: ['Belgium'] }],
  [
    'Ich suche Firmen aus den Benelux-Ländern, höchstens acht Jahre alt, denen wir im letzten halben Jahr keine E-Mail geschickt haben',
    {
      hq_country: BENELUX,
      year_founded: { min: 2018 },
      has_email_sent: false,
      days_of_email_sent: 180,
    },
  ],
  [
    'Je cherche des boîtes québécoises, entre 20 et 60 personnes, moins de 4 millions de dollars levés au total, suivies par Théo',
    {
      hq_state: ['Quebec'],
      employee_count: { min: 20, max: 60 },
      total_funding_usd: { max: 4000000 },
      tp_owner_email: ['theo@aldercap.example'],
    },
  ],
  [
    'Busco compañías en Perú o Chile, que no sean SaaS, con un crecimiento de plantilla superior al 30 % en dos años',
    { hq_country: ['Peru', 'Chile'], is_saas: false, growth_2y: { min: 30 } },
  ],
  [
    'compnies in Arizona with about 150 employes, funding unknown',
    {
      hq_state: ['Arizona'],
      employee_count: { min: 120, max: 180 },
      total_funding_usd: { max: 0 },
      total_funding_usd_no_data: true,
    },
  ],
  [
    'The ones Marta or Theo look after where no email has gone out from us in the last 90 days',
    {
      tp_owner_email: ['marta@aldercap.example', 'theo@aldercap.example'],
      has_email_sent: false,
      days_of_email_sent: 90,
    },
  ],
  [
    'I would need for tomorrow the companies of Polska and Magyarország which have minimum 40 and maximum 400 workers, please the funding not over 15 million USD',
    {
      hq_country: ['Poland', 'Hungary'],
      employee_count: { min: 40, max: 400 },
      total_funding_usd: { max: 15000000 },
    },
  ],
  [
    'founded in the nineties, still private, Ohio',
    { year_founded: { min: 1990, max: 1999 }, status: ['Private'], hq_state: ['Ohio'] },
  ],
  [
    'private practice billing, or closed-loop recycling, in Florida or the Carolinas',
    { hq_state: ['Florida', 'North Carolina', 'South Carolina'] },
  ],
  [
    'Quips since September 15, social posts only. SaaS. At least 2 mil raised.',
    {
      newsletter_mentions: true,
      newsletter_sender: ['social_post'],
      from_to_date: { from: '2026-09-15', to: '2026-11-15' },
      is_saas: true,
      total_funding_usd: { min: 2000000 },
    },
  ],
  [
    "our industry newsletter in October 2026, Felix Amador's companies only",
    {
      is_in_newsletter: true,
      newsletter_type: ['industry'],
      newsletter_date_from: '2026-10-01',
      newsletter_date_to: '2026-10-31',
      tp_owner_email: ['felix.amador@aldercap.example'],
    },
  ],
  [
    'Team of 80, scratch that, 120 or more, based in Finland or Norway, and they lost at least 5% of their headcount in the last year',
    { employee_count: { min: 120 }, hq_country: ['Finland', 'Norway'], growth_1y: { max: -5 } },
  ],
  [
    'valuation under 50M; revenue up 40%; Chicago; total funding half a million dollars at minimum',
    { hq_city: ['Chicago'], total_funding_usd: { min: 500000 } },
  ],
  [
    'I sat at table 14 with some of them – anything from manufacturing summit guests where we never sent an email',
    { explore_datasource: 'manufacturing_summit_guests', has_never_sent_email: true },
  ],
  [
    "Theo's shortlist, the ones with no status, founded 2019 or more recently",
    { workboard_id: 6, tp_status_not_tagged: true, year_founded: { min: 2019 } },
  ],
  [
    'recent leadership hire or a new market entry, Singapore, from 60 people up',
    {
      growth_tag: ['Leadership Hire', 'New Market Entry'],
      hq_country: ['Singapore'],
      employee_count: { min: 60 },
    },
  ],
  [
    'Swiss, listed on the stock market, with 100 to 200 million dollars of funding in total',
    {
      hq_country: ['Switzerland'],
      status: ['Public'],
      total_funding_usd: { min: 100000000, max: 200000000 },
    },
  ],
  [
    'Software for turkey farms, AR or MO, 25 people tops',
    { hq_state: ['Arkansas', 'Missouri'], employee_count: { max: 25 } },
  ],
  [
    'Leave out whatever is in our portfolio. Show Detroit and Columbus companies that are more than 15 years old.',
    { hq_city: ['Detroit', 'Columbus'], year_founded: { max: 2011 } },
  ],
  [
    "I don't care where they are headquartered, but they need 10 to 30 employees in Romania",
    { country_name_employee_count: 'Romania', country_employee_count: { min: 10, max: 30 } },
  ],
  [
    'IC call at 3pm, need SaaS cos in GA + AL + MS, 1 year headcount growth 20-60%, 50-500 employees, raised >10m',
    {
      is_saas: true,
      hq_state: ['Georgia', 'Alabama', 'Mississippi'],
      growth_1y: { min: 20, max: 60 },
      employee_count: { min: 50, max: 500 },
      total_funding_usd: { min: 10000000 },
    },
  ],
  [
    'they were at term sheet within the past year and we visited their website in the last 30 days',
    {
      tp_status_value: ['term_sheet'],
      tp_status_operator: 'was',
      tp_status_since: 365,
      days_of_website_history: 30,
    },
  ],
];
