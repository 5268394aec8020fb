import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { aTokenAnswer, renderApp } from '#orion/web/testing/render-app.tsx';
import { renderAt } from '#web/testing/render-at.tsx';
import { LoginPage } from './login-page.tsx';

const companies = () => screen.findByRole('heading', { name: /^Companies/ });
const signInButton = () => screen.findByRole('button', { name: 'Sign in with Google' });

beforeEach(() => localStorage.clear());

// AUTH-009, AUTH-010, AUTH-011
it('shows the title and a button that leaves for the identity provider', async () => {
  const leaveFor = vi.fn();
  await renderAt('/login', <LoginPage leaveFor={leaveFor} />);

  expect(screen.getByRole('heading', { name: 'Orion' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Sign in with Google' }));

  expect(leaveFor).toHaveBeenCalledExactlyOnceWith('/auth/start');
});

const code = '/login?code=abc&state=xyz';

// AUTH-012, AUTH-013, AUTH-014, AUTH-015
it('exchanges the code once, behind a loader', async () => {
  let answer!: (reply: { body: unknown }) => void;
  const { network } = renderApp(code, {
    'POST /auth/token': () =>
      new Promise((resolve) => {
        answer = resolve;
      }),
  });

  expect(await screen.findByText('Logging you...')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Sign in with Google' })).toBeNull();
  answer({ body: aTokenAnswer() });

  expect(await companies()).toBeVisible();
  expect(
    network.heardOf('/auth/token').map(({ body }) => Object.fromEntries(new URLSearchParams(body))),
  ).toEqual([
    {
      grant_type: 'authorization_code',
      code: 'abc',
      state: 'xyz',
      redirect_uri: `${window.location.origin}/login`,
      client_id: 'orion',
    },
  ]);
  expect(localStorage.getItem('id_token')).toBe('first-id-token');
});

// AUTH-020, AUTH-021, AUTH-022, AUTH-032
it('asks who it is with the access token, and everything else with the id token', async () => {
  const { network } = renderApp('/login?code=def&state=xyz', {
    'POST /auth/token': { body: aTokenAnswer() },
  });

  await companies();

  expect(network.heardOf('/auth/user-info')[0]?.headers.get('authorization')).toBe(
    'Bearer first-access-token',
  );
  expect(network.heardOf('/api/v1/app-config')[0]?.headers.get('authorization')).toBe(
    'Bearer first-id-token',
  );
  expect(localStorage.getItem('user_email')).toBe('marta@aldercap.example');
});

// AUTH-005
it('goes back to the remembered path, once', async () => {
  localStorage.setItem('prior_path', '/explore?projects=a&projects=b');
  const { here } = renderApp('/login?code=ghi&state=xyz', { 'POST /auth/token': { body: aTokenAnswer() } });

  await companies();

  expect(here()).toBe('/explore?projects=a&projects=b');
  expect(localStorage.getItem('prior_path')).toBeNull();
});

// AUTH-005
it('does not follow a remembered path off the premises', async () => {
  localStorage.setItem('prior_path', '//evil.example');
  const { here } = renderApp('/login?code=jkl&state=xyz', { 'POST /auth/token': { body: aTokenAnswer() } });

  await companies();

  expect(here()).toBe('/explore');
});

// AUTH-030
it.each([
  ['the provider refused', '/login?error=access_denied', {}],
  ['the code was refused', '/login?code=m1&state=x', { 'POST /auth/token': { status: 400 } }],
  ['the visitor is not invited', '/login?code=m2&state=x', { 'POST /auth/token': { status: 403 } }],
  [
    'nobody says who it is',
    '/login?code=m3&state=x',
    { 'POST /auth/token': { body: aTokenAnswer() }, 'GET /auth/user-info': { status: 502 } },
  ],
])('shows one quiet line when %s', async (_, path, answers) => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  const { here } = renderApp(path, answers);

  expect(await screen.findByText('Sign-in did not complete. Please try again.')).toBeVisible();
  expect(await signInButton()).toBeVisible();
  expect(here()).toBe('/login');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(localStorage.getItem('id_token')).toBeNull();
  expect(logged).toHaveBeenCalledOnce();
  logged.mockRestore();
});
