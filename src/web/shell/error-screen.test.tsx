import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { render } from '#web/testing/render.tsx';
import { ErrorBoundary } from './error-screen.tsx';

let broken = true;
function Fragile() {
  if (broken) throw new Error('boom');
  return <p>Whole again</p>;
}

beforeEach(() => {
  broken = true;
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => vi.restoreAllMocks());

// SHELL-027
it('stands where drawing failed', () => {
  render(
    <ErrorBoundary>
      <Fragile />
    </ErrorBoundary>,
  );

  expect(screen.getByText(':(')).toBeVisible();
  expect(screen.getByRole('heading', { name: "Sorry, it's me, not you" })).toBeVisible();
  expect(console.error).toHaveBeenCalled();
});

// SHELL-027
it('draws anew and reloads when asked to try again', async () => {
  const reload = vi.fn();
  render(
    <ErrorBoundary reload={reload}>
      <Fragile />
    </ErrorBoundary>,
  );
  broken = false;

  await userEvent.click(screen.getByRole('button', { name: 'Let me try again!' }));

  expect(reload).toHaveBeenCalledOnce();
  expect(screen.getByText('Whole again')).toBeVisible();
});
