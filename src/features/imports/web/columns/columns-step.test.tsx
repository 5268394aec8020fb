import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { aCheckedImport, anImport, IMPORT_ID, IMPORT_PATH } from '../testing/an-import.ts';
import { openSheet } from '../testing/open-sheet.tsx';

const READ = `GET ${IMPORT_PATH}`;
const MAPPING = `PUT ${IMPORT_PATH}/mapping`;
const field = (column: string) => screen.findByRole('combobox', { name: `Field for ${column}` });
const row = (column: string) => screen.getByRole('row', { name: new RegExp(`^${column}`) });

const opened = (record = anImport(), answers = {}) =>
  openSheet(IMPORT_ID, { [READ]: { body: { data: record } }, ...answers });

const selectedIn = (input: HTMLElement) => {
  const { value, selectionStart, selectionEnd } = input as HTMLInputElement;
  return value.slice(selectionStart ?? 0, selectionEnd ?? 0);
};

const choose = async (column: string, label: string) => {
  await userEvent.click(await field(column));
  await userEvent.click(await screen.findByRole('option', { name: new RegExp(`^${label}`) }));
};

it('shows each column with its first values, its field and how that was found', async () => {
  await opened();

  expect(await field('Website')).toHaveValue('Website');
  expect(row('Website')).toHaveTextContent('ferrowick.example, lumenvale.example');
  expect(row('Website')).toHaveTextContent('Matched by name');
  expect(await field('Blurb')).toHaveValue('Do not import');
  expect(row('Blurb')).toHaveTextContent('Not imported');
  expect(screen.getByText(/^2 of 3 columns will be imported\./)).toBeVisible();
});

