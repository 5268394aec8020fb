import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { keepsExclusive, latestPick, NO_PROJECT, withExclusive } from './list-editing.ts';

const project = fc.constantFrom(NO_PROJECT, 'Atlas', 'Beacon', 'Cobalt');

describe('a list with one value that stands alone', () => {
  // REF-035, REF-036, REF-037, REF-042
  it.each([
    [['Atlas'], [], [NO_PROJECT]],
    [['Atlas', 'Beacon'], ['Atlas', 'Beacon', NO_PROJECT], [NO_PROJECT]],
    [[NO_PROJECT], [NO_PROJECT, 'Atlas'], ['Atlas']],
    [['Atlas'], ['Atlas', 'Beacon'], ['Atlas', 'Beacon']],
    [[NO_PROJECT], [], [NO_PROJECT]],
  ])('goes from %j by the choice %j to %j', (before, after, kept) => {
    expect(withExclusive(before, after, NO_PROJECT)).toEqual(kept);
  });

  it('is never empty, holds nothing twice and keeps the rule, whatever is chosen', () => {
    fc.assert(
      fc.property(fc.array(project), fc.array(project), (before, after) => {
        const kept = withExclusive(before, after, NO_PROJECT);

        expect(kept.length).toBeGreaterThan(0);
        expect(new Set(kept).size).toBe(kept.length);
        expect(keepsExclusive(kept, NO_PROJECT)).toBe(true);
      }),
    );
  });
});

// REF-038, REF-039
it('a list of one holds the latest pick, and none when it was cleared', () => {
  expect([latestPick([3, 2], 0), latestPick([], 0)]).toEqual([2, 0]);
});
