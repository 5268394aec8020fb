import { DACH } from './regions.ts';
import type { Meant } from './sentence.ts';

/** Short forms, letters of states in small letters, labels with a dash, fractions and formal words. */
export const thirtySeventhPeopleSentences: readonly Meant[] = [
  [
    'share list of Indian companies with 200 nos employees',
    { hq_country: ['India'], employee_count: { min: 200, max: 200 } },
  ],
  [
    'company from Malaysia and it has below 40 staffs',
    { hq_country: ['Malaysia'], employee_count: { max: 40 } },
  ],
  [
    'company at Thailand, funding not cross 5 million',
    { hq_country: ['Thailand'], total_funding_usd: { max: 5000000 } },
  ],
  [
    'companies whose count of workers lies between 30 and 70, Egypt',
    { employee_count: { min: 30, max: 70 }, hq_country: ['Egypt'] },
  ],
  ['portfolio company with headcount going down', { tp_status_value: ['portfolio'], growth_1y: { max: 0 } }],
  ['need cos founded b4 2000 in mich', { year_founded: { max: 1999 }, hq_state: ['Michigan'] }],
  ['cos w/o status in pa', { tp_status_not_tagged: true, hq_state: ['Pennsylvania'] }],
  ['hc>50 hc<200 ny', { employee_count: { min: 50, max: 200 }, hq_state: ['New York'] }],
  ['hc>50 hc<200', { employee_count: { min: 50, max: 200 } }],
  ['raised>1M raised<5M', { total_funding_usd: { min: 1000000, max: 5000000 } }],
  ['yoy>30 hc<100', { growth_1y: { min: 30 }, employee_count: { max: 100 } }],
  ['6m gr 10+', { growth_6m: { min: 10 } }],
  ['1y gr >25%, 2y gr >60%', { growth_1y: { min: 25 }, growth_2y: { min: 60 } }],
  ['in convo w/ priya', { tp_owner_email: ['priya@aldercap.example'], tp_status_value: ['in_conversation'] }],
  ['mtg sched, theo', { tp_status_value: ['meeting_scheduled'], tp_owner_email: ['theo@aldercap.example'] }],
  ['in DD, mine', { tp_status_value: ['diligence'], tp_owner_email: ['marta@aldercap.example'] }],
  [
    'weekly nl, last 3 wks',
    {
      is_in_newsletter: true,
      newsletter_type: ['weekly'],
      newsletter_date_from: '2026-10-25',
      newsletter_date_to: '2026-11-15',
    },
  ],
  [
    'regional nl since oct 1',
    {
      is_in_newsletter: true,
      newsletter_type: ['regional'],
      newsletter_date_from: '2026-10-01',
      newsletter_date_to: '2026-11-15',
    },
  ],
  ['cos in nl', { hq_country: ['Netherlands'] }],
  [
    'mentioned last month in industry newsletter',
    {
      is_in_newsletter: true,
      newsletter_type: ['industry'],
      newsletter_date_from: '2026-10-16',
      newsletter_date_to: '2026-11-15',
    },
  ],
  [
    'featured since september in the weekly newsletter',
    {
      is_in_newsletter: true,
      newsletter_type: ['weekly'],
      newsletter_date_from: '2026-09-01',
      newsletter_date_to: '2026-11-15',
    },
  ],
  ['own: none, saas', { tp_owner_not_tagged: true, is_saas: true }],
  ['saas tx', { is_saas: true, hq_state: ['Texas'] }],
  ['tx saas 20-50', { hq_state: ['Texas'], is_saas: true, employee_count: { min: 20, max: 50 } }],
  ['ny fintech', { hq_state: ['New York'] }],
  ['saas, ny', { is_saas: true, hq_state: ['New York'] }],
  ['saas in ma', { is_saas: true, hq_state: ['Massachusetts'] }],
  [
    'enterprises domiciled in Switzerland whose personnel numbers between eighty and three hundred',
    { hq_country: ['Switzerland'], employee_count: { min: 80, max: 300 } },
  ],
  [
    'companies for which no colleague has assumed responsibility and to which no correspondence has been addressed within ninety days',
    { tp_owner_not_tagged: true, has_email_sent: false, days_of_email_sent: 90 },
  ],
  [
    'country:PL AND employees:[50 TO 200] AND NOT saas',
    { hq_country: ['Poland'], employee_count: { min: 50, max: 200 }, is_saas: false },
  ],
  [
    'max_employees: 60 / min_founded: 2015 / hq: Sweden',
    { employee_count: { max: 60 }, year_founded: { min: 2015 }, hq_country: ['Sweden'] },
  ],
  [
    'Must haves: Illinois, 50 employees. Nice to have: SaaS.',
    { hq_state: ['Illinois'], employee_count: { min: 50, max: 50 } },
  ],
  [
    'Location - Maine | Headcount - under 30 | Age - 20+ years',
    { hq_state: ['Maine'], employee_count: { max: 30 }, year_founded: { max: 2006 } },
  ],
  [
    'Geo: DACH. Contact: none in 60 days.',
    { hq_country: DACH, has_email_sent: false, days_of_email_sent: 60 },
  ],
  [
    'tl;dr Ohio, unowned, 50+',
    { hq_state: ['Ohio'], tp_owner_not_tagged: true, employee_count: { min: 50 } },
  ],
  [
    'has 20 people in India',
    { country_name_employee_count: 'India', country_employee_count: { min: 20, max: 20 } },
  ],
  [
    'keeps 15 staff in Mexico',
    { country_name_employee_count: 'Mexico', country_employee_count: { min: 15, max: 15 } },
  ],
  [
    '30 employees in Poland, HQ in the US',
    {
      country_name_employee_count: 'Poland',
      country_employee_count: { min: 30, max: 30 },
      hq_country: ['United States'],
    },
  ],
  ['growth of twelve and a half percent or more over a year', { growth_1y: { min: 12.5 } }],
  ['raised at least 3/4 of a million', { total_funding_usd: { min: 750000 } }],
  ['1/2 million to 1 million raised', { total_funding_usd: { min: 500000, max: 1000000 } }],
  ['ohio or pa', { hq_state: ['Ohio', 'Pennsylvania'] }],
  ['cos in ma, 50+', { hq_state: ['Massachusetts'], employee_count: { min: 50 } }],
  ['w/ 20+ people, Iowa', { employee_count: { min: 20 }, hq_state: ['Iowa'] }],
  [
    'startups en Suisse fondées avant 2010, pas de financement',
    {
      hq_country: ['Switzerland'],
      year_founded: { max: 2009 },
      total_funding_usd: { max: 0 },
      total_funding_usd_no_data: true,
    },
  ],
];
