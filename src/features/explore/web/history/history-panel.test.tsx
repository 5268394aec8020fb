import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { connectSession } from '#web/api.ts';
import { fakeNetwork } from '#web/testing/fake-network.ts';
import { aStoredSession, renderApp } from '#orion/web/testing/render-app.tsx';
import { render } from '#web/testing/render.tsx';
import { Toaster } from '#web/ui/overlays/toaster.tsx';
import type { ExploreFilters } from '../../explore.filters.ts';
import { someMetadata } from '../testing/filter-widget.tsx';
import { anEntry } from '../testing/history.ts';
import { HistoryPanel } from './history-panel.tsx';
import type { SearchEntry } from './history.rules.ts';

const HISTORY = 'GET /api/v1/discovery-search-history';
const WATCH = 'POST /api/v1/discovery/watch';
const NOW: ExploreFilters = { hq_country: ['Canada'], is_saas: true };
const older = anEntry({ hq_country: ['Canada', 'Japan'] }, { totalCount: 2980 });
const latest = anEntry({ hq_country: ['Canada'], is_saas: ['true'] }, { totalCount: 1840 });
const answering = (results: SearchEntry[]) => ({ body: { results } });

beforeEach(() => {
  connectSession({ token: async () => 'token', renewed: async () => null, gone() {} });
});

/** The panel beside a search for SaaS companies in Canada. */
const open = async (
  history: Parameters<typeof fakeNetwork>[0] = {},
  searching: ExploreFilters | null = NOW,
) => {
  const network = fakeNetwork({ [HISTORY]: answering([older, latest]), ...history });
  const asked = { onShow: vi.fn<(search: object) => void>(), onClose: vi.fn<() => void>() };
  render(
    <>
      <HistoryPanel searching={searching} kept={{ sort_by: ['year_founded'] }} {...asked} />
      <Toaster />
    </>,
  );
  return { ...asked, network, panel: within(await screen.findByRole('region', { name: 'Search details' })) };
};
const stepOf = async (panel: Awaited<ReturnType<typeof open>>['panel'], number: number) =>
  within(await panel.findByRole('listitem', { name: `Search ${number}` }));

// HIST-012, HIST-013, HIST-014
it('shows each search with what it changed and what it found, newest first', async () => {
  const { panel } = await open();
  const second = await stepOf(panel, 2);
  const first = await stepOf(panel, 1);

  expect(second.getByText('1,840')).toBeVisible();
  expect(second.getByText('Current search')).toBeVisible();
  expect(
    within(second.getByRole('group', { name: 'Filter Added' })).getByText('Filter by Saas'),
  ).toBeVisible();
  expect(within(second.getByRole('group', { name: 'Filter Removed' })).getByText('Japan')).toBeVisible();
  expect(first.getByText('2,980')).toBeVisible();
  expect(first.getAllByRole('group').map((block) => block.getAttribute('aria-label'))).toEqual([
    'Filter Added',
  ]);
});

// FILT-068, HIST-031, HIST-039
it('tells the types of quips and newsletters by their names', async () => {
  const { panel } = await open({
    [HISTORY]: answering([anEntry({ newsletter_sender: ['press'], newsletter_type: ['weekly'] })]),
    'GET /api/v1/quip-types': {
      body: { data: [{ display_name: 'Press', server_value: 'press', count: 9 }] },
    },
    'GET /api/v1/discovery/filters-data': {
      body: { data: someMetadata({ newsletter_types: [{ name: 'Weekly Letter', value: 'weekly' }] }) },
    },
  });
  const added = within((await stepOf(panel, 1)).getByRole('group', { name: 'Filter Added' }));

  expect(await added.findByText('Press')).toBeVisible();
  expect(await added.findByText('Weekly Letter')).toBeVisible();
  expect(added.queryByText('press')).toBeNull();
  expect(added.queryByText('weekly')).toBeNull();
});

// HIST-007, HIST-008, HIST-009, HIST-010
it('removes a value from the search', async () => {
  const { panel, onShow } = await open();
  const first = await stepOf(panel, 1);
  expect(screen.queryByRole('button', { name: 'Remove Headquarter Countries Japan' })).toBeNull();

  await userEvent.click(first.getByRole('button', { name: 'Remove Headquarter Countries Canada' }));

  expect(onShow).toHaveBeenCalledExactlyOnceWith({ is_saas: ['true'], sort_by: ['year_founded'] });
});

it('removes a value from the latest search where none is on the screen', async () => {
  const { panel, onShow } = await open({}, null);
  const second = await stepOf(panel, 2);

  await userEvent.click(second.getByRole('button', { name: 'Remove Filter by Saas Yes' }));

  expect(onShow).toHaveBeenCalledExactlyOnceWith({ hq_country: ['Canada'], sort_by: ['year_founded'] });
});

