import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { anAppConfig, aStoredSession, renderApp } from '#orion/web/testing/render-app.tsx';
import { aList, aMeeting, surroundings, theDetails } from './testing/meetings.ts';

vi.setConfig({ testTimeout: 60_000 });
const LIST = 'GET /api/v1/fathom-ai-summaries';
const READ = 'GET /api/v1/fathom-meeting-summary';
const SAVE = 'POST /api/v1/associate-fathom-note';
const WAIT = { timeout: 15_000 };

/** As high and wide as a page in which rows can be seen; jsdom lays nothing out. */
const size = (name: 'clientHeight' | 'clientWidth', value: number) => {
  const before = Object.getOwnPropertyDescriptor(Element.prototype, name);
  Object.defineProperty(Element.prototype, name, { configurable: true, value });
  return () => before && Object.defineProperty(Element.prototype, name, before);
};
const restore: (() => unknown)[] = [];
let leaveView = () => {};
class ViewObserver {
  constructor(told: (entries: { isIntersecting: boolean }[]) => void) {
    leaveView = () => told([{ isIntersecting: false }]);
  }
  observe() {}
  disconnect() {}
}
beforeAll(() => {
  restore.push(size('clientHeight', 720), size('clientWidth', 1200));
});
afterAll(() => {
  for (const one of restore) one();
});

const open = (path = '/fathom', answers: Parameters<typeof renderApp>[1] = {}) => {
  aStoredSession();
  vi.stubGlobal('IntersectionObserver', ViewObserver);
  return renderApp(path, {
    ...surroundings,
    [LIST]: aList(
      aMeeting(),
      aMeeting({
        fathom_id: 8,
        meeting_title: 'Corvaline INTRO',
        scoper: 'theo@aldercap.example',
        meeting_start_time: null,
      }),
      aMeeting({
        fathom_id: 9,
        meeting_title: '',
        processed_by_orion: true,
        external_link: 'https://crm.example/companies/9',
      }),
    ),
    [READ]: theDetails(),
    ...answers,
  });
};
const rows = async () => {
  const table = within(await screen.findByRole('table', { name: 'Meetings' }, WAIT));
  await waitFor(() => expect(table.getAllByRole('row').length).toBeGreaterThan(1), WAIT);
  return table.getAllByRole('row').slice(1);
};
const texts = async () =>
  (await rows()).map((row) =>
    within(row)
      .getAllByRole('cell')
      .map((cell) => cell.textContent),
  );

