import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { anAppConfig, aStoredSession, renderApp } from '#orion/web/testing/render-app.tsx';

const url = 'http://127.0.0.1:3000/feeds/reminders/abcdefghijklmnopqrstuvwxyz.ics';

beforeEach(() => aStoredSession());

it('is off, is turned on with an address shown once, replaced and turned off', async () => {
  let feed: object = { on: false, created_at: null };
  const on = { on: true, created_at: '2026-11-15T08:00:00.000Z' };
  renderApp('/settings/calendar', {
    'GET /api/v1/app-config': { body: anAppConfig() },
    'GET /api/v1/calendar-feed': () => ({ body: feed }),
    'POST /api/v1/calendar-feed': () => ({ body: { ...(feed = on), url } }),
    'DELETE /api/v1/calendar-feed': () => ({ body: (feed = { on: false, created_at: null }) }),
  });

  await userEvent.click(await screen.findByRole('button', { name: 'Turn on' }));

  expect(await screen.findByRole('textbox', { name: 'Calendar address' })).toHaveValue(url);
  expect(await screen.findByRole('button', { name: 'Make a new address' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Turn off' }));
  expect(await screen.findByRole('button', { name: 'Turn on' })).toBeVisible();
  expect(screen.queryByRole('textbox', { name: 'Calendar address' })).toBeNull();
});

it('does not show the address again', async () => {
  renderApp('/settings/calendar', {
    'GET /api/v1/app-config': { body: anAppConfig() },
    'GET /api/v1/calendar-feed': { body: { on: true, created_at: '2026-11-15T08:00:00.000Z' } },
  });

  expect(await screen.findByText(/^On since Nov 15, 2026/)).toBeVisible();
  expect(screen.queryByRole('textbox', { name: 'Calendar address' })).toBeNull();
});
