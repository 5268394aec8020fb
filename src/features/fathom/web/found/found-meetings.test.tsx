import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { anAppConfig, aStoredSession, renderApp } from '#orion/web/testing/render-app.tsx';

const hit = (fathom_id: number, meeting_title: string, changes = {}) => ({
  fathom_id,
  meeting_title,
  meeting_start_time: '2026-11-12T20:30:00.000Z',
  scoper: 'marta@aldercap.example',
  excerpt: 'about <mark>pumps</mark> in Ohio',
  is_exact: false,
  ...changes,
});
const SEARCH = 'GET /api/v1/meetings-search';
const answers = {
  'GET /api/v1/conversations/all': { body: { results: [], counts: 0, gpt: '', next_page: null } },
  [SEARCH]: {
    body: { results: [hit(7, 'Ferrowick: pricing', { is_exact: true }), hit(8, '')], count: 2 },
  },
};

beforeEach(() => aStoredSession());

describe('meetings found from Conversations', () => {
  it('stand under the references when the switch is on, the exact hit marked', async () => {
    const { network, here } = renderApp('/conversations?search=pumps', answers);
    const switched = await screen.findByRole('switch', { name: 'Include meetings' });
    expect(network.heardOf('/api/v1/meetings-search')).toEqual([]);

    await userEvent.click(switched);

    const group = within(await screen.findByRole('region', { name: /^Meetings/ }));
    expect(await group.findByText('2 results')).toBeVisible();
    const items = group.getAllByRole('listitem');
    expect(within(items[0] as HTMLElement).getByText('Exact match')).toBeVisible();
    expect(within(items[0] as HTMLElement).getByText('pumps').tagName).toBe('MARK');
    expect(within(items[1] as HTMLElement).getByRole('link')).toHaveAttribute('href', '/fathom/8');
    expect(within(items[1] as HTMLElement).getByText('Untitled meeting')).toBeVisible();
    expect(here()).toBe('/conversations?search=pumps&meetings=on');
    for (const { search } of network.heardOf('/api/v1/conversations/all'))
      expect([...search.keys()]).not.toContain('meetings');
    await userEvent.click(screen.getByRole('switch', { name: 'Include meetings' }));
    await waitFor(() => expect(screen.queryByRole('region', { name: /^Meetings/ })).toBeNull());
  });

  it('say when there are none, and when they cannot be had', async () => {
    const { network } = renderApp('/conversations?search=pumps&meetings=on', {
      ...answers,
      [SEARCH]: { body: { results: [], count: 0 } },
    });
    expect(await screen.findByText('No meetings mention “pumps”.')).toBeVisible();

    network.answer(SEARCH, { status: 500 });
    await userEvent.type(screen.getByRole('textbox', { name: 'Search conversations' }), ' two{Enter}');

    expect(await screen.findByText('Couldn’t load meetings.')).toBeVisible();
  });

  it('are not offered while the tab is off', async () => {
    renderApp('/conversations?search=pumps&meetings=on', {
      ...answers,
      'GET /api/v1/app-config': { body: anAppConfig({ gates: { 'orion-fathom-tab': false } }) },
    });

    await screen.findByText('No conversations found.');
    expect(screen.queryByRole('switch', { name: 'Include meetings' })).toBeNull();
    expect(screen.queryByRole('region', { name: /^Meetings/ })).toBeNull();
  });
});

it('are found by the palette', async () => {
  const { here } = renderApp('/explore', {
    ...answers,
    'GET /api/v1/company-search': { body: { results: [] } },
    'GET /api/v1/people-search': { body: { results: [] } },
  });
  await screen.findByRole('button', { name: /^Account of/ });

  await userEvent.keyboard('{Control>}k{/Control}');
  await userEvent.type(await screen.findByRole('combobox', { name: 'Search or jump to' }), 'pumps');
  await userEvent.click(await screen.findByRole('option', { name: /Ferrowick: pricing/ }));

  await waitFor(() => expect(here()).toBe('/fathom/7'));
});
