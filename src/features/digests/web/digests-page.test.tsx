import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { dayOf } from '#kernel/dates.ts';
import { anAppConfig, aStoredSession, renderApp } from '#orion/web/testing/render-app.tsx';
import { aDigest, anOpenedDigest } from './testing/a-digest.ts';

const LIST = 'GET /api/v1/digest';
const SCOPERS = {
  body: {
    results: [
      ['Marta Lindqvist', 'marta@aldercap.example', 'PARTNER'],
      ['Theo Abara', 'theo@aldercap.example', 'INVESTOR'],
      ['Una Office', 'una@aldercap.example', null],
    ].map(([full_name, email_address, role]) => ({ full_name, email_address, first_name: '', role })),
  },
};

beforeEach(() => {
  aStoredSession();
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

const open = (data = [aDigest()], more: Parameters<typeof renderApp>[1] = {}) =>
  renderApp('/digest', { [LIST]: { body: { data } }, 'GET /api/v1/scopers': SCOPERS, ...more });
const table = () => screen.findByRole('region', { name: 'Digests' });
const optionNames = () => screen.getAllByRole('option').map(({ textContent }) => textContent);

describe('the list', () => {
  // DIG-001, DIG-005, DIG-006, DIG-007, SHELL-013
  it('shows date, scoper and status of each', async () => {
    const theo = aDigest({ status: 'sent', created_at: '2025-11-15T15:30:00.000Z' });
    open([theo]);

    expect(await screen.findByRole('heading', { name: 'Digests (1 result)' })).toBeVisible();
    const rows = within(await table()).getAllByRole('row');
    expect(
      within(rows[0] as HTMLElement)
        .getAllByRole('columnheader')
        .map((one) => one.textContent),
    ).toEqual(['Date', 'Scoper', 'Status', 'Complete', 'Created at', 'Actions']);
    expect(
      within(rows[1] as HTMLElement)
        .getAllByRole('cell')
        .map((one) => one.textContent),
    ).toEqual(['November 18, 2031', 'TATheo Abara', 'Sent', 'No 0 of 1 answered', 'November 15, 2025', '']);
  });

  // DIG-008, DIG-009, DIG-010, DIG-012
  it('is as high as its rows up to five, and each can be edited and deleted', async () => {
    const digests = Array.from({ length: 5 }, () => aDigest({ complete: true }));
    const { here } = open(digests);

    expect(await table()).toHaveAttribute('data-few');
    expect(screen.getAllByRole('cell', { name: /^Yes/ })).toHaveLength(5);
    expect(screen.getAllByRole('cell', { name: 'November 15, 2025' })).toHaveLength(5);
    const name = 'digest of November 18, 2031 for Theo Abara';
    expect(screen.getAllByRole('button', { name: `Delete ${name}` })).toHaveLength(5);
    const edits = screen.getAllByRole('button', { name: `Edit ${name}` });
    expect(edits).toHaveLength(5);

    await userEvent.click(edits[2] as HTMLElement);
    expect(await screen.findByRole('dialog', { name: 'Edit Digest' })).toBeVisible();
    expect(here()).toBe(`/digest?digest=${digests[2]?.uuid}`);
  });

  it('scrolls in a box of its own from six rows on', async () => {
    open(Array.from({ length: 6 }, () => aDigest()));

    expect(await table()).not.toHaveAttribute('data-few');
  });

  // DIG-011
  it('says when there are none', async () => {
    open([]);

    expect(await screen.findByText('No data available')).toBeVisible();
  });

  // ERR-018
  it('gives its place to what failed, and can be asked again', async () => {
    let fails = true;
    open([], {
      [LIST]: () => (fails ? { status: 500, body: { message: 'x' } } : { body: { data: [aDigest()] } }),
    });

    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to fetch digests.');
    fails = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await table()).toBeVisible();
  });

  // DIG-002, DIG-003
  it('is asked by owner and by days, also days to come, and at first by neither', async () => {
    const { network, here } = open();
    await table();
    const asked = () => Object.fromEntries(network.heardOf('/api/v1/digest').at(-1)?.search ?? []);
    expect(asked()).toEqual({});

    await userEvent.click(screen.getByRole('combobox', { name: 'TP Owner' }));
    await waitFor(() => expect(optionNames()).toEqual(['All', 'Marta Lindqvist', 'Theo Abara']));
    await userEvent.click(screen.getByRole('option', { name: 'Theo Abara' }));
    await waitFor(() => expect(asked()).toEqual({ scoper_email: 'theo@aldercap.example' }));
    await userEvent.click(screen.getByRole('button', { name: 'Date range' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Next month' }));
    expect(here()).toContain('scoper_email=theo');
    await userEvent.click(screen.getByRole('button', { name: 'Today' }));
    const today = dayOf(new Date());
    await waitFor(() =>
      expect(asked()).toEqual({ scoper_email: 'theo@aldercap.example', date_from: today, date_to: today }),
    );
  });

  it('takes owner and days from the address', async () => {
    const { network } = renderApp('/digest?date_from=2031-11-01&date_to=2031-11-30', {
      [LIST]: { body: { data: [aDigest()] } },
      'GET /api/v1/scopers': SCOPERS,
    });
    await table();

    expect(Object.fromEntries(network.heardOf('/api/v1/digest')[0]?.search ?? [])).toEqual({
      date_from: '2031-11-01',
      date_to: '2031-11-30',
    });
    expect(screen.getByRole('button', { name: 'Date range: 11/01/2031 – 11/30/2031' })).toBeVisible();
  });
});

// AUTH-034, SHELL-013
it('is neither shown nor opened for whoever is not on the list', async () => {
  const { here, network } = open([], {
    'GET /api/v1/app-config': { body: anAppConfig({ digest_allowed: false }) },
  });

  expect(await screen.findByRole('heading', { name: /^Companies/ })).toBeVisible();
  expect(here()).toBe('/explore');
  expect(screen.queryByRole('link', { name: 'Digest' })).toBeNull();
  expect(network.heardOf('/api/v1/digest')).toHaveLength(0);
});

describe('deleting', () => {
  const ask = async () => {
    await userEvent.click(await screen.findByRole('button', { name: /^Delete digest/ }));
    return within(await screen.findByRole('dialog', { name: 'Delete Digest' }));
  };

  // DIG-013
  it('asks first, and then asks for the list again', async () => {
    const digest = aDigest();
    const path = `/api/v1/digest/${digest.uuid}`;
    const { network } = open([digest], { [`DELETE ${path}`]: { body: { status: 'success' } } });

    let dialog = await ask();
    expect(dialog.getByText('Are you sure you want to delete this digest?')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(network.heardOf(path)).toHaveLength(0);
    dialog = await ask();
    const before = network.heardOf('/api/v1/digest').length;
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));

    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(network.heardOf('/api/v1/digest')).toHaveLength(before + 1));
    expect(network.heardOf(path).map(({ method }) => method)).toEqual(['DELETE']);
  });

  // ERR-019
  it('stays open and says when it failed', async () => {
    const digest = aDigest();
    open([digest], { [`DELETE /api/v1/digest/${digest.uuid}`]: { status: 500, body: {} } });
    const dialog = await ask();
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));

    expect(await dialog.findByRole('alert')).toHaveTextContent('Failed to delete digest');
    expect(dialog.getByRole('button', { name: 'Delete' })).toBeEnabled();
    expect(console.error).toHaveBeenCalledWith('Failed to delete digest', expect.anything());
  });
});

it('shows the answers under a digest', async () => {
  const digest = anOpenedDigest();
  const premises = digest.premises.map((one) => ({ ...one, answered: true, answer: '<p>In Toledo.</p>' }));
  open([{ ...digest, premises }], {
    [`GET /api/v1/digest/${digest.uuid}`]: { body: { data: { ...digest, premises } } },
  });

  await userEvent.click(await screen.findByRole('button', { name: /^Answers to digest/ }));

  expect(await screen.findByText('In Toledo.')).toBeVisible();
});

// DIG-007
it('says why a mail failed, and sends it again', async () => {
  const digest = aDigest({ status: 'failed', failure: 'EENVELOPE 550 no such mailbox' });
  const path = `/api/v1/digest/${digest.uuid}/send`;
  const { network } = open([digest], { [`POST ${path}`]: { body: { data: digest } } });
  expect(await screen.findByText('EENVELOPE 550 no such mailbox')).toBeVisible();
  expect(screen.getByText('Failed')).toBeVisible();

  await userEvent.click(screen.getByRole('button', { name: /^Send digest.*again$/ }));

  await waitFor(() => expect(network.heardOf(path)).toHaveLength(1));
  expect(await screen.findByText('Digest queued for sending')).toBeVisible();
});
