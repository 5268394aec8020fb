import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { connectSession } from '#web/api.ts';
import { fakeNetwork } from '#web/testing/fake-network.ts';
import { render } from '#web/testing/render.tsx';
import { Toaster } from '#web/ui/overlays/toaster.tsx';
import { BucketSelect } from './bucket-select.tsx';
import { CompanyLists } from './company-lists.tsx';

const domain = 'acme.example';
const success = { body: { status: 'success' } };
const undo = async (told: RegExp) => {
  const toasts = await waitFor(() => {
    const found = screen.getAllByRole('status').filter(({ textContent }) => told.test(textContent));
    expect(found).toHaveLength(1);
    return found;
  });
  await userEvent.click(within(toasts[0] as HTMLElement).getByRole('button', { name: 'Undo' }));
};

beforeEach(() => connectSession({ token: async () => 'id-token', renewed: async () => null, gone() {} }));

const offered = [
  { list_id: 1, workboard_id: 1, name: 'Climate' },
  { list_id: 2, workboard_id: 2, name: 'Defence' },
];

/** A server that keeps the lists of one company. */
function aServer() {
  onTestFinished(() => void vi.unstubAllGlobals());
  let held = [{ list_id: 1, name: 'Climate' }];
  const network = fakeNetwork({
    'GET /api/v1/all-lists-and-buckets': {
      body: { data: { lists: offered, buckets: [{ name: 'Warm' }] } },
    },
    'GET /api/v1/company-lists': () => ({
      body: { data: held, suggested_lists: [], bucket: null, affinity_id: null },
    }),
    'POST /api/v1/add-list': ({ body }) => {
      held = [...held, { list_id: 9, name: JSON.parse(body).name }];
      return { status: 201, ...success };
    },
    'DELETE /api/v1/remove-company-from-list/acme.example/1': () => {
      held = [];
      return success;
    },
    'POST /api/v1/add-company-to-list': ({ body }) => {
      held = [...held, ...offered.filter(({ list_id }) => list_id === JSON.parse(body).list_id)];
      return success;
    },
    'PATCH /api/v1/workboards/1': ({ body }) => {
      held = [{ list_id: 1, name: JSON.parse(body).name }];
      return { body: { data: { workboard_id: 1, name: JSON.parse(body).name, type: 'companies' } } };
    },
    'DELETE /api/v1/workboards/1': () => {
      held = [];
      return success;
    },
    'POST /api/v1/workboards/1/restore': () => {
      held = [{ list_id: 1, name: 'Climate' }];
      return { body: { data: { workboard_id: 1, name: 'Climate', type: 'companies' } } };
    },
  });
  render(
    <>
      <CompanyLists domain={domain} />
      <BucketSelect domain={domain} />
      <Toaster />
    </>,
  );
  return network;
}

// LIST-006, LIST-007, LIST-009, LIST-011
it('adds what matches nothing as a new list by Enter, and asks for its number after two seconds', async () => {
  const { heardOf } = aServer();
  await userEvent.click(await screen.findByRole('button', { name: 'Lists' }));
  const search = await screen.findByRole('combobox', { name: 'Search Lists' });
  await userEvent.type(search, 'LIMA');
  expect(screen.getByRole('option', { name: 'Climate' })).toBeInTheDocument();
  await userEvent.clear(search);
  await userEvent.type(search, '  Space  ');
  expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual([
    'Create New List “Space”',
  ]);
  const asked = heardOf('/api/v1/company-lists').length;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  onTestFinished(() => void vi.useRealTimers());

  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(heardOf('/api/v1/add-list')).toHaveLength(1));
  expect(JSON.parse(heardOf('/api/v1/add-list')[0]?.body ?? '')).toEqual({ domain, name: 'Space' });
  expect(screen.getByLabelText('Creating Space')).toBeInTheDocument();
  expect(heardOf('/api/v1/company-lists')).toHaveLength(asked);

  await act(async () => void (await vi.advanceTimersByTimeAsync(2000)));
  expect(await screen.findByRole('button', { name: 'List Space' })).toBeInTheDocument();
  expect(heardOf('/api/v1/company-lists')).toHaveLength(asked + 1);
});

