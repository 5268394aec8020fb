import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { aStoredSession, renderApp } from '#orion/web/testing/render-app.tsx';
import { countFitting, toggleList } from './list-tabs.rules.ts';
import { nextSort } from './sort-items.tsx';
import { aPage, companies, withHeights } from '../testing/explore.ts';
import { someMetadata } from '../testing/filter-widget.tsx';

const datasource = (name: string) => ({
  datasource: name,
  datasource_type: 'import',
  scoper: null,
  created_at: '2026-01-01T00:00:00.000Z',
});
const answers = {
  'GET /api/v1/discovery': aPage(companies(1, 2), 2),
  'GET /api/v1/explore/datasources': { body: { results: ['orion', 'multi_founders'].map(datasource) } },
  'GET /api/v1/all-lists-and-buckets': {
    body: {
      data: {
        lists: ['Harvest', 'Midwest', 'Radar'].map((name, at) => ({
          list_id: at + 1,
          workboard_id: at + 1,
          name,
        })),
        buckets: [],
      },
    },
  },
};

// Fetched here, or the first test that needs one would wait for it.
beforeAll(() => Promise.all([import('./datasource-field.tsx'), import('./list-picker.tsx')]));

beforeEach(() => {
  aStoredSession();
  withHeights(400);
});

// EXPL-002, EXPL-022, EXPL-025, FILT-094
it('filters by SaaS, and says so in the address', async () => {
  const { here, network } = renderApp('/explore', answers);

  await userEvent.click(await screen.findByRole('switch', { name: 'Filter by Saas' }));

  await waitFor(() => expect(here()).toBe('/explore?is_saas=true'));
  expect(await screen.findByRole('article', { name: 'Company 1' })).toBeVisible();
  expect(screen.getByRole('button', { name: '1 filter selected' })).toBeVisible();
  expect(network.heardOf('/api/v1/discovery').at(-1)?.search.get('is_saas')).toBe('true');
});

// EXPL-065
it('applies a filter 300 ms after it was changed', async () => {
  const { here, network } = renderApp('/explore', answers);
  const saas = await screen.findByRole('switch', { name: 'Filter by Saas' });
  const wait = async (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  const asked = () => network.heardOf('/api/v1/discovery').map(({ search }) => search.toString());
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());

  act(() => saas.click());
  await wait(299);
  expect(here()).toBe('/explore');
  expect(asked()).toEqual([]);

  await wait(1);
  expect(here()).toBe('/explore?is_saas=true');
  expect(asked()).toEqual(['is_saas=true']);
});

// FILT-068
it('tells the types of quips and newsletters in the chips by their names', async () => {
  const types = 'newsletter_sender=press&newsletter_type=weekly';
  renderApp(`/explore?is_in_newsletter=true&newsletter_mentions=true&${types}`, {
    ...answers,
    'GET /api/v1/ranked-quip-mentions': aPage(companies(1, 1)),
    'GET /api/v1/quip-types': {
      body: { data: [{ display_name: 'Press', server_value: 'press', count: 9 }] },
    },
    'GET /api/v1/discovery/filters-data': {
      body: { data: someMetadata({ newsletter_types: [{ name: 'Weekly Letter', value: 'weekly' }] }) },
    },
  });

  expect(await screen.findByRole('button', { name: 'Remove Quip Type Press' })).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Remove Newsletter Type Weekly Letter' })).toBeVisible();
});

// EXPL-004, EXPL-013, EXPL-023, EXPL-068
it('clears the filters, the address and the companies, and opens the filters', async () => {
  const { here } = renderApp('/explore?is_saas=true', answers);
  await screen.findByRole('article', { name: 'Company 1' });

  await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));

  await waitFor(() => expect(here()).toBe('/explore'));
  expect(await screen.findByText(/^Kindly select the filter/)).toBeVisible();
  expect(screen.queryByRole('article')).toBeNull();
  expect(await screen.findByRole('textbox', { name: 'Search filters' })).toBeVisible();
});

