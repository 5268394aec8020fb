import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { aStoredSession, renderApp } from '#orion/web/testing/render-app.tsx';
import { changeFilters } from '../filter-consequences.ts';
import { aPage, companies, withHeights } from '../testing/explore.ts';

/** As the specification lists them. */
const PANELS = [
  'TP Owners',
  'TP Status',
  'Growth',
  'Growth Tags',
  'Newsletter',
  'Year Founded',
  'Employee Insights',
  'Investment Data',
  'Visit History',
  'Communication with Orion',
  'Founder Metro Area',
  'Headquarter Search',
  'Status',
];
const people = Array.from({ length: 22 }, (_, at) => ({
  display_name: `Person ${at + 1}`,
  server_value: `p${at + 1}@aldercap.example`,
  full_name: `Person ${at + 1}`,
  email_address: `p${at + 1}@aldercap.example`,
  role: 'PARTNER',
}));
const answers = {
  'GET /api/v1/discovery': aPage(companies(1, 2), 2),
  'GET /api/v1/pipeline-tp-owner': { body: { results: people } },
  'GET /api/v1/tp-status-options': {
    body: { data: [{ display_name: 'Diligence', server_value: 'DILIGENCE' }] },
  },
  'GET /api/v1/discovery/filters-data': {
    body: {
      data: {
        countries: ['Canada'],
        states: [],
        cities: [],
        statuses: [{ display_name: 'Private', server_value: 'Private' }],
        founder_metro_areas: [],
        growth_tags: [{ tag_name: 'Hiring', tag_count: 1200, tag_description: 'Hires a lot' }],
        newsletter_types: [],
      },
    },
  },
};

const openFilter = async (address: string, name: string) => {
  const app = renderApp(address, answers);
  await userEvent.click(await screen.findByRole('button', { name: /^Filters/ }));
  await userEvent.click(await screen.findByRole('button', { name: new RegExp(`^${name}`) }));
  return app;
};
const at = async (here: () => string, address: string) =>
  waitFor(() => expect(decodeURIComponent(here())).toBe(address));

// Fetched here, or the first test would wait for it.
beforeAll(() => import('./explore-filter-panel.tsx'));

beforeEach(() => {
  aStoredSession();
  withHeights(400);
});

// EXPL-026, FILT-001, FILT-002, FILT-003, FILT-005
it('lists the thirteen filters under how many are active, and finds one by its name', async () => {
  await openFilter('/explore?status=Private', 'Status');
  const panel = within(screen.getByRole('region', { name: 'Filters' }));
  const listed = panel.getAllByRole('button').filter((button) => button.hasAttribute('aria-expanded'));
  const dots = listed.map((button) => within(button).queryByTitle('Active') !== null);

  const [first, ...others] = listed.map(({ textContent }) => textContent);
  expect(first).toBe('Status1 selectedPrivate');
  // A filter of our own may stand among those of the documents.
  expect(others.filter((name) => PANELS.includes(name))).toEqual(PANELS.filter((name) => name !== 'Status'));
  expect(dots).toEqual([true, ...others.map(() => false)]);
  expect(panel.getByText('filter selected').parentElement).toHaveTextContent('1 filter selected');
  await userEvent.type(panel.getByRole('textbox', { name: 'Search filters' }), 'founder');
  expect(panel.getByRole('button', { name: 'Founder Metro Area' })).toBeVisible();
  expect(panel.queryByRole('button', { name: 'Growth Tags' })).toBeNull();
});

// FILT-004, FILT-021, FILT-063, FILT-073
it('shows twenty owners first, and names the chosen one', async () => {
  const { here } = await openFilter('/explore', 'TP Owners');

  await waitFor(() => expect(screen.getAllByRole('checkbox')).toHaveLength(20));
  await userEvent.click(screen.getByRole('button', { name: 'Show All' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Person 22' }));

  await at(here, '/explore?tp_owner_email=p22@aldercap.example');
  expect(screen.getByRole('button', { name: 'Remove TP Owner Person 22' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Remove TP Owners' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Hide' })).toBeVisible();
});

// EXPL-014, EXPL-015, EXPL-016
it('closes by Enter and by Escape', async () => {
  await openFilter('/explore', 'Year Founded');
  expect(screen.getByText('Once you have selected press “Enter” to close the filter.')).toBeVisible();
  await userEvent.type(screen.getByRole('textbox', { name: 'Greater than' }), '{Enter}');
  await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Search filters' })).toBeNull());

  await userEvent.click(screen.getByRole('button', { name: /^Filters/ }));
  await userEvent.click(await screen.findByRole('button', { name: 'Communication with Orion' }));
  screen.getByRole('button', { name: 'Never Emailed' }).focus();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('button', { name: 'Never Emailed' })).toHaveAttribute('aria-pressed', 'true');
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Search filters' })).toBeNull());
  expect(screen.getByRole('button', { name: 'Remove Never Emailed' })).toBeVisible();

  await userEvent.click(screen.getByRole('button', { name: /^Filters/ }));
  await userEvent.type(await screen.findByRole('textbox', { name: 'Search filters' }), '{Escape}');
  await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Search filters' })).toBeNull());
});

// FILT-032, FILT-038, FILT-058
it('takes away what a change makes meaningless', () => {
  expect(changeFilters({ tp_status_value: ['a'] }, { tp_status_not_tagged: true })).toEqual({
    tp_status_not_tagged: true,
  });
  expect(changeFilters({ tp_status_not_tagged: true }, { tp_status_value: ['a'] })).toEqual({
    tp_status_value: ['a'],
  });
  expect(changeFilters({ is_in_newsletter: true, newsletter_type: ['x'] }, { newsletter_type: [] })).toEqual(
    {},
  );
  expect(
    changeFilters(
      { total_funding_usd: { min: 1 }, total_funding_usd_no_data: true },
      { total_funding_usd: undefined },
    ),
  ).toEqual({});
  expect(changeFilters({ is_in_newsletter: true }, { newsletter_date_from: '2026-01-01' })).toEqual({
    is_in_newsletter: true,
  });
});
