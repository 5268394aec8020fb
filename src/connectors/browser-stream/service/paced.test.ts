import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { paced } from './paced.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('tells each step of a person', () => {
  const told: string[] = [];
  const tell = paced((value) => told.push(value));
  for (let step = 0; step < 200; step += 1) {
    tell(`step ${step}`);
    vi.advanceTimersByTime(1500);
  }
  expect(told).toHaveLength(200);
});

it('slows a page down that leads itself on without end, and tells where it is', () => {
  const told: string[] = [];
  const tell = paced((value) => told.push(value));
  for (let step = 0; step < 6000; step += 1) {
    tell(`step ${step}`);
    vi.advanceTimersByTime(10);
  }
  vi.advanceTimersByTime(1000);
  expect(told.length).toBeLessThan(130);
  expect(told.at(-1)).toBe('step 5999');
});
