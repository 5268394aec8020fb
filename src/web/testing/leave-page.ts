import { cleanup, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { LEFT } from '#web/forget-drafts.ts';

/** Closes the page before the disk has answered; the next one finds what it left. */
export async function leavePage() {
  dispatchEvent(new Event('pagehide'));
  const left = sessionStorage.getItem(LEFT) ?? '';
  cleanup();
  await waitFor(() => expect(sessionStorage.getItem(LEFT)).toBe('{}'));
  sessionStorage.setItem(LEFT, left);
}
