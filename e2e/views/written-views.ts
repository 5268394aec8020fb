import type { Page } from '@playwright/test';
import {
  at,
  click,
  dialog,
  escape,
  freshAt,
  heading,
  inTurn,
  keys,
  press,
  rows,
  text,
  type View,
} from './steps.ts';

const FORMS = ['Company Call Summary', 'Blocked Domain List', 'Downstream Cookie', 'File Metrics'];
const of = (template: string) => `/submissions?template=${template.replaceAll(' ', '+')}`;
const cell = (page: Page) => rows(page).nth(1).getByRole('cell').first();

/** Forms, board notes and metrics. */
export const formViews: View[] = [
  ...FORMS.flatMap((name): View[] => [
    [name, at(of(name), (page) => rows(page).nth(1))],
    [`${name}, an entry`, click(cell, dialog())],
    [
      `${name}, a new one`,
      at(`${of(name)}&form=new`, (page) => dialog()(page).getByRole('button', { name: 'Cancel' })),
    ],
  ]),
  ['a form that lacks answers', press(/^Add$/, text(/^Please /))],
  [
    'weekly metrics',
    freshAt(of('Associate Weekly Metrics'), (page) => page.getByRole('table', { name: 'Metrics by week' })),
  ],
  ['no template', at(of('Nothing'), heading('No template available!'))],
  ['board notes', at('/board-meeting', (page) => rows(page).nth(1))],
  ['a board note', click(cell, (page) => dialog()(page).getByRole('heading', { name: 'Notes' }))],
  [
    'a new board note',
    inTurn(
      escape,
      press('Add Notes', (page) => page.getByRole('form', { name: 'board_meeting' })),
    ),
  ],
];

/** As if who is signed in had set all reminders that are still to come. */
const setAll = (page: Page) =>
  page.route('**/api/v1/scoper-reminders', async (route) => {
    const response = await route.fetch();
    const { results } = (await response.json()) as { results: { status: string }[] };
    const own = results.map((one) => ({ ...one, is_editable: one.status === 'upcoming' }));
    await route.fulfill({ response, json: { results: own } });
  });

/** Meetings, reminders and digests. */
export const meetingViews: View[] = [
  ['meetings', at('/fathom', (page) => rows(page).nth(1))],
  [
    'a meeting',
    click(
      (page) => rows(page).nth(1).getByRole('link'),
      (page) => page.getByRole('region', { name: 'Notes' }),
    ),
  ],
  [
    'to associate',
    inTurn(
      escape,
      at('/fathom?is_associated=false', (page) => page.getByRole('button', { name: 'Associate Note' })),
      press('Associate Note', text('Associate notes to:')),
    ),
  ],
  ['reminders', freshAt('/investorReminders', (page) => page.getByRole('article'))],
  ['a reminder', keys('m', dialog('Remind me'))],
  [
    'a reminder of one’s own',
    inTurn(
      setAll,
      freshAt('/investorReminders?status=upcoming', (page) => page.getByRole('article')),
      press('Edit reminder', dialog('Edit reminder')),
    ),
  ],
  ['pass conditions', at('/investorReminders?conditions=mine', dialog('Your pass conditions'))],
  ['no reminder', freshAt('/investorReminders?search=zzqqzz', text('No reminders for “zzqqzz”'))],
  ['a link of a mail', freshAt('/reminders?source=x&status=completed', text('Reminder Update Failed!'))],
  [
    'the link of a watch',
    freshAt('/set_top_discovery_queries?uuid=x&watched=false', (page) => page.getByRole('link')),
  ],
  ['digests', freshAt('/digest', (page) => rows(page).nth(1))],
  ['answers of a digest', press(/^Answers to/, (page) => rows(page).nth(2))],
  ['a digest to delete', press(/^Delete digest/, dialog('Delete Digest'))],
  ['a new digest', inTurn(escape, press('Create Digest', dialog('Create Digest')))],
  [
    'a digest to answer',
    inTurn(
      escape,
      click((page) => rows(page).getByRole('link'), heading(/^Digest of/)),
    ),
  ],
];
