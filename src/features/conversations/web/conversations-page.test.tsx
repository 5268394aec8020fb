import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { aStoredSession, renderApp } from '#orion/web/testing/render-app.tsx';
import { DEFAULT_RATING } from '../conversations.filters.ts';
import { ConversationsPage } from './conversations-page.tsx';
import { aFound, aList, later, ONE, surroundings } from './testing/references.ts';
import { renderPart } from './testing/render-part.tsx';

const LIST = 'GET /api/v1/conversations/all';
const PATH = '/api/v1/conversations/all';
const open = (path: string, answers: Parameters<typeof renderPart>[2] = {}) =>
  renderPart(path, <ConversationsPage />, { [LIST]: aList([aFound()]), ...answers });

// CONV-001, CONV-060, CONV-061, SHELL-003
it('is a screen of the portal that asks for a filter first; what there is to choose is read once', async () => {
  aStoredSession();
  const { network } = renderApp('/conversations', surroundings);

  expect(await screen.findByRole('heading', { name: 'Conversations' })).toBeVisible();
  expect(screen.getByText('Hello! We are waiting for you to set filter for us!')).toBeVisible();
  const read = () =>
    ['/api/v1/conversations/meta-data', '/api/v1/scopers'].map((path) => network.heardOf(path).length);
  await waitFor(() => expect(Math.min(...read())).toBeGreaterThan(0));
  const before = read();
  await userEvent.click(screen.getByRole('button', { name: 'Filters' }));
  expect(await screen.findByRole('checkbox', { name: 'Sales' })).toBeVisible();
  expect(read()).toEqual(before);
  expect(network.heardOf(PATH)).toEqual([]);
});

// CONV-002, CONV-003, CONV-026, CONV-036, SHELL-005
it('searches on Enter only and for no rating nobody chose; a card opens with the search kept; the cross clears', async () => {
  const { network, here } = await open('/conversations');
  const box = screen.getByRole('textbox', { name: 'Search conversations' });

  await userEvent.type(box, 'plant');
  expect(network.heardOf(PATH)).toEqual([]);
  await userEvent.keyboard('{Enter}');

  const card = within(await screen.findByRole('article'));
  expect(here()).toBe('/conversations?search=plant');
  const [asked] = network.heardOf(PATH);
  expect(asked?.search.get('search')).toBe('plant');
  expect(asked?.search.getAll('ratings')).not.toContain(String(DEFAULT_RATING));
  expect([...(asked?.search.keys() ?? [])].sort()).toEqual(['page', 'search']);
  await userEvent.click(card.getByRole('link', { name: /^Open the reference by Theo Abara/ }));
  await waitFor(() => expect(here()).toBe(`/conversations/${ONE}?search=plant`));
  await userEvent.click(screen.getByRole('button', { name: 'Clear search' }));
  expect(await screen.findByText(/^Hello! We are waiting/)).toBeVisible();
  expect(here()).toBe(`/conversations/${ONE}`);
  expect(box).toHaveValue('');
});

// CONV-004, CONV-032, CONV-037, CONV-043, CONV-048
it('says that it looks, takes a range of days, and drops the answer of a search that another overtook', async () => {
  const slow = later<ReturnType<typeof aList>>();
  const { network, here } = await open('/conversations?search=x', { [LIST]: () => slow.promise });
  expect(
    await screen.findByText('Kindly wait, we are filtering companies based on your requirement...'),
  ).toBeVisible();

  network.answer(LIST, aList([aFound({ creator: 'Fast Writer' })]));
  await userEvent.click(screen.getByRole('button', { name: 'Date range' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Today' }));

  expect(await screen.findByRole('article', { name: /^Fast Writer/ })).toBeVisible();
  slow.resolve(aList([aFound({ creator: 'Slow Writer' })]));
  const { search } = network.heardOf(PATH).at(-1) ?? { search: new URLSearchParams() };
  const [start, end] = [new Date(search.get('start_time') ?? ''), new Date(search.get('end_time') ?? '')];
  expect([start.getHours(), start.getMinutes(), start.getMilliseconds()]).toEqual([0, 0, 0]);
  expect([end.getHours(), end.getMinutes(), end.getMilliseconds()]).toEqual([23, 59, 999]);
  expect(here()).toContain('start_time=');
  expect(
    screen.getByRole('button', { name: /^Date range: \w{3} \d\d, \d{4} – \w{3} \d\d, \d{4}$/ }),
  ).toBeVisible();
  expect(screen.queryByRole('article', { name: /^Slow/ })).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
});

// CONV-033, CONV-034, ERR-005
it('says that it failed and why, tries again, and says that nothing was found', async () => {
  const refused = (body: object) => ({ status: 400, body });
  const { network } = await open('/conversations?search=x', {
    [LIST]: refused({ message: 'The search is too busy just now.' }),
  });
  const again = () => userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  const failed =
    'Something went wrong!We are currently facing issues in loading the conversations. Kindly retry later.';
  expect(await screen.findByRole('alert')).toHaveTextContent(`${failed}The search is too busy just now.`);

  network.answer(LIST, refused({}));
  await again();
  expect(await screen.findByText(/Sorry, something went wrong\. Please try again later\./)).toBeVisible();

  network.answer(LIST, aList([]));
  await again();
  expect(await screen.findByText('No conversations found.')).toBeVisible();
  expect(
    screen.getByText("We couldn't find the conversations. Try adjusting the filters or kindly retry later."),
  ).toBeVisible();
});

// CONV-035, CONV-038, CONV-042, CONV-054
it('loads the next page by its number, and no more after the last', async () => {
  const second = later<ReturnType<typeof aList>>();
  const { network } = await open('/conversations?search=x', {
    [LIST]: ({ search }) =>
      search.get('page') === '1' ? aList([aFound()], { counts: 2, next_page: 2 }) : second.promise,
  });
  await screen.findByRole('article');
  const scroller = screen.getByRole('feed').parentElement ?? document.body;
  Object.defineProperties(scroller, {
    clientHeight: { value: 400, configurable: true },
    scrollHeight: { value: 1000, configurable: true },
    scrollTop: { value: 600, writable: true, configurable: true },
  });
  const scroll = (to: number) => {
    scroller.scrollTop = to;
    fireEvent.scroll(scroller);
  };

  scroll(600);
  scroll(601);

  expect(await screen.findByText('Kindly wait, we are loading more references...')).toBeVisible();
  second.resolve(aList([aFound({ reference_id: ONE.replace('0b', '1b') })], { counts: 2, gpt: '' }));
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(2));
  scroll(602);
  scroll(603);
  expect(network.heardOf(PATH).map(({ search }) => search.get('page'))).toEqual(['1', '2']);
});
