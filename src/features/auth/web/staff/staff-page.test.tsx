import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { anAppConfig, aStoredSession, renderApp } from '#orion/web/testing/render-app.tsx';

const theo = {
  user_id: 7,
  full_name: 'Theo Abara',
  email_address: 'theo@aldercap.example',
  role: 'PRINCIPAL',
  administrator: false,
  named_administrator: false,
  active: true,
  joined: true,
  last_used_at: null,
};
const answers = {
  'GET /api/v1/app-config': { body: anAppConfig({ administrator: true }) },
  'GET /api/v1/staff': { body: { results: [theo] } },
  'GET /api/v1/staff/7/access': { body: { sessions: [], tokens: [] } },
};

beforeEach(() => aStoredSession());

it('invites by mail, and keeps what was typed when it is refused', async () => {
  const { network } = renderApp('/settings/staff', {
    ...answers,
    'POST /api/v1/staff': {
      status: 422,
      body: { code: 422, name: 'nora@firm.example is already on the list.', message: '' },
    },
  });

  await userEvent.click(await screen.findByRole('button', { name: 'Invite' }));
  const sheet = await screen.findByRole('dialog', { name: 'Invite' });
  await userEvent.type(within(sheet).getByRole('textbox', { name: 'Name' }), 'Nora Hire');
  await userEvent.type(within(sheet).getByRole('textbox', { name: 'E-mail' }), 'nora@firm.example');
  await userEvent.click(within(sheet).getByRole('button', { name: 'Send invitation' }));

  expect(await within(sheet).findByText('nora@firm.example is already on the list.')).toBeVisible();
  expect(JSON.parse(network.heardOf('/api/v1/staff').at(-1)?.body ?? '')).toEqual({
    full_name: 'Nora Hire',
    email_address: 'nora@firm.example',
    role: null,
  });
  expect(within(sheet).getByRole('textbox', { name: 'Name' })).toHaveValue('Nora Hire');
});

it('counts who uses Orion, who is invited, and who may no longer', async () => {
  const invited = { ...theo, user_id: 8, joined: false };
  const gone = { ...theo, user_id: 9, active: false };
  renderApp('/settings/staff', {
    ...answers,
    'GET /api/v1/staff': { body: { results: [theo, invited, { ...invited, user_id: 10 }, gone] } },
  });

  expect(await screen.findByText('1 active, 2 invited, 1 deactivated')).toBeVisible();
});

it('makes somebody an administrator, and deactivates them', async () => {
  const { network } = renderApp('/settings/staff', {
    ...answers,
    'PATCH /api/v1/staff/7': { body: { data: theo } },
  });
  const said = () => network.heardOf('/api/v1/staff/7').map(({ body }) => JSON.parse(body));

  await userEvent.click(await screen.findByRole('button', { name: /Theo Abara/ }));
  const sheet = await screen.findByRole('dialog', { name: 'Theo Abara' });
  await userEvent.click(within(sheet).getByRole('switch', { name: /^Administrator/ }));
  await waitFor(() => expect(said()).toEqual([{ administrator: true }]));
  await userEvent.click(await within(sheet).findByRole('button', { name: 'Deactivate' }));

  await waitFor(() => expect(said()).toContainEqual({ active: false }));
});
