import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import type { ImportRecord } from '../../imports.contract.ts';
import { aCheckedImport, anImport, IMPORT_ID, IMPORT_PATH } from '../testing/an-import.ts';
import { openSheet } from '../testing/open-sheet.tsx';

const READ = `GET ${IMPORT_PATH}`;
const COMMIT = `POST ${IMPORT_PATH}/commit`;
const opened = (record: ImportRecord, answers = {}) =>
  openSheet(IMPORT_ID, { [READ]: { body: { data: record } }, ...answers });
const none = { create: 0, update: 0, unchanged: 0, conflict: 0, rejected: 0 };

it('asks again until the check is over', async () => {
  const { network } = await opened(anImport({ status: 'checking', rows_done: 800, rows_total: 1600 }));
  expect(await screen.findByRole('progressbar', { name: 'Checking the rows' })).toHaveValue(50);
  expect(screen.getByText('800 of about 1,600 rows')).toBeVisible();

  network.answer(READ, { body: { data: aCheckedImport() } });

  expect(await screen.findByRole('button', { name: 'Import 582 rows' })).toBeEnabled();
});

it('asks no more once the sheet is closed', async () => {
  const { network } = await opened(anImport({ status: 'checking' }));
  await screen.findByRole('progressbar');

  await userEvent.click(screen.getByRole('button', { name: 'Close, go on in the background' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  vi.useFakeTimers();
  const asked = network.heardOf(IMPORT_PATH).length;
  await vi.advanceTimersByTimeAsync(10_000);
  vi.useRealTimers();

  expect(network.heardOf(IMPORT_PATH)).toHaveLength(asked);
});

it('counts the outcomes and shows the rows of those that need a look', async () => {
  await opened(aCheckedImport());

  const outcomes = await screen.findByRole('list', { name: 'Outcome' });
  expect(
    within(outcomes)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Create412new companies',
    'Update168get new values',
    'Unchanged1,020already the same',
    'Conflict2need a choice',
    'Rejected14cannot be taken in',
  ]);
  const rejected = screen.getByRole('region', { name: 'Rejected' });
  expect(within(rejected).getByRole('row', { name: /140/ })).toHaveTextContent(
    'Year founded"soon" is not a year.',
  );

  await userEvent.click(within(outcomes).getByRole('button', { name: /^Rejected/ }));
  expect(screen.queryByRole('region', { name: 'Conflict' })).toBeNull();
  await userEvent.click(within(outcomes).getByRole('button', { name: /^Rejected/ }));
  expect(screen.getByRole('region', { name: 'Conflict' })).toBeVisible();
});

it('keeps what people typed unless the file is to be taken, and never what belongs to another', async () => {
  const { network } = await opened(aCheckedImport(), {
    [COMMIT]: { status: 202, body: { data: aCheckedImport({ status: 'committing' }) } },
  });
  const cells = async (line: string) =>
    within(await screen.findByRole('row', { name: new RegExp(line) })).getAllByRole('cell');
  expect((await cells('18'))[4]).toHaveTextContent('Not used: 79');

  await userEvent.click(screen.getByRole('radio', { name: 'Take file for all' }));
  expect((await cells('18'))[3]).toHaveTextContent('Not used: 1,084');
  expect((await cells('911'))[3]).toHaveTextContent('Belongs to another company');
  expect((await cells('911'))[4]).toHaveTextContent('Not used: salt.example');
  await userEvent.click(screen.getByRole('button', { name: 'Import 582 rows' }));

  expect(await screen.findByRole('heading', { name: 'Importing companies' })).toBeVisible();
  expect(JSON.parse(network.heardOf(`${IMPORT_PATH}/commit`)[0]?.body ?? '')).toEqual({ keep_ours: false });
});

it.each([
  [{ ...none, unchanged: 5 }, 'Nothing to import: nothing would change.'],
  [{ ...none, rejected: 3 }, 'Nothing to import: no row can be read.'],
])('says why there is nothing to import: %o', async (counts, reason) => {
  await opened(aCheckedImport({ counts, conflicts: [], problems: [] }));

  expect(await screen.findByRole('button', { name: 'Import 0 rows' })).toBeDisabled();
  expect(screen.getByText(reason)).toBeVisible();
});

it('fetches the rejected rows as a file, with the token', async () => {
  const made = vi.fn((_content: Blob) => 'blob:rows');
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: made, revokeObjectURL: vi.fn() }));
  const { network } = await opened(aCheckedImport(), { [`${READ}/rejected`]: { body: 'line,reason' } });

  await userEvent.click(await screen.findByRole('button', { name: 'Download these rows' }));

  await waitFor(() => expect(made).toHaveBeenCalledOnce());
  const [asked] = network.heardOf(`${IMPORT_PATH}/rejected`);
  expect(asked?.headers.get('authorization')).toBe('Bearer id-token');
});

it('tells why a file could not be taken in, and checks it again', async () => {
  const failed = anImport({ status: 'failed', failure: 'Line 7: a quote is never closed.' });
  await opened(failed, {
    [`POST ${IMPORT_PATH}/check`]: { status: 202, body: { data: anImport({ status: 'checking' }) } },
  });
  expect(await screen.findByRole('alert')).toHaveTextContent('Line 7: a quote is never closed.');

  await userEvent.click(screen.getByRole('button', { name: 'Check again' }));

  expect(await screen.findByRole('heading', { name: 'Checking the rows' })).toBeVisible();
});
