import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Attribute } from '#kernel/forms/form-language.ts';
import { aStoredSession, renderApp } from '#orion/web/testing/render-app.tsx';
import { connectSession } from '#web/api.ts';
import { fakeNetwork } from '#web/testing/fake-network.ts';
import { renderAt } from '#web/testing/render-at.tsx';
import { Toaster } from '#web/ui/overlays/toaster.tsx';
import { answersFor, aTemplate } from '../testing/a-template.ts';
import { holdTimers } from '../testing/held-timers.ts';
import { BoardPage } from './board-page.tsx';

beforeEach(() => connectSession({ token: async () => 'id-token', renewed: async () => null, gone() {} }));
afterEach(() => vi.unstubAllGlobals());

const NOTES = '/api/v1/board-meeting-notes';
const portfolio: Attribute = {
  name: 'portfolio',
  title: 'Portfolio',
  data_type: 'dropdown',
  describe: { typeahead: 'true', values_endpoint: '/api/v1/portfolio-companies' },
};
const quarter: Attribute = {
  name: 'year',
  title: 'Quarter',
  data_type: 'dropdown',
  describe: { values_endpoint: '/api/v1/quarters' },
};
const columns = ['company_name', 'quarter', 'year', 'scoper_name', 'created_at', 'content'];
const template = aTemplate([quarter, { name: 'note', title: 'Note', data_type: 'string' }], {
  name: 'Board Meeting Notes',
  title: 'Notes of our boards',
  api: { endpoint: NOTES, draft_endpoint: '/api/v1/draft/board-meeting-notes' },
  display: {
    sections: [
      { name: 'Filters', data_model: { attributes: [portfolio, quarter] } },
      {
        name: 'Notes',
        data_model: {
          attributes: [
            {
              name: 'notes',
              title: 'Notes',
              data_type: 'table',
              describe: { fields: columns.map((column_name) => ({ column_name, title: column_name })) },
            },
          ],
        },
      },
    ],
  },
});
const note = (uuid: string) => ({
  uuid,
  company_name: 'Acme',
  company_domain: 'acme.example',
  content: '<p>Budget <b>approved</b></p>',
  quarter: 'Q4',
  year: 2026,
  created_at: '2026-11-11T12:00:00.000Z',
  scoper: 'theo@aldercap.example',
  scoper_name: 'Theo Abara',
});
const entry = {
  uuid: 'n1',
  version: 1,
  state: 'published',
  return_reason: null,
  company_name: 'Acme',
  company_domain: 'acme.example',
  created_at: '2026-11-11T12:00:00.000Z',
  created_by: { full_name: 'Theo Abara', email: 'theo@aldercap.example' },
  updated_at: null,
  updated_by: null,
  answers: { portfolio: 'acme.example', year: 'Q4 2026', content: '<p>Budget <b>approved</b></p>' },
  files: [],
  template,
};

async function open(rows: object[] = [note('n1')], answers: Parameters<typeof fakeNetwork>[0] = {}) {
  const network = fakeNetwork({
    ...answersFor(template, rows),
    'GET /api/v1/portfolio-companies': { body: { results: [{ name: 'Acme', domain: 'acme.example' }] } },
    'GET /api/v1/quarters': { body: { data: ['Q4 2026', 'Q3 2026'] } },
    [`GET ${NOTES}/n1`]: { body: { data: entry } },
    ...answers,
  });
  const page = await renderAt(
    '/board-meeting',
    <>
      <BoardPage />
      <Toaster />
    </>,
  );
  return { network, ...page };
}
const asked = (network: ReturnType<typeof fakeNetwork>) =>
  network.heard.filter(({ method, path }) => method === 'GET' && path === NOTES).at(-1)?.search;