// EXPL-001, EXPL-005, EXPL-029, EXPL-031, FILT-105
it('finds a datasource by typing, and looks into that one', async () => {
  const { here } = renderApp('/explore?is_saas=true', answers);

  await userEvent.type(await screen.findByRole('combobox', { name: 'Search datasources' }), 'multi{Enter}');

  await waitFor(() => expect(here()).toBe('/explore?explore_datasource=multi_founders'));
  expect(screen.getByRole('button', { name: 'Remove multi_founders' })).toBeInTheDocument();
});

it('takes the first datasource by Enter also where it comes after that', async () => {
  let come = () => {};
  const isCome = new Promise<void>((resolve) => (come = resolve));
  const { here } = renderApp('/explore?is_saas=true', {
    ...answers,
    'GET /api/v1/explore/datasources': async () => {
      await isCome;
      return answers['GET /api/v1/explore/datasources'];
    },
  });

  await userEvent.type(await screen.findByRole('combobox', { name: 'Search datasources' }), 'multi{Enter}');
  expect(screen.getByText('Loading…')).toBeVisible();
  come();

  await waitFor(() => expect(here()).toBe('/explore?explore_datasource=multi_founders'));
});

it('asks for the datasources again where they did not come, and Enter then takes the first', async () => {
  const DATASOURCES = 'GET /api/v1/explore/datasources';
  const { here, network } = renderApp('/explore?is_saas=true', {
    ...answers,
    [DATASOURCES]: { status: 500 },
  });
  const field = await screen.findByRole('combobox', { name: 'Search datasources' });
  await userEvent.type(field, 'multi');
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Couldn’t load datasources.')).toBeVisible();
  expect(field).toHaveFocus();

  network.answer(DATASOURCES, answers[DATASOURCES]);
  await userEvent.keyboard('{Enter}');

  await waitFor(() => expect(here()).toBe('/explore?explore_datasource=multi_founders'));
});

// EXPL-030
it('moves through the suggested datasources by arrow keys', async () => {
  const { here } = renderApp('/explore?is_saas=true', answers);
  const field = await screen.findByRole('combobox', { name: 'Search datasources' });
  const marked = () =>
    document.getElementById(field.getAttribute('aria-activedescendant') ?? '')?.textContent;
  await userEvent.type(field, 'o');

  await userEvent.keyboard('{ArrowDown}');
  expect(marked()).toBe('multi_founders');
  await userEvent.keyboard('{ArrowUp}');
  expect(marked()).toBe('orion');
  await userEvent.keyboard('{ArrowDown}{Enter}');

  await waitFor(() => expect(here()).toBe('/explore?explore_datasource=multi_founders'));
});

// EXPL-032, EXPL-034
it('has no datasource after Backspace in the empty box', async () => {
  renderApp('/explore', answers);

  await userEvent.type(await screen.findByRole('combobox', { name: 'Search datasources' }), '{Backspace}');

  expect(
    await screen.findByText('Kindly select a datasource to view companies tagged under it.'),
  ).toBeVisible();
});

// EXPL-001, EXPL-035, EXPL-036, EXPL-040, EXPL-043, EXPL-044, EXPL-051, FILT-100
it('shows the companies of the list that is chosen, under a tab', async () => {
  const { here } = renderApp('/explore?workboard_id=1&list=1', answers);

  await userEvent.click(await screen.findByRole('button', { name: '1 list(s) selected' }));
  await userEvent.type(await screen.findByRole('combobox', { name: 'Search lists' }), 'RAD');
  const options = screen.getAllByRole('option').map((option) => option.textContent);
  await userEvent.click(screen.getByRole('option', { name: 'Radar' }));

  expect(options).toEqual(['Harvest', 'Radar']);
  await waitFor(() => expect(here()).toBe('/explore?workboard_id=3&list=1&list=3'));
  const tabs = within(screen.getByRole('navigation', { name: 'Selected lists' }));
  expect(tabs.getByRole('button', { name: 'Radar' })).toHaveAttribute('aria-current', 'true');
  await userEvent.click(tabs.getByRole('button', { name: 'Close Radar' }));
  await waitFor(() => expect(here()).toBe('/explore?workboard_id=1&list=1'));
});

