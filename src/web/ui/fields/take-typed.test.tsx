import { MultiSelect, Select } from '@mantine/core';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { render } from '#web/testing/render.tsx';

const people = ['Ann Lee', 'Ben Ito', 'Marta Lindqvist'];
const CHOSEN = 'Ben Ito';

interface ChoiceProps {
  value: string[];
  onChange: (value: string[]) => void;
}
const One = ({ value, onChange }: ChoiceProps) => (
  <Select
    searchable
    label="Person"
    data={people}
    nothingFoundMessage="No results"
    value={value[0] ?? null}
    onChange={(one) => onChange(one === null ? [] : [one])}
  />
);
const Several = (props: ChoiceProps) => <MultiSelect searchable label="Person" data={people} {...props} />;

/** What is chosen, and what was sent, after these keys in a form where one is chosen already. */
async function press(Choice: typeof One, keys: string) {
  const sent = vi.fn();
  function Form() {
    const [value, setValue] = useState([CHOSEN]);
    return (
      <form action={() => sent(value)}>
        <Choice value={value} onChange={setValue} />
        <output>{value.join()}</output>
        <button type="submit">Save</button>
      </form>
    );
  }
  render(<Form />);
  await userEvent.click(screen.getByRole('combobox', { name: 'Person' }));
  await screen.findAllByRole('option');
  await userEvent.keyboard(keys);
  return { chosen: screen.getByRole('status').textContent, sent: sent.mock.calls.flat() };
}
const EMPTY = '{Backspace>9/}';

it.each([
  ['takes the first that fits', `${EMPTY}mar{Enter}`, 'Marta Lindqvist', []],
  ['takes nothing where nothing fits', `${EMPTY}zzz{Enter}`, CHOSEN, []],
  ['takes nothing where nothing is typed', `${EMPTY}{Enter}`, CHOSEN, []],
  ['leaves what is found again chosen', `${EMPTY}be{Enter}`, CHOSEN, []],
  ['leaves what is typed out again chosen', `x{Backspace}{Enter}`, CHOSEN, [[CHOSEN]]],
  ['keeps what is chosen where nobody touched it', '{Enter}', CHOSEN, []],
])('Enter in a choice of one %s', async (_what, keys, chosen, sent) => {
  expect(await press(One, keys)).toEqual({ chosen, sent });
});

const BOTH = `${CHOSEN},Marta Lindqvist`;
it.each([
  ['takes the first that fits', 'mar{Enter}', BOTH, []],
  ['sends the form where nothing is typed any more', 'mar{Enter}{Enter}', BOTH, [BOTH.split(',')]],
  ['leaves what is found again chosen', 'be{Enter}', CHOSEN, []],
])('Enter in a choice of several %s', async (_what, keys, chosen, sent) => {
  expect(await press(Several, keys)).toEqual({ chosen, sent });
});
