import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { connectSession } from '#web/api.ts';
import { aRow, aTemplate, SITE_VISITS, topic } from './testing/a-template.ts';
import { AT, openSubmissions, bodiesSent, savedEntry } from './testing/open-submissions.tsx';

beforeEach(() => connectSession({ token: async () => 'id-token', renewed: async () => null, gone() {} }));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the template the address names', () => {
  // SUBM-001
  it.each(['/submissions', '/submissions?template=Nothing'])('is none at %s', async (at) => {
    await openSubmissions(aTemplate([topic]), { at });

    expect(await screen.findByRole('heading', { name: 'No template available!' })).toBeVisible();
    expect(await screen.findByRole('link', { name: 'Go to Explore' })).toHaveAttribute('href', '/explore');
  });

  // SUBM-002
  it('has its name as heading, and a skeleton while it loads', async () => {
    await openSubmissions(aTemplate([topic]), {
      answers: { [`GET ${SITE_VISITS}/template`]: () => new Promise(() => {}) },
    });

    expect(await screen.findByRole('heading', { name: 'Site Visit' })).toBeVisible();
    expect(screen.getByText('Loading the template')).toBeInTheDocument();
  });

  // SUBM-001, SUBM-003, SUBM-026
  it('says when it could not be loaded, and is tried again', async () => {
    let fails = true;
    const template = aTemplate([topic]);
    await openSubmissions(template, {
      answers: {
        [`GET ${SITE_VISITS}/template`]: () =>
          fails ? { status: 500, body: {} } : { body: { data: template } },
      },
    });

    expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong!');
    fails = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('button', { name: 'Add Site Visit' })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Site Visit' })).toBeVisible();
  });

  // SUBM-026
  it('is waited for, not missed, while nobody knows which there are', async () => {
    await openSubmissions(aTemplate([topic]), {
      answers: { 'GET /api/v1/templates': () => new Promise(() => {}) },
    });

    expect(await screen.findByText('Loading the template')).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Site Visit' })).toBeVisible();
  });

  it('without a form offers none to add', async () => {
    const { request_schema: _none, ...template } = aTemplate([topic]);
    await openSubmissions(template);

    expect(await screen.findByText('No data available')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Add/ })).toBeNull();
  });
});

describe('the table', () => {
  // SUBM-015
  it('says where there is nothing', async () => {
    await openSubmissions(aTemplate([topic]));

    expect(await screen.findByText('No data available')).toBeVisible();
  });

  // SUBM-016
  it('says where it failed', async () => {
    await openSubmissions(aTemplate([topic]), {
      answers: { [`GET ${SITE_VISITS}`]: { status: 500, body: {} } },
    });

    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(
      'Something went wrong!We are currently facing issues in loading the data. Kindly retry later.',
    );
  });

  // SUBM-025
  it('without a list of columns has all keys but uuid and content, quarter with its year', async () => {
    await openSubmissions(aTemplate([topic]), {
      rows: [aRow('1', { quarter: 'Q4', year: 2026, content: '<p>x</p>' })],
    });

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
    const { here } = await openSubmissions(template, {
      rows: [aRow('u7')],
      answers: { [`GET ${SITE_VISITS}/u7`]: { body: { data: entry } } },
    });

    await userEvent.click(await screen.findByRole('button', { name: 'Topic u7' }));

    const sheet = within(await screen.findByRole('dialog', { name: 'Acme' }));
    expect(here()).toContain('entry=u7');
    expect(sheet.getByText('acme.example')).toBeVisible();
    expect(sheet.getByText('Nov 05 2026')).toBeVisible();
    expect(sheet.getByText('Created by').nextSibling).toHaveTextContent('Ann Lee ann@firm.example');
    expect(sheet.getByText('Quarter').nextSibling).toHaveTextContent('Q4 2026');
    expect(sheet.queryByText('Year')).toBeNull();
    expect(sheet.getByText('well').tagName).toBe('B');
    expect(sheet.getByText('<b>Boiler</b>')).toBeVisible();
  });

  it('links its files, but none that was deleted', async () => {
    const template = aTemplate([topic, { name: 'deck', title: 'Deck', data_type: 'file' }]);
    const [here, gone] = ['/media/files/here', '/media/files/gone'];
    const entry = {
      ...savedEntry(template),
      answers: { topic: 'Boiler', deck: [here, gone] },
      files: [
        { url: here, file_name: 'new.pdf', deleted: false },
        { url: gone, file_name: 'old.pdf', deleted: true },
      ],
    };
    await openSubmissions(template, {
      rows: [aRow('u1')],
      answers: { [`GET ${SITE_VISITS}/u1`]: { body: { data: entry } } },
    });

    await userEvent.click(await screen.findByRole('button', { name: 'Topic u1' }));

    expect(await screen.findByRole('link', { name: 'new.pdf' })).toHaveAttribute('href', here);
    expect(screen.getByText('old.pdf (deleted)').closest('a')).toBeNull();
  });
});

describe('an entry that is changed', () => {
  it('by two at once tells the second who changed what, and goes on from there', async () => {
    const template = aTemplate([topic]);
    const entry = savedEntry(template);
    const current = { ...entry, version: 5, answers: { topic: 'Theirs' } };
    let version = 4;
    const { network } = await openSubmissions(template, {
      rows: [aRow('u1')],
      at: `${AT}&form=u1`,
      answers: {
        [`GET ${SITE_VISITS}/u1`]: { body: { data: entry } },
        [`PUT ${SITE_VISITS}/u1`]: ({ body }) => {
          version = (JSON.parse(body) as { version: number }).version;
          return version === 5
            ? { body: { status: 'success', uuid: 'u1' } }
            : {
                status: 409,
                body: {
                  code: 409,
                  name: 'Conflict',
                  message: 'Changed by Bob Ray.',
                  changed_by: 'Bob Ray',
                  changed_at: '2025-11-19T12:59:00.000Z',
                  current,
                },
              };
        },
      },
    });
    const sheet = within(await screen.findByRole('dialog', { name: 'Edit Site Visit' }));
    await userEvent.type(await sheet.findByRole('textbox', { name: 'Topic' }), ' mine');
    await userEvent.click(sheet.getByRole('button', { name: 'Save' }));

    const notice = await sheet.findByRole('alert');
    expect(notice).toHaveTextContent(
      'Bob Ray changed this on Nov 19, 2025, after you opened it. Different from yours: Topic.',
    );
    await waitFor(() => expect(notice).toHaveFocus());
    await userEvent.click(within(notice).getByRole('button', { name: 'Keep mine' }));
    expect(sheet.getByRole('textbox', { name: 'Topic' })).toHaveValue('Saved mine');
    await userEvent.click(sheet.getByRole('button', { name: 'Save' }));

    await waitFor(() =>
      expect(bodiesSent(network, `${SITE_VISITS}/u1`, 'PUT').at(-1)).toEqual({
        topic: 'Saved mine',
        version: 5,
      }),
    );
  });

  it('is deleted when that is meant, and restored from the toast', async () => {
    const template = aTemplate([topic]);
    const { network } = await openSubmissions(template, {
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
