import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { render } from '#web/testing/render.tsx';
import { aStoredSession } from '#orion/web/testing/render-app.tsx';
import { SessionVeil } from './guards.tsx';
import { forgetSession, setFlag } from './session.ts';

beforeEach(() => {
  vi.useFakeTimers();
  aStoredSession();
});
afterEach(() => {
  vi.useRealTimers();
  setFlag('token_refreshing', false);
  forgetSession();
});

const aVeil = () => {
  render(
    <SessionVeil>
      <input aria-label="Notes" defaultValue="typed" />
    </SessionVeil>,
  );
  return screen.getByLabelText('Notes');
};
const pass = (milliseconds: number) =>
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });
const refreshing = (value: boolean) => act(() => setFlag('token_refreshing', value));

// AUTH-003
it('hides what is shown while a refresh lasts, and unmounts nothing', () => {
  const notes = aVeil();

  refreshing(true);
  pass(200);
  expect(notes).not.toBeVisible();

  refreshing(false);
  expect(notes).toBeVisible();
  expect(screen.getByLabelText('Notes')).toBe(notes);
});

it('does not flicker for a refresh that is over at once', () => {
  const notes = aVeil();

  refreshing(true);
  pass(199);

  expect(notes).toBeVisible();
});

it('gives the focus back to whoever was typing', () => {
  const notes = aVeil();
  act(() => notes.focus());
  refreshing(true);
  pass(200);
  // A browser takes the focus from what it hides; jsdom must be told.
  act(() => notes.blur());

  refreshing(false);

  expect(notes).toHaveFocus();
});

// AUTH-008
it('hides at once what is shown when the session is gone', () => {
  const notes = aVeil();

  act(forgetSession);

  expect(notes).not.toBeVisible();
});
