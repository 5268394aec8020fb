import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { connectSession } from '#web/api.ts';
import { fakeNetwork } from '#web/testing/fake-network.ts';
import { render } from '#web/testing/render.tsx';
import { Toaster } from '#web/ui/overlays/toaster.tsx';
import { CompanyFiles } from './company-files.tsx';
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
    expect(await screen.findByText('No files yet.')).toBeVisible();
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
    await screen.findByText('No files yet.');
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
