import { notifications } from '@mantine/notifications';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { setFlag } from '#features/auth/web/session.ts';
import { anAppConfig, aStoredSession, renderApp } from './testing/render-app.tsx';

const companies = () => screen.findByRole('heading', { name: /^Companies/ });
const signInButton = () => screen.findByRole('button', { name: 'Sign in with Google' });

beforeEach(() => localStorage.clear());

describe('the route table', () => {
  beforeEach(() => aStoredSession());

  // SHELL-001, SHELL-002, SHELL-016
  it.each(['/', '/explore', '/nothing', '/explore/deeper', '/fathom/deeper/still'])(
    '%s leads to Explore',
    async (path) => {
      const { here } = renderApp(path);

      expect(await companies()).toBeVisible();
      expect(here()).toBe('/explore');
    },
  );

  it('says so where the address is unknown, and stays silent where it is not', async () => {
    renderApp('/nothing');
    expect(await screen.findByRole('alert')).toHaveTextContent('Page not found. You’re on Explore.');
    notifications.clean();
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());

    cleanup();
    renderApp('/');
    expect(await companies()).toBeVisible();
    expect(screen.queryByText(/^Page not found/)).toBeNull();
  });

  // AUTH-004
  it.each(['/login', '/login?code=abc&state=xyz', '/login/nothing'])(
    '%s leads who is signed in to Explore',
    async (path) => {
      const { here, network } = renderApp(path);

      expect(await companies()).toBeVisible();
      expect(here()).toBe('/explore');
      expect(network.heardOf('/auth/token')).toHaveLength(0);
    },
  );

  it('keeps the outbox to the machine of whoever works on Orion', async () => {
    const { here } = renderApp('/dev/outbox', {
      'GET /api/v1/app-config': { body: anAppConfig({ environment: 'production' }) },
    });

    expect(await companies()).toBeVisible();
    expect(here()).toBe('/explore');
  });
});

describe('the guards', () => {
  // SHELL-017, SHELL-018
  it.each(['/login', '/login/nothing', '/login/a/b?c=d'])('%s shows the sign-in page alone', async (path) => {
    const { here } = renderApp(path);

    expect(await signInButton()).toBeVisible();
    expect(here()).toBe('/login');
    expect(screen.queryByRole('navigation')).toBeNull();
  });

  // AUTH-001, AUTH-002
  it('remember path and search of who has no token', async () => {
    const { here } = renderApp('/explore?projects=a&projects=b');

    expect(await signInButton()).toBeVisible();
    expect(here()).toBe('/login');
    expect(localStorage.getItem('prior_path')).toBe('/explore?projects=a&projects=b');
  });

  // AUTH-003
  it('hide the portal while the token is refreshed, and keep what was typed in it', async () => {
    aStoredSession();
    renderApp('/explore');
    const heading = await companies();

    setFlag('token_refreshing', true);
    await waitFor(() => expect(heading).not.toBeVisible());
    setFlag('token_refreshing', false);

    await waitFor(() => expect(heading).toBeVisible());
    expect(await companies()).toBe(heading);
  });
});
