import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { createQueryClient } from '#web/query-client.ts';
import { aCapability, aCompetitor } from '../testing/a-company.ts';
import { DOMAIN, showSection } from '../testing/show-section.tsx';
import { MarketingSections } from './marketing-sections.tsx';

const COMPETITORS = 'GET /api/v1/get-company-competitors';
const AGAIN = 'GET /api/v1/add-company-competitors';
const STATS = 'GET /api/v1/get-company-advertising-stats';
const FAILED = 'Error in fetching SEO PPC data. Please try again later.';

const competitors = (names: string[], status = 'ready') => ({
  body: {
    seo_competitors: names.map((name) => aCompetitor({ name, domain: `${name}.example` })),
    ppc_competitors: [],
    status,
    capability: aCapability,
  },
});
const figure = (name: string, value: number | null, growth: string | null) => ({
  [name]: value,
  [`${name}_growth_desc`]: growth,
});
const stats = {
  body: {
    ...figure('monthly_budget', 18_600, '12% more than last month'),
    ...figure('strength', 47, '3% less than last month'),
    ...figure('total_ads_purchased', 312, null),
    ...figure('monthly_organic_clicks', 24_180, 'Unchanged'),
    ...figure('monthly_paid_clicks', 3920, null),
    ...figure('total_organic_results', null, null),
    recorded_on: '2026-11-01',
    source: 'import',
    observed_at: '2026-11-01T00:00:00.000Z',
    status: 'ready',
    capability: aCapability,
  },
};
const gone = { status: 404, body: { message: 'Not found' } };
const show = async (user = userEvent.setup()) =>
  user.click(await screen.findByRole('button', { name: 'Yes, Show me!' }));
const carousel = () => screen.findByRole('region', { name: 'SEO and PPC Companies' });

afterEach(() => {
  vi.useRealTimers();
});

// SLID-060, SLID-063
it('asks before it fetches, then fetches both', async () => {
  const { network } = showSection(<MarketingSections domain={DOMAIN} />, {
    [COMPETITORS]: competitors(['a', 'b', 'c']),
    [STATS]: stats,
  });
  expect(
    await screen.findByText('Would you like to look at the advertising stats and SEO/PPC company details?'),
  ).toBeInTheDocument();
  expect(network.heardOf('/api/v1/get-company-competitors')).toEqual([]);
  expect(network.heardOf('/api/v1/get-company-advertising-stats')).toEqual([]);

  await show();

  expect(await carousel()).toBeInTheDocument();
  expect(await screen.findByRole('list', { name: 'Advertising Stats' })).toBeInTheDocument();
  expect(screen.queryByText(/^Would you like/)).toBeNull();
});

// SLID-065, SLID-066, SLID-067, SLID-113
it('shows six figures with how they compare', async () => {
  showSection(<MarketingSections domain={DOMAIN} />, { [COMPETITORS]: competitors([]), [STATS]: stats });
  await show();

  const cards = within(await screen.findByRole('list', { name: 'Advertising Stats' })).getAllByRole(
    'listitem',
  );
  expect(cards.map(({ textContent }) => textContent)).toEqual([
    'Monthly Budget$18.60K12% more than last month',
    'Strength473% less than last month',
    'Total Ads Purchased312',
    'Monthly Organic Clicks24.18KUnchanged',
    'Monthly Paid Clicks3.92K',
    'Total Organic Results–',
  ]);
  expect(screen.getByText('12% more than last month')).toHaveAttribute('data-tone', 'positive');
  expect(screen.getByText('3% less than last month')).toHaveAttribute('data-tone', 'negative');
});

