import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { render } from '#web/testing/render.tsx';
import { Typeahead, type TypeaheadOption } from './typeahead.tsx';
import type { Search } from './typeahead-search.ts';

const company = (name: string): TypeaheadOption => ({ display_name: name, server_value: name.toLowerCase() });
const companies = Array.from({ length: 20 }, (_, index) => company(`Ferro ${index + 1}`));

interface FormProps {
  search: Search<TypeaheadOption>;
  single?: boolean;
  onSubmit?: () => void;
  ignoresEnter?: boolean;
}

function Form({ search, single = false, onSubmit = () => {}, ignoresEnter = false }: FormProps) {
  const [value, setValue] = useState<TypeaheadOption[]>([]);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <Typeahead
        label="Company"
        value={value}
        onChange={setValue}
        search={search}
        single={single}
        ignoresEnter={ignoresEnter}
      />
      <output>{value.map(({ server_value }) => server_value).join()}</output>
    </form>
  );
}

const field = () => screen.getByRole('combobox', { name: 'Company' });
const options = () => screen.queryAllByRole('option').map((option) => option.textContent);
const answering = (found: readonly TypeaheadOption[]) => vi.fn<Search<TypeaheadOption>>(async () => found);

// FILT-062
it('starts searching at three characters and shows fifteen results', async () => {
  const search = answering(companies);
  render(<Form search={search} />);

  await userEvent.type(field(), 'fe');
  expect(screen.getByText('Type at least 3 characters')).toBeInTheDocument();
  expect(search).not.toHaveBeenCalled();

  await userEvent.type(field(), 'r');
  await waitFor(() => expect(options()).toHaveLength(15));
  expect(search).toHaveBeenCalledWith('fer', expect.any(AbortSignal));
});

it('Enter that is quicker than the answer takes its first match, unless one types on', async () => {
  const waiting: ((found: TypeaheadOption[]) => void)[] = [];
  const search: Search<TypeaheadOption> = () => new Promise((answer) => void waiting.push(answer));
  render(<Form search={search} />);

  await userEvent.type(field(), 'fer{Enter}');
  await waitFor(() => expect(waiting).toHaveLength(1));
  waiting[0]?.(companies);
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('ferro 1'));

  await userEvent.type(field(), 'oth{Enter}e');
  await waitFor(() => expect(waiting).toHaveLength(2));
  waiting[1]?.(companies);
  await waitFor(() => expect(options()).not.toEqual([]));
  expect(screen.getByRole('status')).toHaveTextContent(/^ferro 1$/);
});

it('Enter and Tab that are quicker than the answer take its first match too', async () => {
  const waiting: ((found: TypeaheadOption[]) => void)[] = [];
  const search: Search<TypeaheadOption> = () => new Promise((answer) => void waiting.push(answer));
  render(<Form search={search} />);

  await userEvent.type(field(), 'fer{Enter}');
  await userEvent.tab();
  expect(field()).not.toHaveFocus();
  await waitFor(() => expect(waiting).toHaveLength(1));
  waiting[0]?.(companies);

  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(/^ferro 1$/));
  expect(field()).toHaveValue('');
});

