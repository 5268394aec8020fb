import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, onTestFinished, vi } from 'vitest';
import { connectSession } from '#web/api.ts';
import { fakeNetwork } from '#web/testing/fake-network.ts';
import { renderAt } from '#web/testing/render-at.tsx';
import type { Met } from '../../met.rules.ts';
import { MetSheet } from './met-sheet.tsx';
import { PersonAppearances } from './person-appearances.tsx';

const NOTE = '0b6b2f0e-6f1f-4f6e-8b1d-3f1f2a9c7d10';
const lists = {
  references: [
    {
      reference_id: NOTE,
      created_at: '2026-03-01T08:00:00.000Z',
      creator: 'Ann Lee',
      people: ['Mira Sand'],
      summary: 'She knows pumps.',
    },
  ],
  meetings: [
    { id: 'meeting-1', title: 'Plant tour', at: '2026-02-01T08:00:00.000Z', companies: ['Ferrowick'] },
  ],
  calls: [
    {
      uuid: '0b6b2f0e-6f1f-4f6e-8b1d-3f1f2a9c7d10',
      company_name: 'Lumenvale',
      call_date: '2026-01-05',
      creator: 'Ann Lee',
      summary: 'Nineteen plants',
    },
  ],
  lists: [{ workboard_id: 3, name: 'Advisers', type: 'people', members: ['Mira Sand'] }],
};
const met: Met = {
  kind: 'email',
  people: [
    {
      person_id: 4,
      full_name: 'Mira Sand',
      emails: ['mira@sand.example'],
      job_title: 'CFO',
      company_domain: null,
      company_name: null,
    },
  ],
  companies: [
    {
      company_domain: 'ferrowick.example',
      company_name: 'Ferrowick',
      tp_owners: ['Ann Lee'],
      tp_status: 'Diligence',
      last_contact: '2026-03-01T18:00:00.000Z',
    },
  ],
  near: { people: [], companies: [] },
  ...lists,
};

function online(answers: Parameters<typeof fakeNetwork>[0]) {
  connectSession({ token: async () => 'token', renewed: async () => null, gone() {} });
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
  return fakeNetwork(answers);
}

it('shows who was meant and every reference, meeting and list', async () => {
  const network = online({ 'GET /api/v1/have-we-met': { body: { data: met } } });
  const onPerson = vi.fn();
  await renderAt('/explore', <MetSheet text="mira@sand.example" onClose={() => {}} onPerson={onPerson} />);

  await userEvent.click(await screen.findByRole('button', { name: /Mira Sand/ }));
  expect(onPerson).toHaveBeenCalledWith(4);
  expect(network.heardOf('/api/v1/have-we-met')[0]?.search.get('q')).toBe('mira@sand.example');
  expect(screen.getByRole('link', { name: /She knows pumps/ })).toHaveAttribute(
    'href',
    `/conversations/${NOTE}`,
  );
  expect(screen.getByRole('link', { name: /Ferrowick/ })).toHaveAttribute(
    'href',
    '/explore?company=ferrowick.example',
  );
  expect(screen.getByText(/Owner: Ann Lee · Diligence · Last contact Mar 01, 2026/)).toBeInTheDocument();
  expect(screen.getByText('Plant tour')).toBeInTheDocument();
  expect(screen.getByText('Advisers')).toBeInTheDocument();
});

it('says so when nothing is known, and why nothing could be asked', async () => {
  const nothing = {
    kind: 'email',
    near: { people: met.people, companies: met.companies },
    people: [],
    companies: [],
    references: [],
    meetings: [],
    calls: [],
    lists: [],
  };
  const network = online({ 'GET /api/v1/have-we-met': { status: 500, body: { message: 'Down.' } } });
  await renderAt('/explore', <MetSheet text="no@body.example" onClose={() => {}} onPerson={() => {}} />);

  expect(await screen.findByText('Down.')).toBeInTheDocument();
  network.answer('GET /api/v1/have-we-met', { body: { data: nothing } });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('We haven’t met.')).toBeInTheDocument();
  expect(screen.getByRole('region', { name: 'Similar people' })).toHaveTextContent('Mira Sand');
  expect(screen.getByRole('region', { name: 'Similar companies' })).toHaveTextContent('Ferrowick');
  expect(screen.getByRole('button', { name: 'Add person' })).toBeVisible();
});

it('lets another address be typed where this is none', async () => {
  online({
    'GET /api/v1/have-we-met': {
      status: 422,
      body: { code: 422, name: 'Enter an e-mail address, a domain or a LinkedIn address.', message: 'x' },
    },
  });
  const { here } = await renderAt(
    '/explore?met=marta',
    <MetSheet text="marta" onClose={() => {}} onPerson={() => {}} />,
  );
  const field = await screen.findByRole('textbox', { name: 'E-mail, domain or LinkedIn address' });
  expect(field).toHaveValue('marta');
  expect(field).toHaveAccessibleDescription('Enter an e-mail address, a domain or a LinkedIn address.');
  expect(screen.queryByRole('alert')).toBeNull();

  await userEvent.type(field, '@ferrowick.example{Enter}');
  await waitFor(() =>
    expect(new URLSearchParams(here().split('?')[1]).get('met')).toBe('marta@ferrowick.example'),
  );
});

it('shows under a person where they appear', async () => {
  online({ 'GET /api/v1/people/4/appearances': { body: { data: lists } } });
  await renderAt('/conversations', <PersonAppearances person_id={4} />);

  expect(await screen.findByRole('region', { name: 'References' })).toHaveTextContent(
    'She knows pumps.Ann Lee · Mar 01 2026',
  );
  expect(screen.getByRole('region', { name: 'Meetings' })).toHaveTextContent('Plant tour');
  expect(screen.getByRole('region', { name: 'Lists' })).toHaveTextContent('Advisers');
});
