import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { groupsOf, SORTS, sourceHeading } from './source-groups.rules.ts';

const said = fc.record({
  date: fc.constantFrom('2024-01-01', '2025-06-30', '2026-02-03'),
  words: fc.constantFrom('Good pumps', 'good price', 'Late', ''),
  group: fc.constantFrom('Customer', 'Employee', 'Press'),
});

describe('what was said, in groups', () => {
  // SLID-073, SLID-075
  it('holds everything once, each group in order of its dates, the fullest first', () => {
    fc.assert(
      fc.property(fc.array(said), fc.constantFrom(...SORTS), (all, sort) => {
        const groups = groupsOf(all, sort, '');

        expect(groups.flatMap((group) => group.said)).toHaveLength(all.length);
        expect(new Set(groups.map(({ name }) => name)).size).toBe(groups.length);
        for (const { name, said: inGroup } of groups) {
          expect(inGroup.every(({ group }) => group === name)).toBe(true);
          const dates = inGroup.map(({ date }) => date);
          expect(dates).toEqual(sort === 'New to Old' ? dates.toSorted().toReversed() : dates.toSorted());
        }
        const sizes = groups.map((group) => group.said.length);
        expect(sizes).toEqual(sizes.toSorted((a, b) => b - a));
      }),
    );
  });

  // SLID-074
  it('is what the search fits, whatever its case', () => {
    const all = ['Good pumps', 'good price', 'Late'].map((words) => ({
      words,
      date: '2026-01-01',
      group: 'a',
    }));

    expect(
      groupsOf(all, 'New to Old', ' GOOD ').flatMap((group) => group.said.map(({ words }) => words)),
    ).toEqual(['Good pumps', 'good price']);
    expect(groupsOf(all, 'New to Old', 'nothing')).toEqual([]);
  });

  // SLID-078, SLID-079
  it.each([
    ['REFERENCE', 'References recorded by Orion'],
    ['CTO_LUNCHES', 'CTO Lunches'],
    ['NEWSLETTER', 'Newsletter'],
    ['INDUSTRY_REPORT', 'Industry report'],
  ])('from %s stands under "%s"', (type, heading) => expect(sourceHeading(type)).toBe(heading));
});
