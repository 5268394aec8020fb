import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { connectSession } from '#web/api.ts';
import { aRow, aTemplate, SITE_VISITS, topic } from '../testing/a-template.ts';
import {
  addButton,
  openForm,
  openSubmissions,
  bodiesSent,
  savedEntry,
} from '../testing/open-submissions.tsx';

beforeEach(() => connectSession({ token: async () => 'id-token', renewed: async () => null, gone() {} }));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a field of a form', () => {
  // SUBM-041, SUBM-042
  it('takes no sign into a number, and lets no wheel turn it', async () => {
    const { sheet } = await openForm([{ name: 'year', title: 'Year', data_type: 'int' }]);
    const field = sheet.getByRole('spinbutton', { name: 'Year' });

    await userEvent.type(field, '-1.+5');

    expect(field).toHaveValue(15);
    // A field of digits keeps a sign out by itself too, so the key is asked, not the value.
    const types = (key: string) => fireEvent.keyDown(field, { key });
    expect(['.', '+', '-', '7'].map(types)).toEqual([false, false, false, true]);
    expect(field).toHaveAttribute('min', '0');
    const wheel = new WheelEvent('wheel', { cancelable: true, bubbles: true });
    field.dispatchEvent(wheel);
    expect(wheel.defaultPrevented).toBe(true);
  });

  // SUBM-045, SUBM-046
  it('adds a tag by Enter and ignores a comma', async () => {
    const { sheet, network } = await openForm([{ name: 'tags', title: 'Tags', data_type: 'list' }]);

    await userEvent.type(sheet.getByRole('combobox', { name: 'Tags' }), 'a,b{Enter}c{Enter}');
    await userEvent.click(addButton(sheet));

    await waitFor(() => expect(bodiesSent(network)).toEqual([{ tags: ['ab', 'c'] }]));
  });

  // SUBM-043, SUBM-044
  it('keeps Enter and Tab to a field that searches, and gives an older search up', async () => {
    const describe = { typeahead: 'true' as const, values_endpoint: '/api/v1/company-search' };
    const { sheet, network } = await openForm(
      [{ name: 'domain', title: 'Company', data_type: 'dropdown', describe }],
      {},
      {
        'GET /api/v1/company-search': ({ search }) =>
          search.get('search_term') === 'acm'
            ? new Promise(() => {})
            : { body: { results: [{ name: 'Acme', domain: 'acme.example' }] } },
      },
    );
    const field = sheet.getByRole('combobox', { name: 'Company' });
    await userEvent.type(field, 'ac');
    expect(network.heard.some(({ path }) => path.endsWith('company-search'))).toBe(false);
    await userEvent.type(field, 'm');
    await waitFor(() => expect(network.heard.some(({ path }) => path.endsWith('company-search'))).toBe(true));

    await userEvent.type(field, 'e');
    await screen.findByRole('option', { name: /Acme/ });
    await userEvent.keyboard('{Enter}');
    expect(screen.getByRole('option', { name: /Acme/ })).toBeVisible();
    await userEvent.tab();

    expect(field).toHaveFocus();
    const [older] = network.heard.filter(({ path }) => path.endsWith('company-search'));
    expect(older?.signal?.aborted).toBe(true);
    await userEvent.click(await screen.findByRole('option', { name: /Acme/ }));
    await userEvent.click(addButton(sheet));
    await waitFor(() => expect(bodiesSent(network)).toEqual([{ domain: 'acme.example' }]));
  });

  // SUBM-047
  it('shows a conditional field only beside the value that wants it', async () => {
    const { sheet } = await openForm([
      {
        name: 'kind',
        title: 'Kind',
        data_type: 'dropdown',
        describe: { values: ['Token', 'Login'], choose_one: 'true' },
      },
      { ...topic, describe: { dependent_on: 'kind', visible_on_selected_value: 'Token' } },
    ]);
    expect(sheet.queryByRole('textbox', { name: 'Topic' })).toBeNull();

    await userEvent.click(sheet.getByRole('radio', { name: 'Token' }));

    expect(sheet.getByRole('textbox', { name: 'Topic' })).toBeVisible();
  });

  it('says when options cannot be read, and goes on', async () => {
    const describe = { values_endpoint: '/api/v1/quarters' };
    const { sheet } = await openForm(
      [{ name: 'quarter', title: 'Quarter', data_type: 'dropdown', describe }, topic],
      {},
      { 'GET /api/v1/quarters': { body: '<!doctype html>' } },
    );

    expect(await sheet.findByText('Options couldn’t be loaded. Try again later.')).toBeVisible();
    expect(sheet.getByRole('textbox', { name: 'Topic' })).toBeEnabled();
  });
});

describe('a section of several records', () => {
  // SUBM-006, SUBM-007, SUBM-008, SUBM-009
  it('makes a card of each, to edit and to delete, and sends them all', async () => {
    const { sheet, network } = await openForm([topic], { occurrence: 'multiple' });
    const type = async (text: string) => {
      await userEvent.type(sheet.getByRole('textbox', { name: 'Topic' }), text);
      await userEvent.click(sheet.getByRole('button', { name: 'Add Visit' }));
    };
    await userEvent.click(sheet.getByRole('button', { name: 'Add Visit' }));
    expect(sheet.getByText('Please enter topic')).toBeVisible();
    await type('One');
    await type('Two');
    await type('Three');

    await userEvent.click(sheet.getByRole('button', { name: 'Delete Two' }));
    await userEvent.click(sheet.getByRole('button', { name: 'Edit One' }));
    const card = within(sheet.getByRole('listitem', { name: 'One' }));
    await userEvent.type(card.getByRole('textbox', { name: 'Topic' }), '!');
    await userEvent.click(card.getByRole('button', { name: 'Save' }));
    const saved = within(await sheet.findByRole('listitem', { name: 'One!' }));
    await waitFor(() => expect(saved.queryByRole('textbox')).toBeNull());
    await userEvent.click(addButton(sheet));

    await waitFor(() => expect(bodiesSent(network)).toEqual([{ topic: 'One!' }, { topic: 'Three' }]));
  });

  it('updates a call summary that was saved', async () => {
    const row = aRow('u1', { topic: 'Saved' });
    const template = aTemplate([topic], { occurrence: 'multiple', name: 'Company Call Summary' });
    const { network } = await openSubmissions(template, {
      rows: [row],
      at: '/submissions?template=Company+Call+Summary',
      answers: {
        [`GET ${SITE_VISITS}/u1`]: { body: { data: savedEntry(template) } },
        [`PUT ${SITE_VISITS}/u1`]: { body: { status: 'success', uuid: 'u1' } },
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Add Site Visit' }));
    const card = within(await screen.findByRole('listitem', { name: 'Saved' }));
    await userEvent.click(card.getByRole('button', { name: 'Edit Saved' }));
    await userEvent.type(card.getByRole('textbox', { name: 'Topic' }), '!');

    await userEvent.click(card.getByRole('button', { name: 'Update' }));

    await waitFor(() =>
      expect(bodiesSent(network, `${SITE_VISITS}/u1`, 'PUT')).toEqual([{ topic: 'Saved!', version: 4 }]),
    );
  });
});
