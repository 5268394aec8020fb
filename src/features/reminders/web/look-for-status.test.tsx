import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { lookForStatus } from './look-for-status.ts';
import { aReminder } from './testing/a-reminder.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const reminder = aReminder();
const shows = (status: 'passed' | 'completed') => ({ results: [aReminder(), { ...reminder, status }] });

// REM-015, REM-017
it.each([
  ['at once', () => shows('completed'), true, 1],
  ['at the third look', (look: number) => shows(look < 3 ? 'passed' : 'completed'), true, 3],
  ['never', () => shows('passed'), false, 5],
  ['in an empty list', () => ({ results: [] }), false, 1],
  ['nowhere, because there is no answer', () => null, false, 1],
])('finds the new status %s', async (_name, answer, found, looks) => {
  const times: number[] = [];
  const read = async () => {
    times.push(Date.now());
    return answer(times.length);
  };

  const looking = lookForStatus(read, reminder.source, 'completed');
  await vi.runAllTimersAsync();

  expect(await looking).toBe(found);
  expect(times.map((time) => time - (times[0] ?? 0))).toEqual(
    Array.from({ length: looks }, (_, i) => i * 1000),
  );
});

it('does not find it when the list cannot be read', async () => {
  expect(await lookForStatus(() => Promise.reject(new Error('away')), reminder.source, 'completed')).toBe(
    false,
  );
});
