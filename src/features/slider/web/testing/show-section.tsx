import { configure } from '@testing-library/react';
import type { QueryClient } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { onTestFinished, vi } from 'vitest';
import { connectSession } from '#web/api.ts';
import { fakeNetwork } from '#web/testing/fake-network.ts';
import { render } from '#web/testing/render.tsx';

// A machine that does other things meanwhile needs longer than what is given by default.
configure({ asyncUtilTimeout: 10_000 });
vi.setConfig({ testTimeout: 40_000 });

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
