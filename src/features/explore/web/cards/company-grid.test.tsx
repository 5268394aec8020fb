import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { aStoredSession, renderApp } from '#web/testing/render-app.tsx';
import { aPage, companies, withHeights } from '../testing/explore.ts';

const open = async (count = 3) => {
  const app = renderApp('/explore?is_saas=true', { 'GET /api/v1/discovery': aPage(companies(1, count)) });
  const first = await screen.findByRole('article', { name: 'Company 1' });
  return { ...app, first };
};

beforeEach(() => {
  aStoredSession();
  withHeights(400);
});

// EXPL-058, EXPL-059
it('walks through the cards by arrow keys and selects by Enter', async () => {
  const { here, first } = await open();

  first.focus();
  await userEvent.keyboard('{ArrowDown}{ArrowRight}');
  await waitFor(() => expect(screen.getByRole('article', { name: 'Company 3' })).toHaveFocus());
  await userEvent.keyboard('{ArrowDown}{ArrowUp}{Enter}');

  await waitFor(() => expect(here()).toBe('/explore?is_saas=true&company=c2.example'));
  expect(screen.getByRole('article', { name: 'Company 2' })).toHaveAttribute('aria-current', 'true');
});

// EXPL-062
it('selects the company whose card is clicked', async () => {
  const { here } = await open();

  await userEvent.click(screen.getByRole('article', { name: 'Company 2' }));

  await waitFor(() => expect(here()).toBe('/explore?is_saas=true&company=c2.example'));
});

// EXPL-060
it('selects the focused card after a second and a half', async () => {
  const { here, first } = await open();

  first.focus();
  expect(here()).toBe('/explore?is_saas=true');

  await waitFor(() => expect(here()).toBe('/explore?is_saas=true&company=c1.example'));
});

// EXPL-063
it('begins at the first card when something else is searched', async () => {
  const { router, first } = await open();
  first.focus();
  await userEvent.keyboard('{ArrowDown}');

  await router.navigate({ to: '/explore', search: { is_saas: ['false'] } });

  await waitFor(() => expect(screen.getByRole('article', { name: 'Company 1' }).tabIndex).toBe(0));
  expect(screen.getByRole('article', { name: 'Company 2' }).tabIndex).toBe(-1);
});

it('keeps few cards in the page, however many there are', async () => {
  await open(50);

  expect(screen.getAllByRole('article').length).toBeLessThan(10);
});
