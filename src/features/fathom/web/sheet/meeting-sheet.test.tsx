import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { aStoredSession, renderApp } from '#orion/web/testing/render-app.tsx';
import { aCompany, aList, aMeeting, anAttendee, surroundings, theDetails } from '../testing/meetings.ts';

vi.setConfig({ testTimeout: 60_000 });
const READ = 'GET /api/v1/fathom-meeting-summary';
const UPDATE = 'POST /api/v1/people-metadata-update';
const WAIT = { timeout: 8_000 };

const open = async (details = theDetails(), answers: Parameters<typeof renderApp>[1] = {}, search = '') => {
  aStoredSession();
  const opened = renderApp(`/fathom/7${search}`, {
    ...surroundings,
    'GET /api/v1/fathom-ai-summaries': aList(aMeeting()),
    [READ]: details,
    ...answers,
  });
  return { ...opened, sheet: within(await screen.findByRole('dialog', {}, WAIT)) };
};
const card = async (sheet: ReturnType<typeof within>, name: string) =>
  within(await sheet.findByRole('article', { name }, WAIT));
const fact = (found: ReturnType<typeof within>, label: string) =>
  found.getByText(label).nextSibling?.textContent;

describe('the details of a meeting', () => {
  it('offer each next step of the notes as a reminder', async () => {
    const html_summary =
      '<p>Prices rise.</p><h2>Next Steps</h2><ul><li>Send <b>terms</b></li><li>Call Ana</li></ul>';
    const { sheet, here } = await open(theDetails({ base: { html_summary } }), {
      'GET /api/v1/scopers': { body: { results: [] } },
    });
    const steps = within(await sheet.findByRole('list', { name: 'Next steps' }, WAIT));
    expect(steps.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Send terms',
      'Call Ana',
    ]);

    await userEvent.click(steps.getByRole('button', { name: 'Remind me: Send terms' }));

    expect(await screen.findByRole('textbox', { name: 'Next steps' })).toHaveValue('Send terms');
    expect(here()).toContain('remind=meeting%3A7');
  });

  // FATH-035, FATH-036, FATH-037, FATH-038, FATH-057
  it('have a head, and the arrow leads back to the list with its filters', async () => {
    const { sheet, here } = await open(
      theDetails({ base: { meeting_start_time: new Date(2024, 0, 5, 15, 30).toISOString() } }),
      {},
      '?is_associated=false',
    );

    expect(await sheet.findByText('5th Jan 2024 • 03:30 PM', {}, WAIT)).toBeInTheDocument();
    expect(sheet.getByText('marta@aldercap.example')).toBeInTheDocument();
    expect(sheet.getByRole('button', { name: 'Associate note' })).toBeInTheDocument();
    expect(sheet.queryByText(/is associated with/)).toBeNull();
    await userEvent.click(sheet.getByRole('button', { name: 'Back' }));

    await waitFor(() => expect(here()).toBe('/fathom?is_associated=false'), WAIT);
  });

  // FATH-038, FATH-039
  it('say what the notes are associated with, and link there', async () => {
    const base = { processed_by_orion: true, external_link: 'https://crm.example/companies/9' };
    const { sheet } = await open(theDetails({ base, associated_company: 'Ferrowick' }));

    expect(
      await sheet.findByText('The meeting notes is associated with “Ferrowick”', {}, WAIT),
    ).toBeInTheDocument();
    expect(sheet.getByRole('link', { name: 'Open Ferrowick' })).toHaveAttribute(
      'href',
      'https://crm.example/companies/9',
    );
    expect(sheet.queryByRole('button', { name: 'Associate note' })).toBeNull();
  });

  // FATH-040, FATH-041, FATH-042, FATH-043, FATH-044
  // FATH-045, FATH-046
  it('show three attendees a page, each with what is known', async () => {
    const others = ['Otto Berg', 'Ann Lee', 'Ben Okoro'].map((full_name, at) =>
      anAttendee({ full_name, email: `${at}@x.example`, person_id: at + 20, rating: 0, projects: [] }),
    );
    const { sheet } = await open(
      theDetails({ people: [anAttendee({ in_reference_contacts: true, functions: ['f1'] }), ...others] }),
    );

    const priya = await card(sheet, 'Priya Sundaram');
    expect(priya.getByText('priya@ferrowick.example')).toBeInTheDocument();
    expect(await priya.findByText('Nurture Relationship', {}, WAIT)).toBeInTheDocument();
    expect(priya.getByText('Reference Contact')).toBeInTheDocument();
    expect([fact(priya, 'Project'), fact(priya, 'Function'), fact(priya, 'Reference Type(s)')]).toEqual([
      'Atlas',
      'Sales',
      'NA',
    ]);
    const otto = await card(sheet, 'Otto Berg');
    expect(otto.getByText('No Ratings')).toBeInTheDocument();
    expect(otto.queryByText('Reference Contact')).toBeNull();
    expect([fact(otto, 'Project'), fact(otto, 'Function'), fact(otto, 'Reference Type(s)')]).toEqual([
      '-',
      'NA',
      'NA',
    ]);
    expect(sheet.queryByRole('article', { name: 'Ben Okoro' })).toBeNull();
    await userEvent.click(sheet.getByRole('button', { name: 'Next page' }));
    expect(await sheet.findByRole('article', { name: 'Ben Okoro' })).toBeInTheDocument();
  });

  // FATH-047, FATH-048, FATH-049, FATH-050
  it('show the companies with their standing, links and growth', async () => {
    const { sheet } = await open();
    const company = await card(sheet, 'Ferrowick');

    expect([fact(company, 'TP Status'), fact(company, 'TP Owner')]).toEqual(['Diligence', 'Marta Lindqvist']);
    const link = (name: string) => company.getByRole('link', { name }).getAttribute('href');
    expect(link('Website of Ferrowick')).toBe('https://ferrowick.example/');
    expect(link('Ferrowick in the CRM')).toBe('https://crm.example/companies/9');
    expect(link('Ferrowick on LinkedIn')).toBe('https://linkedin.example/company/ferrowick');
    const growth = (label: string) => company.getByText(label).nextSibling as HTMLElement;
    expect(growth('1 Month')).toHaveAttribute('data-growth', 'up');
    expect(growth('6 Months')).toHaveAttribute('data-growth', 'down');
    expect(growth('1 Year')).toHaveAttribute('data-growth', 'flat');
    expect(growth('2 Years')).toHaveTextContent('N/A');
  });

  // FATH-047
  it('show three companies a page', async () => {
    const companies = ['One', 'Two', 'Three', 'Four'].map((name) =>
      aCompany({ name, company_domain: `${name}.example` }),
    );
    const { sheet } = await open(theDetails({ companies }));
    const carousel = within(await sheet.findByRole('region', { name: 'Companies Attended' }, WAIT));

    expect(carousel.getAllByRole('article').map((one) => one.getAttribute('aria-label'))).toEqual([
      'One',
      'Two',
      'Three',
    ]);
    await userEvent.click(carousel.getByRole('button', { name: 'Next page' }));
    expect(await carousel.findByRole('article', { name: 'Four' })).toBeInTheDocument();
  });

  it('tell guests without an address apart', async () => {
    const complaints = vi.spyOn(console, 'error').mockImplementation(() => {});
    const people = [1, 2].map((nth) => anAttendee({ person_id: -nth, full_name: `Guest ${nth}`, email: '' }));
    const { sheet } = await open(theDetails({ people }));

    await card(sheet, 'Guest 2');
    expect(complaints.mock.calls.filter(([text]) => String(text).includes('same key'))).toEqual([]);
    complaints.mockRestore();
  });

  // FATH-051, FATH-052
  it('hide growth nobody knows, and cut a long description', async () => {
    const none = { growth_1m: null, growth_6m: null, growth_1y: null, growth_2y: null };
    const { sheet } = await open(
      theDetails({
        companies: [
          aCompany({ ...none, description: 'x'.repeat(151) }),
          aCompany({ ...none, name: 'Short', company_domain: 'short.example', description: 'y'.repeat(150) }),
        ],
      }),
    );
    const company = await card(sheet, 'Ferrowick');

    expect(company.queryByText('1 Month')).toBeNull();
    expect(company.getByText(/^x+…/)).toHaveTextContent(`${'x'.repeat(60)}… View More`);
    await userEvent.click(company.getByRole('button', { name: 'View More' }));
    expect(company.getByText(/^x+/)).toHaveTextContent(`${'x'.repeat(151)} View Less`);
    const short = await card(sheet, 'Short');
    expect(short.getByText('y'.repeat(150))).toBeInTheDocument();
    expect(short.queryByRole('button', { name: 'View More' })).toBeNull();
  });

  // FATH-053, FATH-054
  it('show the notes as HTML, in which nothing runs, and say when parts are missing', async () => {
    const { sheet } = await open(
      theDetails({
        base: {
          html_summary: '<h1>Plan</h1><img src=x onerror="window.hit=1"><script>window.hit=1</script>',
        },
        people: [],
        companies: [],
      }),
    );

    const notes = await sheet.findByRole('region', { name: 'Notes' }, WAIT);
    expect(within(notes).getByRole('heading', { name: 'Plan', level: 1 })).toBeInTheDocument();
    expect(notes.innerHTML).not.toMatch(/onerror|<script/);
    expect(notes.querySelector('[class*=notes]')).not.toBeNull();
    expect(sheet.getByText('No attendees')).toBeInTheDocument();
    expect(sheet.getByText('No companies')).toBeInTheDocument();
  });

  // FATH-055
  it('wait with skeletons', async () => {
    const { sheet } = await open(undefined, { [READ]: () => new Promise(() => {}) });

    expect(await sheet.findByText('Loading the notes', {}, WAIT)).toBeInTheDocument();
  });

  // FATH-058
  it.each([
    [{ status: 500, body: {} }, 'Failed to fetch notes details.'],
    [
      { status: 422, body: { code: 422, name: 'fathom_id is too large', message: 'x' } },
      'fathom_id is too large',
    ],
  ])('tell why they failed %#', async (answer, words) => {
    const { sheet } = await open(undefined, { [READ]: answer });

    expect(await sheet.findByRole('alert', {}, WAIT)).toHaveTextContent(words);
  });

  it('say that a meeting is not there', async () => {
    const { sheet } = await open(undefined, { [READ]: { status: 404, body: { message: 'Not found' } } });

    expect(await sheet.findByText('Meeting not found', {}, WAIT)).toBeInTheDocument();
  });
});

