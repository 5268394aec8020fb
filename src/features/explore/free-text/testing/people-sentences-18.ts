import { BENELUX, EUROPE } from './regions.ts';
import type { Meant } from './sentence.ts';

/** Sentences of people who did not know what is read: short wishes, letters, formulas, stories, other languages. */
export const eighteenthPeopleSentences: readonly Meant[] = [
  [
    'Bulgaria, Romania - 50 to 200 engineers - not contacted yet',
    { hq_country: ['Bulgaria', 'Romania'], has_never_sent_email: true },
  ],
  [
    "If it's in California I'm out. Nevada, Arizona, Utah: 30 people and up",
    { hq_state: ['Nevada', 'Arizona', 'Utah'], employee_count: { min: 30 } },
  ],
  ['cybersecurity, no funding limit, Estonia', { hq_country: ['Estonia'] }],
  [
    'Need 20 names by Friday: Georgia, saas, 50-150 ppl',
    { hq_state: ['Georgia'], is_saas: true, employee_count: { min: 50, max: 150 } },
  ],
  ['SaaS or not, Vermont only', { hq_state: ['Vermont'] }],
  [
    "we've visited the site in the last month but never emailed",
    { days_of_website_history: 30, has_never_sent_email: true },
  ],
  ['revenue over 10 million, Ohio', { hq_state: ['Ohio'] }],
  [
    'our fund is $150M, check size 5M. Looking for Idaho or Montana, 25-100 people',
    { hq_state: ['Idaho', 'Montana'], employee_count: { min: 25, max: 100 } },
  ],
  [
    'the ones we passed on in the past year',
    { tp_status_value: ['passed'], tp_status_operator: 'was', tp_status_since: 365 },
  ],
  [
    'meeting scheduled, mine',
    { tp_status_value: ['meeting_scheduled'], tp_owner_email: ['marta@aldercap.example'] },
  ],
  [
    'HQ anywhere in Benelux, head count 50 or above, growing 20%+ a year',
    {
      hq_country: BENELUX,
      employee_count: { min: 50 },
      growth_1y: { min: 20 },
    },
  ],
  ['neither Texas nor Florida, saas, 20-60 people', { is_saas: true, employee_count: { min: 20, max: 60 } }],
  [
    'Massachusetts companies with founders in New York',
    { hq_state: ['Massachusetts'], founder_metro_area: ['New York City Metropolitan Area'] },
  ],
  ["they can't be older than eight years", { year_founded: { min: 2018 } }],
  [
    'must have been around for 15 years or longer, South Carolina',
    { year_founded: { max: 2011 }, hq_state: ['South Carolina'] },
  ],
  [
    'started up between 2014 and 2019 in Finland by the way',
    { year_founded: { min: 2014, max: 2019 }, hq_country: ['Finland'] },
  ],
  ['no email has gone out to them in the last 45 days', { has_email_sent: false, days_of_email_sent: 45 }],
  ['Everything outside the US with 500 or more people', { employee_count: { min: 500 } }],
  ['steady compounder tag, anything but Germany', { growth_tag: ['Steady Compounder'] }],
  [
    'zero employees in China, HQ Taiwan',
    {
      hq_country: ['Taiwan'],
      country_name_employee_count: 'China',
      country_employee_count: { min: 0, max: 0 },
    },
  ],
  [
    'raised a bit north of 12 mil, Los Angeles',
    { total_funding_usd: { min: 12000000 }, hq_city: ['Los Angeles'] },
  ],
  [
    'pull the list of Montana outfits employing below 25',
    { hq_state: ['Montana'], employee_count: { max: 25 } },
  ],
  [
    'Ontario manufacturers that employ upwards of 120 people and were set up before 1995',
    { hq_state: ['Ontario'], employee_count: { min: 120 }, year_founded: { max: 1994 } },
  ],
  [
    'everything Priya and Theo own together in Texas',
    { tp_owner_email: ['priya@aldercap.example', 'theo@aldercap.example'], hq_state: ['Texas'] },
  ],
  [
    'has anybody claimed the Utah ones? show me those without owner',
    { hq_state: ['Utah'], tp_owner_not_tagged: true },
  ],
  [
    'cos that turned up in the regional newsletter in the first half of October',
    {
      is_in_newsletter: true,
      newsletter_type: ['regional'],
      newsletter_date_from: '2026-10-01',
      newsletter_date_to: '2026-10-15',
    },
  ],
  [
    'I want the companies that we had a term sheet out to within the last 100 days',
    { tp_status_value: ['term_sheet'], tp_status_operator: 'was', tp_status_since: 100 },
  ],
  [
    'staff count five hundred plus, Singapore or Malaysia, listed',
    { employee_count: { min: 500 }, hq_country: ['Singapore', 'Malaysia'], status: ['Public'] },
  ],
  [
    'not emailed by us for at least four months, Nebraska',
    { has_email_sent: false, days_of_email_sent: 120, hq_state: ['Nebraska'] },
  ],
  ['headcount has gone up by more than a third in the last 12 months', { growth_1y: { min: 33 } }],
  [
    'growth_6m between 5 and 20, employee_count 100 to 300',
    { growth_6m: { min: 5, max: 20 }, employee_count: { min: 100, max: 300 } },
  ],
  [
    "WHERE tp_owner IS NULL AND hq_state IN ('OH','PA') AND year_founded >= 2010",
    { tp_owner_not_tagged: true, hq_state: ['Ohio', 'Pennsylvania'], year_founded: { min: 2010 } },
  ],
  ['country!=US, saas=yes, employees<=40', { is_saas: true, employee_count: { max: 40 } }],
  [
    'FILTER(A:A, state="Oregon", employees>=20, employees<=60)',
    { hq_state: ['Oregon'], employee_count: { min: 20, max: 60 } },
  ],
  [
    '{"country": ["Norway","Finland"], "saas": true, "founded_after": 2016}',
    { hq_country: ['Norway', 'Finland'], is_saas: true, year_founded: { min: 2017 } },
  ],
  [
    '- Location: Ireland\n- Size: 50 to 120\n- Raised: under $8M\n- Owner: none',
    {
      hq_country: ['Ireland'],
      employee_count: { min: 50, max: 120 },
      total_funding_usd: { max: 8000000 },
      tp_owner_not_tagged: true,
    },
  ],
  [
    'please can you get me all the Danish software companies where we have nobody assigned',
    { hq_country: ['Denmark'], tp_owner_not_tagged: true },
  ],
  [
    'about a hundred people, in business since the late 1990s, Pennsylvania',
    { employee_count: { min: 80, max: 120 }, year_founded: { max: 1999 }, hq_state: ['Pennsylvania'] },
  ],
  [
    'We lost a deal in Austin last spring, 45 people, painful. Try Denver or Salt Lake City, 30 to 60 people, saas.',
    { hq_city: ['Denver', 'Salt Lake City'], employee_count: { min: 30, max: 60 }, is_saas: true },
  ],
  [
    'my dentist in Chicago uses a tool from Belgium, so Belgian dental software please',
    { hq_country: ['Belgium'] },
  ],
  [
    'Theo reckons Texas is overheated. Oklahoma or Arkansas then, 20-100 heads, no VC.',
    {
      hq_state: ['Oklahoma', 'Arkansas'],
      employee_count: { min: 20, max: 100 },
      total_funding_usd: { max: 0 },
      total_funding_usd_no_data: true,
    },
  ],
  [
    'I have looked at 40 companies in Ohio this week. Now Indiana, same size: 25 to 75',
    { hq_state: ['Indiana'], employee_count: { min: 25, max: 75 } },
  ],
  [
    'Brazil, make that Mexico, at least 80 employees',
    { hq_country: ['Mexico'], employee_count: { min: 80 } },
  ],
  [
    '30 to 50 people, hmm no, 30 to 80 people, Iowa',
    { employee_count: { min: 30, max: 80 }, hq_state: ['Iowa'] },
  ],
  [
    "Can we exclude anything we've already emailed? South Korea, 50-200",
    { has_never_sent_email: true, hq_country: ['South Korea'], employee_count: { min: 50, max: 200 } },
  ],
  [
    "don't want anything with outside money, Kansas or Missouri",
    { total_funding_usd: { max: 0 }, total_funding_usd_no_data: true, hq_state: ['Kansas', 'Missouri'] },
  ],
  [
    'leave the portfolio companies out of it, Illinois, 100-300',
    { hq_state: ['Illinois'], employee_count: { min: 100, max: 300 } },
  ],
  [
    'Nothing under 30 people, nothing above 300, North Carolina',
    { employee_count: { min: 30, max: 300 }, hq_state: ['North Carolina'] },
  ],
  [
    'all of Europe apart from Germany and France',
    { hq_country: EUROPE.filter((name) => name !== 'Germany' && name !== 'France') },
  ],
  ['not looking for SaaS, more like machine shops, Michigan', { is_saas: false, hq_state: ['Michigan'] }],
  [
    'The closed ones can go. Latvia, founded since 2015',
    { hq_country: ['Latvia'], year_founded: { min: 2015 } },
  ],
  [
    "I don't care about SaaS or not, just Arizona and 40+ people",
    { hq_state: ['Arizona'], employee_count: { min: 40 } },
  ],
  ['either more than 500 people or more than 50 million raised, Israel', { hq_country: ['Israel'] }],
  [
    'owned by Priya or unowned, Maryland',
    { tp_owner_email: ['priya@aldercap.example'], tp_owner_not_tagged: true, hq_state: ['Maryland'] },
  ],
  ['15 or fewer, or 300 or more employees', {}],
  [
    'Ich hätte gerne Firmen aus Schweden oder Dänemark, mindestens 30 Beschäftigte, ohne Fremdkapital',
    {
      hq_country: ['Sweden', 'Denmark'],
      employee_count: { min: 30 },
      total_funding_usd: { max: 0 },
      total_funding_usd_no_data: true,
    },
  ],
  [
    'Kanadische SaaS Firmen, gegründet zwischen 2012 und 2018, nicht in Ontario',
    { hq_country: ['Canada'], is_saas: true, year_founded: { min: 2012, max: 2018 } },
  ],
  [
    'Firmen mit 50 bis 200 Mitarbeitern in Bayern oder München',
    { employee_count: { min: 50, max: 200 }, hq_city: ['Munich'] },
  ],
  [
    'Welche Firmen betreut Priya in Italien?',
    { tp_owner_email: ['priya@aldercap.example'], hq_country: ['Italy'] },
  ],
  [
    'Unternehmen, deren Mitarbeiterzahl im letzten Jahr um mehr als 20 Prozent gewachsen ist',
    { growth_1y: { min: 20 } },
  ],
  [
    'sociétés suisses de plus de 100 personnes, jamais contactées',
    { hq_country: ['Switzerland'], employee_count: { min: 100 }, has_never_sent_email: true },
  ],
];
