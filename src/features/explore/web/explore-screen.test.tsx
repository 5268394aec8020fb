import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { forgetSessionNotes } from '#web/cookies.ts';
import { anAppConfig, aStoredSession, renderApp } from '#orion/web/testing/render-app.tsx';
import { aPage, companies, withHeights } from './testing/explore.ts';

const me = {
  display_name: 'Marta Lindqvist',
  server_value: 'marta',
  full_name: 'Marta Lindqvist',
  email_address: 'marta@aldercap.example',
  role: 'PARTNER',
};
const answers = {
  'GET /api/v1/discovery': aPage(companies(1, 2)),
  'GET /api/v1/ranked-quip-mentions': aPage(companies(5, 6)),
  'GET /api/v1/pipeline-tp-owner': { body: { results: [me] } },
  'GET /api/v1/all-lists': { body: { results: [{ list_id: 3, workboard_id: 3, name: 'Radar', count: 12 }] } },
  'GET /api/v1/discovery/rank-explanation': {
    body: {
      data: {
        company_domain: 'c1.example',
        company_name: 'Company 1',
        current: { rank: 1, score: 91.08, ranked_at: '2026-11-15T03:15:00.000Z' },
        previous: { rank: 4, score: 87.2, ranked_at: '2026-11-14T03:15:00.000Z' },
        contributions: [
          {
            key: 'head_count',
            label: 'Head Count',
            most: 20,
            points: 20,
            previous_points: 16.1,
            sentence: '92 people',
          },
        ],
      },
    },
  },
};

const PANELS = [
  'Company 1',
  'Filters',
  'How are companies Ranked?',
  'All Datasources',
  'All Lists',
  'Search details',
  'Pipeline',
];
const TOOLS = ['View search history', 'How are companies Ranked?', 'Sort by', 'Filters', 'Choose filters'];

// Fetched here, or the test that opens a company would wait for it.
beforeAll(() => import('#features/slider/web/company-slider.tsx'));

beforeEach(() => {
  forgetSessionNotes();
  aStoredSession();
  withHeights(400);
});

// FILT-064, FILT-065
it('shows what its reader owns when it first opens plainly, and not again once that is cleared', async () => {
  const { here, router } = renderApp('/explore', answers);

  await waitFor(() => expect(here()).toBe('/explore?tp_owner_email=marta%40aldercap.example'));
  await userEvent.click(await screen.findByRole('button', { name: 'Clear filters' }));
  await waitFor(() => expect(here()).toBe('/explore'));
  await router.navigate({ to: '/explore', search: {} });

  expect(await screen.findByText(/^Kindly select the filter/)).toBeVisible();
  expect(here()).toBe('/explore');
});

// AUTH-037
it('shows nothing to choose to whoever owns nothing, and all the rest as to everybody', async () => {
  const { here } = renderApp('/explore', {
    ...answers,
    'GET /api/v1/app-config': {
      body: anAppConfig({ user: { ...anAppConfig().user, email_address: 'ines@aldercap.example' } }),
    },
  });

  expect(await screen.findByText(/^Kindly select the filter/)).toBeVisible();
  const offered = screen.getAllByRole('button').map(({ textContent }) => textContent?.trim());
  expect(here()).toBe('/explore');
  expect(offered).toEqual(expect.arrayContaining(TOOLS));
  expect(screen.getByRole('switch', { name: 'Filter by Saas' })).toBeEnabled();
});

// EXPL-009, EXPL-010, EXPL-033
it('shows companies, a prompt, or that there are none, and one panel beside them at a time', async () => {
  const { network, router } = renderApp('/explore?is_saas=true&company=c1.example', answers);
  const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
  const beside = async (panel: string) => {
    expect(await screen.findByRole('region', { name: panel })).toBeVisible();
    const shown = screen.getAllByRole('region').map((region) => region.getAttribute('aria-label') ?? '');
    expect(shown.filter((name) => PANELS.includes(name))).toEqual([panel]);
  };

  await screen.findByRole('article', { name: 'Company 1' });
  await beside('Company 1');
  await press(/^Filters/);
  await beside('Filters');
  await press('How are companies Ranked?');
  await beside('How are companies Ranked?');
  await userEvent.click(screen.getByRole('combobox', { name: 'Search datasources' }));
  await press('All Datasources');
  await beside('All Datasources');

  await press('Datasources');
  await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Lists' }));
  await screen.findByText(/^Kindly select a list/);
  expect(screen.queryByRole('region', { name: 'All Datasources' })).toBeNull();
  await press('All Lists');
  await beside('All Lists');

  network.answer('GET /api/v1/discovery', aPage([]));
  await router.navigate({ to: '/explore', search: { status: ['Closed'] } });
  await screen.findByText(/^No data to preview/);
  await beside('Filters');
});

