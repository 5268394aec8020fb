import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Attribute, Template } from '#kernel/forms/form-language.ts';
import { connectSession } from '#web/api.ts';
import { fakeNetwork } from '#web/testing/fake-network.ts';
import { renderAt } from '#web/testing/render-at.tsx';
import { Toaster } from '#web/ui/overlays/toaster.tsx';
import { SubmissionsPage } from './submissions-page.tsx';
import { answersFor, aRow, aTemplate, SITE_VISITS, topic } from './testing/a-template.ts';

beforeEach(() => connectSession({ token: async () => 'id-token', renewed: async () => null, gone() {} }));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const AT = '/submissions?template=Site+Visit';
type Answers = Parameters<typeof fakeNetwork>[0];

async function open(
  template: Template,
  { rows = [], answers = {}, at = AT }: { rows?: object[]; answers?: Answers; at?: string } = {},
) {
  const network = fakeNetwork({ ...answersFor(template, rows), ...answers });
  const page = await renderAt(
    at,
    <>
      <SubmissionsPage />
      <Toaster />
    </>,
  );
  return { network, ...page };
}
const posted = (network: ReturnType<typeof fakeNetwork>, path = SITE_VISITS, method = 'POST') =>
  network.heard
    .filter((one) => one.method === method && one.path === path)
    .map(({ body }) => JSON.parse(body));

async function openForm(
  fields: Attribute[],
  more: Parameters<typeof aTemplate>[1] = {},
  answers: Answers = {},
) {
  const saved = { status: 201, body: { status: 'success', uuid: 'u1' } };
  const { network, here } = await open(aTemplate(fields, more), {
    answers: { [`POST ${SITE_VISITS}`]: saved, 'POST /api/v1/draft/site-visits': saved, ...answers },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Add Site Visit' }));
  const sheet = await screen.findByRole('dialog', { name: 'Add Site Visit' });
  await within(sheet).findByRole('form', { name: 'Site Visit' });
  return { network, here, sheet: within(sheet) };
}
const add = (sheet: ReturnType<typeof within>) => sheet.getByRole('button', { name: 'Add' });

describe('the template the address names', () => {
  // SUBM-001, SUBM-026
  it.each(['/submissions', '/submissions?template=Nothing'])('is none at %s', async (at) => {
    await open(aTemplate([topic]), { at });

    expect(await screen.findByRole('heading', { name: 'No template available!' })).toBeVisible();
  });

  // SUBM-002
  it('has its name as heading, and a skeleton while it loads', async () => {
    await open(aTemplate([topic]), {
      answers: { [`GET ${SITE_VISITS}/template`]: () => new Promise(() => {}) },
    });

    expect(await screen.findByRole('heading', { name: 'Site Visit' })).toBeVisible();
    expect(screen.getByText('Loading the template')).toBeInTheDocument();
  });

  // SUBM-003
  it('says when it could not be loaded, and is tried again', async () => {
    let fails = true;
    const template = aTemplate([topic]);
    await open(template, {
      answers: {
        [`GET ${SITE_VISITS}/template`]: () =>
          fails ? { status: 500, body: {} } : { body: { data: template } },
      },
    });

    expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong!');
    fails = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('button', { name: 'Add Site Visit' })).toBeVisible();
  });

  it('without a form offers none to add', async () => {
    const { request_schema: _none, ...template } = aTemplate([topic]);
    await open(template);

    expect(await screen.findByText('No data available')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Add/ })).toBeNull();
  });
});

