import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { anAppConfig, aStoredSession, renderApp } from '#orion/web/testing/render-app.tsx';
import type { OpenedDigest } from '../../digests.contract.ts';
import { anOpenedDigest } from '../testing/a-digest.ts';

beforeEach(() => {
  aStoredSession();
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

const two = (given: Partial<OpenedDigest> = {}) => {
  const digest = anOpenedDigest();
  const [one] = digest.premises;
  if (!one) throw new Error('The digest has no premise.');
  const other = { ...one, uuid: `${digest.uuid.slice(0, 35)}f`, question: 'Who buys?', domains: [] };
  return { ...digest, premises: [one, other], ...given };
};
const open = (digest: OpenedDigest, more: Parameters<typeof renderApp>[1] = {}) =>
  renderApp(`/digest/${digest.uuid}`, {
    'GET /api/v1/app-config': { body: anAppConfig({ digest_allowed: false }) },
    [`GET /api/v1/digest/${digest.uuid}`]: { body: { data: digest } },
    ...more,
  });
const answeredBy = (digest: OpenedDigest, at: number, answer: string): OpenedDigest => ({
  ...digest,
  version: digest.version + 1,
  premises: digest.premises.map((one, index) => (index === at ? { ...one, answered: true, answer } : one)),
});

// SHELL-045
it('is opened and answered by who is asked, also outside the list of digest staff', async () => {
  const digest = two();
  const path = `/api/v1/digest/${digest.uuid}/answers`;
  const { network } = open(digest, {
    [`PUT ${path}`]: { body: { data: answeredBy(digest, 0, '<p>I don’t know.</p>') } },
  });

  expect(await screen.findByRole('heading', { name: 'Digest of November 18, 2031' })).toBeVisible();
  expect(screen.getByText('0 of 2 answered')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Digest' })).toBeNull();
  await userEvent.click(await screen.findByRole('button', { name: 'I don’t know' }));

  expect(await screen.findByText('1 of 2 answered')).toBeVisible();
  expect(JSON.parse(network.heardOf(path)[0]?.body ?? '{}')).toEqual({
    answers: [{ uuid: digest.premises[0]?.uuid, answer: '<p>I don’t know.</p>' }],
    version: 3,
  });
  expect(await screen.findByRole('textbox', { name: 'Answer to: Who buys?' })).toBeVisible();
});

it('sends nothing that is empty, and says so', async () => {
  const digest = two();
  const { network } = open(digest);
  await screen.findByRole('textbox', { name: 'Answer to: Does it sell?' });

  await userEvent.click(screen.getByRole('button', { name: 'Send answer' }));

  expect(await screen.findByText('Write an answer first.')).toBeVisible();
  expect(network.heard.filter(({ method }) => method === 'PUT')).toEqual([]);
});

it('keeps the page and says why when an answer was refused', async () => {
  const digest = two();
  const message = 'The questions have changed. Your answer is saved here. Review it and send it again.';
  open(digest, {
    [`PUT /api/v1/digest/${digest.uuid}/answers`]: { status: 409, body: { name: 'Conflict', message } },
  });

  await userEvent.click(await screen.findByRole('button', { name: 'I don’t know' }));

  expect(await screen.findByRole('alert')).toHaveTextContent(message);
});

it('is only read by its staff', async () => {
  open(answeredBy(two({ is_yours: false }), 0, '<p>In Toledo.<img src=x onerror="alert(1)"></p>'));

  const answer = within(await screen.findByRole('region', { name: 'Answer to: Does it sell?' }));
  expect(answer.getByText('In Toledo.')).toBeVisible();
  expect(document.querySelector('[onerror]')).toBeNull();
  expect(screen.getByText('No answer yet')).toBeVisible();
  expect(screen.queryByRole('button', { name: /answer|Answer/ })).toBeNull();
});

it('tells what changed at the companies, and offers to add the unknown', async () => {
  const empty = { company_logo: null, employee_count: null, tp_status: null, changes: [] };
  open(
    anOpenedDigest({
      companies: [
        {
          ...empty,
          asked_as: 'ferrowick.example',
          company_domain: 'ferrowick.example',
          company_name: 'Ferrowick',
          employee_count: 84,
          tp_status: 'Passed',
          changes: [{ on: '2031-11-02', text: 'Status changed to Passed' }],
        },
        { ...empty, asked_as: 'bolt.example', company_domain: null, company_name: null },
      ],
    }),
  );

  expect(await screen.findByRole('link', { name: 'Ferrowick' })).toHaveAttribute(
    'href',
    '/explore?company=ferrowick.example',
  );
  expect(screen.getByText('Passed · 84 employees')).toBeVisible();
  expect(screen.getByText(/Status changed to Passed/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Add company bolt.example' })).toBeVisible();
});

it('says when there is no such digest for who looks', async () => {
  const digest = anOpenedDigest();
  open(digest, {
    [`GET /api/v1/digest/${digest.uuid}`]: { status: 404, body: { message: 'Digest not found' } },
  });

  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Digest not found.'));
});
