import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  monthsBefore,
  type RangeShortcut,
  rangeShortcuts,
  shortcutOf,
  shortcutRange,
} from './date-shortcuts.ts';
import { dayOf } from './dates.ts';

const now = new Date(2026, 10, 14, 16, 20);

describe('shortcutRange', () => {
  // SHELL-030, SHELL-031, SHELL-032, SHELL-033, SHELL-034
  it.each<[RangeShortcut, string]>([
    ['Today', '2026-11-14'],
    ['Past Week', '2026-11-07'],
    ['3 Months', '2026-08-14'],
    ['6 Months', '2026-05-14'],
    ['Past Year', '2025-11-14'],
    ['All', '2016-01-01'],
  ])('starts %s on %s and ends today', (shortcut, from) => {
    expect(shortcutRange(shortcut, now)).toEqual({ from, to: '2026-11-14' });
  });

  it('is found again by its days', () => {
    for (const shortcut of rangeShortcuts) {
      expect(shortcutOf(shortcutRange(shortcut, now), now)).toBe(shortcut);
    }
    expect(shortcutOf({ from: '2026-11-01', to: '2026-11-14' }, now)).toBeNull();
  });
});

describe('monthsBefore', () => {
  it.each([
    ['2025-05-31', 3, '2025-02-28'],
    ['2024-05-31', 3, '2024-02-29'],
    ['2024-02-29', 12, '2023-02-28'],
    ['2025-08-31', 6, '2025-02-28'],
    ['2025-12-31', 6, '2025-06-30'],
    ['2025-01-15', 3, '2024-10-15'],
    ['2025-03-30', 1, '2025-02-28'],
  ])('%s less %i months is %s', (day, count, expected) => {
    expect(monthsBefore(day, count)).toBe(expected);
  });

  it('keeps the date, or clamps it to the end of the right month', () => {
    const aDay = fc
      .date({ min: new Date('1990-01-01'), max: new Date('2090-12-31'), noInvalidDate: true })
      .map((date) => dayOf(date, 'utc'));

    fc.assert(
      fc.property(aDay, fc.integer({ min: 0, max: 48 }), (day, count) => {
        const months = (text: string) => Number(text.slice(0, 4)) * 12 + Number(text.slice(5, 7));
        const before = monthsBefore(day, count);

        expect(months(day) - months(before)).toBe(count);
        expect(before.slice(8) <= day.slice(8)).toBe(true);
      }),
    );
  });
});
