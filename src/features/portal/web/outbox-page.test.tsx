import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { aStoredSession, renderApp } from '#orion/web/testing/render-app.tsx';

const aMail = (mail_id: string, changes = {}) => ({
  mail_id,
  to_address: 'marta@aldercap.example',
  subject: `Mail ${mail_id}`,
  html: '<p>Hello</p>',
  plain: 'Hello',
  template: 'digest',
  created_at: '2026-11-15T08:00:00.000Z',
  sent_at: null,
  ...changes,
});

beforeEach(() => aStoredSession());

it('shows the first mail, and another when it is chosen', async () => {
  renderApp('/dev/outbox', { 'GET /api/v1/outbox': { body: { results: [aMail('1'), aMail('2')] } } });

  expect(await screen.findByRole('article', { name: 'Mail 1' })).toHaveTextContent('Hello');
  await userEvent.click(screen.getByRole('button', { name: /Mail 2/ }));

  expect(screen.getByRole('article', { name: 'Mail 2' })).toBeVisible();
});

it('draws nothing of a mail that could act', async () => {
  const html = '<p>Hi</p><script>window.hacked = 1</script><img src="x" onerror="window.hacked = 1">';
  renderApp('/dev/outbox', { 'GET /api/v1/outbox': { body: { results: [aMail('1', { html })] } } });

  const mail = await screen.findByRole('article');
  expect(mail.querySelector('script, [onerror]')).toBeNull();
  expect(within(mail).getByText('Hi')).toBeVisible();
});

it.each([
  ['there is none', { body: { results: [] } }, 'No mail yet.'],
  ['the call failed', { status: 500, body: { message: 'The disk is full.' } }, 'The disk is full.'],
])('says when %s', async (_, answer, words) => {
  renderApp('/dev/outbox', { 'GET /api/v1/outbox': answer });

  expect(await screen.findByText(words)).toBeVisible();
});
