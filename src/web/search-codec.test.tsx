import { createMemoryHistory, createRootRoute, createRoute, createRouter } from '@tanstack/react-router';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { parseSearch, stringifySearch } from './search-codec.ts';

const searches = fc.dictionary(
  fc.string({ unit: 'grapheme' }),
  fc.array(fc.string({ unit: 'grapheme' }), { minLength: 1, maxLength: 4 }),
);

it('writes every search so that it is read back unchanged', () => {
  fc.assert(
    fc.property(searches, (search) => {
      expect(parseSearch(stringifySearch(search))).toEqual({ ...search });
    }),
  );
});

it('writes what it read as it was', () => {
  const address = '?projects=a&projects=b&x=GREATER_THAN_OR_EQUAL_TO%3A5';

  expect(parseSearch(address)).toEqual({ projects: ['a', 'b'], x: ['GREATER_THAN_OR_EQUAL_TO:5'] });
  expect(stringifySearch(parseSearch(address))).toBe(address);
});

it('leaves out what is not there, and writes nothing for nothing', () => {
  expect(stringifySearch({ a: undefined, b: null, c: [] })).toBe('');
  expect(stringifySearch({ page: 2 })).toBe('?page=2');
  expect(parseSearch('')).toEqual({});
});

// SHELL-005
it('keeps repeated names through the router, also on the way to a detail', async () => {
  const root = createRootRoute();
  const list = createRoute({ getParentRoute: () => root, path: '/conversations' });
  const detail = createRoute({ getParentRoute: () => list, path: '$id' });
  const address = '/conversations?projects=a&projects=b&page=2';
  const router = createRouter({
    routeTree: root.addChildren([list.addChildren([detail])]),
    history: createMemoryHistory({ initialEntries: [address] }),
    parseSearch,
    stringifySearch,
  });
  await router.load();

  const opened = router.buildLocation({
    to: '/conversations/$id',
    params: { id: '7' },
    search: true,
  } as never);

  expect(router.state.location.href).toBe(address);
  expect(opened.href).toBe('/conversations/7?projects=a&projects=b&page=2');
});
