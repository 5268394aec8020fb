import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { aCheckedImport, anImport, IMPORT_ID, IMPORT_PATH } from './testing/an-import.ts';
import { aStoredSession, renderApp } from '#orion/web/testing/render-app.tsx';
import { openSheet } from './testing/open-sheet.tsx';

const LIST = 'GET /api/v1/imports';
const READ = `GET ${IMPORT_PATH}`;

it('lists the imports and opens one by keyboard; Back leads to the list', async () => {
  const record = aCheckedImport({ status: 'committed', created_by: null });
  await openSheet('all', {
    [LIST]: { body: { results: [record], next_page: null } },
    [READ]: { body: { data: record } },
  });
  const row = await screen.findByRole('row', { name: /plants\.csv/ });
  expect(row).toHaveTextContent('A command');
  expect(row).toHaveTextContent('Imported412 created, 168 updated, 14 rejected');

  screen.getByRole('button', { name: 'plants.csv' }).focus();
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByRole('heading', { name: '580 companies imported' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Go back', hidden: true }));

  expect(await screen.findByRole('dialog', { name: 'Imports' })).toBeVisible();
});

it('is a page of the settings, from which a file is opened and another is brought', async () => {
  aStoredSession();
  const record = aCheckedImport({ status: 'committed' });
  const { here } = renderApp('/settings/imports', {
    [LIST]: { body: { results: [record], next_page: null } },
    [READ]: { body: { data: record } },
  });

  await userEvent.click(await screen.findByRole('button', { name: 'plants.csv' }));
  expect(await screen.findByRole('heading', { name: '580 companies imported' })).toBeVisible();
  expect(here()).toBe(`/settings/imports?import=${IMPORT_ID}`);
  expect(screen.getByRole('button', { name: 'Import people', hidden: true })).toBeInTheDocument();
});

it('shows more of them as long as there are more', async () => {
  const named = (file_name: string) => aCheckedImport({ id: crypto.randomUUID(), file_name });
  await openSheet('all', {
    [LIST]: ({ search }) => ({
      body: search.has('after')
        ? { results: [named('oldest.csv')], next_page: null }
        : { results: [named('newest.csv')], next_page: 'further' },
    }),
  });

  await userEvent.click(await screen.findByRole('button', { name: 'Show more' }));

  expect(await screen.findByRole('row', { name: /oldest\.csv/ })).toBeVisible();
  expect(screen.getByRole('row', { name: /newest\.csv/ })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
});

it('says what a file that was only checked would do', async () => {
  await openSheet('all', {
    [LIST]: { body: { results: [aCheckedImport({ status: 'checked' })], next_page: null } },
  });

  expect(await screen.findByRole('row', { name: /plants\.csv/ })).toHaveTextContent('412 to create');
});

it('tells what somebody stopped from what failed, in the list and in its sheet', async () => {
  const record = anImport({
    status: 'failed',
    stopped: true,
    failure: 'Stopped by Ann Lee. No changes were kept.',
  });
  await openSheet('all', {
    [LIST]: { body: { results: [record], next_page: null } },
    [READ]: { body: { data: record } },
  });

  expect(await screen.findByRole('row', { name: /plants\.csv/ })).toHaveTextContent('Stopped–');
  await userEvent.click(screen.getByRole('button', { name: 'plants.csv' }));

  expect(await screen.findByText('Import stopped')).toBeVisible();
  expect(screen.getByText('Stopped by Ann Lee. No changes were kept.')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

it.each([
  ['there is none', { body: { results: [], next_page: null } }, 'No imports yet'],
  ['the call failed', { status: 500, body: { message: 'The disk is full.' } }, 'The disk is full.'],
])('says when %s', async (_, answer, words) => {
  await openSheet('all', { [LIST]: answer });

  expect(await screen.findByText(words)).toBeVisible();
});

it('names the connection where nobody answered', async () => {
  await openSheet('all', { [LIST]: () => Promise.reject(new TypeError('Failed to fetch')) });

  expect(await screen.findByText(/^Couldn’t reach Orion\. Check your connection/)).toBeVisible();
});

it('leads from an import that does not exist to the list', async () => {
  const { here } = await openSheet(IMPORT_ID, { [LIST]: { body: { results: [], next_page: null } } });

  await userEvent.click(await screen.findByRole('button', { name: 'Show all imports' }));

  await waitFor(() => expect(here()).toBe('/explore?import=all'));
});

it('loads an import again after a failure', async () => {
  const { network } = await openSheet(IMPORT_ID, {
    [READ]: { status: 500, body: { message: 'The database is away.' } },
  });
  expect(await screen.findByRole('alert')).toHaveTextContent('The database is away.');

  network.answer(READ, { body: { data: anImport() } });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));

  expect(await screen.findByRole('button', { name: 'Check 2 rows' })).toBeVisible();
});
