import { expect, it } from 'vitest';
import { marketingPrompt, toneOf } from './marketing.rules.ts';

// SLID-060, SLID-061, SLID-062
it('asks for what was not fetched yet', () => {
  expect(marketingPrompt({ stats: false, competitors: false })).toBe(
    'Would you like to look at the advertising stats and SEO/PPC company details?',
  );
  expect(marketingPrompt({ stats: true, competitors: false })).toBe(
    'Would you like to look at the SEO Companies and PPC Companies?',
  );
  expect(marketingPrompt({ stats: false, competitors: true })).toBe(
    'Would you like to look at the advertising stats?',
  );
  expect(marketingPrompt({ stats: true, competitors: true })).toBeNull();
});

// SLID-067
it('reads the tone of a growth description', () => {
  expect(toneOf('12% more than last month')).toBe('positive');
  expect(toneOf('9% less than last month')).toBe('negative');
  expect(toneOf('Unchanged')).toBe('neutral');
});
