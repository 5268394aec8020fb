import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { anAppConfig } from '#orion/web/testing/render-app.tsx';
import { aList, aMeeting } from './testing/meetings.ts';
import { LIST, layOutRows, openFathom, meetingRows } from './testing/open-fathom.tsx';

beforeAll(layOutRows);

const texts = async () =>
  (await meetingRows()).map((row) =>
    within(row)
      .getAllByRole('cell')
      .map((cell) => cell.textContent),
  );

describe('the list of meetings', () => {
  // FATH-001, FATH-006, FATH-008, FATH-012, SHELL-010
  it('shows each meeting with its date, creator, counts and what it is associated with', async () => {
    openFathom();

    expect(await screen.findByRole('button', { name: 'Fathom' })).toBeInTheDocument();
    expect(
      (await texts()).map(([name, date, ...others]) => [name, date?.slice(0, 12), ...others.slice(0, 3)]),
    ).toEqual([
      ['Ferrowick: pricing5 attendees · 1 company', 'Nov 12, 2026', 'marta@aldercap.example', '5', '1'],
      ['Corvaline INTRO5 attendees · 1 company', '-', 'theo@aldercap.example', '5', '1'],
      ['Untitled meeting5 attendees · 1 company', 'Nov 12, 2026', 'marta@aldercap.example', '5', '1'],
    ]);
    const [first, , third] = await meetingRows();
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
    openFathom();

    const table = await screen.findByRole('table', { name: 'Meetings' });
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
    expect((await meetingRows())[0]).toHaveStyle({ height: '60px' });
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
    openFathom('/fathom', { [LIST]: aList(at(7, '2026-11-12T23:30:00Z'), at(8, '2026-11-13T00:30:00Z')) });

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
    openFathom('/fathom', { [LIST]: aList(...some) });
    await meetingRows();

    expect(screen.getByRole('table').parentElement).toHaveStyle({ height });
  });

  it('draws only what is in sight of many, and then takes the height of the screen', async () => {
    const many = Array.from({ length: 2000 }, (_, at) =>
      aMeeting({ fathom_id: at + 1, meeting_title: `Call ${at}` }),
    );
    openFathom('/fathom', { [LIST]: aList(...many) });

    expect((await meetingRows()).length).toBeLessThan(60);
    expect(screen.getByRole('table').parentElement).toHaveStyle({ height: 'calc(100vh - 220px)' });
    await userEvent.type(screen.getByRole('textbox', { name: 'Search meetings' }), 'call 1999');
    await screen.findByText('1 result');
  });

  // FATH-002
  it('searches the titles of the loaded rows, whatever the case, without asking the server', async () => {
    const { network } = openFathom();
    await meetingRows();
    const asked = network.heardOf('/api/v1/fathom-ai-summaries').length;

    expect(screen.getByPlaceholderText('Search')).toBeInTheDocument();
    await userEvent.type(screen.getByRole('textbox', { name: 'Search meetings' }), 'intro');

    await screen.findByText('1 result');
    expect((await texts()).map(([name]) => name)).toEqual(['Corvaline INTRO5 attendees · 1 company']);
    expect(network.heardOf('/api/v1/fathom-ai-summaries')).toHaveLength(asked);
  });

  // FATH-007, FATH-009
  it('filters by a text of the name and by a set of creators', async () => {
    openFathom();
    await meetingRows();

    await userEvent.click(screen.getByRole('button', { name: 'Filter Creator Email' }));
    await userEvent.click(await screen.findByRole('checkbox', { name: 'theo@aldercap.example' }));
    await screen.findByText('1 result');
    await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
    await screen.findByText('3 results');
    await userEvent.keyboard('{Escape}');

    await userEvent.click(screen.getByRole('button', { name: 'Filter Meeting Name' }));
    await userEvent.type(await screen.findByRole('textbox', { name: 'Contains' }), 'FERRO');
    await screen.findByText('1 result');
  });

  // FATH-003, FATH-016
  it('asks for the unassociated, and says so in the address', async () => {
    const { network, here } = openFathom();
    await meetingRows();

    await userEvent.click(screen.getByRole('switch', { name: 'Show only unassociated' }));

    await waitFor(() => expect(here()).toBe('/fathom?is_associated=false'));
    await waitFor(() =>
      expect(network.heardOf('/api/v1/fathom-ai-summaries').at(-1)?.search.get('is_associated')).toBe(
        'false',
      ),
    );
    await userEvent.click(screen.getByRole('switch', { name: 'Show only unassociated' }));
    await waitFor(() => expect(here()).toBe('/fathom'));
  });

  // FATH-004, FATH-016
  it('asks for one creator; All stands first', async () => {
    const { here } = openFathom();
    await meetingRows();

    await userEvent.click(screen.getByRole('combobox', { name: 'Creator' }));
    const options = (await screen.findAllByRole('option')).map(({ textContent }) => textContent);
    expect(options).toEqual(['All', 'Marta Lindqvist', 'Theo Abara']);
    await userEvent.click(screen.getByRole('option', { name: 'Theo Abara' }));

    await waitFor(() => expect(here()).toBe('/fathom?scoper=theo%40aldercap.example'));
  });

  // FATH-005, FATH-017, FATH-019, FATH-067
  it('restores every filter from the address, and asks once for everything', async () => {
    const { network } = openFathom(
      '/fathom?meeting_start_from=2026-11-01T00:00:00.000Z&meeting_start_to=2026-11-12T23:59:59.999Z&scoper=theo@aldercap.example&is_associated=false',
    );
    await meetingRows();

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
    const { network, here } = openFathom();
    await meetingRows();

    await userEvent.click(screen.getByRole('button', { name: 'Date range' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Past Week' }));

    await waitFor(() => expect(here()).toContain('meeting_start_from'));
    const asked = () => network.heardOf('/api/v1/fathom-ai-summaries').at(-1)?.search;
    await waitFor(() => expect(asked()?.get('meeting_start_to')).toMatch(/^2026-11-14T23:59:59/));
    expect(asked()?.get('meeting_start_from')).toMatch(/^2026-11-0[78]T00:00:00/);
    expect(decodeURIComponent(here())).toContain(`meeting_start_to=${asked()?.get('meeting_start_to')}`);
  });

  // FATH-067
  it('asks for everything once, however often the filters change', async () => {
    const { network } = openFathom();
    await meetingRows();
    const asked = () => network.heardOf('/api/v1/fathom-ai-summaries').map(({ search }) => search.toString());
    const loaded = asked();

    await userEvent.click(screen.getByRole('switch', { name: 'Show only unassociated' }));
    await waitFor(() => expect(asked()).toEqual([...loaded, 'is_associated=false']));
    await userEvent.click(screen.getByRole('combobox', { name: 'Creator' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Theo Abara' }));

    await waitFor(() => expect(asked()).toHaveLength(loaded.length + 2));
    expect(asked().slice(loaded.length)).not.toContain('');
  });

  // FATH-018
  it.each([
    [{ status: 500, body: { code: 500, name: 'Fault', message: 'Fault' } }, 'Failed to fetch notes.'],
    [{ status: 422, body: { code: 422, name: 'scoper must be text', message: 'x' } }, 'scoper must be text'],
  ])('tells why it failed %#', async (answer, words) => {
    openFathom('/fathom', { [LIST]: answer });

    expect(await screen.findByRole('alert')).toHaveTextContent(words);
    expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument();
  });

  it('says what would be here', async () => {
    openFathom('/fathom', { [LIST]: aList() });

    expect(await screen.findByText('No meetings yet')).toBeInTheDocument();
    expect(screen.getByText('0 results')).toBeInTheDocument();
  });

  // FATH-015
  it('opens a meeting where a row is pressed, and keeps the filters', async () => {
    const { here } = openFathom('/fathom?is_associated=false');

    await userEvent.click(
      within((await meetingRows())[0] as HTMLElement).getByText('marta@aldercap.example'),
    );

    await waitFor(() => expect(here()).toBe('/fathom/7?is_associated=false'));
    expect(await screen.findByRole('dialog', { name: 'Ferrowick: pricing' })).toBeInTheDocument();
  });

  // SHELL-011, AUTH-035
  it('is not there while the gate is closed', async () => {
    const { here } = openFathom('/fathom/7', {
      'GET /api/v1/app-config': { body: anAppConfig({ gates: { 'orion-fathom-tab': false } }) },
    });

    await waitFor(() => expect(here()).toMatch(/^\/explore/));
    expect(screen.queryByRole('link', { name: 'Fathom' })).toBeNull();
  });
});