describe('board meeting notes', () => {
  // BOARD-001, BOARD-008, BOARD-009, BOARD-010
  it('stand under the title of their definition, by the columns of its table', async () => {
    await open();

    expect(await screen.findByRole('heading', { name: /^Notes of our boards/ })).toBeVisible();
    const table = within(await screen.findByRole('table'));
    expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'company_name',
      'quarter',
      'scoper_name',
      'created_at',
    ]);
    expect(table.getByText('Q4 2026')).toBeVisible();
    expect(table.getByText('Nov 11 2026')).toBeVisible();
  });

  // BOARD-012
  it('say where there are none', async () => {
    await open([]);
    expect(await screen.findByText('No data available')).toBeVisible();
  });

  // BOARD-011
  it.each([
    [5, true],
    [6, false],
  ])('%d rows are as high as they are: %s', async (count, isFew) => {
    await open(Array.from({ length: count }, (_, at) => note(`n${at}`)));

    const box = await screen.findByRole('region', { name: 'Notes' });
    expect(/few/.test(box.className)).toBe(isFew);
  });

  // BOARD-019
  it.each([
    [{ Message: 'The table is locked.' }, 'The table is locked.'],
    [{}, 'Something went wrong!'],
  ])('that cannot be read say why: %j', async (body, message) => {
    await open([], { [`GET ${NOTES}`]: { status: 500, body } });

    expect(await screen.findByRole('alert')).toHaveTextContent(message);
  });

  // BOARD-002, BOARD-003, BOARD-004, BOARD-018, FILT-062
  it('are narrowed by company and quarter, each under the name of its attribute', async () => {
    const { network, here } = await open();
    const company = await screen.findByRole('combobox', { name: 'Portfolio' });
    expect(company).toHaveAttribute('placeholder', 'Select Portfolio');
    await userEvent.type(company, 'acm');
    const found = await screen.findByRole('option', { name: 'Acme' });
    await userEvent.keyboard('{Enter}');
    expect(asked(network)?.get('portfolio')).toBeNull();
    await userEvent.click(found);
    await waitFor(() => expect(asked(network)?.get('portfolio')).toBe('acme.example'));
    expect(screen.getByRole('button', { name: 'Clear Portfolio' })).toBeVisible();

    const field = screen.getByRole('combobox', { name: 'Quarter' });
    expect(field).toHaveAttribute('placeholder', 'Select Quarter');
    await userEvent.type(field, 'Q3');
    expect(network.heardOf('/api/v1/quarters').some(({ search }) => search.has('search_term'))).toBe(false);
    await userEvent.type(field, ' 2');
    const third = await screen.findByRole('option', { name: 'Q3 2026' });
    await userEvent.keyboard('{Enter}');
    expect(asked(network)?.get('year')).toBeNull();
    await userEvent.click(third);
    expect(network.heardOf('/api/v1/quarters').at(-1)?.search.get('search_term')).toBe('Q3 2');

    await waitFor(() => expect(asked(network)?.get('year')).toBe('Q3 2026'));
    expect(here()).toContain('portfolio=acme.example');
  });

  // BOARD-013, BOARD-014, BOARD-015
  it('open beside the table, with the company in a new tab', async () => {
    await open();

    await userEvent.click(await screen.findByRole('button', { name: 'Acme' }));

    const sheet = within(await screen.findByRole('dialog', { name: 'Acme' }));
    const link = sheet.getByRole('link', { name: 'acme.example' });
    expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual([
      'https://acme.example/',
      '_blank',
    ]);
    expect(sheet.getByText('Q4 2026')).toBeVisible();
    expect(sheet.getByText('Nov 11, 2026')).toBeVisible();
    expect(sheet.getByText('Scoper').nextSibling).toHaveTextContent('Theo Abara theo@aldercap.example');
    expect(sheet.getByText('approved').tagName).toBe('B');
  });

  // BOARD-016
  it('are scrolled by Space, 250 pixels a step', async () => {
    await open();
    await userEvent.click(await screen.findByRole('button', { name: 'Acme' }));
    const sheet = await screen.findByRole('dialog', { name: 'Acme' });
    await within(sheet).findByText('approved');
    const scrolled = vi.fn();
    for (const box of sheet.querySelectorAll('[tabindex="0"]')) box.scrollBy = scrolled;

    await userEvent.keyboard(' ');

    expect(scrolled).toHaveBeenCalledWith({ top: 250 });
  });

  // BOARD-005, BOARD-006, BOARD-007
  it('are added, and the table is read again after 3 seconds', async () => {
    const { network } = await open([note('n1')], {
      [`POST ${NOTES}`]: { status: 201, body: { status: 'success', uuid: 'x' } },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Add Notes' }));
    const dialog = await screen.findByRole('dialog', { name: 'Add Notes' });
    expect(dialog.className).toMatch(/centered/);
    const sheet = within(dialog);
    await sheet.findByRole('form', { name: 'board_meeting' });
    expect(sheet.getByRole('button', { name: 'Cancel' })).toBeVisible();
    await userEvent.click(sheet.getByRole('combobox', { name: 'Quarter' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Q4 2026' }));
    await userEvent.type(sheet.getByRole('textbox', { name: 'Note' }), 'Fine');
    const listed = () =>
      network.heard.filter(({ method, path }) => method === 'GET' && path === NOTES).length;
    const before = listed();
    const { letGo } = holdTimers();

    await userEvent.click(sheet.getByRole('button', { name: 'Add' }));

    await waitFor(() => expect(listed()).toBe(before + 1));
    letGo(3000);
    await waitFor(() => expect(listed()).toBe(before + 2));
    expect(
      network.heard.filter(({ method }) => method === 'POST').map(({ body }) => JSON.parse(body)),
    ).toEqual([{ year: 'Q4 2026', note: 'Fine' }]);
  });
});

// SHELL-012
it('stand at /board-meeting, which the sidebar leads to', async () => {
  aStoredSession();
  renderApp('/board-meeting', {
    ...answersFor(template, [note('n1')]),
    'GET /api/v1/portfolio-companies': { body: { results: [] } },
    'GET /api/v1/quarters': { body: { data: [] } },
  });

  expect(await screen.findByRole('link', { name: 'Board Meeting' })).toHaveAttribute(
    'href',
    '/board-meeting',
  );
  expect(await screen.findByRole('heading', { name: template.title })).toBeVisible();
});
