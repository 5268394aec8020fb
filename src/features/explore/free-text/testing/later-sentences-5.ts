import { NORDICS } from './regions.ts';
import type { Meant } from './sentence.ts';

/** Sentences of somebody who never saw the grammar. */
export const fifthLaterSentences: readonly Meant[] = [
  ['anything in Norway?', { hq_country: ['Norway'] }],
  ["all of theo's", { tp_owner_email: ['theo@aldercap.example'] }],
  ['What do we have in diligence right now', { tp_status_value: ['diligence'] }],
  ['25 employees max', { employee_count: { max: 25 } }],
  ['Tennessee, 50+ staff', { hq_state: ['Tennessee'], employee_count: { min: 50 } }],
  ['businesses founded in 2018', { year_founded: { min: 2018, max: 2018 } }],
  ['Utah companies without an owner', { hq_state: ['Utah'], tp_owner_not_tagged: true }],
  ['Hi! Could you show me SaaS in Canada please', { is_saas: true, hq_country: ['Canada'] }],
  ['open my Second look list', { workboard_id: 8 }],
  ['Iowa companies we have never emailed', { hq_state: ['Iowa'], has_never_sent_email: true }],
  ['publicly traded + Japan', { status: ['Public'], hq_country: ['Japan'] }],
  ['has raised at least $10M in total', { total_funding_usd: { min: 10000000 } }],
  ['total funding between 2 and 8 million dollars', { total_funding_usd: { min: 2000000, max: 8000000 } }],
  ['headcount grew 40% or more over the last 6 months', { growth_6m: { min: 40 } }],
  ['the ones tagged Leadership Hire', { growth_tag: ['Leadership Hire'] }],
  ['headquartered in Detroit or Columbus', { hq_city: ['Detroit', 'Columbus'] }],
  ['On hold, owner Priya', { tp_status_value: ['on_hold'], tp_owner_email: ['priya@aldercap.example'] }],
  ['Belgique, moins de 40 salariés', { hq_country: ['Belgium'], employee_count: { max: 40 } }],
  ['featured in the industry newsletter', { is_in_newsletter: true, newsletter_type: ['industry'] }],
  ['sites somebody here looked at, past 14 days', { days_of_website_history: 14 }],
  ['we sent them an email in the past 60 days', { has_email_sent: true, days_of_email_sent: 60 }],
  [
    'bootstrapped companies in Michigan',
    { hq_state: ['Michigan'], total_funding_usd: { max: 0 }, total_funding_usd_no_data: true },
  ],
  ['Israel - acquired ones only', { hq_country: ['Israel'], status: ['Acquired'] }],
  ['Pennsylvania, not SaaS', { hq_state: ['Pennsylvania'], is_saas: false }],
  ['good morning team, coffee is ready', {}],
  [
    'Arizona or Nevada, founded 2015 or later',
    { hq_state: ['Arizona', 'Nevada'], year_founded: { min: 2015 } },
  ],
  ['quips from podcasts', { newsletter_mentions: true, newsletter_sender: ['podcast'] }],
  [
    'status Reached out, United Kingdom',
    { tp_status_value: ['reached_out'], hq_country: ['United Kingdom'] },
  ],
  [
    'Texas; 200-400 employees; privately held',
    { hq_state: ['Texas'], employee_count: { min: 200, max: 400 }, status: ['Private'] },
  ],
  [
    "pls pull Marta's stuff in Minnesota thats either a prospect or has a meeting scheduled",
    {
      tp_owner_email: ['marta@aldercap.example'],
      hq_state: ['Minnesota'],
      tp_status_value: ['prospect', 'meeting_scheduled'],
    },
  ],
  [
    'Dutch and Belgian SaaS, 15 to 65 heads, nobody assigned as owner',
    {
      hq_country: ['Netherlands', 'Belgium'],
      is_saas: true,
      employee_count: { min: 15, max: 65 },
      tp_owner_not_tagged: true,
    },
  ],
  [
    'Nordics. Max 3M USD raised so far.',
    {
      hq_country: NORDICS,
      total_funding_usd: { max: 3000000 },
    },
  ],
  [
    'Guten Morgen, bitte Firmen aus Estland und Lettland, ab 2019 gegründet',
    { hq_country: ['Estonia', 'Latvia'], year_founded: { min: 2019 } },
  ],
  [
    'Ohio + Indiana where headcount fell 10% or more over the past year',
    { hq_state: ['Ohio', 'Indiana'], growth_1y: { max: -10 } },
  ],
  [
    'Canada trip list: which of those have we not emailed in the last 45 days?',
    { workboard_id: 7, has_email_sent: false, days_of_email_sent: 45 },
  ],
  [
    'HQ in Poland w/ 20+ people sitting in Germany',
    { hq_country: ['Poland'], country_name_employee_count: 'Germany', country_employee_count: { min: 20 } },
  ],
  [
    'Seattle / Portland outfits, less than 8 years old',
    { hq_city: ['Seattle', 'Portland'], year_founded: { min: 2018 } },
  ],
  [
    'sociétés SaaS à Paris créées avant 2016',
    { is_saas: true, hq_city: ['Paris'], year_founded: { max: 2015 } },
  ],
  [
    'CO and UT, growth tag Hiring Surge or Sales Build-Out',
    { hq_state: ['Colorado', 'Utah'], growth_tag: ['Hiring Surge', 'Sales Build-Out'] },
  ],
  [
    'who showed up in our weekly newsletter in October 2026',
    {
      is_in_newsletter: true,
      newsletter_type: ['weekly'],
      newsletter_date_from: '2026-10-01',
      newsletter_date_to: '2026-10-31',
    },
  ],
  [
    'press quips, September 1 to October 15 2026, Massachusetts',
    {
      newsletter_mentions: true,
      newsletter_sender: ['press'],
      from_to_date: { from: '2026-09-01', to: '2026-10-15' },
      hq_state: ['Massachusetts'],
    },
  ],
  [
    'Used to be at term sheet with us - New Jersey only',
    { tp_status_value: ['term_sheet'], tp_status_operator: 'was', hq_state: ['New Jersey'] },
  ],
  [
    'Was in diligence at some point in the last 365 days and has 30 or more employees',
    {
      tp_status_value: ['diligence'],
      tp_status_operator: 'was',
      tp_status_since: 365,
      employee_count: { min: 30 },
    },
  ],
  [
    'South Korea & Japan, 100-500 ppl, listed on the stock exchange',
    { hq_country: ['South Korea', 'Japan'], employee_count: { min: 100, max: 500 }, status: ['Public'] },
  ],
  [
    'Take the list called Under 5M raised, keep those with 12 employees or more and no status',
    { workboard_id: 5, employee_count: { min: 12 }, tp_status_not_tagged: true },
  ],
  [
    'fundadores en Austin, empresas con menos de 20 empleados',
    { founder_metro_area: ['Austin, Texas Metropolitan Area'], employee_count: { max: 20 } },
  ],
  [
    'founders around Chicago, company started between 2020 and 2024',
    { founder_metro_area: ['Greater Chicago Area'], year_founded: { min: 2020, max: 2024 } },
  ],
];
