import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { aCapability, aPerson } from '../testing/a-company.ts';
import { DOMAIN, showSection } from '../testing/show-section.tsx';
import { PeopleSection } from './people-section.tsx';

const FOUNDERS = 'GET /api/v1/find-company-founders';
const EMAIL = 'POST /api/v1/find-founder-data';
const NONE = 'Oh-oh! We are working on collecting data for you. Please come back later!';
const showPeople = (people: ReturnType<typeof aPerson>[], answers = {}) =>
  showSection(<PeopleSection domain={DOMAIN} people={people} />, answers);
const section = async () => within(await screen.findByRole('region', { name: 'Notable People' }));
const declan = aPerson({ first_name: 'Declan', last_name: 'Whitlow', email: 'n/a' });

afterEach(() => {
  vi.useRealTimers();
});

// SLID-048, SLID-049
it('shows two people, then all, then two again', async () => {
  showPeople([aPerson(), declan, aPerson({ first_name: 'Priya' })]);
  const people = await section();
  expect(people.getAllByRole('article')).toHaveLength(2);

  await userEvent.click(people.getByRole('button', { name: 'View all' }));
  expect(people.getAllByRole('article')).toHaveLength(3);
  await userEvent.click(people.getByRole('button', { name: 'View less' }));
  expect(people.getAllByRole('article')).toHaveLength(2);
});

// SLID-049
it('offers no more where there are but two', async () => {
  showPeople([aPerson(), declan]);

  expect((await section()).queryByRole('button', { name: 'View all' })).toBeNull();
});

// SLID-050, SLID-115
it('tells who a person is', async () => {
  showPeople([aPerson()]);
  const card = within(await screen.findByRole('article', { name: 'Ana Reyes' }));

  expect(card.getByText('AR')).toBeInTheDocument();
  expect(card.getByRole('link', { name: 'LinkedIn profile of Ana Reyes' })).toHaveAttribute(
    'href',
    'https://www.linkedin.example/in/ana',
  );
  expect(card.getByText('Chief Executive')).toBeInTheDocument();
  expect(card.getByText('Wisconsin, United States')).toBeInTheDocument();
});

// SLID-051, SLID-052
it('copies an e-mail address and says so for a second', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  showPeople([aPerson()]);

  await user.click(await screen.findByRole('button', { name: 'ana@ferrowick.example' }));
  expect(await screen.findByRole('tooltip')).toHaveTextContent('Email copied to clipboard!');
  expect(await navigator.clipboard.readText()).toBe('ana@ferrowick.example');

  act(() => void vi.advanceTimersByTime(1000));
  await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
});

// ERR-016
it('only logs that an address could not be copied', async () => {
  const user = userEvent.setup();
  showPeople([aPerson()]);
  const refusal = new Error('Not allowed');
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(refusal);
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});

  await user.click(await screen.findByRole('button', { name: 'ana@ferrowick.example' }));

  await waitFor(() => expect(logged).toHaveBeenCalledWith('Failed to copy email to clipboard', refusal));
  expect(screen.queryByRole('tooltip')).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
  vi.restoreAllMocks();
});

// SLID-053, SLID-054
it('asks for an address that is missing', async () => {
  const { network } = showPeople([declan], {
    [EMAIL]: {
      body: { email: 'declan@ferrowick.example', source: null, observed_at: null, capability: aCapability },
    },
  });

  await userEvent.click(await screen.findByRole('button', { name: 'Get Email of Declan Whitlow' }));

  expect(await screen.findByRole('button', { name: 'declan@ferrowick.example' })).toBeVisible();
  expect(JSON.parse(network.heardOf('/api/v1/find-founder-data')[0]?.body ?? '')).toEqual({
    domain: 'ferrowick.example',
    full_name: 'Declan Whitlow',
  });
});

// SLID-055
it.each([
  ['nobody knows it', { body: { email: 'n/a', source: null, observed_at: null, capability: aCapability } }],
  ['the call fails', { status: 500, body: { message: 'Away' } }],
])('marks an address as not found when %s', async (_, answer) => {
  showPeople([declan], { [EMAIL]: answer });

  await userEvent.click(await screen.findByRole('button', { name: 'Get Email of Declan Whitlow' }));

  expect(await screen.findByText('Email not found')).toBeVisible();
  expect(screen.queryByRole('button', { name: /Get Email/ })).toBeNull();
});

// PIPE-024, SLID-056, SLID-057, SLID-058, SLID-063
it('fetches founders only when somebody wants them', async () => {
  const { network } = showPeople([aPerson()], {
    [FOUNDERS]: { body: { founders: [aPerson({ first_name: 'Ines' }), declan], capability: aCapability } },
  });
  const people = await section();
  expect(people.getByText('Potential Founder Emails')).toBeInTheDocument();
  expect(
    people.getByText('We might have a few potential founder email addresses. Would you like to view them?'),
  ).toBeInTheDocument();
  expect(network.heardOf('/api/v1/find-company-founders')).toEqual([]);

  await userEvent.click(people.getByRole('button', { name: 'Yes, Please!' }));

  const list = within(await people.findByRole('list', { name: 'Potential Founder Emails' }));
  expect(list.getByText('Ines Reyes')).toBeInTheDocument();
  expect(list.getByRole('button', { name: 'ana@ferrowick.example' })).toBeInTheDocument();
});

// SLID-059
it.each([
  ['fails', { status: 500, body: { message: 'Away' } }],
  ['finds none', { body: { founders: [], capability: aCapability } }],
])('asks for patience when the look-up of founders %s', async (_, answer) => {
  showPeople([aPerson()], { [FOUNDERS]: answer });
  const people = await section();

  await userEvent.click(people.getByRole('button', { name: 'Yes, Please!' }));

  expect(await people.findByRole('alert')).toHaveTextContent(NONE);
});
