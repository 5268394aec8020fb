import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { connectSession } from '#web/api.ts';
import { fakeNetwork } from '#web/testing/fake-network.ts';
import { render } from '#web/testing/render.tsx';
import { renderAt } from '#web/testing/render-at.tsx';
import { Toaster } from '#web/ui/toaster.tsx';
import { AlertsSheet } from './alerts-sheet.tsx';
import { AlertBell } from './alert-bell.tsx';
import { CompanyFiles } from './company-files.tsx';
import { CompanyUpdates } from './company-updates.tsx';
import { FavouriteStar } from './favourite-star.tsx';
import { fileSize } from './file-size.rules.ts';

beforeEach(() => connectSession({ token: async () => 'id-token', renewed: async () => null, gone() {} }));
afterEach(() => vi.unstubAllGlobals());

const OPTIONS = { body: { data: [{ display_name: 'Memo', server_value: 'Memo' }] } };
const FILE = {
  uuid: '3b1f6a52-0f6e-4d0c-9a64-1d2a4c3b5e6f',
  file_name: 'deck.pdf',
  document_type: 'Pitch Deck',
  size: 1_240_000,
  content_type: 'application/pdf',
  uploaded_by: 'Ann Lee',
  created_at: '2026-02-03T10:00:00.000Z',
  url: '/media/files/3b1f6a52-0f6e-4d0c-9a64-1d2a4c3b5e6f',
};

// PIPE-019, PIPE-020
describe.each([
  {
    what: 'a favourite',
    part: <FavouriteStar domain="acme.example" />,
    path: '/api/v1/company-favorite',
    name: 'Add to favourites',
    saved: (on: boolean) =>
      on ? [{ company_domain: 'acme.example', company_name: 'Acme', created_at: FILE.created_at }] : [],
  },
  {
    what: 'an alert',
    part: <AlertBell domain="acme.example" />,
    path: '/api/v1/alert-company',
    name: 'Alert me about this company',
    saved: (on: boolean) => (on ? ['acme.example'] : []),
  },
])('$what', ({ part, path, name, saved }) => {
  const button = () => screen.findByRole('button', { name });

  it('is set at once, once for a double click, and taken back', async () => {
    let on = false;
    const network = fakeNetwork({
      [`GET ${path}`]: () => ({ body: { results: saved(on) } }),
      [`POST ${path}`]: ({ body }) => {
        on = Object.values(JSON.parse(body) as object).includes(true);
        return { body: { status: 'success' } };
      },
    });
    render(part);
    await waitFor(async () => expect(await button()).toBeEnabled());

    await userEvent.dblClick(await button());

    await waitFor(async () => expect(await button()).toHaveAttribute('aria-pressed', 'true'));
    expect(network.heard.filter(({ method }) => method === 'POST')).toHaveLength(1);
    await waitFor(() => expect(network.heardOf(path).at(-1)?.method).toBe('GET'));
    await userEvent.click(await button());
    await waitFor(async () => expect(await button()).toHaveAttribute('aria-pressed', 'false'));
    expect(on).toBe(false);
  });

  it.each([
    ['a fault', { status: 500, body: {} }, /went wrong/],
    [
      'a refusal',
      { status: 422, body: { name: 'Not this one.', message: 'Not this one.' } },
      'Not this one.',
    ],
    ['an error in a 200', { body: { error: 'no' } }, /went wrong/],
    ['a dead network', () => Promise.reject(new TypeError('Failed to fetch')), /could not be reached/],
    ['silence', () => new Promise<never>(() => {}), /did not answer in time/],
  ])('that meets %s goes back to what is saved, with a message', async (_fault, answer, message) => {
    fakeNetwork({ [`GET ${path}`]: { body: { results: [] } }, [`POST ${path}`]: answer });
    render(
      <>
        <Toaster />
        {part}
      </>,
    );
    await waitFor(async () => expect(await button()).toBeEnabled());

    await userEvent.click(await button());

    expect(await screen.findByText(message, {}, { timeout: 4000 })).toBeVisible();
    await waitFor(async () => expect(await button()).toHaveAttribute('aria-pressed', 'false'));
  });
});

