import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { aStoredSession, renderApp } from '#orion/web/testing/render-app.tsx';
import { aPage, companies, withHeights } from '../testing/explore.ts';

const lists = { lists: [{ list_id: 7, workboard_id: 7, name: 'Midwest' }], buckets: [] };
const before = [{ domain: 'c1.example', tp_status: null, left_as: { tp_status: 'DILIGENCE' } }];
const answers = {
  'GET /api/v1/discovery': aPage(companies(1, 3)),
  'GET /api/v1/all-lists-and-buckets': { body: { data: lists } },
  'GET /api/v1/tp-status-options': {
    body: { data: [{ display_name: 'Diligence', server_value: 'DILIGENCE' }] },
  },
  'POST /api/v1/add-companies-to-list': { body: { status: 'success', changed: ['c1.example'] } },
  'GET /api/v1/pipeline-tp-owner': {
    body: {
      results: ['Ann Lee', 'Marta Lindqvist'].map((full_name) => ({
        full_name,
        display_name: full_name,
        server_value: full_name.split(' ')[0]?.toLowerCase(),
        email_address: `${full_name.split(' ')[0]?.toLowerCase()}@aldercap.example`,
        role: 'PARTNER',
      })),
    },
  },
  'POST /api/v1/pipeline-operation': { body: { status: 'success', updated: 2, before } },
  'POST /api/v1/pipeline-restore': { body: { status: 'success', updated: 1, kept: ['c2.example'] } },
  'POST /api/v1/add-companies-to-new-list': {
    status: 201,
    body: { status: 'success', changed: ['c1.example', 'c2.example'], data: { list_id: 9, name: 'Growth' } },
  },
  'DELETE /api/v1/workboards/9': { body: { status: 'success' } },
};

beforeEach(() => {
  aStoredSession();
  withHeights(400);
});

const all = companies(1, 3);
const OWNERS = [['Ann Lee'], [], ['Marta Lindqvist']];
const owned = all.map((company, at) => ({ ...company, tp_owners: OWNERS[at] ?? [] }));
interface Scene {
  total?: number;
  next?: string;
  changes?: Parameters<typeof renderApp>[1];
}
const pickTwo = async (found = all, { total, next, changes }: Scene = {}) => {
  const page = aPage(found, total, next);
  const app = renderApp('/explore?is_saas=true', {
    ...answers,
    'GET /api/v1/discovery': page,
    ...changes,
  });
  (await screen.findByRole('article', { name: 'Company 1' })).focus();
  await userEvent.keyboard('x{Shift>}{ArrowDown}{/Shift}');
  const bar = await screen.findByRole('toolbar', { name: 'Selected companies' });
  await waitFor(() => expect(bar).toHaveTextContent('2 selected'));
  return { ...app, bar };
};

it('puts the companies that x and Shift with an arrow picked on a list', async () => {
  const { bar, network } = await pickTwo();

  await userEvent.click(within(bar).getByRole('button', { name: 'Add to list' }));
  await userEvent.click(await screen.findByRole('option', { name: 'Midwest' }));

  expect(await screen.findByText('1 company added to “Midwest”.')).toBeVisible();
  expect(JSON.parse(network.heardOf('/api/v1/add-companies-to-list')[0]?.body ?? '')).toEqual({
    domains: ['c1.example', 'c2.example'],
    list_id: 7,
  });
});

it('gives them a status, and fetches their cards anew', async () => {
  const { bar, network } = await pickTwo();
  const before = network.heardOf('/api/v1/discovery').length;

  await userEvent.click(within(bar).getByRole('button', { name: 'Status' }));
  await userEvent.click(await screen.findByRole('option', { name: 'Diligence' }));

  expect(await screen.findByText('2 companies changed to “Diligence”.')).toBeVisible();
  await waitFor(() => expect(network.heardOf('/api/v1/discovery').length).toBeGreaterThan(before));
});

it('takes a status back to what the server says it was', async () => {
  const { bar, network } = await pickTwo();

  await userEvent.click(within(bar).getByRole('button', { name: 'Status' }));
  await userEvent.click(await screen.findByRole('option', { name: 'Diligence' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));

  await waitFor(() => expect(network.heardOf('/api/v1/pipeline-restore')).toHaveLength(1));
  expect(JSON.parse(network.heardOf('/api/v1/pipeline-restore')[0]?.body ?? '')).toEqual({
    companies: before,
  });
  expect(await screen.findByText('c2.example wasn’t undone because it has changed since.')).toBeVisible();
});

it('makes a new list of them by typing its name, and undo deletes it', async () => {
  const { bar, network } = await pickTwo();

  await userEvent.click(within(bar).getByRole('button', { name: 'Add to list' }));
  await screen.findByRole('option', { name: 'Midwest' });
  await userEvent.keyboard('Growth{Enter}');

  expect(await screen.findByText('List “Growth” created with 2 companies.')).toBeVisible();
  expect(JSON.parse(network.heardOf('/api/v1/add-companies-to-new-list')[0]?.body ?? '')).toEqual({
    domains: ['c1.example', 'c2.example'],
    name: 'Growth',
  });
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(network.heardOf('/api/v1/workboards/9')).toHaveLength(1));
});

