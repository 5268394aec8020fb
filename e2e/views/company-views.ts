import type { Page } from '@playwright/test';
import {
  button,
  cards,
  click,
  dialog,
  escape,
  freshAt,
  heading,
  inLongRun,
  inTurn,
  keys,
  options,
  press,
  text,
  type View,
} from './steps.ts';

const RANKED = '/explore?is_saas=true&sort_by=current_rank&sort_direction=asc';
const SAID = '/explore?newsletter_mentions=true';
const panel = (page: Page) => page.getByRole('tab', { name: 'Company Profile' });
const tab = (name: RegExp) => (page: Page) => page.getByRole('tab', { name });
const history = (page: Page) => page.getByRole('list', { name: 'Status history' });
const open = async (page: Page) => {
  await cards(page).first().focus();
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Countries' }).waitFor({ state: 'attached' });
};
/** Closes what is open above it; what was closed with that is opened again. */
const again = async (page: Page) => {
  await escape(page);
  if (!(await panel(page).isVisible())) await open(page);
};
/** Everything that unfolds in a profile is unfolded. */
const unfold = async (page: Page) => {
  for (const name of ['View Full Description', 'Yes, Please!', 'Yes, Show me!', 'View all', 'View history'])
    if (await button(page, name).isVisible()) await button(page, name).click();
  for (const name of ['Notable People', 'Files'])
    await page.getByRole('heading', { name, exact: true }).scrollIntoViewIfNeeded();
  await page.getByRole('heading', { name: 'Countries' }).scrollIntoViewIfNeeded();
};

export const companyViews: View[] = [
  ['profile', inTurn(freshAt(RANKED, cards), open)],
  ['unfolded', unfold],
  ['owner', press(/TP Owner/, options)],
  ...inLongRun(
    ['status', inTurn(again, press(/TP Status/, options))],
    ['lists', inTurn(again, press(/^Lists/, options))],
  ),
  ['status history', inTurn(again, press('Status history', history))],
  [
    'filters beside it',
    inTurn(
      freshAt(RANKED, cards),
      open,
      press(/^Filters/, (page) => page.getByRole('textbox', { name: 'Search filters' })),
    ),
  ],
  [
    'quips',
    inTurn(
      freshAt(SAID, cards),
      open,
      click(tab(/^Quips \d/), (page) => page.getByRole('tabpanel', { name: 'Quips' })),
    ),
  ],
  ['mentions', click(tab(/^Mentions/), (page) => page.getByRole('tabpanel', { name: 'Mentions' }))],
  ['edited', inTurn(click(panel, heading('Countries')), press('Edit', dialog()))],
  ['reminder', inTurn(again, keys('m', dialog(/^Remind me/)))],
  ['pass conditions', inTurn(again, press('Pass conditions', dialog(/^Pass conditions/)))],
  ['not in Orion', freshAt('/explore?company=nobody-knows.example', text(/isn’t in Orion yet/))],
];
