import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { connectSession } from '#web/api.ts';
import { CommandPalette } from '#web/shell/command-palette.tsx';
import { fakeNetwork } from '#web/testing/fake-network.ts';
import { render } from '#web/testing/render.tsx';
import { lookUp } from './look-up.ts';

beforeEach(() => {
  connectSession({ token: async () => 'id-token', renewed: async () => null, gone() {} });
});
afterEach(() => vi.unstubAllGlobals());

const mira = {
  person_id: 4,
  full_name: 'Mira Sand',
  emails: ['mira@sand.example'],
  job_title: null,
  company_domain: null,
  company_name: 'Ferrowick',
};
const aHit = (domain: string, place: { hq_city?: string; hq_country?: string } = {}) => ({
  name: 'Ferrowick',
  domain,
  logo: null,
  hq_city: null,
  hq_country: null,
  ...place,
});
const answers = {
  'GET /api/v1/company-search': {
    body: { results: [aHit('ferrowick.example')] },
  },
  'GET /api/v1/people-search': { body: { results: [mira] } },
  'GET /api/v1/have-we-met': {
    body: {
      data: {
        kind: 'email',
        people: [mira],
        companies: [],
        near: { people: [], companies: [] },
        references: [],
        meetings: [],
        calls: [],
        lists: [],
      },
    },
  },
};
const openers = () => ({ company: vi.fn(), person: vi.fn(), met: vi.fn() });
const opened = (open: ReturnType<typeof openers>) =>
  render(
    <CommandPalette commands={[]} lookUp={(text, signal) => lookUp(text, signal, open)} onClose={() => {}} />,
  );
const group = async (name: string) =>
  within(await screen.findByRole('group', { name })).getAllByRole('option');
const type = (text: string) => userEvent.type(screen.getByRole('combobox'), text);

it('finds companies and people by what is typed', async () => {
  const network = fakeNetwork(answers);
  const open = openers();
  opened(open);
  await type('ferr');

  expect((await group('Companies')).map((one) => one.textContent)).toEqual(['Ferrowickferrowick.example']);
  await userEvent.click((await group('People'))[0] as HTMLElement);
  expect(open.person).toHaveBeenCalledWith(4);
  expect(network.heardOf('/api/v1/have-we-met')).toEqual([]);
});

it('tells companies of one name and no domain apart by where they are', async () => {
  const results = [
    aHit('~41', { hq_city: 'Austin', hq_country: 'United States' }),
    aHit('~42', { hq_country: 'Canada' }),
    aHit('~43'),
    aHit('ferrowick.example', { hq_city: 'Lyon' }),
  ];
  fakeNetwork({ ...answers, 'GET /api/v1/company-search': { body: { results } } });
  opened(openers());
  await type('ferr');

  expect((await group('Companies')).map((one) => one.textContent?.replace('Ferrowick', ''))).toEqual([
    'Austin, United States · Domain unknown',
    'Canada · Domain unknown',
    'Domain unknown',
    'ferrowick.example',
  ]);
});

it('answers “Have we met?” first for an address, by Enter', async () => {
  fakeNetwork(answers);
  const open = openers();
  opened(open);
  await type('mira@sand.example');

  expect((await group('Have we met?'))[0]).toHaveTextContent('1 person');
  expect(await group('People')).toHaveLength(1);
  await userEvent.keyboard('{Enter}');
  expect(open.met).toHaveBeenCalledWith('mira@sand.example');
});

it('takes Enter for all that was typed, though the answer to fewer letters still stands', async () => {
  fakeNetwork(answers);
  const open = openers();
  opened(open);
  await type('mira@sand.exa');
  expect((await group('Have we met?'))[0]).toBeVisible();

  await userEvent.keyboard('mple{Enter}');

  await waitFor(() => expect(open.met).toHaveBeenCalled());
  expect(open.met.mock.calls).toEqual([['mira@sand.example']]);
});

it('says what could not be searched, shows the rest, and asks again on Enter', async () => {
  const down = { status: 500, body: { message: 'Down.' } };
  const network = fakeNetwork({ ...answers, 'GET /api/v1/company-search': down });
  opened(openers());
  await type('ferr');

  expect((await group('Companies')).map((one) => one.textContent)).toEqual([
    'Couldn’t search companiesTry again',
  ]);
  expect(await group('People')).toHaveLength(1);

  network.answer('GET /api/v1/company-search', answers['GET /api/v1/company-search']);
  await userEvent.keyboard('{Enter}');

  expect(await screen.findByRole('option', { name: /^Ferrowick/ })).toBeInTheDocument();
  expect(screen.queryByText('Couldn’t search companies')).toBeNull();
});
