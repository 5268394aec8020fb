import type { Meant } from './sentence.ts';

/** Letters of states, stories before a wish, code and denials. */
export const twentySeventhPeopleSentences: readonly Meant[] = [
  ['TX OK LA AR, energy', { hq_state: ['Texas', 'Oklahoma', 'Louisiana', 'Arkansas'] }],
  ['N. Carolina and S. Carolina', { hq_state: ['North Carolina', 'South Carolina'] }],
  [
    'nothing in New York, nothing in California, otherwise 50 to 100 people',
    { employee_count: { min: 50, max: 100 } },
  ],
  [
    'Canada, though Quebec can be left out, 30-70 staff',
    { hq_country: ['Canada'], employee_count: { min: 30, max: 70 } },
  ],
  ['anything but public companies', {}],
  ['neither saas nor in California', { is_saas: false }],
  [
    'no public companies, 200-800 people, Japan',
    { employee_count: { min: 200, max: 800 }, hq_country: ['Japan'] },
  ],
  ['we do not want anything above 75 employees', { employee_count: { max: 75 } }],
  ["can't be more than 8 years old", { year_founded: { min: 2018 } }],
  ['not under 20 people and not over 60', { employee_count: { min: 20, max: 60 } }],
  ["shouldn't have raised more than 7M", { total_funding_usd: { max: 7000000 } }],
  ['must not be saas', { is_saas: false }],
  ['avoid companies that grew less than 5%', { growth_1y: { min: 5 } }],
  ['ignore anything with more than 300 staff', { employee_count: { max: 300 } }],
  ['drop those younger than 4 years', { year_founded: { max: 2022 } }],
  ['no companies below $2M raised', { total_funding_usd: { min: 2000000 } }],
  ['hide what has been emailed in the last 30 days', { has_email_sent: false, days_of_email_sent: 30 }],
  ["leave out companies we've already emailed", { has_never_sent_email: true }],
  ['everything save what Priya owns', {}],
  ['other than in Texas, 40+ people, saas', { employee_count: { min: 40 }, is_saas: true }],
  ['Ohio? no. Indiana? yes. 20-50 people', { hq_state: ['Indiana'], employee_count: { min: 20, max: 50 } }],
  [
    'Michigan, sorry I meant Minnesota, founded before 2010',
    { hq_state: ['Minnesota'], year_founded: { max: 2009 } },
  ],
  ['30 people, scratch that, 60 people minimum', { employee_count: { min: 60 } }],
  [
    'prospects owned by Theo - no, by Priya',
    { tp_status_value: ['prospect'], tp_owner_email: ['priya@aldercap.example'] },
  ],
  ['raised 5M+... make it 8M+', { total_funding_usd: { min: 8000000 } }],
  ['under 50 employees or in Ohio', {}],
  ['owned by me or never emailed', {}],
  ['<20 or >200 employees', {}],
  ['founded before 1990 or after 2020', {}],
  [
    "quick one: whos on Theo's plate in Nebraska?",
    { tp_owner_email: ['theo@aldercap.example'], hq_state: ['Nebraska'] },
  ],
  [
    'im after lil teams, 5 to 15 ppl, in Cyprus or Malta',
    { employee_count: { min: 5, max: 15 }, hq_country: ['Cyprus', 'Malta'] },
  ],
  [
    'Would you be so kind as to list the enterprises seated in Luxembourg whose workforce exceeds eighty',
    { hq_country: ['Luxembourg'], employee_count: { min: 80 } },
  ],
  [
    'companies, the employees of which number between 60 and 90, and which nobody amongst us owns',
    { employee_count: { min: 60, max: 90 }, tp_owner_not_tagged: true },
  ],
  [
    "no emails gone out to them for six months now, they're Priya's",
    { has_email_sent: false, days_of_email_sent: 180, tp_owner_email: ['priya@aldercap.example'] },
  ],
  ["Felix T.'s or mine? mine. In Utah.", { tp_owner_email: ['marta@aldercap.example'], hq_state: ['Utah'] }],
  [
    'find comps for a 35-person dental roll-up: Arizona, 20-60 staff',
    { hq_state: ['Arizona'], employee_count: { min: 20, max: 60 } },
  ],
  [
    'A board member asked what we have in Louisiana. Anything that raised over 2 million there?',
    { hq_state: ['Louisiana'], total_funding_usd: { min: 2000000 } },
  ],
  [
    'On the train from Paris. Could you check which Dutch firms we wrote to last month (30 days)?',
    { hq_country: ['Netherlands'], has_email_sent: true, days_of_email_sent: 30 },
  ],
  [
    "Yesterday's pitch was a 12-person team with 3M raised, not for us. Show bigger: 50 to 120 people, Ontario",
    { employee_count: { min: 50, max: 120 }, hq_state: ['Ontario'] },
  ],
  [
    'my daughter turned 5 and our fund turned 10, anyway: New Hampshire, bootstrapped, 10+ years old',
    {
      hq_state: ['New Hampshire'],
      total_funding_usd: { max: 0 },
      total_funding_usd_no_data: true,
      year_founded: { max: 2016 },
    },
  ],
  [
    "we're a team of 6 so can't cover the world. Just Latvia, saas",
    { hq_country: ['Latvia'], is_saas: true },
  ],
  [
    'our fund is 150M, tickets 2 to 5M. companies that raised less than 8M in Sweden',
    { total_funding_usd: { max: 8000000 }, hq_country: ['Sweden'] },
  ],
  [
    'last time you gave me 400 results, too many. narrow to Iowa and 25-50 people',
    { hq_state: ['Iowa'], employee_count: { min: 25, max: 50 } },
  ],
  [
    'they had 80 people in 2020 and have 160 now, that kind of thing, i.e. two-year growth of 100% at least',
    { growth_2y: { min: 100 } },
  ],
  [
    'in 2019 we passed on a great one in Austria; what else is in Austria with 30 to 60 people?',
    { hq_country: ['Austria'], employee_count: { min: 30, max: 60 } },
  ],
  [
    '- Kentucky\n- 20-100 employees\n- no VC',
    {
      hq_state: ['Kentucky'],
      employee_count: { min: 20, max: 100 },
      total_funding_usd: { max: 0 },
      total_funding_usd_no_data: true,
    },
  ],
  [
    'Geography: CO, UT\nHeadcount: 30+\nFunding: < $5M\nPipeline: none',
    {
      hq_state: ['Colorado', 'Utah'],
      employee_count: { min: 30 },
      total_funding_usd: { max: 5000000 },
      tp_status_not_tagged: true,
    },
  ],
  [
    'hc>=40 & hc<=90 & hq in (MN, WI)',
    { employee_count: { min: 40, max: 90 }, hq_state: ['Minnesota', 'Wisconsin'] },
  ],
  [
    'founded>2014 funding<3m is_saas=false',
    { year_founded: { min: 2015 }, total_funding_usd: { max: 3000000 }, is_saas: false },
  ],
  ["filter(country == 'India' && employees > 250)", { hq_country: ['India'], employee_count: { min: 250 } }],
  ['owner != theo, status = diligence', { tp_status_value: ['diligence'] }],
  ['NOT saas AND state:Ohio', { is_saas: false, hq_state: ['Ohio'] }],
  ['{"state": "Oregon", "min_employees": 20}', { hq_state: ['Oregon'], employee_count: { min: 20 } }],
  ['growth_1y > 20', { growth_1y: { min: 20 } }],
  [
    'employee_count between 10 and 20, owner is null',
    { employee_count: { min: 10, max: 20 }, tp_owner_not_tagged: true },
  ],
  [
    'Wyoming / Montana / Idaho ... under 40 folks ... older than a decade',
    { hq_state: ['Wyoming', 'Montana', 'Idaho'], employee_count: { max: 40 }, year_founded: { max: 2016 } },
  ],
  [
    'a hundred people at the outside and in Morocco',
    { employee_count: { max: 100 }, hq_country: ['Morocco'] },
  ],
  ['fifteen people at the very least, Thailand', { employee_count: { min: 15 }, hq_country: ['Thailand'] }],
  ['60 employees is my upper limit, Slovenia', { employee_count: { max: 60 }, hq_country: ['Slovenia'] }],
  ["I'd go as low as 15 people, but not lower", { employee_count: { min: 15 } }],
  ['max out at 90 people', { employee_count: { max: 90 } }],
  [
    'not fewer than thirty, not more than eighty workers, Peru',
    { employee_count: { min: 30, max: 80 }, hq_country: ['Peru'] },
  ],
  ['20-something people', {}],
  [
    'double digit headcount growth in the last year, Georgia state',
    { growth_1y: { min: 10, max: 99 }, hq_state: ['Georgia'] },
  ],
  ['triple-digit headcount', { employee_count: { min: 100, max: 999 } }],
  ['somewhere between fifty and, say, a hundred twenty people', { employee_count: { min: 50, max: 120 } }],
  ['~45 heads, DK', { employee_count: { min: 36, max: 54 }, hq_country: ['Denmark'] }],
  ['<= 12 staff, est >= 2021', { employee_count: { max: 12 }, year_founded: { min: 2021 } }],
  ['1,200 to 1,800 employees, public', { employee_count: { min: 1200, max: 1800 }, status: ['Public'] }],
  ['forty-odd people, Bulgaria', { employee_count: { min: 32, max: 48 }, hq_country: ['Bulgaria'] }],
  ['no bigger than 35 ppl', { employee_count: { max: 35 } }],
  ['at least 18 but fewer than 44 people', { employee_count: { min: 18, max: 44 } }],
  ['raised: anything from nothing to 2M', { total_funding_usd: { max: 2000000 } }],
  ['a couple of million raised at most', { total_funding_usd: { max: 2000000 } }],
  ['raised under 750k usd, Vietnam', { total_funding_usd: { max: 750000 }, hq_country: ['Vietnam'] }],
  [
    '$4-6mm raised so far, NC',
    { total_funding_usd: { min: 4000000, max: 6000000 }, hq_state: ['North Carolina'] },
  ],
  ['seven figures raised', {}],
  [
    'more than 1.5 mn but no more than 4 mn in total funding',
    { total_funding_usd: { min: 1500000, max: 4000000 } },
  ],
];
