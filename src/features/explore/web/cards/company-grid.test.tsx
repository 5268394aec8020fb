import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { aStoredSession, renderApp } from '#orion/web/testing/render-app.tsx';
import { aPage, companies, withHeights } from '../testing/explore.ts';

const open = async (count = 3) => {
  const app = renderApp('/explore?is_saas=true', { 'GET /api/v1/discovery': aPage(companies(1, count)) });
  const first = await screen.findByRole('article', { name: 'Company 1' });
  return { ...app, first };
};

/** From here on time passes only by the answer. */
function handTime() {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  return async (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
}

beforeEach(() => {
  aStoredSession();
  withHeights(400);
});

// EXPL-058
it('walks through the cards by arrow keys and selects by Enter', async () => {
  const { here, first } = await open();

  first.focus();
  await userEvent.keyboard('{ArrowDown}{ArrowRight}');
  await waitFor(() => expect(screen.getByRole('article', { name: 'Company 3' })).toHaveFocus());
  await userEvent.keyboard('{ArrowDown}{ArrowUp}{Enter}');

  await waitFor(() => expect(here()).toBe('/explore?is_saas=true&company=c2.example'));
  expect(screen.getByRole('article', { name: 'Company 2' })).toHaveAttribute('aria-current', 'true');
});

// EXPL-015, EXPL-059
it.each(['Enter', 'Escape'])('opens the focused company by %s, without waiting', async (key) => {
  const { here } = await open();
  const second = screen.getByRole('article', { name: 'Company 2' });
  const wait = handTime();
  act(() => second.focus());

  fireEvent.keyDown(second, { key });
  await wait(1);

  expect(here()).toBe('/explore?is_saas=true&company=c2.example');
});

// EXPL-062
it('selects the company whose card is clicked', async () => {
  const { here } = await open();

  await userEvent.click(screen.getByRole('article', { name: 'Company 2' }));

  await waitFor(() => expect(here()).toBe('/explore?is_saas=true&company=c2.example'));
});

// CARD-030, EXPL-060, EXPL-061
it('selects the focused card after a second and a half, but not while the filters are open', async () => {
  const { here, first } = await open();
  const filters = screen.getByRole('button', { name: /^Filters/ });
  expect(screen.getByRole('feed')).toHaveStyle({ paddingBottom: '75px' });
  await userEvent.click(filters);
  await screen.findByRole('textbox', { name: 'Search filters' });
  const wait = handTime();

  act(() => first.focus());
  await wait(3000);
  expect(here()).toBe('/explore?is_saas=true');

  act(() => filters.click());
  act(() => first.focus());
  await wait(1499);
  expect(here()).toBe('/explore?is_saas=true');
  await wait(1);
  expect(here()).toBe('/explore?is_saas=true&company=c1.example');
});

it('does not open again by itself what was closed, until another card was looked at', async () => {
  const { here, router, first } = await open();
  const close = () => act(() => router.navigate({ to: '/explore', search: { is_saas: ['true'] } }));
  act(() => first.focus());
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(here()).toContain('company=c1.example'));
  const wait = handTime();

  const card = (name: string) => screen.getByRole('article', { name });
  await close();
  act(() => card('Company 1').focus());
  await wait(3000);
  expect(here()).toBe('/explore?is_saas=true');

  act(() => card('Company 2').focus());
  act(() => card('Company 1').focus());
  await wait(1500);
  expect(here()).toContain('company=c1.example');
});

// EXPL-063
it('begins at the first card when something else is searched', async () => {
  const { router, first } = await open();
  first.focus();
  await userEvent.keyboard('{ArrowDown}');

  await router.navigate({ to: '/explore', search: { is_saas: ['false'] } });

  await waitFor(() => expect(screen.getByRole('article', { name: 'Company 1' }).tabIndex).toBe(0));
  expect(screen.getByRole('article', { name: 'Company 2' }).tabIndex).toBe(-1);
  expect(screen.getByRole('article', { name: 'Company 1' })).toHaveFocus();
});

it('lets nothing of one company stay when another takes its place', async () => {
  const { router, network } = await open(1);
  const why = () => screen.getByRole('button', { name: /Why this rank/ });
  await userEvent.click(why());
  expect(why()).toHaveAttribute('aria-expanded', 'true');

  network.answer('GET /api/v1/discovery', aPage(companies(7, 7)));
  await act(() => router.navigate({ to: '/explore', search: { is_saas: ['false'] } }));

  await screen.findByRole('article', { name: 'Company 7' });
  expect(why()).toHaveAttribute('aria-expanded', 'false');
});

it('is not used while other companies are on their way', async () => {
  const { here, router, network, first } = await open();
  const card = () => screen.getByRole('article', { name: 'Company 1' });
  network.answer('GET /api/v1/discovery', () => new Promise(() => {}));
  first.focus();
  await act(() => router.navigate({ to: '/explore', search: { is_saas: ['false'] } }));
  expect(screen.getByRole('feed')).toHaveAttribute('aria-busy', 'true');

  await userEvent.keyboard('{ArrowDown}{Enter}');
  await userEvent.click(card());
  expect(card()).toHaveFocus();

  const wait = handTime();
  act(() => card().blur());
  act(() => card().focus());
  await wait(3000);
  expect(here()).toBe('/explore?is_saas=false');
});

it('keeps few cards in the page, however many there are', async () => {
  await open(50);

  expect(screen.getAllByRole('article').length).toBeLessThan(10);
});
