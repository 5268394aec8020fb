import { notifications } from '@mantine/notifications';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { aStoredSession, renderApp } from '#web/testing/render-app.tsx';
import { aPage, companies, withHeights } from './testing/explore.ts';

const SEARCH = 'GET /api/v1/discovery';
const cards = () => screen.getAllByRole('article').map((card) => card.getAttribute('aria-label'));

beforeEach(() => {
  notifications.clean();
  aStoredSession();
  withHeights(400);
});

// EXPL-007, EXPL-052, EXPL-067
it('asks for filters, and does not claim to know how many companies there are', async () => {
  const { network } = renderApp('/explore?explore_datasource=orion');

  expect(await screen.findByRole('heading', { name: 'Companies (--)' })).toBeVisible();
  expect(
    screen.getByText('Kindly select the filter(s) based on the company(s) you want to view.'),
  ).toBeVisible();
  expect(network.heardOf('/api/v1/discovery')).toEqual([]);
});

// EXPL-006, EXPL-017, EXPL-018, EXPL-050
it('switches between datasources and lists, and resets the address', async () => {
  const { here } = renderApp('/explore?hq_country=US', { [SEARCH]: aPage([]) });

  await userEvent.click(await screen.findByRole('button', { name: 'Datasources' }));
  await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Lists' }));

  expect(await screen.findByText('Kindly select a list(s) to view companies tagged under it.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Lists' })).toBeVisible();
  expect(here()).toBe('/explore');
});

// EXPL-003, EXPL-011, EXPL-021, EXPL-073
it('reapplies the filters of the address and shows what they find', async () => {
  const { network } = renderApp('/explore?hq_country=US&year_founded=GREATER_THAN_OR_EQUAL_TO:2015', {
    [SEARCH]: aPage(companies(1, 2), 1284),
  });

  expect(await screen.findByRole('heading', { name: 'Companies (1,284)' })).toBeVisible();
  expect(cards()).toEqual(['Company 1', 'Company 2']);
  expect(network.heardOf('/api/v1/discovery')[0]?.search.toString()).toBe(
    'year_founded=GREATER_THAN_OR_EQUAL_TO%3A2015&hq_country=US',
  );
});

// EXPL-021
it('asks for the count where the rows came without it', async () => {
  renderApp('/explore?is_saas=true', {
    [SEARCH]: aPage(companies(1, 1), null),
    'GET /api/v1/discovery/count': { body: { total_count: 52_107 } },
  });

  expect(await screen.findByRole('heading', { name: 'Companies (52,107)' })).toBeVisible();
});

// EXPL-012, EXPL-055
it('says that nothing was found among the datasources', async () => {
  renderApp('/explore?is_saas=true', { [SEARCH]: aPage([]) });

  expect(await screen.findByText('No data to preview. Please modify your filters!')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Companies (0)' })).toBeVisible();
});

// EXPL-056
it('says that nothing was found in the list', async () => {
  renderApp('/explore?workboard_id=3&list=3', { [SEARCH]: aPage([]) });

  expect(
    await screen.findByText('No data to preview for seleted filters. Please modify your filters!'),
  ).toBeVisible();
});

// EXPL-054
it('says what is being waited for', async () => {
  renderApp('/explore?is_saas=true', { [SEARCH]: () => new Promise(() => {}) });

  expect(
    await screen.findByText('Kindly wait, we are filtering companies based on your requirement...'),
  ).toBeVisible();
});

it('tells why a search was refused and keeps the companies it showed', async () => {
  const { network, router } = renderApp('/explore?is_saas=true', { [SEARCH]: aPage(companies(1, 2)) });
  await screen.findByRole('article', { name: 'Company 1' });

  network.answer(SEARCH, { status: 409, body: { message: 'The index is being rebuilt.' } });
  await router.navigate({ to: '/explore', search: { is_saas: ['false'] } });

  expect(await screen.findByText('The index is being rebuilt.')).toBeVisible();
  expect(cards()).toEqual(['Company 1', 'Company 2']);
});

// EXPL-066
it('keeps the old cards out of reach while others come, and gives up the search before', async () => {
  const { network, router } = renderApp('/explore?is_saas=true', { [SEARCH]: aPage(companies(1, 1)) });
  await screen.findByRole('article', { name: 'Company 1' });

  network.answer(SEARCH, ({ search }) =>
    search.get('status') === 'Private' ? new Promise(() => {}) : aPage(companies(7, 7)),
  );
  await router.navigate({ to: '/explore', search: { status: ['Private'] } });
  await waitFor(() => expect(screen.getByLabelText('Companies')).toHaveAttribute('inert'));
  await router.navigate({ to: '/explore', search: { status: ['Public'] } });

  expect(await screen.findByRole('article', { name: 'Company 7' })).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

// ERR-024, EXPL-069, EXPL-070, EXPL-074
it('appends the next page once, and stops when one fails', async () => {
  const told = vi.spyOn(console, 'error').mockImplementation(() => {});
  const { network } = renderApp('/explore?is_saas=true', {
    [SEARCH]: ({ search }) => {
      if (search.get('page') === 'second') return aPage(companies(3, 4), null, 'third');
      return search.has('page')
        ? { status: 422, body: { name: 'Bad page' } }
        : aPage(companies(1, 2), 6, 'second');
    },
  });
  await screen.findByRole('article', { name: 'Company 1' });
  const scroller = screen.getByRole('feed').parentElement as HTMLElement;
  const asked = () => network.heardOf('/api/v1/discovery').flatMap(({ search }) => search.get('page') ?? []);
  const scrollDown = (to: number) => {
    scroller.scrollTop = to;
    scroller.dispatchEvent(new Event('scroll'));
  };

  scrollDown(1400);
  await waitFor(() => expect(asked()).toEqual(['second']));
  expect(await screen.findByRole('article', { name: 'Company 3' })).toBeVisible();
  scrollDown(1450);
  await waitFor(() => expect(asked()).toEqual(['second', 'third']));
  await waitFor(() => expect(told).toHaveBeenCalled());
  scrollDown(1500);

  expect(screen.getByRole('heading', { name: 'Companies (6)' })).toBeVisible();
  expect(asked()).toEqual(['second', 'third']);
  expect(screen.queryByRole('alert')).toBeNull();
});
