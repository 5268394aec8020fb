import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { onTestFinished, vi } from 'vitest';
import { connectAuth } from '#features/auth/web/connect-auth.ts';
import type { AppConfig } from '#features/portal/portal.contract.ts';
import { createQueryClient } from '#web/query-client.ts';
import { createAppRouter } from '../routes.tsx';
import { Toaster } from '#web/ui/overlays/toaster.tsx';
import { fakeNetwork } from '#web/testing/fake-network.ts';
import { render } from '#web/testing/render.tsx';

export const anAppConfig = (changes: Partial<AppConfig> = {}): AppConfig => ({
  user: {
    full_name: 'Marta Lindqvist',
    first_name: 'Marta',
    email_address: 'marta@aldercap.example',
    role: 'PARTNER',
    time_zone: 'America/Chicago',
  },
  gates: { 'orion-fathom-tab': true },
  digest_allowed: true,
  administrator: false,
  chat_assistant_url: '',
  clipboard_max_chars: 32_000,
  reference_contact_workboard_id: 1,
  map_search_url: 'https://maps.example/?q=',
  release: 'v182',
  environment: 'local',
  error_reporting_dsn: null,
  analytics: true,
  ...changes,
});

export const aTokenAnswer = (name = 'first') => ({
  id_token: `${name}-id-token`,
  access_token: `${name}-access-token`,
  refresh_token: 'handle',
  expires_in: 3600,
});

/** Puts a session into local storage, as an earlier visit left it. */
export function aStoredSession({ ageMs = 0 } = {}) {
  localStorage.setItem('id_token', 'stored-id-token');
  localStorage.setItem('access_token', 'stored-access-token');
  localStorage.setItem('refresh_token', 'handle');
  localStorage.setItem('token_provided_time', String(Date.now() - ageMs));
  localStorage.setItem('expires_in', '3600');
  localStorage.setItem('user_email', 'marta@aldercap.example');
}

/** The whole portal at an address, with a network that knows the shell's own calls. */
export function renderApp(path: string, answers: Parameters<typeof fakeNetwork>[0] = {}) {
  const network = fakeNetwork({
    'GET /api/v1/app-config': { body: anAppConfig() },
    'GET /api/v1/templates': { body: { data: {} } },
    'POST /api/v1/analytics-events': { status: 202, body: { status: 'success' } },
    'POST /auth/logout': { body: { status: 'success' } },
    'GET /auth/user-info': { body: { email: 'marta@aldercap.example' } },
    ...answers,
  });
  const queryClient = createQueryClient();
  const router = createAppRouter(queryClient, createMemoryHistory({ initialEntries: [path] }));
  const disconnect = connectAuth(router, queryClient);
  onTestFinished(() => {
    disconnect();
    localStorage.clear();
    vi.unstubAllGlobals();
  });
  render(
    <StrictMode>
      <RouterProvider router={router} />
      <Toaster />
    </StrictMode>,
    queryClient,
  );
  return { network, router, queryClient, here: () => router.state.location.href };
}
