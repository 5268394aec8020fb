import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { connectSession } from '#web/api.ts';
import { fakeNetwork } from '#web/testing/fake-network.ts';
import { render } from '#web/testing/render.tsx';
import { Toaster } from '#web/ui/overlays/toaster.tsx';
import { AddPersonSheet } from './add-person-sheet.tsx';

const person = {
  person_id: 7,
  full_name: 'Ingrid Haugland',
  emails: ['ingrid@ferrowick.example'],
  linkedin_url: null,
  job_title: null,
  company_domain: 'ferrowick.example',
  company_name: 'Ferrowick',
  source: 'person',
  provenance: {},
  version: 1,
  created_at: '2026-11-15T08:00:00.000Z',
  updated_at: '2026-11-15T08:00:00.000Z',
};
const input = (label: string) => screen.getByLabelText(label, { selector: 'input' });
const ferrowick = { display_name: 'Ferrowick', server_value: 'ferrowick.example' };

beforeEach(() => connectSession({ token: async () => 'id-token', renewed: async () => null, gone() {} }));
afterEach(() => vi.unstubAllGlobals());

it('adds a person with addresses and a company that was found, then closes', async () => {
  const network = fakeNetwork({ 'POST /api/v1/people': { status: 201, body: { data: person } } });
  const close = vi.fn();
  render(
    <>
      <AddPersonSheet onClose={close} searchCompanies={async () => [ferrowick]} />
      <Toaster />
    </>,
  );

  await userEvent.type(await screen.findByRole('textbox', { name: 'Full name' }), 'Ingrid Haugland');
  await userEvent.type(input('E-mail addresses'), 'ingrid@ferrowick.example,');
  await userEvent.type(input('Company'), 'ferr');
  await userEvent.click(await screen.findByRole('option', { name: 'Ferrowick' }));
  await userEvent.click(screen.getByRole('button', { name: 'Add person' }));

  await waitFor(() => expect(close).toHaveBeenCalledOnce());
  expect(JSON.parse(network.heardOf('/api/v1/people')[0]?.body ?? '')).toEqual({
    full_name: 'Ingrid Haugland',
    emails: ['ingrid@ferrowick.example'],
    company_domain: 'ferrowick.example',
  });
  expect(await screen.findByText('Ingrid Haugland added')).toBeVisible();
});

it('says which field is odd before anything is sent', async () => {
  const network = fakeNetwork({});
  render(<AddPersonSheet onClose={() => {}} searchCompanies={async () => []} />);
  await screen.findByRole('dialog');

  await userEvent.type(input('E-mail addresses'), 'ingrid,');
  await userEvent.click(screen.getByRole('button', { name: 'Add person' }));

  expect(screen.getByRole('textbox', { name: 'Full name' })).toHaveAccessibleDescription(
    'Must not be empty.',
  );
  expect(screen.getByText('Must be an e-mail address.')).toBeVisible();
  expect(network.heardOf('/api/v1/people')).toEqual([]);
});