describe('editing an attendee', () => {
  const saved = (affinity_id = 12) => ({
    body: {
      status: 'success',
      data: {
        person: {
          affinity_id,
          name: 'Priya Sundaram',
          email: 'priya@ferrowick.example',
          projects: ['p2'],
          functions: [],
          rating: 0,
          reference_type: [],
          in_reference_contacts: false,
          is_ignored: false,
          incomplete: true,
          version: 2,
        },
      },
    },
  });
  const edit = async (
    name: string,
    details = theDetails(),
    answers: Parameters<typeof renderApp>[1] = {},
  ) => {
    const opened = await open(details, answers);
    await userEvent.click((await card(opened.sheet, name)).getByRole('button', { name }));
    return { ...opened, form: within(await screen.findByRole('dialog', { name }, WAIT)) };
  };

  // FATH-059, FATH-060, FATH-061, FATH-063, FATH-064
  it('has the rules of references, and tells that it was saved', async () => {
    const { form, network } = await edit('Priya Sundaram', undefined, { [UPDATE]: saved() });

    await userEvent.click(await form.findByRole('combobox', { name: 'Projects, Priya Sundaram' }, WAIT));
    await userEvent.click(await screen.findByRole('option', { name: 'No Project Required' }, WAIT));
    for (const name of ['Rating', 'Functions', 'Reference Type(s)'])
      expect(form.getByRole('combobox', { name: `${name}, Priya Sundaram` })).toBeInTheDocument();
    expect(form.getByRole('button', { name: 'Cancel' })).toBeInTheDocument();
    await userEvent.click(form.getByRole('button', { name: 'Save' }));

    await screen.findByText('Data Saved Successfully', {}, WAIT);
    await screen.findByText('Successfully Updated', {}, WAIT);
    expect(JSON.parse(network.heardOf('/api/v1/people-metadata-update')[0]?.body ?? '')).toMatchObject({
      person_id: 12,
      projects: ['No Project Required'],
      rating: 3,
      version: 1,
    });
  });

  // FATH-060
  it('takes several projects, functions and reference types, but one rating', async () => {
    const { form, network } = await edit('Priya Sundaram', undefined, { [UPDATE]: saved() });
    const pick = async (field: string, option: string) => {
      await userEvent.click(await form.findByRole('combobox', { name: `${field}, Priya Sundaram` }, WAIT));
      await userEvent.click(await screen.findByRole('option', { name: option }, WAIT));
    };

    await pick('Projects', 'Borealis');
    await pick('Functions', 'Sales');
    await pick('Reference Type(s)', 'Customer');
    await pick('Rating', 'Episodic Outreach');
    await userEvent.click(form.getByRole('button', { name: 'Save' }));

    await screen.findByText('Data Saved Successfully', {}, WAIT);
    expect(JSON.parse(network.heardOf('/api/v1/people-metadata-update')[0]?.body ?? '')).toMatchObject({
      projects: ['p1', 'p2'],
      functions: ['f1'],
      rating: 2,
    });
  });

  // FATH-065
  it('tells that it was not', async () => {
    const { form } = await edit('Priya Sundaram', undefined, { [UPDATE]: { status: 500, body: {} } });

    await userEvent.click(await form.findByRole('button', { name: 'Save' }, WAIT));

    await screen.findByText('Error Saving Data', {}, WAIT);
    await screen.findByText('Failed to Update', {}, WAIT);
  });

  // FATH-062
  it('makes a guest nobody knows a person first; no project and no rating are the defaults', async () => {
    const stranger = anAttendee({
      person_id: -4,
      full_name: 'Otto Berg',
      projects: [],
      rating: 0,
      version: 0,
    });
    const { form, network } = await edit('Otto Berg', theDetails({ people: [stranger] }), {
      'POST /api/v1/fathom-attendee-person': { body: { data: { person: saved(77).body.data.person } } },
      [UPDATE]: saved(77),
    });

    await userEvent.click(await form.findByRole('button', { name: 'Save' }, WAIT));

    await screen.findByText('Data Saved Successfully', {}, WAIT);
    expect(JSON.parse(network.heardOf('/api/v1/fathom-attendee-person')[0]?.body ?? '')).toEqual({
      fathom_id: 7,
      attendee: -4,
    });
    expect(JSON.parse(network.heardOf('/api/v1/people-metadata-update')[0]?.body ?? '')).toMatchObject({
      person_id: 77,
      projects: ['No Project Required'],
      rating: 0,
      version: 2,
    });
  });

  it('leaves colleagues alone', async () => {
    const { sheet } = await open(theDetails({ people: [anAttendee({ is_colleague: true })] }));

    expect((await card(sheet, 'Priya Sundaram')).queryByRole('button')).toBeNull();
  });
});
