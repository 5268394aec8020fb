import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { aStoredSession, renderApp } from '#orion/web/testing/render-app.tsx';
import { aPage, companies, withHeights } from '../testing/explore.ts';

const lists = { lists: [{ list_id: 7, workboard_id: 7, name: 'Midwest' }], buckets: [] };
const answers = {
  'GET /api/v1/discovery': aPage(companies(1, 3)),
  'GET /api/v1/all-lists-and-buckets': { body: { data: lists } },
  'GET /api/v1/tp-status-options': {
    body: { data: [{ display_name: 'Diligence', server_value: 'DILIGENCE' }] },
  },
  'POST /api/v1/add-companies-to-list': { body: { status: 'success', changed: ['c1.example'] } },
  'POST /api/v1/pipeline-operation': { body: { status: 'success', updated: 2 } },
};

beforeEach(() => {
  aStoredSession();
  withHeights(400);
});

const all = companies(1, 3);
const pickTwo = async (found = all) => {
  const app = renderApp('/explore?is_saas=true', { ...answers, 'GET /api/v1/discovery': aPage(found) });
  (await screen.findByRole('article', { name: 'Company 1' })).focus();
  await userEvent.keyboard('x{Shift>}{ArrowDown}{/Shift}');
  const bar = await screen.findByRole('toolbar', { name: 'Picked companies' });
  await waitFor(() => expect(bar).toHaveTextContent('2 selected'));
  return { ...app, bar };
};

it('puts the companies that x and Shift with an arrow picked on a list', async () => {
  const { bar, network } = await pickTwo();

  await userEvent.click(within(bar).getByRole('button', { name: 'Add to list' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Midwest' }));

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
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Diligence' }));

  expect(await screen.findByText('2 companies changed to “Diligence”.')).toBeVisible();
  await waitFor(() => expect(network.heardOf('/api/v1/discovery').length).toBeGreaterThan(before));
});

it('takes a status back: each company gets the one it had', async () => {
  const [first, second, third] = companies(1, 3);
  const { bar, network } = await pickTwo([
    { ...first, tp_status: 'PROSPECT' },
    { ...second, tp_status: null },
    third,
  ] as typeof all);

  await userEvent.click(within(bar).getByRole('button', { name: 'Status' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Diligence' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));

  const set = (domains: string[], value?: string) => ({ operation: 'set_status', domains, value });
  const sent = () =>
    network.heardOf('/api/v1/pipeline-operation').map(({ body }) => JSON.parse(body) as object);
  await waitFor(() =>
    expect(sent()).toEqual([
      set(['c1.example', 'c2.example'], 'DILIGENCE'),
      set(['c1.example'], 'PROSPECT'),
      set(['c2.example']),
    ]),
  );
});

it('picks all, and none again by Escape', async () => {
  const { bar } = await pickTwo();

  await userEvent.click(within(bar).getByRole('button', { name: 'Select all 3' }));
  await waitFor(() => expect(bar).toHaveTextContent('3 selected'));
  await userEvent.keyboard('{Escape}');

  await waitFor(() => expect(screen.queryByRole('toolbar', { name: 'Picked companies' })).toBeNull());
});