// SLID-068, SLID-069, SLID-070, SLID-112
it('shows two competitors a slide, each leading to its website', async () => {
  showSection(<MarketingSections domain={DOMAIN} />, {
    [COMPETITORS]: competitors(['a', 'b', 'c']),
    [STATS]: stats,
  });
  await show();
  const slides = within(await carousel());

  expect(slides.getByRole('heading')).toHaveTextContent('SEO and PPC Companies (3)');
  expect(slides.getAllByRole('link')).toHaveLength(2);
  const first = slides.getByRole('link', { name: /^a/ });
  expect(first).toHaveAttribute('href', 'https://a.example/');
  expect(first).toHaveAttribute('target', '_blank');
  expect(first).toHaveTextContent(/Toledo, OH · 128 employees.*SEO/);
  expect(slides.getByRole('button', { name: 'Page 2' })).toBeInTheDocument();
  await userEvent.click(slides.getByRole('button', { name: 'Next page' }));
  expect(slides.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    'https://c.example/',
  ]);
});

// ERR-012, SLID-064
it('says when there are no competitors', async () => {
  showSection(<MarketingSections domain={DOMAIN} />, { [COMPETITORS]: competitors([]), [STATS]: stats });
  await show();

  expect(await screen.findByText('No SEO PPC data available.')).toBeInTheDocument();
});

// ERR-011, SLID-061, SLID-064
it('asks for the competitors alone when they could not be fetched', async () => {
  const { network } = showSection(<MarketingSections domain={DOMAIN} />, {
    [COMPETITORS]: gone,
    [STATS]: stats,
  });
  await show();
  expect(await screen.findByText(FAILED)).toBeInTheDocument();
  expect(
    await screen.findByText('Would you like to look at the SEO Companies and PPC Companies?'),
  ).toBeInTheDocument();

  network.answer(COMPETITORS, competitors(['a']));
  await show();

  expect(await carousel()).toBeInTheDocument();
  expect(network.heardOf('/api/v1/get-company-advertising-stats')).toHaveLength(1);
});

// ERR-010, SLID-062
it('logs that the stats could not be fetched, shows none and asks for them alone', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  showSection(
    <MarketingSections domain={DOMAIN} />,
    { [COMPETITORS]: competitors(['a']), [STATS]: gone },
    createQueryClient(),
  );
  await show();

  expect(await screen.findByText('Would you like to look at the advertising stats?')).toBeInTheDocument();
  expect(screen.queryByRole('list', { name: 'Advertising Stats' })).toBeNull();
  expect(logged).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ code: 404 }));
  expect(screen.queryByRole('alert')).toBeNull();
  logged.mockRestore();
});

// SLID-071
it('asks again every five seconds while competitors are collected', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { network } = showSection(<MarketingSections domain={DOMAIN} />, {
    [COMPETITORS]: competitors([], 'pending'),
    [AGAIN]: competitors([], 'pending'),
    [STATS]: stats,
  });
  await show(userEvent.setup({ advanceTimers: vi.advanceTimersByTime }));
  const tries = () => network.heardOf('/api/v1/add-company-competitors').length;
  await screen.findByRole('list', { name: 'Advertising Stats' });

  await act(() => vi.advanceTimersByTimeAsync(5000));
  await waitFor(() => expect(tries()).toBe(1));
  network.answer(AGAIN, competitors(['a']));
  await act(() => vi.advanceTimersByTimeAsync(5000));

  expect(await carousel()).toBeInTheDocument();
  await act(() => vi.advanceTimersByTimeAsync(20_000));
  expect(tries()).toBe(2);
});

// SLID-071, SLID-072
it('gives up after ten tries', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { network } = showSection(<MarketingSections domain={DOMAIN} />, {
    [COMPETITORS]: competitors([], 'pending'),
    [AGAIN]: competitors([], 'pending'),
    [STATS]: stats,
  });
  await show(userEvent.setup({ advanceTimers: vi.advanceTimersByTime }));
  await screen.findByRole('list', { name: 'Advertising Stats' });

  for (let tries = 0; tries < 12; tries += 1) await act(() => vi.advanceTimersByTimeAsync(5100));

  expect(await screen.findByText(FAILED)).toBeInTheDocument();
  expect(network.heardOf('/api/v1/add-company-competitors')).toHaveLength(10);
});
