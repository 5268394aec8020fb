import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aStoredSession, renderApp } from '#orion/web/testing/render-app.tsx';
import { ACTIONS, STATUSES } from '../reminder.rules.ts';
import type { Reminder } from '../reminders.contract.ts';
import { aReminder } from './testing/a-reminder.ts';

const LIST = 'GET /api/v1/scoper-reminders';
const SET = 'POST /api/v1/set-scoper-reminder-status';
const SAVED = { body: { status: 'success', result: 'success', message: 'Reminder marked as Completed.' } };

beforeEach(() => aStoredSession());
afterEach(() => vi.useRealTimers());

const open = (results: Reminder[], search = '', more: Parameters<typeof renderApp>[1] = {}) =>
  renderApp(`/investorReminders${search}`, { [LIST]: { body: { results } }, ...more });
const names = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
const wordsOf = (role: 'status' | 'alert') =>
  screen.queryAllByRole(role).map(({ textContent }) => textContent);
const tab = (name: RegExp) => screen.findByRole('tab', { name });
const pick = async (action: string) => {
  await userEvent.click(await screen.findByRole('button', { name: 'Change status' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: action }));
};

describe('the list', () => {
  // SHELL-009, REM-003, REM-004, REM-006
  it('shows a tab for each status with how many there are, and opens the one the address names', async () => {
    const { here } = open(
      [aReminder({ name: 'Acme' }), aReminder({ name: 'Bolt', status: 'completed' })],
      '?status=complete',
    );

    expect(await screen.findByText('1 result')).toBeVisible();
    expect(names()).toEqual(['Bolt']);
    const tabs = screen.getAllByRole('tab');
    expect(tabs.map(({ textContent }) => textContent)).toEqual([
      'All 2',
      'Cancelled 0',
      'Passed 1',
      'Completed 1',
      'Snoozed 0',
      'Upcoming 0',
    ]);
    expect(tabs.filter((one) => (one as HTMLButtonElement).disabled)).toHaveLength(3);
    expect(await tab(/^Completed/)).toHaveAttribute('aria-selected', 'true');

    await userEvent.click(await tab(/^Passed/));

    await waitFor(() => expect(names()).toEqual(['Acme']));
    expect(here()).toBe('/investorReminders?status=passed');
  });

  // REM-006
  it('folds a long text of a card, and shows all of it when asked', async () => {
    const high = vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(4000);
    open([aReminder({ next_steps: 'Ask again. '.repeat(1000), metrics_summary: '' })]);
    const more = await screen.findByRole('button', { name: 'View full next steps' });
    expect(more).toHaveAttribute('aria-expanded', 'false');

    await userEvent.click(more);

    const less = screen.getByRole('button', { name: 'View less' });
    expect(less).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByRole('group', { name: 'Next steps' })).toHaveAttribute('tabindex', '0');
    high.mockRestore();
  });

  // REM-005
  it.each([
    [/^All/, STATUSES, 'All reminders'],
    [/^Cancelled/, STATUSES, 'Reminders you cancelled'],
    [/^Passed/, STATUSES, 'Past-due reminders with no status'],
    [/^Completed/, STATUSES, 'Reminders you completed'],
    [/^Snoozed/, STATUSES, 'Reminders snoozed for a week'],
    [/^Upcoming/, STATUSES, 'Upcoming reminders'],
    [/^Snoozed/, ['passed'] as const, 'No reminders'],
  ])('explains the tab %s of %j', async (name, statuses, text) => {
    open(statuses.map((status) => aReminder({ status })));
    const wrapper = (await tab(name)).parentElement as HTMLElement;
    await screen.findByText(/ results?$/);

    await userEvent.hover(wrapper);

    expect(await screen.findByRole('tooltip', { name: text })).toBeVisible();
  });

  // REM-002
  it('searches 100 ms after the last letter', async () => {
    const { here } = open([aReminder({ name: 'Ferrowick' }), aReminder({ name: 'Oxbow' })]);
    const field = await screen.findByRole('searchbox', { name: 'Search by company' });
    await screen.findByText('2 results');
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const type = (value: string) => fireEvent.change(field, { target: { value } });
    const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

    type('wi');
    await pass(60);
    type('wick');
    await pass(99);
    expect(here()).toBe('/investorReminders');
    await pass(1);
    vi.useRealTimers();

    await waitFor(() => expect(here()).toBe('/investorReminders?search=wick'));
    expect(names()).toEqual(['Ferrowick']);
  });

  // REM-001
  it('finds reminders by a part of the company’s name in any case', async () => {
    const { here } = open([aReminder({ name: 'Ferrowick' }), aReminder({ name: 'Oxbow' })]);
    const field = await screen.findByRole('searchbox', { name: 'Search by company' });

    await userEvent.type(field, 'WICK');

    await waitFor(() => expect(names()).toEqual(['Ferrowick']));
    expect(screen.getByText('1 result')).toBeVisible();
    await waitFor(() => expect(here()).toContain('search=WICK'));
  });

  // REM-007
  it('says that there are none', async () => {
    open([]);

    expect(await screen.findByText('You have no reminders')).toBeVisible();
  });

  it('says what was searched for in vain, and clears it', async () => {
    const { here } = open([aReminder()], '?search=zzqq');
    expect(await screen.findByText('No reminders for “zzqq”')).toBeVisible();

    await userEvent.click(screen.getAllByRole('button', { name: 'Clear search' })[0] as HTMLElement);

    expect(await screen.findByRole('article')).toBeVisible();
    expect(here()).toBe('/investorReminders');
    expect(screen.getByRole('searchbox', { name: 'Search by company' })).toHaveValue('');
  });

  it('sets one from the bar', async () => {
    const { here } = open([]);

    await userEvent.click(await screen.findByRole('button', { name: 'Remind me' }));

    expect(await screen.findByRole('dialog', { name: 'Remind me' })).toBeVisible();
    expect(here()).toBe('/investorReminders?remind=new');
  });

  // REM-008, REM-009
  it('tells of each what it is about, when, why and what next', async () => {
    const schedule_date = '2025-03-05T15:30:00.000Z';
    open([aReminder({ status: 'snooze', schedule_date, next_reminder_at: '2025-03-12T15:30:00.000Z' })]);

    const card = within(await screen.findByRole('article'));

    expect(card.getByRole('link', { name: 'Ferrowick' })).toHaveAttribute(
      'href',
      '/explore?company=ferrowick.example',
    );
    expect(card.getByText('Snoozed')).toBeVisible();
    expect(card.getByText(/^5th March 2025 • \d{1,2}:30(am|pm)$/)).toBeVisible();
    expect(card.getByText(/^12th March 2025 • /)).toBeVisible();
    expect(card.getByText('Net revenue retention 112%.')).toBeVisible();
    expect(card.getByText('Ask Ana for the Ohio cohort.')).toBeVisible();
    expect(card.getByText('E-mailed Jan 12, 2025')).toBeVisible();
  });

  // REM-013
  it.each(['upcoming', 'completed', 'delete'] as const)(
    'offers nothing for one that is %s',
    async (status) => {
      open([aReminder({ status })]);

      await screen.findByRole('article');
      expect(screen.queryByRole('button', { name: 'Change status' })).toBeNull();
    },
  );

  it('says when it could not be read', async () => {
    renderApp('/investorReminders', { [LIST]: { status: 500, body: { message: 'Something went wrong!' } } });

    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Couldn’t load reminders.Something went wrong!',
    );
    expect(screen.getByRole('tab', { name: 'All' })).toBeDisabled();
  });
});

