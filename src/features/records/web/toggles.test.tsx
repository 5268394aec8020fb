import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { fakeNetwork } from '#web/testing/fake-network.ts';
import { describeOptimistic } from '#web/testing/optimistic-faults.tsx';
import { render } from '#web/testing/render.tsx';
import { AlertBell } from './alert-bell.tsx';
import { FavouriteStar } from './favourite-star.tsx';

const TOGGLES = [
  {
    name: 'favourite',
    ui: <FavouriteStar domain="acme.example" />,
    path: '/api/v1/company-favorite',
    label: 'Add to favorites',
    saved: (on: boolean) =>
      on
        ? [
            {
              company_domain: 'acme.example',
              company_name: 'Acme',
              created_at: '2026-02-03T10:00:00.000Z',
            },
          ]
        : [],
  },
  {
    name: 'alert',
    ui: <AlertBell domain="acme.example" />,
    path: '/api/v1/alert-company',
    label: 'Alert me about this company',
    saved: (on: boolean) => (on ? ['acme.example'] : []),
  },
];
const enabled = async (name: string) => {
  const button = await screen.findByRole('button', { name });
  await waitFor(() => expect(button).toBeEnabled());
  return button;
};
const isPressed = (name: string) =>
  screen.getByRole('button', { name }).getAttribute('aria-pressed') === 'true';

// PIPE-019, PIPE-020
describeOptimistic(
  TOGGLES.map(({ name, ui, path, label, saved }) => ({
    name,
    ui,
    answers: { [`GET ${path}`]: { body: { results: saved(false) } } },
    call: `POST ${path}`,
    ready: () => enabled(label),
    isShown: () => isPressed(label),
  })),
);

// PIPE-019, PIPE-020
describe.each(TOGGLES)('$name', ({ ui, path, label, saved }) => {
  it('is set and taken back, as the server then holds it', async () => {
    let on = false;
    fakeNetwork({
      [`GET ${path}`]: () => ({ body: { results: saved(on) } }),
      [`POST ${path}`]: ({ body }) => {
        on = Object.values(JSON.parse(body) as object).includes(true);
        return { body: { status: 'success' } };
      },
    });
    render(ui);

    await userEvent.click(await enabled(label));
    await waitFor(() => expect(on).toBe(true));
    expect(isPressed(label)).toBe(true);
    await userEvent.click(await enabled(label));

    await waitFor(() => expect(on).toBe(false));
    expect(isPressed(label)).toBe(false);
  });
});
