import { BALTICS } from './regions.ts';
import type { Meant } from './sentence.ts';

/** Sentences of people who did not know what is read: short wishes, letters, formulas, stories, other languages. */
export const nineteenthPeopleSentences: readonly Meant[] = [
  [
    'entreprises en Allemagne ou en Autriche, fondées après 2015, pas de SaaS',
    { hq_country: ['Germany', 'Austria'], year_founded: { min: 2016 }, is_saas: false },
  ],
  [
    'startups françaises, effectif entre 10 et 40, moins de 2 millions de dollars levés',
    { hq_country: ['France'], employee_count: { min: 10, max: 40 }, total_funding_usd: { max: 2000000 } },
  ],
  [
    'busco empresas en España con menos de 60 trabajadores y sin inversión externa',
    {
      hq_country: ['Spain'],
      employee_count: { max: 60 },
      total_funding_usd: { max: 0 },
      total_funding_usd_no_data: true,
    },
  ],
  [
    'empresas de Uruguay o Argentina a las que nunca hemos escrito',
    { hq_country: ['Uruguay', 'Argentina'], has_never_sent_email: true },
  ],
  [
    'empresas colombianas con crecimiento de más del 25% en el último año',
    { hq_country: ['Colombia'], growth_1y: { min: 25 } },
  ],
  [
    'empresas em Portugal com 20 a 80 funcionários, exceto SaaS',
    { hq_country: ['Portugal'], employee_count: { min: 20, max: 80 }, is_saas: false },
  ],
  [
    'aziende italiane con più di 100 dipendenti, senza responsabile',
    { hq_country: ['Italy'], employee_count: { min: 100 }, tp_owner_not_tagged: true },
  ],
  [
    'Belgische bedrijven opgericht na 2015, zonder eigenaar',
    { hq_country: ['Belgium'], year_founded: { min: 2016 }, tp_owner_not_tagged: true },
  ],
  ['norske selskaper med minst 50 ansatte', { hq_country: ['Norway'], employee_count: { min: 50 } }],
  [
    'eh i guess colombia peru and chile with headcount between forty and one twenty',
    { hq_country: ['Colombia', 'Peru', 'Chile'], employee_count: { min: 40, max: 120 } },
  ],
  [
    'founded two thousand nine or before in louisiana',
    { year_founded: { max: 2009 }, hq_state: ['Louisiana'] },
  ],
  ['total raised at most seven hundred fifty thousand dollars', { total_funding_usd: { max: 750000 } }],
  [
    'okay next one is going to be saas in israel with twenty to sixty folks full stop',
    { is_saas: true, hq_country: ['Israel'], employee_count: { min: 20, max: 60 } },
  ],
  [
    'smaller than 20, newer than 2019, NYC',
    { employee_count: { max: 20 }, year_founded: { min: 2020 }, hq_city: ['New York'] },
  ],
  ['10-yr-old-plus firms in Minnesota', { year_founded: { max: 2016 }, hq_state: ['Minnesota'] }],
  ['vintage 2014-2018, Germany', { year_founded: { min: 2014, max: 2018 }, hq_country: ['Germany'] }],
  ['the business should be no younger than 12 years', { year_founded: { max: 2014 } }],
  ['headcount flat or down over two years, Ohio', { growth_2y: { max: 0 }, hq_state: ['Ohio'] }],
  ['added at least 40% more people over two years', { growth_2y: { min: 40 } }],
  ['growing but slower than 20% a year, Utah', { growth_1y: { min: 0, max: 20 }, hq_state: ['Utah'] }],
  [
    'tagged sales build-out or new market entry, not in the US',
    { growth_tag: ['Sales Build-Out', 'New Market Entry'] },
  ],
  [
    'brought in a new CFO lately, Massachusetts',
    { growth_tag: ['Leadership Hire'], hq_state: ['Massachusetts'] },
  ],
  [
    'from the manufacturing summit guests: anyone with 200+ employees',
    { explore_datasource: 'manufacturing_summit_guests', employee_count: { min: 200 } },
  ],
  [
    'status prospect & owner felix amador & country uk',
    {
      tp_status_value: ['prospect'],
      tp_owner_email: ['felix.amador@aldercap.example'],
      hq_country: ['United Kingdom'],
    },
  ],
  [
    'in conversation with us right now, raised 10 million or more',
    { tp_status_value: ['in_conversation'], total_funding_usd: { min: 10000000 } },
  ],
  [
    'no longer private: public or acquired, Canada',
    { status: ['Public', 'Acquired'], hq_country: ['Canada'] },
  ],
  ['went out of business, founded after 2015', { status: ['Closed'], year_founded: { min: 2016 } }],
  [
    'Companies headquartered in the Baltics which employ not more than forty persons',
    { hq_country: BALTICS, employee_count: { max: 40 } },
  ],
  [
    'Such undertakings as have their seat in Austria and have not been founded prior to 2011',
    { hq_country: ['Austria'], year_founded: { min: 2011 } },
  ],
  [
    'Kindly provide firms in receipt of no less than USD 2 million of funding, situate in Egypt',
    { total_funding_usd: { min: 2000000 }, hq_country: ['Egypt'] },
  ],
  ['Is there anything in Rhode Island?', { hq_state: ['Rhode Island'] }],
  ['100 employees exactly, Wyoming', { employee_count: { min: 100, max: 100 }, hq_state: ['Wyoming'] }],
  ['Alaska or Hawaii, whatever size', { hq_state: ['Alaska', 'Hawaii'] }],
  [
    'employees in Mexico: 10 to 50, hq: Texas',
    {
      country_name_employee_count: 'Mexico',
      country_employee_count: { min: 10, max: 50 },
      hq_state: ['Texas'],
    },
  ],
  [
    'companies with an office in India and HQ in Germany',
    { country_name_employee_count: 'India', hq_country: ['Germany'] },
  ],
  [
    'Ukrainian dev shops, fewer than 200 people, nobody owns them',
    { hq_country: ['Ukraine'], employee_count: { max: 200 }, tp_owner_not_tagged: true },
  ],
  ['fintech for Nigerian farmers, HQ London', { hq_city: ['London'] }],
  ['Mexican restaurants software in Texas', { hq_state: ['Texas'] }],
  ['emailed more than 90 days ago, not since', { has_email_sent: false, days_of_email_sent: 90 }],
  ['someone from the team checked out their homepage this week', { days_of_website_history: 7 }],
  ['founder lives in Boston, company can be wherever', { founder_metro_area: ['Greater Boston'] }],
  [
    'founding team based in Chicago; funding < 1.5M',
    { founder_metro_area: ['Greater Chicago Area'], total_funding_usd: { max: 1500000 } },
  ],
  [
    'raised zero to date, Vermont',
    { total_funding_usd: { max: 0 }, total_funding_usd_no_data: true, hq_state: ['Vermont'] },
  ],
  [
    'funding undisclosed or below 5 million, Peru',
    { total_funding_usd: { max: 5000000 }, total_funding_usd_no_data: true, hq_country: ['Peru'] },
  ],
  [
    'VC backed, at least 30 people, Estonia',
    { total_funding_usd: { min: 1 }, employee_count: { min: 30 }, hq_country: ['Estonia'] },
  ],
  [
    'with double-digit headcount in Croatia',
    { employee_count: { min: 10, max: 99 }, hq_country: ['Croatia'] },
  ],
  ['dozens of employees, Slovenia', { employee_count: { min: 24, max: 60 }, hq_country: ['Slovenia'] }],
  ['30 give or take, Seattle', { employee_count: { min: 24, max: 36 }, hq_city: ['Seattle'] }],
  ['NRR over 110%, Seattle saas', { is_saas: true, hq_city: ['Seattle'] }],
  ['what came in from multi founders, passed ones removed', { explore_datasource: 'multi_founders' }],
  [
    "I'm flying to Lisbon Monday. Portugal, any stage, 15+ people",
    { hq_country: ['Portugal'], employee_count: { min: 15 } },
  ],
  ['Felix (Tran) portfolio', { tp_owner_email: ['felix@aldercap.example'], tp_status_value: ['portfolio'] }],
  [
    "show everything I own that's on hold or passed",
    { tp_owner_email: ['marta@aldercap.example'], tp_status_value: ['on_hold', 'passed'] },
  ],
  ['4 to 7 years old, New Mexico', { year_founded: { min: 2019, max: 2022 }, hq_state: ['New Mexico'] }],
  [
    'how many Georgia-based companies under 40 employees do we have',
    { hq_state: ['Georgia'], employee_count: { max: 40 } },
  ],
  ['stuff Priya passed on', { tp_owner_email: ['priya@aldercap.example'], tp_status_value: ['passed'] }],
  ['Ohio, but skip Columbus, 50-100 ppl', { hq_state: ['Ohio'], employee_count: { min: 50, max: 100 } }],
  ["I'd prefer companies in their first five years, Finland", { hq_country: ['Finland'] }],
  [
    'upwards of 45 staff and at most 12 years in existence',
    { employee_count: { min: 45 }, year_founded: { min: 2014 } },
  ],
  [
    'under $500k raised, Tennessee or Kentucky',
    { total_funding_usd: { max: 500000 }, hq_state: ['Tennessee', 'Kentucky'] },
  ],
  [
    'the company must be private and must be from Switzerland',
    { status: ['Private'], hq_country: ['Switzerland'] },
  ],
  ["we haven't dropped them a line in 2 months", { has_email_sent: false, days_of_email_sent: 60 }],
  ['they got an email from us inside the last week', { has_email_sent: true, days_of_email_sent: 7 }],
  ['no newsletter, no events, just Nevada', { hq_state: ['Nevada'] }],
  [
    'mentioned in the weekly newsletter since October 20',
    {
      is_in_newsletter: true,
      newsletter_type: ['weekly'],
      newsletter_date_from: '2026-10-20',
      newsletter_date_to: '2026-11-15',
    },
  ],
  [
    'headcount growth 1y >= 35%, headcount growth 2y >= 80%',
    { growth_1y: { min: 35 }, growth_2y: { min: 80 } },
  ],
  ['grew headcount 10-15% in six months', { growth_6m: { min: 10, max: 15 } }],
  ['no growth over the last two years, Italy', { growth_2y: { max: 0 }, hq_country: ['Italy'] }],
  ['hiring like crazy, SaaS, Boston', { growth_tag: ['Hiring Surge'], is_saas: true, hq_city: ['Boston'] }],
  ['new market entry tag, leave Spain out', { growth_tag: ['New Market Entry'] }],
  [
    'owner = theo abara OR owner = priya sundaram',
    { tp_owner_email: ['theo@aldercap.example', 'priya@aldercap.example'] },
  ],
  [
    "status in ('diligence','term sheet') and owner = me",
    { tp_status_value: ['diligence', 'term_sheet'], tp_owner_email: ['marta@aldercap.example'] },
  ],
  [
    "NOT saas AND country IN ('Germany','Poland') AND employees BETWEEN 40 AND 160",
    { is_saas: false, hq_country: ['Germany', 'Poland'], employee_count: { min: 40, max: 160 } },
  ],
  [
    '{ "hq_state": ["CA","NV"], "total_funding_usd": {"lte": 3000000} }',
    { hq_state: ['California', 'Nevada'], total_funding_usd: { max: 3000000 } },
  ],
  ['=QUERY(country = "India" and headcount > 100)', { hq_country: ['India'], employee_count: { min: 100 } }],
  [
    'Dear team, please exclude SaaS from now on. We need precision machining businesses in Indiana, Ohio and Michigan with 30 to 120 employees. Best regards, Priya',
    { is_saas: false, hq_state: ['Indiana', 'Ohio', 'Michigan'], employee_count: { min: 30, max: 120 } },
  ],
  [
    'My brother sold his 40 person agency for 6 million. Anyway: agencies in Missouri with fewer than 60 people',
    { hq_state: ['Missouri'], employee_count: { max: 60 } },
  ],
];
