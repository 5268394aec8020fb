import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { aStoredSession, renderApp } from '#web/testing/render-app.tsx';
import { changeFilters } from '../filter-consequences.ts';
import { aPage, companies, withHeights } from '../testing/explore.ts';

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

// EXPL-016, EXPL-026, FILT-001, FILT-004, FILT-005, FILT-006, FILT-016, FILT-018
it('lists the thirteen filters, the active one first, and finds one by its name', async () => {
  await openFilter('/explore?status=Private', 'Status');
  const names = screen
    .getAllByRole('button', { expanded: false })
    .map((button) => button.textContent)
    .filter((name) => /^(TP|Growth|News|Year|Emp|Inv|Vis|Com|Fou|Head)/.test(name ?? ''));

  expect(names).toHaveLength(12);
  expect(screen.getByRole('button', { name: 'Remove Status' })).toBeVisible();
  expect(screen.getByText('Once you have selected press “Enter” to close the filter.')).toBeVisible();
  await userEvent.type(screen.getByRole('textbox', { name: 'Search filters' }), 'founder');
  expect(screen.getByRole('button', { name: 'Founder Metro Area' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Growth Tags' })).toBeNull();
});

// FILT-021, FILT-063, FILT-073
it('shows twenty owners first, and names the chosen one', async () => {
  const { here } = await openFilter('/explore', 'TP Owners');

  await waitFor(() => expect(screen.getAllByRole('checkbox')).toHaveLength(20));
  await userEvent.click(screen.getByRole('button', { name: 'Show All' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Person 22' }));

  await at(here, '/explore?tp_owner_email=p22@aldercap.example');
  expect(screen.getByRole('button', { name: 'Remove TP Owner Person 22' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Hide' })).toBeVisible();
});

// FILT-012, FILT-025, FILT-026, FILT-048, FILT-049, FILT-106
it('takes a size by tag or by bounds, digits only', async () => {
  const { here } = await openFilter('/explore', 'Employee Insights');

  await userEvent.click(screen.getByRole('button', { name: '50-100' }));
  await at(
    here,
    '/explore?employee_count=GREATER_THAN_OR_EQUAL_TO:50&employee_count=LESS_THAN_OR_EQUAL_TO:100',
  );
  await userEvent.type(screen.getByRole('textbox', { name: 'Greater than' }), '{Backspace}x5');
  await at(
    here,
    '/explore?employee_count=GREATER_THAN_OR_EQUAL_TO:55&employee_count=LESS_THAN_OR_EQUAL_TO:100',
  );
  expect(screen.getByRole('button', { name: '50-100' })).toHaveAttribute('aria-pressed', 'false');
});

// FILT-011, FILT-039, FILT-040, FILT-092
it('caps a year at the current one', async () => {
  const { here } = await openFilter('/explore', 'Year Founded');
  const now = new Date().getFullYear();

  await userEvent.type(screen.getByRole('textbox', { name: 'Less than' }), '2999');

  await at(here, `/explore?year_founded=LESS_THAN_OR_EQUAL_TO:${now}`);
});

// FILT-014, FILT-036, FILT-043, FILT-044, FILT-095
it('counts a visit in months of thirty days, twelve at most', async () => {
  const { here } = await openFilter('/explore', 'Visit History');

  await userEvent.selectOptions(
    screen.getByRole('combobox', { name: 'Unit of Visited in the last' }),
    'months',
  );
  await userEvent.type(screen.getByRole('textbox', { name: 'Visited in the last' }), '99');

  await at(here, '/explore?days_of_website_history=360');
});

// FILT-034, FILT-035, FILT-096
it('clears the way of communication that is clicked again', async () => {
  const { here } = await openFilter('/explore?is_saas=true', 'Communication with Orion');

  await userEvent.click(screen.getByRole('button', { name: 'Not Reached Out' }));
  await at(here, '/explore?has_email_sent=false&is_saas=true');
  await userEvent.click(screen.getByRole('button', { name: 'Not Reached Out' }));
  await at(here, '/explore?is_saas=true');
});

// EXPL-014, EXPL-015
it('closes by Enter and by Escape', async () => {
  await openFilter('/explore', 'Year Founded');
  await userEvent.type(screen.getByRole('textbox', { name: 'Greater than' }), '{Enter}');
  await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Search filters' })).toBeNull());

  await userEvent.click(screen.getByRole('button', { name: /^Filters/ }));
  await userEvent.type(await screen.findByRole('textbox', { name: 'Search filters' }), '{Escape}');
  await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Search filters' })).toBeNull());
});

// FILT-032, FILT-038, FILT-056, FILT-058
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
