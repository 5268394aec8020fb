import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { anAppConfig, aStoredSession, renderApp } from '#orion/web/testing/render-app.tsx';

const aMail = (changes = {}) => ({
  mail_id: '11111111-1111-4111-8111-111111111111',
  to_address: 'nora@aldercap.example',
  subject: 'Reminder: Ferrowick',
  template: 'reminders',
  state: 'failed',
  attempts: 1,
  last_error: 'EENVELOPE 550 No such user',
  created_at: '2026-11-15T08:00:00.000Z',
  sent_at: null,
  next_attempt_at: null,
  can_send_again: true,
  ...changes,
});
const answers = {
  'GET /api/v1/app-config': { body: anAppConfig({ administrator: true }) },
  'GET /api/v1/mails': { body: { results: [aMail()], next_page: null } },
};

beforeEach(() => aStoredSession());

it('says why a mail failed and sends it again', async () => {
  const { network } = renderApp('/settings/mail', {
    ...answers,
    'POST /api/v1/mails/11111111-1111-4111-8111-111111111111/send-again': { body: { status: 'success' } },
  });
  await screen.findByText('Reminder: Ferrowick');
  const list = within(screen.getByRole('list', { name: 'Mail' }));
  expect(list.getByText('Failed')).toBeVisible();
  expect(list.getByText(/refused the address\. It said: 550 No such user/)).toBeVisible();

  await userEvent.click(list.getByRole('button', { name: 'Send “Reminder: Ferrowick” again' }));

  expect(await screen.findByText('Mail queued for sending')).toBeVisible();
  expect(network.heardOf('/api/v1/mails').length).toBeGreaterThan(1);
});

it('keeps the state in the address and asks for it', async () => {
  const { network } = renderApp('/settings/mail?state=failed', answers);

  await screen.findByText('Reminder: Ferrowick');

  expect(network.heardOf('/api/v1/mails').at(-1)?.search.toString()).toBe('state=failed');
});

it.each([
  ['there is none', { body: { results: [], next_page: null } }, 'Orion hasn’t sent any mail yet.'],
  ['the call failed', { status: 500, body: { message: 'The disk is full.' } }, 'The disk is full.'],
])('says when %s', async (_, answer, words) => {
  renderApp('/settings/mail', { ...answers, 'GET /api/v1/mails': answer });

  expect(await screen.findByText(words)).toBeVisible();
});
