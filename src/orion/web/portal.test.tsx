import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { aStoredSession, renderApp } from './testing/render-app.tsx';

it('opens a company from the palette beside the search one is in', async () => {
  aStoredSession();
  const { here } = renderApp('/explore?is_saas=true', {
    'GET /api/v1/discovery': { body: { results: [], total_count: 0, next_page: null } },
    'GET /api/v1/company-search': {
      body: {
        results: [{ name: 'Acme', domain: 'acme.example', logo: null, hq_city: null, hq_country: null }],
      },
    },
    'GET /api/v1/people-search': { body: { results: [] } },
  });
  await screen.findByRole('heading', { name: /^Companies/ });

  await userEvent.keyboard('{Control>}k{/Control}');
  await userEvent.type(await screen.findByRole('combobox', { name: 'Search or jump to' }), 'acme');
  await userEvent.click(await screen.findByRole('option', { name: /^Acme/ }));

  await waitFor(() => expect(here()).toBe('/explore?is_saas=true&company=acme.example'));
});

it('takes an address back that would add what nobody knows', async () => {
  aStoredSession();
  const { here } = renderApp('/investorReminders?add=nonsense', {
    'GET /api/v1/scoper-reminders': { body: { results: [] } },
  });
  await waitFor(() => expect(here()).toBe('/investorReminders'));
  await userEvent.keyboard('m');
  expect(await screen.findByRole('dialog', { name: 'Remind me' })).toBeVisible();
});
