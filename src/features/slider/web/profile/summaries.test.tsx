import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { useQuery } from '@tanstack/react-query';
import { profileContract } from '#features/companies/profile.contract.ts';
import { ask } from '#web/api.ts';
import { render } from '#web/testing/render.tsx';
import { aFunding, aMeeting, aNoCachedCompany } from '../testing/a-company.ts';
import { DOMAIN, showSection } from '../testing/show-section.tsx';
import { EmailSection } from './email-section.tsx';
import { FundingSection } from './funding-section.tsx';
import { MeetingCard } from './meeting-card.tsx';
import { MeetingsSection } from './meetings-section.tsx';

const input = { query: { domain: DOMAIN } };
const NO_CACHED = 'GET /api/v1/get-company-no-cached-data';

function Funding() {
  return <FundingSection query={useQuery(ask(profileContract.funding, input))} />;
}
function Email() {
  return <EmailSection domain={DOMAIN} query={useQuery(ask(profileContract.noCachedData, input))} />;
}
function Meetings() {
  return <MeetingsSection query={useQuery(ask(profileContract.noCachedData, input))} />;
}
const theCard = () => within(screen.getByRole('article', { name: 'Pricing and the Ohio rollout' }));

const section = async (name: string) => within(await screen.findByRole('region', { name }));

// PIPE-023, SLID-017, SLID-111
it('shows millions of dollars as money, the last date and the rounds', async () => {
  showSection(<Funding />, { 'GET /api/v1/funding': { body: { data: aFunding } } });
  const funding = await section('Funding');

  expect(await funding.findByText('$12.40M')).toBeInTheDocument();
  expect(funding.getByText('Mar 14, 2024')).toBeInTheDocument();
  expect(funding.getByRole('listitem')).toHaveTextContent('$9.50MSeries AMar 2024');
});

// SLID-018, SLID-109
it('sums up the e-mails and draws them by month', async () => {
  showSection(<Email />, { [NO_CACHED]: { body: aNoCachedCompany() } });
  const email = await section('Email interactions');

  expect(await email.findByText('Jan 09, 2024')).toBeInTheDocument();
  const facts = [...document.querySelectorAll('dt')].map(({ textContent }) => textContent);
  expect(facts).toEqual(
    expect.arrayContaining(['First Email', 'Last Email', 'Threads', 'Emails us to them', 'Top sender']),
  );
  const months = email.getByRole('slider', { name: 'Monthly interactions' });
  expect(months).toHaveAttribute('aria-valuetext', 'Nov 2026: 14 emails');
  months.focus();
  await userEvent.keyboard('{ArrowLeft}');
  expect(months).toHaveAttribute('aria-valuetext', 'Oct 2026: 9 emails');
  expect(email.getByText('Monthly interactions, in emails')).toBeVisible();
  expect(email.getByText('14 emails in Nov 2026')).toBeVisible();
});

// PIPE-022
it('fetches the e-mail history in both directions on demand', async () => {
  const { network } = showSection(<Email />, {
    [NO_CACHED]: { body: aNoCachedCompany() },
    'GET /api/v1/email-history': {
      body: {
        results: [{ month: '2026-10-01', us_to_them: 4, them_to_us: 5 }],
        insights: {
          first_email_sent: null,
          last_email_sent: null,
          top_company_sender: null,
          unique_threads: null,
        },
      },
    },
  });
  const email = await section('Email interactions');
  const open = await email.findByRole('button', { name: 'View history' });
  expect(network.heardOf('/api/v1/email-history')).toEqual([]);

  await userEvent.click(open);

  expect(await email.findByRole('slider', { name: 'Emails by month' })).toHaveAttribute(
    'aria-valuetext',
    'Oct 2026: 4 us to them, 5 them to us',
  );
});

// SLID-010, SLID-019, SLID-020, SLID-108
it('offers three meetings and begins with the latest', async () => {
  const first_meeting = aMeeting({ type: 'first_meeting', subject: 'Hello' });
  const meetingsOf = { first_meeting, latest_meeting: aMeeting(), next_meeting: null };
  showSection(<Meetings />, { [NO_CACHED]: { body: aNoCachedCompany({ meetings: meetingsOf }) } });
  const meetings = await section('Company Meetings');

  const kinds = await meetings.findAllByRole('radio');
  expect(kinds.map((kind) => (kind as HTMLInputElement).labels?.[0]?.textContent)).toEqual([
    'First Meeting',
    'Latest Meeting',
    'Next Meeting',
  ]);
  expect(meetings.getByRole('radio', { name: 'Latest Meeting' })).toBeChecked();
  expect(meetings.getByRole('article', { name: 'Pricing and the Ohio rollout' })).toBeInTheDocument();
  await userEvent.click(meetings.getByRole('radio', { name: 'Next Meeting' }));
  expect(meetings.getByText('No upcoming meeting')).toBeInTheDocument();
});

// SLID-025, SLID-027, SLID-028, SLID-119
it('tells when a meeting was created, by the twelve-hour clock, with whom and about what', () => {
  render(<MeetingCard meeting={aMeeting({ created_at: '2026-10-20T21:05:00' })} />);
  const card = theCard();

  expect(card.getByText('Created Oct 20, 2026, 09:05PM')).toBeInTheDocument();
  expect(card.getByText('4 participants')).toBeInTheDocument();
  expect(card.queryByText(/since the first email/)).toBeNull();
});

// SLID-026
it.each([
  [12, '12 days since the first email'],
  [1, '1 day since the first email'],
  [0, null],
  [null, null],
])('says of a first meeting how long after the first e-mail it was: %s', (days, words) => {
  render(<MeetingCard meeting={aMeeting({ type: 'first_meeting', days_since_first_email: days })} />);
  const card = screen.getByRole('article');

  expect(card.textContent?.match(/\d+ days? since the first email/)?.[0] ?? null).toBe(words);
});

// SLID-029, SLID-030
it('shows three participants and unfolds all by e-mail', async () => {
  render(<MeetingCard meeting={aMeeting()} />);
  const card = theCard();
  expect(card.getByText('AR')).toBeInTheDocument();
  expect(card.getByTitle('guest@ferrowick.example').querySelector('svg')).not.toBeNull();
  expect(card.queryByText('Theo Abara')).toBeNull();

  const toggle = card.getByRole('button', { name: 'Show all participants' });
  expect(toggle).toHaveTextContent('+1');
  await userEvent.click(toggle);
  const all = within(card.getByRole('list', { name: 'Participants' })).getAllByRole('listitem');
  expect(all.map(({ textContent }) => textContent)).toEqual([
    'ana@ferrowick.example',
    'guest@ferrowick.example',
    'marta@aldercap.example',
    'theo@aldercap.example',
  ]);

  await userEvent.click(toggle);
  expect(card.queryByRole('list', { name: 'Participants' })).toBeNull();
});
