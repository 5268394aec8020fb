import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { Toaster } from '#web/ui/overlays/toaster.tsx';
import { aNoCachedCompany, noEmails } from './testing/a-company.ts';
import { FUNDING, NO_CACHED, openSlider } from './testing/open-slider.tsx';
import { DOMAIN } from './testing/show-section.tsx';

const loaded = () => screen.findByText('Hiring Surge');
const aQuip = {
  quip_text: 'The quiet winner of the quarter.',
  quip_type: 'Newsletter',
  quip_type_name: 'Newsletter',
  date: '2026-11-10',
  source_type: 'NEWSLETTER',
  source: 'letter-1',
  has_content: false,
};

const aLunch = {
  mentions: 1,
  mentions_type: '',
  date: '2026-05-02',
  standouts_text: null,
  summary_text: 'Spoken of at lunch',
  source_type: 'CTO_LUNCHES',
  source: 'thread-1',
  has_content: false,
};

// SLID-021, SLID-120
it('covers funding, e-mails, meetings, growth, people, advertising, quips, mentions and lunches, in order', async () => {
  openSlider({
    'GET /api/v1/quips': { body: { quips: [aQuip] } },
    'GET /api/v1/mentions': { body: { mentions: [aLunch] } },
    'GET /api/v1/ctolunches': { body: { data: { subject: 'Lunch in May', messages: [] } } },
  });
  await loaded();

  const headings = (await screen.findAllByRole('heading', { level: 3 })).map(
    ({ textContent }) => textContent,
  );
  expect(headings).toEqual([
    'Funding',
    'Email interactions',
    'Company Meetings',
    'Lists and Buckets',
    'Growth',
    'Department',
    'Countries',
    'Notable People',
    'Advertising Stats',
  ]);
  expect(screen.getByText('Potential Founder Emails')).toBeVisible();
  expect(screen.getByText(/look at the advertising stats and SEO\/PPC company details\?$/)).toBeVisible();
  await userEvent.click(await screen.findByRole('tab', { name: 'Quips 1' }));
  expect(await screen.findByText('The quiet winner of the quarter.')).toBeVisible();
  await userEvent.click(await screen.findByRole('tab', { name: 'Mentions 1' }));
  await userEvent.click(await screen.findByRole('button', { name: 'View thread' }));
  expect(await screen.findByRole('heading', { name: 'Lunch in May' })).toBeVisible();
});

it('leaves a thread by Escape, back to where it was opened, and only then the company', async () => {
  const { onClose } = openSlider({
    'GET /api/v1/mentions': { body: { mentions: [{ ...aLunch, source: 'thread-0' }, aLunch] } },
    'GET /api/v1/ctolunches': { body: { data: { subject: 'Lunch in May', messages: [] } } },
  });
  await loaded();
  await userEvent.click(await screen.findByRole('tab', { name: 'Mentions 2' }));
  const threads = () => screen.findAllByRole('button', { name: 'View thread' });
  await userEvent.click((await threads())[1] as HTMLElement);
  expect(await screen.findByRole('button', { name: 'Back' })).toHaveFocus();

  await userEvent.keyboard('{Escape}');

  await waitFor(async () => expect((await threads())[1]).toHaveFocus());
  expect(screen.queryByRole('heading', { name: 'Lunch in May' })).toBeNull();
  expect(onClose).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledOnce();
});

// SLID-096, SLID-097, SLID-098, SLID-099
it('tells in one notice what is missing', async () => {
  openSlider({
    [FUNDING]: { body: { data: { total_funding_usd: null, last_funding_on: null, rounds: [] } } },
    [NO_CACHED]: {
      body: aNoCachedCompany({
        email_metadata: noEmails,
        meetings: { first_meeting: null, latest_meeting: null, next_meeting: null },
      }),
    },
  });

  const notice = 'Funding data not available, no email interactions recorded yet, no meetings scheduled yet';
  await userEvent.hover(await screen.findByRole('button', { name: notice }));
  expect(await screen.findByRole('tooltip')).toHaveTextContent(notice);
  expect(screen.getByText('No meetings scheduled yet')).toBeVisible();
});

