import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { aStoredSession, renderApp } from '#orion/web/testing/render-app.tsx';
import { aPage, companies, withHeights } from '../testing/explore.ts';

const lists = [
  { list_id: 7, workboard_id: 7, name: 'Midwest', count: 3 },
  { list_id: 8, workboard_id: 8, name: 'Far West', count: 1 },
];
const answers = {
  'GET /api/v1/discovery': aPage(companies(1, 1)),
  'GET /api/v1/all-lists': { body: { results: lists } },
  'GET /api/v1/all-lists-and-buckets': { body: { data: { lists, buckets: [] } } },
};

beforeEach(() => {
  aStoredSession();
  withHeights(400);
});

const open = async (more = {}) => {
  const app = renderApp('/explore?workboard_id=7&list=7', { ...answers, ...more });
  await userEvent.click(await screen.findByRole('button', { name: '1 list(s) selected' }));
  await userEvent.click(await screen.findByRole('button', { name: 'All Lists' }));
  await screen.findByRole('checkbox', { name: 'Far West' });
  return app;
};

it('opens the first match by Enter', async () => {
  const { here } = await open();

  await userEvent.type(screen.getByRole('textbox', { name: 'Search all lists' }), 'far{Enter}');

  await waitFor(() => expect(here()).toContain('workboard_id=8'));
});

it('makes a new list and opens it', async () => {
  const created = { workboard_id: 9, name: 'Fall outreach', type: 'companies' };
  const { here, network } = await open({
    'POST /api/v1/create-workbook': { status: 201, body: { data: created } },
  });

  await userEvent.click(screen.getByRole('button', { name: 'New list' }));
  await userEvent.keyboard('Fall outreach{Enter}');

  await waitFor(() => expect(here()).toContain('workboard_id=9'));
  expect(JSON.parse(network.heardOf('/api/v1/create-workbook')[0]?.body ?? '')).toEqual({
    name: 'Fall outreach',
    type: 'companies',
  });
});

it('says why a name was refused, and keeps it', async () => {
  await open({
    'POST /api/v1/create-workbook': { status: 422, body: { code: 422, name: 'List already exists' } },
  });

  await userEvent.click(screen.getByRole('button', { name: 'New list' }));
  await userEvent.keyboard('Midwest{Enter}');

  expect(await screen.findByText('List already exists')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Name of the new list' })).toHaveValue('Midwest');
});
