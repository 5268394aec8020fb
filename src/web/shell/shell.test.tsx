import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { anAppConfig, aStoredSession, renderApp } from '#orion/web/testing/render-app.tsx';

const explored = async () => {
  const app = renderApp('/explore');
  await screen.findByRole('heading', { name: /^Companies/ });
  return app;
};

beforeEach(() => aStoredSession());

// SHELL-019
it('shows a tab when its screen exists', async () => {
  await explored();

  const main = within(screen.getByRole('navigation', { name: 'Main' }));
  await main.findByRole('link', { name: 'Fathom' });
  const tabs = main.getAllByRole('link');
  expect(tabs.map(({ textContent }) => textContent)).toEqual([
    'Explore',
    'Conversations',
    'Investor Reminders',
    'Fathom',
    'Board Meeting',
    'Digest',
  ]);
});

// SHELL-022
it('says that templates could not be loaded, and finds on another try that there is none', async () => {
  let status = 500;
  renderApp('/explore', { 'GET /api/v1/templates': () => ({ status, body: { data: {} } }) });
  expect(await screen.findByText(/^Couldn’t load templates/)).toBeInTheDocument();
  status = 200;

  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));

  expect(await screen.findByText('No template available')).toBeInTheDocument();
});

it('opens the palette by Ctrl+K, offers what there is, and runs it', async () => {
  const { here } = await explored();
  await screen.findByRole('button', { name: 'Account of Marta Lindqvist' });

  await userEvent.keyboard('{Control>}k{/Control}');
  const palette = await screen.findByRole('dialog', { name: 'Search or jump to' });
  await within(palette).findByRole('option', { name: /^Outbox/ });
  expect(
    within(palette)
      .getAllByRole('option')
      .map((option) => option.querySelector('b')?.textContent),
  ).toEqual(
    expect.arrayContaining(['Explore', 'Outbox', 'Switch to dark theme', 'Keyboard shortcuts', 'Logout']),
  );
  await userEvent.keyboard('outb{Enter}');

  await waitFor(() => expect(here()).toBe('/dev/outbox'));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('offers the outbox nowhere but locally', async () => {
  renderApp('/explore', { 'GET /api/v1/app-config': { body: anAppConfig({ environment: 'production' }) } });
  await screen.findByRole('button', { name: 'Account of Marta Lindqvist' });

  await userEvent.keyboard('{Control>}k{/Control}');

  expect(within(await screen.findByRole('dialog')).queryByText('Outbox')).toBeNull();
});

it('opens the sheet of shortcuts by ?', async () => {
  await explored();

  await userEvent.keyboard('?');

  const sheet = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
  expect(sheet).toHaveTextContent('Go toExplore');
  expect(sheet).toHaveTextContent('Search or jump to');
});

it('goes to a screen by two letters', async () => {
  const { here } = renderApp('/dev/outbox');
  await screen.findByRole('heading', { name: /^Outbox/ });

  await userEvent.keyboard('ge');

  await waitFor(() => expect(here()).toBe('/explore'));
});

it('opens the menu of a phone, and closes it when a screen is chosen', async () => {
  const { here } = renderApp('/dev/outbox');
  await screen.findByRole('heading', { name: /^Outbox/ });

  await userEvent.click(screen.getByRole('button', { name: 'Open menu' }));
  const menu = await screen.findByRole('dialog', { name: 'Menu' });
  await userEvent.click(within(menu).getByRole('link', { name: 'Explore' }));

  await waitFor(() => expect(here()).toBe('/explore'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
