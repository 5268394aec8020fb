import { at, click, dialog, escape, freshAt, inTurn, press, rows, text, type View } from './steps.ts';

const PAGES: [path: string, title: string, ready: RegExp][] = [
  ['', 'Account', /Profile/],
  ['/notifications', 'Notifications', /Mondays/],
  ['/calendar', 'Calendar', /Turn on|Turn off/],
  ['/imports', 'Imports', /Import companies/],
  ['/staff', 'Staff', /\d+ active/],
  ['/mail', 'Mail', /All mail|./],
  ['/connections', 'Connections', /\d+ connection/],
  ['/audit', 'Audit trail', /^Via$/],
];

export const settingsViews: View[] = [
  ...PAGES.map(([path, title, ready]): View => [title, at(`/settings${path}`, text(ready))]),
  ['an entry of the trail', inTurn(click((page) => rows(page).nth(1).getByRole('button'), dialog()))],
  [
    'somebody',
    inTurn(escape, at('/settings/staff', text(/\d+ active/)), press(/Theo Abara/, dialog('Theo Abara'))),
  ],
  ['an invitation', inTurn(escape, press('Invite', dialog('Invite')))],
  [
    'an example of a mail',
    inTurn(escape, at('/settings/notifications', text('Mondays')), press(/^Preview /, dialog())),
  ],
  ['unsubscribed', freshAt('/unsubscribe/nothing', text(/./))],
];
