import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import type { ImportRecord } from '../../import-record.contract.ts';
import { aCheckedImport, anImport, IMPORT_ID, IMPORT_PATH } from '../testing/an-import.ts';
import { openSheet } from '../testing/open-sheet.tsx';

const READ = `GET ${IMPORT_PATH}`;
const NOTHING = { body: { results: [], next: null, count: 0 } };
const opened = (record: ImportRecord, answers = {}) =>
  openSheet(IMPORT_ID, {
    [READ]: { body: { data: record } },
    [`GET ${IMPORT_PATH}/changes`]: NOTHING,
    ...answers,
  });

const aBadImport = () =>
  aCheckedImport({
    bad_cells: [
      {
        field: 'employee_count',
        reason: 'is not a number; use one such as 1200 or 1.2 million',
        cells: 11,
        values: [
          { text: 'about 40', cells: 9 },
          { text: 'lots', cells: 2 },
        ],
      },
    ],
    problems: [
      { line: 140, field: 'domain', message: 'The row has neither a domain nor a website, and no name.' },
    ],
  });
const MAPPING = `PUT ${IMPORT_PATH}/mapping`;
const checking = { status: 202, body: { data: anImport({ status: 'checking' }) } };

it('groups the cells that stay empty, and mends them and rejected rows with the keyboard alone', async () => {
  const { network } = await opened(aBadImport(), { [MAPPING]: checking });
  const region = await screen.findByRole('region', { name: 'Values to fix' });
  expect(region).toHaveTextContent(
    'EmployeesNot a number. Use one such as 1200 or 1.2 million. 11 cellsabout 40lots',
  );

  within(region).getByRole('button', { name: 'Fix Employees' }).focus();
  await userEvent.keyboard('{Enter}{Tab}');
  expect(screen.getByRole('textbox', { name: 'Correct value for “about 40” in Employees' })).toHaveFocus();
  await userEvent.keyboard('40');
  screen.getByRole('textbox', { name: 'Domain, line 140' }).focus();
  await userEvent.keyboard('acme.example');
  expect(screen.getByRole('button', { name: 'Check 2 fixes' })).toBeEnabled();
  network.answer(READ, checking);
  await userEvent.keyboard('{Enter}');

  expect(await screen.findByRole('heading', { name: 'Checking the rows' })).toBeVisible();
  expect(JSON.parse(network.heardOf(`${IMPORT_PATH}/mapping`)[0]?.body ?? '')).toEqual({
    mapping: ['website', 'company_name', null],
    mends: [
      { field: 'employee_count', line: null, cell: 'about 40', value: '40' },
      { field: 'domain', line: 140, cell: null, value: 'acme.example' },
    ],
  });
});

it('shows how a column was read and why, asks where nobody knows, and reads it as it is told', async () => {
  const readings: ImportRecord['column_readings'] = [
    {
      column: 1,
      reading: 'day_first',
      by: 'cells',
      rows: 900,
      open: 12,
      example: '03/04/2020',
      choices: ['day_first', 'month_first'],
    },
    {
      column: 2,
      reading: null,
      by: null,
      rows: 0,
      open: 8,
      example: '12.5',
      choices: ['dollars', 'thousands', 'millions'],
    },
  ];
  const { network } = await opened(aCheckedImport({ column_readings: readings }), { [MAPPING]: checking });
  const region = await screen.findByRole('region', { name: 'How columns are read' });
  expect(region).toHaveTextContent('Day first: 900 rows say so.');
  expect(region).toHaveTextContent('1 column needs an answer.');
  expect(region).toHaveTextContent('8 cells such as “12.5” can be read in several ways.');

  const choice = within(region).getByRole('radiogroup', { name: 'How Blurb is read' });
  network.answer(READ, checking);
  await userEvent.click(within(choice).getByRole('radio', { name: 'Millions' }));

  expect(await screen.findByRole('heading', { name: 'Checking the rows' })).toBeVisible();
  expect(JSON.parse(network.heardOf(`${IMPORT_PATH}/mapping`)[0]?.body ?? '')).toEqual({
    mapping: ['website', 'company_name', null],
    readings: [null, null, 'millions'],
  });
});
