import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { anAppConfig } from '#orion/web/testing/render-app.tsx';
import type { ImportRecord } from '../import-record.contract.ts';
import { anImport, IMPORT_ID, IMPORT_PATH } from './testing/an-import.ts';
import { fakeUpload } from './testing/fake-upload.ts';
import { openSheet } from './testing/open-sheet.tsx';

const CONFIG = 'GET /api/v1/app-config';
const UPLOAD = 'POST /api/v1/imports';
const READ = `GET ${IMPORT_PATH}`;
const counts = { create: 3, update: 0, differ: 2, unchanged: 5, conflict: 0, skipped: 0, rejected: 1 };
const ofMeetings = (changes: Partial<ImportRecord> = {}) =>
  anImport({
    entity: 'meetings',
    file_name: 'meetings.json',
    headers: [],
    mapping: [],
    preview: [],
    status: 'checked',
    checked_at: '2026-11-15T08:01:00.000Z',
    counts,
    rows_total: 11,
    problems: [{ line: 4, field: 'calendar_invitees', message: 'Nobody from outside was invited.' }],
    ...changes,
  });
const opened = (changes: Partial<ImportRecord> = {}, answers = {}) =>
  openSheet(IMPORT_ID, { [READ]: { body: { data: ofMeetings(changes) } }, ...answers });

beforeEach(() => fakeUpload());

// FATH-074
it('takes a file of meetings, which has no columns, straight to its dry run', async () => {
  const checking = ofMeetings({ status: 'checking' });
  const { network } = await openSheet('meetings', {
    [CONFIG]: { body: anAppConfig() },
    [UPLOAD]: { status: 201, body: { data: checking } },
    [READ]: { body: { data: checking } },
  });
  expect(screen.getByText('JSON or NDJSON exported from Fathom')).toBeVisible();
  const steps = within(screen.getByRole('list', { name: 'Steps' }));
  expect(steps.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '1File',
    '2Check',
    '3Import',
  ]);

  await userEvent.upload(await screen.findByLabelText('File to import'), new File(['[]'], 'meetings.json'));

  expect(await screen.findByRole('progressbar', { name: 'Checking the rows' })).toBeVisible();
  const [sent] = network.heard.filter(({ method }) => method === 'POST');
  expect(sent?.search.get('entity')).toBe('meetings');
});

it('offers meetings only where they are used', async () => {
  const { network } = await openSheet('companies', { [CONFIG]: { body: anAppConfig() } });
  expect(await screen.findByRole('radio', { name: 'Meetings' })).toBeInTheDocument();
  expect(network.heardOf('/api/v1/app-config')).toHaveLength(1);
});

it('does not offer them with the gate off', async () => {
  const closed = { ...anAppConfig(), gates: { 'orion-fathom-tab': false } };
  await openSheet('companies', { [CONFIG]: { body: closed } });

  await screen.findByRole('radio', { name: 'People' });
  await waitFor(() => expect(screen.queryByRole('radio', { name: 'Meetings' })).toBeNull());
});

it('keeps meetings that are told otherwise, unless the file is to count', async () => {
  const COMMIT = `POST ${IMPORT_PATH}/commit`;
  const committing = { body: { data: ofMeetings({ status: 'committing' }) } };
  const { network } = await opened({}, { [COMMIT]: { status: 202, ...committing } });

  const differ = within(await screen.findByRole('region', { name: 'Different values' }));
  expect(differ.getByText(/already in Orion with different details/)).toBeVisible();
  expect(differ.queryByRole('table')).toBeNull();
  expect(screen.queryByText(/columns/)).toBeNull();
  expect(screen.getByRole('region', { name: 'Rejected' })).toHaveTextContent('Invitees');
  expect(screen.getByRole('button', { name: 'Import 3 rows' })).toBeEnabled();
  await userEvent.click(differ.getByRole('radio', { name: 'Use the file for all' }));
  await userEvent.click(screen.getByRole('button', { name: 'Import 5 rows' }));

  await screen.findByRole('progressbar', { name: 'Importing' });
  expect(JSON.parse(network.heardOf(`${IMPORT_PATH}/commit`)[0]?.body ?? '')).toEqual({
    existing: 'replace',
  });
});

it('goes back to the choice of a file, since there are no columns', async () => {
  const { here } = await opened();

  await userEvent.click(await screen.findByRole('button', { name: 'Back' }));

  await waitFor(() => expect(here()).toBe('/explore?import=meetings'));
});

it('has no way to the columns after a failure', async () => {
  await opened({ status: 'failed', failure: 'The file is no longer there.' });

  expect(await screen.findByRole('button', { name: 'Check again' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Back to the columns' })).toBeNull();
});

it('says what was kept by number alone', async () => {
  const kept = [
    {
      key: 'Meeting 880000001',
      field: null,
      message: 'It was changed or used after the import, so it was kept.',
    },
  ];
  await opened({ status: 'undone', kept });

  expect(await screen.findByRole('region', { name: 'Kept' })).toHaveTextContent(
    'Meeting 880000001The meeting',
  );
});
