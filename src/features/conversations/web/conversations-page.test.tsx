import { notifications } from '@mantine/notifications';
import { configure, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { anAppConfig, aStoredSession, renderApp } from '#web/testing/render-app.tsx';
import { aFound, aList, later, ONE, surroundings } from './testing/references.ts';

// As for the whole portal: a machine that does other things meanwhile needs longer.
configure({ asyncUtilTimeout: 15_000 });
vi.setConfig({ testTimeout: 60_000 });

const LIST = 'GET /api/v1/conversations/all';
const PATH = '/api/v1/conversations/all';
const open = (path: string, answers: Parameters<typeof renderApp>[1] = {}) =>
  renderApp(path, { ...surroundings, [LIST]: aList([aFound()]), ...answers });

beforeEach(() => {
  notifications.clean();
  aStoredSession();
});
afterEach(() => vi.useRealTimers());

describe('the list', () => {
  // CONV-001, CONV-036, CONV-060, CONV-061, SHELL-003
  it('asks for a filter first and sends nothing; what there is to choose is read once', async () => {
    const { network } = open('/conversations');

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

  // CONV-002, CONV-003, SHELL-005
  it('searches on Enter only, mirrors the search in the address, and the cross takes it away at once', async () => {
    const { network, here } = open('/conversations');
    const box = await screen.findByRole('textbox', { name: 'Search conversations' });

    await userEvent.type(box, 'plant');
    expect(network.heardOf(PATH)).toEqual([]);
    await userEvent.keyboard('{Enter}');

    expect(await screen.findByRole('article')).toBeVisible();
    expect(here()).toBe('/conversations?search=plant');
    expect(network.heardOf(PATH)[0]?.search.get('search')).toBe('plant');
    await userEvent.click(screen.getByRole('button', { name: 'Clear search' }));
    expect(here()).toBe('/conversations');
    expect(await screen.findByText(/^Hello! We are waiting/)).toBeVisible();
    expect(box).toHaveValue('');
  });

  // CONV-004, CONV-048
  it('takes a range of days from the first moment to the last', async () => {
    const { network, here } = open('/conversations');

    await userEvent.click(await screen.findByRole('button', { name: 'Date range' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Today' }));

    expect(await screen.findByRole('article')).toBeVisible();
    const { search } = network.heardOf(PATH)[0] ?? { search: new URLSearchParams() };
    const [start, end] = [new Date(search.get('start_time') ?? ''), new Date(search.get('end_time') ?? '')];
    expect([start.getHours(), start.getMinutes(), start.getMilliseconds()]).toEqual([0, 0, 0]);
    expect([end.getHours(), end.getMinutes(), end.getMilliseconds()]).toEqual([23, 59, 999]);
    expect(here()).toContain('start_time=');
    expect(
      screen.getByRole('button', { name: /^Date range: \w{3} \d\d, \d{4} – \w{3} \d\d, \d{4}$/ }),
    ).toBeVisible();
  });

  // CONV-032, CONV-037, CONV-043
  it('says that it looks, and drops the answer of a search that another overtook', async () => {
    const { promise, resolve } = later<ReturnType<typeof aList>>();
    const { network, router } = open('/conversations?search=slow', { [LIST]: () => promise });
    expect(
      await screen.findByText('Kindly wait, we are filtering companies based on your requirement...'),
    ).toBeVisible();

    network.answer(LIST, aList([aFound({ creator: 'Fast Writer' })]));
    await router.navigate({ to: '/conversations', search: { search: ['fast'] } });
    expect(await screen.findByRole('article', { name: /^Fast Writer/ })).toBeVisible();
    resolve(aList([aFound({ creator: 'Slow Writer' })]));

    await waitFor(() => expect(screen.queryByRole('article', { name: /^Slow/ })).toBeNull());
    expect(screen.queryByRole('alert')).toBeNull();
  });

  // CONV-033
  it('says that nothing was found', async () => {
    open('/conversations?search=x', { [LIST]: aList([]) });

    expect(await screen.findByText('No conversations found.')).toBeVisible();
    expect(
      screen.getByText(
        "We couldn't find the conversations. Try adjusting the filters or kindly retry later.",
      ),
    ).toBeVisible();
  });

  // CONV-034, ERR-005
  it.each([
    [{ message: 'The search is too busy just now.' }, 'The search is too busy just now.'],
    [{}, 'Sorry, something went wrong. Please try again later.'],
  ])('says that it failed, with the reason (%#), and tries again', async (body, reason) => {
    const { network } = open('/conversations?search=x', { [LIST]: { status: 400, body } });

    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(
      `Something went wrong!We are currently facing issues in loading the conversations. Kindly retry later.${reason}`,
    );
    network.answer(LIST, aList([aFound()]));
    await userEvent.click(within(alert).getByRole('button', { name: 'Try again' }));

    expect(await screen.findByRole('article')).toBeVisible();
  });

  // CONV-035, CONV-038, CONV-042, CONV-054
  it('loads the next page by its number, and no more after the last', async () => {
    const second = later<ReturnType<typeof aList>>();
    const { network } = open('/conversations?search=x', {
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

    fireEvent.scroll(scroller);
    scroller.scrollTop = 601;
    fireEvent.scroll(scroller);

    expect(await screen.findByText('Kindly wait, we are loading more references...')).toBeVisible();
    second.resolve(aList([aFound({ reference_id: ONE.replace('0b', '1b') })], { counts: 2, gpt: '' }));
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(2));
    // The strict mode of tests takes its first look twice.
    const pages = network.heardOf(PATH).map(({ search }) => search.get('page'));
    expect(pages.slice(pages.lastIndexOf('1'))).toEqual(['1', '2']);
  });
});

describe('a card', () => {
  // CONV-017, CONV-018, CONV-019, CONV-020
  it('shows two of each tag and the first rating, and unfolds the others', async () => {
    const many = ['A', 'B', 'C', 'D'];
    open('/conversations?search=x', {
      [LIST]: aList([
        aFound({
          all_projects: many,
          all_functions: many.slice(0, 3),
          all_reference_types: many.slice(0, 2),
          all_ratings: ['Episodic Outreach', 'No need to follow-up'],
        }),
      ]),
    });
    const card = within(await screen.findByRole('article'));
    const tags = (name: string) =>
      within(card.getByRole('list', { name }))
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent);

    expect([tags('Projects'), tags('Functions'), tags('Reference Types')]).toEqual([
      ['A', 'B'],
      ['A', 'B'],
      ['A', 'B'],
    ]);
    expect(card.getByText('Episodic Outreach')).toBeVisible();
    expect(card.queryByText('No need to follow-up')).toBeNull();
    await userEvent.click(card.getByRole('button', { name: '+2' }));
    expect(tags('Projects')).toEqual(many);
    expect(card.getByRole('button', { name: '+1' })).toBeVisible();
  });

  // CONV-021, CONV-022, CONV-023, CONV-024, CONV-025
  it.each([
    ['Nurture Relationship', 'good'],
    ['Episodic Outreach', 'good'],
    ['No need to follow-up', 'bad'],
    ['Not Yet Decided', 'plain'],
  ])('shows the rating %s as %s', async (rating, look) => {
    open('/conversations?search=x', { [LIST]: aList([aFound({ all_ratings: [rating] })]) });

    expect((await screen.findByText(rating)).closest('[data-look]')).toHaveAttribute('data-look', look);
  });

  // CONV-027, CONV-028, CONV-029
  it('shows content as harmless HTML, date and creator', async () => {
    const content =
      '<p>Said <b>yes</b><img src=x onerror="window.ran = true"><script>window.ran = true</script></p>';
    open('/conversations?search=x', { [LIST]: aList([aFound({ content })]) });

    const card = within(await screen.findByRole('article', { name: 'Theo Abara, Nov 12 2026' }));
    expect(card.getByText('yes').tagName).toBe('B');
    expect(card.getByText('Nov 12 2026')).toBeVisible();
    expect(card.queryByRole('img', { name: /x/ })).toBeNull();
    expect(document.querySelector('article script, article [onerror]')).toBeNull();
    expect(window).not.toHaveProperty('ran');
  });

  // CONV-031
  it('opens its reference with the search kept', async () => {
    const { here } = open('/conversations?search=x&ratings=3');

    await userEvent.click(await screen.findByRole('link', { name: /^Open the reference by Theo Abara/ }));

    await waitFor(() => expect(here()).toBe(`/conversations/${ONE}?search=x&ratings=3`));
  });

  // CONV-030
  it('without tags leads to the edit view', async () => {
    const bare = { all_projects: [], all_functions: [], all_reference_types: [], all_ratings: [] };
    const { here } = open('/conversations?search=x', { [LIST]: aList([aFound(bare)]) });

    await userEvent.click(await screen.findByRole('button', { name: 'Click to Edit' }));

    await waitFor(() => expect(here()).toBe(`/conversations/${ONE}?search=x&sheet=edit_reference_page`));
  });
});

describe('the filter panel', () => {
  const openPanel = async () => userEvent.click(await screen.findByRole('button', { name: /^Filters/ }));

  // CONV-005, CONV-006, CONV-007, CONV-010, CONV-015
  it('has five categories, each with its own search and checkboxes, All first', async () => {
    open('/conversations');
    await openPanel();

    const panel = within(await screen.findByRole('region', { name: 'Filters' }));
    for (const name of ['Functions', 'Projects', 'Reference Types', 'Ratings', 'Creator']) {
      const head = panel.getByRole('button', { name, expanded: name === 'Functions' });
      if (name !== 'Functions') await userEvent.click(head);
      expect(await panel.findByRole('textbox', { name: `Search ${name}` })).toBeVisible();
      expect(panel.getAllByRole('checkbox')[0]).toHaveAttribute('value', 'all');
    }
    expect(panel.getByRole('checkbox', { name: 'Theo Abara' })).toBeVisible();
  });

  // CONV-008, CONV-009, CONV-011, CONV-012, CONV-016
  it('lists what is selected, counts categories and results, and unchecks a category', async () => {
    const { network, here } = open('/conversations?ratings=3&ratings=1&functions=all', {
      [LIST]: aList([aFound()], { counts: 148 }),
    });
    await openPanel();

    const panel = within(await screen.findByRole('region', { name: 'Filters' }));
    const chosen = await panel.findByRole('group', { name: 'Selected Filters, Ratings' });
    expect(within(chosen).getAllByRole('checkbox')).toHaveLength(2);
    expect(panel.getByText('1 Filters Selected')).toBeVisible();
    expect(panel.getByText('148 Results')).toBeVisible();
    expect(network.heardOf(PATH)[0]?.search.has('functions')).toBe(false);
    await userEvent.click(within(chosen).getByRole('button', { name: 'Uncheck Selected' }));

    await waitFor(() => expect(here()).toBe('/conversations'));
  });

  // CONV-049, CONV-050
  it('finds an option by its name and narrows by it', async () => {
    const { network } = open('/conversations');
    await openPanel();
    const panel = within(await screen.findByRole('region', { name: 'Filters' }));
    await userEvent.click(panel.getByRole('button', { name: 'Creator' }));

    await userEvent.type(await panel.findByRole('textbox', { name: 'Search Creator' }), 'theo');
    await userEvent.click(panel.getByRole('checkbox', { name: 'Theo Abara' }));

    await waitFor(() =>
      expect(network.heardOf(PATH)[0]?.search.getAll('creators')).toEqual(['theo@aldercap.example']),
    );
  });

  // CONV-013, CONV-014
  it.each(['{Enter}', '{Escape}'])('closes on %s', async (key) => {
    open('/conversations');
    await openPanel();
    await userEvent.click(await screen.findByRole('textbox', { name: 'Search Functions' }));

    await userEvent.keyboard(key);

    await waitFor(() => expect(screen.queryByRole('region', { name: 'Filters' })).toBeNull());
  });
});

describe('the copy', () => {
  const copied = vi.fn(async (_text: string) => {});
  const opened = vi.fn();
  beforeEach(() => {
    copied.mockClear();
    opened.mockClear();
    vi.stubGlobal('open', opened);
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText: copied } });
  });
  const config = {
    body: anAppConfig({ chat_assistant_url: 'https://chat.example', clipboard_max_chars: 100 }),
  };

  // CONV-044, CONV-045, ERR-006
  it('puts the text on the clipboard, says so, and opens the assistant after two seconds', async () => {
    open('/conversations?search=x', { 'GET /api/v1/app-config': config });
    await screen.findByRole('article');
    vi.useFakeTimers({ shouldAdvanceTime: true });

    fireEvent.click(screen.getByRole('button', { name: 'Copy results' }));

    expect(await screen.findByText('Current response is copied to clipboard!')).toBeVisible();
    expect(copied).toHaveBeenCalledWith('Date: Nov 12 2026');
    vi.advanceTimersByTime(1000);
    expect(opened).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1000);
    expect(opened).toHaveBeenCalledWith('https://chat.example', '_blank', 'noopener');
  });

  // ERR-007
  it('refuses a text that is too large', async () => {
    open('/conversations?search=x', {
      'GET /api/v1/app-config': config,
      [LIST]: aList([aFound()], { gpt: 'x'.repeat(101) }),
    });
    await screen.findByRole('article');

    fireEvent.click(screen.getByRole('button', { name: 'Copy results' }));

    expect(
      await screen.findByText('Current size exceeds GPT4 result size. Please try adding more filters'),
    ).toBeVisible();
    expect(copied).not.toHaveBeenCalled();
  });
});

describe('beside the list', () => {
  it('one’s own incomplete references wait in a queue that leads to the edit view', async () => {
    const { people, ...rest } = aFound();
    const { excerpt: _none, ...reference } = {
      ...rest,
      people: people.map((one) => ({ ...one, rating: 0, incomplete: true })),
    };
    const { here } = open('/conversations', {
      'GET /api/v1/conversations/incomplete': { body: { results: [reference], counts: 1, next_page: null } },
    });

    await userEvent.click(await screen.findByRole('button', { name: '1 incomplete' }));
    await userEvent.click(await screen.findByRole('button', { name: /^Mira Sand.*Missing: a rating/ }));

    await waitFor(() => expect(here()).toBe(`/conversations/${ONE}?sheet=edit_reference_page`));
  });

  it('the figures tell who wrote how many', async () => {
    const none = { by_project: [], by_function: [], by_reference_type: [], by_rating: [] };
    open('/conversations', {
      'GET /api/v1/conversation-contribution': {
        body: {
          results: [{ creator: 'Theo Abara', email_address: 't@aldercap.example', count: 12, incomplete: 2 }],
        },
      },
      'GET /api/v1/conversation-insight': { body: { data: { total: 12, ...none } } },
    });

    await userEvent.click(await screen.findByRole('button', { name: 'Insights' }));

    const list = await screen.findByRole('region', { name: 'By creator' });
    expect(list).toHaveTextContent('Theo Abara2 incomplete12');
  });
});
