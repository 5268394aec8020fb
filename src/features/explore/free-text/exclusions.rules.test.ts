import { describe, expect, it } from 'vitest';
import type { ExploreFilters } from '../explore.filters.ts';
import { readSentence } from './free-text.rules.ts';
import { EXCLUDING_WORDINGS } from './testing/excluding-wordings.ts';
import { aLexicon } from './testing/firm.ts';

const read = (said: string) => readSentence(said, aLexicon);

const TARGETS: readonly [said: string, key: keyof ExploreFilters][] = [
  ['Ohio', 'hq_state'],
  ['Germany', 'hq_country'],
  ['Toronto', 'hq_city'],
  ['Boston or New York', 'hq_city'],
  ['in Texas', 'hq_state'],
  ['owned by Theo', 'tp_owner_email'],
  ["Priya's companies", 'tp_owner_email'],
  ['diligence', 'tp_status_value'],
  ['portfolio companies', 'tp_status_value'],
  ['acquired companies', 'status'],
  ['Hiring Surge', 'growth_tag'],
  ['hiring fast', 'growth_tag'],
  ['in a newsletter', 'is_in_newsletter'],
];

it.each(EXCLUDING_WORDINGS)('“%s” sets nothing, whatever it is said of, and is told', (wording) => {
  const failures = TARGETS.filter(([target, key]) => {
    const { filters, not_understood } = read(wording.replace('…', target));
    return filters[key] !== undefined || not_understood.length === 0;
  });

  expect(failures).toEqual([]);
});

describe('what nobody did', () => {
  it.each([
    'saas that none of us has emailed yet',
    'companies that nobody here contacted',
    'which no one wrote to',
    'that none of us has ever reached out to',
    "that haven't been contacted by anyone",
    'nobody on the team has written to them',
    'never emailed by any of us',
    'never once emailed by us',
    "nobody's ever emailed them",
    "haven't so much as emailed",
    'emailed by nobody',
    'no partner of ours emailed them',
    "it's been at least half a year since anyone emailed them",
  ])('“%s” is not what somebody did', (said) => {
    expect(read(said).filters).not.toMatchObject({ has_email_sent: true });
    expect(read(said).filters.hq_country).toBeUndefined();
  });
});

describe('an exclusion that a filter can say', () => {
  it.each<[string, ExploreFilters]>([
    ['nothing founded before 2015', { year_founded: { min: 2015 } }],
    ['exclude companies founded after 2018', { year_founded: { max: 2018 } }],
    ['no companies with fewer than 20 people', { employee_count: { min: 20 } }],
    ['leave out anything with more than 200 employees', { employee_count: { max: 200 } }],
    ['do not show anything that raised over $20M', { total_funding_usd: { max: 20_000_000 } }],
    ['anything but saas', { is_saas: false }],
    ['not bootstrapped', { total_funding_usd: { min: 1 } }],
    ['nobody here has emailed them', { has_never_sent_email: true }],
    ['none of us emailed them in 3 months', { has_email_sent: false, days_of_email_sent: 90 }],
    ['everything short of $9M raised', { total_funding_usd: { max: 9_000_000 } }],
    ['the Carolinas apart from South Carolina', { hq_state: ['North Carolina'] }],
    ['more than 50 people is too many', { employee_count: { max: 50 } }],
    ["hasn't raised over 5M", { total_funding_usd: { max: 5_000_000 } }],
    ["hasn't grown by 20%", { growth_1y: { max: 20 } }],
    ['no older than 10', { year_founded: { min: 2016 } }],
    ['is_saas = false', { is_saas: false }],
    ['saas: no', { is_saas: false }],
    ['saas: no, hq: Ohio', { is_saas: false, hq_state: ['Ohio'] }],
    ['from a small base: no more than 35 people', { employee_count: { max: 35 } }],
    ['one rule: no older than 10', { year_founded: { min: 2016 } }],
    ['budget: not above $5M raised', { total_funding_usd: { max: 5_000_000 } }],
    ["leave out whatever we've passed on and whatever is in the portfolio already", {}],
    ['skip what we passed on and everything in our portfolio', {}],
    ['no rows from California', {}],
    ['no consultants from Ohio', {}],
    ["gov't contractors in Ohio", { hq_state: ['Ohio'] }],
    ['not without an owner', {}],
    ['saas or not', {}],
    ['not necessarily saas', {}],
    ['it is not necessary that they are saas', {}],
    ['not only saas', {}],
    ['not exactly private', {}],
    ["didn't go public", {}],
    ['neither Texas nor Ohio', {}],
    ['we are not allowed to invest in Turkey', {}],
    ['not keen to look at Texas', {}],
    ['nothing outside Texas', { hq_state: ['Texas'] }],
    ['if they raised more than $3M skip', { total_funding_usd: { max: 3_000_000 } }],
    [
      "we can't do anything over 10m raised or under 15 people",
      { total_funding_usd: { max: 10_000_000 }, employee_count: { min: 15 } },
    ],
    ['nothing over 50 people or in Texas', { employee_count: { max: 50 } }],
    [
      'the last e-mail from us is longer than 6 months ago',
      { has_email_sent: false, days_of_email_sent: 180 },
    ],
    ['total funding must not exceed $15 million', { total_funding_usd: { max: 15_000_000 } }],
    ['headcount cannot be more than 40', { employee_count: { max: 40 } }],
    ['nothing newer than 2015', { year_founded: { max: 2015 } }],
    ['growing, but not more than 20%', { growth_1y: { min: 0, max: 20 } }],
    ['it does not have to be saas', {}],
    ["saas doesn't matter", {}],
    ['exclude Ohio and anything in Indiana', {}],
    ['Priya has never owned it', {}],
    ['apart from Denmark, the Nordics', { hq_country: ['Finland', 'Iceland', 'Norway', 'Sweden'] }],
  ])('%s', (said, filters) => {
    expect(read(said).filters).toEqual(filters);
  });

  it('is not made of a range with two ends, or of one exact number', () => {
    expect(read('no companies with 20 to 50 people').filters).toEqual({});
    expect(read('not founded in 2019').filters).toEqual({});
  });

  it('does not turn around what is wanted beside it', () => {
    expect(read('not in Ohio but in Texas').filters).toEqual({ hq_state: ['Texas'] });
    expect(read('Texas no, Ohio yes').filters).toEqual({ hq_state: ['Ohio'] });
    expect(read('skip Texas; Ohio').filters).toEqual({ hq_state: ['Ohio'] });
    expect(read('not Germany, France and Italy are fine').filters).toEqual({
      hq_country: ['France', 'Italy'],
    });
    expect(read('exclude Texas, Ohio and Utah').filters).toEqual({});
    expect(read('saas in Texas, except for Austin, 20+ people').filters).toEqual({
      is_saas: true,
      hq_state: ['Texas'],
      employee_count: { min: 20 },
    });
  });
});
