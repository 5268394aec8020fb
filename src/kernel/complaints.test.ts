import { expect, it } from 'vitest';
import * as z from 'zod';
import { complaintOf } from './complaints.ts';

const complaint = (schema: z.ZodType, value: unknown) => {
  const [first] = schema.safeParse(value).error?.issues ?? [];
  if (!first) throw new Error('The schema takes it.');
  return complaintOf({ ...first });
};

it.each<[z.ZodType, unknown, string]>([
  [z.record(z.string(), z.string()), [], 'must be an object'],
  [z.object({}), [], 'must be an object'],
  [z.array(z.string()), {}, 'must be a list'],
  [z.string(), 7, 'must be text'],
  [z.string(), undefined, 'is required'],
  [z.number(), 'x', 'must be a number'],
  [z.number(), Number.NaN, 'must be a number'],
  [z.int(), 1.5, 'must be a whole number'],
  [z.boolean(), 'yes', 'must be true or false'],
  [z.date(), 'x', 'must be of another kind'],
  [z.enum(['csv', 'ndjson', 'xlsx']), 'pdf', 'must be csv, ndjson or xlsx'],
  [z.literal('success'), 'x', 'must be success'],
  [z.string().min(1), '', 'must not be empty'],
  [z.string().min(3), 'a', 'must have at least 3 characters'],
  [z.string().max(3), 'abcd', 'must have at most 3 characters'],
  [z.array(z.int()).min(1), [], 'must not be empty'],
  [z.array(z.int()).max(1), [1, 2], 'must have at most 1 entries'],
  [z.int().min(1), 0, 'must be at least 1'],
  [z.int().max(5), 6, 'must be at most 5'],
  [z.uuid(), 'x', 'must be a uuid'],
  [z.email(), 'x', 'must be an e-mail address'],
  [z.string().regex(/^a$/), 'b', 'is not valid'],
  [z.union([z.string(), z.int()]), null, 'is not valid'],
  [z.string('must be the name of a list'), 7, 'must be the name of a list'],
])('says of %o with %j that it %s', (schema, value, words) => {
  expect(complaint(schema, value)).toBe(words);
});
