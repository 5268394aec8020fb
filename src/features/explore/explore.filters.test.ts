import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { KindName } from '#kernel/filter-kinds.ts';
import {
  activePanels,
  type AnyFilters,
  describeFilters,
  filterQuery,
  fromWire,
  malformed,
  readFilters,
  toWire,
  withoutPanel,
  writeFilters,
} from '#kernel/filters.ts';
import { BESIDE, SPECIFIED } from './free-text/testing/specified-filters.ts';
import { EXPLORE_PANELS, type ExploreFilters, exploreFilters, MENTION_PANELS } from './explore.filters.ts';

const word = fc.string({ minLength: 1, maxLength: 30 });
const number = fc.oneof(
  fc.integer({ min: 1000, max: 1e12 }),
  fc.integer({ min: 1000, max: 99_999 }).map((value) => value + 0.25),
);
const valuesOf: Record<KindName, fc.Arbitrary<unknown>> = {
  many: fc.uniqueArray(word, { minLength: 1, maxLength: 5 }),
  range: fc.oneof(
    number.map((min) => ({ min })),
    number.map((max) => ({ max })),
    fc.tuple(number, number).map(([min, max]) => ({ min, max })),
  ),
  flag: fc.constant(true),
  'yes-no': fc.boolean(),
  choice: word,
  days: fc.integer({ min: 0, max: 36_500 }),
  day: fc.constantFrom('2026-01-31', '2019-12-01'),
  period: fc.constantFrom({ from: '2026-01-31', to: '2026-02-01' }, { from: '2019-12-01', to: '2019-12-01' }),
  uuid: fc.uuid(),
  id: fc.integer({ min: 1, max: 999_999_999 }),
};
const anyValues = fc.record(
  Object.fromEntries(
    Object.entries(exploreFilters as AnyFilters).map(([key, { kind, oneOf }]) => [
      key,
      oneOf ? fc.constantFrom(...oneOf) : valuesOf[kind],
    ]),
  ),
  { requiredKeys: [] },
) as fc.Arbitrary<ExploreFilters>;

describe('every filter', () => {
  // EXPL-002, EXPL-003, FILT-106
  it('survives address → values → address', () => {
    fc.assert(
      fc.property(anyValues, (values) => {
        const address = writeFilters(exploreFilters, values).toString();

        expect(readFilters(exploreFilters, new URLSearchParams(address))).toEqual(values);
        expect(malformed(exploreFilters, new URLSearchParams(address))).toEqual([]);
      }),
    );
  });

  // HIST-017, HIST-019, HIST-022, HIST-032, HIST-040
  it('survives history → restore', () => {
    fc.assert(
      fc.property(anyValues, (values) => {
        const stored = JSON.parse(JSON.stringify(toWire(exploreFilters, values))) as Record<string, string[]>;

        expect(fromWire(exploreFilters, stored)).toEqual(values);
      }),
    );
  });

  it('is counted, named and taken away with its panel', () => {
    fc.assert(
      fc.property(anyValues, (values) => {
        const panels = activePanels(exploreFilters, values);
        const left = panels.reduce((rest, panel) => withoutPanel(exploreFilters, rest, panel), values);

        expect(describeFilters(exploreFilters, values)).toHaveLength(Object.keys(values).length);
        expect(left).toEqual({});
      }),
    );
  });
});

describe('the filters of the specification', () => {
  // FILT-006, FILT-007, FILT-008, FILT-009, FILT-010
  it('stand in the panel by their names, in its order', () => {
    expect(EXPLORE_PANELS.filter((panel) => panel in SPECIFIED)).toEqual(Object.keys(SPECIFIED));
    expect(MENTION_PANELS).toEqual(['Quip Type', 'Date Appeared']);
  });

  // FILT-013, FILT-014, FILT-015, FILT-017, FILT-018
  it.each(Object.entries({ ...SPECIFIED, ...BESIDE }))('%s owns %j', (panel, parameters) => {
    const owned = Object.entries(exploreFilters).filter(([, filter]) => filter.panel === panel);

    expect(owned.map(([key]) => key).sort()).toEqual(parameters);
  });

  it('are all there', () => {
    const specified = Object.values({ ...SPECIFIED, ...BESIDE }).flat();

    expect(Object.keys(exploreFilters)).toEqual(expect.arrayContaining(specified));
  });
});

describe('a query parameter', () => {
  // FILT-076, FILT-081, FILT-093
  it.each([
    ['tp_status_operator=is', { tp_status_operator: 'is' }],
    ['tp_status_operator=was', { tp_status_operator: 'was' }],
    ['hq_city=Austin&hq_city=Osaka', { hq_city: ['Austin', 'Osaka'] }],
    [
      'founder_metro_area=Greater+Toronto&founder_metro_area=Greater+Osaka',
      {
        founder_metro_area: ['Greater Toronto', 'Greater Osaka'],
      },
    ],
  ])('is read and written as %s', (query, values) => {
    expect(readFilters(exploreFilters, new URLSearchParams(query))).toEqual(values);
    expect(writeFilters(exploreFilters, values as ExploreFilters).toString()).toBe(query);
  });

  // FILT-101, FILT-102, FILT-103, FILT-104
  it('of newsletters is a flag, two days and repeated types', () => {
    const query =
      'is_in_newsletter=true&newsletter_date_from=2026-01-31&newsletter_date_to=2026-02-28' +
      '&newsletter_type=daily&newsletter_type=weekly';
    const values: ExploreFilters = {
      is_in_newsletter: true,
      newsletter_date_from: '2026-01-31',
      newsletter_date_to: '2026-02-28',
      newsletter_type: ['daily', 'weekly'],
    };

    expect(readFilters(exploreFilters, new URLSearchParams(query))).toEqual(values);
    expect(writeFilters(exploreFilters, values).toString()).toBe(query);
  });

  it.each([
    'tp_status_operator=will',
    'is_in_newsletter=yes',
    'newsletter_date_from=01/31/2026',
    'newsletter_date_to=2026-02-31',
    'hq_city=',
  ])('says nothing as %s, and is refused by its name', (query) => {
    const [key] = query.split('=');

    expect(readFilters(exploreFilters, new URLSearchParams(query))).toEqual({});
    expect(malformed(exploreFilters, new URLSearchParams(query))).toEqual([key]);
  });
});

describe('the words of a range', () => {
  // HIST-041
  it.each([
    [{ min: 20 }, '>= 20'],
    [{ max: 50 }, '<= 50'],
    [{ min: 20, max: 50 }, '20 - 50'],
  ])('of %j are %s', (employee_count, words) => {
    expect(describeFilters(exploreFilters, { employee_count })).toEqual([
      { key: 'employee_count', label: 'Employee Insights', panel: 'Employee Insights', values: [words] },
    ]);
  });
});

describe('an address', () => {
  it('that nobody understands is left out, by name', () => {
    const query = new URLSearchParams(
      'employee_count=lots&colour=red&is_saas=maybe&tp_status_operator=will&growth_6m=LESS_THAN_OR_EQUAL_TO:5',
    );

    expect(readFilters(exploreFilters, query)).toEqual({ growth_6m: { max: 5 } });
    expect(malformed(exploreFilters, query)).toEqual(['tp_status_operator', 'employee_count', 'is_saas']);
  });

  it('is described to callers of the API', () => {
    expect(Object.keys(filterQuery(exploreFilters))).toEqual(Object.keys(exploreFilters));
  });
});