it('says that contacts brought as companies are people, and leads there', async () => {
  const headers = 'Full name,First name,Last name,E-mail,Company,Job title,LinkedIn,Website'.split(',');
  const { here } = await opened(
    anImport({ file_name: 'contacts.vcf', headers, mapping: headers.map(() => null), preview: [] }),
  );

  expect(await screen.findByText(/^This looks like a list of people from an address book/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Import it as people' }));

  await waitFor(() => expect(here()).toBe('/explore?import=people'));
});

it('says where the values of a column told its field, not its name', async () => {
  const record = anImport({
    headers: ['Website', 'Status'],
    mapping: ['website', 'tp_status'],
    preview: [{ line: 2, cells: ['ferrowick.example', 'IN_CONVERSATION'] }],
  });
  await opened(record, {
    'GET /api/v1/company-statuses': {
      body: { data: [{ display_name: 'Private', server_value: 'private' }] },
    },
    'GET /api/v1/tp-status-options': {
      body: { data: [{ display_name: 'In Conversation', server_value: 'IN_CONVERSATION' }] },
    },
  });

  expect(await field('Status')).toHaveValue('Pipeline status');
  await waitFor(() => expect(row('Status')).toHaveTextContent('Matched by values'));
});

it('moves a field that another column had, says so before, and sends what was chosen', async () => {
  const checking = { data: anImport({ status: 'checking' }) };
  const { network } = await opened(anImport(), { [MAPPING]: { status: 202, body: checking } });
  await userEvent.click(await field('Blurb'));
  expect(await screen.findByRole('option', { name: /^Company name/ })).toHaveTextContent(
    'now from “Company”',
  );

  await userEvent.click(screen.getByRole('option', { name: /^Company name/ }));
  expect(row('Blurb')).toHaveTextContent('Chosen by you');
  expect(await field('Company')).toHaveValue('Do not import');
  // The sheet asks again while the check runs, and would show the columns if told that it does not.
  network.answer(READ, { body: checking });
  await userEvent.click(screen.getByRole('button', { name: 'Check 2 rows' }));

  expect(await screen.findByRole('heading', { name: 'Checking the rows' })).toBeVisible();
  const [sent] = network.heardOf(`${IMPORT_PATH}/mapping`);
  expect(JSON.parse(sent?.body ?? '')).toEqual({ mapping: ['website', null, 'company_name'] });
});

it('sets list, bucket, source, owner and status for all rows from what the firm has, and new ones where it may', async () => {
  const owner = {
    display_name: 'Bo Ray',
    server_value: 'bo',
    full_name: 'Bo Ray',
    email_address: 'bo@firm.example',
    role: 'PARTNER',
  };
  const { network } = await opened(anImport({ constants: [{ field: 'bucket', value: 'Old' }] }), {
    'GET /api/v1/all-lists-and-buckets': {
      body: {
        data: {
          lists: [{ list_id: 1, workboard_id: 1, name: 'Berlin, deep tech' }],
          buckets: [{ name: 'Old' }],
        },
      },
    },
    'GET /api/v1/explore/datasources': { body: { results: [] } },
    'GET /api/v1/pipeline-tp-owner': { body: { results: [owner] } },
    'GET /api/v1/tp-status-options': {
      body: { data: [{ display_name: 'Prospect', server_value: 'PROSPECT' }] },
    },
    [MAPPING]: { status: 202, body: { data: anImport({ status: 'checking' }) } },
  });
  const part = within(await screen.findByRole('region', { name: 'For all rows' }));
  const pick = async (label: string, option: string) => {
    await userEvent.click(part.getByRole('combobox', { name: label }));
    await userEvent.click(await screen.findByRole('option', { name: option }));
  };

  expect(part.getByRole('combobox', { name: 'Bucket' })).toHaveValue('Old');
  await pick('Lists', 'Berlin, deep tech');
  await pick('Owners', 'Bo Ray');
  await pick('Pipeline status', 'Prospect');
  await userEvent.clear(part.getByRole('combobox', { name: 'Bucket' }));
  await userEvent.type(part.getByRole('combobox', { name: 'Data source' }), 'Fair 2026');
  await userEvent.click(screen.getByRole('button', { name: 'Check 2 rows' }));

  const [sent] = network.heardOf(`${IMPORT_PATH}/mapping`);
  expect(JSON.parse(sent?.body ?? '{}').constants).toEqual([
    { field: 'lists', value: '["Berlin, deep tech"]' },
    { field: 'tp_owners', value: '["bo@firm.example"]' },
    { field: 'tp_status', value: 'Prospect' },
    { field: 'datasource', value: 'Fair 2026' },
  ]);
  const previewed = network.heardOf(`${IMPORT_PATH}/preview`).map(({ body }) => JSON.parse(body).constants);
  expect(previewed).toContainEqual(expect.arrayContaining([{ field: 'tp_status', value: 'Prospect' }]));
});

it('takes what is typed in the place of what was chosen, and the first that fits on Enter', async () => {
  await opened();
  const blurb = await field('Blurb');

  blurb.focus();
  await userEvent.keyboard('Descr');
  expect(blurb).toHaveValue('Descr');
  await userEvent.keyboard('{Enter}');
  expect(blurb).toHaveValue('Description');

  await waitFor(() => expect(selectedIn(blurb)).toBe('Description'));
  await userEvent.keyboard('do not{Enter}');
  expect(blurb).toHaveValue('Do not import');

  const company = await field('Company');
  await userEvent.click(company);
  await userEvent.keyboard('status{Enter}');
  expect(company).toHaveValue('Status');
  expect(row('Company')).toHaveTextContent('Chosen by you');
});

it('says what is missing while no column tells whose row it is', async () => {
  await opened();

  await choose('Website', 'Do not import');
  expect(screen.getByRole('button', { name: 'Check 2 rows' })).toBeEnabled();
  await choose('Company', 'Do not import');

  expect(screen.getByRole('button', { name: 'Check 2 rows' })).toBeDisabled();
  expect(
    screen.getByText('Choose the column that holds the domain, the website, or the name.'),
  ).toBeVisible();
});

it('keeps what was chosen while the sheet is closed', async () => {
  await opened();
  await choose('Blurb', 'Description');

  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await userEvent.click(screen.getByRole('button', { name: 'Open again' }));

  expect(await field('Blurb')).toHaveValue('Description');
});

it('closes the list of fields on Escape, and the sheet only on the next', async () => {
  await opened();
  await userEvent.click(await field('Blurb'));
  await screen.findByRole('option', { name: /^Domain/ });

  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('option')).toBeNull());
  expect(screen.getByRole('dialog', { name: 'Import companies' })).toBeVisible();
  await userEvent.keyboard('{Escape}');

  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('tells a refusal in place and stays where it is', async () => {
  const refused = { code: 422, name: 'Two columns are mapped to domain.', message: 'x' };
  await opened(anImport(), { [MAPPING]: { status: 422, body: refused } });

  await userEvent.click(await screen.findByRole('button', { name: 'Check 2 rows' }));

  expect(await screen.findByRole('alert')).toHaveTextContent('Two columns are mapped to domain.');
  expect(await field('Website')).toHaveValue('Website');
});

it('comes back from the check, and goes there again', async () => {
  const { here } = await opened(aCheckedImport());

  await userEvent.click(await screen.findByRole('button', { name: 'Back' }));
  expect(await field('Website')).toBeVisible();
  expect(here()).toContain('import_step=columns');
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Back' }));

  expect(await screen.findByRole('list', { name: 'Outcome' })).toBeVisible();
});

it('has nothing to check in a table without rows, and says so', async () => {
  await opened(anImport({ preview: [] }));

  expect(await screen.findByText(/^There are no rows below the headers\./)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Check 0 rows' })).toBeDisabled();
  expect(screen.queryByText(/rows as they will be/)).toBeNull();
});
