import { screen, waitFor } from '@testing-library/react';
import type { userEvent } from '@testing-library/user-event';
import { expect } from 'vitest';
import { OwnerSelect } from '#features/pipeline/web/owner-select.tsx';
import { StatusSelect } from '#features/pipeline/web/status-select.tsx';
import { describeOptimistic, type OptimisticCase } from '#web/testing/optimistic-faults.tsx';
import { BucketSelect } from './bucket-select.tsx';
import { CompanyLists } from './company-lists.tsx';

const domain = 'acme.example';
const ann = { full_name: 'Ann Lee', email_address: 'ann.lee@firm.example' };
const ben = { full_name: 'Ben Okoro', email_address: 'ben.okoro@firm.example' };
const answers: OptimisticCase['answers'] = {
  'GET /api/v1/pipeline-tp-owner': {
    body: {
      results: [ann, ben].map((one) => ({
        ...one,
        display_name: one.full_name,
        server_value: one.full_name.split(' ')[0]?.toLowerCase(),
        role: 'PARTNER',
      })),
    },
  },
  'GET /api/v1/Tp-owner': { body: { data: { domain, tp_owners: [ann], version: 3, affinity_id: '77' } } },
  'GET /api/v1/tp-status-options': {
    body: {
      data: [
        { display_name: 'Prospect', server_value: 'PROSPECT' },
        { display_name: 'Passed', server_value: 'PASSED' },
      ],
    },
  },
  'GET /api/v1/tp-status': {
    body: { data: { domain, tp_status: 'PROSPECT', changed_at: null, changed_by: null, affinity_id: null } },
  },
  'GET /api/v1/all-lists-and-buckets': {
    body: {
      data: {
        lists: [
          { list_id: 1, workboard_id: 1, name: 'Climate' },
          { list_id: 2, workboard_id: 2, name: 'Robots' },
        ],
        buckets: [{ name: 'Warm' }, { name: 'Cold' }],
      },
    },
  },
  'GET /api/v1/company-lists': {
    body: {
      data: [{ list_id: 1, name: 'Climate' }],
      suggested_lists: [{ list_id: 2, name: 'Robots' }],
      bucket: 'Warm',
      affinity_id: null,
    },
  },
};

type User = ReturnType<typeof userEvent.setup>;
const control = (name: string) => screen.findByRole('button', { name });
const face = (name: string) => screen.getByRole('button', { name }).textContent ?? '';
/** Opens the list of a control and finds an option in it. */
const option =
  (label: string, name: string | RegExp, typed = '') =>
  async (user: User) => {
    const button = await control(label);
    await waitFor(() => expect(button).toBeEnabled());
    await user.click(button);
    if (typed) await user.type(await screen.findByRole('combobox', { name: `Search ${label}` }), typed);
    return screen.findByRole('option', { name });
  };
const lists = () =>
  screen.queryAllByRole('button', { name: /^List / }).map((button) => button.textContent ?? '');

const CASES: OptimisticCase[] = [
  {
    name: 'owner add',
    ui: <OwnerSelect domain={domain} />,
    call: 'POST /api/v1/add-tp-owner',
    ready: option('TP Owner', 'Ben Okoro'),
    isShown: () => screen.queryByRole('button', { name: 'Show 1 more owner' }) !== null,
    answers,
  },
  {
    name: 'owner remove',
    ui: <OwnerSelect domain={domain} />,
    call: 'POST /api/v1/add-tp-owner',
    ready: () => control('Remove Ann Lee'),
    isShown: () => face('TP Owner').includes('Add owner'),
    answers,
  },
  {
    name: 'status set',
    ui: <StatusSelect domain={domain} />,
    call: 'POST /api/v1/assign-tp-status',
    ready: option('TP Status', 'Passed'),
    isShown: () => face('TP Status') === 'Passed',
    answers,
  },
  {
    name: 'status clear',
    ui: <StatusSelect domain={domain} />,
    call: 'POST /api/v1/assign-tp-status',
    ready: option('TP Status', 'Prospect'),
    isShown: () => face('TP Status') === 'Set status',
    answers,
  },
  {
    name: 'list add',
    ui: <CompanyLists domain={domain} />,
    call: 'POST /api/v1/add-company-to-list',
    ready: () => control('Robots'),
    isShown: () => lists().includes('Robots'),
    answers,
  },
  {
    name: 'list remove',
    ui: <CompanyLists domain={domain} />,
    call: `DELETE /api/v1/remove-company-from-list/${domain}/1`,
    ready: () => control('Remove from Climate'),
    isShown: () => lists().length === 0,
    answers,
  },
  {
    name: 'list create',
    ui: <CompanyLists domain={domain} />,
    call: 'POST /api/v1/add-list',
    ready: option('Lists', /Create New List/, 'Space'),
    isShown: () => screen.queryByLabelText('Creating Space') !== null,
    answers,
  },
  {
    name: 'bucket set',
    ui: <BucketSelect domain={domain} />,
    call: 'POST /api/v1/assign-bucket-to-company',
    ready: option('Buckets', 'Cold'),
    isShown: () => face('Buckets') === 'Cold',
    answers,
  },
  {
    name: 'bucket create',
    ui: <BucketSelect domain={domain} />,
    call: 'POST /api/v1/assign-bucket-to-company',
    ready: option('Buckets', /Create New Bucket/, 'Lukewarm'),
    isShown: () => face('Buckets') === 'Lukewarm',
    answers,
  },
  {
    name: 'bucket clear',
    ui: <BucketSelect domain={domain} />,
    call: 'POST /api/v1/assign-bucket-to-company',
    ready: () => control('Clear bucket Warm'),
    isShown: () => face('Buckets') === 'No bucket',
    answers,
  },
];

// ERR-009, PIPE-004, PIPE-005, LIST-003, LIST-004, LIST-005
describeOptimistic(CASES);
