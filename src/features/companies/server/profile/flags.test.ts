import { expect, it } from 'vitest';
import { countryNames } from '#demo/companies/places.ts';
import { flagOf } from './flags.ts';

const drawn = (country: string) => decodeURIComponent(flagOf(country) ?? '');

// SLID-044, SLID-105
it('draws the flag of every country the demonstration firm knows, each another', () => {
  const flags = countryNames.map(drawn);

  expect(flags.filter((flag) => !flag.startsWith('data:image/svg+xml,<svg '))).toEqual([]);
  expect(new Set(flags).size).toBe(countryNames.length);
});

it.each([
  ['united kingdom', ' UK '],
  ['Czechia', 'Czech Republic'],
  ['Türkiye', 'turkey'],
  ['United States', 'usa'],
])('knows %s as %s too', (country, other) => {
  expect(drawn(country)).not.toBe('');
  expect(drawn(other)).toBe(drawn(country));
});

it.each(['Atlantis', '', 'US', '<script>', '__proto__', 'constructor'])('has none for %j', (country) => {
  expect(flagOf(country)).toBeNull();
});
