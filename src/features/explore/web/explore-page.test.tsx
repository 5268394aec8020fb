import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { aStoredSession, renderApp } from '#orion/web/testing/render-app.tsx';
import { aPage, companies, withHeights } from './testing/explore.ts';
import { someMetadata } from './testing/filter-widget.tsx';

const SEARCH = 'GET /api/v1/discovery';
const cards = () => screen.getAllByRole('article').map((card) => card.getAttribute('aria-label'));

/** What a screen reader says of an element. */
function readAloud(element: HTMLElement) {
  const copy = element.cloneNode(true) as HTMLElement;
  for (const hidden of copy.querySelectorAll('[aria-hidden]')) hidden.remove();
  return copy.textContent;
}

beforeEach(() => {
  aStoredSession();
  withHeights(400);
});

/** What the screen chooses from, as it is asked for when it first opens. */
const OPTIONS = [
  '/api/v1/all-lists-and-buckets',
  '/api/v1/app-config',
  '/api/v1/discovery/filters-data',
  '/api/v1/explore/datasources',
  '/api/v1/pipeline-tp-owner',
  '/api/v1/quip-types',
  '/api/v1/tp-status-options',
  '/api/v1/workboards/all',
];

// EXPL-007, EXPL-052, EXPL-067, EXPL-077
it('asks for filters, and does not claim to know how many companies there are', async () => {
  const { network } = renderApp('/explore?explore_datasource=orion');

  expect(await screen.findByRole('heading', { name: 'Companies (--)' })).toBeVisible();
  expect(
    screen.getByText('Kindly select the filter(s) based on the company(s) you want to view.'),
  ).toBeVisible();
  expect(network.heardOf('/api/v1/discovery')).toEqual([]);
  await waitFor(() => expect(network.heard.map(({ path }) => path)).toEqual(expect.arrayContaining(OPTIONS)));
  // A strict page mounts twice; the second time they are there already.
  for (const path of ['/api/v1/quip-types', '/api/v1/tp-status-options', '/api/v1/workboards/all'])
    expect(network.heardOf(path)).toHaveLength(1);
});

// ERR-023
it('says in the result area that there is no metadata, with companies and without', async () => {
  const METADATA = 'GET /api/v1/discovery/filters-data';
  const { network, router } = renderApp('/explore?explore_datasource=orion', {
    [SEARCH]: aPage(companies(1, 1)),
    [METADATA]: { status: 409, body: { message: 'Try later.' } },
  });
  expect(await screen.findByRole('alert')).toHaveTextContent('No metadata available!');
  expect(screen.getByText(/^Kindly select the filter/)).toBeVisible();

  await router.navigate({ to: '/explore', search: { is_saas: ['true'] } });
  await screen.findByRole('article', { name: 'Company 1' });
  expect(screen.getByRole('alert')).toHaveTextContent('No metadata available!');

  network.answer(METADATA, { body: { data: someMetadata() } });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  expect(cards()).toEqual(['Company 1']);
});

// EXPL-006, EXPL-017, EXPL-018, EXPL-020, EXPL-050
it('switches between datasources and lists, and resets the address and the selected company', async () => {
  const { here } = renderApp('/explore?hq_country=US&company=c1.example', {
    [SEARCH]: aPage(companies(1, 1)),
  });
  await screen.findByRole('article', { name: 'Company 1' });

  await userEvent.click(await screen.findByRole('button', { name: 'Datasources' }));
  await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Lists' }));

  expect(await screen.findByText('Kindly select a list(s) to view companies tagged under it.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Lists' })).toBeVisible();
  expect(here()).toBe('/explore');
  expect(screen.queryByRole('article')).toBeNull();
});

