import {
  at,
  dialog,
  escape,
  freshAt,
  heading,
  inTurn,
  items,
  keys,
  press,
  text,
  type View,
} from './steps.ts';

const over = (address: string, ready = dialog()) => at(`/explore?${address}`, ready);

/** What any screen can have above it. */
export const portalViews: View[] = [
  ['palette', inTurn(freshAt('/explore', heading(/^Companies/)), keys('ControlOrMeta+k', dialog()))],
  [
    'palette with results',
    async (page) => {
      await page.getByRole('combobox', { name: 'Search or jump to' }).fill('ma');
      await page.getByRole('option').nth(3).waitFor();
    },
  ],
  ['shortcuts', inTurn(escape, keys('?', dialog()))],
  ['account menu', inTurn(escape, press(/Marta Lindqvist/, items)), [1440, 1280]],
  ['alerts', inTurn(escape, over('alerts=open'))],
  ['favorites', over('favorites=open')],
  ['workboards', over('workboards=open')],
  ['a company to add', over('add=company')],
  ['a person to add', over('add=person')],
  // As the demonstration firm comes: a dozen of its companies are what its import looks for.
  ['imports', over('import=all', text('12 updated'))],
  ['companies to import', over('import=companies', dialog('Import companies'))],
  ['people to import', over('import=people')],
  ['meetings to import', over('import=meetings', dialog('Import meetings'))],
  ['met', over('met=marta', text(/./))],
  ['a new reference', over('note=new', dialog('New reference'))],
  [
    'menu of a phone',
    inTurn(
      (page) => page.setViewportSize({ width: 390, height: 844 }),
      freshAt('/explore', heading(/^Companies/)),
      press('Open menu', dialog('Menu')),
    ),
    [390],
  ],
];
