import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { aStoredSession, renderApp } from '#web/testing/render-app.tsx';

beforeEach(() => aStoredSession());

// EXPL-052
it('asks for filters, and does not claim to know how many companies there are', async () => {
  renderApp('/explore');

  expect(await screen.findByRole('heading', { name: 'Companies (--)' })).toBeVisible();
  expect(
    screen.getByText('Kindly select the filter(s) based on the company(s) you want to view.'),
  ).toBeVisible();
});

// EXPL-006, EXPL-017, EXPL-050
it('switches between datasources and lists, and resets the address', async () => {
  const { here } = renderApp('/explore?hq_country=US');

  await userEvent.click(await screen.findByRole('button', { name: 'Datasources' }));
  await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Lists' }));

  expect(await screen.findByText('Kindly select a list(s) to view companies tagged under it.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Lists' })).toBeVisible();
  expect(here()).toBe('/explore');
});
