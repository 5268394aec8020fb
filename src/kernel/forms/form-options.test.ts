import { expect, it } from 'vitest';
import { optionsOf } from './form-options.ts';

// SUBM-057, SUBM-058, SUBM-059
it.each([
  [{ results: [{ display_name: 'A', server_value: 'a' }] }, [{ display_name: 'A', server_value: 'a' }]],
  [
    { results: [{ name: 'Acme', domain: 'acme.example' }] },
    [{ display_name: 'Acme', server_value: 'acme.example' }],
  ],
  [{ results: [{ name: 'Acme', id: 7, domain: 'x' }] }, [{ display_name: 'Acme', server_value: '7' }]],
  [
    { data: ['Q1 2026', 'Q2 2026'] },
    ['Q1 2026', 'Q2 2026'].map((one) => ({ display_name: one, server_value: one })),
  ],
  [{ results: [{ id: 7 }, null, 3, { name: 'x' }] }, [{ display_name: '3', server_value: '3' }]],
  [{ results: [] }, []],
])('reads the options of %j', (answer, options) => {
  expect(optionsOf(answer)).toEqual(options);
});

it.each([null, undefined, '<!doctype html>', 7, {}, { data: 'x' }, { results: { a: 1 } }])(
  'finds no options in %j',
  (answer) => {
    expect(optionsOf(answer)).toBeNull();
  },
);
