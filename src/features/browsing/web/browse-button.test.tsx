import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { eventually } from '#kernel/testing/eventually.ts';
import { connectSession } from '#web/api.ts';
import { fakeNetwork } from '#web/testing/fake-network.ts';
import { render } from '#web/testing/render.tsx';
import { BrowseButton } from './browse-button.tsx';

const HEALTH = 'GET /stream_mode/health';
const show = (answer: Parameters<typeof fakeNetwork>[0][string]) => {
  connectSession({ token: async () => 'token', renewed: async () => null, gone() {} });
  const network = fakeNetwork({ [HEALTH]: answer });
  const onToggle = vi.fn();
  render(<BrowseButton isOpen={false} onToggle={onToggle} />);
  return { network, onToggle, button: screen.getByRole('button', { name: 'Browse' }) };
};

// STREAM-007
it('is off with the reason where there is no browser, and on where there is one', async () => {
  const reason = 'There is no Chromium or Chrome on the server.';
  const { button, onToggle } = show({ body: { status: 'unavailable', active_sessions: 0, reason } });
  await eventually(() => expect(button).toHaveAccessibleDescription(reason));
  expect(button).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(button);
  expect(onToggle).not.toHaveBeenCalled();
});

it('is on where there is a browser, and asks again every half minute', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { button, onToggle, network } = show({ body: { status: 'ok', active_sessions: 0 } });
  await eventually(() => expect(button).toHaveAttribute('aria-disabled', 'false'));
  const clicking = userEvent.setup({ advanceTimers: vi.advanceTimersByTimeAsync });
  await clicking.click(button);
  expect(onToggle).toHaveBeenCalledOnce();

  network.answer(HEALTH, { status: 502, body: {} });
  await vi.advanceTimersByTimeAsync(30_000);
  await eventually(() => expect(network.heard.length).toBeGreaterThanOrEqual(2));
  vi.useRealTimers();
});
