import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { render } from '#web/testing/render.tsx';
import { Sheet } from '../ui/overlays/sheet.tsx';
import { OfflineOverlay } from './offline-overlay.tsx';

const network = (onLine: boolean) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(onLine);
  act(() => {
    window.dispatchEvent(new Event(onLine ? 'online' : 'offline'));
  });
};

afterEach(() => {
  network(true);
  vi.restoreAllMocks();
});

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
  const onClick = vi.fn();
  render(
    <>
      <button onClick={onClick}>Save</button>
      <OfflineOverlay />
    </>,
  );
  const button = screen.getByRole('button', { name: 'Save' });
  button.focus();

  network(false);
  await userEvent.keyboard('{Enter}{Tab}{Enter}');
  expect(onClick).not.toHaveBeenCalled();

  network(true);
  expect(button).toHaveFocus();
});

it('lets who is typing go on, but not send, leave, or run what the page does by key', async () => {
  const onClose = vi.fn();
  const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  const onKey = vi.fn();
  window.addEventListener('keydown', onKey);
  render(
    <>
      <Sheet opened title="Note" onClose={onClose}>
        <form onSubmit={onSubmit}>
          <input aria-label="Name" />
          <textarea aria-label="Notes" />
          <button>Save</button>
        </form>
      </Sheet>
      <OfflineOverlay />
    </>,
  );
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Note' })).toHaveFocus());
  const [name, notes] = ['Name', 'Notes'].map((label) => screen.getByLabelText(label));

  for (const field of [name, notes]) {
    field?.focus();
    network(false);
    await userEvent.keyboard('one{Enter}{Escape}{Tab}{Control>}k{Enter}{/Control} two');
    expect(field).toHaveFocus();
    await userEvent.click(screen.getByRole('alertdialog', { name: 'I am offline' }));
    expect(field).toHaveFocus();
    network(true);
  }

  expect(name).toHaveValue('one two');
  expect(notes).toHaveValue('one\n two');
  window.removeEventListener('keydown', onKey);
  expect(onKey).not.toHaveBeenCalled();
  expect(onSubmit).not.toHaveBeenCalled();
  expect(onClose).not.toHaveBeenCalled();
});

it('opens nothing unseen from an editor that has keys of its own', async () => {
  const onKey = vi.fn<(event: KeyboardEvent) => void>();
  render(
    <>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- stands for the editor */}
      <div role="textbox" aria-label="Notes" tabIndex={0} contentEditable suppressContentEditableWarning />
      <OfflineOverlay />
    </>,
  );
  const field = screen.getByRole('textbox', { name: 'Notes' });
  field.addEventListener('keydown', onKey);
  field.focus();
  network(false);

  await userEvent.keyboard('{Control>}k{/Control}');

  expect(onKey.mock.calls.filter(([{ key }]) => key === 'k')).toEqual([]);
});
