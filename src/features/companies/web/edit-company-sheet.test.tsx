import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode, useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { emptyRecord } from '#kernel/testing/empty-record.ts';
import { connectSession } from '#web/api.ts';
import { anAppConfig } from '#orion/web/testing/render-app.tsx';
import { fakeNetwork } from '#web/testing/fake-network.ts';
import { leavePage } from '#web/testing/leave-page.ts';
import { aQueryClient, render } from '#web/testing/render.tsx';
import { Toaster } from '#web/ui/overlays/toaster.tsx';
import { companyFields } from '../company-fields.ts';
import type { Company } from '../company.rules.ts';
import { EditCompanySheet } from './edit-company-sheet.tsx';

const READ = 'GET /api/v1/companies/ferrowick.example';
const STATUSES = 'GET /api/v1/company-statuses';
const CORRECT = 'PATCH /api/v1/companies/ferrowick.example';
const ferrowick: Company = {
  ...emptyRecord(companyFields),
  company_domain: 'ferrowick.example',
  aliases: [],
  company_name: 'Ferrowick',
  linkedin_url: 'https://www.linkedin.example/company/ferrowick',
  description: 'Castings.',
  hq_city: 'Oslo',
  hq_country: 'Norway',
  year_founded: 2018,
  employee_count: 1084,
  source: 'import',
  observed_at: '2026-11-01T00:00:00.000Z',
  provenance: {},
  version: 4,
  created_at: '2026-11-01T00:00:00.000Z',
  updated_at: '2026-11-01T00:00:00.000Z',
};
const stale = (changes: Partial<Company>) => ({
  status: 409,
  body: {
    code: 409,
    name: 'Conflict',
    message: 'Changed by Ben Okoro on 2026-03-04 at 10:41 UTC. Reload to see it.',
    current: { ...ferrowick, ...changes, version: 5 },
    changed_by: 'Ben Okoro',
    changed_at: '2026-03-04T10:41:30.000Z',
  },
});
const statuses = { body: { data: [{ display_name: 'Acquired', server_value: 'Acquired' }] } };
const saved = { body: { data: { ...ferrowick, version: 6 } } };

const cache = aQueryClient();
function open(answer: Parameters<typeof fakeNetwork>[0][string], read = ferrowick) {
  const network = fakeNetwork({
    [READ]: { body: { data: read } },
    [STATUSES]: statuses,
    [CORRECT]: answer,
  });
  cache.setQueryData(['/app-config', {}], anAppConfig());
  const onClose = vi.fn();
  render(
    <>
      <EditCompanySheet domain="ferrowick.example" onClose={onClose} />
      <Toaster />
    </>,
    cache,
  );
  const sent = () =>
    network
      .heardOf('/api/v1/companies/ferrowick.example')
      .flatMap(({ method, body }) => (method === 'PATCH' ? (JSON.parse(body) as object) : []));
  return { sent, onClose };
}
const reloadPage = async () => {
  await leavePage();
  cache.clear();
};
const field = (name: string) => screen.findByRole('textbox', { name });
const retype = async (name: string, value: string) =>
  fireEvent.change(await field(name), { target: { value } });
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save changes' }));

beforeEach(() => {
  cache.clear();
  connectSession({ token: async () => 'id-token', renewed: async () => null, gone() {} });
});
afterEach(() => vi.unstubAllGlobals());

it('shows what is known and sends what was changed, with the version that was read', async () => {
  const { sent, onClose } = open(saved);
  expect(await field('Company name')).toHaveValue('Ferrowick');
  expect(await field('Domain')).toBeDisabled();

  await retype('Employees', '1,200');
  await retype('HQ city', '');
  await save();

  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(sent()).toEqual([{ version: 4, employee_count: 1200, hq_city: null }]);
  expect(await screen.findByText('Ferrowick saved')).toBeVisible();
});

it('shows the saved status also where the others could not be read, and asks for them again', async () => {
  const network = fakeNetwork({
    [READ]: { body: { data: { ...ferrowick, status: 'Private' } } },
    [STATUSES]: { status: 500, body: {} },
  });
  render(<EditCompanySheet domain="ferrowick.example" onClose={vi.fn()} />, cache);
  const again = await screen.findByRole('button', { name: 'Try again' });
  expect(screen.getByText('Couldn’t load statuses.')).toBeVisible();
  const status = screen.getByRole('combobox', { name: 'Status' });
  expect(status).toHaveValue('Private');

  network.answer(STATUSES, statuses);
  await userEvent.click(again);

  await waitFor(() => expect(again).not.toBeInTheDocument());
  expect(status).toHaveValue('Private');
  await userEvent.click(status);
  expect(await screen.findByRole('option', { name: 'Acquired' })).toBeVisible();
});