// EXPL-003, EXPL-011, EXPL-021, EXPL-053, EXPL-073
it('reapplies the filters of the address and shows what they find', async () => {
  const { network } = renderApp('/explore?hq_country=US&year_founded=GREATER_THAN_OR_EQUAL_TO:2015', {
    [SEARCH]: aPage(companies(1, 2), 1284),
  });

  expect(await screen.findByRole('heading', { name: 'Companies (1,284)' })).toBeVisible();
  await screen.findAllByRole('article');
  expect(cards()).toEqual(['Company 1', 'Company 2']);
  expect(readAloud(screen.getByText(/to select the company/))).toBe(
    'Press Enter to select the company and view its details.',
  );
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

it('opens no company where the address names none', async () => {
  const { network } = renderApp('/explore?is_saas=true&company=', {
    'GET /api/v1/discovery': aPage(companies(1, 2)),
  });

  await screen.findByRole('article', { name: 'Company 1' });
  expect(network.heard.filter(({ search }) => search.has('company_domain'))).toEqual([]);
});

// EXPL-054
it('says what is being waited for', async () => {
  renderApp('/explore?is_saas=true', { [SEARCH]: () => new Promise(() => {}) });

  expect(
    await screen.findByText('Kindly wait, we are filtering companies based on your requirement...'),
  ).toBeVisible();
});

// ERR-025
it.each([
  [409, { message: 'The index is being rebuilt.' }, 'The index is being rebuilt.'],
  [422, { code: 422, name: 'Status is not known.', message: 'Invalid' }, 'Status is not known.'],
  [500, { message: 'Something went wrong!' }, 'Something went wrong!'],
  [500, {}, 'Something went wrong!'],
])('tells why a search was refused (%i %o) and keeps the companies it showed', async (status, body, told) => {
  const { network, router } = renderApp('/explore?is_saas=true', { [SEARCH]: aPage(companies(1, 2)) });
  await screen.findByRole('article', { name: 'Company 1' });

  network.answer(SEARCH, { status, body });
  await router.navigate({ to: '/explore', search: { is_saas: ['false'] } });

  expect(await screen.findByText(told)).toBeVisible();
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
  await waitFor(() => expect(screen.getByLabelText('Companies')).toHaveAttribute('aria-busy', 'true'));
  await router.navigate({ to: '/explore', search: { status: ['Public'] } });

  expect(await screen.findByRole('article', { name: 'Company 7' })).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
  const given = network
    .heardOf('/api/v1/discovery')
    .map(({ search, signal }) => [search.toString(), signal?.aborted]);
  expect(given.slice(-2)).toEqual([
    ['status=Private', true],
    ['status=Public', false],
  ]);
});

// ERR-024, EXPL-057, EXPL-069, EXPL-070, EXPL-074
it('appends the next page once, and stops when one fails', async () => {
  const told = vi.spyOn(console, 'error').mockImplementation(() => {});
  let answerSecond: (page: ReturnType<typeof aPage>) => void = () => {};
  const second = new Promise<ReturnType<typeof aPage>>((resolve) => {
    answerSecond = resolve;
  });
  const { network } = renderApp('/explore?is_saas=true', {
    [SEARCH]: ({ search }) => {
      if (search.get('page') === 'second') return second;
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
  expect(screen.getByText('Kindly wait, we are loading more companies...')).toBeVisible();
  answerSecond(aPage(companies(3, 4), null, 'third'));
  expect(await screen.findByRole('article', { name: 'Company 3' })).toBeVisible();
  scrollDown(1450);
  await waitFor(() => expect(asked()).toEqual(['second', 'third']));
  await waitFor(() => expect(told).toHaveBeenCalled());
  scrollDown(1500);

  expect(screen.getByRole('heading', { name: 'Companies (6)' })).toBeVisible();
  expect(asked()).toEqual(['second', 'third']);
  expect(screen.queryByRole('alert')).toBeNull();
});

it('begins anew under the new ranking, with the same filters, when the old one is gone', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  let isRanked = false;
  const { network } = renderApp('/explore?is_saas=true', {
    [SEARCH]: ({ search }) => {
      const page = search.get('page');
      if (page === 'old') {
        isRanked = true;
        return { status: 409, body: { name: 'RankingChanged', message: 'The ranking has changed since.' } };
      }
      if (page === 'new') return aPage(companies(7, 8), null, null);
      return isRanked ? aPage(companies(5, 6), 4, 'new') : aPage(companies(1, 2), 4, 'old');
    },
  });
  await screen.findByRole('article', { name: 'Company 1' });
  const scroller = screen.getByRole('feed').parentElement as HTMLElement;
  const scrollDown = (to: number) => {
    scroller.scrollTop = to;
    scroller.dispatchEvent(new Event('scroll'));
  };
  scrollDown(1400);
  expect(await screen.findByRole('article', { name: 'Company 5' })).toBeVisible();
  scrollDown(1450);

  expect(await screen.findByRole('article', { name: 'Company 7' })).toBeVisible();
  expect(screen.queryByRole('article', { name: 'Company 1' })).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
  const asked = network.heardOf('/api/v1/discovery').map(({ search }) => search.toString());
  expect(asked).toEqual(['is_saas=true', 'is_saas=true&page=old', 'is_saas=true', 'is_saas=true&page=new']);
  logged.mockRestore();
});
