import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { aStoredSession } from '#orion/web/testing/render-app.tsx';
import { leavePage } from '#web/testing/leave-page.ts';
import { anOpenedDigest } from './testing/a-digest.ts';
import {
  CREATE,
  findNewSheet,
  findSheet,
  openDigests,
  sentBody,
  untilClosed,
} from './testing/digest-sheet.tsx';

beforeEach(() => {
  aStoredSession();
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

it('keeps what was typed into one that is edited, from the version it was read at, until it is saved or discarded', async () => {
  const digest = anOpenedDigest({ date: '2025-11-18' });
  const path = `/api/v1/digest/${digest.uuid}`;
  const edit = async (version: number) => {
    const { network } = openDigests(`/digest?digest=${digest.uuid}`, {
      [`GET ${path}`]: { body: { data: { ...digest, version } } },
      [`PUT ${path}`]: { status: 409, body: { code: 409, message: 'Changed meanwhile.' } },
    });
    const dialog = await findSheet('Edit Digest');
    return { network, dialog, title: await dialog.findByLabelText('Title') };
  };
  const { title } = await edit(3);
  expect(screen.queryByRole('button', { name: 'Discard draft' })).toBeNull();
  fireEvent.change(title, { target: { value: 'Begun and left' } });
  await leavePage();

  const { network, dialog, title: restored } = await edit(4);
  expect(restored).toHaveValue('Begun and left');
  expect(dialog.getByRole('button', { name: /^Date/ })).toHaveTextContent('11/18/2025');
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await dialog.findByRole('alert');
  expect(sentBody(network)).toMatchObject({ version: 3, date: '2025-11-18' });

  await userEvent.click(dialog.getByRole('button', { name: 'Discard draft' }));
  expect(dialog.getByLabelText('Title')).toHaveValue('Ohio rollout');
});

// ERR-019, ERR-020
it('stays open with what was typed when it could not be created, and says why where the server does', async () => {
  openDigests('/digest?digest=new', {
    [CREATE]: { status: 422, body: { code: 422, name: 'Choose a date.' } },
  });
  const dialog = await findNewSheet();
  await userEvent.type(dialog.getByLabelText('Title'), 'Ohio');
  await userEvent.click(dialog.getByRole('button', { name: 'Add' }));

  expect(await dialog.findByRole('alert')).toHaveTextContent(/^Failed to create digest\s*Choose a date.$/);
  expect(dialog.getByLabelText('Title')).toHaveValue('Ohio');
  expect(dialog.getByRole('button', { name: 'Add' })).toBeEnabled();
  expect(console.error).toHaveBeenCalledWith('Failed to create digest', expect.anything());
});

// ERR-019, ERR-020
it('says when a digest could not be saved', async () => {
  const digest = anOpenedDigest();
  const path = `/api/v1/digest/${digest.uuid}`;
  openDigests(`/digest?digest=${digest.uuid}`, {
    [`GET ${path}`]: { body: { data: digest } },
    [`PUT ${path}`]: { status: 500, body: { message: 'Something went wrong!' } },
  });
  const dialog = await findSheet('Edit Digest');
  await userEvent.click(await dialog.findByRole('button', { name: 'Save' }));

  expect(await dialog.findByRole('alert')).toHaveTextContent(/^Failed to update digest$/);
});

// ERR-020
it('says when a digest could not be read', async () => {
  openDigests('/digest?digest=00000000-0000-4000-8000-000000000999');
  const dialog = await findSheet('Edit Digest');

  expect(await dialog.findByRole('alert')).toHaveTextContent('Failed to fetch digest');
  expect(dialog.queryByRole('button', { name: 'Save' })).toBeNull();
});

it('shows the mail before anybody gets it, and sends it to oneself', async () => {
  const { network } = openDigests('/digest?digest=new', {
    'POST /api/v1/digest/preview': {
      body: { subject: 'Digest of June 1', html: '<!doctype html><h1>Does it sell?</h1>', plain: '' },
    },
    'POST /api/v1/digest/test': { body: { status: 'success', to: 'marta@aldercap.example' } },
  });
  const dialog = await findNewSheet();
  await userEvent.type(dialog.getByLabelText('Title'), 'Ohio');
  await userEvent.click(dialog.getByRole('button', { name: 'Preview' }));

  const preview = within(await screen.findByRole('dialog', { name: 'Preview' }));
  const mail = await preview.findByTitle('Digest of June 1');
  expect(mail).toHaveAttribute('srcdoc', '<!doctype html><h1>Does it sell?</h1>');
  expect(sentBody(network)).toMatchObject({ premises: [{ title: 'Ohio' }] });
  await userEvent.click(preview.getByRole('button', { name: 'Send me a test' }));
  expect(await screen.findByText('Test sent to marta@aldercap.example')).toBeVisible();
  expect(network.heardOf('/api/v1/digest').filter(({ method }) => method === 'POST')).toEqual([]);
});

it('asks before who was asked already is replaced', async () => {
  const digest = anOpenedDigest({ status: 'sent' });
  const path = `/api/v1/digest/${digest.uuid}`;
  const message = 'Theo Abara was already asked.';
  const { network } = openDigests(`/digest?digest=${digest.uuid}`, {
    [`GET ${path}`]: { body: { data: digest } },
    [`PUT ${path}`]: ({ body }) =>
      JSON.parse(body).change_scoper
        ? { body: { data: digest } }
        : { status: 409, body: { code: 409, name: 'ScoperAsked', message } },
  });
  const dialog = await findSheet('Edit Digest');
  await userEvent.click(await dialog.findByRole('button', { name: 'Save' }));

  const question = within(await screen.findByRole('dialog', { name: 'Change scoper?' }));
  expect(question.getByText(message)).toBeVisible();
  await userEvent.click(question.getByRole('button', { name: 'Change scoper' }));
  await untilClosed();
  expect(sentBody(network)).toMatchObject({ change_scoper: true });
});

it('names the domains that nobody knows, and offers to add them', async () => {
  const unknown = { company_domain: null, company_name: null, company_logo: null, employee_count: null };
  const digest = anOpenedDigest({
    companies: [{ asked_as: 'bolt.example', ...unknown, tp_status: null, changes: [] }],
  });
  const { here } = openDigests(`/digest?digest=${digest.uuid}`, {
    [`GET /api/v1/digest/${digest.uuid}`]: { body: { data: digest } },
  });
  const dialog = await findSheet('Edit Digest');
  await userEvent.click(await dialog.findByRole('button', { name: 'Add company bolt.example' }));

  await waitFor(() => expect(decodeURIComponent(here())).toContain('add=company:bolt.example'));
  const form = await screen.findByRole('dialog', { name: 'Add company' });
  expect(within(form).getByDisplayValue('bolt.example')).toBeVisible();
});
