import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import type { ImportRecord } from '../../import-record.contract.ts';
import { aCheckedImport, IMPORT_ID, IMPORT_PATH } from '../testing/an-import.ts';
import { openSheet } from '../testing/open-sheet.tsx';

const READ = `GET ${IMPORT_PATH}`;
const UNDO = `POST ${IMPORT_PATH}/undo`;
const committed = (changes: Partial<ImportRecord> = {}) =>
  aCheckedImport({ status: 'committed', committed_at: '2026-11-15T08:02:00.000Z', ...changes });
const opened = (record: ImportRecord, answers = {}) =>
  openSheet(IMPORT_ID, { [READ]: { body: { data: record } }, ...answers });

it('tells what was imported, and leads on', async () => {
  const { here } = await opened(committed());

  expect(await screen.findByRole('heading', { name: '580 companies imported' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Download the 14 rejected rows' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Import another file' }));
  await waitFor(() => expect(here()).toBe('/explore?import=companies'));
});

it.each([
  [
    { removes: 412, restores: 1 },
    'Undoing removes the 412 companies it created and puts back the values of 1 company.',
  ],
  [{ removes: 0, restores: 2 }, 'Undoing puts back the values of 2 companies.'],
  [{ removes: 0, restores: 0 }, 'Undoing changes nothing, because the file changed nothing.'],
])('says what an undo takes back, not what was only looked at: %o', async (undo, sentence) => {
  const counts = { create: 412, update: 1, differ: 0, unchanged: 0, conflict: 1, skipped: 3, rejected: 0 };
  await opened(committed({ counts, undo }));

  expect(await screen.findByRole('region', { name: 'Undo import' })).toHaveTextContent(sentence);
  expect(screen.getByText('Kept existing').nextSibling).toHaveTextContent('1');
  expect(screen.getByText('Skipped').nextSibling).toHaveTextContent('3');
});

it('asks before it undoes, with the harmless answer under the hand', async () => {
  const { network } = await opened(committed(), {
    [UNDO]: { status: 202, body: { data: committed({ status: 'undoing' }) } },
  });

  await userEvent.click(await screen.findByRole('button', { name: 'Undo import' }));
  expect(screen.getByRole('button', { name: 'Keep it' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(network.heardOf(`${IMPORT_PATH}/undo`)).toHaveLength(0);

  await userEvent.click(screen.getByRole('button', { name: 'Undo import' }));
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('heading', { name: 'Undoing the import' })).toBeVisible();
});

it('offers no undo to whom the import does not belong, and says whose it is', async () => {
  await opened(committed({ may_undo: false }));

  expect(
    await screen.findByText('Only the person who imported this file, or an administrator, can undo it.'),
  ).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Undo import' })).toBeNull();
});

it('tells what was restored, and what was kept and why', async () => {
  const kept = [
    {
      key: 'ferrowick.example',
      field: 'employee_count',
      message: 'Changed after the import, so it was kept.',
    },
    {
      key: 'lumenvale.example',
      field: null,
      message: 'It was changed or used after the import, so it was kept.',
    },
  ];
  const undo = { removes: 411, restores: 168 };
  await opened(committed({ status: 'undone', undone_at: '2026-11-15T08:05:00.000Z', kept, undo }));

  expect(await screen.findByRole('heading', { name: 'Import undone' })).toBeVisible();
  const region = screen.getByRole('region', { name: 'Kept' });
  expect(region).toHaveTextContent('ferrowick.exampleEmployeesChanged after the import, so it was kept.');
  expect(region).toHaveTextContent(
    'lumenvale.exampleThe companyIt was changed or used after the import, so it was kept.',
  );
  expect(screen.getByText('Removed').nextSibling).toHaveTextContent('411');
  expect(screen.getByText('Restored').nextSibling).toHaveTextContent('168');
});

it('tells that an undo failed, and offers it again', async () => {
  await opened(committed({ failure: 'Something went wrong, and nothing was changed.' }));

  expect(await screen.findByRole('alert')).toHaveTextContent('nothing was changed');
  expect(screen.getByRole('button', { name: 'Undo import' })).toBeEnabled();
});

it('keeps the focus in the sheet when a step takes its button along', async () => {
  await opened(committed(), { [UNDO]: { status: 202, body: { data: committed({ status: 'undoing' }) } } });
  await userEvent.click(await screen.findByRole('button', { name: 'Undo import' }));

  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await screen.findByRole('heading', { name: 'Undoing the import' });

  await waitFor(() =>
    expect(screen.getByRole('dialog')).toContainElement(document.activeElement as HTMLElement),
  );
});
