import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { render } from '#web/testing/render.tsx';
import { withWidths } from '../testing/explore.ts';
import { ListTabs } from './list-tabs.tsx';

const lists = ['Harvest', 'Midwest', 'Radar', 'Seed'].map((name, at) => ({ workboard_id: at + 1, name }));
const open = async (active: number, width: number) => {
  withWidths(width);
  const onShow = vi.fn<(id: number) => void>();
  const onClose = vi.fn<(id: number) => void>();
  render(<ListTabs lists={lists} active={active} onShow={onShow} onClose={onClose} />);
  // A width is told with the next picture.
  await act(() => new Promise<unknown>(requestAnimationFrame));
  return { onShow, onClose };
};
const namesIn = (place: HTMLElement) =>
  within(place)
    .getAllByRole('button')
    .map((button) => button.getAttribute('aria-label') ?? button.textContent);
const tabs = () => screen.getByRole('navigation', { name: 'Selected lists' });

// EXPL-044
it('shows a tab with a cross for each list where there is room', async () => {
  await open(2, 400);

  expect(namesIn(tabs())).toEqual(lists.flatMap(({ name }) => [name, `Close ${name}`]));
  expect(screen.getByRole('button', { current: true })).toHaveTextContent('Midwest');
});

// EXPL-044, EXPL-045
it('keeps the lists that do not fit behind a button that counts them', async () => {
  const { onShow, onClose } = await open(4, 200);
  const button = screen.getByRole('button', { name: '2 more lists' });
  expect(namesIn(tabs())).toEqual(['Harvest', 'Close Harvest', 'Midwest', 'Close Midwest', '2 more lists']);
  expect(button).toHaveTextContent(/^\+2$/);

  await userEvent.click(button);
  const more = await screen.findByRole('dialog');
  expect(namesIn(more)).toEqual(['Radar', 'Close Radar', 'Seed', 'Close Seed']);
  expect(within(more).getByRole('button', { current: true })).toHaveTextContent('Seed');

  await userEvent.click(within(more).getByRole('button', { name: 'Close Seed' }));
  expect(onClose).toHaveBeenCalledExactlyOnceWith(4);
  await userEvent.click(within(more).getByRole('button', { name: 'Radar' }));
  expect(onShow).toHaveBeenCalledExactlyOnceWith(3);
});
