import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import * as z from 'zod';
import { defineContract } from '#kernel/endpoint.ts';
import { connectSession } from './api.ts';
import { useOptimisticCall } from './optimistic.ts';
import { fakeNetwork } from './testing/fake-network.ts';
import { render } from './testing/render.tsx';
import { Toaster } from './ui/overlays/toaster.tsx';

const { assign } = defineContract({
  assign: {
    method: 'POST',
    path: '/assign-tp-status',
    summary: 'Set the status',
    body: z.object({ domain: z.string(), tp_status: z.string() }),
    reply: z.object({ ok: z.boolean() }),
  },
});
interface Company {
  tp_status: string;
}

beforeEach(() => connectSession({ token: async () => 'id-token', renewed: async () => null, gone() {} }));
afterEach(() => vi.unstubAllGlobals());

function anAssignment() {
  const cache = new QueryClient();
  cache.setQueryData(['company'], { tp_status: 'MET' });
  const { result } = renderHook(
    () =>
      useOptimisticCall(assign, { queryKey: ['company'] }, (company: Company, { body }) => ({
        ...company,
        tp_status: body.tp_status,
      })),
    { wrapper: ({ children }) => <QueryClientProvider client={cache}>{children}</QueryClientProvider> },
  );
  return {
    status: () => cache.getQueryData<Company>(['company'])?.tp_status,
    assignPassed: () =>
      act(() => result.current.mutate({ body: { domain: 'a.example', tp_status: 'PASSED' } })),
  };
}

it('shows the outcome before the server has answered', async () => {
  fakeNetwork({ 'POST /api/v1/assign-tp-status': () => new Promise(() => {}) });
  const { status, assignPassed } = anAssignment();

  assignPassed();

  await waitFor(() => expect(status()).toBe('PASSED'));
});

// ERR-001
it('takes it back and says why when the server refuses', async () => {
  render(<Toaster />);
  fakeNetwork({
    'POST /api/v1/assign-tp-status': { status: 409, body: { message: 'Somebody was faster.' } },
  });
  const { status, assignPassed } = anAssignment();

  assignPassed();

  expect(await screen.findByRole('alert')).toHaveTextContent('Somebody was faster.');
  expect(status()).toBe('MET');
});
