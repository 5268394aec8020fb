import { expect, it } from 'vitest';
import { hasEmailData, hasFunding, missingNotice, preferredMeeting } from './presence.rules.ts';

const nothing = {
  first_email_sent: 'n/a',
  last_email_sent: null,
  interactions_us_to_them: 0,
  monthly_email_interactions: {},
  top_company_sender: '',
  unique_threads: 9,
};

// SLID-100
it('finds e-mail data in any field but the number of threads', () => {
  expect(hasEmailData(nothing)).toBe(false);
  expect(hasEmailData(null)).toBe(false);
  expect(hasEmailData({ ...nothing, interactions_us_to_them: 1 })).toBe(true);
  expect(hasEmailData({ ...nothing, top_company_sender: 'Ana Reyes' })).toBe(true);
  expect(hasEmailData({ ...nothing, monthly_email_interactions: { '2026-10': 0 } })).toBe(false);
  expect(hasEmailData({ ...nothing, monthly_email_interactions: { '2026-10': 3 } })).toBe(true);
});

// SLID-101
it('finds funding in a total or in a date', () => {
  expect(hasFunding({ total_funding_usd: 'n/a', last_funding_on: null })).toBe(false);
  expect(hasFunding(null)).toBe(false);
  expect(hasFunding({ total_funding_usd: 12.4, last_funding_on: null })).toBe(true);
  expect(hasFunding({ total_funding_usd: null, last_funding_on: '2024-03-14' })).toBe(true);
});

// SLID-096, SLID-097, SLID-098, SLID-099
it('joins what is missing into one sentence', () => {
  const all = { funding: true, email: true, meetings: true };

  expect(missingNotice({ ...all, email: false, meetings: false })).toBe('Funding data not available');
  expect(missingNotice({ ...all, funding: false, meetings: false })).toBe(
    'No email interactions recorded yet',
  );
  expect(missingNotice({ ...all, funding: false, email: false })).toBe('No meetings scheduled yet');
  expect(missingNotice(all)).toBe(
    'Funding data not available, no email interactions recorded yet, no meetings scheduled yet',
  );
  expect(missingNotice({ funding: false, email: false, meetings: false })).toBeNull();
});

// SLID-020
it('prefers the latest meeting, then the first, then the next', () => {
  const all = { first_meeting: {}, latest_meeting: {}, next_meeting: {} };

  expect(preferredMeeting(all)).toBe('latest_meeting');
  expect(preferredMeeting({ ...all, latest_meeting: null })).toBe('first_meeting');
  expect(preferredMeeting({ next_meeting: {}, first_meeting: 'n/a' })).toBe('next_meeting');
  expect(preferredMeeting({})).toBeNull();
});
