import type { Page } from '@playwright/test';
import {
  at,
  button,
  cards,
  click,
  dialog,
  escape,
  freshAt,
  heading,
  inLongRun,
  inTurn,
  items,
  options,
  PHONE,
  press,
  text,
  type View,
} from './steps.ts';

const SAAS = '/explore?is_saas=true';
const MANY = '/explore?is_saas=true&hq_country=Canada&hq_country=United+States&status=Private';
const filters = (page: Page) => page.getByRole('textbox', { name: 'Search filters' });
const table = (name: string) => (page: Page) => page.getByRole('table', { name });
const select = async (page: Page) => {
  await cards(page).first().focus();
  await page.keyboard.press('x');
};

/** As somebody pastes the address of a page. */
const describeAtLength = async (page: Page) => {
  const box = page.getByRole('textbox', { name: 'Describe the companies you look for' });
  await box.fill('pastedaddress'.repeat(9));
  await box.press('Enter');
  await page.getByText('Searched in descriptions').waitFor();
};

export const exploreViews: View[] = [
  ['no filter', at('/explore', text(/^Kindly select the filter/))],
  ['a datasource', click((page) => page.getByRole('combobox', { name: 'Search datasources' }), options)],
  [
    'all datasources',
    inTurn(
      click((page) => page.getByRole('combobox', { name: 'Search datasources' }), options),
      press('All Datasources', heading('All Datasources')),
    ),
  ],
  [
    'lists',
    inTurn(
      escape,
      press('Datasources', (page) => page.getByRole('menuitemradio')),
      click(
        (page) => page.getByRole('menuitemradio', { name: 'Lists' }),
        (page) => button(page, 'Select lists'),
      ),
    ),
  ],
  ...inLongRun(
    ['a list', press('Select lists', options)],
    ['all lists', inTurn(escape, press('All Lists', heading('All Lists')))],
  ),
  ['cards', freshAt(SAAS, cards)],
  ['why a rank', press(/Why this rank/, table('Contributions to the score'))],
  ['ways to sort', inTurn(escape, press(/Sort by/, items))],
  ['companies selected', inTurn(escape, select, (page) => button(page, 'Export').waitFor())],
  ['export', press('Export', items)],
  ['to a list', inTurn(escape, press('Add to list', options))],
  ...inLongRun(['an owner', inTurn(escape, press('Owner', options))]),
  ['many filters', inTurn(escape, escape, freshAt(MANY, cards))],
  ['what is filtered', press(/filters selected/, dialog('Applied filters'))],
  ['filters', inTurn(escape, press(/^Filters/, filters))],
  ['a long word', describeAtLength],
  ['filters by size', press('Employee Insights', (page) => button(page, '50-100'))],
  [
    'history',
    inTurn(
      escape,
      press('View search history', (page) => page.getByRole('listitem', { name: /^Search \d+$/ })),
    ),
  ],
  ['pipeline', inTurn(escape, press('Pipeline', heading('Pipeline')))],
  ['how ranks come about', inTurn(escape, press('How are companies Ranked?', table('Ranking weights')))],
  ['mentions in newsletters', freshAt('/explore?newsletter_mentions=true', cards)],
  ['nothing found', freshAt('/explore?hq_country=Nowhere', text(/^No data to preview/))],
  [
    'more on a phone',
    inTurn(
      (page) => page.setViewportSize({ width: 390, height: 844 }),
      freshAt(SAAS, cards),
      press('More', items),
    ),
    PHONE,
  ],
  [
    'selected on a phone',
    inTurn(
      click(
        (page) => page.getByRole('menuitem', { name: 'Select companies' }),
        (page) => page.getByRole('checkbox'),
      ),
    ),
    PHONE,
  ],
];
