import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import type { Heard } from '#web/testing/fake-network.ts';
import type { ImportChange, ImportRecord } from '../../import-record.contract.ts';
import {
  aCheckedImport,
  aDifference,
  anImport,
  IMPORT_ID,
  IMPORT_PATH,
  someConflicts,
} from '../testing/an-import.ts';
import { openSheet } from '../testing/open-sheet.tsx';

const READ = `GET ${IMPORT_PATH}`;
const CHANGES = `GET ${IMPORT_PATH}/changes`;
const DECIDE = `PUT ${IMPORT_PATH}/changes`;
const COMMIT = `POST ${IMPORT_PATH}/commit`;
/** Those that would change, by what becomes of them; nothing is filtered. */
const changesOf =
  (...changes: ImportChange[]) =>
  ({ search }: Heard) => {
    const results = changes.filter(({ action }) => action === search.get('action'));
    return { body: { results, next: null, count: results.length } };
  };
const opened = (record: ImportRecord, answers = {}) =>
  openSheet(IMPORT_ID, {
    [READ]: { body: { data: record } },
    [CHANGES]: changesOf(...someConflicts(), aDifference()),
    ...answers,
  });
const none = { skipped: 0, create: 0, update: 0, differ: 0, unchanged: 0, conflict: 0, rejected: 0 };

const decisions = (network: { heardOf: (path: string) => Heard[] }) =>
  network
    .heardOf(`${IMPORT_PATH}/changes`)
    .flatMap(({ body }) => (body ? [JSON.parse(body) as unknown] : []));

it('asks again until the check is over', async () => {
  const { network } = await opened(anImport({ status: 'checking', rows_done: 800, rows_total: 1600 }));
  expect(await screen.findByRole('progressbar', { name: 'Checking the rows' })).toHaveValue(50);
  expect(screen.getByText('800 of about 1,600 rows')).toBeVisible();

  network.answer(READ, { body: { data: aCheckedImport() } });

  expect(await screen.findByRole('button', { name: 'Import 590 rows' })).toBeEnabled();
});

it('asks no more once the sheet is closed', async () => {
  const { network } = await opened(anImport({ status: 'checking' }));
  await screen.findByRole('progressbar');

  await userEvent.click(screen.getByRole('button', { name: 'Close and continue in the background' }));
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
    'Different values8from those in Orion',
    'Unchanged1,020already the same',
    'Conflict2need a choice',
    'Rejected14can’t be imported',
  ]);
  expect(
    screen.getByText(
      '412 companies will be created, 168 updated, 10 handled as chosen above. You can undo it afterwards.',
    ),
  ).toBeVisible();
  const rejected = screen.getByRole('region', { name: 'Rejected' });
  expect(within(rejected).getByRole('row', { name: /140/ })).toHaveTextContent(
    'Year founded"soon" is not a year.',
  );

  await userEvent.click(within(outcomes).getByRole('button', { name: /^Rejected/ }));
  expect(screen.queryByRole('region', { name: 'Conflict' })).toBeNull();
  await userEvent.click(within(outcomes).getByRole('button', { name: /^Rejected/ }));
  expect(screen.getByRole('region', { name: 'Conflict' })).toBeVisible();
});

it('fills only what is empty unless the file is to be taken', async () => {
  const { network } = await opened(aCheckedImport(), {
    [COMMIT]: { status: 202, body: { data: aCheckedImport({ status: 'committing' }) } },
    [DECIDE]: { body: { data: { decided: 1 } } },
  });
  const region = await screen.findByRole('region', { name: 'Different values' });
  const item = async () => (await within(region).findByText('Hollowell')).closest('li') as HTMLElement;
  expect(await item()).toHaveTextContent('Total funding (USD)6,400,000Not used: 7,900,000');
  expect(await item()).toHaveTextContent('HQ city–Omaha');
  expect(await item()).toHaveTextContent('Lists+Midwest');

  network.answer(CHANGES, changesOf(aDifference({ choice: 'replace' })));
  await userEvent.click(within(region).getByRole('radio', { name: 'Use the file for all' }));
  expect(await item()).toHaveTextContent('Not used: 6,400,0007,900,000');
  await userEvent.click(screen.getByRole('button', { name: 'Import 590 rows' }));

  expect(await screen.findByRole('heading', { name: 'Importing companies' })).toBeVisible();
  expect(decisions(network)).toEqual([{ action: 'differ', choice: 'replace' }]);
  expect(JSON.parse(network.heardOf(`${IMPORT_PATH}/commit`)[0]?.body ?? '')).toEqual({ existing: 'fill' });
});

it('lets a person choose for each conflict and for all, with the keyboard', async () => {
  const { network } = await opened(aCheckedImport(), { [DECIDE]: { body: { data: { decided: 1 } } } });
  const region = await screen.findByRole('region', { name: 'Conflict' });
  const item = () => within(region).getByText('Quillmark', { selector: 'b' }).closest('li') as HTMLElement;
  await within(region).findByRole('radiogroup', { name: 'Quillmark, line 18' });
  expect(item()).toHaveTextContent('Not used: Quill Mark Inc');
  expect(item()).toHaveTextContent('Typed by a person');
  expect(within(region).getByText('Belongs to another company')).toBeVisible();

  const chosen = someConflicts().map((one) =>
    one.number === 17 ? { ...one, choice: 'replace' as const } : one,
  );
  network.answer(CHANGES, changesOf(...chosen));
  within(item()).getByRole('radio', { name: 'Keep existing' }).focus();
  await userEvent.keyboard('{ArrowRight}');

  await waitFor(() => expect(item()).toHaveTextContent('Not used: Quillmark'));
  expect(decisions(network)).toEqual([{ action: 'conflict', choice: 'replace', number: 17 }]);

  const skipped = someConflicts().map((one) => ({ ...one, choice: 'skip' as const }));
  network.answer(CHANGES, changesOf(...skipped));
  await userEvent.click(within(region).getByRole('radio', { name: 'Skip for all' }));

  await waitFor(() =>
    expect(within(region).getAllByRole('radio', { name: 'Skip', checked: true })).toHaveLength(2),
  );
  expect(decisions(network).at(-1)).toEqual({ action: 'conflict', choice: 'skip' });
});