describe('the table', () => {
  // SUBM-015
  it('says where there is nothing', async () => {
    await open(aTemplate([topic]));

    expect(await screen.findByText('No data available')).toBeVisible();
  });

  // SUBM-016
  it('says where it failed', async () => {
    await open(aTemplate([topic]), { answers: { [`GET ${SITE_VISITS}`]: { status: 500, body: {} } } });

    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(
      'Something went wrong!We are currently facing issues in loading the data. Kindly retry later.',
    );
  });

  // SUBM-025
  it('without a list of columns has all keys but uuid and content, quarter with its year', async () => {
    await open(aTemplate([topic]), { rows: [aRow('1', { quarter: 'Q4', year: 2026, content: '<p>x</p>' })] });

    const table = await screen.findByRole('table');
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent),
    ).toEqual(['Topic', 'Created At', 'Email', 'Quarter']);
    expect(within(table).getByText('Q4 2026')).toBeVisible();
    expect(within(table).getByText('Nov 05 2026')).toBeVisible();
  });

  // SUBM-010, SUBM-011, SUBM-012
  it('opens a row as a whole entry at an address of its own', async () => {
    const template = aTemplate([topic, { name: 'content', title: 'Content', data_type: 'editor' }]);
    const entry = {
      uuid: 'u7',
      version: 1,
      state: 'published',
      return_reason: null,
      company_name: 'Acme',
      company_domain: 'acme.example',
      created_at: '2026-11-05T12:00:00.000Z',
      created_by: { full_name: 'Ann Lee', email: 'ann@firm.example' },
      updated_at: null,
      updated_by: null,
      answers: { topic: '<b>Boiler</b>', content: '<p>Runs <b>well</b></p>', quarter: 'Q4', year: 2026 },
      files: [],
      template,
    };
    const { here } = await open(template, {
      rows: [aRow('u7')],
      answers: { [`GET ${SITE_VISITS}/u7`]: { body: { data: entry } } },
    });

    await userEvent.click(await screen.findByRole('button', { name: 'Topic u7' }));

    const sheet = within(await screen.findByRole('dialog', { name: 'Acme' }));
    expect(here()).toContain('entry=u7');
    expect(sheet.getByText('acme.example')).toBeVisible();
    expect(sheet.getByText('Nov 05 2026')).toBeVisible();
    expect(sheet.getByText('Created by').nextSibling).toHaveTextContent('Ann Lee ann@firm.example');
    expect(sheet.getByText('Q4 2026')).toBeVisible();
    expect(sheet.getByText('well').tagName).toBe('B');
    expect(sheet.getByText('<b>Boiler</b>')).toBeVisible();
  });
});

