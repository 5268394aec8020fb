import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { aStoredSession, renderApp } from '#orion/web/testing/render-app.tsx';
import { LEFT } from '#web/forget-drafts.ts';
import { aDigest, anOpenedDigest } from './testing/a-digest.ts';

const CREATE = 'POST /api/v1/digest';
const SCOPERS = [
  ['Theo Abara', 'theo@aldercap.example', 'INVESTOR'],
  ['Una Office', 'una@aldercap.example', null],
].map(([full_name, email_address, role]) => ({ full_name, email_address, first_name: '', role }));

beforeEach(() => {
  aStoredSession();
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

const open = (path: string, more: Parameters<typeof renderApp>[1] = {}) =>
  renderApp(path, {
    'GET /api/v1/digest': { body: { data: [] } },
    'GET /api/v1/scopers': { body: { results: SCOPERS } },
    [CREATE]: { status: 201, body: { data: aDigest() } },
    ...more,
  });
const sheet = async (name: string) => within(await screen.findByRole('dialog', { name }));
/** The form comes once it is known whether one was begun before. */
async function created() {
  const dialog = await sheet('Create Digest');
  await dialog.findAllByLabelText('Title');
  return dialog;
}
const sent = (network: ReturnType<typeof open>['network']) =>
  JSON.parse(
    network.heard.findLast(({ method, path }) => method !== 'GET' && path.includes('/digest'))?.body ?? '{}',
  );
/** Closes the page before the disk has answered; the next one finds what it left. */
async function leavePage() {
  dispatchEvent(new Event('pagehide'));
  const left = sessionStorage.getItem(LEFT) ?? '';
  cleanup();
  await waitFor(() => expect(sessionStorage.getItem(LEFT)).toBe('{}'));
  sessionStorage.setItem(LEFT, left);
}
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

// DIG-004, DIG-014, DIG-015, DIG-016, DIG-017
it('creates with placeholders, four roles and no past day', async () => {
  const { network } = open('/digest');
  await userEvent.click(await screen.findByRole('button', { name: 'Create Digest' }));
  const dialog = await created();

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

  await closed();
  expect(sent(network)).toMatchObject({
    scoper: 'theo@aldercap.example',
    date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
  });
});

// DIG-018, DIG-019, DIG-023, DIG-024, DIG-025
it('adds and deletes rows, one always stays, and sends them trimmed in their order', async () => {
  const { network } = open('/digest?digest=new');
  const dialog = await created();
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

  await closed();
  expect(sent(network)).toEqual({
    date: null,
    scoper: null,
    repeat: null,
    premises: [
      { title: 'Ohio', premise: 'Does it sell?', domains: ['a.example', 'b.example'], order_index: 1 },
      { title: '', premise: '', domains: [], order_index: 2 },
    ],
  });
});

// DIG-021
it('reads no digest while one is created', async () => {
  const { network } = open('/digest?digest=new');
  const dialog = await created();

  expect(dialog.getByLabelText('Title')).toHaveValue('');
  expect(dialog.getByRole('button', { name: 'Add' })).toBeVisible();
  const read = network.heard.filter(({ path }) => path.startsWith('/api/v1/digest/'));
  expect(read).toEqual([]);
});

// DIG-014, DIG-020, DIG-021, DIG-022, DIG-032
it('edits what it has read by uuid, spins while saving, closes and asks for the list again', async () => {
  const digest = anOpenedDigest();
  const path = `/api/v1/digest/${digest.uuid}`;
  let finish = () => {};
  const { network } = open(`/digest?digest=${digest.uuid}`, {
    [`GET ${path}`]: { body: { data: digest } },
    [`PUT ${path}`]: () =>
      new Promise((done) => {
        finish = () => done({ body: { data: digest } });
      }),
  });
  const dialog = await sheet('Edit Digest');
  const title = await dialog.findByLabelText('Title');
  expect(title).toHaveValue('Ohio rollout');
  expect(dialog.getByLabelText('Domains')).toHaveValue('ferrowick.example, bolt.example');
  expect(dialog.getByRole('button', { name: /^Date/ })).toHaveTextContent('11/18/2031');
  await userEvent.type(title, ' now');
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));

  await waitFor(() => expect(dialog.getByRole('button', { name: 'Save' })).toBeDisabled());
  expect(sent(network)).toEqual({
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
  await closed();
  await waitFor(() => expect(network.heardOf('/api/v1/digest')).toHaveLength(before + 1));
});

it('keeps what was typed into one that is edited, from the version it was read at, until it is saved or discarded', async () => {
  const digest = anOpenedDigest({ date: '2025-11-18' });
  const path = `/api/v1/digest/${digest.uuid}`;
  const edit = async (version: number) => {
    const { network } = open(`/digest?digest=${digest.uuid}`, {
      [`GET ${path}`]: { body: { data: { ...digest, version } } },
      [`PUT ${path}`]: { status: 409, body: { code: 409, message: 'Changed meanwhile.' } },
    });
    const dialog = await sheet('Edit Digest');
    return { network, dialog, title: await dialog.findByLabelText('Title') };
  };
  const { title } = await edit(3);
  expect(screen.queryByRole('button', { name: 'Discard it' })).toBeNull();
  fireEvent.change(title, { target: { value: 'Begun and left' } });
  await leavePage();

  const { network, dialog, title: restored } = await edit(4);
  expect(restored).toHaveValue('Begun and left');
  expect(dialog.getByRole('button', { name: /^Date/ })).toHaveTextContent('11/18/2025');
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await dialog.findByRole('alert');
  expect(sent(network)).toMatchObject({ version: 3, date: '2025-11-18' });

  await userEvent.click(dialog.getByRole('button', { name: 'Discard it' }));
  expect(dialog.getByLabelText('Title')).toHaveValue('Ohio rollout');
});

it('never offers to delete a premise that has an answer', async () => {
  const digest = anOpenedDigest();
  const [open1] = digest.premises;
  if (!open1) throw new Error('The digest has no premise.');
  const premises = [
    { ...open1, answered: true },
    { ...open1, uuid: 'other' },
  ];
  open(`/digest?digest=${digest.uuid}`, {
    [`GET /api/v1/digest/${digest.uuid}`]: { body: { data: { ...digest, premises } } },
  });
  const dialog = await sheet('Edit Digest');

  expect(await dialog.findByRole('button', { name: 'Delete premise 1' })).toBeDisabled();
  expect(dialog.getByRole('button', { name: 'Delete premise 2' })).toBeEnabled();
});

// ERR-019, ERR-020
it('stays open with what was typed when it could not be created, and says why where the server does', async () => {
  open('/digest?digest=new', { [CREATE]: { status: 422, body: { code: 422, name: 'Choose a date.' } } });
  const dialog = await created();
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
  open(`/digest?digest=${digest.uuid}`, {
    [`GET ${path}`]: { body: { data: digest } },
    [`PUT ${path}`]: { status: 500, body: { message: 'Something went wrong!' } },
  });
  const dialog = await sheet('Edit Digest');
  await userEvent.click(await dialog.findByRole('button', { name: 'Save' }));

  expect(await dialog.findByRole('alert')).toHaveTextContent(/^Failed to update digest$/);
});

// ERR-020
it('says when a digest could not be read', async () => {
  open('/digest?digest=00000000-0000-4000-8000-000000000999');
  const dialog = await sheet('Edit Digest');

  expect(await dialog.findByRole('alert')).toHaveTextContent('Failed to fetch digest');
  expect(dialog.queryByRole('button', { name: 'Save' })).toBeNull();
});

it('shows the mail before anybody gets it, and sends it to oneself', async () => {
  const { network } = open('/digest?digest=new', {
    'POST /api/v1/digest/preview': {
      body: { subject: 'Digest of June 1', html: '<!doctype html><h1>Does it sell?</h1>', plain: '' },
    },
    'POST /api/v1/digest/test': { body: { status: 'success', to: 'marta@aldercap.example' } },
  });
  const dialog = await created();
  await userEvent.type(dialog.getByLabelText('Title'), 'Ohio');
  await userEvent.click(dialog.getByRole('button', { name: 'Preview' }));

  const preview = within(await screen.findByRole('dialog', { name: 'Preview' }));
  const mail = await preview.findByTitle('Digest of June 1');
  expect(mail).toHaveAttribute('srcdoc', '<!doctype html><h1>Does it sell?</h1>');
  expect(sent(network)).toMatchObject({ premises: [{ title: 'Ohio' }] });
  await userEvent.click(preview.getByRole('button', { name: 'Send me a test' }));
  expect(await screen.findByText('Test sent to marta@aldercap.example')).toBeVisible();
  expect(network.heardOf('/api/v1/digest').filter(({ method }) => method === 'POST')).toEqual([]);
});

it('asks before who was asked already is replaced', async () => {
  const digest = anOpenedDigest({ status: 'sent' });
  const path = `/api/v1/digest/${digest.uuid}`;
  const message = 'Theo Abara was already asked.';
  const { network } = open(`/digest?digest=${digest.uuid}`, {
    [`GET ${path}`]: { body: { data: digest } },
    [`PUT ${path}`]: ({ body }) =>
      JSON.parse(body).change_scoper
        ? { body: { data: digest } }
        : { status: 409, body: { code: 409, name: 'ScoperAsked', message } },
  });
  const dialog = await sheet('Edit Digest');
  await userEvent.click(await dialog.findByRole('button', { name: 'Save' }));

  const question = within(await screen.findByRole('dialog', { name: 'Change scoper?' }));
  expect(question.getByText(message)).toBeVisible();
  await userEvent.click(question.getByRole('button', { name: 'Change scoper' }));
  await closed();
  expect(sent(network)).toMatchObject({ change_scoper: true });
});

it('names the domains that nobody knows, and offers to add them', async () => {
  const unknown = { company_domain: null, company_name: null, company_logo: null, employee_count: null };
  const digest = anOpenedDigest({
    companies: [{ asked_as: 'bolt.example', ...unknown, tp_status: null, changes: [] }],
  });
  const { here } = open(`/digest?digest=${digest.uuid}`, {
    [`GET /api/v1/digest/${digest.uuid}`]: { body: { data: digest } },
  });
  const dialog = await sheet('Edit Digest');
  await userEvent.click(await dialog.findByRole('button', { name: 'Add company bolt.example' }));

  await waitFor(() => expect(decodeURIComponent(here())).toContain('add=company:bolt.example'));
  const form = await screen.findByRole('dialog', { name: 'Add company' });
  expect(within(form).getByDisplayValue('bolt.example')).toBeVisible();
});

it('adds one digest however often the button is pressed in one moment', async () => {
  const { network } = open('/digest?digest=new');
  const form = (await created()).getByLabelText('Title').closest('form') as HTMLFormElement;

  act(() => {
    form.requestSubmit();
    form.requestSubmit();
  });

  await closed();
  expect(network.heard.filter(({ method, path }) => `${method} ${path}` === CREATE)).toHaveLength(1);
});