// EXPL-064, FILT-063
it('sums up the applied filters in groups, with the total', async () => {
  renderApp('/explore?tp_owner_email=marta%40aldercap.example&is_saas=true', answers);

  await userEvent.click(await screen.findByRole('button', { name: '2 filters selected' }));

  const summary = within(await screen.findByRole('dialog', { name: 'Applied filters' }));
  expect(summary.getByText('Total Count')).toHaveTextContent('2Total Count');
  expect(await summary.findByText('Marta Lindqvist')).toBeVisible();
  const terms = summary.getAllByRole('term').map(({ textContent }) => textContent);
  expect(terms).toEqual(['TP Owner', 'Filter by Saas']);
  expect(summary.getByText('2 choices in 2 categories')).toBeVisible();

  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.getByRole('button', { name: '2 filters selected' })).toHaveFocus());
});

// CARD-004, CARD-005
it('explains a rank by what adds up to its score, now and before', async () => {
  renderApp('/explore?is_saas=true', answers);

  await userEvent.click(await screen.findByRole('button', { name: 'Rank 1, previously 4. Why this rank?' }));

  const table = await screen.findByRole('table', { name: 'Contributions to the score' });
  expect(table).toHaveTextContent('Head Count92 people20.0 / 2016.1');
  expect(table).toHaveTextContent('Score91.1 / 10087.2');
});

// EXPL-063
it('selects the first card of a new query', async () => {
  const { router } = renderApp('/explore?is_saas=true', answers);
  expect(await screen.findByRole('article', { name: 'Company 1' })).toHaveAttribute('aria-current', 'true');

  await router.navigate({ to: '/explore', search: { newsletter_mentions: ['true'] } });

  expect(await screen.findByRole('article', { name: 'Company 5' })).toHaveAttribute('aria-current', 'true');
});

// EXPL-075
it('asks for ranked mentions when all companies mentioned in newsletters are to be shown', async () => {
  const { network } = renderApp(
    '/explore?newsletter_mentions=true&sort_by=current_rank&sort_direction=asc',
    answers,
  );

  expect(await screen.findByRole('article', { name: 'Company 5' })).toBeVisible();
  expect(network.heardOf('/api/v1/ranked-quip-mentions')[0]?.search.toString()).toBe(
    'newsletter_mentions=true',
  );
  expect(network.heardOf('/api/v1/discovery')).toEqual([]);
});

// EXPL-048, EXPL-049
it('returns to all lists when the only list is closed', async () => {
  const { here } = renderApp('/explore?workboard_id=3&list=3', {
    ...answers,
    'GET /api/v1/all-lists-and-buckets': {
      body: { data: { lists: [{ list_id: 3, workboard_id: 3, name: 'Radar' }], buckets: [] } },
    },
  });

  await userEvent.click(await screen.findByRole('button', { name: 'Close Radar' }));

  expect(await screen.findByRole('region', { name: 'All Lists' })).toBeVisible();
  expect(await screen.findByRole('checkbox', { name: 'Radar' })).not.toBeChecked();
  expect(here()).toBe('/explore');
});

it('names what it did not understand in an address, and keeps the rest', async () => {
  const { network, here } = renderApp('/explore?is_saas=true&employee_count=lots', answers);

  expect(await screen.findByText('Ignored an invalid value for employee_count.')).toBeVisible();
  expect(network.heardOf('/api/v1/discovery')[0]?.search.toString()).toBe('is_saas=true');
  await waitFor(() => expect(here()).toBe('/explore?is_saas=true'));
});

// API-009
it('leaves out of an address what means nothing alone, tells so once, and keeps the rest of it', async () => {
  const { network, here } = renderApp(
    '/explore?days_of_email_sent=30&hq_city=Austin&sort_by=growth_6m&sort_direction=desc&tp_status_since=9',
    answers,
  );

  expect(
    await screen.findByText('Ignored an invalid value for tp_status_since, days_of_email_sent.'),
  ).toBeVisible();
  await waitFor(() => expect(here()).toBe('/explore?hq_city=Austin&sort_by=growth_6m&sort_direction=desc'));
  expect(screen.getAllByText(/^Ignored/)).toHaveLength(1);
  for (const { search } of network.heardOf('/api/v1/discovery')) {
    expect(search.has('days_of_email_sent')).toBe(false);
    expect(search.has('tp_status_since')).toBe(false);
  }
});