// LIST-008
it('moves through the lists by arrow keys, and picks by Enter', async () => {
  const { heardOf } = aServer();
  await userEvent.click(await screen.findByRole('button', { name: 'Lists' }));
  await screen.findByRole('option', { name: 'Defence' });
  const search = screen.getByRole('combobox', { name: 'Search Lists' });
  await waitFor(() => expect(search).toHaveFocus());
  const marked = () =>
    document.getElementById(search.getAttribute('aria-activedescendant') ?? '')?.textContent;

  await userEvent.keyboard('{ArrowDown}');
  expect(marked()).toBe('Climate');
  await userEvent.keyboard('{ArrowDown}');
  expect(marked()).toBe('Defence');
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByRole('button', { name: 'List Defence' })).toBeInTheDocument();
  await userEvent.keyboard('{ArrowUp}{Enter}');

  await waitFor(() => expect(screen.queryByRole('button', { name: 'List Climate' })).toBeNull());
  expect(heardOf('/api/v1/add-company-to-list').map(({ body }) => JSON.parse(body))).toEqual([
    { domain, list_id: 2 },
  ]);
});

it('takes back a removal from the toast', async () => {
  aServer();
  await userEvent.click(await screen.findByRole('button', { name: 'Remove from Climate' }));
  expect(screen.queryByRole('button', { name: 'List Climate' })).toBeNull();

  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));

  expect(await screen.findByRole('button', { name: 'List Climate' })).toBeInTheDocument();
});

it('renames a list in its place and deletes one, both with a way back', async () => {
  const { heardOf } = aServer();
  await userEvent.click(await screen.findByRole('button', { name: 'List Climate' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Rename list' }));
  const field = await screen.findByRole('textbox', { name: 'New name of Climate' });
  await userEvent.clear(field);
  await userEvent.type(field, 'Climate tech{Enter}');
  await screen.findByRole('button', { name: 'List Climate tech' });
  await undo(/^Renamed to Climate tech/);
  await userEvent.click(await screen.findByRole('button', { name: 'List Climate' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete list' }));
  expect(screen.queryByRole('button', { name: /^List / })).toBeNull();

  await undo(/^Deleted the list Climate/);

  await waitFor(() => expect(heardOf('/api/v1/workboards/1/restore')).toHaveLength(1));
  expect(heardOf('/api/v1/workboards/1').map(({ method }) => method)).toEqual(['PATCH', 'PATCH', 'DELETE']);
  expect(await screen.findByRole('button', { name: /^List Climate/ })).toBeInTheDocument();
});

// ERR-009
it('tells that a list or the bucket stays as it was, also where the server has no words for it', async () => {
  const { answer } = aServer();
  const wordless = { status: 500, body: {} };
  answer('DELETE /api/v1/remove-company-from-list/acme.example/1', wordless);
  answer('POST /api/v1/assign-bucket-to-company', wordless);

  await userEvent.click(await screen.findByRole('button', { name: 'Remove from Climate' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong!');
  expect(screen.getByRole('button', { name: 'List Climate' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  await userEvent.click(screen.getByRole('button', { name: 'Buckets' }));
  await userEvent.click(await screen.findByRole('option', { name: 'Warm' }));

  expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong!');
  expect(screen.getByRole('button', { name: 'Buckets' })).toHaveTextContent('No bucket');
});

// LIST-010
it('makes buckets in the bucket control only', async () => {
  aServer();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Buckets' })).toBeEnabled());

  await userEvent.click(screen.getByRole('button', { name: 'Buckets' }));

  expect(await screen.findByRole('option', { name: 'Create New Bucket' })).toBeInTheDocument();
  expect(screen.queryByRole('option', { name: /Create New List/ })).toBeNull();
});