it('keeps the button one pressed while it is tried again', async () => {
  const network = fakeNetwork({ [READ]: { status: 500, body: {} }, [STATUSES]: statuses });
  render(<EditCompanySheet domain="ferrowick.example" onClose={vi.fn()} />, cache);
  const again = await screen.findByRole('button', { name: 'Try again' });
  let fail = () => {};
  const failure = new Promise<{ status: number; body: object }>((resolve) => {
    fail = () => resolve({ status: 500, body: {} });
  });
  network.answer(READ, () => failure);
  again.focus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(again).toHaveAttribute('data-loading'));
  fail();
  await waitFor(() => expect(again).not.toHaveAttribute('data-loading'));

  expect(again).toHaveFocus();
  expect(screen.getByText('Couldn’t load the company.')).toBeVisible();
});

it('gives a domain to a company that had none', async () => {
  const nameless = { ...ferrowick, company_domain: '~41' };
  const network = fakeNetwork({
    'GET /api/v1/companies/~41': { body: { data: nameless } },
    [STATUSES]: statuses,
    'PATCH /api/v1/companies/~41': saved,
  });
  const onClose = vi.fn();
  render(<EditCompanySheet domain="~41" onClose={onClose} />, cache);

  expect(await screen.findByRole('dialog', { name: 'Update Ferrowick' })).toBeVisible();
  const domain = await field('Domain');
  expect([domain.getAttribute('placeholder'), (domain as HTMLInputElement).value]).toEqual([
    'Domain unknown',
    '',
  ]);
  await retype('Domain', ' ferrowick.example ');
  await save();

  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  const patch = network.heardOf('/api/v1/companies/~41').find(({ method }) => method === 'PATCH');
  expect(JSON.parse(patch?.body ?? '')).toEqual({ version: 4, company_domain: 'ferrowick.example' });
});

it('takes growth in percent, a status the firm knows and a picture', async () => {
  const { sent, onClose } = open(saved);
  await retype('Growth in 1 year (%)', '-12.5');
  await retype('Logo', 'https://ferrowick.example/logo.png');
  await userEvent.click(screen.getByRole('combobox', { name: 'Status' }));
  await userEvent.click(await screen.findByRole('option', { name: 'Acquired' }));
  await save();

  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  const company_logo = 'https://ferrowick.example/logo.png';
  expect(sent()).toEqual([{ version: 4, growth_1y: -12.5, status: 'Acquired', company_logo }]);
});

it('joins a change with one that somebody made to something else', async () => {
  let answered = 0;
  const { sent, onClose } = open(() => (answered++ === 0 ? stale({ hq_city: 'Lima' }) : saved));

  await retype('Employees', '1200');
  await save();

  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(sent()).toEqual([
    { version: 4, employee_count: 1200 },
    { version: 5, employee_count: 1200 },
  ]);
});

// R15
it('brings into sight who changed the same meanwhile, and saves only once each such field is decided', async () => {
  let answered = 0;
  const theirs = stale({ hq_city: 'Lima', hq_country: 'Peru' });
  const { sent, onClose } = open(() => (answered++ === 0 ? theirs : saved));
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView');
  await retype('HQ city', 'Rome');
  await retype('Description', 'Iron castings.');
  await save();

  const told = await screen.findByRole('alert');
  expect(told).toHaveTextContent('Ben Okoro changed HQ city while you were editing. Choose which to keep');
  expect(told).toHaveFocus();
  expect(scrolled.mock.contexts).toContain(told);
  const changed = within(screen.getByRole('region', { name: 'Changed by Ben Okoro' }));
  expect(changed.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'HQ city: Lima (yours: Rome)Keep mineUse newer',
    'HQ country: PeruUsing newer',
  ]);
  expect(await field('HQ city')).toHaveValue('Rome');
  expect(await field('HQ country')).toHaveValue('Peru');

  // Nobody has decided yet: a second press overwrites nothing.
  await save();
  await waitFor(() => expect(screen.getByRole('alert')).toHaveFocus());
  expect(sent()).toHaveLength(1);
  expect(onClose).not.toHaveBeenCalled();

  await userEvent.click(changed.getByRole('radio', { name: 'Use newer' }));
  expect(await field('HQ city')).toHaveValue('Lima');
  await save();

  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(sent().at(-1)).toEqual({ version: 5, description: 'Iron castings.' });
});

