import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { forgetSessionNotes } from '#web/cookies.ts';
import { aStoredSession, renderApp } from '#orion/web/testing/render-app.tsx';
import { aPage, companies, withHeights } from './testing/explore.ts';

// A network so slow that the part never comes.
vi.mock(import('#features/slider/web/company-slider.tsx'), () => new Promise<never>(() => {}));

beforeEach(() => {
  forgetSessionNotes();
  aStoredSession();
  withHeights(400);
});

/** Where the focus is, as a keyboard does it. */
const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });

// EXPL-015
it('closes a company by Escape while it is still being fetched, and leaves it closed', async () => {
  const { here } = renderApp('/explore?is_saas=true', {
    'GET /api/v1/discovery': aPage(companies(1, 3)),
  });
  const second = await screen.findByRole('article', { name: 'Company 2' });
  act(() => second.focus());
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());

  press('Enter');
  press('Escape');
  await act(() => vi.advanceTimersByTimeAsync(3000));
  expect(here()).toBe('/explore?is_saas=true');

  press('Enter');
  await act(() => vi.advanceTimersByTimeAsync(250));
  expect(here()).toBe('/explore?is_saas=true&company=c2.example');
  press('Escape');
  await act(() => vi.advanceTimersByTimeAsync(3000));
  expect(here()).toBe('/explore?is_saas=true');
});