it('offers a new company where the file may mean another, and tells whom it was taken for', async () => {
  const matched: ImportChange = {
    number: 30,
    line: 31,
    key: '~41',
    name: 'Hollowell',
    action: 'conflict',
    choice: 'keep',
    fields: [{ field: 'domain', kind: 'matched', ours: '~41', theirs: null }],
  };
  const { network } = await opened(aCheckedImport(), {
    [DECIDE]: { body: { data: { decided: 1 } } },
    [CHANGES]: changesOf(...someConflicts(), matched),
  });
  const region = await screen.findByRole('region', { name: 'Conflict' });
  const choices = async (name: string) =>
    within(await within(region).findByRole('radiogroup', { name }))
      .getAllByRole('radio')
      .map((radio) => radio.getAttribute('value'));

  expect(await choices('Quillmark, line 18')).toEqual(['skip', 'keep', 'replace', 'new']);
  expect(await choices('Saltpier, line 911')).toEqual(['skip', 'keep', 'replace']);
  const item = within(region).getByText('Hollowell', { selector: 'b' }).closest('li') as HTMLElement;
  expect(item).toHaveTextContent('Domain unknown');
  expect(item).toHaveTextContent('The file has no domain; matched by name and place');
  expect(item).not.toHaveTextContent('~41');

  await userEvent.click(within(item).getByRole('radio', { name: 'New company' }));

  await waitFor(() =>
    expect(decisions(network)).toEqual([{ action: 'conflict', choice: 'new', number: 30 }]),
  );
});

it('says when the conflicts cannot be loaded, and when a choice is refused', async () => {
  const refusal = { code: 409, name: 'Conflict', message: 'Check this file before you import it.' };
  const { network } = await opened(aCheckedImport(), {
    [CHANGES]: { status: 500, body: { code: 500, name: 'Fault', message: 'Something went wrong.' } },
    [DECIDE]: { status: 409, body: refusal },
  });
  const region = await screen.findByRole('region', { name: 'Conflict' });
  expect(await within(region).findByText('The changes could not be loaded.')).toBeVisible();

  network.answer(CHANGES, changesOf(...someConflicts()));
  await userEvent.click(within(region).getByRole('button', { name: 'Try again' }));
  await screen.findByRole('radiogroup', { name: 'Quillmark, line 18' });
  await userEvent.click(within(region).getByRole('radio', { name: 'Skip for all' }));

  expect(await screen.findByText('Check this file before you import it.')).toBeVisible();
});

it.each([
  [{ ...none, unchanged: 5 }, 'Nothing to import: nothing would change.'],
  [{ ...none, rejected: 3 }, 'Nothing to import: no row can be read.'],
])('says why there is nothing to import: %o', async (counts, reason) => {
  await opened(aCheckedImport({ counts, novelties: [], problems: [] }));

  expect(await screen.findByRole('button', { name: 'Import 0 rows' })).toBeDisabled();
  expect(screen.getByText(reason)).toBeVisible();
});

it('names the lists, tags and data sources that the file would make', async () => {
  await opened(aCheckedImport());

  expect(await screen.findByRole('region', { name: 'New in Orion' })).toHaveTextContent(
    'ListsMidwest 12 companies',
  );
});

it('finds one change among all of them, by text and by field, and saves what it found', async () => {
  const made = vi.fn((_content: Blob) => 'blob:changes');
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: made, revokeObjectURL: vi.fn() }));
  const { network } = await opened(aCheckedImport(), { [`${CHANGES}.csv`]: { body: 'line,key' } });
  const typing = await screen.findByRole('textbox', { name: 'Search changes' });

  await userEvent.type(typing, 'quill');
  await userEvent.click(screen.getByRole('combobox', { name: 'Field that changes' }));
  await userEvent.click(await screen.findByRole('option', { name: 'Company name (1)' }));
  await waitFor(() =>
    expect(network.heardOf(`${IMPORT_PATH}/changes`).map(({ search }) => `${search}`)).toContain(
      'action=conflict&search=quill&field=company_name&after=0',
    ),
  );
  expect(await screen.findByText('2 of 2')).toBeVisible();

  network.answer(CHANGES, changesOf());
  await userEvent.type(typing, 'xx');
  await waitFor(() =>
    expect(network.heardOf(`${IMPORT_PATH}/changes`).at(-1)?.search.get('search')).toBe('quillxx'),
  );
  expect((await screen.findAllByText('None match your search.')).length).toBeGreaterThan(0);

  await userEvent.click(screen.getByRole('button', { name: 'Download as CSV' }));
  await waitFor(() => expect(made).toHaveBeenCalledOnce());
  const [asked] = network.heardOf(`${IMPORT_PATH}/changes.csv`);
  expect(`${asked?.search}`).toBe('search=quillxx&field=company_name');
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
