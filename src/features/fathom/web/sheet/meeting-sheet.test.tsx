import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { aCompany, anAttendee, theDetails } from '../testing/meetings.ts';
import { card, fact, open, READ } from '../testing/open-meeting.tsx';

describe('the details of a meeting', () => {
  it('offer each next step of the notes as a reminder', async () => {
    const html_summary =
      '<p>Prices rise.</p><h2>Next Steps</h2><ul><li>Send <b>terms</b></li><li>Call Ana</li></ul>';
    const { sheet, here } = await open(theDetails({ base: { html_summary } }), {
      'GET /api/v1/scopers': { body: { results: [] } },
    });
    const steps = within(await sheet.findByRole('list', { name: 'Next steps' }));
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

    expect(await sheet.findByText('5th Jan 2024 • 03:30 PM')).toBeInTheDocument();
    expect(sheet.getByTitle('Ferrowick: pricing')).toHaveTextContent('Ferrowick: pricing');
    expect(sheet.getByText('marta@aldercap.example')).toBeInTheDocument();
    expect(sheet.getByRole('button', { name: 'Associate note' })).toBeInTheDocument();
    expect(sheet.queryByText(/is associated with/)).toBeNull();
    await userEvent.click(sheet.getByRole('button', { name: 'Back' }));

    await waitFor(() => expect(here()).toBe('/fathom?is_associated=false'));
  });

  // FATH-038, FATH-039
  it('say what the notes are associated with, and link there', async () => {
    const base = { processed_by_orion: true, external_link: 'https://crm.example/companies/9' };
    const { sheet } = await open(theDetails({ base, associated_company: 'Ferrowick' }));

    expect(await sheet.findByText('The meeting notes is associated with “Ferrowick”')).toBeInTheDocument();
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
    expect(sheet.getByRole('region', { name: 'Meeting Attendees' })).toBeInTheDocument();
    expect(priya.getByText('priya@ferrowick.example')).toBeInTheDocument();
    expect(await priya.findByText('Nurture Relationship')).toBeInTheDocument();
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
    expect(link('Ferrowick')).toContain('company=ferrowick.example');
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
    const carousel = within(await sheet.findByRole('region', { name: 'Companies Attended' }));

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
    expect(company.getByText(/^x+…/)).toHaveTextContent(/^x{60}… View More$/);
    await userEvent.click(company.getByRole('button', { name: 'View More' }));
    expect(company.getByText(/^x+/)).toHaveTextContent(/^x{151} View Less$/);
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

    const notes = await sheet.findByRole('region', { name: 'Notes' });
    expect(within(notes).getByRole('heading', { name: 'Plan', level: 1 })).toBeInTheDocument();
    expect(notes.innerHTML).not.toMatch(/onerror|<script/);
    expect(notes.querySelector('[class*=notes]')).not.toBeNull();
    expect(sheet.getByText('No attendees')).toBeInTheDocument();
    expect(sheet.getByText('No companies')).toBeInTheDocument();
  });

  // FATH-055
  it('wait with skeletons', async () => {
    const { sheet } = await open(undefined, { [READ]: () => new Promise(() => {}) });

    expect(await sheet.findByText('Loading the notes')).toBeInTheDocument();
  });

  // FATH-058
  it.each([
    [{ status: 500, body: { code: 500, name: 'Fault', message: 'Fault' } }, 'Failed to fetch notes details.'],
    [
      { status: 422, body: { code: 422, name: 'fathom_id is too large', message: 'x' } },
      'fathom_id is too large',
    ],
  ])('tell why they failed %#', async (answer, words) => {
    const { sheet } = await open(undefined, { [READ]: answer });

    expect(await sheet.findByRole('alert')).toHaveTextContent(words);
  });

  it('say that a meeting is not there', async () => {
    const { sheet } = await open(undefined, { [READ]: { status: 404, body: { message: 'Not found' } } });

    expect(await sheet.findByText('Meeting not found')).toBeInTheDocument();
  });
});