it('keeps one’s own value of a field both changed where that is chosen, also after the newer was', async () => {
  let answered = 0;
  const { sent, onClose } = open(() => (answered++ === 0 ? stale({ hq_city: 'Lima' }) : saved));
  await retype('HQ city', 'Rome');
  await save();
  await userEvent.click(await screen.findByRole('radio', { name: 'Use newer' }));
  await userEvent.click(screen.getByRole('radio', { name: 'Keep mine' }));
  expect(await field('HQ city')).toHaveValue('Rome');
  await save();

  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(sent()).toEqual([
    { version: 4, hq_city: 'Rome' },
    { version: 5, hq_city: 'Rome' },
  ]);
});

it('asks again after a reload where nothing was decided, also when more was typed', async () => {
  open(stale({ hq_city: 'Lima' }));
  await retype('HQ city', 'Rome');
  await save();
  await screen.findByRole('alert');
  await retype('Description', 'Iron castings.');
  await reloadPage();

  const { sent } = open(stale({ hq_city: 'Lima' }), { ...ferrowick, hq_city: 'Lima', version: 5 });
  await field('HQ city');
  await save();

  expect(await screen.findByRole('alert')).toHaveTextContent('Ben Okoro changed HQ city');
  expect(sent()).toEqual([{ version: 4, hq_city: 'Rome', description: 'Iron castings.' }]);
});

it('says so where it was oneself, elsewhere', async () => {
  const own = stale({ hq_city: 'Lima' });
  open({ ...own, body: { ...own.body, changed_by: 'Marta Lindqvist' } });
  await retype('HQ city', 'Rome');
  await save();

  expect(await screen.findByRole('alert')).toHaveTextContent(
    'You changed HQ city in another tab or on another device while you were editing.',
  );
});

it('sends once what is saved twice in a moment', async () => {
  const { sent, onClose } = open(saved);
  await retype('HQ city', 'Rome');
  const button = screen.getByRole('button', { name: 'Save changes' });
  button.click();
  button.click();

  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(sent()).toHaveLength(1);
  expect(onClose).toHaveBeenCalledOnce();
});

it('keeps what was typed through a reload, and discards it when asked to', async () => {
  open(saved);
  await retype('HQ city', 'Rome');
  await reloadPage();

  open(saved);
  expect(await field('HQ city')).toHaveValue('Rome');
  expect(screen.getByText('Unsaved draft restored.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Discard draft' }));

  expect(await field('HQ city')).toHaveValue('Oslo');
  expect(screen.queryByRole('button', { name: 'Discard draft' })).toBeNull();
});

it('saves a draft as a change of what it was begun on, and shows what somebody changed since', async () => {
  open(saved);
  await retype('HQ city', 'Rome');
  await reloadPage();

  const theirs = { hq_city: 'Lima', hq_country: 'Peru' };
  const { sent } = open(stale(theirs), { ...ferrowick, ...theirs, version: 5 });
  expect(await field('HQ city')).toHaveValue('Rome');
  expect(await field('HQ country')).toHaveValue('Peru');
  await save();

  expect(await screen.findByRole('region', { name: 'Changed by Ben Okoro' })).toHaveTextContent(
    'HQ city: Lima',
  );
  expect(sent()).toEqual([{ version: 4, hq_city: 'Rome' }]);
  await userEvent.click(screen.getByRole('button', { name: 'Discard draft' }));
  expect(await field('HQ city')).toHaveValue('Lima');
});

it('says when the company cannot be read, and tries again', async () => {
  const network = fakeNetwork({ [READ]: { status: 500, body: { message: 'Away' } } });
  render(<EditCompanySheet domain="ferrowick.example" onClose={() => {}} />);
  expect(await screen.findByText('Away')).toBeVisible();

  network.answer(READ, { body: { data: ferrowick } });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));

  expect(await field('Company name')).toHaveValue('Ferrowick');
});

it('gives the focus back to what opened it, though it waited for the company first', async () => {
  fakeNetwork({ [READ]: { body: { data: ferrowick } }, [STATUSES]: statuses });
  const Page = () => {
    const [opened, setOpened] = useState(false);
    return (
      <>
        <button onClick={() => setOpened(true)}>Edit</button>
        {opened && <EditCompanySheet domain="ferrowick.example" onClose={() => setOpened(false)} />}
      </>
    );
  };
  render(
    <StrictMode>
      <Page />
    </StrictMode>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Edit' }));
  const name = await screen.findByRole('textbox', { name: 'Company name' });
  await waitFor(() =>
    expect(screen.getByRole('dialog')).toContainElement(document.activeElement as HTMLElement),
  );
  await userEvent.click(name);

  await userEvent.keyboard('{Escape}');

  await waitFor(() => expect(screen.getByRole('button', { name: 'Edit' })).toHaveFocus());
});
