import type { ComponentProps } from 'react';
import { configure } from '@testing-library/react';
import { onTestFinished, vi } from 'vitest';
import { connectSession } from '#web/api.ts';
import { fakeNetwork } from '#web/testing/fake-network.ts';
import { anAppConfig } from '#web/testing/render-app.tsx';
import { render } from '#web/testing/render.tsx';
import { CompanySlider } from '../company-slider.tsx';
import { aCachedCompany, aNoCachedCompany } from './a-company.ts';

configure({ asyncUtilTimeout: 5000 });

export const DOMAIN = 'ferrowick.example';
export const CACHED = 'GET /api/v1/get-company-cached-data';
export const NO_CACHED = 'GET /api/v1/get-company-no-cached-data';
export const FUNDING = 'GET /api/v1/funding';
export const VISIT = 'POST /api/v1/website_history';

export const aFunding = {
  total_funding_usd: 12.4,
  last_funding_on: '2024-03-14',
  rounds: [
    {
      round: 'Series A',
      amount_usd: 9_500_000,
      announced_on: '2024-03-14',
      investors: ['Alder Capital'],
      source: 'import',
      observed_at: '2026-11-01T00:00:00.000Z',
    },
  ],
};

type Answers = Parameters<typeof fakeNetwork>[0];

/** The slider of Ferrowick beside nothing, with a network that knows what it asks for at once. */
export function openSlider(answers: Answers = {}, props: Partial<ComponentProps<typeof CompanySlider>> = {}) {
  connectSession({ token: async () => 'token', renewed: async () => null, gone() {} });
  const network = fakeNetwork({
    'GET /api/v1/app-config': { body: anAppConfig() },
    [CACHED]: { body: aCachedCompany() },
    [NO_CACHED]: { body: aNoCachedCompany() },
    [FUNDING]: { body: { data: aFunding } },
    [VISIT]: {
      body: {
        first_visit: '2026-01-05T10:00:00.000Z',
        latest_visit: '2026-11-13T10:00:00.000Z',
        visit_count: 14,
      },
    },
    ...answers,
  });
  onTestFinished(() => {
    connectSession({ token: async () => null, renewed: async () => null, gone() {} });
    vi.unstubAllGlobals();
  });
  const onClose = vi.fn();
  const slider = (changes = {}) => (
    <CompanySlider domain={DOMAIN} onClose={onClose} {...props} {...changes} />
  );
  const { rerender, unmount, queryClient } = render(slider());
  return {
    network,
    onClose,
    unmount,
    queryClient,
    again: (changes: typeof props) => rerender(slider(changes)),
  };
}
