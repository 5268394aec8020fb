import type { Page } from '@playwright/test';
import { at, freshAt, inTurn, type Part, press, type View } from './steps.ts';

/** From now on every call fails but those that tell who is here. */
const failAll = (page: Page) =>
  page.route('**/api/v1/**', (route) =>
    /app-config|templates$/.test(route.request().url())
      ? route.continue()
      : route.fulfill({ status: 500, json: { code: 500, name: 'Fault', message: 'Fault' } }),
  );
const alertIn =
  (role: 'main' | 'dialog' | 'region'): Part =>
  (page) =>
    page.getByRole(role).getByRole('alert');

const main: Part = (page) => page.getByRole('main');

const NOBODYS = '3f0c9e6e-7f3b-4b0e-9a53-1f1f2a9c7d10';
/** All are drawn by one frame, which says what failed. */
const SECTIONS = ['imports', 'notifications', 'calendar', 'staff', 'mail', 'connections', 'audit'];
const SCREENS = {
  Explore: '/explore?is_saas=true',
  conversations: '/conversations?ratings=3',
  'a mention': `/references?mention_params=${NOBODYS}&type=REFERENCE`,
  forms: '/submissions?template=Company+Call+Summary',
  'weekly metrics': '/submissions?template=Associate+Weekly+Metrics',
  'board notes': '/board-meeting',
  meetings: '/fathom',
  reminders: '/investorReminders',
  digests: '/digest',
  'a digest': `/digest/${NOBODYS}`,
  account: '/settings',
  ...Object.fromEntries(
    SECTIONS.slice(0, process.env.ORION_TEST_LONG ? undefined : 2).map((one) => [
      `settings, ${one}`,
      `/settings/${one}`,
    ]),
  ),
};
const SHEETS = {
  'a reference': `/conversations/${NOBODYS}`,
  'a note': `/explore?note=${NOBODYS}`,
  'a meeting': '/fathom/123',
  alerts: '/explore?alerts=open',
  favorites: '/explore?favorites=open',
  workboards: '/explore?workboards=open',
  imports: '/explore?import=all',
  met: '/explore?met=marta',
  'a person': '/explore?who=1',
  sources: '/explore?sources=company:nobody.example',
  'a company to edit': '/explore?edit=nobody.example',
  'pass conditions': '/explore?conditions=mine',
};
const viewsOf = (addresses: Record<string, string>, ready: Part) =>
  Object.entries(addresses).map(([name, address]): View => [name, at(address, ready)]);

/** What is shown where the calls of a screen, a sheet or a company fail. */
export const failedViews: View[] = [
  ['a company', inTurn(failAll, freshAt('/explore?company=nobody.example', alertIn('region')))],
  ...viewsOf(SCREENS, alertIn('main')),
  ...viewsOf(SHEETS, alertIn('dialog')),
  ['insights', inTurn(at('/conversations?ratings=3', main), press('Insights', alertIn('region')))],
  ['search history', inTurn(at('/explore', main), press('View search history', alertIn('region')))],
];
