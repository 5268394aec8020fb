import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { anAppConfig, aStoredSession, renderApp } from '#orion/web/testing/render-app.tsx';

const standing = {
  state: 'connected',
  meeting_count: 1204,
  last_success_at: '2026-11-12T10:00:00.000Z',
  last_error: null,
  last_error_at: null,
  next_run_at: '2026-11-12T10:10:00.000Z',
};
const aConnection = (connection_id: string, name: string, changes = {}) => ({
  connection_id,
  name,
  detail: 'Key of the firm',
  ...standing,
  can_test: true,
  can_run: true,
  ...changes,
});
const ownKey = (changes = {}) => ({ ...standing, has_key: true, include_internal: false, ...changes });
const noKey = ownKey({ has_key: false, state: 'not_configured', meeting_count: 0, last_success_at: null });
const around = {
  'GET /api/v1/account': {
    body: {
      full_name: 'Marta Lindqvist',
      first_name: 'Marta',
      email_address: 'marta@aldercap.example',
      role: 'PARTNER',
      time_zone: 'UTC',
      mail_hour: 8,
    },
  },
  'GET /api/v1/sessions': { body: { results: [] } },
  'GET /api/v1/api-tokens': { body: { results: [] } },
};

beforeEach(() => aStoredSession());

describe('the connections page', () => {
  const open = (results: object[], answers = {}) =>
    renderApp('/settings/connections', {
      'GET /api/v1/app-config': { body: anAppConfig({ administrator: true }) },
      'GET /api/v1/connections': { body: { results } },
      ...answers,
    });
  const row = async (name: RegExp) => within(await screen.findByRole('row', { name }));

  it('tells how each connection stands, and what went wrong in words', async () => {
    open([
      aConnection('fathom-1', 'Fathom'),
      aConnection('fathom-2', 'Fathom, Theo Abara', {
        detail: 'theo@aldercap.example',
        state: 'refused',
        last_error: 'The key was refused.',
      }),
      aConnection('crm', 'CRM', { state: 'not_configured', can_test: false, can_run: false }),
    ]);

    expect((await row(/^Fathom Key/)).getByText('Connected')).toBeVisible();
    expect((await row(/^Fathom Key/)).getByText('1,204')).toBeInTheDocument();
    expect((await row(/Theo Abara/)).getByText('Needs attention')).toBeVisible();
    expect(
      (await row(/Theo Abara/)).getByText(
        'The key was refused. Theo Abara can enter a new one in Settings, Account.',
      ),
    ).toBeVisible();
    expect((await row(/^CRM/)).getByText('Not configured')).toBeVisible();
    expect((await row(/^CRM/)).queryByRole('button')).toBeNull();
    expect(screen.getByText('3 connections, 1 needs attention')).toBeVisible();
  });

  it('tests a key and runs it, and says what came of it', async () => {
    const { network } = open([aConnection('fathom-1', 'Fathom')], {
      'POST /api/v1/connections/fathom-1/test': {
        body: { ok: false, message: "The service couldn't be reached." },
      },
      'POST /api/v1/connections/fathom-1/run': {
        body: aConnection('fathom-1', 'Fathom', { state: 'running' }),
      },
    });

    await userEvent.click(await screen.findByRole('button', { name: 'Test: Fathom' }));
    expect(await screen.findByText("Fathom: The service couldn't be reached.")).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Run now: Fathom' }));

    expect(await screen.findByText('Fathom: started')).toBeVisible();
    expect(network.heardOf('/api/v1/connections/fathom-1/run')).toHaveLength(1);
  });

  it('is not there for others', async () => {
    const { here } = renderApp('/settings/connections', {
      ...around,
      'GET /api/v1/meeting-key': { body: noKey },
    });

    await waitFor(() => expect(here()).toMatch(/^\/settings\/?$/));
    expect(screen.queryByRole('link', { name: 'Connections' })).toBeNull();
  });
});

describe('the key of one’s own', () => {
  const open = (key: object, answers = {}) =>
    renderApp('/settings', { ...around, 'GET /api/v1/meeting-key': { body: key }, ...answers });
  const section = async () => within(await screen.findByRole('region', { name: 'Fathom' }));

  it('is connected, and refused in the words of Fathom', async () => {
    const { network } = open(noKey, {
      'PUT /api/v1/meeting-key': {
        status: 422,
        body: { code: 422, name: 'Fathom refused this key. Check it and try again.', message: 'x' },
      },
    });
    const field = await (await section()).findByLabelText('Fathom API key');
    expect((await section()).getByRole('button', { name: 'Connect' })).toBeDisabled();

    await userEvent.type(field, ' my-key ');
    await userEvent.click((await section()).getByRole('button', { name: 'Connect' }));

    expect(
      await (await section()).findByText('Fathom refused this key. Check it and try again.'),
    ).toBeVisible();
    expect(field).toHaveValue(' my-key ');
    network.answer('PUT /api/v1/meeting-key', { body: ownKey() });
    network.answer('GET /api/v1/meeting-key', { body: ownKey() });
    await userEvent.click((await section()).getByRole('button', { name: 'Connect' }));

    expect(await screen.findByText('Fathom connected')).toBeVisible();
    expect(await (await section()).findByText('1,204 meetings')).toBeVisible();
    expect(
      JSON.parse(network.heardOf('/api/v1/meeting-key').findLast(({ body }) => body)?.body ?? ''),
    ).toEqual({
      api_key: 'my-key',
    });
  });

  it('is disconnected, and brings internal meetings when told', async () => {
    const { network } = open(ownKey(), {
      'PATCH /api/v1/meeting-key': { body: ownKey({ include_internal: true }) },
      'DELETE /api/v1/meeting-key': { body: noKey },
    });

    await userEvent.click(
      await (await section()).findByRole('switch', { name: /^Include internal meetings/ }),
    );
    await waitFor(() =>
      expect(network.heardOf('/api/v1/meeting-key').map(({ body }) => body)).toContain(
        '{"include_internal":true}',
      ),
    );
    network.answer('GET /api/v1/meeting-key', { body: noKey });
    await userEvent.click((await section()).getByRole('button', { name: 'Disconnect' }));

    expect(await screen.findByText('Fathom disconnected')).toBeVisible();
    expect(await (await section()).findByLabelText('Fathom API key')).toBeVisible();
  });

  it('is not asked for while the tab is off', async () => {
    const { network } = open(noKey, {
      'GET /api/v1/app-config': { body: anAppConfig({ gates: { 'orion-fathom-tab': false } }) },
    });

    await screen.findByRole('region', { name: 'Profile' });
    expect(screen.queryByRole('region', { name: 'Fathom' })).toBeNull();
    expect(network.heardOf('/api/v1/meeting-key')).toEqual([]);
  });
});
