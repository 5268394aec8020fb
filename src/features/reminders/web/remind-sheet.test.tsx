import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { aStoredSession, renderApp } from '#orion/web/testing/render-app.tsx';
import { aReminder } from './testing/a-reminder.ts';
import { remindersQuery } from './use-status-change.ts';
import { tellDistance } from './when-field.tsx';

const LIST = 'GET /api/v1/scoper-reminders';
const MAKE = 'POST /api/v1/reminders';
const SCOPERS = {
  body: {
    results: [
      ['Marta Lindqvist', 'marta@aldercap.example'],
      ['Theo Abara', 'theo@aldercap.example'],
    ].map(([full_name, email_address]) => ({ full_name, email_address, first_name: '', role: null })),
  },
};
const MADE = { status: 201, body: { status: 'success', sources: ['s'] } };

beforeEach(() => aStoredSession());

const open = (
  results: ReturnType<typeof aReminder>[] = [],
  more: Parameters<typeof renderApp>[1] = {},
  sheet = '',
) =>
  renderApp(`/investorReminders${sheet}`, {
    [LIST]: { body: { results } },
    'GET /api/v1/scopers': SCOPERS,
    [MAKE]: MADE,
    ...more,
  });
const sent = (network: ReturnType<typeof open>['network']) =>
  JSON.parse(
    network.heard.findLast(({ method, path }) => method !== 'GET' && path.startsWith('/api/v1/reminders'))
      ?.body ?? '{}',
  );

it('shows how a date in words is read before it is saved, by keyboard alone', async () => {
  const { network } = open();
  await screen.findByText('You have no reminders');
  await userEvent.keyboard('m');
  const dialog = within(await screen.findByRole('dialog', { name: 'Remind me' }));
  const when = dialog.getByRole('textbox', { name: 'When' });
  expect(dialog.getByRole('button', { name: 'Set reminder' })).toBeDisabled();

  await userEvent.type(when, 'soonish');
  expect(dialog.getByText(/^Enter a date within the next 10 years/)).toBeVisible();
  for (const [typed, told] of [
    ['yesterday', 'That time has passed. Choose a future time.'],
    ['2026-02-30', 'That date doesn’t exist. Check the day and the month.'],
  ] as const) {
    await userEvent.clear(when);
    await userEvent.type(when, typed);
    expect(dialog.getByText(told)).toBeVisible();
  }
  await userEvent.clear(when);
  await userEvent.type(when, 'March 12 2031 9am');
  expect(dialog.getByText('Wednesday, March 12, 2031, 9:00 AM')).toBeVisible();
  await userEvent.type(
    dialog.getByRole('textbox', { name: 'Next steps' }),
    'Call Ana.{Control>}{Enter}{/Control}',
  );

  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent(network)).toMatchObject({
    schedule_date: new Date(2031, 2, 12, 9).toISOString(),
    has_time: true,
    next_steps: 'Call Ana.',
    scopers: [],
    source_type: 'MANUAL',
  });
});

it.each([
  ['2026-11-17', /^today · /],
  ['2026-11-18', /^in 1 day · /],
  ['2026-12-01', /^in 14 days · /],
])('tells how far %s is by the calendar', (day, told) => {
  expect(tellDistance({ day }, new Date(2026, 10, 17, 0, 5))).toMatch(told);
  expect(tellDistance({ day }, new Date(2026, 10, 17, 23, 55))).toMatch(told);
});

it('reminds a colleague by name', async () => {
  const { network } = open();
  await screen.findByText('You have no reminders');
  await userEvent.keyboard('m');
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'In a month' }));

  await userEvent.click(dialog.getByRole('combobox', { name: 'Who to remind' }));
  await userEvent.click(await screen.findByRole('option', { name: 'Theo Abara' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Set reminder' }));

  await waitFor(() =>
    expect(sent(network)).toMatchObject({ scopers: ['marta@aldercap.example', 'theo@aldercap.example'] }),
  );
});

it('sets one reminder however often the button is pressed in one moment', async () => {
  const { network } = open();
  await screen.findByText('You have no reminders');
  await userEvent.keyboard('m');
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'In a month' }));
  const form = dialog.getByRole('textbox', { name: 'When' }).closest('form') as HTMLFormElement;

  act(() => {
    form.requestSubmit();
    form.requestSubmit();
  });

  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(network.heard.filter(({ method, path }) => `${method} ${path}` === MAKE)).toHaveLength(1);
});

it('keeps what was typed when it could not be saved', async () => {
  open([], { [MAKE]: { status: 422, body: { code: 422, name: 'That time has passed.' } } });
  await screen.findByText('You have no reminders');
  await userEvent.keyboard('m');
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(dialog.getByRole('textbox', { name: 'When' }), 'tomorrow');
  await userEvent.click(dialog.getByRole('button', { name: 'Set reminder' }));

  expect(await dialog.findByRole('alert')).toHaveTextContent('That time has passed.');
  expect(dialog.getByRole('textbox', { name: 'When' })).toHaveValue('tomorrow');
});

