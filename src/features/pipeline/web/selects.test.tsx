import { notifications } from '@mantine/notifications';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { connectSession } from '#web/api.ts';
import { fakeNetwork } from '#web/testing/fake-network.ts';
import { render } from '#web/testing/render.tsx';
import { anAppConfig } from '#orion/web/testing/render-app.tsx';
import { Toaster } from '#web/ui/overlays/toaster.tsx';
import { OwnerSelect } from './owner-select.tsx';
import { StatusSelect } from './status-select.tsx';

const domain = 'acme.example';
const people = ['Ann Lee', 'Marta Sole', 'Ben Okoro'].map((full_name) => ({
  full_name,
  email_address: `${full_name.split(' ')[0]?.toLowerCase()}@aldercap.example`,
}));
const options = people.map((one) => ({
  ...one,
  display_name: one.full_name,
  server_value: one.full_name.split(' ')[0]?.toLowerCase(),
  role: 'PARTNER',
}));
const owned = (tp_owners: object[], version = 1) => ({
  body: { data: { domain, tp_owners, version, affinity_id: '77' } },
});

beforeEach(() => connectSession({ token: async () => 'id-token', renewed: async () => null, gone() {} }));

function network(answers: Parameters<typeof fakeNetwork>[0]) {
  onTestFinished(() => void vi.unstubAllGlobals());
  return fakeNetwork({
    'GET /api/v1/app-config': { body: anAppConfig() },
    'GET /api/v1/pipeline-tp-owner': { body: { results: options } },
    ...answers,
  });
}

// PIPE-010, PIPE-011, PIPE-012
it('offers the reader first, then the other owners, and folds all but the first', async () => {
  network({ 'GET /api/v1/Tp-owner': owned(people) });
  render(<OwnerSelect domain={domain} />);

  await userEvent.click(await screen.findByRole('button', { name: 'Show 2 more owners' }));
  expect(within(screen.getByRole('list', { name: 'More owners' })).getAllByRole('listitem')).toHaveLength(2);
  await userEvent.click(screen.getByRole('button', { name: 'Show the first owner only' }));
  expect(screen.queryByRole('list', { name: 'More owners' })).toBeNull();

  await userEvent.click(screen.getByRole('button', { name: 'TP Owner' }));
  const offered = await screen.findAllByRole('option');
  expect(offered.map(({ children }) => children[1]?.textContent)).toEqual([
    'Marta Sole',
    'Ann Lee',
    'Ben Okoro',
  ]);
  expect(screen.getByText('Other Owners')).toBeInTheDocument();
});

// PIPE-015
it('makes its one change again on what somebody faster left', async () => {
  const [ann, marta, ben] = people;
  const { heardOf, answer } = network({ 'GET /api/v1/Tp-owner': owned([ann ?? {}], 1) });
  answer('POST /api/v1/add-tp-owner', ({ headers }) =>
    headers.get('if-match') === '"1"'
      ? {
          status: 409,
          body: { code: 409, name: 'Conflict', message: 'Late', current: { tp_owners: [ben], version: 2 } },
        }
      : { body: { status: 'success', data: { domain, tp_owners: [ben, marta], version: 3 } } },
  );
  render(<OwnerSelect domain={domain} />);

  await waitFor(() => expect(screen.getByRole('button', { name: 'TP Owner' })).toBeEnabled());
  await userEvent.click(screen.getByRole('button', { name: 'TP Owner' }));
  await userEvent.click(await screen.findByRole('option', { name: 'Marta Sole' }));

  await waitFor(() => expect(heardOf('/api/v1/add-tp-owner')).toHaveLength(2));
  const [first, again] = heardOf('/api/v1/add-tp-owner');
  expect(JSON.parse(first?.body ?? '')).toEqual({
    domain,
    scopers: ['Ann Lee', 'Marta Sole'],
    affinity_id: '77',
  });
  expect(again?.headers.get('if-match')).toBe('"2"');
  expect(JSON.parse(again?.body ?? '').scopers).toEqual(['Ben Okoro', 'Marta Sole']);
});

// PIPE-008, PIPE-009
it('offers no way to make a status or to remove one but picking it again', async () => {
  const status = (tp_status: string | null) => ({
    body: { data: { domain, tp_status, changed_at: null, changed_by: null, affinity_id: null } },
  });
  const { heardOf } = network({
    'GET /api/v1/tp-status': status('PASSED'),
    'GET /api/v1/tp-status-options': { body: { data: [{ display_name: 'Passed', server_value: 'PASSED' }] } },
    'POST /api/v1/assign-tp-status': { body: { status: 'success', data: { domain, tp_status: null } } },
  });
  render(<StatusSelect domain={domain} />);

  const control = screen.getByRole('button', { name: 'TP Status' });
  await waitFor(() => expect(control).toHaveTextContent('Passed'));
  await userEvent.click(control);
  await userEvent.type(await screen.findByRole('combobox', { name: 'Search TP Status' }), 'Maybe{Enter}');
  expect(screen.queryByRole('option')).toBeNull();
  expect(screen.queryByRole('button', { name: /remove|clear/i })).toBeNull();
  await userEvent.clear(screen.getByRole('combobox', { name: 'Search TP Status' }));
  await userEvent.click(screen.getByRole('option', { name: 'Passed' }));

  await waitFor(() => expect(heardOf('/api/v1/assign-tp-status')).toHaveLength(1));
  expect(JSON.parse(heardOf('/api/v1/assign-tp-status')[0]?.body ?? '')).toEqual({ domain, tp_status: null });
});

// PIPE-006
it('alerts to a refused owner and a refused status for two and a half seconds', async () => {
  const refusal = (name: string) => ({ status: 422, body: { code: 422, name, message: 'x' } });
  network({
    'GET /api/v1/Tp-owner': owned(people),
    'POST /api/v1/add-tp-owner': refusal('No such owner.'),
    'GET /api/v1/tp-status': {
      body: { data: { domain, tp_status: null, changed_at: null, changed_by: null, affinity_id: null } },
    },
    'GET /api/v1/tp-status-options': { body: { data: [{ display_name: 'Passed', server_value: 'PASSED' }] } },
    'POST /api/v1/assign-tp-status': refusal('No such status.'),
  });
  render(
    <>
      <OwnerSelect domain={domain} />
      <StatusSelect domain={domain} />
      <Toaster />
    </>,
  );
  await waitFor(() => expect(screen.getByRole('button', { name: 'TP Status' })).toBeEnabled());
  await userEvent.click(screen.getByRole('button', { name: 'TP Status' }));
  const passed = await screen.findByRole('option', { name: 'Passed' });
  const remove = await screen.findByRole('button', { name: 'Remove Ann Lee' });
  const shown = vi.spyOn(notifications, 'show');
  onTestFinished(() => shown.mockRestore());

  await userEvent.click(passed);
  await userEvent.click(remove);

  await waitFor(() =>
    expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining(['No such owner.', 'No such status.']),
    ),
  );
  const asked = new Map(shown.mock.calls.map(([{ message, autoClose }]) => [message, autoClose]));
  expect(Object.fromEntries(asked)).toEqual({ 'No such owner.': 2500, 'No such status.': 2500 });
});
