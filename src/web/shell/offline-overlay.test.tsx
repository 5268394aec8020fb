import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { render } from '#web/testing/render.tsx';
import { OfflineOverlay } from './offline-overlay.tsx';

const network = (onLine: boolean) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(onLine);
  act(() => {
    window.dispatchEvent(new Event(onLine ? 'online' : 'offline'));
  });
};

afterEach(() => vi.restoreAllMocks());

// SHELL-024, SHELL-025, SHELL-026
it('comes when the network goes, and goes when it comes', () => {
  render(<OfflineOverlay />);
  expect(screen.queryByRole('alertdialog')).toBeNull();

  network(false);
  expect(screen.getByRole('alertdialog', { name: 'I am offline' })).toHaveTextContent('Please wait');

  network(true);
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

// SHELL-025
it('is there from the start without a network', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);

  render(<OfflineOverlay />);

  expect(screen.getByText('I am offline')).toBeVisible();
});

it('keeps the keyboard from the page below, and gives it back', async () => {
  render(
    <>
      <input aria-label="Notes" />
      <OfflineOverlay />
    </>,
  );
  const notes = screen.getByRole('textbox', { name: 'Notes' });
  notes.focus();

  network(false);
  await userEvent.keyboard('lost{Tab}lost');
  expect(notes).toHaveValue('');

  network(true);
  expect(notes).toHaveFocus();
});