it('corrects and deletes one’s own that is still to come', async () => {
  const mine = aReminder({
    status: 'upcoming',
    is_editable: true,
    schedule_date: '2031-03-12T15:00:00.000Z',
  });
  const path = `/api/v1/reminders/${mine.source}`;
  const { network } = open([mine], {
    [`PATCH ${path}`]: { body: { status: 'success' } },
    [`DELETE ${path}`]: { body: { status: 'success' } },
  });

  await userEvent.click(await screen.findByRole('button', { name: 'Edit reminder' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit reminder' }));
  const steps = dialog.getByRole('textbox', { name: 'Next steps' });
  await userEvent.clear(steps);
  await userEvent.type(steps, 'Later.');
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent(network)).toEqual({ next_steps: 'Later.', next_steps_before: 'Ask Ana for the Ohio cohort.' });
  await userEvent.click(screen.getByRole('button', { name: 'Delete reminder' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));

  await waitFor(() =>
    expect(sent(network)).toMatchObject({
      schedule_date: mine.schedule_date,
      domains: ['ferrowick.example'],
    }),
  );
});

it('tells of a failure that comes after it was closed', async () => {
  const { network } = open();
  let fail = () => {};
  const failure = new Promise<{ status: number; body: object }>((resolve) => {
    fail = () => resolve({ status: 500, body: {} });
  });
  network.answer(MAKE, () => failure);
  await screen.findByText('You have no reminders');
  await userEvent.keyboard('m');
  const dialog = within(await screen.findByRole('dialog', { name: 'Remind me' }));
  await userEvent.type(dialog.getByRole('textbox', { name: 'When' }), 'March 12 2031');
  await userEvent.click(dialog.getByRole('button', { name: 'Set reminder' }));
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

  fail();

  expect(await screen.findByText('The reminder wasn’t saved. Your draft is kept.')).toBeVisible();
});

it.each(['When', 'Next steps', 'Who to remind'])('is saved by Ctrl+Enter from %s', async (name) => {
  const { network } = open();
  await screen.findByText('You have no reminders');
  await userEvent.keyboard('m');
  const dialog = within(await screen.findByRole('dialog', { name: 'Remind me' }));
  await userEvent.type(dialog.getByRole('textbox', { name: 'When' }), 'March 12 2031');
  dialog.getByRole(name === 'Who to remind' ? 'combobox' : 'textbox', { name }).focus();
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await waitFor(() => expect(sent(network)).toMatchObject({ has_time: false }));
});

it('does not call half a date wrong while it is typed', async () => {
  open();
  await screen.findByText('You have no reminders');
  await userEvent.keyboard('m');
  const when = within(await screen.findByRole('dialog', { name: 'Remind me' })).getByRole('textbox', {
    name: 'When',
  });
  expect(screen.getByText('Type a date in your own words, or choose one below.')).toBeVisible();
  await userEvent.type(when, 'nex');
  expect(when).not.toBeInvalid();
  expect(screen.getByText(/^Enter a date/)).toBeVisible();
  await userEvent.tab();
  expect(when).toBeInvalid();
  await userEvent.type(when, 't tuesday');
  expect(when).toBeValid();
});

it.each(['zzz:qq', 'company:just words', 'company:nobody.example'])(
  'asks what a reminder is about where the address does not say it: %s',
  async (about) => {
    open([], {}, `?remind=${encodeURIComponent(about)}`);
    const dialog = within(await screen.findByRole('dialog', { name: 'Remind me' }));
    expect(await dialog.findByRole('combobox', { name: 'Companies' })).toBeVisible();
  },
);

it('says that a reminder cannot be edited', async () => {
  open([aReminder({ is_editable: false })], {}, '?remind=edit:gone');
  expect(await screen.findByText('This reminder can’t be edited.')).toBeVisible();
});

it('keeps what is typed into a reminder that comes due meanwhile', async () => {
  const due = aReminder({ source: 'due', is_editable: true, next_steps: 'Ask Ana' });
  const { network, queryClient } = open([due], {}, '?remind=edit:due');
  await userEvent.type(await screen.findByRole('textbox', { name: 'Next steps' }), ' for the deck');
  network.answer(LIST, { body: { results: [] } });
  await act(() => queryClient.invalidateQueries({ queryKey: remindersQuery.queryKey }));
  await screen.findByText('You have no reminders');
  expect(screen.getByRole('textbox', { name: 'Next steps' })).toHaveValue('Ask Ana for the deck');
});

it('does not replace next steps that were changed meanwhile unseen', async () => {
  const read = aReminder({ source: 'two', is_editable: true, next_steps: 'Ask Ana' });
  const EDIT = 'PATCH /api/v1/reminders/two';
  const message = 'The next steps were changed in the meantime. Save again to replace them.';
  const { network } = open(
    [read],
    {
      [EDIT]: {
        status: 409,
        body: { code: 409, name: 'Conflict', message, current: { next_steps: 'Ask Bo' } },
      },
    },
    '?remind=edit:two',
  );
  await userEvent.type(await screen.findByRole('textbox', { name: 'Next steps' }), ' today');
  const save = screen.getByRole('button', { name: 'Save' });
  await userEvent.click(save);
  expect(await screen.findByText(`${message} They now read: “Ask Bo”`)).toBeVisible();
  expect(sent(network)).toEqual({ next_steps: 'Ask Ana today', next_steps_before: 'Ask Ana' });

  network.answer(EDIT, { body: { status: 'success' } });
  await userEvent.click(save);
  expect(await screen.findByText('Reminder saved')).toBeVisible();
  expect(sent(network)).toEqual({ next_steps: 'Ask Ana today', next_steps_before: 'Ask Bo' });
});
