import type { QueryClient } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { onTestFinished, vi } from 'vitest';
import { connectSession } from '#web/api.ts';
import { fakeNetwork } from '#web/testing/fake-network.ts';
import { render } from '#web/testing/render.tsx';

export const DOMAIN = 'ferrowick.example';

/** One part of the slider by itself, for somebody who is signed in. */
export function showSection(
  part: ReactElement,
  answers: Parameters<typeof fakeNetwork>[0] = {},
  queryClient?: QueryClient,
) {
  connectSession({ token: async () => 'token', renewed: async () => null, gone() {} });
  const network = fakeNetwork(answers);
  onTestFinished(() => {
    connectSession({ token: async () => null, renewed: async () => null, gone() {} });
    vi.unstubAllGlobals();
  });
  return { network, ...render(part, queryClient) };
}
