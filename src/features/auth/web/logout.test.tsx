import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { aStoredSession, renderApp } from '#orion/web/testing/render-app.tsx';
import { logout } from './logout.ts';

const companies = () => screen.findByRole('heading', { name: /^Companies/ });
const signInButton = () => screen.findByRole('button', { name: 'Sign in with Google' });

beforeEach(() => aStoredSession());

// AUTH-006, AUTH-007, AUTH-008, SHELL-023
it('tells the server, forgets everything and ends at the sign-in page', async () => {
  const deleteDatabase = vi.fn();
  vi.stubGlobal('indexedDB', { deleteDatabase });
  const { here, network, queryClient } = renderApp('/explore?x=1');
  await companies();

  await userEvent.click(screen.getByRole('button', { name: 'Logout' }));

  expect(await signInButton()).toBeVisible();
  expect(here()).toBe('/login');
  expect(Object.entries(localStorage)).toEqual([['prior_path', '/explore']]);
  expect(
    queryClient
      .getQueryCache()
      .getAll()
      .filter(({ state }) => state.data !== undefined),
  ).toEqual([]);
  expect(deleteDatabase).toHaveBeenCalledWith('orion-drafts');
  expect(network.heardOf('/auth/logout')[0]).toMatchObject({
    keepalive: true,
    body: '{"everywhere":false}',
  });
  expect(network.heardOf('/auth/logout')[0]?.headers.get('authorization')).toBe('Bearer stored-id-token');
});

const leaveDrafts = (...names: string[]) =>
  sessionStorage.setItem(
    'drafts_left',
    JSON.stringify(
      Object.fromEntries(names.map((name) => [`marta@aldercap.example\n${name}`, { content: name }])),
    ),
  );

it('asks first where drafts would be lost', async () => {
  const { here } = renderApp('/explore');
  await companies();
  await screen.findByRole('button', { name: 'Account of Marta Lindqvist' });
  leaveDrafts('new reference', 'reminder');

  await userEvent.click(screen.getByRole('button', { name: 'Logout' }));
  const asked = await screen.findByRole('dialog', { name: 'Logout' });
  expect(asked).toHaveTextContent('You have 2 unsaved drafts. Logging out deletes them.');
  await userEvent.click(within(asked).getByRole('button', { name: 'Stay signed in' }));
  await waitFor(() => expect(asked).not.toBeInTheDocument());
  expect(sessionStorage.getItem('drafts_left')).toContain('new reference');

  await userEvent.click(screen.getByRole('button', { name: 'Logout' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Log out' }));

  expect(await signInButton()).toBeVisible();
  expect(here()).toBe('/login');
  expect(sessionStorage.getItem('drafts_left')).toBeNull();
});

// AUTH-007
it('forgets everything offline too', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  renderApp('/explore', {
    'POST /auth/logout': () => {
      throw new TypeError('Failed to fetch');
    },
  });
  await companies();

  logout();

  expect(await signInButton()).toBeVisible();
  expect(localStorage.getItem('id_token')).toBeNull();
  logged.mockRestore();
});

// AUTH-031, OPS-009
it('happens by itself on a 401, counts one event and remembers the work', async () => {
  const deleteDatabase = vi.fn();
  vi.stubGlobal('indexedDB', { deleteDatabase });
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const { here, network } = renderApp('/explore?projects=a', {
    'GET /api/v1/app-config': { status: 401 },
    'GET /api/v1/templates': { status: 401 },
    'POST /auth/token': { status: 401 },
  });

  expect(await signInButton()).toBeVisible();
  expect(here()).toBe('/login');
  expect(Object.entries(localStorage)).toEqual([['prior_path', '/explore?projects=a']]);
  await waitFor(() =>
    expect(
      network.heardOf('/api/v1/analytics-events').map(({ body, keepalive }) => [body, keepalive]),
    ).toEqual([['{"name":"User Logout"}', true]]),
  );
  expect(network.heardOf('/auth/logout')).toHaveLength(0);
  expect(deleteDatabase).not.toHaveBeenCalled();
  vi.restoreAllMocks();
});

// AUTH-006
it('follows another tab, and leaves its remembered path alone', async () => {
  const { here } = renderApp('/explore?x=1');
  await companies();

  localStorage.clear();
  localStorage.setItem('prior_path', '/explore?of=the-other-tab');
  window.dispatchEvent(new StorageEvent('storage', { key: null, storageArea: localStorage }));

  expect(await signInButton()).toBeVisible();
  expect(here()).toBe('/login');
  expect(localStorage.getItem('prior_path')).toBe('/explore?of=the-other-tab');
});

it('shows nothing on a page that comes back from the cache', async () => {
  renderApp('/explore');
  const heading = await companies();

  localStorage.clear();
  window.dispatchEvent(new Event('pageshow'));

  expect(await signInButton()).toBeVisible();
  expect(heading).not.toBeInTheDocument();
});

const TOKENS = 'GET /api/v1/api-tokens';
const aToken = {
  token_id: '1',
  name: 'Report',
  created_at: '2026-01-01T00:00:00.000Z',
  last_used_at: null,
  expires_at: '2027-01-01T00:00:00.000Z',
};
const openSignOut = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Account of Marta Lindqvist' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Sign out everywhere' }));
  return screen.findByRole('dialog', { name: 'Sign out everywhere' });
};

it('everywhere waits for the server, and says when it could not', async () => {
  const { network } = renderApp('/explore', {
    'POST /auth/logout': { status: 503 },
    [TOKENS]: { body: { results: [] } },
  });
  await companies();
  leaveDrafts('new reference');

  const sheet = within(await openSignOut());
  expect(sheet.getByText('You have 1 unsaved draft. Signing out deletes it.')).toBeVisible();
  expect(sheet.getByText(/signed out of every browser, including this one/)).toBeVisible();
  await waitFor(() => expect(sheet.queryByRole('checkbox')).toBeNull());
  await userEvent.click(sheet.getByRole('button', { name: 'Sign out everywhere' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong!');
  expect(localStorage.getItem('id_token')).toBe('stored-id-token');

  network.answer('POST /auth/logout', { body: { status: 'success' } });
  await userEvent.click(sheet.getByRole('button', { name: 'Sign out everywhere' }));

  expect(await signInButton()).toBeVisible();
  expect(network.heardOf('/auth/logout').at(-1)?.body).toBe('{"everywhere":true,"tokens":false}');
});

it('everywhere says that tokens go on, and ends them when asked to', async () => {
  const { network } = renderApp('/explore', {
    'POST /auth/logout': { body: { status: 'success' } },
    [TOKENS]: { body: { results: [aToken, { ...aToken, token_id: '2' }] } },
  });
  await companies();

  const sheet = within(await openSignOut());
  expect(sheet.getByText(/use your API tokens keep working unless you revoke them/)).toBeVisible();
  await userEvent.click(await sheet.findByRole('checkbox', { name: 'Revoke my 2 API tokens' }));
  await userEvent.click(sheet.getByRole('button', { name: 'Sign out everywhere' }));

  expect(await signInButton()).toBeVisible();
  expect(network.heardOf('/auth/logout').at(-1)?.body).toBe('{"everywhere":true,"tokens":true}');
});

it('takes a tab at the sign-in page along when another tab signs in', async () => {
  localStorage.clear();
  const { here } = renderApp('/login');
  await signInButton();

  aStoredSession();
  window.dispatchEvent(
    new StorageEvent('storage', { key: 'id_token', newValue: 'stored-id-token', storageArea: localStorage }),
  );

  expect(await companies()).toBeVisible();
  expect(here()).toBe('/explore');
});
