import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { connectSession } from '#web/api.ts';
import { fakeNetwork } from '#web/testing/fake-network.ts';
import { aQueryClient, render } from '#web/testing/render.tsx';
import { AddCompanySheet } from './add-company-sheet.tsx';

const CREATE = 'POST /api/v1/companies';
const field = (name: string) => screen.getByRole('textbox', { name });
const add = () => userEvent.click(screen.getByRole('button', { name: 'Add company' }));

beforeEach(() => {
  connectSession({ token: async () => 'id-token', renewed: async () => null, gone() {} });
});
afterEach(() => vi.unstubAllGlobals());

it('sends what was typed, and nothing about fields that were left blank', async () => {
  const network = fakeNetwork({ [CREATE]: () => new Promise<never>(() => {}) });
  render(<AddCompanySheet onClose={() => {}} />);

  await userEvent.type(field('Company name'), 'Ferrowick');
  await userEvent.type(field('Domain'), 'ferrowick.example');
  await userEvent.type(field('Employees'), '1,084');
  await add();

  await waitFor(() => expect(network.heard).toHaveLength(1));
  expect(JSON.parse(network.heard[0]?.body ?? '')).toEqual({
    company_name: 'Ferrowick',
    company_domain: 'ferrowick.example',
    employee_count: 1084,
  });
});

it('names what is missing or odd at its field, and goes to the first of them', async () => {
  const network = fakeNetwork({});
  render(<AddCompanySheet onClose={() => {}} />);

  await userEvent.type(field('Company name'), 'Ferrowick');
  await userEvent.type(field('Year founded'), 'soon');
  await add();

  expect(field('Domain')).toHaveAccessibleDescription('Must not be empty.');
  expect(field('Year founded')).toHaveAccessibleDescription('Must be a whole number from 1000 to 2200.');
  expect(field('Domain')).toHaveFocus();
  expect(network.heard).toEqual([]);
});

it('tells a refusal and loses nothing, also when the sheet is closed meanwhile', async () => {
  const taken = { code: 422, name: 'ferrowick.example belongs to Ferrowick.', message: 'x' };
  fakeNetwork({ [CREATE]: { status: 422, body: taken } });
  const cache = aQueryClient();
  const { unmount } = render(<AddCompanySheet onClose={() => {}} />, cache);
  await userEvent.type(field('Company name'), 'Ferrowick');
  await userEvent.type(field('Domain'), 'ferrowick.example');
  await add();
  expect(await screen.findByRole('alert')).toHaveTextContent('belongs to Ferrowick');

  unmount();
  render(<AddCompanySheet onClose={() => {}} />, cache);

  expect(field('Domain')).toHaveValue('ferrowick.example');
});
