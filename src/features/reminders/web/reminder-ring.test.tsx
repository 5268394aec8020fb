import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { anAppConfig, aStoredSession, renderApp } from '#orion/web/testing/render-app.tsx';

beforeEach(() => aStoredSession());

const soon = (ms: number) => new Date(Date.now() + ms).toISOString();
const open = (results: () => object[]) =>
  renderApp('/settings', {
    'GET /api/v1/app-config': { body: anAppConfig() },
    'GET /api/v1/reminders/ringing': () => ({ body: { results: results() } }),
  });
const tab = async () =>
  within(await screen.findByRole('navigation', { name: 'Main' })).findByText('due', { exact: false });

it('rings when the time of a reminder comes: a word, and a mark in the sidebar', async () => {
  let due_at = '';
  const { here } = open(() => [{ source: 'a', about: 'Ferrowick', due_at: (due_at ||= soon(600)) }]);

  expect(await screen.findByText('Reminder: Ferrowick')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));

  expect(await tab()).toBeInTheDocument();
  await waitFor(() => expect(here()).toBe('/investorReminders?status=passed'));
});

it('counts what came before Orion was opened, and says nothing of it', async () => {
  open(() => [{ source: 'b', about: 'Ferrowick', due_at: soon(-3_600_000) }]);

  expect(await tab()).toBeInTheDocument();
  expect(screen.queryByText('Reminder: Ferrowick')).toBeNull();
});
