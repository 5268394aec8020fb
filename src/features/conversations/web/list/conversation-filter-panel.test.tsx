import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { ConversationsPage } from '../conversations-page.tsx';
import { aFound, aList } from '../testing/references.ts';
import { renderPart } from '../testing/render-part.tsx';

const LIST = 'GET /api/v1/conversations/all';
const PATH = '/api/v1/conversations/all';
const toggle = () => userEvent.click(screen.getByRole('button', { name: /^Filters/ }));
const panel = async () => within(await screen.findByRole('region', { name: 'Filters' }));
const open = async (path: string, counts = 1) => {
  const app = await renderPart(path, <ConversationsPage />, { [LIST]: aList([aFound()], { counts }) });
  await toggle();
  return { ...app, filters: await panel() };
};

// CONV-005, CONV-006, CONV-007, CONV-010, CONV-015
it('has five categories, each with its own search and checkboxes, All first', async () => {
  const { network, filters } = await open('/conversations');

  for (const name of ['Functions', 'Projects', 'Reference Types', 'Ratings', 'Creator']) {
    const head = filters.getByRole('button', { name, expanded: name === 'Functions' });
    if (name !== 'Functions') await userEvent.click(head);
    expect(await filters.findByRole('textbox', { name: `Search ${name}` })).toBeVisible();
    expect(filters.getAllByRole('checkbox')[0]).toHaveAttribute('value', 'all');
  }
  await userEvent.type(filters.getByRole('textbox', { name: 'Search Creator' }), 'nobody');
  expect(filters.getByText('No results')).toBeVisible();
  await userEvent.clear(filters.getByRole('textbox', { name: 'Search Creator' }));
  await userEvent.type(filters.getByRole('textbox', { name: 'Search Creator' }), 'theo');
  await userEvent.click(filters.getByRole('checkbox', { name: 'Theo Abara' }));
  await waitFor(() =>
    expect(network.heardOf(PATH)[0]?.search.getAll('creators')).toEqual(['theo@aldercap.example']),
  );
});

// CONV-008, CONV-009, CONV-011, CONV-012, CONV-016
it('lists what is selected, counts categories and results, and unchecks a category', async () => {
  const { network, here, filters } = await open('/conversations?ratings=3&ratings=1&functions=all', 148);

  const chosen = await filters.findByRole('group', { name: 'Selected Filters, Ratings' });
  expect(within(chosen).getAllByRole('checkbox')).toHaveLength(2);
  expect(filters.getByText('1 Filters Selected')).toBeVisible();
  expect(await filters.findByText('148 Results')).toBeVisible();
  expect(network.heardOf(PATH)[0]?.search.has('functions')).toBe(false);
  await userEvent.click(within(chosen).getByRole('button', { name: 'Uncheck Selected' }));

  await waitFor(() => expect(here()).toBe('/conversations'));
});

// CONV-013, CONV-014
it('closes on Enter and on Escape', async () => {
  await open('/conversations');

  for (const key of ['{Enter}', '{Escape}']) {
    await userEvent.click(await (await panel()).findByRole('textbox', { name: 'Search Functions' }));
    await userEvent.keyboard(key);
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Filters' })).toBeNull());
    await toggle();
  }
});