describe('changing a status', () => {
  // REM-012, REM-016, REM-022, REM-026
  it('reads the list again, and says that it is saved once the list shows it', async () => {
    const reminder = aReminder();
    const { network } = open([reminder], '', { [SET]: SAVED });
    await userEvent.click(await screen.findByRole('button', { name: 'Change status' }));
    expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual(
      ACTIONS.map(({ label }) => label),
    );
    network.answer(LIST, { body: { results: [{ ...reminder, status: 'completed' }] } });

    await userEvent.click(screen.getByRole('menuitem', { name: 'Complete' }));

    expect(await screen.findByText('Your Status is saved successfully!')).toBeVisible();
    expect(wordsOf('status')).toContainEqual(expect.stringContaining('Your Status is saved successfully!'));
    expect(wordsOf('alert')).toEqual([]);
    expect(within(screen.getByRole('article')).getByText('Completed')).toBeVisible();
    expect(JSON.parse(network.heardOf('/api/v1/set-scoper-reminder-status')[0]?.body ?? '')).toEqual({
      reminder_source: reminder.source,
      reminder_status: 'completed',
    });
  });

  // REM-017
  it('asks for a fresh page when the list comes back empty', async () => {
    const { network } = open([aReminder()], '', { [SET]: SAVED });
    await screen.findByRole('article');
    network.answer(LIST, { body: { results: [] } });

    await pick('Complete');

    expect(await screen.findByText('Please refresh the page to see updated status.')).toBeVisible();
  });

  // REM-018, REM-019, REM-026
  it.each([{ error: 'It moved on.' }, { result: 'failure' }])(
    'says that it failed, in the card and in a toast, when the answer has %j',
    async (failure) => {
      open([aReminder()], '', {
        [SET]: { status: 422, body: { code: 422, name: 'It moved on.', ...failure } },
      });

      await pick('Snooze');

      expect(await screen.findByText('Something went wrong, Please try again later.')).toBeVisible();
      expect(await screen.findByText('Error Saving Data')).toBeVisible();
      expect(wordsOf('alert').toSorted()).toEqual([
        'Error Saving Data',
        'Something went wrong, Please try again later.',
      ]);
    },
  );

  it('says in a toast that nobody could be reached', async () => {
    open([aReminder()], '', { [SET]: () => Promise.reject(new TypeError('offline')) });

    await pick('Snooze');

    expect(await screen.findByText('Error Saving Data')).toBeVisible();
    expect(screen.queryByText('Something went wrong, Please try again later.')).toBeNull();
  });

  it('can be taken back', async () => {
    const reminder = aReminder();
    const UNDO = `/api/v1/reminders/${reminder.source}/undo`;
    const { network } = open([reminder], '', { [SET]: SAVED, [`POST ${UNDO}`]: SAVED });
    await screen.findByRole('article');
    network.answer(LIST, { body: { results: [{ ...reminder, status: 'completed' }] } });
    await pick('Complete');
    await screen.findByText('Your Status is saved successfully!');
    network.answer(LIST, { body: { results: [reminder] } });

    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));

    expect(await screen.findByRole('button', { name: 'Change status' })).toBeVisible();
    expect(network.heardOf(UNDO)).toHaveLength(1);
  });
});