// PIPE-025
describe('updates', () => {
  it('are listed, and one is noted by keyboard', async () => {
    const results = [
      {
        uuid: 'u1',
        domain: 'acme.example',
        type: 'Press',
        content: '<b>Seen</b>',
        created_at: FILE.created_at,
        scoper: 'Ann Lee',
      },
    ];
    const network = fakeNetwork({
      'GET /api/v1/company-updates': () => ({ body: { results } }),
      'GET /api/v1/company-updates/types': OPTIONS,
      'POST /api/v1/company-updates': ({ body }) => {
        const update = {
          ...results[0],
          uuid: 'u2',
          ...(JSON.parse(body) as object),
        } as (typeof results)[number];
        results.unshift(update);
        return { status: 201, body: { data: update } };
      },
    });
    render(<CompanyUpdates domain="acme.example" />);
    const list = await screen.findByRole('list', { name: 'Updates' });
    expect(within(list).getByText('<b>Seen</b>')).toBeVisible();

    await userEvent.type(
      screen.getByRole('textbox', { name: 'What happened' }),
      'New office{Control>}{Enter}{/Control}',
    );

    expect(await within(list).findByText('New office')).toBeVisible();
    expect(network.heard.filter(({ method }) => method === 'POST')).toHaveLength(1);
    expect(screen.getByRole('textbox', { name: 'What happened' })).toHaveValue('');
  });

  it('that could not be noted keep what was typed', async () => {
    fakeNetwork({
      'GET /api/v1/company-updates': { body: { results: [] } },
      'GET /api/v1/company-updates/types': OPTIONS,
      'POST /api/v1/company-updates': { status: 503, body: { message: 'Orion is restarting.' } },
    });
    render(
      <>
        <Toaster />
        <CompanyUpdates domain="acme.example" />
      </>,
    );
    await userEvent.type(await screen.findByRole('textbox', { name: 'What happened' }), 'New office');
    await userEvent.click(await screen.findByRole('button', { name: 'Add update' }));

    expect(await screen.findByText('Orion is restarting.')).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'What happened' })).toHaveValue('New office');
  });
});

// PIPE-021
describe('files', () => {
  it('are listed with type, size and uploader, removed, and brought back by the toast', async () => {
    let results = [FILE];
    fakeNetwork({
      'GET /api/v1/file-uploads': () => ({ body: { results } }),
      'GET /api/v1/document-types': OPTIONS,
      [`DELETE /api/v1/file-uploads/${FILE.uuid}`]: () => {
        results = [];
        return { body: { status: 'success' } };
      },
      [`POST /api/v1/file-uploads/${FILE.uuid}/restore`]: () => {
        results = [FILE];
        return { body: { status: 'success' } };
      },
    });
    render(
      <>
        <Toaster />
        <CompanyFiles domain="acme.example" />
      </>,
    );
    expect(await screen.findByText(/Pitch Deck · 1.2 MB · Ann Lee/)).toBeVisible();

    await userEvent.click(screen.getByRole('button', { name: 'Remove deck.pdf' }));
    expect(await screen.findByText('No file was added yet.')).toBeVisible();
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));

    expect(await screen.findByRole('link', { name: 'deck.pdf' })).toBeVisible();
  });

  it('that are too large are not sent', async () => {
    const network = fakeNetwork({
      'GET /api/v1/file-uploads': { body: { results: [] } },
      'GET /api/v1/document-types': OPTIONS,
    });
    const { container } = render(
      <>
        <Toaster />
        <CompanyFiles domain="acme.example" />
      </>,
    );
    await screen.findByText('No file was added yet.');
    const large = new File(['x'], 'film.pdf');
    Object.defineProperty(large, 'size', { value: 20_000_001 });

    await userEvent.upload(
      container.ownerDocument.querySelector('input[type=file]') as HTMLInputElement,
      large,
    );

    expect(await screen.findByText(/film.pdf is larger than 20 MB/)).toBeVisible();
    expect(network.heard.filter(({ method }) => method === 'POST')).toEqual([]);
  });

  it.each([
    [0, '0 bytes'],
    [999, '999 bytes'],
    [1000, '1 kB'],
    [999_499, '999 kB'],
    [999_500, '1 MB'],
    [3_449_000, '3.4 MB'],
  ])('of %i bytes are %s large', (bytes, words) => expect(fileSize(bytes)).toBe(words));
});

// PIPE-020
describe('the alerts', () => {
  const alert = (uuid: string, read: boolean) => ({
    uuid,
    domain: 'acme.example',
    company_name: `Company ${uuid}`,
    type: 'status',
    message: '<b>moved</b> on',
    created_at: FILE.created_at,
    read,
  });

  it('lead to their company, and are read when opened or all at once', async () => {
    const read: unknown[] = [];
    const network = fakeNetwork({
      'GET /api/v1/alert': { body: { results: [alert('a', false), alert('b', false), alert('c', true)] } },
      'POST /api/v1/alert': ({ body }) => {
        read.push(JSON.parse(body));
        return { body: { status: 'success' } };
      },
    });
    await renderAt('/explore', <AlertsSheet onClose={() => {}} />);

    expect(await screen.findByRole('link', { name: /Company a \(unread\)/ })).toHaveAttribute(
      'href',
      '/explore?company=acme.example',
    );
    expect(screen.getAllByText('<b>moved</b> on')).toHaveLength(3);
    network.answer('GET /api/v1/alert', { body: { results: [alert('a', true), alert('b', true)] } });
    await userEvent.click(screen.getByRole('button', { name: 'Mark all read' }));

    await waitFor(() => expect(screen.queryByRole('button', { name: 'Mark all read' })).toBeNull());
    await waitFor(() =>
      expect(read).toEqual([
        { uuid: 'a', read: true },
        { uuid: 'b', read: true },
      ]),
    );
  });

  it('say how to ask for one while there is none', async () => {
    fakeNetwork({ 'GET /api/v1/alert': { body: { results: [] } } });
    await renderAt('/explore', <AlertsSheet onClose={() => {}} />);

    expect(await screen.findByText('No alert yet.')).toBeVisible();
  });
});