it.each([
  ['Escape', async () => userEvent.keyboard('{Escape}'), companies],
  ['an answer with nothing in it', async () => {}, []],
])('Enter that is quicker than the answer is forgotten by %s', async (_what, forget, found) => {
  const waiting: ((found: TypeaheadOption[]) => void)[] = [];
  const search: Search<TypeaheadOption> = () => new Promise((answer) => void waiting.push(answer));
  render(<Form search={search} />);

  await userEvent.type(field(), 'fer{Enter}');
  await forget();
  await waitFor(() => expect(waiting).toHaveLength(1));
  waiting[0]?.(found);
  await userEvent.type(field(), 'r');
  await waitFor(() => expect(waiting).toHaveLength(2));
  waiting[1]?.(companies);

  await waitFor(() => expect(options()).toHaveLength(15));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

// SUBM-044, ERR-008
it('cancels the request of an older text and never shows its answer', async () => {
  const asked: { text: string; signal: AbortSignal; answer: (found: TypeaheadOption[]) => void }[] = [];
  const search: Search<TypeaheadOption> = (text, signal) =>
    new Promise((answer) => {
      asked.push({ text, signal, answer });
    });
  render(<Form search={search} />);

  await userEvent.type(field(), 'fer');
  await waitFor(() => expect(asked).toHaveLength(1));
  await userEvent.type(field(), 'r');
  await waitFor(() => expect(asked).toHaveLength(2));
  asked[1]?.answer([company('Ferrowick')]);
  asked[0]?.answer([company('Fern')]);

  await waitFor(() => expect(options()).toEqual(['Ferrowick']));
  expect(asked.map(({ text, signal }) => [text, signal.aborted])).toEqual([
    ['fer', true],
    ['ferr', false],
  ]);
});

// SUBM-043, BOARD-004
it('chooses with the keyboard, and Enter does not send the form', async () => {
  const onSubmit = vi.fn();
  render(<Form ignoresEnter search={answering(companies)} onSubmit={onSubmit} />);

  await userEvent.type(field(), 'ferro');
  await waitFor(() => expect(options()).not.toEqual([]));
  await userEvent.keyboard('{Enter}{ArrowDown}{ArrowDown}{Enter}');

  expect(screen.getByRole('status')).toHaveTextContent('ferro 2');
  expect(field()).toHaveValue('');
  expect(onSubmit).not.toHaveBeenCalled();
});

it('takes the first match by Enter, and sends no form with it', async () => {
  const onSubmit = vi.fn();
  render(<Form search={answering(companies)} onSubmit={onSubmit} />);

  await userEvent.type(field(), 'ferro');
  await waitFor(() => expect(options()).not.toEqual([]));
  await userEvent.keyboard('{Enter}');

  expect(screen.getByRole('status')).toHaveTextContent('ferro 1');
  expect(onSubmit).not.toHaveBeenCalled();
});

it('collects several, offers none twice and lets the last go by Backspace', async () => {
  render(<Form search={answering(companies.slice(0, 3))} />);

  await userEvent.type(field(), 'fer');
  await userEvent.click(await screen.findByRole('option', { name: 'Ferro 1' }));
  await userEvent.type(field(), 'fer');
  await waitFor(() => expect(options()).toEqual(['Ferro 2', 'Ferro 3']));
  await userEvent.click(screen.getByRole('option', { name: 'Ferro 3' }));
  expect(screen.getByText('ferro 1,ferro 3')).toBeInTheDocument();

  await userEvent.type(field(), '{Backspace}');
  expect(screen.getByText('ferro 1')).toBeInTheDocument();
});

it('holds one option where asked, and can be cleared', async () => {
  render(<Form single search={answering(companies.slice(0, 3))} />);
  await userEvent.type(field(), 'fer');
  await userEvent.click(await screen.findByRole('option', { name: 'Ferro 1' }));
  await userEvent.type(field(), 'fer');
  await userEvent.click(await screen.findByRole('option', { name: 'Ferro 2' }));
  expect(screen.getByText('ferro 2')).toBeInTheDocument();

  await userEvent.click(screen.getByRole('button', { name: 'Clear Company' }));

  expect(screen.queryByText('ferro 2')).toBeNull();
});

it('forgets what was typed but not chosen', async () => {
  render(<Form search={answering(companies)} />);
  await userEvent.type(field(), 'ferro');

  await userEvent.tab();

  expect(field()).toHaveValue('');
  expect(field()).toHaveAttribute('aria-expanded', 'false');
});

it('says when nothing was found and when the search failed', async () => {
  const search = vi
    .fn<Search<TypeaheadOption>>()
    .mockResolvedValueOnce([])
    .mockRejectedValueOnce(new Error('down'));
  render(<Form search={search} />);

  await userEvent.type(field(), 'xyz');
  expect(await screen.findByText('No results')).toBeInTheDocument();

  await userEvent.type(field(), 'z');
  expect(await screen.findByText('Something went wrong!')).toBeInTheDocument();

  search.mockResolvedValueOnce([{ display_name: 'Xyzzy', server_value: 'xyzzy' }]);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('option', { name: 'Xyzzy' })).toBeInTheDocument();
});
