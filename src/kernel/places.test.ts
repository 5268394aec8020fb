import { describe, expect, it } from 'vitest';
import { countryNamed, stateNamed } from './places.ts';

describe('a country', () => {
  it.each([
    ['US', 'United States'],
    ['usa', 'United States'],
    ['U.S.A.', 'United States'],
    ['The United States of America', 'United States'],
    ['Vereinigte Staaten', 'United States'],
    ['UK', 'United Kingdom'],
    ['England', 'United Kingdom'],
    ['Deutschland', 'Germany'],
    ['Allemagne', 'Germany'],
    ['ALEMANIA', 'Germany'],
    ['DEU', 'Germany'],
    ['DE', 'Germany'],
    ['germany ', 'Germany'],
    ['Türkiye', 'Turkey'],
    ['Czech Republic', 'Czechia'],
    ['Hong Kong', 'Hong Kong'],
    ['Korea, Republic of', 'South Korea'],
    ['Niederlande', 'Netherlands'],
    ['The Netherlands', 'Netherlands'],
    ['Brasil', 'Brazil'],
    ['Suisse', 'Switzerland'],
  ])('%s is %s', (text, name) => {
    expect(countryNamed(text)).toBe(name);
  });

  it.each(['', 'Atlantis', 'EU', 'ZZ', 'Texas', '__proto__', 'constructor'])('%j is none', (text) => {
    expect(countryNamed(text)).toBeNull();
  });

  it('has one name, which is itself', () => {
    const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('');
    const codes = letters.flatMap((one) => letters.flatMap((other) => countryNamed(one + other) ?? []));

    expect(codes.length).toBeGreaterThan(240);
    for (const name of codes) expect(countryNamed(name)).toBe(name);
  });
});

describe('a state', () => {
  it.each([
    ['TX', 'United States', 'Texas'],
    ['texas', 'United States', 'Texas'],
    ['D.C.', 'United States', 'District of Columbia'],
    ['ON', 'Canada', 'Ontario'],
    ['Québec', 'Canada', 'Quebec'],
    ['TX', 'Germany', null],
    ['ON', 'United States', null],
    ['toString', 'United States', null],
  ])('%s in %s is %s', (text, country, name) => {
    expect(stateNamed(text, country)).toBe(name);
  });
});
