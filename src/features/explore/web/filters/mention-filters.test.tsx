import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { aStoredSession, renderApp } from '#orion/web/testing/render-app.tsx';
import { changeFilters } from '../filter-consequences.ts';
import { aPage, companies, withHeights } from '../testing/explore.ts';

const found = aPage(companies(1, 2));
const answers = {
  'GET /api/v1/discovery': found,
  'GET /api/v1/ranked-quip-mentions': found,
  'GET /api/v1/quip-types': { body: { data: [{ display_name: 'Press', server_value: 'press', count: 9 }] } },
};
const openFilter = async (address: string, name: string) => {
  const app = renderApp(address, answers);
  await userEvent.click(await screen.findByRole('button', { name: /^Filters/ }));
  await userEvent.click(await screen.findByRole('button', { name: new RegExp(`^${name}`) }));
  return app;
};

// Fetched here, or the first test would wait for it.
beforeAll(() => import('./explore-filter-panel.tsx'));

beforeEach(() => {
  aStoredSession();
  withHeights(400);
});

// FILT-019, FILT-020, FILT-068
it('offers Quip Type and Date Appeared while all mentioned companies are shown', async () => {
  const { here } = await openFilter('/explore?is_saas=true', 'Newsletter');
  expect(screen.queryByRole('button', { name: 'Quip Type' })).toBeNull();

  await userEvent.click(
    screen.getByRole('checkbox', { name: 'Show all companies mentioned in newsletters' }),
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Quip Type' }));
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Press' }));

  expect(screen.getByRole('button', { name: 'Date Appeared' })).toBeVisible();
  await waitFor(() =>
    expect(here()).toBe('/explore?is_saas=true&newsletter_mentions=true&newsletter_sender=press'),
  );
});

it('forgets which quips count when they no longer do', () => {
  const before = { newsletter_mentions: true, newsletter_sender: ['press'], is_saas: true } as const;

  expect(
    changeFilters({ ...before, newsletter_sender: ['press'] }, { newsletter_mentions: undefined }),
  ).toEqual({ is_saas: true });
});
