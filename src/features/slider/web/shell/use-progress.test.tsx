import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useProgress } from './use-progress.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

// SLID-004, SLID-005, SLID-006, SLID-007
it('creeps every 250 ms up to 95, jumps to 100 and begins anew a second later', () => {
  const { result, rerender } = renderHook(({ loading }) => useProgress(loading), {
    initialProps: { loading: true },
  });
  expect(result.current).toBe(0);

  act(() => void vi.advanceTimersByTime(249));
  expect(result.current).toBe(0);
  act(() => void vi.advanceTimersByTime(1));
  expect(result.current).toBeGreaterThanOrEqual(10);
  expect(result.current).toBeLessThanOrEqual(25);
  act(() => void vi.advanceTimersByTime(5000));
  expect(result.current).toBe(95);

  rerender({ loading: false });
  expect(result.current).toBe(100);
  act(() => void vi.advanceTimersByTime(999));
  expect(result.current).toBe(100);
  act(() => void vi.advanceTimersByTime(1));
  expect(result.current).toBeNull();

  rerender({ loading: true });
  expect(result.current).toBe(0);
});
