import { act, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { render } from '#web/testing/render.tsx';
import { fetchLate, late } from './late.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const panel = { Panel: ({ title }: { title: string }) => <h2>{title}</h2> };
const lost = new TypeError('Failed to fetch dynamically imported module');

it('shows a component once it has been fetched', async () => {
  const Panel = late(async () => panel.Panel);

  render(
    <Suspense fallback="wait">
      <Panel title="Filters" />
    </Suspense>,
  );

  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(screen.getByRole('heading', { name: 'Filters' })).toBeInTheDocument();
});

it('tries again while a server starts anew, and tells when it does not', async () => {
  const recovering = vi.fn().mockRejectedValueOnce(lost).mockRejectedValueOnce(lost).mockResolvedValue(panel);
  const gone = vi.fn().mockRejectedValue(lost);

  const [found, failed] = [fetchLate(recovering), fetchLate(gone).catch((error: unknown) => error)];
  await vi.advanceTimersByTimeAsync(4000);

  expect(await found).toBe(panel);
  expect(await failed).toBe(lost);
  expect(gone).toHaveBeenCalledTimes(3);
});

it('waits for the network as long as it is away', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const load = vi.fn().mockRejectedValueOnce(lost).mockResolvedValue(panel);

  const found = fetchLate(load);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(load).toHaveBeenCalledTimes(1);

  window.dispatchEvent(new Event('online'));
  expect(await found).toBe(panel);
});
