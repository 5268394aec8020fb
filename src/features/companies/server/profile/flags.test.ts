import { expect, it } from 'vitest';
import { flagOf } from './flags.ts';

const drawn = (country: string) => decodeURIComponent(flagOf(country) ?? '');

// SLID-105
it.each([
  ['Canada', 'CA'],
  ['united kingdom', 'GB'],
  [' UK ', 'GB'],
  ['Czech Republic', 'CZ'],
  ['Türkiye', 'TR'],
  ['United States', 'US'],
])('draws the mark of %s', (country, flag) => {
  expect(drawn(country)).toContain(`>${flag}</text>`);
});

it.each(['Atlantis', '', 'US', '<script>', '__proto__', 'constructor'])('has none for %j', (country) => {
  expect(flagOf(country)).toBeNull();
});
