import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { aStoredSession } from '#orion/web/testing/render-app.tsx';
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

// DIG-004, DIG-014, DIG-015, DIG-016, DIG-017
it('creates with placeholders, four roles and no past day', async () => {
  const { network } = openDigests('/digest');
  await userEvent.click(await screen.findByRole('button', { name: 'Create Digest' }));
  const dialog = await findNewSheet();

  const row = within(dialog.getByRole('group', { name: 'Premise 1' }));
  for (const [name, words] of [
    ['Title', 'Enter title'],
    ['Question', 'Enter question'],
    ['Domains', 'Enter values separated by commas'],
  ] as const)
    expect(row.getByRole('textbox', { name })).toHaveAttribute('placeholder', words);
  expect(dialog.getByPlaceholderText('Select user')).toBeVisible();
  await userEvent.click(dialog.getByRole('combobox', { name: 'Scoper' }));
  expect(await screen.findByRole('option', { name: 'Theo Abara' })).toBeVisible();
  expect(screen.queryByRole('option', { name: 'Una Office' })).toBeNull();
  await userEvent.click(screen.getByRole('option', { name: 'Theo Abara' }));
  const scoper = dialog.getByRole('combobox', { name: 'Scoper' });
  const field = within(scoper.closest('[class*="-wrapper"]') as HTMLElement);
  await userEvent.click(field.getByRole('button', { hidden: true }));
  expect(scoper).toHaveValue('');
  await userEvent.click(scoper);
  await userEvent.click(await screen.findByRole('option', { name: 'Theo Abara' }));
  const date = dialog.getByRole('button', { name: /^Date/ });
  expect(date).toHaveTextContent('Select date');
  await userEvent.click(date);
  const days = await screen.findAllByRole('button', { name: /^\d+ \w+ \d{4}$/ });
  const today = new Date().toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });
  const at = days.findIndex((day) => day.getAttribute('aria-label') === today);
  expect(at).toBeGreaterThanOrEqual(0);
  expect(days.slice(0, at).filter((day) => !(day as HTMLButtonElement).disabled)).toEqual([]);
  await userEvent.click(days[at] as HTMLElement);
  await userEvent.click(dialog.getByRole('button', { name: 'Add' }));

  await untilClosed();
  expect(sentBody(network)).toMatchObject({
    scoper: 'theo@aldercap.example',
    date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
  });
});

// DIG-018, DIG-019, DIG-023, DIG-024, DIG-025
it('adds and deletes rows, one always stays, and sends them trimmed in their order', async () => {
  const { network } = openDigests('/digest?digest=new');
  const dialog = await findNewSheet();
  const row = (at: number) => within(dialog.getByRole('group', { name: `Premise ${at}` }));
  expect(row(1).getByRole('button', { name: 'Delete premise 1' })).toBeDisabled();

  await userEvent.type(row(1).getByLabelText('Title'), ' Gone');
  await userEvent.click(dialog.getByRole('button', { name: '+ Add Premise' }));
  await userEvent.click(dialog.getByRole('button', { name: '+ Add Premise' }));
  await userEvent.type(row(2).getByLabelText('Title'), ' Ohio ');
  await userEvent.type(row(2).getByLabelText('Question'), ' Does it sell? ');
  await userEvent.type(row(2).getByLabelText('Domains'), ' a.example, ,b.example ,');
  await userEvent.click(row(1).getByRole('button', { name: 'Delete premise 1' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Add' }));

  await untilClosed();
  expect(sentBody(network)).toEqual({
    date: null,
    scoper: null,
    repeat: null,
    premises: [
      { title: 'Ohio', premise: 'Does it sell?', domains: ['a.example', 'b.example'], order_index: 1 },
      { title: '', premise: '', domains: [], order_index: 2 },
    ],
  });
});

// DIG-020, DIG-021
it('reads no digest while one is created, and cancels without sending anything', async () => {
  const { network } = openDigests('/digest?digest=new');
  const dialog = await findNewSheet();

  expect(dialog.getByLabelText('Title')).toHaveValue('');
  expect(dialog.getByRole('button', { name: 'Add' })).toBeVisible();
  const read = network.heard.filter(({ path }) => path.startsWith('/api/v1/digest/'));
  expect(read).toEqual([]);

  await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
  await untilClosed();
  expect(sentBody(network)).toEqual({});
});

// DIG-014, DIG-020, DIG-021, DIG-022, DIG-032
it('edits what it has read by uuid, spins while saving, closes and asks for the list again', async () => {
  const digest = anOpenedDigest();
  const path = `/api/v1/digest/${digest.uuid}`;
  let finish = () => {};
  const { network } = openDigests(`/digest?digest=${digest.uuid}`, {
    [`GET ${path}`]: { body: { data: digest } },
    [`PUT ${path}`]: () =>
      new Promise((done) => {
        finish = () => done({ body: { data: digest } });
      }),
  });
  const dialog = await findSheet('Edit Digest');
  const title = await dialog.findByLabelText('Title');
  expect(title).toHaveValue('Ohio rollout');
  expect(dialog.getByLabelText('Domains')).toHaveValue('ferrowick.example, bolt.example');
  expect(dialog.getByRole('button', { name: /^Date/ })).toHaveTextContent('11/18/2031');
  await userEvent.type(title, ' now');
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));

  await waitFor(() => expect(dialog.getByRole('button', { name: 'Save' })).toBeDisabled());
  expect(sentBody(network)).toEqual({
    date: '2031-11-18',
    scoper: 'theo@aldercap.example',
    repeat: null,
    version: 3,
    premises: [
      {
        uuid: digest.premises[0]?.uuid,
        title: 'Ohio rollout now',
        premise: 'Does it sell?',
        domains: ['ferrowick.example', 'bolt.example'],
        order_index: 1,
      },
    ],
  });
  const before = network.heardOf('/api/v1/digest').length;
  finish();
  await untilClosed();
  await waitFor(() => expect(network.heardOf('/api/v1/digest')).toHaveLength(before + 1));
});

it('never offers to delete a premise that has an answer', async () => {
  const digest = anOpenedDigest();
  const [open1] = digest.premises;
  if (!open1) throw new Error('The digest has no premise.');
  const premises = [
    { ...open1, answered: true },
    { ...open1, uuid: 'other' },
  ];
  openDigests(`/digest?digest=${digest.uuid}`, {
    [`GET /api/v1/digest/${digest.uuid}`]: { body: { data: { ...digest, premises } } },
  });
  const dialog = await findSheet('Edit Digest');

  expect(await dialog.findByRole('button', { name: 'Delete premise 1' })).toBeDisabled();
  expect(dialog.getByRole('button', { name: 'Delete premise 2' })).toBeEnabled();
});

it('adds one digest however often the button is pressed in one moment', async () => {
  const { network } = openDigests('/digest?digest=new');
  const form = (await findNewSheet()).getByLabelText('Title').closest('form') as HTMLFormElement;

  act(() => {
    form.requestSubmit();
    form.requestSubmit();
  });

  await untilClosed();
  expect(network.heard.filter(({ method, path }) => `${method} ${path}` === CREATE)).toHaveLength(1);
});
