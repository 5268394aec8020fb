import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { type ReactNode, Suspense } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { render } from '#web/testing/render.tsx';
import { ErrorBoundary } from '../shell/error-screen.tsx';
import { fetchLate, late, lateForm } from './late.ts';
import { useEscapeLayer } from './overlays/escape-layers.ts';

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

  expect(await screen.findByRole('heading', { name: 'Filters' })).toBeInTheDocument();
});

it('asks for nothing while the network is away', async () => {
  vi.useFakeTimers();
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const load = vi.fn().mockResolvedValue(panel);

  const found = fetchLate(load);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(load).not.toHaveBeenCalled();

  onLine.mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
  expect(await found).toBe(panel);
});

const kinds = [
  ['a layer', late<{ onClose: () => void }>],
  ['a layer one types into', lateForm<{ onClose: () => void }>],
] as const;

it.each(kinds)('%s is closed by Escape from the moment it was asked for', async (_what, kind) => {
  let come = (_part: () => ReactNode) => {};
  const Sheet = kind(() => new Promise((resolve) => (come = resolve)));
  const close = vi.fn();
  const { rerender } = render(
    <Suspense>
      <Sheet onClose={close} />
    </Suspense>,
  );

  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(close).toHaveBeenCalledOnce();

  rerender(<p>The page</p>);
  come(() => <h2>Too late</h2>);
  fireEvent.keyDown(document.body, { key: 'Escape' });
  await act(async () => {});
  expect(close).toHaveBeenCalledOnce();
  expect(screen.queryByRole('heading')).toBeNull();
});

it('a layer one types into holds what is typed until it has the focus, also when it is opened again', async () => {
  const Sheet = lateForm<{ onClose: () => void }>(async () => () => (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a layer as the library draws it
    <div role="dialog" aria-label="Layer">
      <input aria-label="When" />
    </div>
  ));
  const page = vi.fn();
  window.addEventListener('keydown', page);

  for (const letter of ['a', 'b']) {
    const { unmount } = render(<Sheet onClose={() => {}} />);
    fireEvent.keyDown(document.body, { key: letter });
    const field = await screen.findByRole('textbox', { name: 'When' });
    act(() => field.focus());
    expect(field).toHaveValue(letter);
    unmount();
  }

  expect(page).not.toHaveBeenCalled();
  window.removeEventListener('keydown', page);
});

it('a layer that has come closes itself', async () => {
  const leave = vi.fn();
  const Sheet = late<{ onClose: () => void }>(
    async () =>
      function Sheet() {
        useEscapeLayer(true, leave);
        return <h2>Alerts</h2>;
      },
  );
  const close = vi.fn();
  render(<Sheet onClose={close} />);

  fireEvent.keyDown(await screen.findByRole('heading'), { key: 'Escape' });

  expect([leave.mock.calls.length, close.mock.calls.length]).toEqual([1, 0]);
});

it('a part that cannot be fetched is told in its place', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const Panel = late(vi.fn().mockRejectedValue(lost));
  render(
    <>
      <p>The page</p>
      <Suspense>
        <Panel />
      </Suspense>
    </>,
  );
  expect(await screen.findByText('Couldn’t load this part of the page.')).toBeVisible();
  expect(screen.getByText('The page')).toBeVisible();
});

it('a layer that cannot be fetched is closed', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const Sheet = late<{ onClose: () => void }>(vi.fn().mockRejectedValue(lost));
  const close = vi.fn();
  render(<Sheet onClose={close} />);
  await waitFor(() => expect(close).toHaveBeenCalledOnce());
});

it('a fault of a part itself goes on to whoever catches it', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const Broken = late(async () => () => {
    throw new Error('drawn wrongly');
  });
  render(
    <ErrorBoundary>
      <Suspense>
        <Broken />
      </Suspense>
    </ErrorBoundary>,
  );
  expect(await screen.findByText("Sorry, it's me, not you")).toBeVisible();
});
