import { expect, it } from 'vitest';
import { holdsTyped } from './as-typed.ts';

it.each([
  ['Theo’s shortlist', "theo's"],
  ['Theo’s shortlist', 'theos SHORTLIST '],
  ["Theo's shortlist", 'theo’s'],
  ['“Growth” 2024–2026 …', '"growth" 2024-2026 ...'],
  ['Café', 'cafe'],
  ['Cafe', 'café'],
])('finds %s by %s', (text, typed) => {
  expect(holdsTyped(text, typed)).toBe(true);
});

it('tells other words apart', () => {
  expect(holdsTyped('Theo’s shortlist', 'thea')).toBe(false);
});
