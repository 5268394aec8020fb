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

it('comes when the network is back, if it could not be fetched before', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const load = vi
    .fn<() => Promise<{ Toaster: () => string }>>()
    .mockRejectedValueOnce(new TypeError('offline'))
    .mockResolvedValue({ Toaster: () => 'the toaster' });
  render(<LateToaster load={load} />);

  await act(() => vi.advanceTimersByTimeAsync(3000));
  expect(load).toHaveBeenCalledOnce();
  expect(screen.queryByText('the toaster')).toBeNull();

  await act(async () => window.dispatchEvent(new Event('online')));
  expect(screen.getByText('the toaster')).toBeInTheDocument();
});
