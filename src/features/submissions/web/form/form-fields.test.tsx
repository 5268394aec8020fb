import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { connectSession } from '#web/api.ts';
import { topic } from '../testing/a-template.ts';
import { addButton, openForm, bodiesSent } from '../testing/open-submissions.tsx';

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

describe('fields beside each other', () => {
  it('keep what was typed while a file was on its way', async () => {
    const data = {
      uuid: 'f1',
      file_name: 'deck.pdf',
      document_type: 'Pitch Deck',
      size: 1,
      content_type: 'application/pdf',
      uploaded_by: null,
      created_at: '2026-11-05T12:00:00.000Z',
      url: '/media/files/00000000-0000-4000-8000-000000000000',
    };
    const sent: EventTarget[] = [];
    class Request extends EventTarget {
      readonly upload = new EventTarget();
      readonly status = 201;
      readonly responseText = JSON.stringify({ data });
      open() {}
      setRequestHeader() {}
      send() {
        sent.push(this);
      }
    }
    vi.stubGlobal('XMLHttpRequest', Request);
    const { sheet } = await openForm([
      { name: 'domain', title: 'Domain', data_type: 'string' },
      { name: 'deck', title: 'Deck', data_type: 'file' },
      topic,
    ]);
    await userEvent.type(sheet.getByRole('textbox', { name: 'Domain' }), 'acme.example');
    const [input] = document.querySelectorAll<HTMLInputElement>('input[type=file]');
    if (input) await userEvent.upload(input, new File(['x'], 'deck.pdf', { type: 'application/pdf' }));
    await waitFor(() => expect(sent).toHaveLength(1));
    await userEvent.type(sheet.getByRole('textbox', { name: 'Topic' }), 'Boiler');

    sent[0]?.dispatchEvent(new Event('load'));

    expect(await sheet.findByText('deck.pdf')).toBeVisible();
    expect(sheet.getByRole('textbox', { name: 'Topic' })).toHaveValue('Boiler');
  });

  it('take a moment whose year is still being typed, in a zone that once had another offset', async () => {
    vi.stubEnv('TZ', 'Europe/Berlin');
    const { sheet } = await openForm([{ name: 'at', title: 'At', data_type: 'datetime' }]);
    const field = sheet.getByLabelText(/^At/);

    fireEvent.change(field, { target: { value: '0002-03-04T10:20' } });

    expect(field).toHaveValue('0002-03-04T10:20');
    vi.unstubAllEnvs();
  });

  it('say when the options of a list cannot be read', async () => {
    const { sheet } = await openForm(
      [
        {
          name: 'quarters',
          title: 'Quarters',
          data_type: 'list',
          describe: { values_endpoint: '/api/v1/quarters' },
        },
      ],
      {},
      { 'GET /api/v1/quarters': { status: 500, body: {} } },
    );

    expect(await sheet.findByText('Options couldn’t be loaded. Try again later.')).toBeVisible();
  });
});
