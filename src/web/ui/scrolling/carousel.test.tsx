import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { render } from '#web/testing/render.tsx';
import { setViewport } from '#web/testing/viewport.ts';
import { Carousel } from './carousel.tsx';

const people = ['Odile', 'Ruben', 'Ingrid', 'Theo', 'Priya', 'Naomi', 'Jonas'];

const show = (names: string[], perPage = 3) =>
  render(
    <Carousel
      title="People Involved"
      label="People Involved"
      items={names}
      keyOf={(name) => name}
      renderItem={(name) => <button>{name}</button>}
      perPage={perPage}
    />,
  );

const cards = () => screen.getAllByRole('listitem').map((card) => card.textContent);

// REF-004, FATH-040, FATH-047
it('shows three cards per page and turns pages by arrow and by dot', async () => {
  show(people);
  expect(cards()).toEqual(['Odile', 'Ruben', 'Ingrid']);

  await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
  expect(cards()).toEqual(['Theo', 'Priya', 'Naomi']);

  await userEvent.click(screen.getByRole('button', { name: 'Page 3' }));
  expect(cards()).toEqual(['Jonas']);
  expect(screen.getByRole('button', { name: 'Page 3' })).toHaveAttribute('aria-current', 'true');
  expect(screen.getByRole('button', { name: 'Next page' })).toHaveAttribute('aria-disabled', 'true');

  await userEvent.click(screen.getByRole('button', { name: 'Previous page' }));
  expect(cards()).toEqual(['Theo', 'Priya', 'Naomi']);
});

// REF-005
it('has no arrows and no dots when one page holds everything', () => {
  show(people.slice(0, 3));

  expect(screen.queryByRole('button', { name: /page/i })).toBeNull();
});

// SLID-069
it('shows two cards per slide where asked', () => {
  show(people, 2);

  expect(cards()).toEqual(['Odile', 'Ruben']);
  expect(screen.getAllByRole('button', { name: /^Page/ })).toHaveLength(4);
});

it('turns pages with the arrow keys and says where it is', async () => {
  show(people);
  screen.getByRole('button', { name: 'Next page' }).focus();

  await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');

  expect(cards()).toEqual(['Jonas']);
  expect(screen.getByRole('status')).toHaveTextContent('Page 3 of 3');
});

it('shows one card at a time on a phone', () => {
  setViewport(390);
  show(people.slice(0, 3));

  expect(cards()).toEqual(['Odile']);
  expect(screen.getAllByRole('button', { name: /^Page/ })).toHaveLength(3);
});

it('tells the place in words where there are too many pages for dots', async () => {
  show(Array.from({ length: 500 }, (_, at) => `Guest ${at}`));

  expect(screen.queryByRole('button', { name: 'Page 2' })).toBeNull();
  expect(screen.getByText('1 of 167')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
  expect(screen.getByText('2 of 167')).toBeVisible();
  expect(cards()).toEqual(['Guest 3', 'Guest 4', 'Guest 5']);
});