describe('the list of meetings', () => {
  // FATH-001, FATH-006, FATH-008, FATH-012, SHELL-010
  it('shows each meeting with its date, creator, counts and what it is associated with', async () => {
    open();

    expect(await screen.findByRole('button', { name: 'Fathom' }, WAIT)).toBeInTheDocument();
    expect(
      (await texts()).map(([name, date, ...others]) => [name, date?.slice(0, 12), ...others.slice(0, 3)]),
    ).toEqual([
      ['Ferrowick: pricing5 attendees · 1 company', 'Nov 12, 2026', 'marta@aldercap.example', '5', '1'],
      ['Corvaline INTRO5 attendees · 1 company', '-', 'theo@aldercap.example', '5', '1'],
      ['Untitled meeting5 attendees · 1 company', 'Nov 12, 2026', 'marta@aldercap.example', '5', '1'],
    ]);
    const [first, , third] = await rows();
    expect(first).toHaveTextContent(/\d+ days? ago|Today/);
    expect(within(first as HTMLElement).getByRole('button', { name: 'Associate Note' })).toBeInTheDocument();
    expect(within(third as HTMLElement).getByRole('link', { name: 'Open in CRM' })).toHaveAttribute(
      'href',
      'https://crm.example/companies/9',
    );
    expect(screen.getByText('3 results')).toBeInTheDocument();
  });

  // FATH-007, FATH-009, FATH-010, FATH-011, FATH-013, FATH-014
  it('has the columns of the specification, rows of 60 px, and fits few rows', async () => {
    open();

    const table = await screen.findByRole('table', { name: 'Meetings' }, WAIT);
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Meeting Name',
      'Date of Meeting',
      'Creator Email',
      'No. of Attendees',
      'No. of Companies',
      'Associated',
    ]);
    expect((await rows())[0]).toHaveStyle({ height: '60px' });
    expect(table.parentElement).toHaveStyle({ height: '220px' });
  });

  // FATH-008
  it('tells the day of a meeting in UTC, wherever the reader is, and how long ago it was', async () => {
    vi.stubEnv('TZ', 'Pacific/Auckland');
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-14T10:00:00Z') });
    onTestFinished(() => {
      vi.useRealTimers();
      vi.unstubAllEnvs();
    });
    const at = (fathom_id: number, meeting_start_time: string) => aMeeting({ fathom_id, meeting_start_time });
    open('/fathom', { [LIST]: aList(at(7, '2026-11-12T23:30:00Z'), at(8, '2026-11-13T00:30:00Z')) });

    expect((await texts()).map(([, date]) => date)).toEqual([
      'Nov 12, 20262 days ago',
      'Nov 13, 20261 day ago',
    ]);
  });

  // FATH-014
  it.each([
    [11, '700px'],
    [12, 'calc(100vh - 220px)'],
  ])('with %i rows is %s high', async (count, height) => {
    const some = Array.from({ length: count }, (_, at) => aMeeting({ fathom_id: at + 1 }));
    open('/fathom', { [LIST]: aList(...some) });
    await rows();

    expect(screen.getByRole('table').parentElement).toHaveStyle({ height });
  });

  it('draws only what is in sight of many, and then takes the height of the screen', async () => {
    const many = Array.from({ length: 2000 }, (_, at) =>
      aMeeting({ fathom_id: at + 1, meeting_title: `Call ${at}` }),
    );
    open('/fathom', { [LIST]: aList(...many) });

    expect((await rows()).length).toBeLessThan(60);
    expect(screen.getByRole('table').parentElement).toHaveStyle({ height: 'calc(100vh - 220px)' });
    await userEvent.type(screen.getByRole('textbox', { name: 'Search meetings' }), 'call 1999');
    await screen.findByText('1 result', {}, WAIT);
  });

  // FATH-002
  it('searches the titles of the loaded rows, whatever the case, without asking the server', async () => {
    const { network } = open();
    await rows();
    const asked = network.heardOf('/api/v1/fathom-ai-summaries').length;

    expect(screen.getByPlaceholderText('Search')).toBeInTheDocument();
    await userEvent.type(screen.getByRole('textbox', { name: 'Search meetings' }), 'intro');

    await screen.findByText('1 result', {}, WAIT);
    expect((await texts()).map(([name]) => name)).toEqual(['Corvaline INTRO5 attendees · 1 company']);
    expect(network.heardOf('/api/v1/fathom-ai-summaries')).toHaveLength(asked);
  });

  // FATH-007, FATH-009
  it('filters by a text of the name and by a set of creators', async () => {
    open();
    await rows();

    await userEvent.click(screen.getByRole('button', { name: 'Filter Creator Email' }));
    await userEvent.click(await screen.findByRole('checkbox', { name: 'theo@aldercap.example' }));
    await screen.findByText('1 result', {}, WAIT);
    await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
    await screen.findByText('3 results', {}, WAIT);
    await userEvent.keyboard('{Escape}');

    await userEvent.click(screen.getByRole('button', { name: 'Filter Meeting Name' }));
    await userEvent.type(await screen.findByRole('textbox', { name: 'Contains' }), 'FERRO');
    await screen.findByText('1 result', {}, WAIT);
  });

  // FATH-003, FATH-016
  it('asks for the unassociated, and says so in the address', async () => {
    const { network, here } = open();
    await rows();

    await userEvent.click(screen.getByRole('switch', { name: 'Show only unassociated' }));

    await waitFor(() => expect(here()).toBe('/fathom?is_associated=false'), WAIT);
    await waitFor(
      () =>
        expect(network.heardOf('/api/v1/fathom-ai-summaries').at(-1)?.search.get('is_associated')).toBe(
          'false',
        ),
      WAIT,
    );
    await userEvent.click(screen.getByRole('switch', { name: 'Show only unassociated' }));
    await waitFor(() => expect(here()).toBe('/fathom'), WAIT);
  });

  // FATH-004, FATH-016
  it('asks for one creator; All stands first', async () => {
    const { here } = open();
    await rows();

    await userEvent.click(screen.getByRole('combobox', { name: 'Creator' }));
    const options = (await screen.findAllByRole('option', {}, WAIT)).map(({ textContent }) => textContent);
    expect(options).toEqual(['All', 'Marta Lindqvist', 'Theo Abara']);
    await userEvent.click(screen.getByRole('option', { name: 'Theo Abara' }));

    await waitFor(() => expect(here()).toBe('/fathom?scoper=theo%40aldercap.example'), WAIT);
  });

  // FATH-005, FATH-017, FATH-019, FATH-067
  it('restores every filter from the address, and asks once for everything', async () => {
    const { network } = open(
      '/fathom?meeting_start_from=2026-11-01T00:00:00.000Z&meeting_start_to=2026-11-12T23:59:59.999Z&scoper=theo@aldercap.example&is_associated=false',
    );
    await rows();

    expect(
      screen.getByRole('button', { name: 'Date range: Nov 01, 2026 – Nov 12, 2026' }),
    ).toBeInTheDocument();
    expect(screen.getByRole('switch', { name: 'Show only unassociated' })).toBeChecked();
    expect(screen.getByRole('combobox', { name: 'Creator' })).toHaveValue('Theo Abara');
    const asked = network
      .heardOf('/api/v1/fathom-ai-summaries')
      .map(({ search }) => [...search.keys()].sort().join());
    expect([...new Set(asked)].toSorted()).toEqual([
      '',
      'is_associated,meeting_start_from,meeting_start_to,scoper',
    ]);
  });

  // FATH-005, FATH-016, FATH-019
  it('asks for whole days of UTC, to 23:59:59 of the last', async () => {
    vi.stubEnv('TZ', 'Pacific/Auckland');
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-14T10:00:00Z') });
    onTestFinished(() => {
      vi.useRealTimers();
      vi.unstubAllEnvs();
    });
    const { network, here } = open();
    await rows();

    await userEvent.click(screen.getByRole('button', { name: 'Date range' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Past Week' }, WAIT));

    await waitFor(() => expect(here()).toContain('meeting_start_from'), WAIT);
    const asked = () => network.heardOf('/api/v1/fathom-ai-summaries').at(-1)?.search;
    await waitFor(() => expect(asked()?.get('meeting_start_to')).toMatch(/^2026-11-14T23:59:59/), WAIT);
    expect(asked()?.get('meeting_start_from')).toMatch(/^2026-11-0[78]T00:00:00/);
    expect(decodeURIComponent(here())).toContain(`meeting_start_to=${asked()?.get('meeting_start_to')}`);
  });

  // FATH-067
  it('asks for everything once, however often the filters change', async () => {
    const { network } = open();
    await rows();
    const asked = () => network.heardOf('/api/v1/fathom-ai-summaries').map(({ search }) => search.toString());
    const loaded = asked();

    await userEvent.click(screen.getByRole('switch', { name: 'Show only unassociated' }));
    await waitFor(() => expect(asked()).toEqual([...loaded, 'is_associated=false']), WAIT);
    await userEvent.click(screen.getByRole('combobox', { name: 'Creator' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Theo Abara' }, WAIT));

    await waitFor(() => expect(asked()).toHaveLength(loaded.length + 2), WAIT);
    expect(asked().slice(loaded.length)).not.toContain('');
  });

  // FATH-018
  it.each([
    [{ status: 500, body: {} }, 'Failed to fetch notes.'],
    [{ status: 422, body: { code: 422, name: 'scoper must be text', message: 'x' } }, 'scoper must be text'],
  ])('tells why it failed %#', async (answer, words) => {
    open('/fathom', { [LIST]: answer });

    expect(await screen.findByRole('alert', {}, WAIT)).toHaveTextContent(words);
    expect(screen.getByRole('button', { name: 'Retry' })).toBeInTheDocument();
  });

  it('says what would be here', async () => {
    open('/fathom', { [LIST]: aList() });

    expect(await screen.findByText('No meetings yet', {}, WAIT)).toBeInTheDocument();
    expect(screen.getByText('0 results')).toBeInTheDocument();
  });

  // FATH-015
  it('opens a meeting where a row is pressed, and keeps the filters', async () => {
    const { here } = open('/fathom?is_associated=false');

    await userEvent.click(within((await rows())[0] as HTMLElement).getByText('marta@aldercap.example'));

    await waitFor(() => expect(here()).toBe('/fathom/7?is_associated=false'), WAIT);
    expect(await screen.findByRole('dialog', { name: 'Ferrowick: pricing' }, WAIT)).toBeInTheDocument();
  });

  // SHELL-011, AUTH-035
  it('is not there while the gate is closed', async () => {
    const { here } = open('/fathom/7', {
      'GET /api/v1/app-config': { body: anAppConfig({ gates: { 'orion-fathom-tab': false } }) },
    });

    await waitFor(() => expect(here()).toMatch(/^\/explore/), WAIT);
    expect(screen.queryByRole('link', { name: 'Fathom' })).toBeNull();
  });
});

describe('associating from a row', () => {
  const openPopover = async (answers: Parameters<typeof renderApp>[1] = {}) => {
    const opened = open('/fathom', answers);
    await userEvent.click(
      within((await rows())[0] as HTMLElement).getByRole('button', { name: 'Associate Note' }),
    );
    return {
      ...opened,
      popover: within(await screen.findByRole('dialog', { name: 'Associate Note' }, WAIT)),
    };
  };
  const choose = async (
    popover: Awaited<ReturnType<typeof openPopover>>['popover'],
    kind: string,
    option: string,
  ) => {
    await userEvent.click(await popover.findByRole('radio', { name: kind }, WAIT));
    await userEvent.click(popover.getByRole('combobox', { name: /^Select/ }));
    await userEvent.click(await popover.findByRole('option', { name: option }, WAIT));
  };

  // FATH-020, FATH-021, FATH-022, FATH-023, FATH-024
  it('offers companies, attendees, and what it is linked to already', async () => {
    const { popover } = await openPopover();

    expect(await popover.findByText('Associate notes to:', {}, WAIT)).toBeInTheDocument();
    expect(popover.getAllByRole('radio').map((radio) => (radio as HTMLInputElement).disabled)).toEqual([
      false,
      false,
      true,
    ]);
    expect(popover.getByRole('combobox', { name: /^Select \.\.\./ })).toBeDisabled();
    await userEvent.click(popover.getByRole('radio', { name: 'Attendee' }));
    await userEvent.click(popover.getByRole('combobox', { name: /^Select Attendee/ }));
    expect((await popover.findAllByRole('option')).map(({ textContent }) => textContent)).toEqual([
      'Priya Sundaram',
      'Otto Berg',
    ]);
    expect(popover.getByText('People')).toBeInTheDocument();
  });

  // FATH-023
  it('groups what it is linked to by companies and people', async () => {
    const already_associated = [
      { name: 'Corvaline', external_id: 4, external_type: 'companies' as const },
      { name: 'Ann Lee', external_id: 5, external_type: 'persons' as const },
    ];
    const { popover } = await openPopover({ [READ]: theDetails({ base: { already_associated } }) });

    await userEvent.click(await popover.findByRole('radio', { name: 'Already Associated' }, WAIT));
    await userEvent.click(popover.getByRole('combobox', { name: /^Select Company or Attendee/ }));

    const groups = (await popover.findAllByRole('group', {}, WAIT)).map(({ textContent }) => textContent);
    expect(groups).toEqual(['CompanyCorvaline', 'PeopleAnn Lee']);
  });

  // FATH-025, FATH-026, FATH-033
  it('saves nothing while nothing is chosen, and warns in the console', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const { popover, network } = await openPopover();

    await userEvent.click(await popover.findByRole('button', { name: 'Save' }, WAIT));

    expect(warn).toHaveBeenCalledWith('Select a company or attendee first.');
    expect(network.heardOf('/api/v1/associate-fathom-note')).toEqual([]);
    warn.mockRestore();
    await userEvent.click(popover.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Associate Note' })).toBeNull(), WAIT);
  });

  // FATH-030, FATH-031, FATH-032, FATH-034
  it('sends what was chosen, spins meanwhile, and then shows the link', async () => {
    let answer: (given: object) => void = () => {};
    const waiting = new Promise<object>((resolve) => {
      answer = resolve;
    });
    const { popover, network } = await openPopover({ [SAVE]: () => waiting });
    await choose(popover, 'Company', 'Ferrowick');
    await userEvent.click(popover.getByRole('button', { name: 'Save' }));

    expect(
      await within((await rows())[0] as HTMLElement).findByText('Saving…', {}, WAIT),
    ).toBeInTheDocument();
    const [sent] = network.heardOf('/api/v1/associate-fathom-note');
    expect(JSON.parse(sent?.body ?? '')).toEqual({
      fathom_id: 7,
      external_type: 'companies',
      external_id: 70,
      version: 3,
    });
    network.answer(
      LIST,
      aList(aMeeting({ processed_by_orion: true, external_link: 'https://crm.example/companies/70' })),
    );
    answer({ body: { hyperlink: 'https://crm.example/companies/70', name: 'Ferrowick', version: 4 } });

    expect(await screen.findByText('Data Saved Successfully', {}, WAIT)).toBeInTheDocument();
    expect(
      within((await rows())[0] as HTMLElement).getByRole('link', { name: 'Open in CRM' }),
    ).toHaveAttribute('href', 'https://crm.example/companies/70');
  });

  // FATH-034
  it('keeps the choice when saving fails', async () => {
    const { popover } = await openPopover({
      [SAVE]: { status: 502, body: { code: 502, name: 'Upstream', message: 'The CRM cannot be reached.' } },
    });
    await choose(popover, 'Attendee', 'Priya Sundaram');
    await userEvent.click(popover.getByRole('button', { name: 'Save' }));

    expect(await screen.findByText('Error Saving Data', {}, WAIT)).toBeInTheDocument();
    const again = within(await screen.findByRole('dialog', { name: 'Associate Note' }, WAIT));
    expect(again.getByRole('combobox', { name: /^Select Attendee/ })).toHaveValue('Priya Sundaram');
    expect(again.getByRole('alert')).toHaveTextContent('The CRM cannot be reached.');
  });

  it('asks when somebody else associated it meanwhile, and replaces it when told', async () => {
    const { popover, network } = await openPopover({
      [SAVE]: {
        status: 409,
        body: {
          code: 409,
          name: 'Conflict',
          message: 'Theo Abara associated this meeting with Acme.',
          current: { version: 4 },
        },
      },
    });
    await choose(popover, 'Company', 'Ferrowick');
    await userEvent.click(popover.getByRole('button', { name: 'Save' }));
    const again = within(await screen.findByRole('dialog', { name: 'Associate Note' }, WAIT));
    expect(again.getByRole('alert')).toHaveTextContent(
      'Theo Abara associated this meeting with Acme. Save again to replace it.',
    );
    network.answer(SAVE, {
      body: { hyperlink: 'https://crm.example/companies/70', name: 'Ferrowick', version: 5 },
    });

    await userEvent.click(again.getByRole('button', { name: 'Save' }));

    await screen.findByText('Data Saved Successfully', {}, WAIT);
    const sent = network.heardOf('/api/v1/associate-fathom-note').at(-1);
    expect(JSON.parse(sent?.body ?? '')).toMatchObject({ version: 4 });
  });

  // FATH-027, FATH-029
  it('opens above where less than 285 px are free below, and a click outside closes it', async () => {
    const place = vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue({
      bottom: window.innerHeight - 284,
      top: 0,
      left: 0,
      right: 0,
      width: 0,
      height: 0,
      x: 0,
      y: 0,
    } as DOMRect);
    await openPopover();
    expect(screen.getByRole('dialog', { name: 'Associate Note' })).toHaveAttribute('data-place', 'top-end');
    place.mockRestore();

    await userEvent.click(screen.getByText('3 results'));

    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Associate Note' })).toBeNull(), WAIT);
  });

  // FATH-028
  it('closes when its row is scrolled out of view', async () => {
    await openPopover();

    act(() => leaveView());

    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Associate Note' })).toBeNull(), WAIT);
  });
});
