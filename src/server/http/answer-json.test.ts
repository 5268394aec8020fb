import { expect, it } from 'vitest';
import { z } from 'zod';
import { answerJson } from './answer-json.ts';

const schema = z.object({ at: z.iso.datetime().nullable(), rows: z.array(z.object({ id: z.int() })) });
const write = answerJson({ schema, method: 'GET', url: '/test' });

it('writes what the contract names, and nothing else', () => {
  expect(write({ at: null, rows: [{ id: 1, secret: 'x' }], more: 1 })).toBe('{"at":null,"rows":[{"id":1}]}');
});

it.each([{ at: 'yesterday', rows: [] }, { at: null, rows: [{ id: 'one' }] }, { at: null }])(
  'refuses what is not as the contract says: %j',
  (answer) => {
    expect(() => write(answer)).toThrow('GET /test');
  },
);