describe('a form', () => {
  // SUBM-004, SUBM-005, SUBM-034
  it('opens from the bottom with Cancel and Add, and stars what it needs', async () => {
    const { sheet } = await openForm([topic, { ...topic, name: 'why', title: 'Why', required: 'false' }]);

    expect(sheet.getByRole('button', { name: 'Cancel' })).toBeVisible();
    expect(add(sheet)).toBeVisible();
    expect(sheet.getByRole('textbox', { name: 'Topic' })).toBeRequired();
    expect(sheet.getByText('Topic')).toHaveTextContent('Topic *');
    expect(sheet.getByRole('textbox', { name: 'Why' })).not.toBeRequired();
    await userEvent.click(sheet.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  // SUBM-027, SUBM-035, SUBM-036, SUBM-037
  it('is checked before anything is sent', async () => {
    const { sheet, network } = await openForm([
      topic,
      { name: 'kind', title: 'Kind Of', data_type: 'dropdown', describe: { values: ['A'] } },
      { name: 'tags', title: 'Tags', data_type: 'list' },
      { name: 'mail', title: 'E-Mail', data_type: 'email' },
    ]);
    await userEvent.type(sheet.getByRole('textbox', { name: 'E-Mail' }), 'nobody');

    await userEvent.click(add(sheet));

    for (const message of [
      'Please enter topic',
      'Please select kind of',
      'Please select tags',
      'Please enter a valid e-mail',
    ])
      expect(sheet.getByText(message)).toBeVisible();
    expect(posted(network)).toEqual([]);
  });

  // SUBM-038
  it('names a field that is cleared', async () => {
    const { sheet } = await openForm([topic]);
    const field = sheet.getByRole('textbox', { name: 'Topic' });

    await userEvent.type(field, 'a{Backspace}');

    expect(sheet.getByText('Please enter Topic')).toBeVisible();
    await userEvent.type(field, 'b');
    expect(sheet.queryByText('Please enter Topic')).toBeNull();
  });

  // SUBM-013, SUBM-030, SUBM-031
  it('that was saved says so, closes, and its list is read again at once and after 3 seconds', async () => {
    const { sheet, network } = await openForm([topic]);
    const listed = () =>
      network.heard.filter(({ method, path }) => method === 'GET' && path === SITE_VISITS).length;
    await userEvent.type(sheet.getByRole('textbox', { name: 'Topic' }), 'Boiler');
    const before = listed();
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout'] });

    await userEvent.click(add(sheet));

    expect(await screen.findByText('Your data is submitted successfully!')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(posted(network)).toEqual([{ topic: 'Boiler' }]);
    await waitFor(() => expect(listed()).toBe(before + 1));
    await vi.advanceTimersByTimeAsync(3000);
    await waitFor(() => expect(listed()).toBe(before + 2));
    vi.useRealTimers();
    await userEvent.click(screen.getByRole('button', { name: 'Add Site Visit' }));
    expect(await screen.findByRole('textbox', { name: 'Topic' })).toHaveValue('');
  });

  // SUBM-029
  it('is saved as a draft without what is missing', async () => {
    const { sheet, network } = await openForm([topic, { ...topic, name: 'why', title: 'Why' }]);
    await userEvent.type(sheet.getByRole('textbox', { name: 'Topic' }), 'Boiler');

    const save = sheet.getByRole('button', { name: 'Save Draft' });
    expect(save).toHaveAttribute('name', 'saveDraft');
    await userEvent.click(save);

    expect(await screen.findByText('Your draft is saved successfully!')).toBeVisible();
    expect(posted(network, '/api/v1/draft/site-visits')).toEqual([{ topic: 'Boiler' }]);
  });

  // SUBM-032
  it('that could not be saved says so twice, keeps everything, and is sent under the same key again', async () => {
    const { sheet, network } = await openForm(
      [topic],
      {},
      { [`POST ${SITE_VISITS}`]: { status: 500, body: {} } },
    );
    await userEvent.type(sheet.getByRole('textbox', { name: 'Topic' }), 'Boiler');
    await userEvent.click(add(sheet));

    const modal = within(await screen.findByRole('dialog', { name: 'Error Saving Data' }));
    expect(screen.getAllByText('Error Saving Data')).toHaveLength(2);
    await userEvent.click(modal.getByRole('button', { name: 'OK' }));
    expect(sheet.getByRole('textbox', { name: 'Topic' })).toHaveValue('Boiler');
    await userEvent.click(add(sheet));

    await waitFor(() => expect(posted(network)).toHaveLength(2));
    const keys = network.heard
      .filter(({ method }) => method === 'POST')
      .map(({ headers }) => headers.get('idempotency-key'));
    expect(new Set(keys).size).toBe(1);
  });

  it('shows what the server finds wrong beside its field', async () => {
    const refusal = { code: 422, name: 'Taken', message: 'Taken', errors: { topic: 'Taken already' } };
    const { sheet } = await openForm(
      [topic],
      {},
      { [`POST ${SITE_VISITS}`]: { status: 422, body: refusal } },
    );
    await userEvent.type(sheet.getByRole('textbox', { name: 'Topic' }), 'Boiler');

    await userEvent.click(add(sheet));

    expect(await sheet.findByText('Taken already')).toBeInTheDocument();
  });

  // SUBM-051
  it('is sent by Enter, not with Shift', async () => {
    const { sheet, network } = await openForm([topic]);
    const field = sheet.getByRole('textbox', { name: 'Topic' });

    await userEvent.type(field, 'Boiler{Shift>}{Enter}{/Shift}');
    expect(posted(network)).toEqual([]);
    await userEvent.type(field, '{Enter}');

    await waitFor(() => expect(posted(network)).toEqual([{ topic: 'Boiler' }]));
  });

  // SUBM-041, SUBM-042
  it('takes no sign into a number, and lets no wheel turn it', async () => {
    const { sheet } = await openForm([{ name: 'year', title: 'Year', data_type: 'int' }]);
    const field = sheet.getByRole('spinbutton', { name: 'Year' });

    await userEvent.type(field, '-1.+5');

    expect(field).toHaveValue(15);
    expect(field).toHaveAttribute('min', '0');
    const wheel = new WheelEvent('wheel', { cancelable: true, bubbles: true });
    field.dispatchEvent(wheel);
    expect(wheel.defaultPrevented).toBe(true);
  });

  // SUBM-045, SUBM-046
  it('adds a tag by Enter and ignores a comma', async () => {
    const { sheet, network } = await openForm([{ name: 'tags', title: 'Tags', data_type: 'list' }]);

    await userEvent.type(sheet.getByRole('combobox', { name: 'Tags' }), 'a,b{Enter}c{Enter}');
    await userEvent.click(add(sheet));

    await waitFor(() => expect(posted(network)).toEqual([{ tags: ['ab', 'c'] }]));
  });

  // SUBM-043, SUBM-044
  it('keeps Enter and Tab to a field that searches, and gives an older search up', async () => {
    const describe = { typeahead: 'true' as const, values_endpoint: '/api/v1/company-search' };
    const { sheet, network } = await openForm(
      [{ name: 'domain', title: 'Company', data_type: 'dropdown', describe }],
      {},
      {
        'GET /api/v1/company-search': ({ search }) =>
          search.get('search_term') === 'acm'
            ? new Promise(() => {})
            : { body: { results: [{ name: 'Acme', domain: 'acme.example' }] } },
      },
    );
    const field = sheet.getByRole('combobox', { name: 'Company' });
    await userEvent.type(field, 'ac');
    expect(network.heard.some(({ path }) => path.endsWith('company-search'))).toBe(false);
    await userEvent.type(field, 'm');
    await waitFor(() => expect(network.heard.some(({ path }) => path.endsWith('company-search'))).toBe(true));

    await userEvent.type(field, 'e{Enter}');
    await userEvent.tab();

    expect(field).toHaveFocus();
    const [older] = network.heard.filter(({ path }) => path.endsWith('company-search'));
    expect(older?.signal?.aborted).toBe(true);
    await userEvent.click(await screen.findByRole('option', { name: /Acme/ }));
    await userEvent.click(add(sheet));
    await waitFor(() => expect(posted(network)).toEqual([{ domain: 'acme.example' }]));
  });

  // SUBM-047
  it('shows a conditional field only beside the value that wants it', async () => {
    const { sheet } = await openForm([
      {
        name: 'kind',
        title: 'Kind',
        data_type: 'dropdown',
        describe: { values: ['Token', 'Login'], choose_one: 'true' },
      },
      { ...topic, describe: { dependent_on: 'kind', visible_on_selected_value: 'Token' } },
    ]);
    expect(sheet.queryByRole('textbox', { name: 'Topic' })).toBeNull();

    await userEvent.click(sheet.getByRole('radio', { name: 'Token' }));

    expect(sheet.getByRole('textbox', { name: 'Topic' })).toBeVisible();
  });

  it('says when options cannot be read, and goes on', async () => {
    const describe = { values_endpoint: '/api/v1/quarters' };
    const { sheet } = await openForm(
      [{ name: 'quarter', title: 'Quarter', data_type: 'dropdown', describe }, topic],
      {},
      { 'GET /api/v1/quarters': { body: '<!doctype html>' } },
    );

    expect(await sheet.findByText('Options couldn’t be loaded. Try again later.')).toBeVisible();
    expect(sheet.getByRole('textbox', { name: 'Topic' })).toBeEnabled();
  });
});

describe('a section of several records', () => {
  // SUBM-006, SUBM-007, SUBM-008, SUBM-009
  it('makes a card of each, to edit and to delete, and sends them all', async () => {
    const { sheet, network } = await openForm([topic], { occurrence: 'multiple' });
    const type = async (text: string) => {
      await userEvent.type(sheet.getByRole('textbox', { name: 'Topic' }), text);
      await userEvent.click(sheet.getByRole('button', { name: 'Add Visit' }));
    };
    await userEvent.click(sheet.getByRole('button', { name: 'Add Visit' }));
    expect(sheet.getByText('Please enter topic')).toBeVisible();
    await type('One');
    await type('Two');
    await type('Three');

    await userEvent.click(sheet.getByRole('button', { name: 'Delete Two' }));
    await userEvent.click(sheet.getByRole('button', { name: 'Edit One' }));
    const card = within(sheet.getByRole('listitem', { name: 'One' }));
    await userEvent.type(card.getByRole('textbox', { name: 'Topic' }), '!');
    await userEvent.click(card.getByRole('button', { name: 'Save' }));
    expect(sheet.getByRole('listitem', { name: 'One!' })).toBeVisible();
    await userEvent.click(add(sheet));

    await waitFor(() => expect(posted(network)).toEqual([{ topic: 'One!' }, { topic: 'Three' }]));
  });

  it('updates a call summary that was saved', async () => {
    const row = aRow('u1', { topic: 'Saved' });
    const template = aTemplate([topic], { occurrence: 'multiple', name: 'Company Call Summary' });
    const { network } = await open(template, {
      rows: [row],
      at: '/submissions?template=Company+Call+Summary',
      answers: {
        [`GET ${SITE_VISITS}/u1`]: { body: { data: savedEntry(template) } },
        [`PUT ${SITE_VISITS}/u1`]: { body: { status: 'success', uuid: 'u1' } },
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Add Site Visit' }));
    const card = within(await screen.findByRole('listitem', { name: 'Saved' }));
    await userEvent.click(card.getByRole('button', { name: 'Edit Saved' }));
    await userEvent.type(card.getByRole('textbox', { name: 'Topic' }), '!');

    await userEvent.click(card.getByRole('button', { name: 'Update' }));

    await waitFor(() =>
      expect(posted(network, `${SITE_VISITS}/u1`, 'PUT')).toEqual([{ topic: 'Saved!', version: 4 }]),
    );
  });
});

const savedEntry = (template: Template) => ({
  uuid: 'u1',
  version: 4,
  state: 'published',
  return_reason: null,
  company_name: null,
  company_domain: null,
  created_at: '2026-11-05T12:00:00.000Z',
  created_by: { full_name: 'Marta Lindqvist', email: 'marta@aldercap.example' },
  updated_at: null,
  updated_by: null,
  answers: { topic: 'Saved' },
  files: [],
  template,
});

describe('an entry that is changed', () => {
  it('by two at once tells the second who changed what, and goes on from there', async () => {
    const template = aTemplate([topic]);
    const entry = savedEntry(template);
    const current = { ...entry, version: 5, answers: { topic: 'Theirs' } };
    let version = 4;
    const { network } = await open(template, {
      rows: [aRow('u1')],
      at: `${AT}&form=u1`,
      answers: {
        [`GET ${SITE_VISITS}/u1`]: { body: { data: entry } },
        [`PUT ${SITE_VISITS}/u1`]: ({ body }) => {
          version = (JSON.parse(body) as { version: number }).version;
          return version === 5
            ? { body: { status: 'success', uuid: 'u1' } }
            : { status: 409, body: { code: 409, name: 'Conflict', message: 'Changed by Bob Ray.', current } };
        },
      },
    });
    const sheet = within(await screen.findByRole('dialog', { name: 'Edit Site Visit' }));
    await userEvent.type(await sheet.findByRole('textbox', { name: 'Topic' }), ' mine');
    await userEvent.click(sheet.getByRole('button', { name: 'Save' }));

    const notice = await sheet.findByRole('alert');
    expect(notice).toHaveTextContent('Changed by Bob Ray. Different from yours: Topic.');
    await userEvent.click(within(notice).getByRole('button', { name: 'Keep mine' }));
    expect(sheet.getByRole('textbox', { name: 'Topic' })).toHaveValue('Saved mine');
    await userEvent.click(sheet.getByRole('button', { name: 'Save' }));

    await waitFor(() =>
      expect(posted(network, `${SITE_VISITS}/u1`, 'PUT').at(-1)).toEqual({ topic: 'Saved mine', version: 5 }),
    );
  });

  it('is deleted when that is meant, and restored from the toast', async () => {
    const template = aTemplate([topic]);
    const { network } = await open(template, {
      rows: [aRow('u1')],
      at: `${AT}&entry=u1`,
      answers: {
        [`GET ${SITE_VISITS}/u1`]: { body: { data: savedEntry(template) } },
        [`DELETE ${SITE_VISITS}/u1`]: { body: { status: 'success' } },
        [`POST ${SITE_VISITS}/u1/restore`]: { body: { status: 'success' } },
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
    const question = within(await screen.findByRole('dialog', { name: 'Delete Site Visit' }));
    await userEvent.click(question.getByRole('button', { name: 'Delete' }));

    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));

    await waitFor(() =>
      expect(network.heard.some(({ path }) => path === `${SITE_VISITS}/u1/restore`)).toBe(true),
    );
  });
});