// LIST-019, SLID-031, SLID-032, SLID-033
it('files the company into lists and a bucket', async () => {
  const lists = [1, 2, 3].map((id) => ({ list_id: id, workboard_id: id, name: `List ${id}` }));
  let held = {
    data: [{ list_id: 1, name: 'List 1' }],
    suggested_lists: [{ list_id: 2, name: 'List 2' }],
    bucket: 'Warm',
    affinity_id: null,
  };
  const success = { body: { status: 'success' } };
  const { network } = openSlider({
    'GET /api/v1/all-lists-and-buckets': {
      body: { data: { lists, buckets: [{ name: 'Cold' }, { name: 'Warm' }] } },
    },
    'GET /api/v1/company-lists': () => ({ body: held }),
    'POST /api/v1/add-company-to-list': ({ body }) => {
      const { list_id } = JSON.parse(body) as { list_id: number };
      held = { ...held, suggested_lists: [], data: [...held.data, { list_id, name: `List ${list_id}` }] };
      return success;
    },
    'POST /api/v1/assign-bucket-to-company': success,
  });
  const filing = within(await screen.findByRole('region', { name: 'Lists and Buckets' }));
  const on = async () =>
    within(await filing.findByRole('list', { name: 'Lists of this company' }))
      .getAllByRole('button', { name: /^List List/ })
      .map(({ textContent }) => textContent);
  expect(await filing.findByText('Recent Lists')).toBeVisible();
  expect(await on()).toEqual(['List 1']);

  await userEvent.click(await filing.findByRole('button', { name: 'List 2' }));
  expect(await on()).toEqual(['List 1', 'List 2']);
  await waitFor(() => expect(filing.queryByText('Recent Lists')).toBeNull());
  await userEvent.click(filing.getByRole('button', { name: 'Lists' }));
  await userEvent.click(await screen.findByRole('option', { name: 'List 3' }));
  await waitFor(async () => expect(await on()).toEqual(['List 1', 'List 2', 'List 3']));
  expect(screen.getByRole('option', { name: 'List 3' })).toBeVisible();

  await userEvent.click(filing.getByRole('button', { name: 'Buckets' }));
  await userEvent.click(await screen.findByRole('option', { name: 'Cold' }));
  expect(filing.getByRole('button', { name: 'Buckets' })).toHaveTextContent(/^Cold$/);
  await waitFor(() => expect(screen.queryByRole('option', { name: 'Cold' })).toBeNull());
  await waitFor(() =>
    expect(network.heardOf('/api/v1/assign-bucket-to-company').map(({ body }) => JSON.parse(body))).toEqual([
      { domain: DOMAIN, bucket_name: 'Cold' },
    ]),
  );
  expect(network.heardOf('/api/v1/add-company-to-list').map(({ body }) => JSON.parse(body))).toEqual([
    { domain: DOMAIN, list_id: 2 },
    { domain: DOMAIN, list_id: 3 },
  ]);
});

// SLID-022, SLID-023, SLID-024
it('closes the tabs with nothing behind them', async () => {
  openSlider();

  expect(await screen.findByRole('tab', { name: 'No Quips' })).toBeDisabled();
  expect(await screen.findByRole('tab', { name: 'No Mentions' })).toBeDisabled();
});

// ERR-009
it.each([
  ['the words of the server', { message: 'The quips are being moved.' }, 'The quips are being moved.'],
  ['words of its own', {}, 'Something went wrong!'],
])('tells in a toast that the quips failed, with %s', async (_whose, body, message) => {
  openSlider({ 'GET /api/v1/quips': { status: 500, body } }, {}, <Toaster />);

  expect(await screen.findByRole('alert')).toHaveTextContent(message);
  expect(screen.getByRole('tab', { name: 'Quips' })).toBeEnabled();
});
