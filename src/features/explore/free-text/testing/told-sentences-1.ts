import { DACH } from './regions.ts';
import type { Meant } from './sentence.ts';

/** Sentences that take something back, ask when further on, leave something open, or count a part. */
export const firstToldSentences: readonly Meant[] = [
  ['2x headcount y/y, under 200 ppl', { growth_1y: { min: 100 }, employee_count: { max: 200 } }],
  [
    'hospitality tech; UK or Ireland; 40–120; privately held',
    { hq_country: ['United Kingdom', 'Ireland'], employee_count: { min: 40, max: 120 }, status: ['Private'] },
  ],
  [
    'employees -> 75..150, hq -> Toronto, saas -> yes',
    { employee_count: { min: 75, max: 150 }, hq_city: ['Toronto'], is_saas: true },
  ],
  [
    "i'm looking for construction software startups in Illinois with like 25 people",
    { hq_state: ['Illinois'], employee_count: { min: 20, max: 30 } },
  ],
  [
    'podcasts mentioning companies since September 1st',
    {
      newsletter_mentions: true,
      newsletter_sender: ['podcast'],
      from_to_date: { from: '2026-09-01', to: '2026-11-15' },
    },
  ],
  [
    '20+ people, and at least 5 in India',
    { employee_count: { min: 20 }, country_name_employee_count: 'India', country_employee_count: { min: 5 } },
  ],
  [
    'Firms from Austria with employees between 20 and 80, foundation year after 2014',
    { hq_country: ['Austria'], employee_count: { min: 20, max: 80 }, year_founded: { min: 2015 } },
  ],
  [
    'startups in Köln or München with 1.500 employees or less',
    { hq_city: ['Munich'], employee_count: { max: 1500 } },
  ],
  ['not more as 60 peoples, in Lisbon, Portugal', { employee_count: { max: 60 }, hq_country: ['Portugal'] }],
  [
    'We search targets in DACH, turnover 5-20 Mio EUR, headcount 30-100',
    { hq_country: DACH, employee_count: { min: 30, max: 100 } },
  ],
  [
    'we are interested only for companies of Japan and Korea with growing of more than 20 percents in 6 months',
    { hq_country: ['Japan', 'South Korea'], growth_6m: { min: 20 } },
  ],
  [
    'do the needful and show all Singapore companies with funding upto 10 million',
    { hq_country: ['Singapore'], total_funding_usd: { max: 10000000 } },
  ],
  [
    "give me everything theo owns that's on hold period",
    { tp_owner_email: ['theo@aldercap.example'], tp_status_value: ['on_hold'] },
  ],
  [
    'i need uh companies with uh about a hundred employees in ohio actually make that michigan',
    { employee_count: { min: 80, max: 120 }, hq_state: ['Michigan'] },
  ],
  [
    'companies in texas no sorry in oklahoma with forty people or more',
    { hq_state: ['Oklahoma'], employee_count: { min: 40 } },
  ],
  ['hide anything already owned, Minnesota', { tp_owner_not_tagged: true, hq_state: ['Minnesota'] }],
  ['exclude neither SaaS nor non-SaaS, 10-20 people', { employee_count: { min: 10, max: 20 } }],
  [
    'headcount flat is fine, 40 to 90 people, Idaho',
    { employee_count: { min: 40, max: 90 }, hq_state: ['Idaho'] },
  ],
  [
    'did anyone here look at the websites of SaaS companies in Utah in the past month',
    { days_of_website_history: 30, is_saas: true, hq_state: ['Utah'] },
  ],
  [
    'In the past year they were on hold, now growing 25%+ in 12 months',
    { tp_status_value: ['on_hold'], tp_status_operator: 'was', tp_status_since: 365, growth_1y: { min: 25 } },
  ],
  [
    'on the market since 2016, 25-75 employees',
    { year_founded: { min: 2016 }, employee_count: { min: 25, max: 75 } },
  ],
  ['founded this year or last year, SaaS', { year_founded: { min: 2025, max: 2026 }, is_saas: true }],
  [
    'social posts about them in Q3 2026',
    {
      newsletter_mentions: true,
      newsletter_sender: ['social_post'],
      from_to_date: { from: '2026-07-01', to: '2026-09-30' },
    },
  ],
  ['2-3 hundred employees, Italy', { employee_count: { min: 200, max: 300 }, hq_country: ['Italy'] }],
  [
    'raised at least a quarter million dollars and at most two, New Mexico',
    { total_funding_usd: { min: 250000, max: 2000000 }, hq_state: ['New Mexico'] },
  ],
  [
    'After 3 calls today I still need two targets: New Jersey, 20-50 staff, unowned',
    { hq_state: ['New Jersey'], employee_count: { min: 20, max: 50 }, tp_owner_not_tagged: true },
  ],
  [
    'client in Paris wants suppliers in Ohio with 100-200 employees',
    { hq_state: ['Ohio'], employee_count: { min: 100, max: 200 } },
  ],
  ['find companies like Acme (200 employees) in Kentucky', { hq_state: ['Kentucky'] }],
  ['?hq_city=Boston&min_employees=30', { hq_city: ['Boston'], employee_count: { min: 30 } }],
  [
    "Prya's prospcts in Calfornia",
    { tp_owner_email: ['priya@aldercap.example'], tp_status_value: ['prospect'], hq_state: ['California'] },
  ],
  [
    'fonded after 2015, Tenessee, rasied under 5M',
    { year_founded: { min: 2016 }, hq_state: ['Tennessee'], total_funding_usd: { max: 5000000 } },
  ],
  [
    'foudned in 2018 or latr, saas, Minesota',
    { year_founded: { min: 2018 }, is_saas: true, hq_state: ['Minnesota'] },
  ],
  ['owner = me or nobody', { tp_owner_email: ['marta@aldercap.example'], tp_owner_not_tagged: true }],
  ['new exec hires, 100+ people', { growth_tag: ['Leadership Hire'], employee_count: { min: 100 } }],
];
