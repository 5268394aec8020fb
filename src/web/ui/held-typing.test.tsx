import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { render } from '#web/testing/render.tsx';
import { dropTyping, holdTyping } from './held-typing.ts';

afterEach(dropTyping);

const layer = () => (
  // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a layer as the library draws it
  <div role="dialog" aria-label="Layer">
    <input aria-label="Search" />
    <button type="button">Close</button>
  </div>
);

it('keeps what is typed for the first field of the layer, and runs no shortcut of the page', async () => {
  const person = userEvent.setup();
  const page = vi.fn();
  window.addEventListener('keydown', page);
  const { rerender } = render(<p>A page</p>);

  holdTyping();
  await person.keyboard('{Enter}acmee{Backspace}.example');
  rerender(layer());
  act(() => screen.getByRole('textbox', { name: 'Search' }).focus());

  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Search' })).toHaveValue('acme.example'));
  expect(page).not.toHaveBeenCalled();
  await person.keyboard('!');
  expect(screen.getByRole('textbox', { name: 'Search' })).toHaveValue('acme.example!');
  window.removeEventListener('keydown', page);
});

it('leaves to a field of the page what is typed there, where the layer came unasked', async () => {
  const person = userEvent.setup();
  render(<input aria-label="Note" />);
  const note = screen.getByRole('textbox', { name: 'Note' });

  await person.click(note);
  holdTyping(undefined, { sparesFields: true });
  await person.keyboard('call');
  expect(note).toHaveValue('call');
  holdTyping();
  await person.keyboard('acme');
  expect(note).toHaveValue('call');
});

it('hands over Enter after the letters before it, and nothing that comes after it', async () => {
  const person = userEvent.setup();
  const entered = vi.fn();
  const { rerender } = render(<p>A page</p>);

  holdTyping();
  await person.keyboard('acm');
  holdTyping();
  await person.keyboard('e{ArrowUp}{ArrowDown}x{Backspace}{ArrowDown}{Enter}j{Backspace}{ArrowDown}{Enter}');
  rerender(layer());
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Search' });
  field.addEventListener('keydown', ({ key }) => entered(key, field.value));
  act(() => field.focus());

  await waitFor(() => expect(entered).toHaveBeenLastCalledWith('Enter', 'acme'));
  expect(entered.mock.calls).toEqual([
    ['ArrowDown', 'acme'],
    ['Enter', 'acme'],
  ]);
});

it('sends the form by Enter as a browser does, unless its button is off', async () => {
  const person = userEvent.setup();
  const sent = vi.fn();
  const form = (disabled: boolean) => (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a layer as the library draws it
    <div role="dialog" aria-label="Layer">
      <form action={sent}>
        <input aria-label="When" />
        <button type="submit" disabled={disabled}>
          Save
        </button>
      </form>
    </div>
  );
  const typeInto = async (disabled: boolean) => {
    const { unmount } = render(form(disabled));
    holdTyping();
    await person.keyboard('tomorrow{Enter}');
    const field = screen.getByRole('textbox', { name: 'When' });
    await act(async () => field.focus());
    expect(field).toHaveValue(disabled ? 'tomorrow' : '');
    unmount();
  };

  await typeInto(true);
  expect(sent).not.toHaveBeenCalled();
  await typeInto(false);
  expect(sent).toHaveBeenCalledOnce();
});

it('is given up by a press on something else', async () => {
  const person = userEvent.setup();
  render(layer());

  holdTyping();
  await person.keyboard('acme');
  await person.click(screen.getByRole('textbox', { name: 'Search' }));

  expect(screen.getByRole('textbox', { name: 'Search' })).toHaveValue('');
});

it('is given up by Escape', async () => {
  const person = userEvent.setup();
  const cancel = vi.fn();
  render(layer());

  holdTyping(cancel);
  await person.keyboard('acme{Escape}');
  act(() => screen.getByRole('textbox', { name: 'Search' }).focus());

  expect(cancel).toHaveBeenCalledOnce();
  expect(screen.getByRole('textbox', { name: 'Search' })).toHaveValue('');
});

it('gives the keyboard back to a layer that has no field', async () => {
  const person = userEvent.setup();
  render(layer());

  holdTyping();
  act(() => screen.getByRole('button', { name: 'Close' }).focus());
  act(() => screen.getByRole('textbox', { name: 'Search' }).focus());
  await person.keyboard('a');

  expect(screen.getByRole('textbox', { name: 'Search' })).toHaveValue('a');
});
