import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { render } from '#web/testing/render.tsx';
import { LateToaster } from './late-toaster.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('waits for a network before it is fetched', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const load = vi.fn(async () => ({ Toaster: () => 'the toaster' }));
  render(<LateToaster load={load} />);

  await act(() => vi.advanceTimersByTimeAsync(3000));
  expect(load).not.toHaveBeenCalled();

  await act(async () => window.dispatchEvent(new Event('online')));
  expect(screen.getByText('the toaster')).toBeInTheDocument();
});
