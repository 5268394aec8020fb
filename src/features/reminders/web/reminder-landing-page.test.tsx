import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { aStoredSession, renderApp } from '#orion/web/testing/render-app.tsx';

const PATH = '/api/v1/set-scoper-reminder-status';
const SOURCE = '3f0c9e6e-7f3b-4b0e-9a53-1f1f2a9c7d10';
const LINK = `/reminders?source=${SOURCE}&status=snooze`;
const done = (message: string) => ({ body: { status: 'success', result: 'success', message } });
const SNOOZED = done('Reminder marked as Snoozed.');

beforeEach(() => aStoredSession());

// SHELL-014, REM-023, REM-024, REM-025
it('does what the link says, once, tells so, and leads on to the reminders', async () => {
  const { network, here } = renderApp(LINK, {
    [`POST ${PATH}`]: SNOOZED,
    'GET /api/v1/scoper-reminders': { body: { results: [] } },
  });

  expect(await screen.findByText('Reminder Updated!')).toBeVisible();
  expect(screen.getByText('Reminder marked as Snoozed.')).toBeVisible();
  const [asked, ...others] = network.heardOf(PATH);
  expect(others).toEqual([]);
  expect(JSON.parse(asked?.body ?? '')).toEqual({ reminder_source: SOURCE, reminder_status: 'snooze' });
  expect(asked?.search.get('via')).toBe('email_link');
  expect(screen.queryByRole('navigation')).toBeNull();

  await userEvent.click(screen.getByRole('link', { name: 'View Reminders' }));
  await waitFor(() => expect(here()).toBe('/investorReminders?status=snooze'));
});

it('can be taken back', async () => {
  const { network } = renderApp(LINK, {
    [`POST ${PATH}`]: SNOOZED,
    [`POST /api/v1/reminders/${SOURCE}/undo`]: done('Reminder is Passed again.'),
  });

  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));

  expect(await screen.findByText('Reminder is Passed again.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  expect(network.heardOf(PATH)).toHaveLength(1);
});

// REM-024
it.each([
  [
    { status: 403, body: { message: 'This is not one of your reminders.' } },
    'This is not one of your reminders.',
  ],
  [
    { status: 422, body: { name: 'This reminder is already Completed.' } },
    'This reminder is already Completed.',
  ],
  [{ status: 500, body: {} }, 'Something went wrong!'],
])('says that it failed: %j', async (answer, message) => {
  renderApp(LINK, { [`POST ${PATH}`]: answer });

  expect(await screen.findByText('Reminder Update Failed!')).toBeVisible();
  expect(screen.getByText(message)).toBeVisible();
  expect(screen.getByRole('link', { name: 'View Reminders' })).toBeVisible();
});

it.each(['', '?source=x&status=snooze', `?source=${SOURCE}`, `?source=${SOURCE}&status=upcoming`])(
  'asks nothing of the server for a link that is not whole: %s',
  async (search) => {
    const { network } = renderApp(`/reminders${search}`, { [`POST ${PATH}`]: SNOOZED });

    expect(await screen.findByText('Reminder Update Failed!')).toBeVisible();
    expect(network.heardOf(PATH)).toEqual([]);
  },
);

it('does nothing while the browser only loads it ahead', async () => {
  Object.defineProperty(document, 'prerendering', { value: true, configurable: true });
  const { network } = renderApp(LINK, { [`POST ${PATH}`]: SNOOZED });
  await screen.findByText('Updating your reminder…');
  expect(network.heardOf(PATH)).toEqual([]);

  Object.defineProperty(document, 'prerendering', { value: false, configurable: true });
  document.dispatchEvent(new Event('prerenderingchange'));

  expect(await screen.findByText('Reminder Updated!')).toBeVisible();
  delete (document as { prerendering?: boolean }).prerendering;
});
