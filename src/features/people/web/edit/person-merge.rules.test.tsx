import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type Choices, type Field, isSame, mergeChoices, withFields } from './person-merge.rules.ts';

const list = fc.uniqueArray(fc.constantFrom('a', 'b', 'c'));
const choices: fc.Arbitrary<Choices> = fc.record({
  projects: list,
  rating: fc.integer({ min: 0, max: 3 }),
  functions: list,
  reference_types: list,
});
const alike = (one: Choices, other: Choices, field: Field) => isSame(one, { ...one, [field]: other[field] });

it('loses nothing: what only one changed is theirs, what both changed is mine and told', () => {
  fc.assert(
    fc.property(choices, choices, choices, (base, mine, theirs) => {
      const { merged, conflicts } = mergeChoices(base, mine, theirs);

      for (const field of ['projects', 'rating', 'functions', 'reference_types'] as const) {
        if (alike(base, mine, field)) expect(alike(merged, theirs, field)).toBe(true);
        else expect(alike(merged, mine, field)).toBe(true);
        const clash = !alike(base, mine, field) && !alike(base, theirs, field) && !alike(mine, theirs, field);
        expect(conflicts.includes(field)).toBe(clash);
      }
      const alone = mergeChoices(base, mine, base);
      expect([isSame(alone.merged, mine), alone.conflicts]).toEqual([true, []]);
    }),
  );
});

it('takes named fields from another', () => {
  const mine: Choices = { projects: ['a'], rating: 1, functions: [], reference_types: [] };
  const theirs: Choices = { projects: ['b'], rating: 2, functions: ['c'], reference_types: [] };

  expect(withFields(mine, ['rating'], theirs)).toEqual({ ...mine, rating: 2 });
});
