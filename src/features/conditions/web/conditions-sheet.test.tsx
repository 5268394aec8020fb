import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { aStoredSession, renderApp } from '#orion/web/testing/render-app.tsx';
import type { Condition } from '../conditions.contract.ts';

const UUID = '00000000-0000-4000-8000-000000000001';
const FORTY = { employee_count: ['GREATER_THAN_OR_EQUAL_TO:40'] };
const aCondition = (given: Partial<Condition> = {}): Condition => ({
  uuid: UUID,
  company_domain: 'ferrowick.example',
  company_name: 'Ferrowick',
  filters: FORTY,
  note: 'Too small for us.',
  set_by: 'Marta Lindqvist',
  is_yours: true,
  created_at: '2026-03-03T12:00:00.000Z',
  version: 2,
  ended_at: null,
  ended_why: null,
  evidence: null,
  ...given,
});
const LIST = 'GET /api/v1/pass-conditions';
const ONE = `/api/v1/pass-conditions/${UUID}`;
const filtersData = {
  countries: [],
  states: [],
  cities: [],
  statuses: [],
  founder_metro_areas: [],
  growth_tags: [],
  newsletter_types: [],
};

beforeEach(() => aStoredSession());

const open = (about: string, found: Condition[], more: Parameters<typeof renderApp>[1] = {}) =>
  renderApp(`/investorReminders?conditions=${about}`, {
    'GET /api/v1/scoper-reminders': { body: { results: [] } },
    'GET /api/v1/pipeline-tp-owner': { body: { results: [] } },
    'GET /api/v1/tp-status-options': { body: { data: [] } },
    'GET /api/v1/quip-types': { body: { data: [] } },
    'GET /api/v1/discovery/filters-data': { body: { data: filtersData } },
    [LIST]: { body: { company_name: about === 'mine' ? null : 'Ferrowick', results: found } },
    ...more,
  });
const sheet = async (name: RegExp | string) => within(await screen.findByRole('dialog', { name }));

it('lists one’s own with what they wait for, ends one, and takes that back', async () => {
  const { network } = open('mine', [aCondition()], {
    [`DELETE ${ONE}`]: { body: { data: aCondition() } },
    [`POST ${ONE}/restore`]: { body: { data: aCondition() } },
  });
  const dialog = await sheet('Your pass conditions');

  expect(await dialog.findByText('Employees ≥ 40')).toBeVisible();
  expect(dialog.getByText('Too small for us.')).toBeVisible();
  expect(dialog.getByText('Waiting')).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Stop watching' }));

  expect(await screen.findByText('Stopped watching')).toBeVisible();
  expect(network.heardOf(ONE).map(({ method }) => method)).toEqual(['DELETE']);
  expect(network.heardOf(`${ONE}/restore`)).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(network.heardOf(`${ONE}/restore`)).toHaveLength(1));
});

it('shows what made one true, and leaves those of others to them', async () => {
  const evidence = [{ label: 'Employees', before: '35', after: '42', source: 'census', on: '2026-03-10' }];
  const met = aCondition({ ended_at: '2026-03-10T12:00:00.000Z', ended_why: 'met', evidence });
  open('ferrowick.example', [met, aCondition({ uuid: 'other', is_yours: false, set_by: 'Theo Abara' })]);
  const dialog = await sheet('Pass conditions of Ferrowick');

  expect(await dialog.findByText(/Employees: 35 → 42/)).toBeVisible();
  expect(dialog.getByText('Met Mar 10, 2026')).toBeVisible();
  expect(dialog.queryByRole('button', { name: 'Stop watching' })).toBeNull();
});

it('changes one from the version it read, and says why where that is refused', async () => {
  const refusal = 'The company already meets this. Choose something that hasn’t happened yet.';
  const { network } = open('mine', [aCondition()], {
    [`PUT ${ONE}`]: { status: 422, body: { code: 422, name: refusal } },
  });
  await userEvent.click(await (await sheet('Your pass conditions')).findByRole('button', { name: 'Edit' }));
  const form = await sheet('Edit condition');
  await userEvent.type(await form.findByRole('textbox', { name: 'Note' }), ' Later.');
  await userEvent.click(form.getByRole('button', { name: 'Save' }));

  expect(await form.findByRole('alert')).toHaveTextContent(refusal);
  expect(JSON.parse(network.heardOf(ONE)[0]?.body ?? '{}')).toEqual({
    filters: FORTY,
    note: 'Too small for us. Later.',
    version: 2,
  });
});

it('says what there would be, and keeps a new one', async () => {
  const { network } = open('ferrowick.example', [], {
    'POST /api/v1/pass-conditions': { status: 201, body: { data: aCondition() } },
  });
  const dialog = await sheet('Pass conditions of Ferrowick');
  expect(await dialog.findByText('No conditions yet')).toBeVisible();

  await userEvent.click(dialog.getByRole('button', { name: 'Add condition' }));
  const form = await sheet('Add condition');
  await userEvent.click(await form.findByRole('button', { name: 'Year Founded' }));
  await userEvent.type(await form.findByRole('textbox', { name: 'Greater than' }), '2020');
  await userEvent.click(form.getByRole('button', { name: 'Add condition' }));

  await waitFor(() => expect(screen.getByText('Condition added')).toBeVisible());
  const made = network.heardOf('/api/v1/pass-conditions').find(({ method }) => method === 'POST');
  expect(JSON.parse(made?.body ?? '{}')).toEqual({
    domain: 'ferrowick.example',
    filters: { year_founded: ['GREATER_THAN_OR_EQUAL_TO:2020'] },
    note: '',
  });
});

it('says so where there is no such company, and offers to add it', async () => {
  const { here } = open('gone.example', [], {
    [LIST]: { status: 404, body: { message: 'Company not found' } },
  });
  const dialog = await sheet('Pass conditions of gone.example');

  expect(await dialog.findByText('gone.example isn’t in Orion yet.')).toBeVisible();
  expect(dialog.queryByRole('button', { name: 'Add condition' })).toBeNull();
  await userEvent.click(dialog.getByRole('button', { name: 'Add company' }));
  await waitFor(() => expect(here()).toBe('/investorReminders?add=company%3Agone.example'));
});

it('keeps what rests on a guess once somebody confirmed it', async () => {
  let isConfirmed = false;
  const { network } = open('ferrowick.example', [aCondition()], {
    [`PUT ${ONE}`]: () =>
      isConfirmed
        ? { body: { data: aCondition() } }
        : {
            status: 422,
            body: { code: 422, name: 'Confirm “Ohoi” → Ohio first: it is a guess.', unconfirmed: [{}] },
          },
    'POST /api/v1/discovery/llm-filter/confirm': () => {
      isConfirmed = true;
      return { body: { message: 'Confirmed' } };
    },
  });
  const dialog = await sheet('Pass conditions of Ferrowick');
  await userEvent.click(await dialog.findByRole('button', { name: /^Edit/ }));
  const form = await sheet('Edit condition');
  await userEvent.click(form.getByRole('button', { name: 'Save' }));

  expect(await form.findByRole('alert')).toHaveTextContent('Confirm “Ohoi” → Ohio first: it is a guess.');
  await userEvent.click(form.getByRole('button', { name: 'Confirm and save' }));

  await waitFor(() => expect(network.heardOf(ONE).filter(({ method }) => method === 'PUT')).toHaveLength(2));
  expect(JSON.parse(network.heardOf('/api/v1/discovery/llm-filter/confirm')[0]?.body ?? '')).toEqual({
    filters: FORTY,
  });
});
