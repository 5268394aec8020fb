import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { anAppConfig } from '#orion/web/testing/render-app.tsx';
import { renderPart } from '../testing/render-part.tsx';
import { CopyResults } from './copy-results.tsx';

const copied = vi.fn(async (_text: string) => {});
const opened = vi.fn();
beforeEach(() => {
  copied.mockClear();
  opened.mockClear();
  vi.stubGlobal('open', opened);
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText: copied } });
});
afterEach(() => vi.useRealTimers());

const open = (gpt: string) =>
  renderPart('/conversations', <CopyResults gpt={gpt} />, {
    'GET /api/v1/app-config': {
      body: anAppConfig({ chat_assistant_url: 'https://chat.example', clipboard_max_chars: 100 }),
    },
  });
/** Presses until the settings have come and the press does something. */
const press = (told: string) =>
  waitFor(() => {
    fireEvent.click(screen.getByRole('button', { name: 'Copy results' }));
    expect(screen.getAllByText(told)[0]).toBeVisible();
  });

// CONV-044, CONV-045, ERR-006
it('puts the text on the clipboard, says so, and opens the assistant after two seconds', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  await open('Date: Nov 12 2026');
  await press('Current response is copied to clipboard!');

  expect(copied).toHaveBeenCalledWith('Date: Nov 12 2026');
  vi.advanceTimersByTime(1000);
  expect(opened).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1000);
  expect(opened).toHaveBeenCalledWith('https://chat.example', '_blank', 'noopener');
});

// ERR-007
it('refuses a text that is too large', async () => {
  await open('x'.repeat(101));
  await press('Current size exceeds GPT4 result size. Please try adding more filters');

  expect(copied).not.toHaveBeenCalled();
});
