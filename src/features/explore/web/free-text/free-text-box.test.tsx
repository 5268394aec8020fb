import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { aStoredSession, renderApp } from '#orion/web/testing/render-app.tsx';
import { aPage, companies, withHeights } from '../testing/explore.ts';

const UUID = '0b6b2f0e-6f1f-4f6e-8b1d-3f1f2a9c7d10';
const anAnswer = {
  uuid: UUID,
  description: 'clinic software',
  hq_country: [],
  hq_state: ['Ohio', 'Iowa'],
  hq_city: [],
  founder_metro_area: [],
  tp_owner: ['marta@aldercap.example'],
  tp_status_value: [],
  tp_status_operator: null,
  tp_status_since: null,
  status: [],
  has_email_sent: false,
  days_of_email_sent: 90,
  query_filters: [{ field: 'is_saas', value: 'true' }],
  understood: [
    { text: 'saas', filter: 'is_saas', label: 'Filter by Saas', guessed: false, meaning: null },
    { text: 'in Ohio or Iowa', filter: 'hq_state', label: 'States', guessed: false, meaning: null },
    { text: 'mine', filter: 'tp_owner_email', label: 'TP Owner', guessed: false, meaning: null },
    {
      text: 'not emailed in 3 months',
      filter: 'has_email_sent',
      label: 'Communication with Orion',
      guessed: false,
      meaning: null,
    },
    {
      text: 'not emailed in 3 months',
      filter: 'days_of_email_sent',
      label: 'Days of e-mail sent',
      guessed: false,
      meaning: null,
    },
    {
      text: 'clinic software',
      filter: 'discovery_llm_search_uuid',
      label: 'Description',
      guessed: false,
      meaning: null,
    },
  ],
  ignored: ['ARR over $5m (Orion keeps no financial figures but the total raised)'],
  degraded: false,
};
const answers = {
  'GET /api/v1/discovery': aPage(companies(1, 2), 2),
  'GET /api/v1/pipeline-tp-owner': { body: { results: [] } },
  'GET /api/v1/tp-status-options': { body: { data: [] } },
  'GET /api/v1/quip-types': { body: { data: [] } },
  'GET /api/v1/discovery/filters-data': {
    body: {
      data: {
        countries: [],
        states: [],
        cities: [],
        statuses: [],
        founder_metro_areas: [],
        growth_tags: [],
        newsletter_types: [],
      },
    },
  },
  'GET /api/v1/discovery/llm-filter': { body: { data: anAnswer } },
  [`GET /api/v1/discovery/llm-filter/${UUID}`]: {
    body: { data: { uuid: UUID, text: 'clinic software in Ohio', description: 'clinic software' } },
  },
};
const open = async (address: string, changes = {}) => {
  const app = renderApp(address, { ...answers, ...changes });
  await userEvent.click(await screen.findByRole('button', { name: /^Filters/ }));
  const box = await screen.findByRole('textbox', { name: 'Describe the companies you look for' });
  return { ...app, box };
};
const say = async (box: HTMLElement, text: string) => {
  await userEvent.click(box);
  await userEvent.paste(text);
  await userEvent.keyboard('{Enter}');
};
const at = async (here: () => string, address: string) =>
  waitFor(() => expect(decodeURIComponent(here())).toBe(address));
const WHOLE =
  '/explore?tp_owner_email=marta@aldercap.example&has_email_sent=false&days_of_email_sent=90' +
  `&hq_state=Ohio&hq_state=Iowa&is_saas=true&discovery_llm_search_uuid=${UUID}`;

beforeEach(() => {
  aStoredSession();
  withHeights(400);
});

// FILT-029, FILT-070, FILT-072, FILT-099
it('fills the filters on Enter, says what it understood and names the rest', async () => {
  const { here, box, network } = await open('/explore');

  await say(box, 'saas in Ohio or Iowa, mine, ARR over $5m');

  await at(here, WHOLE);
  const understood = screen.getByRole('list', { name: 'Understood' });
  expect(
    within(understood)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['saas', 'in Ohio or Iowa', 'mine', 'not emailed in 3 months']);
  expect(screen.getByRole('list', { name: 'Searched in descriptions' })).toHaveTextContent('clinic software');
  expect(screen.getByRole('list', { name: 'Ignored' })).toHaveTextContent('ARR over $5m');
  expect(screen.queryByRole('list', { name: 'Guessed' })).toBeNull();
  expect(box).toBeVisible();
  expect(
    network.heardOf('/api/v1/discovery/llm-filter').map(({ search }) => search.get('filter_search')),
  ).toEqual(['saas in Ohio or Iowa, mine, ARR over $5m']);
});

it.each([
  ['what was typed on, once it has read', ' in Ohio{Enter}', ['saas', 'saas in Ohio']],
  ['the same words only once', '{Enter}', ['saas']],
])('while it reads, another Enter reads %s', async (_what, keys, read) => {
  const waiting: (() => void)[] = [];
  const { box, network } = await open('/explore', {
    'GET /api/v1/discovery/llm-filter': async () => {
      await new Promise<void>((answer) => void waiting.push(answer));
      return { body: { data: anAnswer } };
    },
  });

  await say(box, 'saas');
  await userEvent.keyboard(keys);
  for (const at of read.keys()) {
    await waitFor(() => expect(waiting).toHaveLength(at + 1));
    waiting[at]?.();
  }

  await waitFor(() => expect(screen.queryByText('Reading your description')).toBeNull());
  await screen.findByRole('list', { name: 'Understood' });
  expect(
    network.heardOf('/api/v1/discovery/llm-filter').map(({ search }) => search.get('filter_search')),
  ).toEqual(read);
});

