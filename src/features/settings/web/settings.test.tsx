import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { anAppConfig, aStoredSession, renderApp } from '#orion/web/testing/render-app.tsx';

const anAccount = (changes = {}) => ({
  full_name: 'Marta Lindqvist',
  first_name: 'Marta',
  email_address: 'marta@aldercap.example',
  role: 'PARTNER',
  time_zone: 'America/Chicago',
  mail_hour: 8,
  ...changes,
});
const aSession = (session_id: string, changes = {}) => ({
  session_id,
  device: 'Chrome on macOS',
  created_at: '2026-11-01T08:00:00.000Z',
  last_used_at: '2026-11-15T08:00:00.000Z',
  current: false,
  ...changes,
});
const aToken = {
  token_id: '0b1cbb9c-46ff-4a7f-8c36-6a1c8f6f9a01',
  name: 'Weekly report',
  created_at: '2026-11-01T08:00:00.000Z',
  last_used_at: null,
  expires_at: '2027-02-16T12:00:00.000Z',
};
const answers = {
  'GET /api/v1/account': { body: anAccount() },
  'GET /api/v1/sessions': {
    body: { results: [aSession('1', { current: true }), aSession('2', { device: 'Safari on iPhone' })] },
  },
  'GET /api/v1/api-tokens': { body: { results: [aToken] } },
};

const said = (network: { heardOf: (path: string) => { body: string }[] }, path: string) =>
  network.heardOf(path).flatMap(({ body }) => (body ? [JSON.parse(body) as unknown] : []));

beforeEach(() => aStoredSession());

describe('the frame', () => {
  it('opens the account from the sidebar, and lists the pages there are', async () => {
    renderApp('/settings', answers);

    expect(await screen.findByRole('heading', { level: 1, name: 'Account' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Settings' })).toHaveAttribute('aria-current', 'page');
    const pages = screen.getByRole('navigation', { name: 'Settings pages' });
    expect(within(pages).getByRole('link', { name: 'Account' })).toHaveAttribute('aria-current', 'page');
  });

  it.each(['/settings/nothing', '/settings/a/b', '/settings/'])('leads %s to the account', async (path) => {
    const { here } = renderApp(path, answers);

    expect(await screen.findByRole('heading', { level: 1, name: 'Account' })).toBeVisible();
    await waitFor(() => expect(here()).toMatch(/^\/settings\/?$/));
  });

  it('brings the open page into the line of pages, which a phone cuts off', async () => {
    const seen: (string | null)[] = [];
    const scroll = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
      seen.push(this.textContent);
    });
    renderApp('/settings', answers);

    await screen.findByRole('heading', { level: 1, name: 'Account' });
    await waitFor(() => expect(seen).toContain('Account'));
    scroll.mockRestore();
  });

  it('is found by the palette', async () => {
    const { here } = renderApp('/explore', answers);
    await screen.findByRole('button', { name: 'Account of Marta Lindqvist' });

    await userEvent.keyboard('{Control>}k{/Control}');
    await userEvent.type(await screen.findByRole('combobox', { name: 'Search or jump to' }), 'settings');
    await userEvent.click(await screen.findByRole('option', { name: /^Account/ }));

    await waitFor(() => expect(here()).toBe('/settings'));
  });
});

describe('the account page', () => {
  it('saves the hour of mails as soon as it is chosen', async () => {
    const { network } = renderApp('/settings', {
      ...answers,
      'PATCH /api/v1/account': { body: anAccount({ mail_hour: 14 }) },
    });

    await userEvent.click(await screen.findByRole('combobox', { name: /^Daily e-mails/ }));
    await userEvent.click(await screen.findByRole('option', { name: '2:00 PM' }));

    await waitFor(() => expect(said(network, '/api/v1/account')).toContainEqual({ mail_hour: 14 }));
  });

  it('signs another browser out, and offers it for this one nowhere', async () => {
    let results = [aSession('1', { current: true }), aSession('2', { device: 'Safari on iPhone' })];
    const { network } = renderApp('/settings', {
      ...answers,
      'GET /api/v1/sessions': () => ({ body: { results } }),
      'DELETE /api/v1/sessions/2': () => {
        results = results.slice(0, 1);
        return { body: { status: 'success' } };
      },
    });
    const sessions = await screen.findByRole('region', { name: 'Sessions' });
    await within(sessions).findByText('This browser');

    await userEvent.click(within(sessions).getByRole('button', { name: 'Sign out Safari on iPhone' }));

    await waitFor(() => expect(network.heardOf('/api/v1/sessions/2')).toHaveLength(1));
    expect(within(sessions).queryByRole('button')).toBeNull();
  });

  it('shows a new token once', async () => {
    const { network } = renderApp('/settings', {
      ...answers,
      'POST /api/v1/api-tokens': { status: 201, body: { data: aToken, secret: 'orion_pat_secret' } },
    });

    await userEvent.click(await screen.findByRole('button', { name: 'New token' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Create token' }));
    expect(screen.getByText('Enter a name.')).toBeVisible();
    await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'Weekly report');
    await userEvent.click(screen.getByRole('button', { name: 'Create token' }));

    expect(await screen.findByRole('textbox', { name: 'Token' })).toHaveValue('orion_pat_secret');
    expect(said(network, '/api/v1/api-tokens')[0]).toEqual({
      name: 'Weekly report',
      expires_in_days: 365,
    });
    await userEvent.click(screen.getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(screen.queryByDisplayValue('orion_pat_secret')).toBeNull());
  });

  it('tells a part that failed, and keeps the others', async () => {
    renderApp('/settings', { ...answers, 'GET /api/v1/sessions': { status: 500 } });

    expect(await screen.findByText('Couldn’t load your sessions.')).toBeVisible();
    expect(await screen.findByText('Weekly report')).toBeVisible();
  });
});

it('tells the zone of the browser of a person who has none, once', async () => {
  const { network } = renderApp('/settings', {
    ...answers,
    'GET /api/v1/app-config': { body: anAppConfig({ user: { ...anAppConfig().user, time_zone: null } }) },
    'PATCH /api/v1/account': { body: anAccount() },
  });

  await waitFor(() =>
    expect(said(network, '/api/v1/account')).toContainEqual({
      time_zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    }),
  );
});