// EXPL-081
it('remembers what was searched for in each list, and does not ask for it again', async () => {
  const { here, network } = renderApp('/explore?workboard_id=1&is_saas=true&list=1&list=3', answers);
  const show = async (list: string, address: string) => {
    const tabs = within(await screen.findByRole('navigation', { name: 'Selected lists' }));
    await userEvent.click(await tabs.findByRole('button', { name: list }));
    await waitFor(() => expect(here()).toBe(address));
    await screen.findByRole('article', { name: 'Company 1' });
  };

  await screen.findByRole('article', { name: 'Company 1' });
  const before = network.heardOf('/api/v1/discovery').length;
  await show('Radar', '/explore?workboard_id=3&list=1&list=3');
  await show('Harvest', '/explore?is_saas=true&workboard_id=1&list=1&list=3');

  const asked = network.heardOf('/api/v1/discovery').slice(before);
  expect(asked.map(({ search }) => search.toString())).toEqual(['workboard_id=3']);
});

// EXPL-047, EXPL-048
it('shows the right neighbour of a list that is closed, else the left, else none', () => {
  const open = [1, 2, 3];

  expect(toggleList({ open, active: 2 }, 2)).toEqual({ open: [1, 3], active: 3 });
  expect(toggleList({ open, active: 3 }, 3)).toEqual({ open: [1, 2], active: 2 });
  expect(toggleList({ open, active: 1 }, 3)).toEqual({ open: [1, 2], active: 1 });
  expect(toggleList({ open: [1], active: 1 }, 1)).toEqual({ open: [], active: null });
});

// EXPL-046
it('fits tabs into nine tenths of the width, each 40 px wider than its text', () => {
  expect(countFitting([50, 50, 50], 300)).toBe(3);
  expect(countFitting([50, 50, 50], 299)).toBe(2);
});

// EXPL-028, RANK-012, RANK-013, RANK-014, RANK-015, RANK-016
it('offers every order, and puts the chosen one into the address', async () => {
  const { here, network } = renderApp('/explore?is_saas=true', answers);

  await userEvent.click(await screen.findByRole('button', { name: 'Sort by' }));
  const offered = (await screen.findAllByRole('menuitem')).map((item) => item.textContent);
  await userEvent.click(screen.getByRole('menuitem', { name: 'Employee Count' }));

  expect(offered).toEqual(['Growth', 'Year Founded', 'Employee Count', 'Ranking', 'Company Size']);
  await waitFor(() => expect(here()).toBe('/explore?is_saas=true&sort_by=employee_count&sort_direction=asc'));
  expect(network.heardOf('/api/v1/discovery').at(-1)?.search.get('sort_by')).toBe('employee_count');
});

// RANK-018, RANK-019
it('goes from ascending to descending to the order of the server', () => {
  expect(nextSort(null, 'current_rank')).toEqual({ by: 'current_rank', direction: 'asc' });
  expect(nextSort({ by: 'current_rank', direction: 'asc' }, 'current_rank')?.direction).toBe('desc');
  expect(nextSort({ by: 'current_rank', direction: 'desc' }, 'current_rank')).toBeNull();
});

// EXPL-027, RANK-001, RANK-002, RANK-003, RANK-004, RANK-005, RANK-006, RANK-007, RANK-008, RANK-010
it('explains the ranking: eight weights, and a restaurant', async () => {
  renderApp('/explore', answers);

  await userEvent.click(await screen.findByRole('button', { name: 'How are companies Ranked?' }));

  const weights = within(await screen.findByRole('table', { name: 'Ranking weights' })).getAllByRole('row');
  const told = weights.slice(1).map((row) => row.textContent ?? '');
  const expected = [
    ['Head Count', '20%'],
    ['Company Age', '20%'],
    ['Funding', '10%'],
    ['Growth over 6 months, 1 year and 2 years combined', '10%'],
    ['Not in Bay Area', '10%'],
    ['In North America', '10%'],
    ['SaaS', '10%'],
    ['Private Company', '10%'],
  ] as const;
  expect(told).toHaveLength(expected.length);
  for (const [at, [factor, weight]] of expected.entries()) {
    expect(told[at]).toMatch(new RegExp(`^${factor}`));
    expect(told[at]).toMatch(new RegExp(`${weight}$`));
  }
  expect(screen.getByRole('table', { name: 'Restaurants' })).toHaveTextContent('Corner bistro9587.6');
});
