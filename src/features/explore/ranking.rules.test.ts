import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { explainRank, RESTAURANT_EXAMPLE } from './ranking-explained.rules.ts';
import type { RankFacts } from './ranking-factor.rules.ts';
import { contributionsOf, RANKING_FACTORS, type RankingKey, scoreOf } from './ranking.rules.ts';

const UNKNOWN: RankFacts = {
  employee_count: null,
  age: null,
  total_funding_usd: null,
  growth_6m: null,
  growth_1y: null,
  growth_2y: null,
  hq_city: null,
  hq_state: null,
  hq_country: null,
  bay_area_city: false,
  is_saas: false,
  status: null,
};
const LEDGER: RankFacts = {
  employee_count: 92,
  age: 9,
  total_funding_usd: 4_600_000,
  growth_6m: 14,
  growth_1y: 38.4,
  growth_2y: 104.7,
  hq_city: 'Des Moines',
  hq_state: 'Iowa',
  hq_country: 'United States',
  bay_area_city: false,
  is_saas: true,
  status: 'Private',
};
const factor = (key: RankingKey, facts: Partial<RankFacts>) =>
  RANKING_FACTORS.find((one) => one.key === key)?.factor.of({ ...UNKNOWN, ...facts });

describe('the weights', () => {
  it('are those of the specification, and 1 together', () => {
    expect(RANKING_FACTORS.map(({ label, weight }) => `${label} ${weight * 100}%`)).toEqual([
      'Head Count 20%',
      'Company Age 20%',
      'Funding 10%',
      'Growth over 6 months, 1 year and 2 years combined 10%',
      'Not in Bay Area 10%',
      'In North America 10%',
      'SaaS 10%',
      'Private Company 10%',
    ]);
    expect(RANKING_FACTORS.reduce((sum, { weight }) => sum + weight, 0)).toBeCloseTo(1, 12);
  });

  it('are applied to a restaurant as the panel says', () => {
    const { weights, places } = RESTAURANT_EXAMPLE;
    for (const { food, price, distance, score } of places)
      expect(food * weights.food + price * weights.price + distance * weights.distance).toBeCloseTo(score, 9);
  });
});

describe('a factor', () => {
  it.each([
    [null, 0],
    [0, 0],
    [5, 0.25],
    [20, 1],
    [200, 1],
    [1100, 0.5],
    [2000, 0],
    [90_000, 0],
  ])('of %s people is %s', (employee_count, expected) => {
    expect(factor('head_count', { employee_count })).toBeCloseTo(expected, 12);
  });

  it.each([
    [null, 0],
    [-1, 1],
    [0, 1],
    [5, 1],
    [9, 0.8],
    [15, 0.5],
    [25, 0],
    [140, 0],
  ])('of %s years is %s', (age, expected) => {
    expect(factor('company_age', { age })).toBeCloseTo(expected, 12);
  });

  // RANK-009
  it.each([
    [null, 0.5],
    [0, 1],
    [4_999_999, 1],
    [5_000_000, 1],
    [50_000_000, 0.5],
    [500_000_000, 0],
    [9e12, 0],
  ])('of %s dollars raised is %s', (total_funding_usd, expected) => {
    expect(factor('funding', { total_funding_usd })).toBeCloseTo(expected, 12);
  });

  // RANK-009
  it('of funding never rises with it', () => {
    const dollars = fc.integer({ min: 0, max: 2_000_000_000 });
    fc.assert(
      fc.property(dollars, dollars, (a, b) => {
        const [less, more] = [Math.min(a, b), Math.max(a, b)];
        expect(factor('funding', { total_funding_usd: more })).toBeLessThanOrEqual(
          factor('funding', { total_funding_usd: less }) ?? Number.NaN,
        );
      }),
    );
  });

  it.each([
    [null, null, null, 0],
    [50, null, null, 1 / 6],
    [14, 38.4, 104.7, 1.524 / 3],
    [-80, 0, 300, 1 / 3],
    [Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, 1 / 3],
  ])('of growth by %s, %s and %s is %s', (growth_6m, growth_1y, growth_2y, expected) => {
    expect(factor('growth', { growth_6m, growth_1y, growth_2y })).toBeCloseTo(expected, 12);
  });

  it.each([
    ['Des Moines', 'Iowa', 'United States', false, 1, 1],
    ['Oakland', 'California', 'United States', true, 0, 1],
    ['oakland', 'ca', 'us', true, 0, 1],
    ['Los Angeles', 'California', 'United States', false, 1, 1],
    ['Dublin', null, 'Ireland', true, 1, 0],
    ['Richmond', 'Virginia', 'United States', true, 1, 1],
    ['San Jose', null, 'United States', true, 0, 1],
    [null, 'California', 'United States', false, 0, 1],
    [null, null, 'United States', false, 0, 1],
    [null, null, 'Mexico', false, 1, 1],
    ['Toronto', 'Ontario', 'CANADA', false, 1, 1],
    ['Berlin', null, null, false, 1, 0],
    [null, null, null, false, 0, 0],
    ['', '', '', false, 0, 0],
  ])('of %s, %s, %s (Bay Area name: %s) is %s for the Bay Area, %s for North America', (...given) => {
    const [hq_city, hq_state, hq_country, bay_area_city, bay, america] = given;
    const place = { hq_city, hq_state, hq_country, bay_area_city };

    expect(factor('not_in_bay_area', place)).toBe(bay);
    expect(factor('in_north_america', place)).toBe(america);
  });

  it('of SaaS and of a private company is all or nothing', () => {
    expect([true, false].map((is_saas) => factor('saas', { is_saas }))).toEqual([1, 0]);
    expect(
      ['Private', 'Public', 'Acquired', 'Closed', null].map((status) =>
        factor('private_company', { status }),
      ),
    ).toEqual([1, 0, 0, 0, 0]);
  });
});

