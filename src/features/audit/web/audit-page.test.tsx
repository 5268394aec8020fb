import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { anAppConfig, aStoredSession, renderApp } from '#orion/web/testing/render-app.tsx';

const anEvent = (event_id: number, changes = {}) => ({
  event_id,
  at: '2026-11-15T08:00:00.000Z',
  user_id: 1,
  full_name: 'Theo Abara',
  email_address: 'theo@aldercap.example',
  action: 'staff.changeStaff',
  object_type: 'staff',
  object_id: '7',
  changed: true,
  detail: { role: { from: null, to: 'PARTNER' } },
  request_id: 'req-1',
  ip: '203.0.113.24',
  via: 'browser',
  ...changes,
});
const answers = {
  'GET /api/v1/app-config': { body: anAppConfig({ administrator: true }) },
  'GET /api/v1/staff': { body: { results: [] } },
  'GET /api/v1/audit-actions': { body: { results: ['access.refused', 'staff.changeStaff'] } },
  'GET /api/v1/audit-events': { body: { results: [anEvent(48_213)], next_page: null } },
};

beforeEach(() => aStoredSession());

it('lists what was done, and opens an entry with all that is known', async () => {
  renderApp('/settings/audit', answers);

  await userEvent.click(await screen.findByRole('button', { name: 'Change staff' }));

  const entry = await screen.findByRole('dialog', { name: 'Change staff' });
  expect(entry).toHaveTextContent('Role: none → PARTNER');
  expect(entry).toHaveTextContent('203.0.113.24');
  expect(entry).toHaveTextContent('No. 48,213');
});

it('keeps its filters in the address and asks by them', async () => {
  const { here, network } = renderApp('/settings/audit?span=all&object=company%3A42', answers);
  await screen.findByRole('button', { name: 'Change staff' });

  await userEvent.click(screen.getByRole('switch', { name: 'Refused only' }));

  await waitFor(() => expect(here()).toContain('action=access.refused'));
  await waitFor(() =>
    expect(network.heardOf('/api/v1/audit-events').at(-1)?.search.toString()).toBe(
      'action=access.refused&object=company%3A42',
    ),
  );
});

it('brings the next page when asked', async () => {
  renderApp('/settings/audit', {
    ...answers,
    'GET /api/v1/audit-events': ({ search }) => ({
      body: search.has('after')
        ? { results: [anEvent(1, { action: 'gate.set' })], next_page: null }
        : { results: [anEvent(2)], next_page: 'later' },
    }),
  });

  await userEvent.click(await screen.findByRole('button', { name: 'Show more' }));

  expect(await screen.findByRole('button', { name: 'Set' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
});

it.each([
  ['nothing matches', { body: { results: [], next_page: null } }, 'No entries'],
  ['the call failed', { status: 500, body: { message: 'The disk is full.' } }, 'The disk is full.'],
])('says when %s', async (_, answer, words) => {
  renderApp('/settings/audit', { ...answers, 'GET /api/v1/audit-events': answer });

  expect(await screen.findByText(words)).toBeVisible();
});

it('is no page for who is no administrator', async () => {
  const { here } = renderApp('/settings/audit', {
    ...answers,
    'GET /api/v1/app-config': { body: anAppConfig() },
  });

  await waitFor(() => expect(here()).toBe('/settings'));
  const pages = within(screen.getByRole('navigation', { name: 'Settings pages' })).getAllByRole('link');
  expect(pages.map(({ textContent }) => textContent)).toEqual([
    'Account',
    'Notifications',
    'Calendar',
    'Imports',
  ]);
});
