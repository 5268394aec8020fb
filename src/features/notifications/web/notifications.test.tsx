import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { aStoredSession, renderApp } from '#orion/web/testing/render-app.tsx';

const PATH = '/api/v1/mail-preferences';
const preferences = (frequency: string) => ({ body: { results: [{ kind: 'reminders', frequency }] } });

it('saves how often a kind of mail comes as soon as it is chosen', async () => {
  aStoredSession();
  const { network } = renderApp('/settings/notifications', {
    [`GET ${PATH}`]: preferences('daily'),
    [`PUT ${PATH}`]: preferences('never'),
  });

  await userEvent.click(await screen.findByRole('radio', { name: 'Off' }));

  await waitFor(() => {
    const saved = network.heardOf(PATH).find(({ method }) => method === 'PUT');
    expect(JSON.parse(saved?.body ?? '{}')).toEqual({ kind: 'reminders', frequency: 'never' });
  });
});

// SUBM-065
it('shows an example of the mail one chose', async () => {
  aStoredSession();
  const { network } = renderApp('/settings/notifications', {
    [`GET ${PATH}`]: preferences('daily'),
    'GET /api/v1/notification/template': {
      body: { template: '<!doctype html><head><style>a { b: c }</style></head><h1>Ferrowick</h1>' },
    },
  });

  await userEvent.click(await screen.findByRole('button', { name: 'Preview Reminders' }));

  const sheet = await screen.findByRole('dialog', { name: 'Preview: Reminders' });
  const mail = await within(sheet).findByTitle('Reminders');
  expect(mail).toHaveAttribute(
    'srcdoc',
    '<!doctype html><head><base target="_blank"></head><h1>Ferrowick</h1>',
  );
  expect(mail.getAttribute('sandbox')).not.toMatch(/script|same-origin|forms|top/);
  expect(network.heardOf('/api/v1/notification/template')[0]?.search.toString()).toBe('name=reminders');
});

it('unsubscribes without sign-in, and not before somebody presses the button', async () => {
  const { network } = renderApp('/unsubscribe/abc.def', {
    'POST /api/v1/unsubscribe': {
      body: { status: 'success', message: 'You no longer get “Reminders” by mail.' },
    },
  });
  const button = await screen.findByRole('button', { name: 'Unsubscribe' });
  expect(network.heardOf('/api/v1/unsubscribe')).toEqual([]);

  await userEvent.click(button);

  expect(await screen.findByText('You no longer get “Reminders” by mail.')).toBeVisible();
  expect(JSON.parse(network.heardOf('/api/v1/unsubscribe')[0]?.body ?? '')).toEqual({ token: 'abc.def' });
});
