import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { connectSession } from '#web/api.ts';
import { SITE_VISITS, topic } from '../testing/a-template.ts';
import { holdTimers } from '../testing/held-timers.ts';
import { addButton, openForm, bodiesSent } from '../testing/open-submissions.tsx';

beforeEach(() => connectSession({ token: async () => 'id-token', renewed: async () => null, gone() {} }));
afterEach(() => vi.unstubAllGlobals());

describe('a form', () => {
  // SUBM-004, SUBM-005, SUBM-034
  it('opens from the bottom with Cancel and Add, and stars what it needs', async () => {
    const { sheet } = await openForm([topic, { ...topic, name: 'why', title: 'Why', required: 'false' }]);

    expect(sheet.getByRole('button', { name: 'Cancel' })).toBeVisible();
    expect(addButton(sheet)).toBeVisible();
    expect(sheet.getByRole('textbox', { name: 'Topic' })).toBeRequired();
    expect(sheet.getByText('Topic')).toHaveTextContent('Topic *');
    expect(sheet.getByRole('textbox', { name: 'Why' })).not.toBeRequired();
    await userEvent.click(sheet.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  // SUBM-027, SUBM-035, SUBM-036, SUBM-037
  it('is checked before anything is sent', async () => {
    const { sheet, network } = await openForm([
      topic,
      { name: 'kind', title: 'Kind Of', data_type: 'dropdown', describe: { values: ['A'] } },
      { name: 'tags', title: 'Tags', data_type: 'list' },
      { name: 'mail', title: 'E-Mail', data_type: 'email' },
    ]);
    await userEvent.type(sheet.getByRole('textbox', { name: 'E-Mail' }), 'nobody');

    await userEvent.click(addButton(sheet));

    for (const message of [
      'Please enter topic',
      'Please select kind of',
      'Please select tags',
      'Please enter a valid e-mail',
    ])
      expect(sheet.getByText(message)).toBeVisible();
    expect(bodiesSent(network)).toEqual([]);
  });

  // SUBM-038
  it('names a field that is cleared', async () => {
    const { sheet } = await openForm([topic]);
    const field = sheet.getByRole('textbox', { name: 'Topic' });

    await userEvent.type(field, 'a{Backspace}');

    expect(sheet.getByText('Please enter Topic')).toBeVisible();
    await userEvent.type(field, 'b');
    expect(sheet.queryByText('Please enter Topic')).toBeNull();
  });

  // SUBM-013, SUBM-030, SUBM-031
  it('that was saved says so, closes, and its list is read again at once and after 3 seconds', async () => {
    const { sheet, network } = await openForm([topic]);
    const listed = () =>
      network.heard.filter(({ method, path }) => method === 'GET' && path === SITE_VISITS).length;
    await userEvent.type(sheet.getByRole('textbox', { name: 'Topic' }), 'Boiler');
    const before = listed();
    const { letGo } = holdTimers();

    await userEvent.click(addButton(sheet));

    expect(await screen.findByText('Your data is submitted successfully!')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(bodiesSent(network)).toEqual([{ topic: 'Boiler' }]);
    await waitFor(() => expect(listed()).toBe(before + 1));
    letGo(3000);
    await waitFor(() => expect(listed()).toBe(before + 2));
    await userEvent.click(screen.getByRole('button', { name: 'Add Site Visit' }));
    expect(await screen.findByRole('textbox', { name: 'Topic' })).toHaveValue('');
  });

  // SUBM-005
  it('shows a loader on Add while it is being saved, and is not sent twice', async () => {
    const { sheet, network } = await openForm(
      [topic],
      {},
      { [`POST ${SITE_VISITS}`]: () => new Promise(() => {}) },
    );
    await userEvent.type(sheet.getByRole('textbox', { name: 'Topic' }), 'Boiler');
    expect(addButton(sheet)).not.toHaveAttribute('data-loading');
    await userEvent.click(addButton(sheet));

    await waitFor(() => expect(addButton(sheet)).toHaveAttribute('data-loading', 'true'));
    await userEvent.type(sheet.getByRole('textbox', { name: 'Topic' }), '{Enter}');
    expect(bodiesSent(network)).toHaveLength(1);
  });

  // SUBM-029
  it('is saved as a draft without what is missing', async () => {
    const { sheet, network } = await openForm([topic, { ...topic, name: 'why', title: 'Why' }]);
    await userEvent.type(sheet.getByRole('textbox', { name: 'Topic' }), 'Boiler');

    const save = sheet.getByRole('button', { name: 'Save Draft' });
    expect(save).toHaveAttribute('name', 'saveDraft');
    await userEvent.click(save);

    expect(await screen.findByText('Your draft is saved successfully!')).toBeVisible();
    expect(bodiesSent(network, '/api/v1/draft/site-visits')).toEqual([{ topic: 'Boiler' }]);
  });

  // SUBM-032
  it('that could not be saved says so twice, keeps everything, and is sent under the same key again', async () => {
    const { sheet, network } = await openForm(
      [topic],
      {},
      { [`POST ${SITE_VISITS}`]: { status: 500, body: {} } },
    );
    await userEvent.type(sheet.getByRole('textbox', { name: 'Topic' }), 'Boiler');
    await userEvent.click(addButton(sheet));

    const modal = within(await screen.findByRole('dialog', { name: 'Error Saving Data' }));
    expect(screen.getAllByText('Error Saving Data')).toHaveLength(2);
    await userEvent.click(modal.getByRole('button', { name: 'OK' }));
    expect(sheet.getByRole('textbox', { name: 'Topic' })).toHaveValue('Boiler');
    await userEvent.click(addButton(sheet));

    await waitFor(() => expect(bodiesSent(network)).toHaveLength(2));
    const keys = network.heard
      .filter(({ method }) => method === 'POST')
      .map(({ headers }) => headers.get('idempotency-key'));
    expect(new Set(keys).size).toBe(1);
  });

  it('shows what the server finds wrong beside its field', async () => {
    const refusal = { code: 422, name: 'Taken', message: 'Taken', errors: { topic: 'Taken already' } };
    const { sheet } = await openForm(
      [topic],
      {},
      { [`POST ${SITE_VISITS}`]: { status: 422, body: refusal } },
    );
    await userEvent.type(sheet.getByRole('textbox', { name: 'Topic' }), 'Boiler');

    await userEvent.click(addButton(sheet));

    expect(await sheet.findByText('Taken already')).toBeInTheDocument();
  });

  // SUBM-051
  it('is sent by Enter, not with Shift', async () => {
    const { sheet, network } = await openForm([topic]);
    const field = sheet.getByRole('textbox', { name: 'Topic' });

    await userEvent.type(field, 'Boiler{Shift>}{Enter}{/Shift}');
    expect(bodiesSent(network)).toEqual([]);
    await userEvent.type(field, '{Enter}');

    await waitFor(() => expect(bodiesSent(network)).toEqual([{ topic: 'Boiler' }]));
  });

  it('is not sent by the Enter that ends the typing of a Chinese word', async () => {
    const { sheet, network } = await openForm([topic]);
    const field = sheet.getByRole('textbox', { name: 'Topic' });
    await userEvent.type(field, '锅炉');

    fireEvent.keyDown(field, { key: 'Enter', isComposing: true });
    expect(bodiesSent(network)).toEqual([]);
    expect(addButton(sheet)).not.toHaveAttribute('data-loading');
    fireEvent.keyDown(field, { key: 'Enter' });

    await waitFor(() => expect(bodiesSent(network)).toEqual([{ topic: '锅炉' }]));
  });

  // SUBM-051
  it('is not sent by Enter in an editor', async () => {
    const { sheet } = await openForm([topic, { name: 'content', title: 'Content', data_type: 'editor' }]);
    const editor = await sheet.findByRole('textbox', { name: 'Content' });

    fireEvent.keyDown(editor, { key: 'Enter' });
    expect(sheet.queryByText('Please enter topic')).toBeNull();
    fireEvent.keyDown(sheet.getByRole('textbox', { name: 'Topic' }), { key: 'Enter' });

    expect(await sheet.findByText('Please enter topic')).toBeVisible();
  });
});
