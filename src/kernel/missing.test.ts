import { expect, it } from 'vitest';
import { isMissing, presentOrNull } from './missing.ts';

// SHELL-042
it.each([null, undefined, '', '  ', 'n/a', 'N/A', ' n/A '])('takes %j for missing', (value) => {
  expect(isMissing(value)).toBe(true);
  expect(presentOrNull(value)).toBeNull();
});

// SHELL-042
it.each([0, false, 'na', 'n/a yet', Number.NaN, [], {}])('takes %j for present', (value) => {
  expect(isMissing(value)).toBe(false);
  expect(presentOrNull(value)).toBe(value);
});
