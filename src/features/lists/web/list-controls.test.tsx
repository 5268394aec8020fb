import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { connectSession } from '#web/api.ts';
import { fakeNetwork } from '#web/testing/fake-network.ts';
import { render } from '#web/testing/render.tsx';
import { useEscapeLayer } from '#web/ui/overlays/escape-layers.ts';
import { BucketSelect } from './bucket-select.tsx';
import { CompanyLists } from './company-lists.tsx';

const success = { body: { status: 'success' } };
const close = vi.fn();

function Page() {
  useEscapeLayer(true, close);
  return (
    <>
      <CompanyLists domain="acme.example" />
      <BucketSelect domain="acme.example" />
    </>
  );
}

async function show(names = ['Climate', 'Defence']) {
  connectSession({ token: async () => 'id-token', renewed: async () => null, gone() {} });
  onTestFinished(() => void vi.unstubAllGlobals());
  const held = {
    data: names.map((name, at) => ({ list_id: at + 1, name })),
    suggested_lists: [{ list_id: 3, name: 'Space' }],
    bucket: 'Warm',
    affinity_id: null,
  };
  fakeNetwork({
    'GET /api/v1/all-lists-and-buckets': { body: { data: { lists: [], buckets: [{ name: 'Warm' }] } } },
    'GET /api/v1/company-lists': { body: held },
    'DELETE /api/v1/remove-company-from-list/acme.example/1': success,
    'DELETE /api/v1/remove-company-from-list/acme.example/2': success,
    'DELETE /api/v1/workboards/1': success,
    'POST /api/v1/add-company-to-list': success,
    'POST /api/v1/assign-bucket-to-company': success,
    'PATCH /api/v1/workboards/1': {
      body: { data: { workboard_id: 1, name: 'Climate', type: 'companies' } },
    },
  });
  render(<Page />);
  await screen.findByRole('button', { name: 'List Climate' });
}
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const menu = async (name: string) => userEvent.click(await screen.findByRole('menuitem', { name }));
const focused = (name: string) => waitFor(() => expect(screen.getByRole('button', { name })).toHaveFocus());

describe('the focus', () => {
  it.each([
    ['the next list', ['Climate', 'Defence'], 'Climate', 'List Defence'],
    ['the list before', ['Climate', 'Defence'], 'Defence', 'List Climate'],
    ['the lists one used last', ['Climate'], 'Climate', 'Space'],
  ])('goes to %s when one is taken off', async (_where, names, off, to) => {
    await show(names);
    await press(`Remove from ${off}`);
    await focused(to);
  });

  it('goes to a list when the last suggestion is taken', async () => {
    await show();
    await press('Space');
    await focused('List Climate');
  });

  it('goes to the next list when one is deleted', async () => {
    await show();
    await press('List Climate');
    await menu('Delete list');
    await waitFor(() => expect(screen.queryByRole('menuitem')).toBeNull());
    await focused('List Defence');
  });

  it('goes to the buckets when the bucket is cleared', async () => {
    await show();
    await press('Clear bucket Warm');
    await focused('Buckets');
  });

  it('comes back to a list whose name was left as it is, and Escape closes nothing else', async () => {
    await show();
    await press('List Climate');
    await menu('Rename list');
    await userEvent.type(await screen.findByRole('textbox', { name: 'New name of Climate' }), '!{Escape}');

    await focused('List Climate');
    expect(close).not.toHaveBeenCalled();
  });
});

it('takes no more characters for a new list than its name can have', async () => {
  await show();
  await press('Lists');
  const search = await screen.findByRole('combobox', { name: 'Search Lists' });

  await userEvent.click(search);
  await userEvent.paste('x'.repeat(124));

  expect(search).toHaveValue('x'.repeat(120));
});