it('takes the first match by Enter, also among the lists', async () => {
  const { bar, network } = await pickTwo();

  await userEvent.click(within(bar).getByRole('button', { name: 'Add to list' }));
  await screen.findByRole('option', { name: 'Midwest' });
  await userEvent.keyboard('mid{Enter}');

  await waitFor(() => expect(network.heardOf('/api/v1/add-companies-to-list')).toHaveLength(1));
});

it('adds the reader as an owner by Enter, and says whom it added', async () => {
  const { bar, network } = await pickTwo();

  await userEvent.click(within(bar).getByRole('button', { name: 'Owner' }));
  const [first] = await screen.findAllByRole('option');
  expect(first).toHaveTextContent('Marta Lindqvist (me)');
  await userEvent.keyboard('{Enter}');

  expect(await screen.findByText('Marta Lindqvist added to 2 companies.')).toBeVisible();
  expect(JSON.parse(network.heardOf('/api/v1/pipeline-operation')[0]?.body ?? '')).toEqual({
    operation: 'add_owner',
    domains: ['c1.example', 'c2.example'],
    value: 'marta@aldercap.example',
  });
});

it.each([
  ['Owner', '', 'pipeline-tp-owner'],
  ['Status', 'sta', 'tp-status-options'],
  ['Add to list', 'mid', 'all-lists-and-buckets'],
] as const)(
  'does nothing by Enter where what %s offers could not be read, and reads it again',
  async (menu, typed, call) => {
    const changes = { [`GET /api/v1/${call}`]: { status: 500 } };
    const { bar, network } = await pickTwo(owned, { changes });

    await userEvent.click(within(bar).getByRole('button', { name: menu }));
    await screen.findByText('Couldn’t load the options.');
    await userEvent.keyboard(`${typed}{Enter}`);

    expect(screen.queryByRole('option')).toBeNull();
    network.answer(`GET /api/v1/${call}`, answers[`GET /api/v1/${call}`]);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(screen.getByLabelText(`Search ${menu}`)).toHaveFocus();
    expect(await screen.findAllByRole('option')).not.toHaveLength(0);
    expect(
      network.heard.filter(({ method, path }) => method === 'POST' && /pipeline|list/.test(path)),
    ).toEqual([]);
  },
);

it.each([
  ['Owner', '', 'pipeline-tp-owner', 'Marta Lindqvist added to 2 companies.'],
  ['Status', 'dil', 'tp-status-options', '2 companies changed to “Diligence”.'],
  ['Add to list', 'mid', 'all-lists-and-buckets', '1 company added to “Midwest”.'],
] as const)(
  'Enter in %s that is quicker than what it offers takes the first of it',
  async (menu, typed, call, told) => {
    let come = () => {};
    const isCome = new Promise<void>((resolve) => (come = resolve));
    const comeLate = async () => {
      await isCome;
      return answers[`GET /api/v1/${call}`];
    };
    const { bar } = await pickTwo(owned, { changes: { [`GET /api/v1/${call}`]: comeLate } });

    await userEvent.click(within(bar).getByRole('button', { name: menu }));
    await screen.findByText('Loading…');
    await userEvent.keyboard(`${typed}{Enter}`);
    come();

    expect(await screen.findByText(told)).toBeVisible();
  },
);

it('takes off only who owns one of them, and can make one the only owner', async () => {
  const { bar, network } = await pickTwo(owned);

  await userEvent.click(within(bar).getByRole('button', { name: 'Owner' }));
  const offered = await screen.findAllByRole('option');
  expect(offered.map(({ lastChild }) => lastChild?.textContent)).toEqual([
    'Marta Lindqvist (me)',
    'Ann Lee',
    'Ann Lee',
    'All owners',
    'Marta Lindqvist (me)',
    'Ann Lee',
  ]);
  await userEvent.click(offered.at(-1) as HTMLElement);

  await waitFor(() => expect(network.heardOf('/api/v1/pipeline-operation')).toHaveLength(1));
  expect(JSON.parse(network.heardOf('/api/v1/pipeline-operation')[0]?.body ?? '')).toMatchObject({
    operation: 'set_owner',
    value: 'ann@aldercap.example',
  });
});

it('picks all, and none again by Escape', async () => {
  const { bar } = await pickTwo();

  await userEvent.click(within(bar).getByRole('button', { name: 'Select all 3' }));
  await waitFor(() => expect(bar).toHaveTextContent('3 selected'));
  await userEvent.keyboard('{Escape}');

  await waitFor(() => expect(screen.queryByRole('toolbar', { name: 'Selected companies' })).toBeNull());
});

it('picks all or says why not, never a part of them', async () => {
  const { bar, network } = await pickTwo(all, { total: 6, next: 'second' });
  network.answer('GET /api/v1/discovery', ({ search }) =>
    search.has('page') ? { status: 503, body: { message: 'Orion is busy.' } } : aPage(all, 6, 'second'),
  );

  await userEvent.click(within(bar).getByRole('button', { name: 'Select all 6' }));

  expect(await screen.findByText('Orion is busy.')).toBeVisible();
  expect(bar).toHaveTextContent('2 selected');
});
