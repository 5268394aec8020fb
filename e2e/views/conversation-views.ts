import type { Page } from '@playwright/test';
import { at, cards, click, dialog, escape, freshAt, inTurn, press, text, type View } from './steps.ts';

const OWN = '/conversations?creators=marta%40aldercap.example';
const RATED = '/conversations?ratings=3';
const reference = (page: Page) => page.getByRole('dialog', { name: 'Reference', exact: true });
const openFirst = click(
  (page) => cards(page).first().getByRole('link'),
  (page) => reference(page).getByText('Reference Notes'),
);
const menu = (item: string) =>
  inTurn(
    press('Note', (page) => page.getByRole('menuitem')),
    click((page) => page.getByRole('menuitem', { name: item }), dialog(item)),
  );

export const conversationViews: View[] = [
  ['no filter', at('/conversations', text('Hello! We are waiting for you to set filter for us!'))],
  ['results', at('/conversations?search=manager', cards)],
  ['filters', press(/^Filters/, text('Functions'))],
  ['insights', inTurn(escape, press('Insights', text('By creator')))],
  ['incomplete', inTurn(escape, press(/incomplete$/, text(/incomplete/i)))],
  ['nothing found', inTurn(escape, freshAt('/conversations?search=zzqqzz', text('No conversations found.')))],
  ['a reference', inTurn(freshAt(RATED, cards), openFirst)],
  ['its history', menu('History')],
  [
    'edited',
    inTurn(
      escape,
      click(
        (page) => reference(page).getByRole('button', { name: 'Edit', exact: true }),
        dialog('Edit reference'),
      ),
    ),
  ],
  ['a note of one’s own', inTurn(freshAt(OWN, cards), openFirst, menu('Edit note'))],
  ['no such reference', at('/conversations/nothing', text('Reference not found.'))],
  [
    'a person of it',
    inTurn(
      freshAt(RATED, cards),
      openFirst,
      click(
        (page) => reference(page).getByRole('article').first().getByRole('button'),
        (page) => page.getByRole('switch', { name: /^Reference Contact/ }).last(),
      ),
    ),
  ],
  [
    'a person of it, edited',
    click(
      (page) => dialog()(page).last().getByRole('button', { name: 'Edit', exact: true }),
      (page) => dialog()(page).last().getByRole('button', { name: 'Save' }),
    ),
  ],
];
