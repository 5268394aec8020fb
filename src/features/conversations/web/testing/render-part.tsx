import type { ReactElement } from 'react';
import { onTestFinished, vi } from 'vitest';
import { connectSession } from '#web/api.ts';
import { fakeNetwork } from '#web/testing/fake-network.ts';
import { anAppConfig } from '#orion/web/testing/render-app.tsx';
import { renderAt } from '#web/testing/render-at.tsx';
import { Toaster } from '#web/ui/overlays/toaster.tsx';
import { surroundings } from './references.ts';

/** A part of the conversations screens at an address, signed in, without the shell around it. */
export async function renderPart(
  path: string,
  part: ReactElement,
  answers: Parameters<typeof fakeNetwork>[0] = {},
) {
  const network = fakeNetwork({
    'GET /api/v1/app-config': { body: anAppConfig() },
    ...surroundings,
    ...answers,
  });
  connectSession({ token: async () => 'token', renewed: async () => null, gone() {} });
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
  const { here } = await renderAt(
    path,
    <>
      {part}
      <Toaster />
    </>,
  );
  return { network, here };
}
