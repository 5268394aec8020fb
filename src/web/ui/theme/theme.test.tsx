import { MultiSelect, Select } from '@mantine/core';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { render } from '#web/testing/render.tsx';

const people = ['Ann Lee', 'Ben Ito', 'Marta Lindqvist'];
const One = ({ value, onChange }: { value: string; onChange: (value: string) => void }) => (
  <Select
    searchable
    label="Person"
    data={people}
    value={value || null}
    onChange={(one) => onChange(one ?? '')}
  />
);
const Several = ({ value, onChange }: { value: string; onChange: (value: string) => void }) => (
  <MultiSelect
    searchable
    label="Person"
    data={people}
    value={value ? value.split(',') : []}
    onChange={(all) => onChange(all.join())}
  />
);

it.each([
  ['one', One],
  ['several', Several],
])('Enter in a choice of %s takes what was typed, and only then sends the form', async (_what, Choice) => {
  const sent = vi.fn();
  function Form() {
    const [value, setValue] = useState('Ann Lee');
    return (
      <form action={() => sent(value)}>
        <Choice value={value} onChange={setValue} />
        <button type="submit">Save</button>
      </form>
    );
  }
  render(<Form />);
  const field = screen.getByRole('combobox', { name: 'Person' });

  await userEvent.clear(field);
  await userEvent.type(field, 'mar');
  await screen.findByRole('option', { name: 'Marta Lindqvist' });
  await userEvent.keyboard('{Enter}');

  expect(sent).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent).toHaveBeenCalledWith(expect.stringMatching(/Marta Lindqvist$/)));
});

it('Enter where nothing fits sends no form either', async () => {
  const sent = vi.fn();
  render(
    <form action={sent}>
      <Select searchable label="Person" data={people} nothingFoundMessage="No results" />
      <button type="submit">Save</button>
    </form>,
  );

  await userEvent.type(screen.getByRole('combobox', { name: 'Person' }), 'zzz');
  await screen.findByText('No results');
  await userEvent.keyboard('{Enter}');

  expect(sent).not.toHaveBeenCalled();
});
