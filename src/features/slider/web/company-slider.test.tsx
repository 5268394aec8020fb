import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { aCachedCompany, aPerson } from './testing/a-company.ts';
import { CACHED, FUNDING, NO_CACHED, openSlider, VISIT } from './testing/open-slider.tsx';
import { DOMAIN } from './testing/show-section.tsx';

const known = {
  company_domain: DOMAIN,
  company_name: 'Ferrowick',
  company_logo: null,
  url: null,
  linkedin_url: null,
  year_founded: 2018,
  description: 'From the card.',
};
const never = () => new Promise<never>(() => {});
const panel = () => screen.getByRole('region', { name: 'Ferrowick' });
const loaded = () => screen.findByText('Hiring Surge');

afterEach(() => {
  vi.useRealTimers();
});

// SLID-001, SLID-011, SLID-012, SLID-015, SLID-102
it('tells who the company is and how often it was visited', async () => {
  openSlider();

  expect(await screen.findByRole('heading', { name: 'Ferrowick' })).toBeVisible();
  expect(screen.getByText('Founded 2018')).toBeVisible();
  expect(screen.getByRole('link', { name: /418 Larkspur Street/ })).toHaveAttribute(
    'href',
    'https://maps.example/?q=418%20Larkspur%20Street%2C%20Milwaukee%2C%20WI',
  );
  expect(await screen.findByText(/^Visited 14 times, last Nov 13, 2026$/)).toBeVisible();
});

it('tells that a domain is not known, and neither links it, browses it nor looks anything up', async () => {
  const company = aCachedCompany({
    company_domain: '~41',
    url: null,
    g2_url: null,
    linkedin_url: null,
    notable_people: [aPerson({ email: 'n/a' })],
  });
  openSlider({ [CACHED]: { body: company } }, { domain: '~41' });

  expect(await loaded()).toBeVisible();
  expect(screen.getByText('Domain unknown')).toBeVisible();
  expect(screen.queryByText(/~41/)).toBeNull();
  for (const name of ['Website', 'Company site']) expect(screen.queryByRole('link', { name })).toBeNull();
  for (const name of ['Browse', 'Yes, Please!', 'Yes, Show me!', /Get Email/])
    expect(screen.queryByRole('button', { name })).toBeNull();
  expect(screen.getByRole('button', { name: 'Copy link to this company' })).toBeVisible();
});

it('a number that leads to no company is not offered to be added', async () => {
  openSlider({ [CACHED]: { status: 404, body: { message: 'Company not found.' } } }, { domain: '~41' });

  expect(await screen.findByText('This company isn’t in Orion.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Add company' })).toBeNull();
});

// SLID-016, SLID-103
it('shows the growth tag that was observed last', async () => {
  openSlider();

  expect(await loaded()).toBeVisible();
  expect(screen.queryByText('Steady')).toBeNull();
});

// SLID-002
it('opens on the profile and makes each call once, that of the header first', async () => {
  const { network } = openSlider();
  await loaded();

  expect(screen.getByRole('tab', { name: 'Company Profile' })).toHaveAttribute('aria-selected', 'true');
  const paths = network.heard.map(({ method, path }) => `${method} ${path}`);
  expect(new Set(paths).size).toBe(paths.length);
  expect(paths).toEqual(expect.arrayContaining([CACHED, NO_CACHED, FUNDING, VISIT]));
  expect(paths[0]).toBe(CACHED);
});

it('paints the header from the card before any answer came', () => {
  openSlider({ [CACHED]: never, [NO_CACHED]: never, [FUNDING]: never }, { known });

  expect(screen.getByRole('heading', { name: 'Ferrowick' })).toBeVisible();
  expect(screen.getByText('From the card.')).toBeVisible();
  expect(panel()).toHaveFocus();
});

// SLID-003
it('waits on a screen of its own with a bar that creeps', async () => {
  openSlider({ [CACHED]: never });

  expect(screen.getByText('Loading company details...')).toBeVisible();
  const bar = screen.getByRole<HTMLProgressElement>('progressbar', { name: 'Loading company details' });
  await waitFor(() => expect(bar.value).toBeGreaterThan(0));
});

it('does not hold back what is there while one call never answers', async () => {
  openSlider({ [CACHED]: never }, { known });

  expect(await screen.findByText('$12.40M')).toBeInTheDocument();
  const screenOf = () => screen.getByText('Loading company details...').closest('[data-late]');
  await waitFor(() => expect(screenOf()).toBeVisible());
  expect(screen.getByText('$12.40M')).toBeVisible();
});

it('fails one section at a time and tries again', async () => {
  const { network } = openSlider({ [FUNDING]: { status: 500, body: { message: 'Away' } } });
  const funding = within(await screen.findByRole('region', { name: 'Funding' }));
  expect(await funding.findByRole('alert')).toHaveTextContent('Couldn’t load funding.');
  expect(await loaded()).toBeVisible();

  network.answer(FUNDING, { body: { data: { total_funding_usd: 3, last_funding_on: null, rounds: [] } } });
  await userEvent.click(funding.getByRole('button', { name: 'Try again' }));

  expect(await funding.findByText('$3.00M')).toBeVisible();
});

it('offers to add a company that nobody knows, and nothing else', async () => {
  openSlider({ [CACHED]: { status: 404, body: { message: 'No such company' } } });

  expect(await screen.findByText(`${DOMAIN} isn’t in Orion yet.`)).toBeVisible();
  const offered = screen
    .getAllByRole('button')
    .map((one) => one.getAttribute('aria-label') ?? one.textContent);
  expect(offered).toEqual(['Close', 'Add company']);
});

// SLID-008
it('closes by Escape, calls back and forgets what it loaded', async () => {
  const { onClose, unmount, queryClient } = openSlider();
  await loaded();
  const keysOf = () =>
    queryClient
      .getQueryCache()
      .getAll()
      .map(({ queryKey }) => queryKey[0]);
  expect(keysOf()).toContain('/get-company-cached-data');

  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledOnce();
  unmount();

  await waitFor(() => expect(keysOf()).not.toContain('/get-company-cached-data'));
  expect(keysOf()).not.toContain('/funding');
});

it('counts a visit that nobody asked for only after five seconds', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { network } = openSlider({}, { byItself: true, known });
  await loaded();
  const visits = () => network.heardOf('/api/v1/website_history');
  expect(panel()).not.toHaveFocus();
  act(() => void vi.advanceTimersByTime(3000));
  expect(visits()).toEqual([]);

  act(() => void vi.advanceTimersByTime(2500));
  await waitFor(() => expect(visits()).toHaveLength(1));
  expect(JSON.parse(visits()[0]?.body ?? '')).toEqual({ domain: DOMAIN });
});

it('begins another company anew', async () => {
  const { again, network } = openSlider({}, { known });
  await loaded();

  again({ domain: 'lumenvale.example', known: { ...known, company_name: 'Lumenvale' } });

  expect(screen.getByRole('heading', { name: 'Lumenvale' })).toBeVisible();
  await waitFor(() =>
    expect(network.heardOf('/api/v1/funding').at(-1)?.search.get('domain')).toBe('lumenvale.example'),
  );
});