describe('an explanation', () => {
  // RANK-011
  it('tells in sentences what adds up to the score', () => {
    const { score, contributions } = explainRank(LEDGER);

    expect(score).toBeCloseTo(91.08, 9);
    expect(contributions.map((one) => [one.sentence, `${one.points.toFixed(1)} / ${one.most}`])).toEqual([
      ['92 people, within 20–200', '20.0 / 20'],
      ['9 years, full score up to 5', '16.0 / 20'],
      ['$4.6M raised', '10.0 / 10'],
      ['6m 14.0%, 1y 38.4%, 2y 104.7%', '5.1 / 10'],
      ['Des Moines, Iowa', '10.0 / 10'],
      ['United States', '10.0 / 10'],
      ['Subscription software', '10.0 / 10'],
      ['Privately held', '10.0 / 10'],
    ]);
  });

  it('says what is unknown', () => {
    const { score, contributions } = explainRank(UNKNOWN);

    expect(score).toBe(5);
    expect(contributions.map(({ sentence }) => sentence)).toEqual([
      'Head count unknown',
      'Year founded unknown',
      'Funding unknown, half score',
      '6m unknown, 1y unknown, 2y unknown',
      'Place unknown',
      'Country unknown',
      'Not marked as SaaS',
      'Status unknown',
    ]);
  });

  it('says what speaks against a company', () => {
    const { contributions } = explainRank({
      ...LEDGER,
      employee_count: 1,
      age: 0,
      total_funding_usd: 21_000_000,
      hq_city: 'Oakland',
      hq_state: 'California',
      bay_area_city: true,
      status: 'Acquired',
    });

    expect(contributions.map(({ sentence }) => sentence)).toEqual([
      '1 person, below 20',
      'Founded this year, full score up to 5',
      '$21M raised (score drops above $5M)',
      '6m 14.0%, 1y 38.4%, 2y 104.7%',
      'Oakland, California, in the Bay Area',
      'United States',
      'Subscription software',
      'Acquired',
    ]);
    expect(explainRank({ ...LEDGER, hq_country: 'Norway' }).contributions[5]?.sentence).toBe(
      'Norway, outside North America',
    );
  });

  it('shows the points stored with the rank, not those of today', () => {
    const stored = contributionsOf({ ...LEDGER, employee_count: 5 });

    expect(explainRank(LEDGER, stored).score).toBe(scoreOf(stored));
  });
});
