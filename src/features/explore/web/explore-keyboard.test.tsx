import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { forgetSessionNotes } from '#web/cookies.ts';
import { aStoredSession, renderApp } from '#orion/web/testing/render-app.tsx';
import { aPage, companies, withHeights } from './testing/explore.ts';

const lists = Array.from({ length: 12 }, (_, at) => ({
  list_id: at + 1,
  workboard_id: at + 1,
  name: `List ${at + 1}`,
}));
const answers = {
  'GET /api/v1/discovery': aPage(companies(1, 3)),
  'GET /api/v1/all-lists-and-buckets': { body: { data: { lists, buckets: [] } } },
};

// Fetched here, or the test that opens one would wait for it.
beforeAll(() =>
  Promise.all([
    import('#features/slider/web/company-slider.tsx'),
    import('./filters/explore-filter-panel.tsx'),
    import('./bulk/bulk-bar.tsx'),
  ]),
);

beforeEach(() => {
  forgetSessionNotes();
  aStoredSession();
  withHeights(400);
});

const shown = async (path = '/explore?is_saas=true') => {
  const app = renderApp(path, answers);
  const first = await screen.findByRole('article', { name: 'Company 1' });
  return { ...app, first };
};

// EXPL-014, EXPL-058
it('opens the first company by Enter, as the hint says, before anything has the focus', async () => {
  const { here } = await shown();
  expect(document.body).toHaveFocus();

  await userEvent.keyboard('{Enter}');

  await waitFor(() => expect(here()).toContain('company=c1.example'));
});

// EXPL-058, EXPL-059
it('leads from nowhere to the first card by an arrow, and on by the next', async () => {
  const { first } = await shown();

  await userEvent.keyboard('{ArrowDown}');
  expect(first).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');

  expect(screen.getByRole('article', { name: 'Company 2' })).toHaveFocus();
});

it('reaches one card by Tab, with what is on it, and then leaves the cards', async () => {
  const { first } = await shown();
  const feed = screen.getByRole('feed', { name: 'Companies' });
  first.focus();
  const passed: Element[] = [];
  do {
    await userEvent.tab();
    passed.push(document.activeElement ?? document.body);
  } while (feed.contains(document.activeElement) && passed.length < 30);

  expect(passed.slice(0, -1).every((element) => first.contains(element))).toBe(true);
  expect(passed.length).toBeGreaterThan(2);
});

// EXPL-016, FILT-029
it('goes on in the filters by F, reads a sentence by Enter, and comes back by the next', async () => {
  const { first, network } = await shown();
  network.answer('GET /api/v1/discovery/llm-filter', { status: 409, body: { message: 'Not today.' } });
  first.focus();

  await userEvent.keyboard('f');
  const box = await screen.findByRole('textbox', { name: 'Describe the companies you look for' });
  await waitFor(() => expect(box).toHaveFocus());
  await userEvent.keyboard('saas{Enter}');
  expect(await screen.findByText(/Not today/)).toBeVisible();
  expect(network.heardOf('/api/v1/discovery/llm-filter')[0]?.search.get('filter_search')).toBe('saas');
  await userEvent.clear(box);
  await userEvent.keyboard('{Enter}');

  await waitFor(() => expect(box).not.toBeInTheDocument());
  await waitFor(() => expect(first).toHaveFocus());
});

it('goes on at the next chip where one was taken away', async () => {
  await shown('/explore?is_saas=true&status=Private&has_never_sent_email=true');
  const chips = () => within(screen.getByRole('list', { name: 'Applied filters' })).getAllByRole('button');
  expect(chips()).toHaveLength(3);
  const [, second, third] = chips();

  await userEvent.click(second as HTMLElement);

  await waitFor(() => expect(chips()).toHaveLength(2));
  expect(third).toHaveFocus();
});

it('searches long lists for the picked companies at once', async () => {
  const { first } = await shown();
  first.focus();
  await userEvent.keyboard('x');

  await userEvent.click(await screen.findByRole('button', { name: 'Add to list' }));

  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Search Add to list' })).toHaveFocus());
  await userEvent.keyboard('12');
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    'List 12',
    'Create New List “12”',
  ]);
});

it('opens its panels from the palette, by name', async () => {
  await shown();

  await userEvent.keyboard('{Control>}k{/Control}');
  await screen.findByRole('combobox', { name: 'Search or jump to' });
  await userEvent.keyboard('pipel{Enter}');

  expect(await screen.findByRole('region', { name: 'Pipeline' })).toBeVisible();
});
