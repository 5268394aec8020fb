import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { render } from '#web/testing/render.tsx';
import { showToast } from './toast.ts';
import { Toaster } from './toaster.tsx';

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
});

afterEach(() => {
  vi.useRealTimers();
});

// SHELL-028
it('announces a success quietly and a failure at once, each with its own look', () => {
  render(<Toaster />);

  act(() => showToast({ message: 'Data Saved Successfully', look: 'success' }));
  act(() => showToast({ message: 'Error Saving Data', look: 'failure' }));

  expect(screen.getByRole('status')).toHaveTextContent('Data Saved Successfully');
  expect(screen.getByRole('alert')).toHaveTextContent('Error Saving Data');
  expect(screen.getByRole('status').querySelector('svg')).not.toBeNull();
  expect(screen.getByRole('alert').querySelector('svg')?.outerHTML).not.toBe(
    screen.getByRole('status').querySelector('svg')?.outerHTML,
  );
});

// SHELL-029
it('hides a toast after three seconds', async () => {
  render(<Toaster />);
  act(() => showToast({ message: 'Data Saved Successfully', look: 'success' }));

  await act(() => vi.advanceTimersByTimeAsync(2900));
  expect(screen.getByRole('status')).toBeInTheDocument();

  await act(() => vi.advanceTimersByTimeAsync(400));
  expect(screen.queryByRole('status')).toBeNull();
});

it('takes the reported change back when asked', async () => {
  const undo = vi.fn();
  render(<Toaster />);
  act(() => showToast({ message: 'Removed from list', look: 'success', undo }));

  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));

  expect(undo).toHaveBeenCalledOnce();
  await act(() => vi.advanceTimersByTimeAsync(400));
  expect(screen.queryByRole('status')).toBeNull();
});

it('tells the same failure once', async () => {
  render(<Toaster />);

  act(() => showToast({ message: 'Fault', look: 'failure' }));
  act(() => showToast({ message: 'Fault', look: 'failure' }));
  act(() => showToast({ message: 'Another fault', look: 'failure' }));
  await act(() => vi.advanceTimersByTimeAsync(400));

  expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([
    'Fault',
    'Another fault',
  ]);
});