it('takes back what a chip said, and only that', async () => {
  const { here, box } = await open('/explore?hq_state=Texas');
  await say(box, 'not emailed');
  await screen.findByRole('list', { name: 'Understood' });

  await userEvent.click(
    screen.getByRole('button', { name: 'Remove Communication with Orion: not emailed in 3 months' }),
  );

  await at(
    here,
    `/explore?tp_owner_email=marta@aldercap.example&hq_state=Ohio&hq_state=Iowa&is_saas=true&discovery_llm_search_uuid=${UUID}`,
  );
  expect(screen.queryByText('not emailed in 3 months')).toBeNull();
});

it('shows the words of a search that somebody else began', async () => {
  const { box } = await open(`/explore?discovery_llm_search_uuid=${UUID}`);

  await waitFor(() => expect(box).toHaveValue('clinic software in Ohio'));
});

it('clears the sentence together with its filters', async () => {
  const { here, box } = await open('/explore?status=Private');
  await say(box, 'saas');
  await screen.findByRole('list', { name: 'Understood' });

  await userEvent.click(screen.getByRole('button', { name: 'Clear description' }));

  await at(here, '/explore?status=Private');
  expect(box).toHaveValue('');
});

// EXPL-019
it('is empty again after the mode was switched', async () => {
  const { here, box } = await open('/explore?status=Private');
  await say(box, 'saas');
  await screen.findByRole('list', { name: 'Ignored' });

  await userEvent.click(screen.getByRole('button', { name: 'Datasources' }));
  await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Lists' }));

  await at(here, '/explore');
  expect(screen.getByRole('textbox', { name: 'Describe the companies you look for' })).toHaveValue('');
  expect(screen.queryByRole('list', { name: 'Ignored' })).toBeNull();
});

it('keeps the filters when nobody answers, and says so', async () => {
  const { here, box } = await open('/explore?status=Private', {
    'GET /api/v1/discovery/llm-filter': {
      status: 429,
      body: { code: 429, name: 'TooManyRequests', message: 'Too many requests. Please try again in 9 s.' },
    },
  });

  await say(box, 'saas');

  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Too many requests. Please try again in 9 s. Your filters are as they were.',
  );
  expect(here()).toBe('/explore?status=Private');
});

const aGuess = {
  ...anAnswer,
  hq_state: ['Ohio'],
  understood: [
    { text: 'Ohoi', filter: 'hq_state', label: 'States', guessed: true, meaning: 'Ohio' },
    { text: 'saas', filter: 'is_saas', label: 'Filter by Saas', guessed: false, meaning: null },
  ],
};
const guessing = {
  'GET /api/v1/discovery/llm-filter': { body: { data: aGuess } },
  'POST /api/v1/discovery/llm-filter/confirm': { body: { message: 'Confirmed' } },
};

// FILT-072
it('shows what it guessed apart, with what it took it for, until somebody confirms it', async () => {
  const { here, box, network } = await open('/explore', guessing);
  await say(box, 'saas Ohoi');

  const guessed = await screen.findByRole('list', { name: 'Guessed' });
  expect(guessed).toHaveTextContent('Ohoi → Ohio');
  expect(screen.getByRole('list', { name: 'Understood' })).not.toHaveTextContent('Ohoi');
  await userEvent.click(screen.getByRole('button', { name: 'Confirm States: Ohio' }));

  await waitFor(() => expect(screen.queryByRole('list', { name: 'Guessed' })).toBeNull());
  const [confirmed] = network.heardOf('/api/v1/discovery/llm-filter/confirm');
  expect(JSON.parse(confirmed?.body ?? '')).toEqual({ filters: { hq_state: ['Ohio'] } });
  expect(screen.getByRole('list', { name: 'Understood' })).toHaveTextContent('Ohoi → Ohio');
  await waitFor(() => expect(here()).toContain('hq_state=Ohio'));
});

it('takes a guess back like anything else', async () => {
  const { here, box } = await open('/explore', guessing);
  await say(box, 'saas Ohoi');

  await waitFor(() => expect(here()).toContain('hq_state'));
  await userEvent.click(await screen.findByRole('button', { name: 'Remove States: Ohoi' }));

  await waitFor(() => expect(here()).not.toContain('hq_state'));
  expect(screen.queryByRole('list', { name: 'Guessed' })).toBeNull();
});

it('offers the search without the words that alone leave no company', async () => {
  const { here, box, network } = await open('/explore', {
    'GET /api/v1/discovery': aPage([], 0),
    'GET /api/v1/discovery/count': ({ search }: { search: URLSearchParams }) => ({
      body: { total_count: search.has('discovery_llm_search_uuid') ? 0 : 229 },
    }),
  });
  await say(box, 'saas in Ohio or Iowa, clinic software');

  await userEvent.click(
    await screen.findByRole('button', { name: 'Without “clinic software”: 229 companies' }),
  );

  await waitFor(() => expect(here()).toMatch(/hq_state=Ohio(?!.*discovery_llm_search_uuid)/));
  expect(screen.queryByRole('button', { name: /^Without/ })).toBeNull();
  expect(network.heardOf('/api/v1/discovery/count')).not.toEqual([]);
});
