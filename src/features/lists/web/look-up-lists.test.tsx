import { beforeEach, expect, it, vi } from 'vitest';
import { connectSession } from '#web/api.ts';
import { fakeNetwork } from '#web/testing/fake-network.ts';
import { lookUpLists } from './look-up-lists.ts';

const list = (list_id: number, name: string, count: number) => ({
  list_id,
  workboard_id: list_id,
  name,
  count,
});
const found = (text: string, open: (id: number) => void = () => {}) =>
  lookUpLists(text, new AbortController().signal, open);

beforeEach(() => {
  connectSession({ token: async () => 'id-token', renewed: async () => null, gone() {} });
  const results = [list(3, 'Theo’s shortlist', 1), list(4, 'Midwest industrial', 1204)];
  fakeNetwork({ 'GET /api/v1/all-lists': { body: { results } } });
  return () => vi.unstubAllGlobals();
});

it('finds a list by words of its name in any order and capitals, and opens it', async () => {
  const open = vi.fn();

  const [command, ...others] = await found('INDUSTRIAL  mid', open);
  command?.run();

  expect(others).toEqual([]);
  expect(command).toMatchObject({ group: 'Lists', label: 'Midwest industrial', hint: '1,204 companies' });
  expect(open).toHaveBeenCalledWith(4);
});

it('finds none whose name lacks a word', async () => {
  expect(await found('theo industrial')).toEqual([]);
});
