import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { aStoredSession, renderApp } from '#orion/web/testing/render-app.tsx';
import { anImport, IMPORT_ID, IMPORT_PATH } from '../testing/an-import.ts';
import { fakeUpload } from '../testing/fake-upload.ts';
import { openSheet } from '../testing/open-sheet.tsx';

const UPLOAD = 'POST /api/v1/imports';
const aFile = (name = 'plants.csv') => new File(['Website\nferrowick.example\n'], name, { type: 'text/csv' });
const input = () => screen.findByLabelText('File to import');
const arrived = { status: 201, body: { data: anImport() } };
const known = { [`GET ${IMPORT_PATH}`]: { body: { data: anImport() } } };

beforeEach(() => fakeUpload());

it('is reached from the palette and from the account menu, and Escape closes it', async () => {
  aStoredSession();
  const { here } = renderApp('/explore?projects=a');
  await userEvent.click(await screen.findByRole('button', { name: 'Account of Marta Lindqvist' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Import data' }));
  expect(await screen.findByRole('dialog', { name: 'Import companies' })).toBeVisible();
  expect(here()).toBe('/explore?projects=a&import=companies');

  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(here()).toBe('/explore?projects=a'));
  await userEvent.keyboard('{Control>}k{/Control}');
  await screen.findByRole('dialog', { name: 'Search or jump to' });
  await userEvent.keyboard('import people{Enter}');

  expect(await screen.findByRole('dialog', { name: 'Import people' })).toBeVisible();
});

it('sends the file as it is, with its name and what is in it, and goes on to its columns', async () => {
  const { network, here } = await openSheet('people', { [UPLOAD]: arrived, ...known });

  await userEvent.upload(await input(), aFile('Gäste & co.csv'));

  expect(await screen.findByRole('button', { name: 'Check 2 rows' })).toBeEnabled();
  const [sent] = network.heard.filter(({ method }) => method === 'POST');
  expect(Object.fromEntries(sent?.search ?? [])).toEqual({ entity: 'people', file_name: 'Gäste & co.csv' });
  expect(sent?.headers.get('authorization')).toBe('Bearer id-token');
  expect(here()).toBe(`/explore?import=${IMPORT_ID}`);
});

it('takes a file that is dropped, and only one', async () => {
  await openSheet('companies', { [UPLOAD]: arrived, ...known });
  const zone = (await screen.findByText('Drop a file here')).parentElement as HTMLElement;

  fireEvent.drop(zone, { dataTransfer: { files: [aFile(), aFile('more.csv')] } });
  expect(await screen.findByRole('alert')).toHaveTextContent('one file at a time');
  fireEvent.drop(zone, { dataTransfer: { files: [aFile()] } });

  expect(await screen.findByRole('button', { name: 'Check 2 rows' })).toBeVisible();
});

it.each([
  [413, { code: 413, name: 'TooLarge', message: 'That is larger than Orion accepts.' }, 'larger than Orion'],
  [415, { code: 415, name: 'UnsupportedMediaType', message: 'Send a file.' }, 'Send a file.'],
  [422, { code: 422, name: 'Line 1: this is a PDF.', message: 'Line 1: this is a PDF.' }, 'this is a PDF'],
])('tells a %i in place, keeps the file, and sends it again when asked', async (status, body, words) => {
  const { network } = await openSheet('companies', { [UPLOAD]: { status, body }, ...known });
  await userEvent.upload(await input(), aFile());
  expect(await screen.findByRole('alert')).toHaveTextContent(words);

  network.answer(UPLOAD, arrived);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));

  expect(await screen.findByRole('button', { name: 'Check 2 rows' })).toBeVisible();
});

it('says when the connection broke', async () => {
  await openSheet('companies', {
    [UPLOAD]: () => Promise.reject(new TypeError('Failed to fetch')),
  });

  await userEvent.upload(await input(), aFile());

  expect(await screen.findByRole('alert')).toHaveTextContent('The connection dropped');
});

it('shows how far it is, and lets go of the file on Cancel', async () => {
  await openSheet('companies', { [UPLOAD]: () => new Promise<never>(() => {}) });
  await userEvent.upload(await input(), aFile());
  expect(await screen.findByRole('progressbar', { name: 'Uploading plants.csv' })).toHaveValue(50);

  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));

  expect(await screen.findByRole('button', { name: 'Choose a file' })).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

it('goes on while the sheet is closed, and is where it got to when it opens again', async () => {
  let arrive: ((answer: typeof arrived) => void) | undefined;
  await openSheet('companies', {
    [UPLOAD]: () => new Promise<typeof arrived>((resolve) => (arrive = resolve)),
    ...known,
  });
  await userEvent.upload(await input(), aFile());
  await screen.findByRole('progressbar');

  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  arrive?.(arrived);
  await userEvent.click(screen.getByRole('button', { name: 'Open again' }));

  expect(await screen.findByRole('button', { name: 'Check 2 rows' })).toBeVisible();
});
