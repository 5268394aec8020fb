import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { render } from '#web/testing/render.tsx';
import { ListPicker } from './list-picker.tsx';

const lists = ['Harvest', 'Midwest', 'Radar'].map((name, at) => ({ workboard_id: at + 1, name }));
const open = async (changes: Partial<Parameters<typeof ListPicker>[0]> = {}) => {
  const onToggle = vi.fn<(id: number) => void>();
  const still = { onToggle, onClear: () => {}, onAll: () => {} };
  render(<ListPicker lists={lists} isLoading={false} isBusy={false} selected={[]} {...still} {...changes} />);
  await userEvent.click(screen.getByRole('button', { name: /list/ }));
  const search = await screen.findByRole('combobox', { name: 'Search lists' });
  return { onToggle, search };
};
const offered = () => screen.getAllByRole('option').map(({ textContent }) => textContent);

// EXPL-037, EXPL-038, EXPL-039
it('finds lists by any part of their names, in small letters or capitals, until the search is cleared', async () => {
  const { search } = await open();
  expect(screen.getByText('Select a list to view companies tagged under it.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Clear search' })).toBeNull();

  await userEvent.type(search, 'ARVE');
  expect(offered()).toEqual(['Harvest']);
  await userEvent.click(screen.getByRole('button', { name: 'Clear search' }));

  expect(search).toHaveValue('');
  expect(offered()).toEqual(['Harvest', 'Midwest', 'Radar']);
});

it('begins each search anew', async () => {
  const { search } = await open();
  await userEvent.type(search, 'zz');
  await userEvent.keyboard('{Escape}');
  await userEvent.click(screen.getByRole('button', { name: /list/ }));

  expect(await screen.findByRole('combobox', { name: 'Search lists' })).toHaveValue('');
});

// EXPL-041, EXPL-042
it.each([{ isLoading: true }, { isBusy: true }])(
  'lets only the first chosen list be touched, and turns a wheel, while %j',
  async (waiting) => {
    const { onToggle } = await open({ selected: [3, 1], ...waiting });
    const disabled = screen
      .getAllByRole('option')
      .filter((option) => option.hasAttribute('data-combobox-disabled'))
      .map(({ textContent }) => textContent);

    expect(screen.getByLabelText('Loading lists')).toBeVisible();
    expect(offered()).toEqual(['Harvest', 'Radar', 'Midwest']);
    expect(disabled).toEqual(['Harvest', 'Midwest']);
    await userEvent.click(screen.getByRole('option', { name: 'Midwest' }));
    await userEvent.click(screen.getByRole('option', { name: 'Radar' }));
    expect(onToggle.mock.calls).toEqual([[3]]);
  },
);
