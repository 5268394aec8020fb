import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { connectSession } from '#web/api.ts';
import { fakeNetwork } from '#web/testing/fake-network.ts';
import { leavePage } from '#web/testing/leave-page.ts';
import { render } from '#web/testing/render.tsx';
import { AddCompanySheet } from './add-company-sheet.tsx';

const CREATE = 'POST /api/v1/companies';
const field = (name: string) => screen.getByRole('textbox', { name });
/** The form comes once it is known whether one was begun before. */
const open = async () => {
  render(<AddCompanySheet onClose={() => {}} />);
  await screen.findByRole('dialog');
};
const add = () => userEvent.click(screen.getByRole('button', { name: 'Add company' }));

beforeEach(() => {
  connectSession({ token: async () => 'id-token', renewed: async () => null, gone() {} });
});
afterEach(() => vi.unstubAllGlobals());

it('sends what was typed, and nothing about fields that were left blank', async () => {
  const network = fakeNetwork({ [CREATE]: () => new Promise<never>(() => {}) });
  await open();

  await userEvent.type(field('Company name'), 'Ferrowick');
  await userEvent.type(field('Domain'), 'ferrowick.example');
  await userEvent.type(field('Employees'), '1,084');
  await add();

  await waitFor(() => expect(network.heardOf('/api/v1/companies')).toHaveLength(1));
  expect(JSON.parse(network.heardOf('/api/v1/companies')[0]?.body ?? '')).toEqual({
    company_name: 'Ferrowick',
    company_domain: 'ferrowick.example',
    employee_count: 1084,
  });
});

it('names what is missing or odd at its field, and goes to the first of them', async () => {
  const network = fakeNetwork({});
  await open();

  await userEvent.type(field('Company name'), 'Ferrowick');
  await userEvent.type(field('Year founded'), 'soon');
  await add();

  expect(field('Domain')).toHaveAccessibleDescription('Must not be empty.');
  expect(field('Year founded')).toHaveAccessibleDescription('Must be a whole number from 1000 to 2200.');
  expect(field('Domain')).toHaveFocus();
  expect(network.heardOf('/api/v1/companies')).toEqual([]);
});

it('tells a refusal and loses nothing, also when the page is loaded anew', async () => {
  const taken = { code: 422, name: 'ferrowick.example belongs to Ferrowick.', message: 'x' };
  fakeNetwork({ [CREATE]: { status: 422, body: taken } });
  await open();
  await userEvent.type(field('Company name'), 'Ferrowick');
  await add();
  expect(await screen.findByText('Must not be empty.')).toBeVisible();
  fireEvent.change(field('Domain'), { target: { value: 'ferrowick.example' } });
  await leavePage();

  await open();

  expect(screen.getByText('Unsaved draft restored.')).toBeVisible();
  expect(field('Domain')).toHaveValue('ferrowick.example');
  await add();
  expect(await screen.findByText(/belongs to Ferrowick/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Discard draft' }));
  expect(field('Domain')).toHaveValue('');
});
