import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { aStoredSession, renderApp } from '#orion/web/testing/render-app.tsx';
import type { ValueSource } from '../../sources.contract.ts';
import { IMPORT_ID, IMPORT_PATH } from '../testing/an-import.ts';

const COMPANY = 'GET /api/v1/companies/acme.example/sources';
const PERSON = 'GET /api/v1/people/7/sources';
const at = '2026-03-03T12:00:00.000Z';
const file = {
  import_id: IMPORT_ID,
  file_name: 'crm-export.xlsx',
  sheet: 'Sheet1',
  line: 1214,
  for_every_line: false,
  undone: false,
};
const imported = { source: 'import', by: 'Priya Nair', at, file };
const typed = { source: 'person', by: 'Theo Park', at, file: null };

const VALUES: ValueSource[] = [
  { field: 'company_domain', value: 'acme.example', ...imported },
  { field: 'employee_count', value: 1750, ...typed },
  { field: 'hq_city', value: null, ...typed },
  { field: 'status', value: 'Private', ...imported, file: { ...file, line: null, for_every_line: true } },
  {
    field: 'url',
    value: 'https://acme.example',
    ...imported,
    by: null,
    file: { ...file, sheet: null, undone: true },
  },
  { field: 'description', value: 'Pumps', source: 'demo', by: null, at: null, file: null },
  { field: 'hq_state', value: 'Texas', source: 'import', by: null, at, file: null },
  { field: 'external_id', value: '42', source: 'affinity', by: null, at: null, file: null },
  { field: 'last_funding_on', value: '2025-11-03', ...typed },
  { field: 'lists', value: 'Fair', ...typed },
  { field: 'tp_status', value: 'Prospect', ...typed },
  { field: 'bucket', value: 'Inner', ...imported, file: null },
];

const open = (of: string, answers: Parameters<typeof renderApp>[1]) => {
  aStoredSession();
  return renderApp(`/explore?sources=${of}`, answers);
};
const answer = (values: ValueSource[]) => ({ body: { data: { name: 'Acme', values } } });

it('lists field, value and source in words', async () => {
  open('company:acme.example', { [COMPANY]: answer(VALUES) });

  const sheet = await screen.findByRole('dialog', { name: 'Sources of Acme' });
  const rows = within(sheet).getAllByRole('row').slice(1);

  expect(rows.map((row) => row.textContent)).toEqual([
    'Domainacme.examplecrm-export.xlsx, Sheet1, line 1,214, imported by Priya Nair on Mar 03, 2026',
    'Employees1,750Typed by Theo Park on Mar 03, 2026',
    'HQ city–Cleared by Theo Park on Mar 03, 2026',
    'StatusPrivatecrm-export.xlsx, Sheet1, set for every line, imported by Priya Nair on Mar 03, 2026',
    'Websitehttps://acme.examplecrm-export.xlsx, line 1,214, imported by a command on Mar 03, 2026; undone since, but this value was kept',
    'DescriptionPumpsThe demonstration firm',
    'HQ stateTexasAn import on Mar 03, 2026',
    'External id42Affinity',
    'Last funding dateNov 03, 2025Typed by Theo Park on Mar 03, 2026',
    'ListsFairAdded by Theo Park on Mar 03, 2026',
    'Pipeline statusProspectSet by Theo Park on Mar 03, 2026',
    'BucketInnerImported by Priya Nair on Mar 03, 2026',
  ]);
});

it('leads by keyboard to the import a value came from', async () => {
  const { here } = open('person:7', {
    [PERSON]: answer([{ field: 'emails', value: 'ada@acme.example', ...imported }]),
    [`GET ${IMPORT_PATH}`]: { status: 404, body: { message: 'Import not found.' } },
  });
  expect(await screen.findByRole('rowheader', { name: 'E-mail address' })).toBeVisible();

  screen.getByRole('button', { name: 'crm-export.xlsx' }).focus();
  await userEvent.keyboard('{Enter}');

  await waitFor(() => expect(here()).toContain(`import=${IMPORT_ID}`));
});

it.each([
  ['waits', () => new Promise<never>(() => {}), 'Loading sources'],
  ['has nothing to tell', answer([]), 'No values yet'],
  ['failed', { status: 500, body: { message: 'The disk is full.' } }, 'The disk is full.'],
])('says when it %s', async (_, told, words) => {
  open('company:acme.example', { [COMPANY]: told });

  expect(await screen.findByText(words)).toBeInTheDocument();
});

it('says when the address names nobody, and closes', async () => {
  const { here } = open('person:x', {});

  expect(await screen.findByText('The link is incomplete.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));

  await waitFor(() => expect(here()).toBe('/explore'));
});