// EXPL-024, HIST-010
it('opens from the header, restores a search and is gone', async () => {
  aStoredSession();
  const { here } = renderApp('/explore?hq_country=Canada&is_saas=true', {
    'GET /api/v1/discovery': () => new Promise(() => {}),
    [HISTORY]: answering([older, latest]),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'View search history' }));
  const panel = within(await screen.findByRole('region', { name: 'Search details' }));

  await userEvent.click((await stepOf(panel, 1)).getByRole('button', { name: 'Restore' }));

  await waitFor(() => expect(here()).toBe('/explore?hq_country=Canada&hq_country=Japan'));
  expect(screen.queryByRole('region', { name: 'Search details' })).toBeNull();
});

// HIST-015
it('says that there is nothing yet', async () => {
  const { panel } = await open({ [HISTORY]: answering([]) }, null);

  expect(await panel.findByText('No search history available.')).toBeVisible();
});

it('says that it failed, and tries again', async () => {
  const { panel, network } = await open({ [HISTORY]: { status: 409, body: { message: 'Try later.' } } });
  expect(await panel.findByRole('alert')).toHaveTextContent('Try later.');

  network.answer(HISTORY, answering([older, latest]));
  await userEvent.click(panel.getByRole('button', { name: 'Try again' }));

  expect(await stepOf(panel, 2)).toBeDefined();
});

// HIST-016
it('narrows to days, written MM/DD/YYYY', async () => {
  const { panel, network } = await open();
  await stepOf(panel, 1);
  network.answer(HISTORY, answering([]));

  await userEvent.click(panel.getByRole('button', { name: 'Search dates' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Past Week' }));

  expect(
    await panel.findByRole('button', { name: /Search dates: \d\d\/\d\d\/\d{4} – \d\d\/\d\d\/\d{4}/ }),
  ).toBeVisible();
  expect(await panel.findByText('No search history available.')).toBeVisible();
  const asked = network.heardOf('/api/v1/discovery-search-history').at(-1)?.search;
  expect(Date.parse(asked?.get('date_to') ?? '') - Date.parse(asked?.get('date_from') ?? '')).toBeGreaterThan(
    0,
  );
  await userEvent.click(panel.getByRole('button', { name: 'Show all dates' }));
  expect(panel.getByRole('button', { name: 'Search dates' })).toBeVisible();
});

it('watches a search at once, and takes it back when that is refused', async () => {
  let answer: (value?: unknown) => void = () => {};
  const answered = new Promise((resolve) => {
    answer = resolve;
  });
  const { panel, network } = await open({
    [WATCH]: () => answered.then(() => ({ status: 403, body: { message: 'Not yours.' } })),
  });
  const bell = () => panel.getAllByRole('button', { name: 'Watch this search' })[1];
  await stepOf(panel, 1);

  await userEvent.click(bell() as HTMLElement);
  await waitFor(() => expect(bell()).toHaveAttribute('aria-pressed', 'true'));
  answer();

  expect(await screen.findByText('Not yours.')).toBeVisible();
  await waitFor(() => expect(bell()).toHaveAttribute('aria-pressed', 'false'));
  expect(JSON.parse(network.heardOf('/api/v1/discovery/watch')[0]?.body ?? '')).toEqual({
    uuid: older.uuid,
    watched: true,
  });
});

// FILT-072
it('watches what rests on a guess once somebody confirmed it', async () => {
  let isConfirmed = false;
  const { panel, network } = await open({
    [WATCH]: () =>
      isConfirmed
        ? { body: { result: 'success', error: null, message: 'Watched.' } }
        : {
            status: 422,
            body: { code: 422, name: 'Confirm “Canda” → Canada first: it is a guess.', unconfirmed: [{}] },
          },
    'POST /api/v1/discovery/llm-filter/confirm': () => {
      isConfirmed = true;
      return { body: { message: 'Confirmed' } };
    },
  });
  await stepOf(panel, 1);

  await userEvent.click(panel.getAllByRole('button', { name: 'Watch this search' })[0] as HTMLElement);
  expect(await screen.findByText('Confirm “Canda” → Canada first: it is a guess.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Confirm and watch' }));

  expect(await screen.findByText('Watched.')).toBeVisible();
  expect(network.heardOf('/api/v1/discovery/watch')).toHaveLength(2);
});

it('says what the server says of a watch', async () => {
  const message = "Discovery status 'set as watched' added successfully!";
  const { panel } = await open({ [WATCH]: { body: { result: 'success', error: null, message } } });
  await stepOf(panel, 1);

  await userEvent.click(panel.getAllByRole('button', { name: 'Watch this search' })[0] as HTMLElement);

  expect(await screen.findByText(message)).toBeVisible();
});

it('tells a free-text search by its words, also one that is no longer kept by them', async () => {
  const uuid = '0b6b2f0e-6f1f-4f6e-8b1d-3f1f2a9c7d10';
  const forgotten = uuid.replace('0b6b', '1c7c');
  const { panel } = await open(
    {
      [HISTORY]: answering([
        anEntry({ discovery_llm_search_uuid: [forgotten] }),
        anEntry({ discovery_llm_search_uuid: [uuid] }, { description: 'clinic software' }),
      ]),
    },
    null,
  );

  expect((await stepOf(panel, 2)).getByText('clinic software')).toBeVisible();
  expect((await stepOf(panel, 1)).getByText('Free text')).toBeVisible();
  expect(panel.queryByText(new RegExp(uuid.slice(4)))).toBeNull();
});
