import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { connectSession } from '#web/api.ts';
import { fakeNetwork } from '#web/testing/fake-network.ts';
import { renderAt } from '#web/testing/render-at.tsx';
import { Toaster } from '#web/ui/overlays/toaster.tsx';
import { WorkboardsSheet } from './workboards-sheet.tsx';

beforeEach(() => connectSession({ token: async () => 'id-token', renewed: async () => null, gone() {} }));

const board = (workboard_id: number, name: string, type: string, more: object) => ({
  body: {
    data: { workboard_id, name, type, may_edit: true, companies: [], categories: [], people: [], ...more },
  },
});
const success = { body: { status: 'success' } };

function aServer() {
  onTestFinished(() => void vi.unstubAllGlobals());
  let categories = ['Robots'];
  return fakeNetwork({
    'GET /api/v1/workboards/all': ({ search }) => ({
      body: {
        results: [
          { workboard_id: 1, name: 'Climate', type: 'companies', count: 1 },
          { workboard_id: 2, name: 'Themes', type: 'categories', count: 1 },
          { workboard_id: 3, name: 'Advisers', type: 'people', count: 2 },
        ].filter(({ type }) => type === search.get('type')),
      },
    }),
    'GET /api/v1/workboards/1': board(1, 'Climate', 'companies', {
      may_edit: false,
      companies: [{ company_domain: 'acme.example', company_name: 'Acme' }],
    }),
    'GET /api/v1/workboards/2': () => board(2, 'Themes', 'categories', { categories }),
    'GET /api/v1/workboards/3': board(3, 'Advisers', 'people', {
      people: [
        { person_id: 4, full_name: 'Mira Sand', email: 'mira@sand.example' },
        { person_id: 5, full_name: 'Bo Berg', email: null },
      ],
    }),
    'POST /api/v1/add-category-to-workboard': ({ body }) => {
      const { category, remove } = JSON.parse(body) as { category: string; remove?: boolean };
      categories = remove ? categories.filter((one) => one !== category) : [...categories, category].sort();
      return success;
    },
    'POST /api/v1/add-person-to-workboard': { status: 422, body: { code: 422, name: 'Not now.' } },
    'DELETE /api/v1/workboards/2': success,
    'PATCH /api/v1/workboards/2': ({ body }) => {
      const { name } = JSON.parse(body) as { name: string };
      if (name === 'Taken') return { status: 422, body: { code: 422, name: 'That name is taken.' } };
      return { body: { data: { workboard_id: 2, name, type: 'categories' } } };
    },
    'POST /api/v1/workboards/2/restore': {
      body: { data: { workboard_id: 2, name: 'Themes', type: 'categories' } },
    },
  });
}
const show = () =>
  renderAt(
    '/explore',
    <>
      <WorkboardsSheet onClose={() => {}} />
      <Toaster />
    </>,
  );
const choose = async (kind: string, control: string, name: string) => {
  await userEvent.click(await screen.findByRole('radio', { name: kind }));
  await userEvent.click(await screen.findByRole('button', { name: control }));
  await userEvent.click(await screen.findByRole('option', { name }));
};
const on = async (name: string) =>
  within(await screen.findByRole('list', { name: `On ${name}` }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

// LIST-018
it('shows what workboards of companies, categories and people hold', async () => {
  aServer();
  await show();
  expect(await screen.findByText(/A company can be on many lists/)).toBeVisible();
  await userEvent.click(await screen.findByRole('button', { name: 'Climate 1 company' }));
  expect(await on('Climate')).toEqual(['Acmeacme.example']);
  expect(screen.getByRole('link', { name: 'Acme' })).toHaveAttribute('href', '/explore?company=acme.example');
  await choose('People', 'People workboards', 'Advisers');
  expect(await on('Advisers')).toEqual(['Mira Sandmira@sand.example', 'Bo Berg']);
  expect(screen.queryByRole('button', { name: 'Remove Bo Berg' })).toBeNull();

  await userEvent.click(screen.getByRole('button', { name: 'Remove Mira Sand' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Not now.');
  expect(await on('Advisers')).toHaveLength(2);
});

// LIST-018
it('puts on and takes off, deletes a workboard and brings it back', async () => {
  const { heardOf } = aServer();
  await show();
  await choose('Categories', 'Category workboards', 'Themes');
  expect(await on('Themes')).toEqual(['Robots']);

  fireEvent.change(screen.getByRole('textbox', { name: 'Add a category' }), { target: { value: ' Ports ' } });
  await userEvent.click(screen.getByRole('button', { name: 'Add' }));
  await waitFor(async () => expect(await on('Themes')).toEqual(['Ports', 'Robots']));
  await userEvent.click(screen.getByRole('button', { name: 'Remove Robots' }));
  await waitFor(async () => expect(await on('Themes')).toEqual(['Ports']));
  expect(heardOf('/api/v1/add-category-to-workboard').map(({ body }) => JSON.parse(body))).toEqual([
    { category: 'Ports', workboard_id: 2 },
    { category: 'Robots', workboard_id: 2, remove: true },
  ]);

  await userEvent.click(screen.getByRole('button', { name: 'Delete Themes' }));
  expect(await screen.findByRole('list', { name: 'Category workboards' })).toBeVisible();
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await on('Themes')).toEqual(['Ports']);
});

it('offers neither a new name nor deletion where the workboard is another’s', async () => {
  aServer();
  await show();
  await choose('Companies', 'Lists', 'Climate');
  await on('Climate');

  expect(screen.getByRole('button', { name: 'Remove Acme' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Rename Climate' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Delete Climate' })).toBeNull();
});

// LIST-018
it('gives a workboard another name, and takes it back', async () => {
  const { heardOf } = aServer();
  await show();
  await choose('Categories', 'Category workboards', 'Themes');
  const rename = async (from: string, to: string) => {
    await userEvent.click(await screen.findByRole('button', { name: `Rename ${from}` }));
    const field = screen.getByRole('textbox', { name: `New name of ${from}` });
    fireEvent.change(field, { target: { value: to } });
    fireEvent.keyDown(field, { key: 'Enter' });
  };

  await rename('Themes', 'Taken');
  expect(await screen.findByRole('alert')).toHaveTextContent('That name is taken.');
  expect(await screen.findByRole('heading', { name: 'Themes' })).toBeVisible();
  await rename('Themes', 'Topics');
  expect(await screen.findByRole('heading', { name: 'Topics' })).toBeVisible();
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('heading', { name: 'Themes' })).toBeVisible();

  const names = heardOf('/api/v1/workboards/2').flatMap(({ body }) => (body ? [JSON.parse(body).name] : []));
  expect(names).toEqual(['Taken', 'Topics', 'Themes']);
});
