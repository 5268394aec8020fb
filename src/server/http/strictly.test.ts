import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { strictly } from './strictly.ts';

const inner = z.object({ a: z.string().optional() });
const more = { a: 'x', b: 1 };
const takes = (schema: z.ZodType, value: unknown) => z.safeParse(strictly(schema), value).success;

describe('a request', () => {
  it.each<[string, z.ZodType, (value: object) => unknown]>([
    ['itself', inner, (value) => value],
    ['a field', z.object({ one: inner }), (one) => ({ one })],
    ['a list', z.object({ all: z.array(inner) }), (value) => ({ all: [{}, value] })],
    [
      'a list that may be missing',
      z.object({ all: z.array(inner).optional() }),
      (value) => ({ all: [value] }),
    ],
    ['a field that may be null', z.object({ one: inner.nullable().default(null) }), (one) => ({ one })],
    ['a field by any name', z.record(z.string(), inner), (value) => ({ any: value })],
    ['one of several kinds', z.array(z.union([z.string(), inner])), (value) => ['x', value]],
    ['what is made into something else', inner.transform(({ a }) => a), (value) => value],
    ['what is prepared first', z.preprocess((raw) => raw, inner), (value) => value],
    ['what has a rule of its own', z.array(inner.refine(({ a }) => a !== 'no')), (value) => [value]],
  ])('holds no key that nobody asked for in %s', (_where, schema, around) => {
    expect(takes(schema, around({ a: 'x' }))).toBe(true);
    expect(takes(schema, around(more))).toBe(false);
  });

  it('keeps its rules, its descriptions, and what takes any key', () => {
    const named = z.object({ a: z.string() }).refine(({ a }) => a !== 'no');
    const schema = strictly(
      z.object({ all: z.array(named).max(1).describe('Some'), any: z.looseObject({}) }),
    );

    expect(z.safeParse(schema, { all: [{ a: 'no' }], any: {} }).success).toBe(false);
    expect(z.safeParse(schema, { all: [{ a: 'x' }, { a: 'y' }], any: {} }).success).toBe(false);
    expect(z.safeParse(schema, { all: [{ a: 'x' }], any: more }).success).toBe(true);
    expect(z.toJSONSchema(schema)).toMatchObject({
      additionalProperties: false,
      properties: { all: { description: 'Some', items: { additionalProperties: false } } },
    });
  });
});
