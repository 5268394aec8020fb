import { expect, it } from 'vitest';
import { nextDate } from './digest.rules.ts';

it.each([
  ['weekly', '2026-06-01', '2026-06-01', '2026-06-01', '2026-06-08'],
  ['weekly', '2026-06-01', '2026-06-01', '2026-06-20', '2026-06-22'],
  ['monthly', '2026-01-31', '2026-01-31', '2026-01-31', '2026-02-28'],
  ['monthly', '2026-01-31', '2026-02-28', '2026-02-28', '2026-03-31'],
  ['weekly', '9999-12-31', '9999-12-31', '2026-06-01', null],
  ['monthly', '9999-12-15', '9999-12-15', '2026-06-01', null],
] as const)(
  'a %s series from %s, last on %s, comes next after %s on %s',
  (repeat, first, last, today, next) => {
    expect(nextDate(repeat, { first, last, today })).toBe(next);
  },
);
