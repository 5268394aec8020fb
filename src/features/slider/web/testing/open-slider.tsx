import type { ComponentProps, ReactNode } from 'react';
import { vi } from 'vitest';
import { anAppConfig } from '#orion/web/testing/render-app.tsx';
import { CompanySlider } from '../company-slider.tsx';
import { aCachedCompany, aFunding, aNoCachedCompany } from './a-company.ts';
import { DOMAIN, showSection } from './show-section.tsx';

export const CACHED = 'GET /api/v1/get-company-cached-data';
export const NO_CACHED = 'GET /api/v1/get-company-no-cached-data';
export const FUNDING = 'GET /api/v1/funding';
export const VISIT = 'POST /api/v1/website_history';

type Answers = Parameters<typeof showSection>[1];

/** The slider of Ferrowick beside nothing, with a network that knows what it asks for at once. */
export function openSlider(
  answers: Answers = {},
  props: Partial<ComponentProps<typeof CompanySlider>> = {},
  beside: ReactNode = null,
) {
  const onClose = vi.fn();
  const slider = (changes = {}) => (
    <>
      <CompanySlider domain={DOMAIN} onClose={onClose} {...props} {...changes} />
      {beside}
    </>
  );
  const { network, rerender, unmount, queryClient } = showSection(slider(), {
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
    'GET /api/v1/quips': { body: { quips: [] } },
    'GET /api/v1/mentions': { body: { mentions: [] } },
    ...answers,
  });
  return {
    network,
    onClose,
    unmount,
    queryClient,
    again: (changes: typeof props) => rerender(slider(changes)),
  };
}
